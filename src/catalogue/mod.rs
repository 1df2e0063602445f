//! Sentences as data: what people read is a message of the catalogue with its arguments until it is written out in a
//! language, at the border to Discord.
//!
//! # How to write a sentence
//!
//! 1. Write it whole into `assets/words/en/<module>.ftl` (or a file of a folder `<module>`), under an id that begins with
//!    that name:
//!
//!    ```text
//!    lobby-too-few =
//!        The game needs at least { $least } players; { $have ->
//!            [one] one has joined so far.
//!           *[other] { $have } have joined so far.
//!        }
//!    ```
//! 2. Say it with its arguments: `say!("lobby-too-few", least = 2, have = lobby.players.len())`. An argument is a
//!    number, a name, Discord's markup, or another [`Text`]; `say!("stats-rank", name)` is short for `name = name`.
//! 3. What belongs together is put together here: [`Text::all_of`] ("a, b and c"), [`Text::one_of`], [`Text::units`],
//!    [`Text::sentences`], [`Text::lines`], [`Text::paragraphs`], [`Text::dotted`].
//! 4. Hand the [`Text`] on: panels, labels and replies carry it. Whoever speaks to Discord writes it out, `text.to(language)`,
//!    in the language that `discord::wire::language` names. What is drawn displays it, in the language that is
//!    [spoken](Language::spoken) while the picture is made.
//!    What has little room is [cut](Text::cut); how long a text is in its longest language tells [`Text::len`].
//!
//! Slash commands have their words in `commands.ftl`, under ids made from their names, and cards theirs in
//! `<game>/names.ftl`, under ids made from their own: an [`Entry`] reads them.
//!
//! No sentence is put together from fragments: another language orders and inflects them otherwise. A closed set of
//! cases is a selector (`{ $choice -> [skip] … *[wait] … }`) or an id for each case, and so is each plural. No sentence
//! is stored, searched for or parsed back: what the program needs again it keeps as a value.
//!
//! A game that is not of this house brings its sentences in its own folder, as a [`Book`], and says which it means:
//! `say!(WORDS, "bid", card)`.
//!
//! `tests/messages/catalogue.rs` holds that each id of a `say!` stands in the catalogue with exactly the arguments given,
//! that none is unused, and that all languages have the same ids and arguments. A language more is a folder more in
//! `assets/words`.

#![warn(missing_docs)]

mod argument;
mod book;
mod entry;
mod language;
pub mod plain;
mod text;
mod typed;

pub use book::{Book, HOUSE};
pub use entry::Entry;
pub use language::Language;
pub use text::{Argument, Text};
pub use typed::in_english;
