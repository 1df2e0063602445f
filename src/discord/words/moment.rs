//! Moments of a game as people name them.

use std::time::Duration;

use crate::{
    catalogue::in_english,
    say,
    tables::MoveNumber,
    talk::{names::escape, say::Text, typed::echo},
};

/// An hour, of which the others are made.
const HOUR: Duration = Duration::from_secs(3600);

/// Since when, as typed or chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The last own decision before the present turn.
    Turn,
    /// So long ago.
    Ago(Duration),
    /// The deal.
    Start,
    /// This move.
    Number(MoveNumber),
    /// The begin of this round.
    Round(u8),
    /// Anything else.
    Unknown(String),
}

impl Moment {
    /// What was typed or chosen.
    pub fn read(typed: &str) -> Self {
        let typed = in_english(typed);
        match typed.as_str() {
            "turn" | "last turn" | "my last turn" => Self::Turn,
            "day" | "a day" | "yesterday" => Self::Ago(24 * HOUR),
            "week" | "a week" => Self::Ago(7 * 24 * HOUR),
            "start" | "the start" => Self::Start,
            _ => {
                let after = |word: &str| typed.strip_prefix(word).map_or("", str::trim_start);
                let number = typed.parse().or_else(|_| after("move").parse()).map(Self::Number);
                let round = || after("round").parse().map(Self::Round);
                number.ok().or_else(|| round().ok()).unwrap_or(Self::Unknown(typed))
            }
        }
    }

    /// As a part of a sentence: "since your last turn".
    pub fn words(&self) -> Text {
        match self {
            Self::Turn => say!("history-last-turn"),
            Self::Ago(time) if *time > 24 * HOUR => say!("history-week"),
            Self::Ago(_) => say!("history-day"),
            Self::Start => say!("history-start"),
            Self::Number(number) => say!("history-move", number = *number),
            Self::Round(round) => say!("history-round", round),
            Self::Unknown(typed) => escape(typed).into(),
        }
    }
}

/// Why nothing is told since a moment that the game does not have.
pub fn unknown(moment: &Moment) -> Text {
    let typed = match moment {
        Moment::Unknown(typed) => echo(typed).into(),
        _ => moment.words(),
    };
    say!("history-unknown", typed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_read_as_people_type_them() {
        assert_eq!(Moment::read("turn"), Moment::Turn);
        assert_eq!(Moment::read(" Yesterday "), Moment::Ago(24 * HOUR));
        assert_eq!(Moment::read("41"), Moment::Number(MoveNumber(41)));
        assert_eq!(Moment::read("move 41"), Moment::Number(MoveNumber(41)));
        assert_eq!(Moment::read("Round 3"), Moment::Round(3));
        assert_eq!(Moment::read("-1"), Moment::Unknown("-1".to_owned()));
    }
}
