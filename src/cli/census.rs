//! What the database says for `/metrics`, and in what time.

use std::{future::Future, time::Duration};

use crate::{
    metrics::{Backup, Census},
    store::{GIVEN_UP_IS_TOLD, LastBackup, Stage, Standing, Store, StoreError},
};

/// How long the database may take to answer: `/health` is there within a second, whatever is wrong.
const DATABASE: Duration = Duration::from_millis(800);

/// What the database says, or that it says nothing.
pub(super) async fn in_time<T>(
    asked: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, String> {
    match tokio::time::timeout(DATABASE, asked).await {
        Ok(answer) => answer.map_err(|error| error.to_string()),
        Err(_) => Err(format!("no answer within {} ms", DATABASE.as_millis())),
    }
}

/// The last backups as Prometheus counts time.
#[expect(clippy::cast_precision_loss, reason = "seconds since 1970 are far below 2^52")]
fn backup(LastBackup { tried, made }: LastBackup) -> Backup {
    let seconds = |at: Option<u64>| at.unwrap_or(0) as f64;
    Backup {
        last: seconds(tried),
        success: seconds(made),
        is_good: made.is_some() && made == tried,
    }
}

/// What dashboards ask for.
const fn label(state: Stage) -> &'static str {
    match state {
        Stage::Lobby => "Lobby",
        Stage::Running => "Running",
        Stage::Finished => "Finished",
        Stage::Ended => "Ended",
    }
}

/// What the store holds now.
pub(super) async fn census(store: &Store) -> Result<Census, StoreError> {
    let (member, refusals) = (store.member(), store.refusals());
    let (engine, backup) =
        (if member.is_some() { "postgres" } else { "sqlite" }, backup(store.last_backup()));
    store
        .read(move |tx| {
            let alone = Standing { members: 1, ..Standing::default() };
            let standing = member.map_or(Ok(alone), |member| tx.standing_of(member))?;
            let now = tx.now()?;
            let oldest = tx.oldest_due(now)?;
            let count = |state: &Stage| Ok((label(*state), tx.count_tables(*state)?));
            Ok(Census {
                tables: Stage::ALL.iter().map(count).collect::<Result<_, StoreError>>()?,
                owed: tx.count_due()?,
                given_up: tx.count_given_up(now.minus(GIVEN_UP_IS_TOLD))?,
                oldest: oldest.map_or(Duration::ZERO, |oldest| oldest.before(now)),
                members: standing.members,
                silent: standing.silent,
                engine,
                bytes: tx.size()?,
                refusals,
                backup,
            })
        })
        .await
}
