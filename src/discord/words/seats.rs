//! Sentences about seats and votes.

use super::bold;
use crate::{
    board::Seat,
    tables::{
        Ballot, Former, Left, MoveNumber, Notice, Occupant, SeatDone, Seated, Seating, TableState,
        Tally, UserId, VoteChoice,
    },
    talk::names::Names,
};

/// The line about a seat; empty for lines about other things.
#[must_use]
pub fn notice(notice: &Notice) -> String {
    match notice {
        Notice::SeatFree { name, why, waits, .. } => free(&bold(name), why, *waits),
        Notice::SeatWaits { name, .. } => {
            format!("The game waits until somebody takes {}'s seat.", bold(name))
        }
        Notice::SeatOffered { of, by, person, .. } => offered(of, by, *person),
        Notice::OfferOver { of, is_free: false, .. } => {
            format!("{} keeps the seat; it is no longer offered.", bold(of))
        }
        Notice::OfferOver { of, is_free: true, .. } => {
            format!("The offer is over; the {} waits for anybody.", bold(of))
        }
        Notice::SeatTaken { name, from, .. } => {
            format!("{} plays on in the place of {}.", bold(name), bold(from))
        }
        Notice::AllLeft { name, why } => format!(
            "{} Nobody is left to play, so this table is ended without a score.",
            left(&bold(name), why)
        ),
        Notice::Decided { name, choice, .. } => decided(&bold(name), *choice),
        Notice::Back { name, .. } => format!("{} is back and plays again.", bold(name)),
        Notice::Undone { .. }
        | Notice::Ended { .. }
        | Notice::Moved { .. }
        | Notice::Vote { .. }
        | Notice::Stalled { .. }
        | Notice::TimeUp { .. }
        | Notice::StillPlaying { .. }
        | Notice::Idle
        | Notice::LobbyCloses { .. }
        | Notice::LobbyExpired => String::new(),
    }
}

fn free(name: &str, why: &Left, waits: bool) -> String {
    let then = if waits {
        "The game waits until somebody takes the seat."
    } else {
        "The game goes on until it is that seat's turn."
    };
    let left = left(name, why);
    format!("{left} Whoever takes the seat has all that belongs to it, secrets included. {then}")
}

fn offered(of: &str, by: &str, person: Option<UserId>) -> String {
    let (seat, by) = (seat_of(of, by), bold(by));
    match person {
        None => format!(
            "{by} offers {seat} to anybody in this channel. Until somebody takes it nothing changes."
        ),
        Some(user) => {
            format!("<@{user}>, {by} offers you {seat}. Until you take it nothing changes.")
        }
    }
}

fn decided(name: &str, choice: VoteChoice) -> String {
    match choice {
        VoteChoice::Skip => format!("The others voted to skip {name}'s turn."),
        VoteChoice::Replace => format!("The others voted to offer {name}'s seat."),
        VoteChoice::Wait => {
            format!("The others voted to wait: {name} has the time of a turn once more.")
        }
    }
}

/// "**Anna** has resigned."
fn left(name: &str, why: &Left) -> String {
    match why {
        Left::Resigned => format!("{name} has resigned."),
        Left::Server => format!("{name} has left the server."),
        Left::Forgotten => format!("{name} has left the table."),
        Left::Voted => format!("The others voted to offer {name}'s seat to somebody else."),
        Left::Moderator(moderator) => format!("{} has freed {name}'s seat.", bold(moderator)),
    }
}

fn seat_of(of: &str, by: &str) -> String {
    match of {
        _ if of == by => "their seat".to_owned(),
        _ if of.starts_with("free seat of ") => format!("the {}", bold(of)),
        _ => format!("the seat of {}", bold(of)),
    }
}

/// The line under which the others vote.
#[must_use]
pub fn vote(name: &str, others: usize) -> String {
    let (name, needed) = (bold(name), others / 2 + 1);
    let who = match others {
        1 => "The other player decides".to_owned(),
        2 => "The two others decide together".to_owned(),
        _ => format!("The others decide, with {needed} votes for the same"),
    };
    format!(
        "The time of {name}'s turn is over. {who}: skip the turn, offer the seat to somebody else, or wait as long again. \
         {name} can still play, and no vote counts then."
    )
}

/// That a vote is open, for whoever asks how the table stands.
#[must_use]
pub fn ballot(ballot: Ballot, names: &Names) -> String {
    let Ballot { seat, votes, others } = ballot;
    format!(
        "The time of {}'s turn is over, and the others vote about it: {votes} of {others} so far, by the buttons in the \
         channel.",
        names.bold(seat)
    )
}

