//! Puzzles of the day: found in the background in games that two AI play, while nobody waits for a search, and most of the time at
//! rest.

use std::{
    ops::ControlFlow,
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::runtime::Handle;
use tokio_util::sync::CancellationToken;

use crate::{
    board::ShuffleSecret,
    daily::{Between, Puzzle, PuzzleEffort, mine},
    play::GameKind,
    tables::{TableError, Tables},
};

/// How often it is looked whether the stock is full.
const EACH: Duration = Duration::from_secs(60);

/// How many times as long as a search took the thread rests after it.
const REST: u32 = 9;

/// What looks for a puzzle in one game. Tests let others fail.
pub(super) type Miner =
    dyn Fn(GameKind, &ShuffleSecret, Between<'_>) -> Option<Puzzle> + Send + Sync;

/// What came of one look.
enum Looked {
    /// A game was searched; there may be more to find.
    Searched,
    /// The stock is full, or the search failed.
    Rests,
}

/// Fills the stock of puzzles, until `stop`.
pub async fn puzzles(tables: Tables, effort: PuzzleEffort, stop: CancellationToken) {
    let miner = move |kind: GameKind, secret: &ShuffleSecret, between: Between<'_>| {
        mine(kind, secret, effort, between)
    };
    fill(tables, Arc::new(miner), stop).await;
}

pub(super) async fn fill(tables: Tables, miner: Arc<Miner>, stop: CancellationToken) {
    loop {
        match stop.run_until_cancelled(next(&tables, &miner, &stop)).await {
            None => return,
            Some(Ok(Looked::Searched)) => continue,
            Some(Ok(Looked::Rests)) => {}
            Some(Err(error)) => tracing::warn!(%error, "puzzles of the day cannot be stored"),
        }
        if stop.run_until_cancelled(tokio::time::sleep(EACH)).await.is_none() {
            return;
        }
    }
}

/// Looks for a puzzle in one game, if one is wanted.
async fn next(
    tables: &Tables,
    miner: &Arc<Miner>,
    stop: &CancellationToken,
) -> Result<Looked, TableError> {
    let Some(kind) = tables.puzzle_wanted().await? else { return Ok(Looked::Rests) };
    let secret = ShuffleSecret(tables.chance()?);
    let (here, stop, runtime) = (tables.clone(), stop.clone(), Handle::current());
    let miner = Arc::clone(miner);
    let search = move || {
        let mut began = Instant::now();
        let mut between = || {
            let rest = began.elapsed() * REST;
            let wait = async {
                tokio::time::sleep(rest).await;
                here.until_nobody_thinks().await;
            };
            let waited = runtime.block_on(stop.run_until_cancelled(wait));
            began = Instant::now();
            if waited.is_some() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        miner(kind, &secret, &mut between)
    };
    match tokio::task::spawn_blocking(search).await {
        Ok(found) => {
            if let Some(puzzle) = found {
                tables.keep_puzzle(&puzzle).await?;
            }
            Ok(Looked::Searched)
        }
        Err(error) => {
            tracing::error!(game = kind.id(), %error, "a search for puzzles of the day has failed");
            Ok(Looked::Rests)
        }
    }
}
