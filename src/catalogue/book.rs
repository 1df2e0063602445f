//! The catalogue of one language: its messages, parsed once, and how one of them is written out.

use std::{
    borrow::Cow,
    collections::HashMap,
    fmt,
    sync::{LazyLock, OnceLock},
};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast::{Entry, Pattern};
use include_dir::{Dir, DirEntry, File, include_dir};

use super::language::Language;

/// The sentences of the program and of its games.
pub static HOUSE: Book = Book::new(include_dir!("$CARGO_MANIFEST_DIR/assets/words"));

/// Sentences that belong together: those in `assets/words`, or those that a game brings in its own folder.
pub struct Book {
    /// A folder for each language with files in Fluent's syntax (<https://projectfluent.org/fluent/guide/>).
    words: Dir<'static>,
    english: OnceLock<Catalogue>,
    others: OnceLock<HashMap<Language, Catalogue>>,
    /// Apart, as hardly anybody reads it.
    marked: OnceLock<Catalogue>,
}

impl Book {
    /// The book in this folder: `Book::new(include_dir!(…))`.
    pub const fn new(words: Dir<'static>) -> Self {
        Self { words, english: OnceLock::new(), others: OnceLock::new(), marked: OnceLock::new() }
    }

    /// Its catalogue of this language, English when it is not written in that one; the first call parses it.
    pub(super) fn catalogue(&'static self, language: Language) -> &'static Catalogue {
        match language {
            Language::ENGLISH => self.english(),
            Language::MARKED => self.marked.get_or_init(|| self.read(Language::MARKED)),
            other => self.others().get(&other).unwrap_or_else(|| self.english()),
        }
    }

    fn english(&'static self) -> &'static Catalogue {
        self.english.get_or_init(|| Catalogue::read(&self.words, Language::ENGLISH).logged(None))
    }

    fn read(&'static self, language: Language) -> Catalogue {
        Catalogue::read(&self.words, language).logged(Some(self.english()))
    }

    /// Reads all languages before anybody asks for one, so that the log of the start has what is wrong with their files.
    pub fn open(&'static self) {
        self.others();
    }

    /// Writes a message in this language; in English where this one lacks it, so that a fault in a file of a language costs
    /// its readers one message.
    pub(super) fn write(
        &'static self,
        language: Language,
        message: (&str, Option<&str>),
        arguments: &FluentArgs,
        out: &mut String,
    ) {
        let own = self.catalogue(language);
        let has_it = own.pattern(message).is_some();
        let written = if has_it { own } else { self.catalogue(Language::ENGLISH) };
        written.write(message, arguments, out);
    }

    fn others(&'static self) -> &'static HashMap<Language, Catalogue> {
        self.others.get_or_init(|| {
            let is_other = |language: &&Language| **language != Language::ENGLISH;
            let all = Language::all().iter().filter(is_other);
            let written = all.filter(|language| self.words.get_dir(language.folder()).is_some());
            written.map(|language| (*language, self.read(*language))).collect()
        })
    }
}

impl Language {
    /// Those that people read, English first: each folder of `assets/words` is one.
    pub fn all() -> &'static [Self] {
        static ALL: LazyLock<Vec<Language>> = LazyLock::new(|| {
            let folders = HOUSE.words.dirs().filter_map(|folder| folder.path().to_str());
            let mut all: Vec<_> = folders.map(Language).collect();
            all.sort_by_key(|language| (*language != Language::ENGLISH, language.tag()));
            all
        });
        &ALL
    }

    /// The one of a tag of BCP 47, whatever the region: "en-GB" is English. `None` for a language that nobody has written.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let known = || Self::all().iter().chain([&Self::MARKED]).copied();
        let find = |wanted: &str| known().find(|language| language.tag() == wanted);
        find(tag).or_else(|| find(tag.split('-').next()?))
    }
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Book").finish_non_exhaustive()
    }
}

