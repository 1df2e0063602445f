//! Days of the week.

use crate::catalogue::in_english;
use jiff::civil::{Date, Weekday};
use serde::{Deserialize, Serialize};

use super::PaceError;

/// Monday first, as `jiff` counts.
const NAMES: [&str; 7] =
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/// Some days of the week, at least one; a bit for each, Monday's the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Weekdays(u8);

impl Weekdays {
    /// The whole week.
    pub const ALL: Self = Self(0b111_1111);
    const WORK: Self = Self(0b001_1111);
    const END: Self = Self(0b110_0000);

    /// What a person typed: "Mon-Fri", "monday, wednesday and sun", "weekdays", "weekend", "every day".
    ///
    /// # Errors
    /// When it is none of that.
    pub fn parse(typed: &str) -> Result<Self, PaceError> {
        let unreadable = || PaceError::UnreadableDays { typed: typed.trim().to_owned() };
        read(&in_english(typed)).ok_or_else(unreadable)
    }

    /// The single day of this name, or of a part of it: "fri", "tues".
    pub(super) fn day(name: &str) -> Option<Weekday> {
        let place = i8::try_from(named(name)?).ok()?;
        Weekday::from_monday_zero_offset(place).ok()
    }

    /// Whether this date is one of them.
    pub fn contains(self, date: Date) -> bool {
        self.has(date.weekday())
    }

    /// Which they are, from Monday on.
    pub fn iter(self) -> impl Iterator<Item = Weekday> {
        Weekday::Monday.cycle_forward().take(7).filter(move |day| self.has(*day))
    }

    fn has(self, day: Weekday) -> bool {
        self.0 & (1 << day.to_monday_zero_offset()) != 0
    }
}

impl From<Weekdays> for u8 {
    fn from(days: Weekdays) -> Self {
        days.0
    }
}

impl TryFrom<u8> for Weekdays {
    type Error = String;

    fn try_from(bits: u8) -> Result<Self, String> {
        let is_some = bits != 0 && bits <= Self::ALL.0;
        if is_some { Ok(Self(bits)) } else { Err(format!("no days of a week: {bits}")) }
    }
}

fn read(typed: &str) -> Option<Weekdays> {
    match typed {
        "all" | "daily" | "every day" => return Some(Weekdays::ALL),
        "weekdays" | "workdays" | "working days" => return Some(Weekdays::WORK),
        "weekend" | "weekends" => return Some(Weekdays::END),
        _ => {}
    }
    let spaced = typed.replace(" and ", ",").replace(['–', '—'], "-").replace(" to ", "-");
    let tight = spaced.replace(" - ", "-");
    let parts = tight.split([',', ' ']).filter(|part| !part.is_empty());
    let bits = parts.map(stretch).try_fold(0, |bits, part| Some(bits | part?))?;
    Weekdays::try_from(bits).ok()
}

/// "fri" or "fri-mon", over the end of the week if need be.
fn stretch(typed: &str) -> Option<u8> {
    let (from, to) = typed.split_once('-').unwrap_or((typed, typed));
    let (from, to) = (named(from)?, named(to)?);
    let days = (to + 7 - from) % 7;
    Some((0..=days).fold(0, |bits, later| bits | 1 << ((from + later) % 7)))
}

/// "thu", "Thurs." and "thursdays"; a single letter may be two days.
fn named(word: &str) -> Option<usize> {
    let word = word.trim_end_matches(['.', 's']);
    if word.len() < 2 { None } else { NAMES.iter().position(|name| name.starts_with(word)) }
}
