//! What a post tells of a stretch of a game: a line for each player and turn.

use super::{Shown, names_before, summary};
use crate::{
    board::Seat,
    say,
    tables::{Happened, MoveNumber, Occupant, Stretch, Whose, Why},
    talk::{
        layout::CONTENT,
        present::new_round,
        say::Text,
        story::{self, Deed, Line, Mark, Telling},
    },
};

/// The most characters of the lines of a round.
pub const ROOM: usize = 900;

/// So much room is kept for how many lines are left out.
const EARLIER: usize = 80;

/// The lines of a board post, with the heading of the round that it begins in.
pub fn story<G: Shown>(stretch: &Stretch<G>) -> Vec<Text> {
    let (mut lines, rounds) = lines(stretch);
    if let Some(heading) = G::heading(&stretch.before).filter(|_| !lines.is_empty()) {
        lines.insert(0, Line::apart(Deed::new(Telling::Kept, heading)));
    }
    story::fitted(&lines, (rounds * ROOM).min(CONTENT))
}

/// What was done and what was taken back, and in how many rounds.
fn lines<G: Shown>(stretch: &Stretch<G>) -> (Vec<Line>, usize) {
    let names = names_before(&stretch.players, &stretch.former);
    let mut told: Vec<_> = stretch.events.iter().filter(|one| summary::is_told::<G>(one)).collect();
    // The post of the next round has it above its lines.
    if told.last().is_some_and(|last| new_round(&last.event).is_some()) {
        told.pop();
    }
    let rounds = 1 + told.iter().filter(|one| new_round(&one.event).is_some()).count();
    let happened: Vec<_> = told
        .iter()
        .map(|one| story::Happened {
            number: one.number,
            event: &one.event,
            mark: mark(stretch, one),
        })
        .collect();
    let mut lines = story::lines::<G>(&happened, &names);
    lines.extend(stretch.taken_back.iter().map(|back| {
        let name = names.at(back.number).bold(back.seat);
        Line::apart(Deed::new(Telling::Little, super::took_back(name, back.moves)))
    }));
    (lines, rounds)
}

/// Who made the move of an event.
fn mark<G: Shown>(stretch: &Stretch<G>, happened: &Happened<G::Event>) -> Mark {
    match happened.why {
        None | Some(Why::Forced | Why::Ordered) => Mark::Own,
        Some(Why::Skipped) => Mark::Skipped,
        Some(Why::Planned) => Mark::Planned,
        Some(Why::Ai(_)) => {
            let names = super::names(&stretch.players);
            match G::brief(&happened.event, &names).who {
                Some(seat) if is_of_person(stretch, seat, happened.number) => Mark::StandIn,
                Some(_) | None => Mark::Own,
            }
        }
    }
}

/// Whether a person held this seat at that move.
fn is_of_person<G: Shown>(stretch: &Stretch<G>, seat: Seat, number: MoveNumber) -> bool {
    let former = stretch.former.iter().find(|one| one.seat == seat && number < one.until);
    match former.map(|one| &one.whose) {
        Some(Whose::Person(_)) => true,
        Some(Whose::Ai(..) | Whose::Nobody(_)) => false,
        None => {
            let holder = stretch.players.get(seat.index()).map(|player| player.who);
            matches!(holder, Some(Occupant::Person(_)))
        }
    }
}

/// Lines that fit into one message: the last ones, if not all do, and where to read the others.
pub fn fit_lines(lines: &[Text]) -> Text {
    let kept = super::newest(lines, CONTENT - EARLIER);
    let earlier = lines.len() - kept.len();
    let more = (earlier > 0).then(|| say!("events-earlier", lines = earlier));
    Text::lines(more.into_iter().chain(kept.iter().cloned()))
}
