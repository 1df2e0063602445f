//! All holidays of a person.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{Holiday, PaceError};

/// The holidays that somebody has entered, in order and with days between them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct Holidays(Vec<Holiday>);

/// Programs before several could be entered wrote one, or `null`.
#[derive(Deserialize)]
#[serde(untagged)]
enum Stored {
    One(Option<Holiday>),
    Several(Vec<Holiday>),
}

impl From<Stored> for Holidays {
    fn from(stored: Stored) -> Self {
        match stored {
            Stored::One(one) => Self(one.into_iter().collect()),
            Stored::Several(several) => Self(several),
        }
    }
}

impl Holidays {
    /// Nobody plans more of them.
    pub const MOST: usize = 10;

    /// Enters one more and drops those that are over. One that meets others becomes one with them.
    ///
    /// # Errors
    /// When that one is too long, or there are too many; then nothing changes.
    pub fn add(&mut self, new: Holiday, today: Date) -> Result<(), PaceError> {
        let coming = self.coming(today);
        let (met, mut kept): (Vec<_>, Vec<_>) = coming.partition(|one| one.meets(new));
        let from = met.iter().map(|one| one.from()).fold(new.from(), Date::min);
        let to = met.iter().map(|one| one.to()).fold(new.to(), Date::max);
        kept.push(Holiday::new(from, to, from)?);
        if kept.len() > Self::MOST {
            return Err(PaceError::TooManyHolidays);
        }
        kept.sort_unstable_by_key(|one| one.from());
        self.0 = kept;
        Ok(())
    }

    /// Those that are not over on this day.
    pub fn coming(&self, today: Date) -> impl Iterator<Item = Holiday> {
        self.iter().filter(move |one| one.to() >= today)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Holiday> {
        self.0.iter().copied()
    }
}

impl From<Holiday> for Holidays {
    fn from(one: Holiday) -> Self {
        Self(vec![one])
    }
}