/// Books are few and each is the same only as itself.
impl PartialEq for Book {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Book {}

/// All messages of a language.
pub(super) struct Catalogue {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// The ids of its messages.
    ids: Vec<String>,
    /// What its files have that cannot be read.
    faults: Vec<String>,
}

impl Catalogue {
    /// A fault in a file costs the messages that it touches and nothing more; the tests find it before anybody else does.
    fn read(words: &'static Dir<'static>, language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Names are isolated where they need it, see `names::escape`.
        bundle.set_use_isolating(false);
        bundle.set_transform((language == Language::MARKED).then_some(marked));
        let (mut ids, mut found) = (Vec::new(), Vec::new());
        if let Err(error) = bundle.add_builtins() {
            found.push(error.to_string());
        }
        for file in words.get_dir(language.folder()).into_iter().flat_map(files) {
            let source = file.contents_utf8().unwrap_or_default().to_owned();
            let (resource, faults) = match FluentResource::try_new(source) {
                Ok(resource) => (resource, Vec::new()),
                Err(partly) => partly,
            };
            let path = file.path().display();
            found.extend(faults.into_iter().map(|fault| format!("{path}: {fault}")));
            ids.extend(resource.entries().filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            }));
            let doubled = bundle.add_resource(resource).err().unwrap_or_default();
            found.extend(doubled.into_iter().map(|fault| format!("{path}: {fault}")));
        }
        let sign = bundle.get_message("list-decimal-sign").and_then(|message| message.value());
        let has_comma = sign.is_some_and(|sign| {
            bundle.format_pattern(sign, None, &mut Vec::new()) == DECIMAL_COMMA
        });
        bundle.set_formatter(Some(if has_comma { with_comma } else { with_point }));
        Self { language, bundle, ids, faults: found }
    }

    /// What is wrong with its files, and which messages of the English one its readers get in English.
    fn faults<'a>(&'a self, english: Option<&'a Self>) -> impl Iterator<Item = String> + 'a {
        let ids = english.into_iter().flat_map(|english| &english.ids);
        let missing = ids.filter(move |id| self.bundle.get_message(id).is_none());
        let missing = missing.map(|id| format!("{id} is missing, and read in English"));
        self.faults.iter().cloned().chain(missing)
    }

    /// The same catalogue, once its faults are in the log.
    fn logged(self, english: Option<&Self>) -> Self {
        for fault in self.faults(english) {
            tracing::error!(language = self.language.tag(), "catalogue: {fault}");
        }
        self
    }

    /// Whether the message has an attribute of this name.
    pub(super) fn has(&self, id: &str, attribute: &str) -> bool {
        self.bundle
            .get_message(id)
            .is_some_and(|message| message.get_attribute(attribute).is_some())
    }

    /// What the message says, or its attribute of this name.
    fn pattern(&self, (id, attribute): (&str, Option<&str>)) -> Option<&Pattern<&str>> {
        let message = self.bundle.get_message(id)?;
        match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        }
    }

    /// Writes the message, or its attribute of this name, with its arguments; its id where it is missing.
    fn write(
        &self,
        (id, attribute): (&str, Option<&str>),
        arguments: &FluentArgs,
        out: &mut String,
    ) {
        let language = self.language.tag();
        let Some(pattern) = self.pattern((id, attribute)) else {
            tracing::error!(id, attribute, language, "the catalogue has no such message");
            out.push_str(id);
            return;
        };
        let mut faults = Vec::new();
        // Writing to a string cannot fail; what can is told in `faults`.
        let _ = self.bundle.write_pattern(out, pattern, Some(arguments), &mut faults);
        if !faults.is_empty() {
            tracing::error!(id, language, ?faults, "a message was written with gaps");
        }
    }
}

const DECIMAL_COMMA: &str = ",";

/// A number as most languages of Europe write it.
fn with_comma<M>(value: &FluentValue, other: &M) -> Option<String> {
    with_point(value, other).map(|number| number.replace('.', DECIMAL_COMMA))
}

/// A number with the sign that points have, too.
fn with_point<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('-', "−")),
        _ => None,
    }
}

/// The text with accents on its letters, as many characters long.
fn marked(text: &str) -> Cow<'_, str> {
    const PLAIN: &str = "ACDEGILNORSTUYZacdegilnorstuyz";
    const MARKED: &str = "ÁÇÐÉĞÍŁÑÓŘŠŤÚÝŽáçđéğíłñóřšťúýž";
    let mark = |sign| PLAIN.find(sign).and_then(|at| MARKED.chars().nth(at)).unwrap_or(sign);
    text.chars().map(mark).collect()
}

/// The files of the folder and of the folders in it.
fn files(folder: &'static Dir<'static>) -> Vec<&'static File<'static>> {
    let of = |entry: &'static DirEntry<'static>| match entry {
        DirEntry::Dir(folder) => files(folder),
        DirEntry::File(file) => vec![file],
    };
    folder.entries().iter().flat_map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Text;

    const GERMAN: Language = Language("de");

    /// Two languages, one of them with a message that cannot be read.
    static BROKEN: Book = Book::new(Dir::new(
        "",
        &[
            DirEntry::Dir(Dir::new(
                "en",
                &[DirEntry::File(File::new(
                    "en/lobby.ftl",
                    b"lobby-open = Open\nlobby-full = Full\nlobby-over = Over\n",
                ))],
            )),
            DirEntry::Dir(Dir::new(
                "de",
                &[DirEntry::File(File::new(
                    "de/lobby.ftl",
                    b"lobby-open = Offen\nlobby-full = Voll { $\nlobby-over = Vorbei\n",
                ))],
            )),
        ],
    ));

    #[test]
    fn a_broken_message_is_read_in_english_and_the_others_are_not() {
        let read = |id| Text::message(&BROKEN, id, Vec::new()).to(GERMAN);
        assert_eq!(
            ["lobby-open", "lobby-full", "lobby-over"].map(read),
            ["Offen", "Full", "Vorbei"]
        );
    }

    #[test]
    fn the_start_says_which_file_and_which_message_is_broken() {
        let faults: Vec<_> = BROKEN.catalogue(GERMAN).faults(Some(BROKEN.english())).collect();
        let [file, message] = &faults[..] else { panic!("{faults:?}") };
        assert!(file.starts_with("de/lobby.ftl: "), "{file}");
        assert_eq!(message, "lobby-full is missing, and read in English");
        assert_eq!(BROKEN.english().faults(None).count(), 0);
    }

    #[test]
    fn nothing_is_wrong_with_the_words_of_the_house() {
        for language in Language::all().iter().chain([&Language::MARKED]) {
            let faults = HOUSE.catalogue(*language).faults(Some(HOUSE.english()));
            assert_eq!(faults.collect::<Vec<_>>(), [""; 0], "{}", language.tag());
        }
    }
}
