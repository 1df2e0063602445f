//! A piece of text that has no language yet.

use std::{borrow::Cow, fmt};

use fluent_bundle::{
    FluentArgs, FluentValue,
    types::{FluentNumber, FluentNumberOptions},
};

use super::{
    book::Book,
    language::Language,
    plain::{plain, shorten},
};
use crate::say;

/// What somebody will read: messages of the catalogue, put together. See [`super`] for how to write one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text(Part);

/// What a message is told with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A name, Discord's markup, or the word by which a message selects a case.
    Word(String),
    /// A whole number, by which a message may select a plural.
    Number(i64),
    /// A number in tenths, told with one decimal.
    Tenths(i64),
    /// A text, written out in the language of the message.
    Text(Text),
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Message {
        book: &'static Book,
        id: Cow<'static, str>,
        attribute: Option<Cow<'static, str>>,
        arguments: Vec<(&'static str, Argument)>,
    },
    Verbatim(String),
    /// A number with a point before its decimals, in whose place the language may have another sign.
    Decimal(String),
    /// At most so many characters, once it is written out.
    Cut(Box<Text>, usize),
    /// Without our markdown, once it is written out.
    Plain(Box<Text>),
    /// With the same sign between them in every language.
    Signed {
        sign: &'static str,
        texts: Vec<Text>,
    },
    /// With what the language puts between them.
    Listed {
        list: List,
        texts: Vec<Text>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum List {
    And,
    Or,
    Units,
    Sentences,
}

impl Text {
    /// A message of this book; [`say!`](crate::say) is how it is written.
    pub const fn message(
        book: &'static Book,
        id: &'static str,
        arguments: Vec<(&'static str, Argument)>,
    ) -> Self {
        Self(Part::Message { book, id: Cow::Borrowed(id), attribute: None, arguments })
    }

    /// A message without arguments, or an attribute of it; see [`Entry`](super::Entry).
    pub(super) const fn entry(
        book: &'static Book,
        id: String,
        attribute: Option<Cow<'static, str>>,
    ) -> Self {
        Self(Part::Message { book, id: Cow::Owned(id), attribute, arguments: Vec::new() })
    }

    /// What is the same in every language: what people wrote, a name, Discord's markup, a signature of numbers.
    pub fn verbatim(text: impl Into<String>) -> Self {
        Self(Part::Verbatim(text.into()))
    }

    /// A number that is written out with a point before its decimals: "26.3", and "26,3" in most languages.
    pub fn decimal(number: impl Into<String>) -> Self {
        Self(Part::Decimal(number.into()))
    }

    /// "a, b and c"; no text for none.
    pub fn all_of<T: Into<Self>>(texts: impl IntoIterator<Item = T>) -> Self {
        Self::listed(List::And, texts)
    }

    /// "a, b or c"; no text for none.
    pub fn one_of<T: Into<Self>>(texts: impl IntoIterator<Item = T>) -> Self {
        Self::listed(List::Or, texts)
    }

    /// "a, b, c".
    pub fn units<T: Into<Self>>(texts: impl IntoIterator<Item = T>) -> Self {
        Self::listed(List::Units, texts)
    }

    /// Whole sentences, one after the other in one line.
    pub fn sentences<T: Into<Self>>(texts: impl IntoIterator<Item = T>) -> Self {
        Self::listed(List::Sentences, texts)
    }

    /// Each in a line of its own.
    pub fn lines<T: Into<Self>>(texts: impl IntoIterator<Item = T>) -> Self {
        Self::joined("\n", texts)
    }

    /// With an empty line between.
    pub fn paragraphs<T: Into<Self>>(texts: impl IntoIterator<Item = T>) -> Self {
        Self::joined("\n\n", texts)
    }

    /// "a · b · c": the parts of a label.
    pub fn dotted<T: Into<Self>>(texts: impl IntoIterator<Item = T>) -> Self {
        Self::joined(" · ", texts)
    }

    /// With this sign between them in every language: the places of a row, the lines of a map.
    pub fn joined<T: Into<Self>>(sign: &'static str, texts: impl IntoIterator<Item = T>) -> Self {
        Self(Part::Signed { sign, texts: texts.into_iter().map(Into::into).collect() })
    }

    /// The lines of which it was put [together](Self::lines); what is anything else is one line.
    pub fn into_lines(self) -> Vec<Self> {
        match self.0 {
            Part::Signed { sign: "\n", texts } => {
                texts.into_iter().flat_map(Self::into_lines).collect()
            }
            whole => vec![Self(whole)],
        }
    }

    /// The same, cut with an ellipsis where it has more than `most` characters.
    pub fn cut(self, most: usize) -> Self {
        Self(Part::Cut(Box::new(self), most))
    }

    /// The same without our markdown, for labels, files and pictures.
    pub fn plain(self) -> Self {
        Self(Part::Plain(Box::new(self)))
    }

    /// Written out.
    pub fn to(&self, language: Language) -> String {
        let mut out = String::new();
        self.write(language, &mut out);
        out
    }

    /// Written out in every language.
    pub fn everywhere(&self) -> Vec<String> {
        Language::all().iter().map(|language| self.to(*language)).collect()
    }

    /// How many characters it has in the language that is [spoken](Language::spoken): the one of its reader, while an answer
    /// or a post is put together.
    pub fn len(&self) -> usize {
        self.to(Language::spoken()).chars().count()
    }

    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn listed<T: Into<Self>>(list: List, texts: impl IntoIterator<Item = T>) -> Self {
        Self(Part::Listed { list, texts: texts.into_iter().map(Into::into).collect() })
    }

    fn write(&self, language: Language, out: &mut String) {
        match &self.0 {
            Part::Message { book, id, attribute, arguments } => {
                let mut values = FluentArgs::with_capacity(arguments.len());
                for (name, argument) in arguments {
                    values.set(*name, argument.value(language));
                }
                book.write(language, (id, attribute.as_deref()), &values, out);
            }
            Part::Verbatim(text) => out.push_str(text),
            Part::Decimal(number) => {
                let sign = say!("list-decimal-sign").to(language);
                out.push_str(&number.replace('.', &sign));
            }
            Part::Cut(text, most) => out.push_str(&shorten(&text.to(language), *most)),
            Part::Plain(text) => out.push_str(&plain(&text.to(language))),
            Part::Signed { sign, texts } => {
                for (place, text) in texts.iter().enumerate() {
                    out.push_str(if place == 0 { "" } else { sign });
                    text.write(language, out);
                }
            }
            Part::Listed { list, texts } => out.push_str(&list.write(language, texts)),
        }
    }
}

impl Argument {
    /// The number, rounded to one decimal.
    #[expect(clippy::cast_possible_truncation, reason = "a score or a mean is far below 2^53")]
    pub fn tenths(number: f64) -> Self {
        Self::Tenths((number * 10.0).round() as i64)
    }

    fn value(&self, language: Language) -> FluentValue<'_> {
        match self {
            Self::Word(word) => word.as_str().into(),
            Self::Number(number) => number.into(),
            Self::Tenths(tenths) => tenths_told(*tenths).into(),
            Self::Text(text) => text.to(language).into(),
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a score or a mean is far below 2^53")]
fn tenths_told(tenths: i64) -> FluentNumber {
    let options = FluentNumberOptions { minimum_fraction_digits: Some(1), ..Default::default() };
    FluentNumber::new(tenths as f64 / 10.0, options)
}

/// No text.
impl Default for Text {
    fn default() -> Self {
        Self::verbatim("")
    }
}

impl List {
    /// The texts put together two by two from the left, the last one perhaps otherwise.
    fn write(self, language: Language, texts: &[Text]) -> String {
        let mut texts = texts.iter().map(|text| text.to(language)).peekable();
        let mut all = texts.next().unwrap_or_default();
        while let Some(next) = texts.next() {
            all = self.pair(all, next, texts.peek().is_none()).to(language);
        }
        all
    }

    fn pair(self, first: String, last: String, is_end: bool) -> Text {
        match self {
            Self::And if is_end && begins_with(&last, 'i') => {
                say!("list-and-before-i", first, last)
            }
            Self::And if is_end => say!("list-and", first, last),
            Self::Or if is_end && begins_with(&last, 'o') => {
                say!("list-or-before-o", first, last)
            }
            Self::Or if is_end => say!("list-or", first, last),
            Self::And | Self::Or | Self::Units => say!("list-comma", first, last),
            Self::Sentences => say!("list-sentences", first, last),
        }
    }
}

/// Whether the first word begins with the sound of this vowel in Spanish, where "y" and "o" change before their own sound:
/// "Anna e Inés", "siete u ocho". An "h" is silent; "hie" does not sound like an i.
fn begins_with(text: &str, vowel: char) -> bool {
    let word = text.trim_start_matches(|sign: char| !sign.is_alphanumeric()).to_lowercase();
    let word = word.replace('í', "i").replace('ó', "o");
    let spoken = word.strip_prefix('h').unwrap_or(&word);
    let is_glide = ["ia", "ie", "io"].iter().any(|begin| spoken.starts_with(begin));
    spoken.starts_with(vowel) && !is_glide
}

/// A sentence of the catalogue with its arguments, as a [`Text`](crate::catalogue::Text); see [`crate::catalogue`].
///
/// ```
/// use aedile::say;
/// assert_eq!(say!("list-and", first = "Anna", last = "Ben").to_string(), "Anna and Ben");
/// ```
#[macro_export]
macro_rules! say {
    (@value $name:ident) => { $name };
    (@value $name:ident = $value:expr) => { $value };
    ($id:literal $($more:tt)*) => { $crate::say!($crate::catalogue::HOUSE, $id $($more)*) };
    ($book:path, $id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::catalogue::Text::message(
            &$book,
            $id,
            vec![$((stringify!($name), $crate::catalogue::Argument::from($crate::say!(@value $name $(= $value)?)))),*],
        )
    };
}

/// In the language that is [spoken](Language::spoken): for what is drawn or written to a file while somebody waits for it.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to(Language::spoken()))
    }
}

/// What has no language: a name, or what people wrote.
impl From<String> for Text {
    fn from(text: String) -> Self {
        Self::verbatim(text)
    }
}

/// What has no language: a name, or what people wrote.
impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self::verbatim(text)
    }
}

#[cfg(test)]
mod tests {
    use super::{super::HOUSE, *};

    #[test]
    fn a_word_is_known_by_the_vowel_with_which_it_is_spoken() {
        for (word, sounds) in
            [("**Inés**", true), ("hilo", true), ("hierro", false), ("Iowa", false)]
        {
            assert_eq!(begins_with(word, 'i'), sounds, "{word}");
        }
        assert!(begins_with("(hora)", 'o') && !begins_with("8 u ocho", 'o'));
    }

    #[test]
    fn a_list_reads_as_the_language_puts_it() {
        let told = |names: &[&str]| Text::all_of(names.iter().copied()).to_string();
        assert_eq!(told(&[]), "");
        assert_eq!(told(&["a"]), "a");
        assert_eq!(told(&["a", "b"]), "a and b");
        assert_eq!(told(&["a", "b", "c", "d"]), "a, b, c and d");
        assert_eq!(Text::one_of(["a", "b", "c"]).to_string(), "a, b or c");
        assert_eq!(Text::units(["a", "b", "c"]).to_string(), "a, b, c");
        assert_eq!(Text::sentences(["A.", "B."]).to_string(), "A. B.");
        assert_eq!(Text::lines(["a", "b"]).to_string(), "a\nb");
        assert_eq!(Text::paragraphs(["a", "b"]).to_string(), "a\n\nb");
        assert_eq!(Text::dotted(["a", "b"]).to_string(), "a · b");
    }

    #[test]
    fn what_is_missing_costs_its_own_words_and_no_more() {
        let gap = Text::message(&HOUSE, "list-and", vec![("first", "Anna".into())]);
        assert_eq!(gap.to_string(), "Anna and {$last}");
        assert_eq!(
            Text::message(&HOUSE, "no-such-message", Vec::new()).to_string(),
            "no-such-message"
        );
    }
}