/// "It is **Ben**'s turn: place an emissary.", or that the game waits for somebody.
#[must_use]
pub fn whose_turn(seated: &Seated, duty: &str) -> String {
    match seated.who {
        Occupant::Person(_) | Occupant::Ai(_) => {
            format!("It is {}'s turn: {duty}.", bold(&seated.label()))
        }
        Occupant::Vacant => format!(
            "The game waits until somebody takes {}'s seat: `/game join` takes it, `/game replace` lets an AI play.",
            bold(&seated.name)
        ),
    }
}

/// Whether the seat waits for somebody.
#[must_use]
pub fn is_free(seated: &Seated) -> bool {
    seated.who == Occupant::Vacant
}

/// "it is **Ben**'s turn", in a list.
#[must_use]
pub fn turn(seated: &Seated) -> String {
    match seated.who {
        Occupant::Person(_) | Occupant::Ai(_) => format!("it is {}'s turn", bold(&seated.label())),
        Occupant::Vacant => format!("waits for somebody to take {}'s seat", bold(&seated.name)),
    }
}

/// Who plays on in whose place: the number of the first move after that, and the line.
#[must_use]
pub fn handovers(players: &[Seated], former: &[Former]) -> Vec<(MoveNumber, String)> {
    let line = |(place, left): (usize, &Former)| {
        let now = || {
            players.iter().find(|one| one.seat == left.seat).map(|one| (one.label(), is_free(one)))
        };
        let later = former[place + 1..].iter().find(|one| one.seat == left.seat);
        let (label, is_free) = later.map(|one| (one.label.clone(), one.is_free)).or_else(now)?;
        let left_by = bold(&left.label);
        let line = if is_free {
            format!("The seat of {left_by} is free.")
        } else {
            format!("{} plays on in the place of {left_by}.", bold(&label))
        };
        Some((left.until, line))
    };
    former.iter().enumerate().filter_map(line).collect()
}

/// What somebody reads whose wish about a seat was fulfilled.
#[must_use]
pub fn done(seating: &Seating) -> String {
    let name = |seat: Seat| {
        seating.players.get(seat.index()).map_or_else(String::new, |seated| bold(&seated.label()))
    };
    match seating.done {
        SeatDone::Ended => {
            "Nobody is left to play, so the table is ended. `/game new` opens another.".to_owned()
        }
        SeatDone::Freed(_) if seating.state == TableState::Ended => {
            "Nobody is left to play, so the table is ended. `/game new` opens another.".to_owned()
        }
        SeatDone::Freed(_) => {
            "The seat is free, and the channel is told so. Anybody can take it with its button or `/game join`."
                .to_owned()
        }
        SeatDone::Offered(_) => {
            "The seat is offered in the channel. Until somebody takes it nothing changes; *Withdraw the offer* or \
             `/game replace` with *nobody* takes the offer back."
                .to_owned()
        }
        SeatDone::Withdrawn(seat) => format!("The offer is over. The seat: {}.", name(seat)),
        SeatDone::Taken(_) => {
            "The seat is yours, with all that belongs to it. You are pinged when it is your turn.".to_owned()
        }
        SeatDone::PlayedByAi(seat) => format!("{} plays on.", name(seat)),
        SeatDone::Back(_) => "Welcome back. Nobody plays for you any more.".to_owned(),
        SeatDone::WasThere(_) => "You are there; nobody plays for you.".to_owned(),
        SeatDone::Voted(tally) => voted(tally),
        SeatDone::Repeated => "That is done already; nothing more has changed.".to_owned(),
    }
}

fn voted(tally: Tally) -> String {
    let what = wish(tally.choice);
    if tally.is_decided() {
        return format!("Your vote to {what} decides.");
    }
    format!("Your vote to {what} counts. {}", missing(tally))
}

pub(super) const fn wish(choice: VoteChoice) -> &'static str {
    match choice {
        VoteChoice::Skip => "skip the turn",
        VoteChoice::Replace => "offer the seat",
        VoteChoice::Wait => "wait longer",
    }
}

/// "1 of 2 votes; you can change yours until it is decided."
pub(super) fn missing(tally: Tally) -> String {
    format!(
        "It has {} of the {} votes that decide; you can change yours until then.",
        tally.votes, tally.needed
    )
}
