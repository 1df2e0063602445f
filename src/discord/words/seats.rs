//! Sentences about seats and votes, as single people read them.

use super::{
    bold,
    people::{called, remembered},
};
use crate::{
    board::Seat,
    say,
    tables::{
        Answer, Former, MoveNumber, Occupant, SeatDone, Seated, Seating, Stage, VoteCount, Whose,
    },
    talk::say::Text,
};

/// "It is the turn of **Ben**, who can place an emissary.", or that the game waits for somebody; `has_moved` says before it
/// that the reader's move is made.
pub fn whose_turn(seated: &Seated, duty: Text, has_moved: bool) -> Text {
    match seated.who {
        Occupant::Person(_) | Occupant::Ai(_) => {
            say!("seats-turn", name = called(seated), duty, has_moved)
        }
        Occupant::Vacant => {
            let waits = say!("seats-turn-vacant", name = bold(&seated.name));
            Text::sentences(has_moved.then(|| say!("player-done")).into_iter().chain([waits]))
        }
    }
}

/// Who plays on in whose place: the number of the first move after that, and the line.
pub fn handovers(players: &[Seated], former: &[Former]) -> Vec<(MoveNumber, Text)> {
    let line = |(place, left): (usize, &Former)| {
        let now = || players.iter().find(|one| one.seat == left.seat).map(Seated::whose);
        let later = former[place + 1..].iter().find(|one| one.seat == left.seat);
        let next = later.map(|one| one.whose.clone()).or_else(now)?;
        let name = remembered(&left.whose);
        let line = match next {
            Whose::Nobody(_) => say!("seats-was-free", name),
            Whose::Person(_) | Whose::Ai(..) => {
                say!("seats-plays-on", name = remembered(&next), from = name)
            }
        };
        Some((left.until, line))
    };
    former.iter().enumerate().filter_map(line).collect()
}

/// What somebody reads whose wish about a seat was fulfilled.
pub fn done(seating: &Seating) -> Text {
    let name = |seat: Seat| {
        let seated = seating.players.get(seat.index());
        seated.map_or_else(|| say!("people-somebody"), called)
    };
    match seating.done {
        SeatDone::Ended => say!("seats-done-ended"),
        SeatDone::Freed(_) if seating.state == Stage::Ended => say!("seats-done-ended"),
        SeatDone::Freed(_) => say!("seats-done-freed"),
        SeatDone::Offered(_) => say!("seats-done-offered"),
        SeatDone::Withdrawn(seat) => say!("seats-done-withdrawn", name = name(seat)),
        SeatDone::Taken(_) => say!("seats-done-taken"),
        SeatDone::PlayedByAi(seat) => say!("seats-done-ai", name = name(seat)),
        SeatDone::Back(_) => say!("seats-done-back"),
        SeatDone::WasThere(_) => say!("seats-done-was-there"),
        SeatDone::Proposed(_) => say!("seats-done-proposed"),
        SeatDone::Decided => say!("seats-done-decided"),
        SeatDone::TakenBack => say!("seats-done-taken-back"),
        SeatDone::Voted(tally) => voted(tally),
        SeatDone::Repeated => say!("seats-done-repeated"),
    }
}

fn voted(tally: VoteCount) -> Text {
    let choice = tally.choice.name();
    if tally.choice == Answer::Against && tally.is_decided() {
        say!("seats-vote-rejects")
    } else if tally.choice == Answer::Against {
        say!("seats-vote-against")
    } else if tally.is_decided() {
        say!("seats-vote-decides", choice)
    } else {
        say!("seats-vote-counts", choice, votes = tally.votes, needed = tally.needed)
    }
}
