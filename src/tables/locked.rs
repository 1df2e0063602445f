//! A started table that one caller has to itself: one request after the other, so that two clicks at once are serialised.

use std::sync::Arc;

use tokio::sync::MutexGuard;
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::{
    InteractionId, Look, MoveNumber, Ordered, Played, Player, Refused, Table, TableError, TableId,
    Think, Timestamp, Undone, UserId, agenda,
    planned::Hosted,
    position::{Change, Position, stored, stored_game},
    shared::Shared,
    turns,
    writing::{Cause, Entered, Facts},
};
use crate::{
    board::{Game, Level, Seat},
    store::StoreError,
    talk::plans::Edit,
};

/// A table that nobody else can ask just now.
pub(super) struct Locked<'t, G: Game> {
    pub(super) shared: &'t Arc<Shared>,
    pub(super) id: TableId,
    pub(super) position: MutexGuard<'t, Option<Position<G>>>,
    /// The program does not end before it is dropped.
    _asked: TaskTrackerToken,
}

impl<'t, G: Hosted> Locked<'t, G> {
    /// Waits for those who asked before.
    ///
    /// # Errors
    /// [`StoreError::Closed`] when the program ends.
    pub(super) async fn of(table: &'t Table<G>) -> Result<Self, TableError> {
        let Table { shared, kept } = table;
        // In this order, so that what is not refused is waited for.
        let asked = shared.asked.token();
        if shared.stop.is_cancelled() {
            return Err(StoreError::Closed.into());
        }
        let position = kept.position.lock().await;
        let mut locked = Self { shared, id: kept.id, position, _asked: asked };
        locked.refresh().await;
        Ok(locked)
    }

    /// What is in memory is old: the database says how the table is.
    pub(super) fn forget(&mut self) {
        *self.position = None;
        self.shared.audience.tell(self.id);
    }

    /// Forgets the table if another process may have changed it since it was read. If the store cannot tell, it says so to
    /// whoever asks on.
    async fn refresh(&mut self) {
        if let Some(position) = &*self.position
            && self.shared.has_company()
        {
            let (id, version) = (self.id, position.version);
            let stored = self.shared.store.peek(move |tx| tx.version(id)).await;
            if stored != Ok(Some(version)) {
                *self.position = None;
            }
        }
    }

    /// The table, read from the database if need be.
    pub(super) async fn position(&mut self) -> Result<&Position<G>, TableError> {
        if self.position.is_none() {
            let id = self.id;
            let stored = self.shared.store.peek(move |tx| stored_game(tx, id)).await?;
            *self.position = Some(Position::read(&stored)?);
        }
        Ok(self.position.as_ref().expect("it was loaded just now"))
    }

    pub(super) async fn play(
        &mut self,
        by: &Player,
        interaction: InteractionId,
        expected: Option<MoveNumber>,
        mv: G::Move,
    ) -> Result<Played<G>, TableError> {
        let position = self.position().await?;
        if let Some(entry) = position.history.written_by(interaction) {
            return position.played(by.user, entry.number(), true);
        }
        let number = position.number();
        let change = position.play(by, interaction, expected, mv)?;
        self.write(change, Cause::Click(by, interaction)).await?;
        let mut played = self.position().await?.played(by.user, number, false)?;
        played.look.deadline = self.deadline().await;
        Ok(played)
    }

    pub(super) async fn undo(
        &mut self,
        by: &Player,
        interaction: InteractionId,
        expected: Option<MoveNumber>,
    ) -> Result<Undone<G>, TableError> {
        let position = self.position().await?;
        if let Some(entry) = position.history.written_by(interaction) {
            return position.undone(by.user, entry.number(), true);
        }
        let number = position.number();
        let change = position.undo(by, interaction, expected)?;
        self.write(change, Cause::Click(by, interaction)).await?;
        let mut undone = self.position().await?.undone(by.user, number, false)?;
        undone.look.deadline = self.deadline().await;
        Ok(undone)
    }

    pub(super) async fn order(
        &mut self,
        by: &Player,
        interaction: InteractionId,
        order: &str,
    ) -> Result<Ordered<G>, TableError> {
        let mut answered = false;
        if self.is_new(interaction).await? {
            let (seat, change) = self.position().await?.order(by, order)?;
            answered = !change.entries.is_empty();
            let cause = Cause::Click(by, interaction);
            let facts = self.facts(&change, &cause).await?.with_order(seat, order.to_owned());
            self.commit(facts, change.after).await?;
        }
        Ok(Ordered { look: self.look(Some(by.user)).await?, answered })
    }

    pub(super) async fn plan(
        &mut self,
        by: &Player,
        interaction: InteractionId,
        expected: Option<MoveNumber>,
        edit: &Edit,
    ) -> Result<Look<G>, TableError> {
        if self.is_new(interaction).await? {
            let change = self.position().await?.plan(by, expected, edit.clone())?;
            self.write(change, Cause::Click(by, interaction)).await?;
        }
        self.look(Some(by.user)).await
    }

