//! What the handles and the poster share.

use std::sync::OnceLock;

use parking_lot::Mutex;
use rand::{TryRng, rngs::SysRng};
use tokio::sync::{Notify, OnceCell, watch};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    store::{Owned, RestoreRow, Store, StoreError, Timestamp, Tx},
    tables::{
        Clock, TableError, lobby::starting::Starting, people::audience::Audience,
        play::think::Called, posts::redraws::Redraws, rated::Folds, reviews::Searching,
        time::clock::Noticing,
    },
};

/// What the handles and the poster share.
pub(in crate::tables) struct Shared {
    pub(in crate::tables) store: Store,
    pub(in crate::tables) clock: Noticing,
    /// The servers for which it was looked whether the clock was ahead before: then times are stored that are still to come.
    pub(in crate::tables) looked_back: Mutex<Option<(Owned, Timestamp)>>,
    /// The servers whose posts, clocks and opponents are this process's.
    owned: watch::Receiver<Owned>,
    /// Told when posts become due.
    pub(in crate::tables) due: Notify,
    /// Told when announcements become due.
    pub(in crate::tables) announced: Notify,
    /// Told when a post is settled.
    pub(in crate::tables) posted: Notify,
    /// Told when the program must decide at a table.
    pub(in crate::tables) called: Called,
    /// Those who sit in front of a table just now.
    pub(in crate::tables) audience: Audience,
    /// The clicks that are about to start a game.
    pub(in crate::tables) starting: Starting,
    /// Ratings that were asked for.
    pub(in crate::tables) folds: Folds,
    /// Who waits for a search.
    pub(in crate::tables) searching: Searching,
    /// Told when somebody asks for what is computed in the background.
    pub(in crate::tables) jobs: Notify,
    /// Changes whenever more of some review is known.
    pub(in crate::tables) reviewed: watch::Sender<u64>,
    /// Told when something about leagues may have changed.
    pub(in crate::tables) leagues: Notify,
    /// When old messages were changed.
    pub(in crate::tables) redraws: Redraws,
    /// Told when something may be due earlier than it was.
    pub(in crate::tables) scheduler: Notify,
    /// Which run of the program this is: a claim of another one that does not live has no owner any more.
    pub(in crate::tables) run: i64,
    /// When a backup was put back last, once it was asked for: nobody puts one back while this runs.
    epoch: OnceLock<u64>,
    /// All backups that were put back, likewise.
    pub(in crate::tables) restores: OnceCell<Vec<RestoreRow>>,
    /// Cancelled when the program ends.
    pub(in crate::tables) stop: CancellationToken,
    /// What tables were asked and have not answered, awaited when the program ends.
    pub(in crate::tables) asked: TaskTracker,
}

impl Shared {
    /// Nothing is in memory yet.
    pub(in crate::tables) fn new(
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
            clock: Noticing::new(clock),
            looked_back: Mutex::new(None),
            due: Notify::new(),
            announced: Notify::new(),
            posted: Notify::new(),
            called: Called::default(),
            audience: Audience::default(),
            starting: Starting::default(),
            folds: Folds::default(),
            searching: Searching::default(),
            jobs: Notify::new(),
            reviewed: watch::Sender::new(0),
            leagues: Notify::new(),
            redraws: Redraws::default(),
            scheduler: Notify::new(),
            run,
            epoch: OnceLock::new(),
            restores: OnceCell::new(),
            stop: CancellationToken::new(),
            asked: TaskTracker::new(),
        })
    }

    /// When a backup was put back last, in seconds since 1970; 0 when none ever was.
    pub(in crate::tables) fn epoch(&self, tx: &Tx) -> Result<u64, StoreError> {
        match self.epoch.get() {
            Some(epoch) => Ok(*epoch),
            None => tx.epoch().map(|epoch| *self.epoch.get_or_init(|| epoch)),
        }
    }

    /// The servers that are this process's own now.
    pub(in crate::tables) fn owned(&self) -> Owned {
        self.owned.borrow().clone()
    }

    /// The same, and how it changes.
    pub(in crate::tables) fn own(&self) -> watch::Receiver<Owned> {
        self.owned.clone()
    }

    /// Whether others may have changed a table that is in memory: somebody who is gone by now, too.
    pub(in crate::tables) fn has_company(&self) -> bool {
        self.store.member().is_some()
    }

    pub(in crate::tables) fn wake_poster(&self) {
        self.due.notify_one();
    }

    pub(in crate::tables) fn wake_scheduler(&self) {
        self.scheduler.notify_one();
    }
}

/// Random bytes of the operating system.
pub(in crate::tables) fn random<const N: usize>() -> Result<[u8; N], TableError> {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| TableError::NoChance)?;
    Ok(bytes)
}
