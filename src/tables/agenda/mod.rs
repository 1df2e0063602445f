//! Time at tables: calls, reminders, clocks, time-outs, lobbies and games that nobody cares for.
//!
//! Everything that waits for a moment is one column, `tables.wake`: when the table must be looked at next. A look
//! ([`attend`]) reads what is stored, decides by one pure function ([`due`]), and writes the posts and changes that are due
//! together with the next wake in one transaction. So a crash loses and doubles nothing, and a program that was down for
//! days does each thing once. Looks are taken with every change of turn and every settled call, too; [`Agenda::run`] takes
//! those that only time brings.

mod answers;
mod attend;
mod due;
mod nudge;
mod sleepers;
#[cfg(test)]
mod tests;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use tokio_util::sync::CancellationToken;

use attend::attend;
pub(super) use attend::{close_idle, glance};
pub use due::Calling;

use super::{
    TableError, TableRef, Tables, Timestamp,
    contained::{Parts, write_one},
    shared::Shared,
};
use crate::store::{TableId, Tx};

/// How long it is believed that nothing stored says that the clock was ahead.
const LOOK_BACK: Duration = Duration::from_mins(5);

/// Tables that are looked at in one transaction, and for how long at most: few enough that a click does not wait for them.
const BATCH: u32 = 25;
const BATCH_TIME: Duration = Duration::from_millis(5);

/// A wait ends after this time at the latest.
const LONGEST_WAIT: Duration = Duration::from_mins(1);

/// The pause after the store failed; each further one is twice as long, up to [`LONGEST_WAIT`].
const AFTER_STORE_ERROR: Duration = Duration::from_secs(1);

/// The one who looks at tables when their time has come. One at a time for each server.
pub struct Agenda {
    tables: Tables,
}

impl Tables {
    /// The one who looks at tables when their time has come.
    pub fn agenda(&self) -> Agenda {
        Agenda { tables: self.clone() }
    }
}

impl Agenda {
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
        Ok(())
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
        Ok(self.tables.store().peek(move |tx| tx.next_wake(&owned)).await?)
    }

    /// Returns when something may be due.
    async fn wait(&self) {
        let latest = self.tables.now().plus(LONGEST_WAIT);
        let next = self.next().await.ok().flatten().map_or(latest, |next| next.min(latest));
        let shared = &self.tables.shared;
        tokio::select! {
            () = shared.agenda.notified() => {}
            () = shared.clock.until(next) => {}
        }
    }

    /// Looks at some tables whose time has come; whether there were any.
    async fn batch(&self) -> Result<bool, TableError> {
        let (now, owned) = (self.tables.now(), self.tables.shared.owned());
        let look = move |tx: &Tx, parts: Parts| {
            let (began, mut done) = (Instant::now(), Vec::new());
            for table in tx.to_wake(&owned, now, BATCH)? {
                done.push((table, look(tx, parts, table, now)?));
                if began.elapsed() > BATCH_TIME {
                    break;
                }
            }
            Ok::<_, TableError>(done)
        };
        let shared = &self.tables.shared;
        let done = shared.write_many(look).await?;
        if done.iter().any(|(_, errands)| errands.owes) {
            shared.wake_poster();
        }
        let is_any = !done.is_empty();
        for (table, errands) in done {
            self.run_errands(shared, table, errands).await;
        }
        Ok(is_any)
    }

    async fn run_errands(&self, shared: &Arc<Shared>, table: TableId, errands: attend::Errands) {
        if errands.time_up {
            self.tables.seats_changed(table).await;
            shared.called.call(table);
        }
        if errands.close
            && let Err(error) = self.close(table).await
        {
            tracing::warn!(%table, %error, "an idle table is not closed");
        }
        if errands.plan
            && let Err(error) = self.play_planned(table).await
        {
            tracing::warn!(%table, %error, "a planned move is not played");
        }
        if errands.settle
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

/// One damaged table must not stop the time of the others: it is looked at again later.
fn look(
    tx: &Tx,
    parts: Parts,
    table: TableId,
    now: Timestamp,
) -> Result<attend::Errands, TableError> {
    let looked = write_one(tx, parts, table, |tx| attend(tx, table, now))?;
    if looked.is_err() {
        let again = due::moment(now).plus(attend::ASK_AGAIN);
        tx.postpone(table, again.into())?;
    }
    Ok(looked.unwrap_or_default())
}
