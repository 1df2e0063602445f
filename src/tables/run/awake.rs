//! The tables in memory.

use std::{collections::HashMap, sync::Arc};

use parking_lot::Mutex;

use super::{shared::Shared, table::Kept};
use crate::tables::{GameKind, Table, TableId};

/// The tables in memory. Locked for a look only, never across an await.
#[derive(Default)]
pub(in crate::tables) struct Awake(Mutex<HashMap<TableId, Arc<Kept>>>);

impl Awake {
    pub(in crate::tables) fn all(&self, shared: &Arc<Shared>) -> Vec<Table> {
        self.0.lock().values().map(|kept| kept.handle(shared)).collect()
    }

    /// This table, if it is in memory.
    pub(in crate::tables) fn find(&self, id: TableId, shared: &Arc<Shared>) -> Option<Table> {
        self.0.lock().get(&id).map(|kept| kept.handle(shared))
    }

    /// This table, which is in memory then.
    pub(in crate::tables) fn wake(
        &self,
        id: TableId,
        kind: GameKind,
        shared: &Arc<Shared>,
    ) -> Table {
        self.0.lock().entry(id).or_insert_with(|| Arc::new(Kept::new(id, kind))).handle(shared)
    }

    /// Lets go of those that nobody has asked for long. Whoever asks again reads them again.
    pub(in crate::tables) fn let_idle_go(&self) {
        self.0.lock().retain(|_, kept| !kept.is_idle());
    }
}
