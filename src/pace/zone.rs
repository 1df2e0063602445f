//! Time zones by their IANA names, or by how far their clocks are from UTC.

use std::{fmt, sync::LazyLock};

use jiff::{
    Timestamp,
    civil::{Date, DateTime},
    tz::{AmbiguousOffset, Offset, TimeZone, TimeZoneDatabase},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Moment, PaceError, Span, WallTime, offset};

/// How alike a city must be to be offered instead, 0 to 1: "Berln" and "Berlin" are 0.83.
const LIKE: f64 = 0.7;

/// How many names an unknown zone is answered with.
const OFFERED: usize = 3;

/// What is offered before anything is typed: one zone an hour, roughly, around the world.
const COMMON: [&str; 24] = [
    "UTC",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/Madrid",
    "Europe/Rome",
    "Europe/Athens",
    "Europe/Istanbul",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Perth",
    "Australia/Sydney",
    "Pacific/Auckland",
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/Sao_Paulo",
];

/// The compiled-in zone data, so that the machine's does not matter.
static DATA: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// All names, in the order of the alphabet, each with the form in which it is compared.
static NAMES: LazyLock<Vec<Name>> = LazyLock::new(|| {
    let names = jiff_names().into_iter().map(|name| {
        let name: &'static str = name.leak();
        Name { name, folded: fold(name).leak() }
    });
    names.collect()
});

/// A time zone with its rules, such as Europe/Berlin, or without any, such as UTC+5:30. Clones are cheap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone(TimeZone);

/// A name in the list.
struct Name {
    name: &'static str,
    folded: &'static str,
}

impl Name {
    fn city(&self) -> &'static str {
        self.folded.rsplit('/').next().unwrap_or(self.folded)
    }

    /// Continent/city, or UTC: what people choose. The others are abbreviations and names of old.
    fn is_modern(&self) -> bool {
        self.name == "UTC" || (self.name.contains('/') && !self.name.starts_with("Etc/"))
    }
}

/// Names may be used for ever, so the few kilobytes of the list are never given back.
fn jiff_names() -> Vec<String> {
    let mut names: Vec<String> = DATA.available().map(|name| name.as_str().to_owned()).collect();
    names.retain(|name| !matches!(name.as_str(), "Factory" | "Etc/Unknown"));
    if !names.iter().any(|name| name == "UTC") {
        names.push("UTC".to_owned());
    }
    names.sort();
    names.dedup();
    names
}

/// The zone of this name as it is stored. What IANA calls `Etc/GMT-2` is two hours before UTC; people read and write it the other
/// way round.
fn named(name: &str) -> Option<Zone> {
    if let Some(ahead) = offset::stored(name) {
        return Some(Zone(TimeZone::fixed(ahead)));
    }
    DATA.get(name).ok().map(Zone)
}

fn fold(typed: &str) -> String {
    typed.trim().to_lowercase().replace([' ', '-'], "_")
}

impl Zone {
    /// Coordinated Universal Time.
    pub const UTC: Self = Self(TimeZone::UTC);

    /// The zone of this name; case does not matter, and a space may stand for the underscore. Or the zone whose clocks are so far
    /// ahead of UTC or behind: `GMT+2`, `UTC+5:30`, `-3`.
    ///
    /// # Errors
    /// When there is none; with the names that look like it.
    pub fn parse(typed: &str) -> Result<Self, PaceError> {
        if let Some(ahead) = offset::typed(typed) {
            return Ok(Self(TimeZone::fixed(ahead)));
        }
        let folded = fold(typed);
        let known = NAMES.iter().find(|name| name.folded == folded);
        known.and_then(|name| named(name.name)).ok_or_else(|| PaceError::UnknownZone {
            typed: typed.trim().to_owned(),
            similar: similar(&folded, OFFERED),
        })
    }

    /// The names that fit what is typed so far, the best first: for autocomplete.
    pub fn matching(typed: &str, limit: usize) -> Vec<String> {
        let offsets = offset::matching(typed);
        if !offsets.is_empty() {
            return offsets.into_iter().take(limit).map(offset::name).collect();
        }
        let names = match fold(typed).as_str() {
            "" => COMMON.into_iter().take(limit).collect(),
            folded => similar(folded, limit),
        };
        names.into_iter().map(str::to_owned).collect()
    }

    /// Its IANA name, or how far it is from UTC.
    pub fn name(&self) -> String {
        match (self.0.iana_name(), self.0.to_fixed_offset()) {
            (Some(name), _) => name.to_owned(),
            (None, Ok(ahead)) => offset::name(ahead),
            (None, Err(_)) => "UTC".to_owned(),
        }
    }

