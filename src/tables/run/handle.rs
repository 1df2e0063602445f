//! The handle to all tables of one database.

use std::sync::Arc;

use tokio::sync::watch;

use super::{awake::Awake, shared::Shared};
use crate::{
    store::{Owned, Store, Tx},
    tables::{Clock, Lobby, Stage, TableError, TableId, Timestamp, Until, UserId},
};

/// All tables of one database. Clones are cheap.
#[derive(Clone)]
pub struct Tables {
    pub(in crate::tables) shared: Arc<Shared>,
    pub(in crate::tables) awake: Arc<Awake>,
}

impl Tables {
    /// The tables of this database, all of which are this process's own. Nothing is loaded before somebody asks for it.
    ///
    /// # Errors
    /// When the system gives no random numbers.
    pub fn open(store: Store, clock: impl Clock) -> Result<Self, TableError> {
        Self::owning(store, clock, watch::channel(Owned::all(1)).1)
    }

    /// The same, of which posts, clocks and opponents are this process's for these servers only. Where others play on the
    /// database, they must be [followed](Self::follow).
    ///
    /// # Errors
    /// As of [`Self::open`].
    pub fn owning(
        store: Store,
        clock: impl Clock,
        owned: watch::Receiver<Owned>,
    ) -> Result<Self, TableError> {
        let shared = Arc::new(Shared::new(store, clock, owned)?);
        Ok(Self { shared, awake: Arc::default() })
    }

    /// The servers that are this process's own, as they change.
    pub fn owned(&self) -> watch::Receiver<Owned> {
        self.shared.own()
    }

    /// Waits until everybody who has asked a table has their answer. Later requests are refused as
    /// [`StoreError::Closed`](crate::store::StoreError::Closed).
    ///
    /// Nothing is lost without it; it only lets go of the database in an orderly way.
    pub async fn close(&self) {
        self.shared.stop.cancel();
        self.shared.asked.close();
        self.shared.asked.wait().await;
    }

    /// Lets this table, if it is in memory, be read again from the database, in which its seats have changed.
    pub(in crate::tables) async fn seats_changed(&self, table: TableId) {
        if let Some(any) = self.awake.find(table, &self.shared) {
            any.reload().await;
        }
    }

    /// The same for all of them.
    pub(in crate::tables) async fn all_seats_changed(&self) {
        for any in self.awake.all(&self.shared) {
            any.reload().await;
        }
    }

    /// The store beneath.
    pub fn store(&self) -> &Store {
        &self.shared.store
    }

    /// All tables of this process that wait for a decision of the program, as stored.
    ///
    /// # Errors
    /// Of the store.
    pub async fn waiting_for_program(&self) -> Result<Vec<TableId>, TableError> {
        let owned = self.shared.owned();
        Ok(self.store().read(move |tx| tx.to_think(&owned)).await?)
    }

    /// Returns tables that have come to such a decision since it was asked last, as soon as there are any. One of them
    /// may have gone on.
    pub async fn called(&self) -> Vec<TableId> {
        self.shared.called.wait().await
    }

    /// Now, as the tables see it.
    pub fn now(&self) -> Timestamp {
        self.shared.clock.now()
    }

    /// Returns at this time, or earlier.
    pub fn until(&self, at: Timestamp) -> Until<'_> {
        self.shared.clock.until(at)
    }

    /// This person has just done something in a panel of this table that goes on showing what happens there: whoever looks at
    /// it is not called. Returns the other table at which they looked before, whose mention is to be [released](Self::release).
    pub fn looks_at(&self, user: UserId, table: TableId) -> Option<TableId> {
        self.shared.audience.touch(user, table, self.shared.clock.steady())
    }

    /// What this person last looked at is not there any more. Returns its table, whose mention is to be [released](Self::release).
    pub fn looks_away(&self, user: UserId) -> Option<TableId> {
        self.shared.audience.forget(user)
    }

    /// Tells whenever something changes at this table.
    pub fn watch(&self, table: TableId) -> watch::Receiver<()> {
        self.shared.audience.watch(table)
    }

    /// How many tables are in memory.
    #[cfg(test)]
    pub(in crate::tables) fn number_awake(&self) -> usize {
        self.awake.all(&self.shared).len()
    }

    pub(in crate::tables) async fn change(
        &self,
        change: impl FnOnce(&Tx, Timestamp) -> Result<Lobby, TableError> + Send + 'static,
    ) -> Result<Lobby, TableError> {
        let now = self.shared.clock.now();
        let lobby = self.shared.store.with(move |tx| change(tx, now)).await?;
        if lobby.state == Stage::Running {
            // The first to decide may be an AI.
            self.shared.called.call(lobby.table);
        }
        self.shared.wake_poster();
        self.shared.wake_scheduler();
        Ok(lobby)
    }
}
