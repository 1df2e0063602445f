//! The files of a language, as Fluent's own parser reads them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use aedile::talk::say::Language;
use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

use super::Arguments;

/// What the files of a language say, and what is wrong with them.
pub struct Catalogue {
    messages: BTreeMap<String, Message>,
    pub faults: Vec<String>,
}

/// What one message asks for.
#[derive(Default)]
struct Message {
    variables: BTreeSet<String>,
    /// The messages and terms that it contains.
    references: BTreeSet<String>,
    /// The names of its attributes.
    attributes: BTreeSet<String>,
}

/// Those of the house.
pub fn read(language: Language) -> Catalogue {
    read_in(&root(), language)
}

/// The text of each file of a language, by its path.
pub fn texts(language: Language) -> Vec<(String, String)> {
    let paths = ftl_files(&root().join(language.tag())).into_iter();
    let text = |path: PathBuf| (path.display().to_string(), fs::read_to_string(&path).unwrap());
    paths.map(text).collect()
}

/// The same in this folder of languages.
pub fn read_in(book: &Path, language: Language) -> Catalogue {
    let folder = book.join(language.tag());
    let mut catalogue = Catalogue { messages: BTreeMap::new(), faults: Vec::new() };
    for path in ftl_files(&folder) {
        let name = path.strip_prefix(&folder).unwrap().components().next().unwrap();
        let name = name.as_os_str().to_str().unwrap().trim_end_matches(".ftl").to_owned();
        catalogue.add(&name, &fs::read_to_string(&path).unwrap());
    }
    catalogue
}

impl Catalogue {
    fn add(&mut self, file: &str, source: &str) {
        let resource = parser::parse(source).unwrap_or_else(|(resource, faults)| {
            self.faults.extend(faults.iter().map(|fault| format!("{file}: {fault}")));
            resource
        });
        for entry in &resource.body {
            let (id, patterns) = match entry {
                Entry::Message(message) => (message.id.name, message.value.as_slice()),
                Entry::Term(term) => (term.id.name, std::slice::from_ref(&term.value)),
                Entry::Junk { content } => {
                    self.faults.push(format!("{file}: cannot be read: {content}"));
                    continue;
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            };
            if !id.starts_with(&format!("{file}-")) {
                self.faults.push(format!("{file}: {id} has another name"));
            }
            let mut message = Message::default();
            if let Entry::Message(entry) = entry {
                let names = entry.attributes.iter().map(|attribute| attribute.id.name.to_owned());
                message.attributes.extend(names);
            }
            for pattern in patterns {
                message.look_into(pattern);
            }
            if self.messages.insert(id.to_owned(), message).is_some() {
                self.faults.push(format!("{file}: {id} stands twice"));
            }
        }
    }

    /// The arguments of each message, those of the messages that it contains among them.
    pub fn arguments(&self) -> Arguments {
        let all = |id: &String| {
            let (mut open, mut arguments) = (vec![id.clone()], BTreeSet::new());
            while let Some(message) = open.pop().and_then(|id| self.messages.get(&id)) {
                arguments.extend(message.variables.iter().cloned());
                open.extend(message.references.iter().cloned());
            }
            (id.clone(), arguments)
        };
        self.messages.keys().map(all).collect()
    }

    /// The attributes of each message whose id begins with this.
    pub fn attributes(&self, begin: &str) -> BTreeMap<String, BTreeSet<String>> {
        let found = self.messages.iter().filter(|(id, _)| id.starts_with(begin));
        found.map(|(id, message)| (id.clone(), message.attributes.clone())).collect()
    }

    /// The messages that are contained in others.
    pub fn references(&self) -> BTreeSet<String> {
        self.messages.values().flat_map(|message| message.references.iter().cloned()).collect()
    }
}

impl Message {
    fn look_into(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.look_at(expression);
            }
        }
    }

    fn look_at(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.look_at_inline(inline),
            Expression::Select { selector, variants } => {
                self.look_at_inline(selector);
                for variant in variants {
                    self.look_into(&variant.value);
                }
            }
        }
    }

    fn look_at_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(id.name.to_owned());
                if let Some(arguments) = arguments {
                    self.look_at_call(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.look_at_call(arguments),
            InlineExpression::Placeable { expression } => self.look_at(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn look_at_call(&mut self, arguments: &CallArguments<&str>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        for argument in arguments.positional.iter().chain(named) {
            self.look_at_inline(argument);
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words")
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

fn ftl_files(folder: &Path) -> Vec<PathBuf> {
    let of = |path: PathBuf| if path.is_dir() { ftl_files(&path) } else { vec![path] };
    entries(folder).into_iter().flat_map(of).collect()
}