    /// Whether this click has not been used here yet.
    async fn is_new(&self, interaction: InteractionId) -> Result<bool, TableError> {
        match self.shared.store.peek(move |tx| tx.table_of(interaction)).await? {
            Some(table) if table == self.id => Ok(false),
            Some(table) => Err(Refused::UsedElsewhere { table }.into()),
            None => Ok(true),
        }
    }

    /// Plays what is planned and due; nothing when it was dropped meanwhile.
    pub(super) async fn play_planned(&mut self) -> Result<(), TableError> {
        let (id, now) = (self.id, self.shared.clock.now());
        let due = self.shared.store.peek(move |tx| tx.plan_due(id)).await?;
        match self.position().await?.play_planned()? {
            Some(change) if due.is_some_and(|due| due <= now) => {
                self.write(change, Cause::Program).await
            }
            Some(_) | None => Ok(()),
        }
    }

    pub(super) async fn look(&mut self, viewer: Option<UserId>) -> Result<Look<G>, TableError> {
        let look = self.position().await?.look(viewer);
        Ok(Look { deadline: self.deadline().await, ..look })
    }

    /// When the time of the turn runs out. Only a table with a clock asks the database for it.
    async fn deadline(&self) -> Option<Timestamp> {
        let position = self.position.as_ref()?;
        position.terms.pace.allowance()?;
        let id = self.id;
        let turn = self.shared.store.peek(move |tx| tx.turn(id)).await.ok()??;
        turn.deadline.filter(|_| turn.expired.is_none())
    }

    /// The position in memory is read anew: it ends with the table.
    pub(super) async fn close_idle(&mut self) -> Result<(), TableError> {
        let (id, now) = (self.id, self.shared.clock.now());
        *self.position = None;
        self.shared.store.with(move |tx| agenda::close_idle(tx, id, now)).await?;
        self.shared.audience.tell(id);
        self.shared.wake_poster();
        Ok(())
    }

    /// The database knows whose time has run out, whether the table sleeps, and whose server it is in.
    pub(super) async fn think(&mut self) -> Result<Option<Think<G>>, TableError> {
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
            let late = is_ours.then(|| is_late && turns::is_for_ai(&row));
            Ok::<_, TableError>((late, began))
        });
        let (Some(is_late), began) = stored.await? else { return Ok(None) };
        Ok(self.position().await?.to_think(is_late, began))
    }

    pub(super) async fn play_for(
        &mut self,
        seat: Seat,
        number: MoveNumber,
        level: Level,
        mv: G::Move,
    ) -> Result<(), TableError> {
        // Whoever has come back or taken the seat while the AI thought decides alone.
        let is_asked = self
            .think()
            .await?
            .is_some_and(|think| (think.seat, think.number, think.level) == (seat, number, level));
        let position = self.position().await?;
        if !is_asked {
            return Err(position.stale(number));
        }
        let change = position.play_for(seat, number, level, mv)?;
        self.write(change, Cause::Program).await
    }

    pub(super) async fn end(
        &mut self,
        by: &Player,
        interaction: InteractionId,
    ) -> Result<(), TableError> {
        if !self.is_new(interaction).await? {
            return Ok(());
        }
        let change = self.position().await?.end(by)?;
        self.write(change, Cause::Click(by, interaction)).await
    }

    /// Makes a change durable with all that follows from it; only then it becomes the table.
    pub(super) async fn write(
        &mut self,
        change: Change<G>,
        cause: Cause<'_>,
    ) -> Result<(), TableError> {
        let facts = self.facts(&change, &cause).await?;
        self.commit(facts, change.after).await
    }

    async fn facts(&mut self, change: &Change<G>, cause: &Cause<'_>) -> Result<Facts, TableError> {
        let now = self.shared.clock.now();
        Ok(Facts::of(self.position().await?, change, cause, now))
    }

    async fn commit(&mut self, facts: Facts, after: Position<G>) -> Result<(), TableError> {
        let id = self.id;
        *self.position = None;
        let written = self.shared.store.at_once(move |tx| facts.enter(tx));
        match written.await {
            Ok(Entered { owes, version }) => {
                if after.to_move().is_some_and(|seat| after.is_played(seat)) {
                    self.shared.called.call(id);
                }
                *self.position = Some(Position { version, ..after });
                self.shared.audience.tell(id);
                self.shared.wake_agenda();
                if owes {
                    self.shared.wake_poster();
                }
                Ok(())
            }
            Err(error) => {
                // The commit may have failed half-way, or others have changed it: the database says where the table is.
                *self.position = None;
                Err(error)
            }
        }
    }
}
