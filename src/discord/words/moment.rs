//! Moments of a game as people name them.

use std::time::Duration;

use crate::{
    tables::MoveNumber,
    talk::{layout::shorten, names::escape},
};

/// An hour, of which the others are made.
const HOUR: Duration = Duration::from_hours(1);

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
    #[must_use]
    pub fn read(typed: &str) -> Self {
        let typed = typed.trim().to_lowercase();
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
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Self::Turn => "your last turn".to_owned(),
            Self::Ago(time) if *time > 24 * HOUR => "a week ago".to_owned(),
            Self::Ago(_) => "a day ago".to_owned(),
            Self::Start => "the start of the game".to_owned(),
            Self::Number(number) => format!("move {number}"),
            Self::Round(round) => format!("the begin of round {round}"),
            Self::Unknown(typed) => escape(typed),
        }
    }
}

/// Why nothing is told since a moment that the game does not have.
#[must_use]
pub fn unknown(moment: &Moment) -> String {
    let typed = match moment {
        Moment::Unknown(typed) => escape(&shorten(typed, 40)),
        _ => moment.words(),
    };
    format!(
        "“{typed}” is no moment of this game. Choose one that is offered, such as *my last turn*, *a day ago* or *round 3*, \
         or type a move number."
    )
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
