//! A started table that one caller has to itself: one request after the other, so that two clicks at once are serialised.

use std::sync::Arc;

use tokio::sync::MutexGuard;
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::shared::Shared;
use crate::{
    store::{Beside, StoreError},
    tables::{
        InteractionId, Look, Refused, Table, TableError, TableId, Think, Timestamp, UserId,
        lobby::agreed::terms,
        play::{
            position::{Change, Position, stored, stored_game},
            writing::{Cause, Facts},
        },
        state::{self, Saved, TableState},
        time::{Tick, check, close_idle, is_for_ai},
    },
};

/// A table that nobody else can ask just now.
pub(in crate::tables) struct Locked<'t> {
    pub(in crate::tables) shared: &'t Arc<Shared>,
    pub(in crate::tables) id: TableId,
    pub(in crate::tables) position: MutexGuard<'t, Option<Position>>,
    /// Whether what is in memory has been compared with the database, or comes from there, since it was locked.
    is_compared: bool,
    /// What was written just now.
    saved: Option<Saved>,
    /// The program does not end before it is dropped.
    _asked: TaskTrackerToken,
}

impl<'t> Locked<'t> {
    /// Waits for those who asked before.
    ///
    /// # Errors
    /// [`StoreError::Closed`] when the program ends.
    pub(in crate::tables) async fn of(table: &'t Table) -> Result<Self, TableError> {
        let Table { shared, kept } = table;
        // In this order, so that what is not refused is waited for.
        let asked = shared.asked.token();
        if shared.stop.is_cancelled() {
            return Err(StoreError::Closed.into());
        }
        let position = kept.position.lock().await;
        let (id, is_compared, saved) = (kept.id, false, None);
        Ok(Self { shared, id, position, is_compared, saved, _asked: asked })
    }

    /// What is in memory is old: the database says how the table is.
    pub(in crate::tables) fn forget(&mut self) {
        *self.position = None;
        self.saved = None;
        self.shared.audience.tell(self.id);
    }

    /// Forgets the table if another process may have changed it since it was read, and answers whether it has. If the store
    /// cannot tell, it says so when the table is read. What is written is compared anyway, so only looks and refusals need it.
    pub(in crate::tables) async fn refresh(&mut self) -> bool {
        let Some(position) = &*self.position else { return false };
        if self.is_compared || !self.shared.has_company() {
            return false;
        }
        let (id, version) = (self.id, position.version);
        let stored = self.shared.store.peek(move |tx| tx.version(id)).await;
        self.is_compared = true;
        let is_old = stored != Ok(Some(version));
        if is_old {
            *self.position = None;
        }
        is_old
    }

    /// The table, read from the database if need be.
    pub(in crate::tables) async fn position(&mut self) -> Result<&Position, TableError> {
        if self.position.is_none() {
            let id = self.id;
            let stored = self.shared.store.peek(move |tx| stored_game(tx, id)).await?;
            *self.position = Some(Position::read(&stored)?);
            self.is_compared = true;
        }
        Ok(self.position.as_ref().expect("it was loaded just now"))
    }

    /// Whether this click has not been used here yet.
    pub(in crate::tables) async fn is_new(
        &self,
        interaction: InteractionId,
    ) -> Result<bool, TableError> {
        match self.shared.store.peek(move |tx| tx.table_of(interaction)).await? {
            Some(table) if table == self.id => Ok(false),
            Some(table) => Err(Refused::UsedElsewhere { table }.into()),
            None => Ok(true),
        }
    }

    pub(in crate::tables) async fn look(
        &mut self,
        viewer: Option<UserId>,
    ) -> Result<Look, TableError> {
        let look = self.position().await?.look(viewer);
        Ok(Look { deadline: self.deadline().await, ..look })
    }

    /// When the time of the turn runs out. Only a table with a clock asks the database for it.
    pub(in crate::tables) async fn deadline(&self) -> Option<Timestamp> {
        let position = self.position.as_ref()?;
        position.terms.pace.allowance()?;
        let id = self.id;
        let turn = match &self.saved {
            Some(saved) => saved.turn?,
            None => self.shared.store.peek(move |tx| tx.turn(id)).await.ok()??,
        };
        turn.deadline.filter(|_| turn.expired.is_none())
    }

    /// The position in memory is read anew: it ends with the table.
    pub(in crate::tables) async fn close_idle(&mut self) -> Result<(), TableError> {
        *self.position = None;
        let beside = Beside { lines: true, ..Beside::default() };
        let close = |state: &_, around: &_, now| Ok(close_idle(state, around, now));
        self.shared.decide(self.id, beside, close).await?;
        self.shared.audience.tell(self.id);
        Ok(())
    }

    /// A plan that was due by now and decides nothing, as it cannot be read or its moment has passed, keeps nobody from being
    /// called.
    pub(in crate::tables) async fn unplan(&self, now: Timestamp) -> Result<(), TableError> {
        let unplan = move |state: &TableState, around: &_, _| {
            let mut change = state::Change::of(state);
            for plan in &mut change.after.plans {
                plan.due = plan.due.filter(|due| *due > now);
            }
            check(&mut change, around, Tick::InPassing, now);
            Ok(change)
        };
        self.shared.decide(self.id, Beside::default(), unplan).await.map(drop)
    }

    /// The database knows whose time has run out, whether the table sleeps, and whose server it is in.
    pub(in crate::tables) async fn think(&mut self) -> Result<Option<Think>, TableError> {
        let position = self.position().await?;
        let Some(seat) = stored(position.to_move()) else { return Ok(None) };
        let id = self.id;
        let owned = self.shared.owned();
        let stored = self.shared.store.peek(move |tx| {
            let turn = tx.turn(id)?.filter(|turn| turn.seat == seat);
            let row = tx.table(id)?.ok_or(Refused::NoTable)?;
            let is_late = turn.is_some_and(|turn| turn.expired.is_some());
            let began = turn.map(|turn| turn.began);
            let is_ours = row.asleep.is_none() && owned.owns(row.guild);
            let late = is_ours.then(|| is_late && terms(&row).is_ok_and(|terms| is_for_ai(&terms)));
            Ok::<_, TableError>((late, began))
        });
        let (Some(is_late), began) = stored.await? else { return Ok(None) };
        Ok(self.position().await?.to_think(is_late, began))
    }

    /// Makes a change durable with all that follows from it; only then it becomes the table.
    pub(in crate::tables) async fn write(
        &mut self,
        change: Change,
        cause: Cause<'_>,
    ) -> Result<(), TableError> {
        let facts = self.facts(&change, &cause).await?;
        self.commit(facts, change.after).await
    }

    pub(in crate::tables) async fn facts(
        &mut self,
        change: &Change,
        cause: &Cause<'_>,
    ) -> Result<Facts, TableError> {
        let now = self.shared.clock.now();
        Ok(Facts::of(self.position().await?, change, cause, now))
    }

    pub(in crate::tables) async fn commit(
        &mut self,
        facts: Facts,
        after: Position,
    ) -> Result<(), TableError> {
        let id = self.id;
        // The commit may fail half-way, or others have changed it: then the database says where the table is.
        *self.position = None;
        let asked = (facts.beside(), facts.now);
        let decide = move |state: &_, around: &_| facts.decide(state, around);
        let saved = self.shared.decide_inline(id, asked, decide).await?;
        if after.to_move().is_some_and(|seat| after.is_played(seat)) {
            self.shared.called.call(id);
        }
        *self.position = Some(Position { version: saved.version.get(), ..after });
        (self.is_compared, self.saved) = (true, Some(saved));
        self.shared.audience.tell(id);
        Ok(())
    }
}
