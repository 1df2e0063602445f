//! The events of a table as lines of a [story](super::story): what a seat did in a row is one line, whatever others decided
//! meanwhile.

use super::{
    names::Names,
    present::Words,
    story::{Action, Importance, Line, Mark, SeatStory},
};
use crate::{
    board::{MoveNumber, Seat},
    say,
};

/// An event to be told.
#[derive(Clone, Copy, Debug)]
pub struct Happened<'a, E> {
    /// In which move.
    pub number: MoveNumber,
    /// What everybody saw.
    pub event: &'a E,
    /// Who made the move.
    pub mark: Mark,
}

/// The events of a table in lines, in order; `names` knows who sat where at which move.
pub fn lines<G: Words>(happened: &[Happened<'_, G::Event>], names: &Names) -> Vec<Line> {
    let mut rows: Vec<Row<'_, G::Event>> = Vec::new();
    for one in happened {
        let then = names.at(one.number);
        if let Some(action) = G::apart(one.event, &then) {
            // A game that names nobody tells moves so, too.
            let mark = if action.importance == Importance::Much { one.mark } else { Mark::Own };
            rows.push(Row::Apart(action, mark));
            continue;
        }
        let who = G::brief(one.event, &then).who;
        let is_aside = G::is_aside(one.event);
        let open = open_row(&rows, (who, &then), one.mark).and_then(|place| rows.get_mut(place));
        match open {
            Some(Row::Of { is_aside: is_still_aside, events, .. }) => {
                *is_still_aside &= is_aside;
                events.push(one.event);
            }
            Some(Row::Apart(..)) | None => rows.push(Row::Of {
                seat: who,
                mark: one.mark,
                is_aside,
                names: then,
                events: vec![one.event],
            }),
        }
    }
    together(rows.into_iter().flat_map(Row::lines::<G>))
}

/// What a seat did in a row, or what concerns everybody.
enum Row<'a, E> {
    Of { seat: Option<Seat>, mark: Mark, is_aside: bool, names: Names, events: Vec<&'a E> },
    Apart(Action, Mark),
}

impl<E> Row<'_, E> {
    fn lines<G: Words<Event = E>>(self) -> Vec<Line> {
        let (seat, mark, names, events) = match self {
            Self::Apart(action, mark) => {
                return vec![Line::Turn { who: None, actions: vec![action], gains: None, mark }];
            }
            Self::Of { seat, mark, is_aside: _, names, events } => (seat, mark, names, events),
        };
        let who = seat.map(|seat| names.bold(seat));
        let line = |told| match told {
            SeatStory::Turn { actions, gains } => {
                Line::Turn { who: who.clone(), actions, gains, mark }
            }
            SeatStory::Each { of, what } => {
                let name = who.clone().unwrap_or_default();
                Line::Each { of, each: vec![mark.on(say!("events-each-one", name, what))] }
            }
        };
        G::story(&events, &names).into_iter().map(line).collect()
    }
}

/// The row of this seat, held by the same person, to which another event belongs: the last one, but for what others decided
/// meanwhile. What was decided in advance and follows the player's own move at once is part of that.
fn open_row<E>(
    rows: &[Row<'_, E>],
    (who, then): (Option<Seat>, &Names),
    by: Mark,
) -> Option<usize> {
    let is_same = |seat: Option<Seat>, names: &Names| match who {
        None => true,
        Some(who) => seat == Some(who) && names.plain(who) == then.plain(who),
    };
    for (place, row) in rows.iter().enumerate().rev() {
        let goes_on =
            |mark: Mark| by == Mark::Planned && mark == Mark::Own && place + 1 == rows.len();
        match row {
            Row::Of { seat, mark, names, .. }
                if is_same(*seat, names) && (*mark == by || goes_on(*mark)) =>
            {
                return Some(place);
            }
            Row::Of { is_aside: true, .. } => {}
            Row::Of { .. } | Row::Apart(..) => return None,
        }
    }
    None
}

/// The same with neighbours in one line where all do the same one after the other.
fn together(lines: impl Iterator<Item = Line>) -> Vec<Line> {
    let mut all: Vec<Line> = Vec::new();
    for line in lines {
        match (all.last_mut(), line) {
            (Some(Line::Each { of, each }), Line::Each { of: same, each: more }) if *of == same => {
                each.extend(more);
            }
            (_, line) => all.push(line),
        }
    }
    all
}
