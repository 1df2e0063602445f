//! The way of a decision about one table: read, decide, save, and let those know who wait for it.

use super::{
    change::Change,
    read::read,
    save::{Saved, save},
    surroundings::Surroundings,
    table::TableState,
};
use crate::{
    store::{Beside, TableId, Timestamp},
    tables::{TableError, run::shared::Shared},
};

impl Shared {
    /// Decides about a table in one transaction, and wakes poster and scheduler.
    ///
    /// # Errors
    /// When it is refused, damaged, or the store fails. Nothing has changed then.
    pub(in crate::tables) async fn decide(
        &self,
        table: TableId,
        beside: Beside,
        decide: impl FnOnce(&TableState, &Surroundings, Timestamp) -> Result<Change, TableError>
        + Send
        + 'static,
    ) -> Result<Saved, TableError> {
        let now = self.clock.now();
        let saved = self.store.with(move |tx| {
            let (state, around) = read(tx, table, &beside)?;
            save(tx, &state, decide(&state, &around, now)?, now)
        });
        let saved = saved.await?;
        self.wake_poster();
        self.wake_scheduler();
        Ok(saved)
    }

    /// The same where somebody waits for the answer: it runs here if the engine and its disk are quick. The poster is woken
    /// if posts are owed.
    ///
    /// # Errors
    /// As of [`Self::decide`].
    pub(in crate::tables) async fn decide_inline(
        &self,
        table: TableId,
        (beside, now): (Beside, Timestamp),
        decide: impl FnOnce(&TableState, &Surroundings) -> Result<Change, TableError> + Send + 'static,
    ) -> Result<Saved, TableError> {
        let saved = self.store.at_once(move |tx| {
            let (state, around) = read(tx, table, &beside)?;
            save(tx, &state, decide(&state, &around)?, now)
        });
        let saved = saved.await?;
        self.wake_scheduler();
        if saved.owes {
            self.wake_poster();
        }
        Ok(saved)
    }
}
