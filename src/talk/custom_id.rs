//! What a button or select carries: table, move number and verb, as text, so that it works after a restart.
//!
//! The form is `a:<table>:<number>:<verb>`, see [`Verb`], at most 100 characters. Nothing in it is trusted: the table
//! checks seat, number and legality as for a typed command.

use std::{fmt, str::FromStr};

use super::{seat_verb::NoSuchVerb, verb::Verb};
use crate::board::{MoveNumber, TableId};

/// The longest `custom_id` that Discord takes.
pub const LONGEST: usize = 100;

/// What a component does, and for which state of which table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentId {
    /// The table.
    pub table: TableId,
    /// The number of the move that was to be made when the component was shown.
    pub number: MoveNumber,
    /// What it does.
    pub verb: Verb,
}

/// A `custom_id` that this program never wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that button is not one of mine")]
pub struct ForeignId;

impl ComponentId {
    /// The id of a component of this table at this move.
    pub const fn new(table: TableId, number: MoveNumber, verb: Verb) -> Self {
        Self { table, number, verb }
    }

    /// The same with the value that was chosen in a select, or typed into a form.
    pub fn chosen(mut self, value: &str) -> Self {
        let rest = match &mut self.verb {
            Verb::Person(verb) => verb.rest_mut(),
            Verb::Lobby(verb) => verb.rest_mut(),
            Verb::Proposal(verb) => verb.rest_mut(),
            Verb::Game(verb) => verb.rest_mut(),
            Verb::Manager(verb) => verb.rest_mut(),
            Verb::Seat(_) => None,
        };
        if let Some(rest) = rest {
            rest.push_str(value);
        }
        self
    }
}

impl fmt::Display for ComponentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a:{}:{}:{}", self.table, self.number, self.verb)
    }
}

impl FromStr for ComponentId {
    type Err = ForeignId;

    fn from_str(text: &str) -> Result<Self, ForeignId> {
        let mut parts = text.splitn(4, ':');
        let mut next = || parts.next().ok_or(ForeignId);
        if next()? != "a" {
            return Err(ForeignId);
        }
        let table = next()?.parse().map_err(|_| ForeignId)?;
        let number = next()?.parse().map_err(|_| ForeignId)?;
        let verb = next()?.parse().map_err(|NoSuchVerb| ForeignId)?;
        Ok(Self { table, number, verb })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::talk::verb::{GameVerb, ProposalVerb};

    #[test]
    fn an_id_is_read_back_as_it_was_written() {
        for text in [
            "a:7:12:turn",
            "a:7:12:panel",
            "a:7:12:look",
            "a:7:12:look:@9.part1",
            "a:7:12:go:at:school:1,0",
            "a:7:0:join",
            "a:7:3:do:place:3",
            "a:7:3:hand:1",
            "a:7:3:back",
            "a:7:3:seat:vote:skip",
            "a:7:3:plan:0:go:build:school",
            "a:7:3:next",
            "a:0:0:forget",
            "a:7:0:rematch",
            "a:0:0:tables:2",
            "a:0:0:rules:great_city.building.details",
            "a:7:0:settings",
            "a:7:0:set:shrine=yes",
            "a:7:0:askname",
            "a:7:0:name:Friday: Romans",
            "a:7:0:dismiss:42",
            "a:7:3:proposals:24",
            "a:7:3:propose:24:ai:1",
            "a:7:3:vote:5:agree",
            "a:7:3:unpropose:5",
        ] {
            assert_eq!(text.parse::<ComponentId>().map(|id| id.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn a_select_appends_what_was_chosen() {
        let id: ComponentId = "a:7:12:propose:24:".parse().unwrap();
        assert_eq!(id.chosen("ai:1").verb, ProposalVerb::Propose("24:ai:1".to_owned()).into());
        let id: ComponentId = "a:7:12:go:at:school:".parse().unwrap();
        assert_eq!(id.chosen("1,0").verb, GameVerb::Go("at:school:1,0".to_owned()).into());
    }

    #[test]
    fn a_forged_id_is_refused() {
        for text in [
            "",
            "a",
            "a:x:1:turn",
            "a:1:x:turn",
            "a:1:1",
            "a:1:1:explode",
            "b:1:1:turn",
            "a:1:1:join:9",
        ] {
            assert_eq!(text.parse::<ComponentId>(), Err(ForeignId), "{text}");
        }
    }
}
