//! What all handlers of the bot share.

use std::{collections::BTreeSet, future, num::NonZero, sync::Arc};

use parking_lot::Mutex;
use tokio::{sync::Semaphore, task::JoinHandle};
use tokio_util::{
    sync::CancellationToken,
    task::{TaskTracker, task_tracker::TaskTrackerToken},
};

use crate::{
    catalogue::Language,
    discord::wire::{
        Counted, GivenUpPosts, KnownLanguages, Limits, Living, QuietChannels, members::Members,
    },
    metrics::Metrics,
    tables::{
        ChannelId, InteractionId, Refused, Stage, Table, TableError, TableId, TableRef, Tables,
        Timestamp, UserId,
    },
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
    /// When it began.
    pub since: Timestamp,
    /// What is counted.
    pub metrics: Metrics,
    /// The channels that refuse posts.
    pub quiet: Arc<QuietChannels>,
    /// Who has asked how much.
    pub limits: Arc<Limits>,
    /// The private panels that follow their tables.
    pub living: Arc<Living>,
    /// The way of requests that are no answers.
    pub counted: Counted,
    /// Who is in which server, as far as it was asked for.
    pub members: Arc<Members>,
    /// The posts that were given up.
    pub given_up: Arc<GivenUpPosts>,
    /// The languages that people and servers use.
    pub(super) known_languages: Arc<KnownLanguages>,
    shared: Arc<Shared>,
}

struct Shared {
    /// One for each picture that is drawn at the same time: as many as there are processors.
    drawing_permits: Semaphore,
    /// One for each picture of a post among them: fewer, so that somebody who waits for an answer does not wait for these, too.
    post_permits: Semaphore,
    /// One for each hint that is thought of at the same time: fewer than processors, so that pictures are drawn meanwhile.
    thinking_permits: Semaphore,
    /// Handlers and other tasks under way, for a clean end.
    busy: TaskTracker,
    /// The latest interactions: their numbers grow with time. Locked for a look only, never across an await.
    recent: Mutex<BTreeSet<InteractionId>>,
}

/// The code of a picture or of a search panicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a computation ended with a panic")]
pub struct Panicked;

impl App {
    /// For these tables, until `stop`.
    pub fn new(
        tables: Tables,
        metrics: Metrics,
        (limits, living): (Limits, Living),
        counted: Counted,
        stop: CancellationToken,
    ) -> Self {
        let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
        let all_but_one = processors.saturating_sub(1).max(1);
        let shared = Shared {
            drawing_permits: Semaphore::new(processors),
            post_permits: Semaphore::new(all_but_one),
            thinking_permits: Semaphore::new(all_but_one),
            busy: TaskTracker::new(),
            recent: Mutex::default(),
        };
        Self {
            since: tables.now(),
            tables,
            stop,
            metrics,
            quiet: Arc::default(),
            limits: Arc::new(limits),
            living: Arc::new(living),
            counted,
            members: Arc::default(),
            given_up: Arc::default(),
            known_languages: Arc::default(),
            shared: Arc::new(shared),
        }
    }

    /// Whether this interaction comes for the first time.
    pub fn is_new(&self, interaction: InteractionId) -> bool {
        is_new(&mut self.shared.recent.lock(), interaction)
    }

    /// Takes something that is to be handled: the program does not end before this is dropped. `None` when it is about
    /// to end.
    pub fn take(&self) -> Option<TaskTrackerToken> {
        // In this order: whoever has closed the tracker either sees the token or is seen here.
        let token = self.shared.busy.token();
        (!self.shared.busy.is_closed()).then_some(token)
    }

