//! What all handlers of the bot share.

use std::{
    collections::{HashSet, VecDeque},
    num::NonZero,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::Semaphore;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use super::watch::Busy;
use crate::{
    metrics::Metrics,
    tables::{AnyTable, ChannelId, InteractionId, TableError, TableRef, Tables},
};

/// How many interactions are remembered, to recognise one that is delivered twice. Across a restart the store does.
const REMEMBERED: usize = 4096;

/// What all handlers share. Clones are cheap.
#[derive(Clone)]
pub struct App {
    /// The tables.
    pub tables: Tables,
    /// Cancelled when the program is to end.
    pub stop: CancellationToken,
    /// What is counted.
    pub metrics: Metrics,
    shared: Arc<Shared>,
}

struct Shared {
    /// Pictures that are drawn at the same time: as many as there are processors.
    brushes: Semaphore,
    /// Pictures of posts among them: fewer, so that somebody who waits for an answer does not wait for these, too.
    easels: Semaphore,
    /// Hints that are thought of at the same time: fewer than processors, so that pictures are drawn meanwhile.
    advisers: Semaphore,
    /// Handlers under way, for a clean end.
    busy: TaskTracker,
    /// The latest interactions, oldest first. Locked for a look only, never across an await.
    recent: Mutex<Recent>,
}

#[derive(Default)]
struct Recent {
    known: HashSet<InteractionId>,
    order: VecDeque<InteractionId>,
}

impl Recent {
    fn is_new(&mut self, interaction: InteractionId) -> bool {
        if !self.known.insert(interaction) {
            return false;
        }
        self.order.push_back(interaction);
        if self.order.len() > REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.known.remove(&oldest);
        }
        true
    }
}

/// A picture could not be drawn because the code that draws it panicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("drawing ended with a panic")]
pub struct NotDrawn;

/// A hint could not be found because the search panicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a search ended with a panic")]
pub struct NotThought;

impl App {
    /// For these tables, until `stop`.
    #[must_use]
    pub fn new(tables: Tables, metrics: Metrics, stop: CancellationToken) -> Self {
        let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
        let all_but_one = processors.saturating_sub(1).max(1);
        let shared = Shared {
            brushes: Semaphore::new(processors),
            easels: Semaphore::new(all_but_one),
            advisers: Semaphore::new(all_but_one),
            busy: TaskTracker::new(),
            recent: Mutex::default(),
        };
        Self { tables, stop, metrics, shared: Arc::new(shared) }
    }

    /// Whether this interaction comes for the first time.
    #[must_use]
    pub fn is_new(&self, interaction: InteractionId) -> bool {
        // A panic while it was locked cannot have left it half-changed.
        self.shared.recent.lock().unwrap_or_else(PoisonError::into_inner).is_new(interaction)
    }

    /// Marks a handler as under way until the token is dropped.
    #[must_use]
    pub fn busy(&self) -> Arc<Busy> {
        Arc::new(Busy::new(self.metrics.clone(), self.shared.busy.token()))
    }

    /// Waits until no handler is under way.
    pub async fn finish(&self) {
        self.shared.busy.close();
        self.shared.busy.wait().await;
    }

    /// Runs a drawing where it blocks nobody.
    ///
    /// # Errors
    /// When it panics.
    pub async fn draw<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotDrawn> {
        let _brush = self.shared.brushes.acquire().await.map_err(|_| NotDrawn)?;
        tokio::task::spawn_blocking(draw).await.map_err(|_| NotDrawn)
    }

    /// Draws for a post, for which nobody waits: where it blocks nobody, and answers least.
    ///
    /// # Errors
    /// When it panics.
    pub async fn draw_post<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotDrawn> {
        let _easel = self.shared.easels.acquire().await.map_err(|_| NotDrawn)?;
        self.draw(draw).await
    }

    /// Thinks of a hint where it blocks nobody.
    ///
    /// # Errors
    /// When it panics.
    pub async fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotThought> {
        let _adviser = self.shared.advisers.acquire().await.map_err(|_| NotThought)?;
        tokio::task::spawn_blocking(think).await.map_err(|_| NotThought)
    }

    /// The started table of a channel, also when it is over.
    ///
    /// # Errors
    /// When there is none, or it has not started.
    pub async fn game_in(&self, channel: ChannelId) -> Result<AnyTable, TableError> {
        match self.tables.latest_in_channel(channel).await? {
            TableRef::Game(table) => Ok(table),
            TableRef::Lobby(lobby) => Err(not_started(lobby.state)),
        }
    }
}

/// Why a table without a game cannot be played.
#[must_use]
pub const fn not_started(state: crate::tables::TableState) -> TableError {
    match state {
        crate::tables::TableState::Ended => TableError::NoTable,
        _ => TableError::NotStarted,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_new_once_and_only_the_latest_are_remembered() {
        let mut recent = Recent::default();
        for id in (1..).take(REMEMBERED) {
            assert!(recent.is_new(InteractionId(id)));
            assert!(!recent.is_new(InteractionId(id)));
        }
        assert!(!recent.is_new(InteractionId(1)));
        assert!(recent.is_new(InteractionId(0)));
        assert_eq!((recent.known.len(), recent.order.len()), (REMEMBERED, REMEMBERED));
        assert!(recent.is_new(InteractionId(1)), "the oldest is forgotten");
    }
}
