//! At which tables a click that may start the game is being stored: nothing else is changed there meanwhile.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::{Mutex, MutexGuard, PoisonError},
};

use tokio::sync::watch;

use crate::tables::{LobbyRefused, TableError, TableId};

/// The tables at which such a click is being stored, and how that goes; who waits for it learns of each change.
#[derive(Default)]
pub(in crate::tables) struct Starting(Mutex<HashMap<TableId, watch::Sender<Storing>>>);

/// How it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Storing {
    /// For the first time.
    First,
    /// The database has refused, and it is tried again.
    Again,
}

/// What an action may do to the start of its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tables) enum Claim {
    /// It may be what starts the game.
    Start,
    /// It only changes what is dealt, or to whom.
    Other,
}

impl Starting {
    /// Waits while a click is being stored for the first time, then claims the start, if it is asked for.
    ///
    /// # Errors
    /// When an earlier click is tried again.
    pub(in crate::tables) async fn turn(
        &self,
        table: TableId,
        claim: Claim,
    ) -> Result<(), TableError> {
        loop {
            let mut earlier = match (self.tables().entry(table), claim) {
                (Entry::Occupied(earlier), _) => earlier.get().subscribe(),
                (Entry::Vacant(free), Claim::Start) => {
                    free.insert(watch::channel(Storing::First).0);
                    return Ok(());
                }
                (Entry::Vacant(_), Claim::Other) => return Ok(()),
            };
            if *earlier.borrow_and_update() == Storing::Again {
                return Err(LobbyRefused::Starting.into());
            }
            // An error says that it is over.
            let _ = earlier.changed().await;
        }
    }

    /// The click is kept, and tried again from now on.
    pub(in crate::tables) fn is_tried_again(&self, table: TableId) {
        if let Some(storing) = self.tables().get(&table) {
            storing.send_replace(Storing::Again);
        }
    }

    /// Ends the claim when it is dropped: the click is stored, refused or given up.
    pub(in crate::tables) fn until_dropped(&self, table: TableId) -> Claimed<'_> {
        Claimed { starting: self, table }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, watch::Sender<Storing>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A start that is claimed.
pub(in crate::tables) struct Claimed<'s> {
    starting: &'s Starting,
    table: TableId,
}

impl Drop for Claimed<'_> {
    fn drop(&mut self) {
        self.starting.tables().remove(&self.table);
    }
}
