//! A handle to one started table.

use std::{sync::Arc, time::Duration};

use parking_lot::Mutex;
use tokio::time::Instant;

use super::shared::Shared;
use crate::tables::{GameKind, TableId, play::position::Position};

/// A table that nobody asks leaves memory after this time.
const IDLE: Duration = Duration::from_secs(15 * 60);

/// A started table. Clones are cheap; what they ask is done in the order in which it arrives.
#[derive(Clone)]
pub struct Table {
    pub(in crate::tables) shared: Arc<Shared>,
    pub(in crate::tables) kept: Arc<Kept>,
}

/// A started table in memory.
pub(in crate::tables) struct Kept {
    pub(in crate::tables) id: TableId,
    kind: GameKind,
    /// `None` until it is asked for, while it is written, and after the store has failed, for then the database alone says where
    /// the table is. One who asks has it to themselves.
    pub(in crate::tables) position: tokio::sync::Mutex<Option<Position>>,
    /// When somebody asked last. Locked for a look only, never across an await.
    asked: Mutex<Instant>,
}

impl Kept {
    pub(in crate::tables) fn new(id: TableId, kind: GameKind) -> Self {
        Self { id, kind, position: None.into(), asked: Instant::now().into() }
    }

    pub(in crate::tables) fn handle(self: &Arc<Self>, shared: &Arc<Shared>) -> Table {
        Table { shared: shared.clone(), kept: self.clone() }
    }

    /// Whether nobody has a handle, nor has asked for long.
    pub(in crate::tables) fn is_idle(self: &Arc<Self>) -> bool {
        Arc::strong_count(self) == 1 && self.asked.lock().elapsed() > IDLE
    }

    /// Somebody asks.
    pub(in crate::tables) fn touch(&self) {
        *self.asked.lock() = Instant::now();
    }
}

impl Table {
    pub fn id(&self) -> TableId {
        self.kept.id
    }

    /// Which game is played there.
    pub fn kind(&self) -> GameKind {
        self.kept.kind
    }
}
