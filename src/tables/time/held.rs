//! Mentions that are held back for somebody who looks at a panel, and are made soon when they do not look any more.

use std::time::Duration;

use super::check::{Tick, check};
use crate::{
    store::{Beside, TurnRow, Tx},
    tables::{
        TableError, TableId, Tables, Timestamp, UserId,
        state::{Change, Surroundings, TableState, read, save},
    },
};

/// Who only looks something up is back in the panel after this time.
const GRACE: Duration = Duration::from_secs(10);

impl Tables {
    /// Lets the mention that is held back for this person at this table be made soon, if there is one; not if they look at
    /// the table again by then.
    pub async fn release(&self, user: UserId, table: TableId) -> Result<(), TableError> {
        let now = self.now();
        let released = self.store().with(move |tx: &Tx| {
            let (state, around) = read(tx, table, &Beside::default())?;
            let change = release(&state, &around, user, now);
            Ok::<_, TableError>(
                change.map(|change| save(tx, &state, change, now)).transpose()?.is_some(),
            )
        });
        if released.await? {
            self.shared.wake_poster();
            self.shared.wake_scheduler();
        }
        Ok(())
    }
}

/// `None` when nothing is held back for them.
pub(super) fn release(
    state: &TableState,
    around: &Surroundings,
    user: UserId,
    now: Timestamp,
) -> Option<Change> {
    let soon = now.plus(GRACE);
    let turn = state.turn.filter(|turn| turn.held.is_some_and(|until| soon < until))?;
    let holder = state.seats.iter().find(|row| row.seat == turn.seat)?;
    if holder.player != Some(user) {
        return None;
    }
    let mut change = Change::of(state);
    change.after.turn = Some(TurnRow { held: Some(soon), ..turn });
    check(&mut change, around, Tick::InPassing, now);
    Some(change)
}
