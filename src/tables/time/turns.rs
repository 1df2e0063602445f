//! The turn that a running table waits for: when it began, what the player was told since, and what of the time was saved up
//! for later turns.

use crate::{
    pace::{Moment, Preferences, Span, Terms, TimeOut},
    store::{MoveNumber, SeatRow, Timestamp, TurnRow},
    tables::state::{Surroundings, TableState},
};

/// In milliseconds.
const SECOND: i64 = 1_000;

/// How a turn came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tables) enum Ending {
    /// The player decided.
    Played,
    /// The program decided.
    PlayedFor,
    /// It went back to the one before, who took a move back.
    Undone,
}

/// A turn that has just begun.
pub(in crate::tables) fn new_turn(seat: u8, number: MoveNumber, began: Timestamp) -> TurnRow {
    TurnRow { seat, number, began, ..TurnRow::default() }
}

/// The seat that decides has all the time of a turn, or nobody decides. The table must be checked then.
pub(in crate::tables) fn begin(state: &mut TableState, now: Timestamp) {
    let number = state.table.records;
    state.turn = state.table.to_move.map(|seat| new_turn(seat, number, now));
}

/// Ends the turn, with what it leaves in the bank, and begins that of the seat that decides now.
pub(in crate::tables) fn pass(
    state: &mut TableState,
    around: &Surroundings,
    ending: Ending,
    now: Timestamp,
) {
    let old = state.turn.take();
    begin(state, now);
    let pace = state.terms.pace;
    let Some(allowance) = pace.allowance() else { return };
    if let Some(old) = old
        && let Some(person) = person(state, around, old.seat)
        && let Some(seat) = state.seats.iter_mut().find(|row| row.seat == old.seat)
    {
        let used = match ending {
            Ending::Played => Some(person.ran(old.began.into(), now.into())),
            Ending::PlayedFor => {
                old.expired.map(|_| pace.time_for_turn(bank(seat)).unwrap_or_default())
            }
            Ending::Undone => None,
        };
        if let Some(used) = used {
            seat.bank = pace.bank_after(bank(seat), used).0.unsigned_abs();
        }
    }
    if ending == Ending::Undone
        && let Some(turn) = &state.turn
        && let Some(person) = person(state, around, turn.seat)
    {
        // What was left is in the bank; a new allowance would be a present.
        let began = rewound(person, now.into(), allowance).into();
        state.turn = Some(TurnRow { began, ..*turn });
    }
}

/// The turn goes on after the table has slept or paused since then, and is called anew: of the person's time exactly that is
/// gone which had run by then.
pub(in crate::tables) fn resume(
    state: &mut TableState,
    around: &Surroundings,
    since: Option<Timestamp>,
    now: Timestamp,
) {
    let Some(turn) = state.turn else { return };
    let began = match since {
        None => turn.began,
        // A seat that passes on while the table sleeps begins its turn anew.
        Some(since) if since <= turn.began => now,
        Some(since) => match person(state, around, turn.seat) {
            Some(person) => {
                let ran = person.ran(turn.began.into(), since.into());
                rewound(person, now.into(), ran).into()
            }
            None => Timestamp(now.0 - (since.0 - turn.began.0)),
        },
    };
    let turn = TurnRow { began, called: None, reminded: 0, reminder: None, stalled: None, ..turn };
    state.turn = Some(turn);
}

/// What the person has set who holds this seat.
fn person<'a>(state: &TableState, around: &'a Surroundings, seat: u8) -> Option<&'a Preferences> {
    let row = state.seats.iter().find(|row| row.seat == seat)?;
    row.player.map(|user| around.person(user))
}

/// What a seat has saved up.
pub(super) fn bank(seat: &SeatRow) -> Span {
    Span(i64::try_from(seat.bank).unwrap_or(i64::MAX))
}

/// The moment since which the person's clock has run for so long, to the second.
fn rewound(person: &Preferences, now: Moment, ran: Span) -> Moment {
    let (mut early, mut late, mut step) = (Moment(now.0 - ran.0), now, ran);
    while person.ran(early, now) < ran {
        late = early;
        early = Moment(early.0 - step.0);
        step = step.times(2);
    }
    while late.0 - early.0 > SECOND {
        let middle = Moment(early.0.midpoint(late.0));
        if person.ran(middle, now) < ran { late = middle } else { early = middle }
    }
    early
}

/// Whether an AI plays the turns whose time has run out.
pub(in crate::tables) fn is_for_ai(terms: &Terms) -> bool {
    terms.time_out == TimeOut::Ai
}
