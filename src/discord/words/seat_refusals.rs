//! What somebody reads whose wish about a seat is refused.

use super::{bold, mention, people::called};
use crate::{
    say,
    tables::{Occupant, Over, SeatRefused, Seated},
    talk::say::Text,
};

/// What somebody reads whose wish about a seat is refused.
pub fn refusal(refused: &SeatRefused) -> Text {
    match refused {
        SeatRefused::NoSuchSeat => say!("seats-no-such-seat"),
        SeatRefused::Own => say!("seats-own"),
        SeatRefused::NoOffer => say!("seats-no-offer"),
        SeatRefused::ToYourself => say!("seats-to-yourself"),
        SeatRefused::LastPerson => say!("seats-last-person"),
        SeatRefused::AlreadyFree => say!("seats-already-free"),
        SeatRefused::VoteOver { over } => vote_over(*over),
        SeatRefused::OwnProposal => say!("seats-own-proposal"),
        SeatRefused::NotYourProposal => say!("seats-not-your-proposal"),
        SeatRefused::ProposesAlready => say!("seats-proposes-already"),
        SeatRefused::NobodysSeat => say!("seats-nobodys-seat"),
        SeatRefused::OwnSeat => say!("seats-own-seat"),
        SeatRefused::AlreadyAway => say!("seats-already-away"),
        SeatRefused::NoClock => say!("seats-no-clock"),
        SeatRefused::PauseOver => say!("seats-pause-over"),
        SeatRefused::NotPaused => say!("seats-not-paused"),
        SeatRefused::SamePace => say!("seats-same-pace"),
        SeatRefused::OwnTurn => say!("seats-own-turn"),
        SeatRefused::NoVote => say!("seats-no-vote"),
        SeatRefused::SameVote { tally } => {
            let (votes, needed) = (tally.votes, tally.needed);
            say!("seats-vote-again", choice = tally.choice.name(), votes, needed)
        }
        SeatRefused::NotYours { held_by } => say!("seats-not-yours", name = bold(&held_by.name)),
        SeatRefused::NotOffered { held_by } => {
            Text::sentences([say!("seats-not-offered", name = called(held_by)), ask(held_by)])
        }
        SeatRefused::OfferedToOther { person } => {
            say!("seats-offered-to-other", person = mention(*person))
        }
        SeatRefused::SitsHere { held_by } => say!("seats-sits-here", name = bold(&held_by.name)),
        SeatRefused::GivenAway { held_by } if held_by.who == Occupant::Vacant => {
            say!("seats-given-away-free")
        }
        SeatRefused::GivenAway { held_by } => {
            Text::sentences([say!("seats-given-away", name = called(held_by)), ask(held_by)])
        }
    }
}

/// Why a vote comes too late.
fn vote_over(over: Option<Over>) -> Text {
    say!("seats-vote-over", over = over.unwrap_or(Over::Agreed).name())
}

/// How somebody comes to a seat that another holds.
fn ask(held_by: &Seated) -> Text {
    match held_by.who {
        Occupant::Person(_) => say!("seats-ask-holder", name = bold(&held_by.name)),
        Occupant::Ai(_) | Occupant::Vacant => say!("seats-ask-anybody"),
    }
}
