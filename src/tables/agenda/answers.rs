//! What people answer: *Not now* to a ping, *Yes* to the question whether anybody still plays.

use super::{
    super::{
        MoveNumber, Refused, Stage, TableError, TableId, Tables, Timestamp, UserId, players::seated,
    },
    glance,
};
use crate::store::{SeatRow, TableRow, TurnRow, Tx};

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
        self.answer(move |tx, now| hush(tx, table, user, turn, now)).await
    }

    /// Somebody still plays at this table.
    ///
    /// # Errors
    /// When the table does not run or the user has no seat there. Nothing has changed then.
    pub async fn still(&self, table: TableId, user: UserId) -> Result<(), TableError> {
        self.answer(move |tx, now| {
            admit(tx, table, user)?;
            tx.set_active(table, now)?;
            glance(tx, table, now)?;
            Ok(())
        })
        .await
    }

    async fn answer(
        &self,
        answer: impl FnOnce(&Tx, Timestamp) -> Result<(), TableError> + Send + 'static,
    ) -> Result<(), TableError> {
        let now = self.now();
        self.store().with(move |tx| answer(tx, now)).await?;
        self.shared.wake_poster();
        self.shared.wake_agenda();
        Ok(())
    }
}

fn hush(
    tx: &Tx,
    table: TableId,
    user: UserId,
    number: MoveNumber,
    now: Timestamp,
) -> Result<(), TableError> {
    let (row, seats) = admit(tx, table, user)?;
    let stale = |to_move| {
        TableError::Refused(Refused::Stale { expected: number, now: row.records, to_move })
    };
    let Some(turn) = tx.turn(table)? else { return Err(stale(None)) };
    let seat = seats.iter().position(|seat| seat.seat == turn.seat);
    let to_move = seat.and_then(|seat| seated(&seats).into_iter().nth(seat));
    match to_move {
        to_move if turn.number != number => Err(stale(to_move)),
        Some(to_move) if to_move.user() != Some(user) => {
            Err(Refused::NotYourTurn { to_move }.into())
        }
        _ => {
            tx.set_turn_row(table, &TurnRow { hushed: true, ..turn })?;
            tx.set_active(table, now)?;
            glance(tx, table, now)?;
            Ok(())
        }
    }
}

pub(super) fn admit(
    tx: &Tx,
    table: TableId,
    user: UserId,
) -> Result<(TableRow, Vec<SeatRow>), TableError> {
    let row = tx.table(table)?.ok_or(Refused::NoTable)?;
    Refused::unless(row.state, Stage::Running)?;
    let seats = tx.seats(table)?;
    if seats.iter().all(|seat| seat.player != Some(user)) {
        return Err(Refused::NotAtTable { players: seated(&seats) }.into());
    }
    Ok((row, seats))
}
