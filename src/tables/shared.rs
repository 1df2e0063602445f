//! What the handles, the tasks and the poster share.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use rand::{TryRng, rngs::SysRng};
use tokio::sync::{Notify, watch};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use super::{
    AnyTable, Clock, TableError, TableId, any::AnyWeak, audience::Audience, on_table, think::Called,
};
use crate::store::{Owned, Store};

/// What the handles, the tasks and the poster share.
pub(super) struct Shared {
    pub(super) store: Store,
    pub(super) clock: Arc<dyn Clock>,
    /// The servers whose posts, clocks and opponents are this process's.
    owned: watch::Receiver<Owned>,
    /// Told when posts become due.
    pub(super) due: Notify,
    /// Told when a post is settled.
    pub(super) posted: Notify,
    /// Told when the program must decide at a table.
    pub(super) called: Called,
    /// Those who sit in front of a table just now.
    pub(super) audience: Audience,
    /// Told when something may be due earlier than it was.
    pub(super) agenda: Notify,
    /// Which run of the program this is: a claim of another one that does not live has no owner any more.
    pub(super) run: i64,
    /// Cancelled when the program ends.
    pub(super) stop: CancellationToken,
    /// The tasks of the tables in memory, awaited when the program ends.
    pub(super) tasks: TaskTracker,
    /// The tables in memory. Locked for a look only, never across an await.
    awake: Mutex<HashMap<TableId, AnyWeak>>,
}

impl Shared {
    /// Nothing is in memory yet.
    pub(super) fn new(
        store: Store,
        clock: impl Clock,
        owned: watch::Receiver<Owned>,
    ) -> Result<Self, TableError> {
        let run = match store.member() {
            Some(member) => member.0,
            None => i64::from_ne_bytes(random()?),
        };
        Ok(Self {
            store,
            owned,
            clock: Arc::new(clock),
            due: Notify::new(),
            posted: Notify::new(),
            called: Called::default(),
            audience: Audience::default(),
            agenda: Notify::new(),
            run,
            stop: CancellationToken::new(),
            tasks: TaskTracker::new(),
            awake: Mutex::new(HashMap::new()),
        })
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<TableId, AnyWeak>> {
        // A panic while it was locked cannot have left it half-changed.
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The servers that are this process's own now.
    pub(super) fn owned(&self) -> Owned {
        self.owned.borrow().clone()
    }

    /// The same, and how it changes.
    pub(super) fn own(&self) -> watch::Receiver<Owned> {
        self.owned.clone()
    }

    /// Whether others may have changed a table that is in memory.
    pub(super) fn has_company(&self) -> bool {
        self.owned.borrow().members() > 1
    }

    /// The tables in memory.
    pub(super) fn in_memory(&self) -> Vec<AnyTable> {
        self.awake().iter().filter_map(|(id, weak)| weak.upgrade(*id)).collect()
    }

    /// This table, if it is in memory.
    pub(super) fn find(&self, id: TableId) -> Option<AnyTable> {
        self.awake().get(&id).and_then(|weak| weak.upgrade(id))
    }

    /// This table, whose task is started by `spawn` if it sleeps.
    pub(super) fn wake(&self, id: TableId, spawn: impl FnOnce() -> AnyTable) -> AnyTable {
        let mut awake = self.awake();
        if let Some(any) = awake.get(&id).and_then(|weak| weak.upgrade(id)) {
            return any;
        }
        let any = spawn();
        awake.insert(id, any.downgrade());
        any
    }

    /// Forgets a table whose task has ended, unless a new one has been started for it.
    pub(super) fn forget(&self, id: TableId) {
        let mut awake = self.awake();
        if awake.get(&id).is_some_and(|weak| weak.upgrade(id).is_none()) {
            awake.remove(&id);
        }
    }

    pub(super) fn wake_poster(&self) {
        self.due.notify_one();
    }

    pub(super) fn wake_agenda(&self) {
        self.agenda.notify_one();
    }

    /// Seats of a running table were changed behind the back of its task, which must read it anew.
    pub(super) async fn seats_changed(&self, table: TableId) {
        if let Some(any) = self.find(table) {
            on_table!(any, |table| table.reload().await);
        }
    }
}

/// Random bytes of the operating system.
pub(super) fn random<const N: usize>() -> Result<[u8; N], TableError> {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| TableError::NoChance)?;
    Ok(bytes)
}
