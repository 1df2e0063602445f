//! How long games are kept that are over, as the host wants it (`data.keep`), and practice games that nobody goes on with.

use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::{
    store::Tx,
    tables::{PostId, TableError, Tables, Timestamp},
};

/// How often it is looked whether games are old enough.
const EACH: Duration = Duration::from_secs(3600);

/// So many posts are looked through in one transaction: few enough that a click does not wait for it.
const SLICE: u32 = 2_000;

impl Tables {
    /// Deletes practice games that were left, jobs that are over, old entries of moderators' logs, and the games that have been over for `keep`, at once and then every hour, until `stop`.
    pub async fn let_go(self, keep: Option<Duration>, stop: CancellationToken) {
        loop {
            if let Err(error) = self.drop_left_practice().await {
                tracing::warn!(%error, "left practice games are not deleted yet");
            }
            if let Err(error) = self.drop_old_jobs().await {
                tracing::warn!(%error, "what was computed long ago is not deleted yet");
            }
            if let Err(error) = self.drop_old_moderation().await {
                tracing::warn!(%error, "old entries of moderators' logs are not deleted yet");
            }
            match self.drop_older(keep).await {
                Ok(0) => {}
                Ok(games) => tracing::info!(games, "games that were over long ago are deleted"),
                Err(error) => tracing::warn!(%error, "old games are not deleted yet"),
            }
            if stop.run_until_cancelled(tokio::time::sleep(EACH)).await.is_none() {
                return;
            }
        }
    }

    async fn drop_older(&self, keep: Option<Duration>) -> Result<usize, TableError> {
        match keep {
            Some(keep) => self.drop_older_than(keep).await,
            None => Ok(0),
        }
    }

    /// Deletes the games that have been over for `keep`: how many.
    ///
    /// # Errors
    /// Of the store. What was deleted until then stays deleted, and the rest is done the next time.
    pub async fn drop_older_than(&self, keep: Duration) -> Result<usize, TableError> {
        let keep = i64::try_from(keep.as_millis()).unwrap_or(i64::MAX);
        let before = Timestamp(self.now().0.saturating_sub(keep));
        let owned = self.shared.owned();
        let look =
            move |tx: &Tx| Ok::<_, TableError>((tx.over_before(&owned, before)?, tx.last_post()?));
        let (old, last) = self.store().read(look).await?;
        let Some(last) = last.filter(|_| !old.is_empty()) else { return Ok(0) };
        let mut from = Some(PostId(0));
        while let Some(next) = from {
            let old = old.clone();
            from = self.store().with(move |tx| tx.drop_posts(&old, (next, last), SLICE)).await?;
        }
        let mut dropped = 0;
        for table in old {
            match self.store().with(move |tx| tx.empty_table(table)).await {
                Ok(()) => dropped += 1,
                Err(error) if error.is_of_one_table() => {
                    tracing::error!(%table, %error, "an old game is not deleted");
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok(dropped)
    }
}
