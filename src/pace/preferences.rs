//! How a person wants to be called to the table.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Explained, Holidays, PaceError, QuietHours, Span, Zone, limits};

/// Where somebody is told that it is their turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notify {
    /// By a mention in the table's channel.
    #[default]
    Channel,
    /// By a direct message.
    Direct,
    /// Not at all: the name stands in the channel, without a mention, and nobody reminds.
    Off,
}

/// When and how often somebody is reminded of one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Reminders {
    /// So long after the call comes the first; 1 hour to 14 days.
    pub first: Span,
    /// So long after each the next; 1 hour to 14 days.
    pub every: Span,
    /// At most so many; 0 to 3.
    pub most: u8,
}

impl Default for Reminders {
    fn default() -> Self {
        Self { first: Span::days(1), every: Span::days(1), most: Self::MOST }
    }
}

impl Reminders {
    /// Nobody is reminded more often of one turn.
    pub const MOST: u8 = 3;

    /// What a person typed as the wait before a reminder.
    ///
    /// # Errors
    /// When it is no duration, or not 1 hour to 14 days.
    pub fn parse_wait(typed: &str) -> Result<Span, PaceError> {
        let asked = Span::parse(typed)?;
        limits::hour_to_fortnight(asked).ok_or(PaceError::ReminderOutOfRange { asked })
    }

    /// How many, as a person typed it.
    ///
    /// # Errors
    /// When there are more than three.
    pub fn parse_most(asked: u64) -> Result<u8, PaceError> {
        let most = u8::try_from(asked).ok().filter(|most| *most <= Self::MOST);
        most.ok_or(PaceError::TooManyReminders { asked })
    }
}

/// Where results of somebody may be ranked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Boards {
    /// Nowhere: they sit at no rated table, and are on no board.
    #[default]
    Nowhere,
    /// In the server where they were played.
    Here,
    /// Also on the boards of all servers.
    Everywhere,
}

/// All that a person has set with `/me`; JSON in the database, so fields are added with a default and never renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// Where the person lives; what is said of dates and times without it is in UTC.
    pub zone: Option<Zone>,
    /// Every night, or those of some days. Set with [`Preferences::set_quiet`], which asks for the zone.
    pub quiet: Option<QuietHours>,
    /// Those that are over change nothing.
    #[serde(rename = "holiday")]
    pub holidays: Holidays,
    /// Where the person is called.
    pub notify: Notify,
    /// How the person is reminded.
    pub reminders: Reminders,
    /// Also told when the turn before theirs begins.
    pub next_up: bool,
    /// Shown in statistics.
    pub stats: bool,
    /// Where results may be ranked.
    pub boards: Boards,
    /// Discord refused the last direct message; cleared when one arrives or `notify` is set anew.
    pub direct_closed: bool,
    /// Which decisions were explained to the person.
    pub explained: Explained,
    /// The numbers of the tables at which the person is not asked before moves that cannot be taken back; the newest ones.
    pub unasked: BTreeSet<u64>,
    /// The tag of the language that the person wants direct messages in; that of Discord where nothing is set.
    #[serde(alias = "wanted_language")]
    pub chosen_language: Option<String>,
    /// The tag of the language that the person last used in Discord.
    #[serde(alias = "heard")]
    pub discord_language: Option<String>,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            zone: None,
            quiet: None,
            holidays: Holidays::default(),
            notify: Notify::default(),
            reminders: Reminders::default(),
            next_up: false,
            stats: true,
            boards: Boards::default(),
            direct_closed: false,
            explained: Explained::default(),
            unasked: BTreeSet::new(),
            chosen_language: None,
            discord_language: None,
        }
    }
}

impl Preferences {
    /// At so many tables at most somebody is not asked; the oldest ones are over long before.
    const MOST_UNASKED: usize = 50;

    /// The tag of the language of direct messages.
    pub fn language(&self) -> Option<&str> {
        self.chosen_language.as_deref().or(self.discord_language.as_deref())
    }

    /// From now on the person is not asked at this table before moves that cannot be taken back.
    pub fn ask_no_more(&mut self, table: u64) {
        self.unasked.insert(table);
        while self.unasked.len() > Self::MOST_UNASKED {
            self.unasked.pop_first();
        }
    }

    /// The zone, or UTC.
    pub fn zone_or_utc(&self) -> &Zone {
        const UTC: &Zone = &Zone::UTC;
        self.zone.as_ref().unwrap_or(UTC)
    }

    /// Sets the quiet hours.
    ///
    /// # Errors
    /// Without a zone: nobody could say whose night it is.
    pub fn set_quiet(&mut self, quiet: QuietHours) -> Result<(), PaceError> {
        if self.zone.is_none() {
            return Err(PaceError::NoZone);
        }
        self.quiet = Some(quiet);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_languages_of_older_rows_are_read() {
        let old = r#"{"wanted_language": "fr", "heard": "de", "next_up": true}"#;
        let set: Preferences = serde_json::from_str(old).unwrap();
        let expected = Preferences {
            chosen_language: Some("fr".to_owned()),
            discord_language: Some("de".to_owned()),
            next_up: true,
            ..Preferences::default()
        };
        assert_eq!((set.language(), &set), (Some("fr"), &expected));
        let again = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<Preferences>(&again).unwrap(), expected);
        let heard: Preferences = serde_json::from_str(r#"{"heard": "de"}"#).unwrap();
        assert_eq!(heard.language(), Some("de"));
    }
}
