//! What a button or select carries: table, move number and verb, as text, so that it works after a restart.
//!
//! The form is `a:<table>:<number>:<verb>[:<rest>]`, at most 100 characters. Nothing in it is trusted: the table
//! checks seat, number and legality as for a typed command.

use std::{fmt, str::FromStr};

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

/// What a component does. A select appends the chosen value to the text of its verb.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Takes a seat in the lobby.
    Join,
    /// Gives the seat up.
    Leave,
    /// Starts the game.
    Start,
    /// Gives the next seat of the lobby to an AI of this level.
    AddAi(String),
    /// Sends the AI away that came last.
    RemoveAi,
    /// Opens the panel of the player who clicks.
    Turn,
    /// Shows the public board.
    Look,
    /// Shows this page of the own hand.
    Hand(String),
    /// Not now: no more reminders in this turn.
    Hush,
    /// Somebody still plays here.
    Still,
    /// Explains what can be done now.
    Help,
    /// Opens the rematch of the table.
    Rematch,
    /// Forgets the one who clicks.
    Forget,
    /// Opens the panel of the next table that waits for the player.
    Next,
    /// Shows this page of the player's tables.
    Tables(String),
    /// Shows what an AI would do.
    Hint,
    /// Takes the last own move back.
    Undo,
    /// Turns the panel to a page of the game's own.
    Go(String),
    /// Plays the move with this code.
    Do(String),
    /// The player is back; no AI stands in any longer.
    Back,
    /// Does something about a seat, see [`SeatVerb`](crate::discord::seats::SeatVerb).
    Seat(String),
}

/// A `custom_id` that this program never wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that button is not one of mine")]
pub struct ForeignId;

impl ComponentId {
    /// The id of a component of this table at this move.
    #[must_use]
    pub const fn new(table: TableId, number: MoveNumber, verb: Verb) -> Self {
        Self { table, number, verb }
    }

    /// The same with the value that was chosen in a select.
    #[must_use]
    pub fn chosen(mut self, value: &str) -> Self {
        if let Verb::AddAi(rest) | Verb::Hand(rest) | Verb::Go(rest) | Verb::Do(rest) =
            &mut self.verb
        {
            rest.push_str(value);
        }
        self
    }
}

impl Verb {
    fn parts(&self) -> (&'static str, &str) {
        match self {
            Self::Join => ("join", ""),
            Self::Leave => ("leave", ""),
            Self::Start => ("start", ""),
            Self::AddAi(rest) => ("ai", rest),
            Self::RemoveAi => ("unai", ""),
            Self::Hint => ("hint", ""),
            Self::Turn => ("turn", ""),
            Self::Look => ("look", ""),
            Self::Hand(rest) => ("hand", rest),
            Self::Hush => ("hush", ""),
            Self::Still => ("still", ""),
            Self::Help => ("help", ""),
            Self::Rematch => ("rematch", ""),
            Self::Forget => ("forget", ""),
            Self::Next => ("next", ""),
            Self::Tables(page) => ("tables", page),
            Self::Undo => ("undo", ""),
            Self::Go(rest) => ("go", rest),
            Self::Do(rest) => ("do", rest),
            Self::Back => ("back", ""),
            Self::Seat(rest) => ("seat", rest),
        }
    }

    fn read(name: &str, rest: &str) -> Option<Self> {
        match (name, rest) {
            ("join", "") => Some(Self::Join),
            ("leave", "") => Some(Self::Leave),
            ("start", "") => Some(Self::Start),
            ("ai", rest) => Some(Self::AddAi(rest.to_owned())),
            ("unai", "") => Some(Self::RemoveAi),
            ("hint", "") => Some(Self::Hint),
            ("turn", "") => Some(Self::Turn),
            ("look", "") => Some(Self::Look),
            ("hand", rest) => Some(Self::Hand(rest.to_owned())),
            ("hush", "") => Some(Self::Hush),
            ("still", "") => Some(Self::Still),
            ("help", "") => Some(Self::Help),
            ("rematch", "") => Some(Self::Rematch),
            ("forget", "") => Some(Self::Forget),
            ("next", "") => Some(Self::Next),
            ("tables", page) => Some(Self::Tables(page.to_owned())),
            ("undo", "") => Some(Self::Undo),
            ("go", rest) => Some(Self::Go(rest.to_owned())),
            ("do", rest) => Some(Self::Do(rest.to_owned())),
            ("back", "") => Some(Self::Back),
            ("seat", rest) => Some(Self::Seat(rest.to_owned())),
            _ => None,
        }
    }
}

impl fmt::Display for ComponentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, rest) = self.verb.parts();
        write!(f, "a:{}:{}:{name}", self.table, self.number)?;
        if rest.is_empty() { Ok(()) } else { write!(f, ":{rest}") }
    }
}

impl FromStr for ComponentId {
    type Err = ForeignId;

    fn from_str(text: &str) -> Result<Self, ForeignId> {
        let mut parts = text.splitn(5, ':');
        let mut next = || parts.next().ok_or(ForeignId);
        if next()? != "a" {
            return Err(ForeignId);
        }
        let table = next()?.parse().map_err(|_| ForeignId)?;
        let number = next()?.parse().map_err(|_| ForeignId)?;
        let name = next()?;
        let verb = Verb::read(name, next().unwrap_or_default()).ok_or(ForeignId)?;
        Ok(Self { table, number, verb })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_back_as_it_was_written() {
        for text in [
            "a:7:12:turn",
            "a:7:12:go:at:school:1,0",
            "a:7:0:join",
            "a:7:3:do:place:3",
            "a:7:3:hand:1",
            "a:7:3:back",
            "a:7:3:seat:vote:skip",
            "a:7:3:next",
            "a:0:0:forget",
            "a:7:0:rematch",
            "a:0:0:tables:2",
        ] {
            assert_eq!(text.parse::<ComponentId>().map(|id| id.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn a_select_appends_what_was_chosen() {
        let id: ComponentId = "a:7:12:go:at:school:".parse().unwrap();
        assert_eq!(id.chosen("1,0").verb, Verb::Go("at:school:1,0".to_owned()));
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
