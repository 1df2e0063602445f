//! What people answer: *Not now* to a mention, *Yes* to the question whether anybody still plays.

use super::check::{Tick, check};
use crate::{
    store::{Beside, TurnRow},
    tables::{
        MoveNumber, Refused, TableError, TableId, Tables, Timestamp, UserId,
        state::{Change, Surroundings, TableState},
    },
};

impl Tables {
    /// No more reminders in the turn that began at this move.
    ///
    /// # Errors
    /// When the table does not run, the user has no seat there, or it is another turn. Nothing has changed then.
    pub async fn hush(
        &self,
        table: TableId,
        user: UserId,
        turn: MoveNumber,
    ) -> Result<(), TableError> {
        let hush = move |state: &_, around: &_, now| hush(state, around, (user, turn), now);
        self.shared.decide(table, Beside::default(), hush).await.map(drop)
    }

    /// Somebody still plays at this table.
    ///
    /// # Errors
    /// When the table does not run or the user has no seat there. Nothing has changed then.
    pub async fn still(&self, table: TableId, user: UserId) -> Result<(), TableError> {
        let still = move |state: &_, around: &_, now| still(state, around, user, now);
        self.shared.decide(table, Beside::default(), still).await.map(drop)
    }
}

pub(super) fn still(
    state: &TableState,
    around: &Surroundings,
    user: UserId,
    now: Timestamp,
) -> Result<Change, TableError> {
    admit(state, user)?;
    let mut change = Change::of(state);
    change.after.touch(now);
    check(&mut change, around, Tick::InPassing, now);
    Ok(change)
}

pub(super) fn hush(
    state: &TableState,
    around: &Surroundings,
    (user, number): (UserId, MoveNumber),
    now: Timestamp,
) -> Result<Change, TableError> {
    admit(state, user)?;
    let turn = state.turn;
    let to_move = turn.and_then(|turn| {
        let place = state.seats.iter().position(|seat| seat.seat == turn.seat)?;
        state.players().into_iter().nth(place)
    });
    match (turn, to_move) {
        (Some(turn), to_move) if turn.number == number => {
            if let Some(to_move) = to_move.filter(|one| one.user() != Some(user)) {
                return Err(Refused::NotYourTurn { to_move }.into());
            }
            let mut change = Change::of(state);
            change.after.turn = Some(TurnRow { hushed: true, ..turn });
            change.after.touch(now);
            check(&mut change, around, Tick::InPassing, now);
            Ok(change)
        }
        (_, to_move) => {
            Err(Refused::Stale { expected: number, now: state.table.records, to_move }.into())
        }
    }
}

/// Refuses tables that do not run, and those who have no seat there.
pub(super) fn admit(state: &TableState, user: UserId) -> Result<(), TableError> {
    state.must_run()?;
    match state.seat_of(user) {
        Some(_) => Ok(()),
        None => Err(Refused::NotAtTable { players: state.players() }.into()),
    }
}
