//! Whether it was the player who made a move.

use crate::{
    tables::{Former, Happened, Seated, Why, is_of_person},
    talk::story::Mark,
};

/// Who made the move of an event: at a table with these players, who held their seats after these.
pub fn mark(happened: &Happened, (players, former): (&[Seated], &[Former])) -> Mark {
    match happened.why {
        None | Some(Why::Forced | Why::Ordered) => Mark::Own,
        Some(Why::Skipped) => Mark::Skipped,
        Some(Why::Planned) => Mark::Planned,
        Some(Why::Ai(_)) => match happened.event.brief(&super::names(players)).who {
            Some(seat) if is_of_person(players, former, (seat, happened.number)) => Mark::StandIn,
            Some(_) | None => Mark::Own,
        },
    }
}
