//! This process among those that play on the database.

use std::{collections::BTreeSet, num::NonZero, sync::Arc, time::Duration};

use parking_lot::Mutex;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::look::{Found, look};
use crate::store::{MemberId, Owned, Store, StoreError, Tx};

/// Between two looks at who lives; others that come, go or give something up are seen at once.
const LOOK: Duration = Duration::from_secs(2);

/// This process among those that play on the database. Clones are cheap.
#[derive(Clone)]
pub struct Membership {
    store: Store,
    most: Option<NonZero<u32>>,
    owned: Arc<watch::Sender<Owned>>,
    /// With how many shards others play, when it waits for their end.
    waits: Arc<watch::Sender<Option<u32>>>,
    /// Everything that was its own and is not released.
    leased: Arc<Mutex<BTreeSet<u32>>>,
}

impl Membership {
    /// Between two sessions of a bucket of the gateway: Discord's five seconds, and a little for the way there.
    pub const APART: Duration = Duration::from_millis(5_200);

    /// Takes at most so many shards, once it [runs](Self::run).
    pub fn new(store: Store, most: Option<NonZero<u32>>) -> Self {
        let owned = match store.member() {
            Some(_) => nothing(),
            None => Owned::all(1),
        };
        let (owned, waits) = (Arc::new(watch::Sender::new(owned)), Arc::default());
        Self { store, most, owned, waits, leased: Arc::default() }
    }

    /// Whether no other process can play on the database.
    pub fn is_alone(&self) -> bool {
        self.store.member().is_none()
    }

    /// What is this process's own, always as it is now.
    pub fn owned(&self) -> watch::Receiver<Owned> {
        self.owned.subscribe()
    }

    /// With how many shards others play, when they are not as many as here: it plays nothing until they have stopped.
    pub fn waits_for(&self) -> Option<u32> {
        *self.waits.borrow()
    }

    /// Has its part of the bot's shards until `stop`. What is to be given up is not its own at once; it must then be
    /// [released](Self::release).
    ///
    /// # Errors
    /// [`StoreError::Taken`] when others took it for dead: it has nothing any more, can write nothing and must end.
    pub async fn run(&self, of: u32, stop: CancellationToken) -> Result<(), StoreError> {
        let Some(me) = self.store.member() else {
            self.owned.send_replace(Owned::all(of));
            stop.cancelled().await;
            return Ok(());
        };
        let most = self.most;
        let mut others = self.store.company_changes();
        let mut told = None;
        while !stop.is_cancelled() {
            others.mark_unchanged();
            let found = self.store.with(move |tx| look(tx, me, of, most)).await;
            if told.as_ref() != Some(&found) {
                tell(&found);
                told = Some(found.clone());
            }
            self.waits.send_replace(match found {
                Ok(Found::Waits(of)) => Some(of),
                Ok(Found::Plays(_)) | Err(_) => None,
            });
            match found {
                Ok(Found::Plays(owned)) => self.own(owned),
                Err(error) if !error.is_passing() => {
                    self.own(nothing());
                    return Err(error);
                }
                Ok(Found::Waits(_)) | Err(_) => {}
            }
            tokio::select! {
                () = stop.cancelled() => {}
                () = tokio::time::sleep(LOOK) => {}
                _ = others.changed() => {}
            }
        }
        Ok(())
    }

    /// What was its own, has ceased to be, and is not [released](Self::release) yet; also what ceased before anybody looked.
    pub fn surplus(&self) -> BTreeSet<u32> {
        let owned = self.owned.borrow();
        self.leased.lock().difference(owned.shards()).copied().collect()
    }

    fn own(&self, owned: Owned) {
        self.owned.send_if_modified(|before| {
            // In here, so that nobody sees the one without the other.
            self.leased.lock().extend(owned.shards());
            let is_other = *before != owned;
            *before = owned;
            is_other
        });
    }

    /// Lets others have these shards, which this process has hung up. What it has still under way is kept from doubling by the
    /// claims of posts and the versions of tables.
    ///
    /// # Errors
    /// Of the store. They are lost to this process later all the same, if it is asked again.
    pub async fn release(&self, shards: &BTreeSet<u32>) -> Result<(), StoreError> {
        // Before others can have them: from then on they may be its own anew.
        self.leased.lock().retain(|shard| !shards.contains(shard));
        let freed = shards.clone();
        let done =
            self.act(move |tx, me| freed.iter().try_for_each(|shard| tx.free(*shard, me))).await;
        if done.is_err() {
            self.leased.lock().extend(shards);
        }
        done
    }

    /// Lets others have everything, before the end of this process. It must not [run](Self::run) any more, and all must be
    /// hung up and finished.
    ///
    /// # Errors
    /// Of the store. Others take it all when this process is taken for dead.
    pub async fn leave(&self) -> Result<(), StoreError> {
        self.own(nothing());
        let give_back = self.act(|tx, me| {
            tx.set_shards(me, None, None)?;
            let leases = tx.leases()?.into_iter().filter(|(_, holder)| *holder == me);
            leases.into_iter().try_for_each(|(shard, _)| tx.free(shard, me))
        });
        match give_back.await {
            // Others have it already.
            Err(StoreError::Taken) => Ok(()),
            done => done,
        }
    }

    async fn act(
        &self,
        act: impl FnOnce(&Tx, MemberId) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        match self.store.member() {
            Some(me) => self.store.with(move |tx| act(tx, me)).await,
            None => Ok(()),
        }
    }

    /// How long to wait before the next session of this bucket of the gateway begins: its turn is taken, among all processes.
    pub async fn identify(&self, bucket: u32) -> Result<Duration, StoreError> {
        let book = move |tx: &Tx| {
            let now = tx.now()?;
            Ok(now.before(tx.book_beginning(bucket, now, Self::APART)?))
        };
        self.store.with(book).await
    }
}

/// Before it has taken anything.
fn nothing() -> Owned {
    Owned::some(BTreeSet::new(), 1, 1)
}

fn tell(found: &Result<Found, StoreError>) {
    match found {
        Ok(Found::Plays(owned)) => {
            let (shards, of, members) = (owned.shards(), owned.of(), owned.members());
            tracing::info!(?shards, of, members, "plays the tables of these shards");
        }
        Ok(Found::Waits(of)) => {
            tracing::warn!(
                of,
                "others play with another number of shards; waits until they have stopped"
            );
        }
        Err(error) => tracing::error!(%error, "cannot see which tables to play"),
    }
}
