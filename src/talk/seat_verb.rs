//! What the buttons about seats do.

use std::{fmt, str::FromStr};

use crate::board::{Level, Seat};

/// What a button about a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatVerb {
    /// Takes this seat.
    Take(Seat),
    /// Lets an AI play this seat.
    LetAi(Seat),
    /// Lets an AI of this level play the own seat, after the question.
    Give(Seat, Level),
    /// Lets an AI of this level play a person's seat by the right of a moderator, after the question.
    Assign(Seat, Level),
    /// Takes the offer of this seat back.
    Withdraw(Seat),
    /// Does not want this seat.
    Decline(Seat),
    /// Gives the own seat up, after the question.
    Resign,
    /// Keeps the own seat, after the question.
    Keep,
    /// Votes about the turn that the button's number tells; only under messages of earlier versions.
    Vote(TurnVote),
    /// The player is back; no AI stands in any longer.
    Back,
}

/// What the others can vote for about a turn whose time ran out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnVote {
    /// The turn is skipped.
    Skip,
    /// The seat is offered.
    Replace,
    /// The player has as long again.
    Wait,
}

/// A text that this program never wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchVerb;

impl fmt::Display for SeatVerb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(seat) => write!(f, "seat:take:{}", seat.index()),
            Self::LetAi(seat) => write!(f, "seat:ai:{}", seat.index()),
            Self::Give(seat, level) => write!(f, "seat:give:{}:{}", seat.index(), level.name()),
            Self::Assign(seat, level) => write!(f, "seat:assign:{}:{}", seat.index(), level.name()),
            Self::Withdraw(seat) => write!(f, "seat:withdraw:{}", seat.index()),
            Self::Decline(seat) => write!(f, "seat:decline:{}", seat.index()),
            Self::Resign => f.write_str("seat:resign"),
            Self::Keep => f.write_str("seat:keep"),
            Self::Vote(TurnVote::Skip) => f.write_str("seat:vote:skip"),
            Self::Vote(TurnVote::Replace) => f.write_str("seat:vote:replace"),
            Self::Vote(TurnVote::Wait) => f.write_str("seat:vote:wait"),
            Self::Back => f.write_str("back"),
        }
    }
}

impl FromStr for SeatVerb {
    type Err = NoSuchVerb;

    fn from_str(text: &str) -> Result<Self, NoSuchVerb> {
        if text == "back" {
            return Ok(Self::Back);
        }
        let text = text.strip_prefix("seat:").ok_or(NoSuchVerb)?;
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let read_seat = |text: &str| text.parse().ok().and_then(Seat::new).ok_or(NoSuchVerb);
        let seat = || read_seat(rest);
        let seat_and_level = || {
            let (seat, level) = rest.split_once(':').ok_or(NoSuchVerb)?;
            Ok((read_seat(seat)?, Level::from_name(level).ok_or(NoSuchVerb)?))
        };
        match (name, rest) {
            ("take", _) => seat().map(Self::Take),
            ("ai", _) => seat().map(Self::LetAi),
            ("give", _) => seat_and_level().map(|(seat, level)| Self::Give(seat, level)),
            ("assign", _) => seat_and_level().map(|(seat, level)| Self::Assign(seat, level)),
            ("withdraw", _) => seat().map(Self::Withdraw),
            ("decline", _) => seat().map(Self::Decline),
            ("resign", "") => Ok(Self::Resign),
            ("keep", "") => Ok(Self::Keep),
            ("vote", "skip") => Ok(Self::Vote(TurnVote::Skip)),
            ("vote", "replace") => Ok(Self::Vote(TurnVote::Replace)),
            ("vote", "wait") => Ok(Self::Vote(TurnVote::Wait)),
            _ => Err(NoSuchVerb),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verb_is_read_back_as_it_was_written_and_nothing_else_is_one() {
        let seat = Seat::new(2).unwrap();
        for verb in [
            SeatVerb::Take(seat),
            SeatVerb::LetAi(seat),
            SeatVerb::Give(seat, Level::Hard),
            SeatVerb::Assign(seat, Level::Greedy),
            SeatVerb::Withdraw(seat),
            SeatVerb::Decline(seat),
            SeatVerb::Resign,
            SeatVerb::Keep,
            SeatVerb::Vote(TurnVote::Skip),
            SeatVerb::Vote(TurnVote::Replace),
            SeatVerb::Vote(TurnVote::Wait),
            SeatVerb::Back,
        ] {
            assert_eq!(verb.to_string().parse(), Ok(verb));
        }
        for text in [
            "",
            "seat",
            "seat:take",
            "seat:take:4",
            "seat:take:x",
            "seat:resign:1",
            "seat:give:1",
            "seat:give:1:wise",
            "seat:assign:4:hard",
            "seat:vote",
            "seat:vote:end",
            "take:1",
            "back:1",
        ] {
            assert_eq!(text.parse::<SeatVerb>(), Err(NoSuchVerb), "{text}");
        }
    }
}
