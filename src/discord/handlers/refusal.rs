//! Why what was asked for was not done. Nothing has changed then.

use super::{Panicked, incident};
use crate::{
    discord::{
        wire::Reply,
        words::{self, company},
    },
    pace::PaceError,
    tables::{RatedRefused, Refused, TableError},
    talk::say::Text,
};

/// Why what was asked for was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A table refuses, or the store behind it failed.
    Table(TableError),
    /// Something else is in the way, in words for the one who asked.
    Says(Text),
    /// A fault of ours.
    Fault {
        /// What failed, for the log.
        what: &'static str,
        /// How.
        why: String,
    },
}

impl Refusal {
    /// A refusal in these words.
    pub fn says(words: impl Into<Text>) -> Self {
        Self::Says(words.into())
    }

    /// What the one who asked reads; `None` for faults of ours, which only the log may name.
    pub fn words(&self) -> Option<Text> {
        match self {
            Self::Table(error) => words::refusal(error),
            Self::Says(words) => Some(words.clone()),
            Self::Fault { .. } => None,
        }
    }
}

impl From<Refusal> for Reply {
    /// What is sent. A fault of ours goes into the log, and the one who asked reads its id.
    fn from(refusal: Refusal) -> Self {
        let words = refusal.words();
        Self::text(words.unwrap_or_else(|| match refusal {
            Refusal::Table(TableError::Broken { table, why }) => incident::damaged(table, &why),
            Refusal::Table(error) => incident::report("a table failed", &error),
            Refusal::Fault { what, why } => incident::report(what, &why),
            Refusal::Says(words) => words,
        }))
    }
}

impl From<TableError> for Refusal {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

impl From<Refused> for Refusal {
    fn from(why: Refused) -> Self {
        Self::Table(why.into())
    }
}

impl From<RatedRefused> for Refusal {
    fn from(why: RatedRefused) -> Self {
        Self::Table(why.into())
    }
}

impl From<PaceError> for Refusal {
    fn from(error: PaceError) -> Self {
        Self::Table(error.into())
    }
}

impl From<company::UnreadableLevels> for Refusal {
    fn from(unreadable: company::UnreadableLevels) -> Self {
        Self::says(unreadable.told())
    }
}

impl From<Panicked> for Refusal {
    fn from(error: Panicked) -> Self {
        Self::Fault { what: "what was computed for an answer failed", why: error.to_string() }
    }
}