    /// Whether its clocks are put forward and back within the year after this moment.
    pub fn has_summer_time(&self, at: Moment) -> bool {
        let end = instant(Moment(at.0.saturating_add(Span::days(366).0)));
        self.0.following(instant(at)).next().is_some_and(|change| change.timestamp() <= end)
    }

    /// The day and the time that a clock on the wall shows.
    pub(super) fn civil(&self, at: Moment) -> DateTime {
        self.0.to_datetime(instant(at))
    }

    /// What the clocks show there, to the minute.
    pub fn clock(&self, at: Moment) -> WallTime {
        WallTime::shown(self.civil(at).time())
    }

    /// The date there.
    pub fn date(&self, at: Moment) -> Date {
        self.civil(at).date()
    }

    /// The first moment at which the wall clock shows this time or, if it skips it, a later one.
    pub(super) fn first(&self, shown: DateTime) -> Option<Moment> {
        match self.0.to_ambiguous_timestamp(shown).offset() {
            AmbiguousOffset::Unambiguous { offset } => moment(shown, offset),
            AmbiguousOffset::Fold { before, .. } => moment(shown, before),
            AmbiguousOffset::Gap { before, .. } => self.jump(shown, before),
        }
    }

    /// The last moment at which the wall clock comes to this time or, if it skips it, to a later one.
    pub(super) fn last(&self, shown: DateTime) -> Option<Moment> {
        match self.0.to_ambiguous_timestamp(shown).offset() {
            AmbiguousOffset::Unambiguous { offset } => moment(shown, offset),
            AmbiguousOffset::Fold { after, .. } => moment(shown, after),
            AmbiguousOffset::Gap { before, .. } => self.jump(shown, before),
        }
    }

    /// When the clock jumps over this time: the last transition before it would have been shown by the old offset.
    fn jump(&self, skipped: DateTime, before: Offset) -> Option<Moment> {
        let after_it = before.to_timestamp(skipped).ok()?;
        let just_after = after_it.checked_add(jiff::SignedDuration::from_millis(1)).ok()?;
        let jump = self.0.preceding(just_after).next()?;
        Some(Moment(jump.timestamp().as_millisecond()))
    }
}

fn instant(at: Moment) -> Timestamp {
    let end = if at.0 < 0 { Timestamp::MIN } else { Timestamp::MAX };
    Timestamp::from_millisecond(at.0).unwrap_or(end)
}

fn moment(shown: DateTime, offset: Offset) -> Option<Moment> {
    offset.to_timestamp(shown).ok().map(|at| Moment(at.as_millisecond()))
}

/// The modern names before the others, and the shorter cities first among equals.
fn similar(folded: &str, limit: usize) -> Vec<&'static str> {
    // Nobody reads the signs of `Etc/GMT+2` as they are meant there.
    let names = NAMES.iter().filter(|name| offset::stored(name.name).is_none());
    let fitting = names.filter_map(|name| Some((rank(name, folded)?, name)));
    let mut found: Vec<(u32, &Name)> = fitting.collect();
    found.sort_by_key(|(rank, name)| (*rank, !name.is_modern(), name.city().len(), name.name));
    found.into_iter().take(limit).map(|(_, name)| name.name).collect()
}

/// City first, then the whole name, then parts of it, then what looks like it. 0 is best; `None` when it does not fit.
fn rank(name: &Name, folded: &str) -> Option<u32> {
    if folded.is_empty() {
        return None;
    }
    let fits = [
        name.city() == folded,
        name.city().starts_with(folded),
        name.folded.starts_with(folded),
        name.folded.contains(folded),
    ];
    if let Some(place) = fits.iter().position(|fits| *fits) {
        return u32::try_from(place).ok();
    }
    let city = folded.rsplit('/').next().unwrap_or(folded);
    let likeness = strsim::normalized_damerau_levenshtein(name.city(), city);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a likeness is 0 to 1"
    )]
    (likeness >= LIKE && name.is_modern()).then(|| 10 + ((1.0 - likeness) * 1000.0) as u32)
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match (self.0.iana_name(), self.0.to_fixed_offset()) {
            (None, Ok(ahead)) => to.serialize_str(&offset::to_store(ahead)),
            (Some(_), _) | (None, Err(_)) => to.serialize_str(&self.name()),
        }
    }
}

impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        named(&name).ok_or_else(|| de::Error::custom("no such time zone"))
    }
}
