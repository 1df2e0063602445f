//! What a language lacks beside English: `cargo run --example words -- de`.
//!
//! Prints, file by file, which messages and attributes are missing or superfluous, which have other variables, which are
//! word for word the English ones, and which are longer than Discord allows. Ends with status 1 when something must be mended.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// The most characters of a description or a choice of a command.
const SAID: usize = 100;
/// The most characters on a button.
const BUTTON: usize = 80;
/// English of so many words may well be the same in another language: names, figures, signs.
const FEW: usize = 3;

/// A message, or one of its attributes.
#[derive(Default)]
struct Said {
    text: String,
    variables: BTreeSet<String>,
}

fn main() -> ExitCode {
    let Some(language) = env::args().nth(1) else {
        eprintln!("usage: cargo run --example words -- <language>, such as de");
        return ExitCode::from(2);
    };
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words");
    let (english, ours) = (words.join("en"), words.join(&language));
    let mut faults = 0;
    for path in files(&english) {
        let name = path.strip_prefix(&english).expect("it is in this folder");
        let (wanted, found) = (read(&path), read(&ours.join(name)));
        let mut tell = |what: &str, id: &str, is_fault: bool| {
            println!("{}: {id}: {what}", name.display());
            faults += usize::from(is_fault);
        };
        for (id, said) in &wanted {
            match found.get(id) {
                None => tell("is missing", id, true),
                Some(other) => compare(id, said, other, &mut tell),
            }
        }
        for id in found.keys().filter(|id| !wanted.contains_key(*id)) {
            tell("is not in English", id, true);
        }
    }
    println!("{language}: {faults} to mend");
    ExitCode::from(u8::from(faults > 0))
}

fn compare(id: &str, english: &Said, other: &Said, tell: &mut impl FnMut(&str, &str, bool)) {
    if english.variables != other.variables {
        let odd: Vec<_> = english.variables.symmetric_difference(&other.variables).collect();
        tell(&format!("the variables differ: {odd:?}"), id, true);
    }
    let is_word = |word: &&str| word.chars().filter(|sign| sign.is_alphabetic()).count() > 2;
    let words = english.text.split_whitespace().filter(is_word).count();
    if english.text == other.text && words >= FEW {
        tell("is the same as in English", id, false);
    }
    let length = other.text.chars().count();
    let most = match id {
        _ if id.starts_with("commands-") && id.contains('.') => SAID,
        _ if id.starts_with("button-") => BUTTON,
        _ => usize::MAX,
    };
    if length > most {
        tell(&format!("has {length} characters of {most}"), id, true);
    }
}

/// The files with messages in this folder and below.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).map(|entries| entries.flatten().map(|entry| entry.path()));
    let mut all: Vec<PathBuf> = entries.into_iter().flatten().collect();
    all.sort();
    let of = |path: PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
    all.into_iter().flat_map(of).collect()
}

/// What a file says; nothing if it is not there.
fn read(path: &Path) -> BTreeMap<String, Said> {
    let source = fs::read_to_string(path).unwrap_or_default();
    let resource = parser::parse(source.as_str()).unwrap_or_else(|(resource, faults)| {
        for fault in faults {
            println!("{}: {fault}", path.display());
        }
        resource
    });
    let mut all = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let value = message.value.iter().map(|value| (id.to_owned(), value));
        let attributes = message.attributes.iter();
        let named = attributes.map(|one| (format!("{id}.{}", one.id.name), &one.value));
        for (id, pattern) in value.chain(named) {
            let mut said = Said::default();
            said.look_into(pattern);
            all.insert(id, said);
        }
    }
    all
}

impl Said {
    fn look_into(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.look_at(expression),
            }
        }
    }

    fn look_at(&mut self, expression: &Expression<&str>) {
        let (Expression::Inline(inline) | Expression::Select { selector: inline, .. }) = expression;
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.look_at(expression),
            _ => {}
        }
        if let Expression::Select { variants, .. } = expression {
            for variant in variants {
                self.look_into(&variant.value);
            }
        }
    }
}
