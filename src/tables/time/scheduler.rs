//! Checks each table when it is due.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use tokio_util::sync::CancellationToken;

use super::{
    check::{ASK_AGAIN, Tick, decide},
    due::moment,
};
use crate::{
    store::{Beside, TableId, Tx},
    tables::{
        TableError, TableRef, Tables, Timestamp,
        run::{
            contained::{Parts, write_one},
            shared::Shared,
        },
        state::{FollowUps, read, save},
    },
};

/// How long it is believed that nothing stored says that the clock was ahead.
const LOOK_BACK: Duration = Duration::from_secs(5 * 60);

/// Tables that are checked in one transaction, and for how long at most: few enough that a click does not wait for them.
const BATCH: u32 = 25;
const BATCH_TIME: Duration = Duration::from_millis(5);

/// A wait ends after this time at the latest.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// The pause after the store failed; each further one is twice as long, up to [`LONGEST_WAIT`].
const AFTER_STORE_ERROR: Duration = Duration::from_secs(1);

/// Checks each table when it is due. One at a time for each server.
pub struct Scheduler {
    tables: Tables,
}

impl Tables {
    /// What checks each table when it is due.
    pub fn scheduler(&self) -> Scheduler {
        Scheduler { tables: self.clone() }
    }
}

impl Scheduler {
    /// Does what time brings until `stop`.
    pub async fn run(self, stop: CancellationToken) {
        let mut pause = AFTER_STORE_ERROR;
        loop {
            self.tables.awake.let_idle_go();
            let turn = async {
                match self.settle().await {
                    Ok(()) => {
                        pause = AFTER_STORE_ERROR;
                        self.wait().await;
                    }
                    Err(error) => {
                        tracing::error!(%error, next_in = ?pause, "time cannot be looked after");
                        tokio::time::sleep(pause).await;
                        pause = (pause * 2).min(LONGEST_WAIT);
                    }
                }
            };
            tokio::select! {
                () = stop.cancelled() => return,
                () = turn => {}
            }
        }
    }

    /// Does all that is due by now.
    ///
    /// # Errors
    /// Of the store. What was done until then stays done.
    pub async fn settle(&self) -> Result<(), TableError> {
        self.set_clock_right().await?;
        while self.is_due().await? && self.batch().await? {}
        self.tables.settle_leagues().await
    }

    /// Sets right what is stored, if the clock was ahead: since it was set back in this run, or before these servers became this
    /// process's own, or when another program wrote. What is stored is asked now and then, as most looks would find nothing.
    async fn set_clock_right(&self) -> Result<(), TableError> {
        let shared = &self.tables.shared;
        let (owned, now) = (shared.owned(), self.tables.now());
        let was_set_back = shared.clock.was_set_back();
        let is_looked_at = shared.looked_back.lock().as_ref().is_some_and(|(servers, at)| {
            *servers == owned && (*at..at.plus(LOOK_BACK)).contains(&now)
        });
        if is_looked_at && !was_set_back {
            return Ok(());
        }
        let look = owned.clone();
        if was_set_back || self.tables.store().read(move |tx| tx.was_ahead(&look, now)).await? {
            tracing::warn!(
                "the clock was ahead and is set back: what was written meanwhile is counted from now"
            );
            let look = owned.clone();
            let set = self.tables.store().with(move |tx| tx.set_clock_right(&look, now)).await;
            if set.is_err() {
                // It is tried again.
                *shared.looked_back.lock() = None;
            }
            set?;
            shared.wake_poster();
        }
        *shared.looked_back.lock() = Some((owned, now));
        Ok(())
    }

    /// Whether something may be due. After most moves nothing is, and only who may write keeps others from writing.
    async fn is_due(&self) -> Result<bool, TableError> {
        let now = self.tables.now();
        Ok(self.next().await?.is_some_and(|next| next <= now))
    }

    /// When something is due next; `None` when nothing will be before somebody acts.
    pub async fn next(&self) -> Result<Option<Timestamp>, TableError> {
        let owned = self.tables.shared.owned();
        let next = move |tx: &Tx| {
            let (table, season) = (tx.next_wake(&owned)?, tx.next_season_wake(&owned)?);
            Ok::<_, TableError>([table, season].into_iter().flatten().min())
        };
        self.tables.store().peek(next).await
    }

    /// Returns when something may be due.
    async fn wait(&self) {
        let latest = self.tables.now().plus(LONGEST_WAIT);
        let next = self.next().await.ok().flatten().map_or(latest, |next| next.min(latest));
        let shared = &self.tables.shared;
        tokio::select! {
            () = shared.scheduler.notified() => {}
            () = shared.clock.until(next) => {}
        }
    }

    /// Checks some tables that are due; whether there were any.
    async fn batch(&self) -> Result<bool, TableError> {
        let (now, owned) = (self.tables.now(), self.tables.shared.owned());
        let check_all = move |tx: &Tx, parts: Parts| {
            let (began, mut done) = (Instant::now(), Vec::new());
            for table in tx.to_wake(&owned, now, BATCH)? {
                done.push((table, check_one(tx, parts, table, now)?));
                if began.elapsed() > BATCH_TIME {
                    break;
                }
            }
            Ok::<_, TableError>(done)
        };
        let shared = &self.tables.shared;
        let done = shared.write_many(check_all).await?;
        if done.iter().any(|(_, (owes, _))| *owes) {
            shared.wake_poster();
        }
        let is_any = !done.is_empty();
        for (table, (_, follow_ups)) in done {
            self.follow_up(shared, table, follow_ups).await;
        }
        Ok(is_any)
    }

    async fn follow_up(&self, shared: &Arc<Shared>, table: TableId, follow_ups: FollowUps) {
        if follow_ups.time_up {
            self.tables.seats_changed(table).await;
            shared.called.call(table);
        }
        if follow_ups.close
            && let Err(error) = self.close(table).await
        {
            tracing::warn!(%table, %error, "an idle table is not closed");
        }
        if follow_ups.plan
            && let Err(error) = self.play_planned(table).await
        {
            tracing::warn!(%table, %error, "a planned move is not played");
        }
        if follow_ups.settle
            && let Err(error) = self.tables.settle_votes(table).await
        {
            tracing::warn!(%table, %error, "what was decided is not done");
        }
    }

    /// Closes a table that nobody has answered for, unless somebody just has.
    async fn close(&self, table: TableId) -> Result<(), TableError> {
        match self.tables.by_id(table).await? {
            TableRef::Lobby(_) => Ok(()),
            TableRef::Game(any) => any.close_idle().await,
        }
    }

    /// Plays what is planned at a table, unless the player has just acted.
    async fn play_planned(&self, table: TableId) -> Result<(), TableError> {
        match self.tables.by_id(table).await? {
            TableRef::Lobby(_) => Ok(()),
            TableRef::Game(any) => any.play_planned().await,
        }
    }
}

/// Whether posts are owed, and what follows. One damaged table must not stop the time of the others: it is checked again later.
fn check_one(
    tx: &Tx,
    parts: Parts,
    table: TableId,
    now: Timestamp,
) -> Result<(bool, FollowUps), TableError> {
    let checked = write_one(tx, parts, table, |tx| {
        let (state, around) = read(tx, table, &Beside::default())?;
        save(tx, &state, decide(&state, &around, Tick::Due, now), now)
    })?;
    if let Ok(saved) = checked {
        return Ok((saved.owes, saved.follow_ups));
    }
    tx.postpone(table, moment(now).plus(ASK_AGAIN).into())?;
    Ok((false, FollowUps::default()))
}
