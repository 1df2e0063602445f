//! What the program has to decide, and the tables at which it must.

use std::collections::BTreeSet;

use parking_lot::Mutex;
use tokio::sync::Notify;

use crate::{
    board::{Level, Seat, Seed},
    play::OwnView,
    tables::{MoveNumber, TableId, Timestamp},
};

/// The level of an AI that stands in for a person.
pub const STAND_IN: Level = Level::Normal;

/// A decision that the program has to make for a seat. No `Debug`: the view is for that seat, the chance for nobody.
#[derive(Clone)]
pub struct Think {
    pub table: TableId,
    pub number: MoveNumber,
    pub seat: Seat,
    /// How well.
    pub level: Level,
    /// All that the seat knows.
    pub view: OwnView,
    /// The chance of this decision.
    pub chance: Seed,
    /// Since when a round may be looked at before it goes on, at a table that people only watch.
    pub shown: Option<Timestamp>,
}

/// The tables at which the program must decide, as far as nobody has asked yet.
#[derive(Default)]
pub(in crate::tables) struct Called {
    /// Locked for a look only, never across an await.
    tables: Mutex<BTreeSet<TableId>>,
    bell: Notify,
}

impl Called {
    /// The program may have to decide at this table.
    pub(in crate::tables) fn call(&self, table: TableId) {
        self.tables.lock().insert(table);
        self.bell.notify_one();
    }

    /// The tables called since it was asked last, as soon as there are any.
    pub(in crate::tables) async fn wait(&self) -> Vec<TableId> {
        loop {
            let called = std::mem::take(&mut *self.tables.lock());
            if !called.is_empty() {
                return called.into_iter().collect();
            }
            self.bell.notified().await;
        }
    }
}