    /// Starts a task of the bot's own. The program waits for it at its end, so it has to heed [`stop`](Self::stop).
    pub fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.shared.busy.spawn(task);
    }

    /// Takes nothing more, and waits until no handler and no task of the bot's own is under way.
    pub async fn finish(&self) {
        self.shared.busy.close();
        self.shared.busy.wait().await;
    }

    /// Somebody does something in a panel of this table, or by a command that opens one: they need not be mentioned there.
    pub fn looks_at(&self, user: UserId, table: TableId) {
        if self.living.are_wanted()
            && let Some(before) = self.tables.looks_at(user, table)
        {
            self.release(user, before);
        }
    }

    /// Nothing of this person's shows its table any more: a mention that was held back for them is made soon.
    pub fn looks_away(&self, user: UserId) {
        if let Some(before) = self.tables.looks_away(user) {
            self.release(user, before);
        }
    }

    fn release(&self, user: UserId, table: TableId) {
        let tables = self.tables.clone();
        self.spawn(async move {
            if let Err(error) = tables.release(user, table).await {
                tracing::warn!(%table, %error, "a mention that is held back is made at its time");
            }
        });
    }

    /// Runs a drawing where it blocks nobody, in the language that is [spoken](Language::spoken).
    ///
    /// # Errors
    /// When it panics.
    pub async fn draw<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        let _permit = self.shared.drawing_permits.acquire().await.map_err(|_| Panicked)?;
        let language = Language::spoken();
        outcome(tokio::task::spawn_blocking(move || language.speak(draw))).await.ok_or(Panicked)
    }

    /// Draws for a post, for which nobody waits: where it blocks nobody, and answers least.
    ///
    /// # Errors
    /// When it panics.
    pub async fn draw_post<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        let _permit = self.shared.post_permits.acquire().await.map_err(|_| Panicked)?;
        self.draw(draw).await
    }

    /// Thinks of a hint where it blocks nobody.
    ///
    /// # Errors
    /// When it panics.
    pub async fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        let _thinks = self.tables.thinks();
        let _permit = self.shared.thinking_permits.acquire().await.map_err(|_| Panicked)?;
        let language = Language::spoken();
        outcome(tokio::task::spawn_blocking(move || language.speak(think))).await.ok_or(Panicked)
    }

    /// The started table of a channel, also when it is over.
    ///
    /// # Errors
    /// When there is none, or it has not started.
    pub async fn game_in(&self, channel: ChannelId) -> Result<Table, TableError> {
        started(self.tables.latest_in_channel(channel).await?)
    }

    /// The started table of this number, also when it is over.
    ///
    /// # Errors
    /// When there is none, or it has not started.
    pub async fn game(&self, table: TableId) -> Result<Table, TableError> {
        started(self.tables.by_id(table).await?)
    }
}

/// Enters an interaction; whether it was not there. Only the latest are kept.
fn is_new(recent: &mut BTreeSet<InteractionId>, interaction: InteractionId) -> bool {
    let is_new = recent.insert(interaction);
    if recent.len() > REMEMBERED {
        recent.pop_first();
    }
    is_new
}

/// What a task made; `None` after a panic. A task that ends because the runtime does has no outcome: its caller ends, too.
async fn outcome<T>(task: JoinHandle<T>) -> Option<T> {
    match task.await {
        Ok(made) => Some(made),
        Err(error) if error.is_panic() => None,
        Err(_) => future::pending().await,
    }
}

fn started(table: TableRef) -> Result<Table, TableError> {
    match table {
        TableRef::Game(table) => Ok(table),
        TableRef::Lobby(lobby) => Err(not_started(lobby.state)),
    }
}

/// Why a table without a game cannot be played.
pub const fn not_started(state: Stage) -> TableError {
    match state {
        Stage::Ended => TableError::Refused(Refused::NoTable),
        Stage::Lobby | Stage::Running | Stage::Finished => TableError::Refused(Refused::NotStarted),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_new_once_and_only_the_latest_are_remembered() {
        let mut recent = BTreeSet::new();
        for id in 1..=REMEMBERED as u64 {
            assert!(is_new(&mut recent, InteractionId(id)));
            assert!(!is_new(&mut recent, InteractionId(id)));
        }
        assert!(!is_new(&mut recent, InteractionId(1)));
        assert!(is_new(&mut recent, InteractionId(REMEMBERED as u64 + 1)));
        assert_eq!(recent.len(), REMEMBERED);
        assert!(is_new(&mut recent, InteractionId(1)), "the oldest is forgotten");
    }
}
