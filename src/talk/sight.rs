//! What somebody looks at: a page of a table, now or as it stood at an earlier moment; and what a game adds to these pages.

use std::fmt;

use super::say::Text;
use crate::board::{MoveNumber, Seat};

/// A part of a table that is looked at from near, from what everybody knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Part<S> {
    /// What the menu calls it: "Anna's city".
    pub name: Text,
    /// All that is to be said of it, in whole sentences or lines.
    pub says: Text,
    /// Its picture; the one of the whole table for none.
    pub shot: Option<S>,
}

/// How the points of a seat come about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// For what, and how many units of the game's score; together they are the total.
    pub lines: Vec<(Text, i32)>,
    /// All together.
    pub total: i32,
    /// What more would bring, in a running game: "One more temple: up to 10 points".
    pub more: Vec<Text>,
}

/// What somebody looks at. In components it is `[@moves.]page`, where `moves` tells how many moves had been made then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// After how many entries of the table's history; `None` is now.
    pub after: Option<MoveNumber>,
    /// What of it.
    pub page: Page,
}

/// A page of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// The picture of the table.
    #[default]
    Table,
    /// One of the game's own [parts](Part), by its place.
    Part(usize),
    /// The score pad.
    Scores,
    /// The [account](Account) of this seat's points.
    Points(Seat),
    /// All in words, from this page on.
    Words(usize),
    /// The film of the game so far.
    Film,
}

impl Sight {
    /// This page of the present table.
    pub const fn now(page: Page) -> Self {
        Self { after: None, page }
    }

    /// The same page at another moment.
    pub const fn at(self, after: Option<MoveNumber>) -> Self {
        Self { after, ..self }
    }

    /// Another page of the same moment.
    pub const fn of(self, page: Page) -> Self {
        Self { page, ..self }
    }

    /// What a component carries; what it never carried is the present table.
    pub fn read(text: &str) -> Self {
        let (after, page) = match text.strip_prefix('@') {
            Some(then) => then.split_once('.').unwrap_or((then, "")),
            None => ("", text),
        };
        Self { after: after.parse().ok(), page: Page::read(page) }
    }

    /// The beginning of what a select of pages carries: the chosen [page](Page) is appended.
    pub fn moment(self) -> String {
        self.after.map_or_else(String::new, |after| format!("@{after}."))
    }
}

impl fmt::Display for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.moment(), self.page)
    }
}

impl Page {
    fn read(text: &str) -> Self {
        let (name, place) = text.split_at(text.find(char::is_numeric).unwrap_or(text.len()));
        let number = place.parse().ok();
        match (name, number) {
            ("part", Some(number)) => Self::Part(number),
            ("scores", None) => Self::Scores,
            ("points", Some(seat)) => {
                u8::try_from(seat).ok().and_then(Seat::new).map_or(Self::Scores, Self::Points)
            }
            ("words", Some(number)) => Self::Words(number),
            ("film", None) => Self::Film,
            (_, _) => Self::Table,
        }
    }
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table => f.write_str("table"),
            Self::Part(place) => write!(f, "part{place}"),
            Self::Scores => f.write_str("scores"),
            Self::Points(seat) => write!(f, "points{}", seat.index()),
            Self::Words(page) => write!(f, "words{page}"),
            Self::Film => f.write_str("film"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sight_is_read_back_as_it_was_written() {
        let pages = [
            Page::Table,
            Page::Part(3),
            Page::Scores,
            Page::Points(Seat::FIRST),
            Page::Words(2),
            Page::Film,
        ];
        for page in pages {
            for after in [None, Some(MoveNumber(0)), Some(MoveNumber(217))] {
                let sight = Sight { after, page };
                assert_eq!(Sight::read(&sight.to_string()), sight);
                assert_eq!(Sight::read(&format!("{}{page}", sight.moment())), sight);
            }
        }
    }

    #[test]
    fn what_was_never_written_is_the_present_table() {
        for text in ["", "look", "part", "part99999999999999999999", "points9x", "@", "@x.city"] {
            assert_eq!(Sight::read(text), Sight::default(), "{text}");
        }
    }
}
