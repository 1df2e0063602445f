//! The turn that a running table waits for, as stored: when it began, and what the player was told since.

use super::{MoveNumber, TableId, Timestamp};
use crate::{
    pace::{Terms, TimeOut},
    store::{StoreError, TableRow, TurnRow, Tx},
};

/// Another seat must decide from now on, or nobody. The agenda looks at the table at once.
pub(super) fn begin(
    tx: &Tx,
    table: TableId,
    to_move: Option<u8>,
    number: MoveNumber,
    now: Timestamp,
) -> Result<(), StoreError> {
    let Some(seat) = to_move else { return tx.end_turn(table) };
    let turn = TurnRow {
        seat,
        number,
        began: now,
        called: None,
        reminded: 0,
        reminder: None,
        stalled: None,
        hushed: false,
        deadline: None,
        expired: None,
    };
    tx.set_turn_row(table, &turn)?;
    tx.wake_at(table, Some(now))
}

/// Whether an AI plays the turns of this table whose time has run out.
pub(super) fn is_for_ai(table: &TableRow) -> bool {
    serde_json::from_str::<Terms>(&table.terms).is_ok_and(|terms| terms.time_out == TimeOut::Ai)
}
