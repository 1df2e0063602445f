//! Puzzles of the day: found in the background in games that two AI play, while nobody waits for a search, and most of the time at
//! rest.

use std::{
    ops::ControlFlow,
    time::{Duration, Instant},
};

use tokio::runtime::Handle;
use tokio_util::sync::CancellationToken;

use crate::{
    board::ShuffleSecret,
    daily::{PuzzleEffort, mine},
    tables::{TableError, Tables},
};

/// How often it is looked whether the stock is full.
const EACH: Duration = Duration::from_secs(60);

/// How many times as long as a search took the thread rests after it.
const REST: u32 = 9;

/// Fills the stock of puzzles, until `stop`.
pub async fn puzzles(tables: Tables, effort: PuzzleEffort, stop: CancellationToken) {
    loop {
        match stop.run_until_cancelled(next(&tables, effort, &stop)).await {
            None => return,
            // There may be more to find.
            Some(Ok(true)) => continue,
            Some(Ok(false)) => {}
            Some(Err(error)) => tracing::warn!(%error, "puzzles of the day cannot be stored"),
        }
        if stop.run_until_cancelled(tokio::time::sleep(EACH)).await.is_none() {
            return;
        }
    }
}

/// Looks for a puzzle in one game; whether one was wanted.
async fn next(
    tables: &Tables,
    effort: PuzzleEffort,
    stop: &CancellationToken,
) -> Result<bool, TableError> {
    let Some(kind) = tables.puzzle_wanted().await? else { return Ok(false) };
    let secret = ShuffleSecret(tables.chance()?);
    let (here, stop, runtime) = (tables.clone(), stop.clone(), Handle::current());
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
        mine(kind, &secret, effort, &mut between)
    };
    // A panic is in the log already; the next game is another.
    if let Ok(Some(puzzle)) = tokio::task::spawn_blocking(search).await {
        tables.keep_puzzle(&puzzle).await?;
    }
    Ok(true)
}
