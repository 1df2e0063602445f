//! Mentions that are held back for somebody who looks at a panel, and are made soon when they do not look any more.

use std::time::Duration;

use super::{TableError, TableId, Tables, Timestamp, UserId, agenda::glance};
use crate::store::{TurnRow, Tx};

/// Who only looks something up is back in the panel after this time.
const GRACE: Duration = Duration::from_secs(10);

impl Tables {
    /// Lets the mention that is held back for this person at this table be made soon, if there is one; not if they look at
    /// the table again by then.
    pub async fn release(&self, user: UserId, table: TableId) -> Result<(), TableError> {
        let now = self.now();
        if self.store().with(move |tx| release(tx, user, table, now)).await? {
            self.shared.wake_poster();
            self.shared.wake_agenda();
        }
        Ok(())
    }
}

/// False when nothing is held back for them.
fn release(tx: &Tx, user: UserId, table: TableId, now: Timestamp) -> Result<bool, TableError> {
    let soon = now.plus(GRACE);
    let is_held = |turn: &TurnRow| turn.held.is_some_and(|until| soon < until);
    let Some(turn) = tx.turn(table)?.filter(is_held) else { return Ok(false) };
    let holder = tx.seats(table)?.into_iter().find(|row| row.seat == turn.seat);
    if holder.and_then(|row| row.player) != Some(user) {
        return Ok(false);
    }
    tx.set_turn_row(table, &TurnRow { held: Some(soon), ..turn })?;
    glance(tx, table, now)?;
    Ok(true)
}
