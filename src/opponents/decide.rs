//! One decision: a search on a blocking thread, cut off in time, with something to fall back to.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    task::JoinHandle,
    time::timeout,
};
use tokio_util::sync::CancellationToken;

use super::mind::Mind;
use crate::{ai::Budget, board::Level, play::AnyMove, tables::Think};

/// How long a search may take to notice that it is to stop.
const GRACE: Duration = Duration::from_millis(400);

/// Where decisions are made.
#[derive(Clone)]
pub(super) struct Desk {
    pub(super) mind: Mind,
    /// As many as may search at the same time.
    pub(super) permits: Arc<Semaphore>,
    /// As many masters as may search at the same time beside them, so that nobody waits behind a long search.
    pub(super) masters: Arc<Semaphore>,
    pub(super) stop: CancellationToken,
}

/// Why a search gave no move.
enum Failure {
    /// The program ends.
    Stopped,
    /// It did not stop when it was told to.
    Deaf,
    /// It panicked; the log has it.
    Panicked,
}

impl Desk {
    /// A legal move for the seat that must think, within about this time; `None` when the program ends.
    pub(super) async fn decide(&self, think: &Think, limit: Duration) -> Option<AnyMove> {
        let mind = Arc::clone(&self.mind);
        let search = move |think: &Think, stop: &AtomicBool| mind(think, stop);
        let permit = self.permit(think.level).await?;
        match self.search(think, Some(permit), limit, search).await {
            Ok(mv) => return Some(mv),
            Err(Failure::Stopped) => return None,
            Err(failure) => complain(think, &failure),
        }
        let greedy = |think: &Think, _: &AtomicBool| {
            think.view.choose(Level::Greedy, think.chance, &Budget::OF_LEVEL)
        };
        // A search that does not end keeps its permit; this short one must not wait for it.
        match self.search(think, None, GRACE, greedy).await {
            Ok(mv) => Some(mv),
            Err(Failure::Stopped) => None,
            Err(failure) => {
                complain(think, &failure);
                first(think)
            }
        }
    }

    /// Runs a search where it blocks nobody, for at most this time.
    async fn search(
        &self,
        think: &Think,
        permit: Option<OwnedSemaphorePermit>,
        limit: Duration,
        search: impl FnOnce(&Think, &AtomicBool) -> AnyMove + Send + 'static,
    ) -> Result<AnyMove, Failure> {
        let (think, enough) = (think.clone(), Arc::new(AtomicBool::new(false)));
        let told = Arc::clone(&enough);
        let mut searching = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            search(&think, &told)
        });
        let done = self.wait(&mut searching, limit).await;
        enough.store(true, Ordering::Relaxed);
        match done {
            Some(done) => done,
            None => self.wait(&mut searching, GRACE).await.unwrap_or(Err(Failure::Deaf)),
        }
    }

    /// `None` when the time is over.
    async fn wait<T>(
        &self,
        searching: &mut JoinHandle<T>,
        limit: Duration,
    ) -> Option<Result<T, Failure>> {
        match self.stop.run_until_cancelled(timeout(limit, searching)).await {
            None => Some(Err(Failure::Stopped)),
            Some(Ok(done)) => Some(done.map_err(|_panic| Failure::Panicked)),
            Some(Err(_elapsed)) => None,
        }
    }

    async fn permit(&self, level: Level) -> Option<OwnedSemaphorePermit> {
        let permits = if level == Level::Master { &self.masters } else { &self.permits };
        self.stop.run_until_cancelled(Arc::clone(permits).acquire_owned()).await?.ok()
    }
}

/// The first move that the seat may make: better than a table that hangs.
pub(super) fn first(think: &Think) -> Option<AnyMove> {
    think.view.legal().into_iter().next()
}

fn complain(think: &Think, failure: &Failure) {
    let (table, number) = (think.table, think.number);
    match failure {
        Failure::Stopped => {}
        Failure::Deaf => tracing::error!(%table, %number, "a search did not end in time"),
        // The message of a panic may name a card, so only its place in the game is logged here.
        Failure::Panicked => tracing::error!(%table, %number, "a search ended with a panic"),
    }
}
