//! The turn that a running table waits for, as stored: when it began, what the player was told since, and what of the
//! time was saved up for later turns.

use super::{MoveNumber, TableError, TableId, Timestamp, agreed::terms, settings::preferences};
use crate::{
    pace::{Moment, Preferences, Span, Terms, TimeOut},
    store::{SeatRow, StoreError, TableRow, TurnRow, Tx},
};

/// In milliseconds.
const SECOND: i64 = 1_000;

/// How a turn came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// The player decided.
    Played,
    /// The program decided.
    PlayedFor,
    /// It went back to the one before, who took a move back.
    Undone,
}

/// Another seat must decide from now on, or nobody. The table must be looked at then.
pub(super) fn begin(
    tx: &Tx,
    table: TableId,
    to_move: Option<u8>,
    number: MoveNumber,
    now: Timestamp,
) -> Result<(), StoreError> {
    let Some(seat) = to_move else { return tx.end_turn(table) };
    tx.set_turn_row(table, &new(seat, number, now))
}

/// A turn that has just begun.
pub(super) fn new(seat: u8, number: MoveNumber, began: Timestamp) -> TurnRow {
    TurnRow { seat, number, began, ..TurnRow::default() }
}

/// Ends the turn that is stored, with what it leaves in the bank, and begins the next one. Of the table only what does not
/// change while it is played is looked at.
pub(super) fn pass(
    tx: &Tx,
    row: &TableRow,
    ending: Ending,
    to_move: Option<u8>,
    number: MoveNumber,
    now: Timestamp,
) -> Result<(), TableError> {
    let table = row.id;
    let pace = terms(row)?.pace;
    let Some(allowance) = pace.allowance() else {
        return Ok(begin(tx, table, to_move, number, now)?);
    };
    if let Some(old) = tx.turn(table)?
        && let Some((seat, person)) = person(tx, table, old.seat)?
    {
        let used = match ending {
            Ending::Played => Some(person.ran(old.began.into(), now.into())),
            Ending::PlayedFor => {
                old.expired.map(|_| pace.time_for_turn(bank(&seat)).unwrap_or_default())
            }
            Ending::Undone => None,
        };
        if let Some(used) = used {
            let left = pace.bank_after(bank(&seat), used);
            tx.set_bank(table, seat.seat, left.0.unsigned_abs())?;
        }
    }
    begin(tx, table, to_move, number, now)?;
    if ending == Ending::Undone
        && let Some(seat) = to_move
        && let Some((_, person)) = person(tx, table, seat)?
    {
        // What was left is in the bank; a new allowance would be a present.
        let began = rewound(&person, now.into(), allowance).into();
        tx.set_turn_row(table, &TurnRow { began, ..new(seat, number, now) })?;
    }
    Ok(())
}

/// The turn goes on after the table has slept or rested since then, and is called anew: of the person's time exactly that is
/// gone which had run by then.
pub(super) fn resume(
    tx: &Tx,
    table: &TableRow,
    since: Option<Timestamp>,
    now: Timestamp,
) -> Result<Option<TurnRow>, TableError> {
    let Some(turn) = tx.turn(table.id)? else { return Ok(None) };
    let began = match since {
        None => turn.began,
        // A seat that passes on while the table sleeps begins its turn anew.
        Some(since) if since <= turn.began => now,
        Some(since) => match person(tx, table.id, turn.seat)? {
            Some((_, person)) => {
                let ran = person.ran(turn.began.into(), since.into());
                rewound(&person, now.into(), ran).into()
            }
            None => Timestamp(now.0 - (since.0 - turn.began.0)),
        },
    };
    let turn = TurnRow { began, called: None, reminded: 0, reminder: None, stalled: None, ..turn };
    tx.set_turn_row(table.id, &turn)?;
    Ok(Some(turn))
}

/// The seat and the preferences of the person who holds it.
fn person(tx: &Tx, table: TableId, seat: u8) -> Result<Option<(SeatRow, Preferences)>, TableError> {
    let Some(row) = tx.seats(table)?.into_iter().find(|row| row.seat == seat) else {
        return Ok(None);
    };
    let Some(user) = row.player else { return Ok(None) };
    Ok(Some((row, preferences(tx, user)?)))
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

/// What this seat and the table have agreed on. Where no other person sits nobody could vote, so there are reminders.
pub(super) fn terms_at(table: &TableRow, seats: &[SeatRow], seat: u8) -> Result<Terms, TableError> {
    let agreed = terms(table)?;
    let is_alone = seats.iter().all(|row| row.seat == seat || row.player.is_none());
    Ok(match agreed.time_out {
        TimeOut::Vote if is_alone => Terms { time_out: TimeOut::Remind, ..agreed },
        TimeOut::Vote | TimeOut::Ai | TimeOut::Remind => agreed,
    })
}

/// Whether an AI plays the turns of this table whose time has run out.
pub(super) fn is_for_ai(table: &TableRow) -> bool {
    serde_json::from_str::<Terms>(&table.terms).is_ok_and(|terms| terms.time_out == TimeOut::Ai)
}
