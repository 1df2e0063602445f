//! What a post tells of a stretch of a game: a line for each player and turn.

use super::{names_before, stand_in::mark, summary};
use crate::{
    play::AnyNews,
    say,
    tables::{Happened, Look, Stretch},
    talk::{
        layout::CONTENT,
        say::Text,
        story::{self, Action, Importance, Line, Mark},
        tell,
    },
};

/// The most characters of the lines of a round.
pub const ROOM: usize = 900;

/// So much room is kept for how many lines are left out.
const EARLIER: usize = 80;

/// The lines of a board post, with the heading of the round that it begins in.
pub fn story(stretch: &Stretch) -> Vec<Text> {
    let (mut lines, rounds) = lines(stretch);
    if let Some(heading) = stretch.before.heading().filter(|_| !lines.is_empty()) {
        lines.insert(0, Line::apart(Action::new(Importance::Kept, heading)));
    }
    story::fitted(&lines, (rounds * ROOM).min(CONTENT))
}

/// What is new in the picture below the lines, and whether that says, as they do, which round is over.
pub fn news(stretch: &Stretch) -> AnyNews {
    let ends = |one: &Happened| one.event.new_round().is_some();
    if stretch.events.iter().rfind(|one| summary::is_told(one)).is_some_and(ends) {
        stretch.public.closing(&stretch.before)
    } else {
        stretch.public.news(&stretch.before)
    }
}

/// What was done and what was taken back, and in how many rounds.
fn lines(stretch: &Stretch) -> (Vec<Line>, usize) {
    let names = names_before(&stretch.players, &stretch.former);
    let mut told: Vec<_> = stretch.events.iter().filter(|one| summary::is_told(one)).collect();
    // The post of the next round has it above its lines.
    if told.last().is_some_and(|last| last.event.new_round().is_some()) {
        told.pop();
    }
    let rounds = 1 + told.iter().filter(|one| one.event.new_round().is_some()).count();
    let happened: Vec<_> = told
        .iter()
        .map(|one| tell::Happened {
            number: one.number,
            event: &one.event,
            mark: mark(one, (&stretch.players, &stretch.former)),
        })
        .collect();
    let mut lines = stretch.kind.story(&happened, &names);
    lines.extend(stretch.taken_back.iter().map(|back| {
        let name = names.at(back.number).bold(back.seat);
        Line::apart(Action::new(Importance::Little, super::took_back(name, back.moves)))
    }));
    (lines, rounds)
}

/// What an AI did in the place of somebody since their own last decision: a line for each turn; none if it did nothing.
pub fn meanwhile(look: &Look) -> Option<Text> {
    let (seat, since) = (look.seat?, look.since.as_deref()?);
    let names = names_before(&look.players, &since.former);
    let is_theirs = |one: &&Happened| {
        one.event.brief(&names).who == Some(seat)
            && mark(one, (&look.players, &since.former)) == Mark::StandIn
    };
    let happened: Vec<_> = since
        .events
        .iter()
        .filter(is_theirs)
        .map(|one| tell::Happened { number: one.number, event: &one.event, mark: Mark::Own })
        .collect();
    if happened.is_empty() {
        return None;
    }
    let lines = story::fitted(&look.kind.story(&happened, &names), ROOM);
    let lines = super::newest(&lines, ROOM).iter();
    let lines = lines.map(|line| Text::joined("", ["- ".into(), line.clone()]));
    Some(Text::lines(std::iter::once(say!("seats-back-meanwhile")).chain(lines)))
}

/// Lines that fit into one message: the last ones, if not all do, and where to read the others.
pub fn fit_lines(lines: &[Text]) -> Text {
    let kept = super::newest(lines, CONTENT - EARLIER);
    let earlier = lines.len() - kept.len();
    let more = (earlier > 0).then(|| say!("events-earlier", lines = earlier));
    Text::lines(more.into_iter().chain(kept.iter().cloned()))
}
