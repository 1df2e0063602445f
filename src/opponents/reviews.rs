//! Computes the reviews that people have asked for, one at a time and one search after the other, each only while no AI seat and
//! nobody who asked for a hint waits for a search.
//!
//! What is known is stored now and then. So a review goes on after a restart, and in another process once its server is that
//! one's; a few searches are made anew then, with the same results.

use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::{
    ai::review::Effort,
    tables::{ReviewWork, TableError, Tables},
};

/// In case that nobody said so, it is looked after this time whether a review is to be computed.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// How long the worker rests after the store has failed it.
const AFTER_STORE_ERROR: Duration = Duration::from_secs(5);

/// How many searches are made between two times at which what is known is stored.
const STORED_EACH: usize = 16;

/// Computes reviews until `stop` is cancelled.
pub(super) async fn run(tables: Tables, effort: Effort, stop: CancellationToken) {
    let mut owned = tables.owned();
    while !stop.is_cancelled() {
        owned.borrow_and_update();
        let pause = match one(&tables, effort, &stop).await {
            Ok(true) => continue,
            Ok(false) => LONGEST_WAIT,
            Err(error) => {
                tracing::warn!(%error, "reviews must wait for the store");
                AFTER_STORE_ERROR
            }
        };
        tokio::select! {
            () = stop.cancelled() => {}
            () = tables.review_wanted() => {}
            Ok(()) = owned.changed() => {}
            () = tokio::time::sleep(pause) => {}
        }
    }
}

/// Computes the next review; whether there was one.
async fn one(
    tables: &Tables,
    effort: Effort,
    stop: &CancellationToken,
) -> Result<bool, TableError> {
    let Some(mut work) = tables.next_review(effort).await? else { return Ok(false) };
    let mut since_stored = 0;
    while let Some(step) = work.next() {
        if stop.run_until_cancelled(tables.until_nobody_thinks()).await.is_none() {
            return Ok(false);
        }
        if !tables.owns_review(&work) {
            return Ok(true);
        }
        let search = move |work: ReviewWork| {
            let found = work.search(step);
            (work, found)
        };
        let key = work.key().to_owned();
        let searched = tokio::task::spawn_blocking(move || search(work)).await;
        let (same, found) = match searched {
            Ok(searched) => searched,
            Err(error) if error.is_panic() => {
                // The message of a panic may name a card, so only the review is logged here.
                tracing::error!(review = %key, "a search ended with a panic");
                tables.fail_review(&key).await?;
                return Ok(true);
            }
            // The runtime ends; the next one goes on with it.
            Err(_) => return Ok(false),
        };
        work = same;
        work.enter(step, found);
        since_stored += 1;
        if since_stored == STORED_EACH && work.next().is_some() {
            since_stored = 0;
            if !tables.keep_review(&work).await? {
                return Ok(true);
            }
        }
    }
    tables.keep_review(&work).await?;
    tracing::debug!(review = %work.key(), "a review is done");
    Ok(true)
}
