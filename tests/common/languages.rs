//! Laws that hold in every language.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use aedile::catalogue::Language;
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// One language for each of a row of games, so that many games together are played in all of them.
pub fn in_turn(number: u64) -> Language {
    let all = Language::all();
    all[usize::try_from(number).expect("a few games") % all.len()]
}

/// Does this in each language.
pub fn in_each(mut work: impl FnMut()) {
    for language in Language::all() {
        language.speak(&mut work);
    }
}

/// Those that are not English.
pub fn foreign() -> impl Iterator<Item = Language> + Clone {
    Language::all().iter().copied().filter(|language| *language != Language::ENGLISH)
}

/// The words of texts, but for those in code: commands, times and whom a mention names.
pub fn words<'a>(texts: impl IntoIterator<Item = &'a String>) -> BTreeSet<String> {
    let apart = |sign: char| !sign.is_alphabetic();
    let all = texts.into_iter().flat_map(|text| {
        let prose: String = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
        prose.split(apart).map(str::to_lowercase).collect::<Vec<_>>()
    });
    all.filter(|word| word.chars().count() > 2).collect()
}

/// The words of the English catalogue that stand nowhere in that of another language; the titles of games are none of them.
/// A reader who meets one of them there meets a message in English.
pub struct EnglishOnly {
    words: BTreeSet<String>,
    titles: [String; 3],
}

impl EnglishOnly {
    /// Those that this language lacks.
    pub fn beside(language: Language, titles: [String; 3]) -> Self {
        let read = |language: Language| {
            let texts = texts(language);
            words(&texts.iter().map(|text| without(text, &titles)).collect::<Vec<_>>())
        };
        let (english, own) = (read(Language::ENGLISH), read(language));
        Self { words: english.difference(&own).cloned().collect(), titles }
    }

    /// Which of them a text has.
    pub fn found_in(&self, text: &str) -> Vec<String> {
        let text = without(text, &self.titles);
        words([&text]).into_iter().filter(|word| self.words.contains(word)).collect()
    }
}

fn without(text: &str, titles: &[String]) -> String {
    titles.iter().fold(text.to_owned(), |text, title| text.replace(title, ""))
}

/// What the messages of a language say, without what the catalogue has of commands and of words that are typed.
fn texts(language: Language) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words").join(language.tag());
    let mut texts = Vec::new();
    for path in files(&folder) {
        let name = path.strip_prefix(&folder).expect("a file of the folder").to_string_lossy();
        if name.starts_with("commands") || name.starts_with("typed") {
            continue;
        }
        let source = fs::read_to_string(&path).expect("a file of the catalogue");
        let resource = parser::parse(source.as_str()).expect("a whole file");
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let attributes = message.attributes.iter().map(|attribute| &attribute.value);
                message.value.iter().chain(attributes).for_each(|text| look(text, &mut texts));
            }
        }
    }
    texts
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let all = fs::read_dir(folder).expect("a folder of the catalogue");
    let of = |path: PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
    all.flat_map(|entry| of(entry.expect("an entry").path())).collect()
}

fn look(pattern: &Pattern<&str>, texts: &mut Vec<String>) {
    let mut own = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => own.push_str(value),
            PatternElement::Placeable { expression } => {
                own.push('\u{fffc}');
                look_at(expression, texts);
            }
        }
    }
    texts.push(own);
}

fn look_at(expression: &Expression<&str>, texts: &mut Vec<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                look(&variant.value, texts);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            look_at(expression, texts);
        }
        Expression::Inline(_) => {}
    }
}
