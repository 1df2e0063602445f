//! What somebody reads whose wish about a seat is refused.

use super::{
    bold,
    seats::{missing, wish},
};
use crate::tables::{Occupant, SeatRefused, Seated};

/// What somebody reads whose wish about a seat is refused.
#[must_use]
pub fn refusal(refused: &SeatRefused) -> String {
    match refused {
        SeatRefused::NotYours { .. }
        | SeatRefused::NotOffered { .. }
        | SeatRefused::OfferedToOther { .. }
        | SeatRefused::SitsHere { .. }
        | SeatRefused::GivenAway { .. } => of_another(refused),
        SeatRefused::SameVote { tally } => {
            format!("You have already voted to {}. {}", wish(tally.choice), missing(*tally))
        }
        SeatRefused::NoSuchSeat
        | SeatRefused::Own
        | SeatRefused::NoOffer
        | SeatRefused::ToYourself
        | SeatRefused::LastPerson
        | SeatRefused::AlreadyFree
        | SeatRefused::NoVote
        | SeatRefused::VoteOver
        | SeatRefused::OwnTurn => fixed(refused).unwrap_or_default().to_owned(),
    }
}

/// The refusals that always read the same.
const fn fixed(refused: &SeatRefused) -> Option<&'static str> {
    Some(match refused {
        SeatRefused::NoSuchSeat => {
            "This table has no such seat. `/game replace` lists those that it has."
        }
        SeatRefused::Own => {
            "That seat is yours. `/game resign` gives it up, *Withdraw the offer* keeps it."
        }
        SeatRefused::NoOffer => {
            "That seat is not offered, so nothing has changed. `/game replace` offers one."
        }
        SeatRefused::ToYourself => {
            "You already have a seat here. Offer it to somebody else, to anybody, or to an AI."
        }
        SeatRefused::LastPerson => {
            "No person would be left at this table. `/game resign` or `/admin end` ends it."
        }
        SeatRefused::AlreadyFree => {
            "That seat is free already. Anybody can take it with `/game join`."
        }
        SeatRefused::VoteOver => {
            "That vote was about an earlier turn and is over; nothing has changed."
        }
        SeatRefused::OwnTurn => {
            "The others vote about your turn. Press *Your turn* and play: then no vote counts."
        }
        SeatRefused::NoVote => "There is nothing to vote on now.",
        _ => return None,
    })
}

/// The refusals for the sake of somebody else.
fn of_another(refused: &SeatRefused) -> String {
    match refused {
        SeatRefused::NotYours { held_by } => format!(
            "{} holds that seat, so only they can give it to somebody else; those who manage the server can, with \
             `/admin replace`.",
            bold(&held_by.name)
        ),
        SeatRefused::NotOffered { held_by } => {
            let label = bold(&held_by.label());
            format!("That seat is not free: it belongs to {label}. {}", ask(held_by))
        }
        SeatRefused::OfferedToOther { person } => {
            format!("That seat is offered to <@{person}>, so only they can take it.")
        }
        SeatRefused::SitsHere { held_by } => format!(
            "{} already sits at this table, and nobody can have two seats. Offer it to somebody else.",
            bold(&held_by.name)
        ),
        SeatRefused::GivenAway { held_by } if held_by.who == Occupant::Vacant => {
            "Your seat here was given up. It is still free: `/game join` takes it back.".to_owned()
        }
        SeatRefused::GivenAway { held_by } => format!(
            "Your seat here was given up, and {} has it now. {}",
            bold(&held_by.label()),
            ask(held_by)
        ),
        _ => String::new(),
    }
}

/// How somebody comes to a seat that another holds.
fn ask(held_by: &Seated) -> String {
    match held_by.who {
        Occupant::Person(_) => {
            format!("{} can offer it to you with `/game replace`.", bold(&held_by.name))
        }
        Occupant::Ai(_) | Occupant::Vacant => {
            "Anybody who sits at the table can offer it to you with `/game replace`.".to_owned()
        }
    }
}
