//! What the buttons about seats carry behind `seat:` in their ids.

use std::{fmt, str::FromStr};

use crate::{
    board::{Level, Seat},
    tables::{Authority, VoteChoice},
};

/// What a button about a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatVerb {
    /// Takes this seat.
    Take(Seat),
    /// Lets an AI play this seat.
    LetAi(Seat),
    /// Lets an AI of this level play a person's seat, after the question.
    Give(Seat, Level, Authority),
    /// Takes the offer of this seat back.
    Withdraw(Seat),
    /// Does not want this seat.
    Decline(Seat),
    /// Gives the own seat up, after the question.
    Resign,
    /// Keeps the own seat, after the question.
    Keep,
    /// Votes about the turn that the button's number tells.
    Vote(VoteChoice),
}

/// A text that this program never wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchVerb;

impl fmt::Display for SeatVerb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(seat) => write!(f, "take:{}", seat.index()),
            Self::LetAi(seat) => write!(f, "ai:{}", seat.index()),
            Self::Give(seat, level, Authority::Own) => {
                write!(f, "give:{}:{}", seat.index(), level.id())
            }
            Self::Give(seat, level, Authority::Moderator) => {
                write!(f, "assign:{}:{}", seat.index(), level.id())
            }
            Self::Withdraw(seat) => write!(f, "withdraw:{}", seat.index()),
            Self::Decline(seat) => write!(f, "decline:{}", seat.index()),
            Self::Resign => f.write_str("resign"),
            Self::Keep => f.write_str("keep"),
            Self::Vote(VoteChoice::Skip) => f.write_str("vote:skip"),
            Self::Vote(VoteChoice::Replace) => f.write_str("vote:replace"),
            Self::Vote(VoteChoice::Wait) => f.write_str("vote:wait"),
        }
    }
}

impl FromStr for SeatVerb {
    type Err = NoSuchVerb;

    fn from_str(text: &str) -> Result<Self, NoSuchVerb> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let read_seat = |text: &str| text.parse().ok().and_then(Seat::new).ok_or(NoSuchVerb);
        let seat = || read_seat(rest);
        let give = |authority| {
            let (seat, level) = rest.split_once(':').ok_or(NoSuchVerb)?;
            let level = Level::from_id(level).ok_or(NoSuchVerb)?;
            Ok(Self::Give(read_seat(seat)?, level, authority))
        };
        match (name, rest) {
            ("take", _) => seat().map(Self::Take),
            ("ai", _) => seat().map(Self::LetAi),
            ("give", _) => give(Authority::Own),
            ("assign", _) => give(Authority::Moderator),
            ("withdraw", _) => seat().map(Self::Withdraw),
            ("decline", _) => seat().map(Self::Decline),
            ("resign", "") => Ok(Self::Resign),
            ("keep", "") => Ok(Self::Keep),
            ("vote", "skip") => Ok(Self::Vote(VoteChoice::Skip)),
            ("vote", "replace") => Ok(Self::Vote(VoteChoice::Replace)),
            ("vote", "wait") => Ok(Self::Vote(VoteChoice::Wait)),
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
            SeatVerb::Give(seat, Level::Hard, Authority::Own),
            SeatVerb::Give(seat, Level::Greedy, Authority::Moderator),
            SeatVerb::Withdraw(seat),
            SeatVerb::Decline(seat),
            SeatVerb::Resign,
            SeatVerb::Keep,
            SeatVerb::Vote(VoteChoice::Skip),
            SeatVerb::Vote(VoteChoice::Replace),
            SeatVerb::Vote(VoteChoice::Wait),
        ] {
            assert_eq!(verb.to_string().parse(), Ok(verb));
        }
        for text in [
            "",
            "take",
            "take:4",
            "take:x",
            "resign:1",
            "give:1",
            "give:1:wise",
            "assign:4:hard",
            "vote",
            "vote:end",
        ] {
            assert_eq!(text.parse::<SeatVerb>(), Err(NoSuchVerb), "{text}");
        }
    }
}
