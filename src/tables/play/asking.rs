//! What a started table can be asked.

use super::{position::Position, writing::Cause};
use crate::{
    board::Seat,
    play::{AnyMove, AnyReel},
    store::StoreError,
    tables::{
        Decision, InteractionId, LogFile, Look, MoveNumber, Ordered, Outcome, Played, Player,
        ReviewCourse, Stretch, Table, TableError, Think, Undone, UserId,
        run::locked::Locked,
        seats::{SeatRequest, Seating},
    },
    talk::plans::Edit,
};

/// Does it, and once more on the table as it is now if another process has changed it meanwhile. Nothing was written then.
/// A `return` within ends the attempt.
macro_rules! retry_if_outdated {
    ($table:expr, |$locked:ident| $act:expr) => {{
        let mut $locked = $table.lock().await?;
        let done = async { $act }.await;
        // What was not written may be said of an old table.
        let is_old =
            matches!(done, Err(TableError::Store(StoreError::Outdated))) || $locked.refresh().await;
        if is_old { async { $act }.await } else { done }
    }};
}

impl Table {
    /// The table as this user may see it; `None` is a spectator.
    ///
    /// # Errors
    /// When the table cannot be loaded.
    pub async fn look(&self, viewer: Option<UserId>) -> Result<Look, TableError> {
        self.current().await?.look(viewer).await
    }

    /// Plays a move, and the automatic ones that follow from it, and answers when they are durable.
    ///
    /// `expected` is the move number of the button or preview that asks for it; `None` for a typed command. The same
    /// interaction again gives the first answer again.
    ///
    /// # Errors
    /// When the user has no seat, another seat decides, the moment has passed, the move breaks a rule, or the store
    /// refuses. Nothing has changed then.
    pub async fn play(
        &self,
        by: Player,
        interaction: InteractionId,
        expected: Option<MoveNumber>,
        mv: AnyMove,
    ) -> Result<Played, TableError> {
        retry_if_outdated!(self, |table| {
            let position = table.position().await?;
            if let Some(entry) = position.history.written_by(interaction) {
                return position.played(by.user, entry.number(), true);
            }
            let number = position.number();
            let change = position.play(&by, interaction, expected, mv.clone())?;
            table.write(change, Cause::Click(&by, interaction)).await?;
            let mut played = table.position().await?.played(by.user, number, false)?;
            played.look.deadline = table.deadline().await;
            Ok(played)
        })
    }

    /// Plays a move and, in the same transaction, those that come after it in the same turn; those after the first count as
    /// planned. The first one that is not legal any more ends it. Answers how the table looks to the player then.
    ///
    /// # Errors
    /// When the first move is refused, as by [`play`](Self::play). Nothing has changed then.
    pub async fn play_together(
        &self,
        by: Player,
        interaction: InteractionId,
        expected: Option<MoveNumber>,
        (first, then): (AnyMove, Vec<AnyMove>),
    ) -> Result<Look, TableError> {
        retry_if_outdated!(self, |table| {
            let position = table.position().await?;
            if position.history.written_by(interaction).is_none() {
                let moves = (first.clone(), &then[..]);
                let change = position.play_together(&by, interaction, expected, moves)?;
                table.write(change, Cause::Click(&by, interaction)).await?;
            }
            table.look(Some(by.user)).await
        })
    }

    /// Takes back the user's last move, by the rules of product §4.
    ///
    /// # Errors
    /// [`Refused::Undo`](crate::tables::Refused::Undo) says why not; else as [`play`](Self::play).
    pub async fn undo(
        &self,
        by: Player,
        interaction: InteractionId,
        expected: Option<MoveNumber>,
    ) -> Result<Undone, TableError> {
        retry_if_outdated!(self, |table| {
            let position = table.position().await?;
            if let Some(entry) = position.history.written_by(interaction) {
                return position.undone(by.user, entry.number(), true);
            }
            let number = position.number();
            let change = position.undo(&by, interaction, expected)?;
            table.write(change, Cause::Click(&by, interaction)).await?;
            let mut undone = table.position().await?.undone(by.user, number, false)?;
            undone.look.deadline = table.deadline().await;
            Ok(undone)
        })
    }

    /// Leaves a standing order for decisions in another player's turn, and plays what it decides just now. Answers how the
    /// table looks to the player then.
    ///
    /// # Errors
    /// When the user has no seat, the game has no such order, or the store refuses. Nothing has changed then.
    pub async fn order(
        &self,
        by: Player,
        interaction: InteractionId,
        order: String,
    ) -> Result<Ordered, TableError> {
        retry_if_outdated!(self, |table| {
            let mut answered = false;
            if table.is_new(interaction).await? {
                let (seat, change) = table.position().await?.order(&by, &order)?;
                answered = !change.entries.is_empty();
                let cause = Cause::Click(&by, interaction);
                let facts = table.facts(&change, &cause).await?.with_order(seat, order.clone());
                table.commit(facts, change.after).await?;
            }
            Ok(Ordered { look: table.look(Some(by.user)).await?, answered })
        })
    }

    /// Changes what the user has planned here; see [`plans`](crate::talk::plans). Answers how the table looks to the player then.
    ///
    /// # Errors
    /// When the user has no seat, the table has no plans or is over, the moment has passed, the plan would be too long or mean
    /// nothing, or the store refuses. Nothing has changed then.
    pub async fn plan(
        &self,
        by: Player,
        interaction: InteractionId,
        expected: Option<MoveNumber>,
        edit: Edit,
    ) -> Result<Look, TableError> {
        retry_if_outdated!(self, |table| {
            if table.is_new(interaction).await? {
                let change = table.position().await?.plan(&by, expected, edit.clone())?;
                table.write(change, Cause::Click(&by, interaction)).await?;
            }
            table.look(Some(by.user)).await
        })
    }

    /// Plays the planned move that is due, if there still is one: it may have been dropped meanwhile.
    pub(in crate::tables) async fn play_planned(&self) -> Result<(), TableError> {
        retry_if_outdated!(self, |table| {
            // What is planned there is dropped if nothing is planned here.
            table.refresh().await;
            let (id, now) = (table.id, table.shared.clock.now());
            let due = table.shared.store.peek(move |tx| tx.plan_due(id)).await?;
            match table.position().await?.play_planned()? {
                Some(change) if due.is_some_and(|due| due <= now) => {
                    table.write(change, Cause::Program).await
                }
                Some(_) => Ok(()),
                None => table.unplan(now).await,
            }
        })
    }

    /// What a board post for this stretch shows. The same arguments give the same page for ever.
    ///
    /// # Errors
    /// When the table cannot be loaded.
    pub async fn stretch(&self, from: MoveNumber, to: MoveNumber) -> Result<Stretch, TableError> {
        self.with(|position| position.stretch(from, to)).await
    }

    /// The game turn by turn, as everybody saw it; what was hidden is told when it is finished, not before.
    ///
    /// # Errors
    /// When the table cannot be loaded.
    pub async fn reel(&self) -> Result<AnyReel, TableError> {
        self.with(|position| Ok(position.reel())).await
    }

    /// What this user decided in a finished game, with what they knew then.
    ///
    /// # Errors
    /// When the game is not finished, or the user has no seat.
    pub async fn decisions(&self, user: UserId) -> Result<Vec<Decision>, TableError> {
        self.with(|position| position.decisions(user)).await
    }

    /// The decisions of a seat in a finished game, with what happened between them.
    ///
    /// # Errors
    /// When the game is not finished, or nobody holds such a seat.
    pub async fn review_course(&self, seat: Seat) -> Result<ReviewCourse, TableError> {
        self.with(|position| position.review_course(seat)).await
    }

    /// What this seat decided with this move of a game that is over; `None` when another seat did.
    ///
    /// # Errors
    /// When the game is not over.
    pub async fn decision(
        &self,
        seat: Seat,
        number: MoveNumber,
    ) -> Result<Option<Decision>, TableError> {
        self.with(move |position| position.decision(seat, number)).await
    }

    /// The end of a finished game.
    ///
    /// # Errors
    /// When the game is not finished.
    pub async fn outcome(&self) -> Result<Outcome, TableError> {
        self.with(Position::outcome).await
    }

    /// The log: whole when the game is finished, else what is public of it.
    ///
    /// # Errors
    /// When the table cannot be loaded.
    pub async fn log(&self) -> Result<LogFile, TableError> {
        self.with(Position::log).await
    }

    /// What the program has to decide now: for the one who plays for it, and nobody else.
    ///
    /// # Errors
    /// When the table cannot be loaded.
    pub async fn to_think(&self) -> Result<Option<Think>, TableError> {
        self.current().await?.think().await
    }

    /// Plays what the program has decided, unless the moment has passed.
    ///
    /// # Errors
    /// [`Refused::Stale`](crate::tables::Refused::Stale) when it has; else as [`play`](Self::play). Nothing has changed then.
    pub async fn play_for(&self, think: &Think, mv: AnyMove) -> Result<(), TableError> {
        let asked = |think: &Think| (think.seat, think.number, think.level);
        retry_if_outdated!(self, |table| {
            // Whoever has come back or taken the seat while the AI thought decides alone.
            let is_asked = table.think().await?.is_some_and(|now| asked(&now) == asked(think));
            let position = table.position().await?;
            if !is_asked {
                return Err(position.stale(think.number));
            }
            let change = position.play_for(think, mv.clone())?;
            table.write(change, Cause::Program).await
        })
    }

    /// Lets the table be read again from the database.
    pub(in crate::tables) async fn reload(&self) {
        if let Ok(mut table) = self.lock().await {
            table.forget();
        }
    }

    /// Ends the table before its time; the caller has checked that this user may.
    pub(in crate::tables) async fn end(
        &self,
        by: Player,
        interaction: InteractionId,
    ) -> Result<(), TableError> {
        retry_if_outdated!(self, |table| {
            if !table.is_new(interaction).await? {
                return Ok(());
            }
            let change = table.position().await?.end(&by)?;
            table.write(change, Cause::Click(&by, interaction)).await
        })
    }

    /// The same as one of many that are closed at once.
    pub(in crate::tables) async fn close(&self, by: &Player) -> Result<(), TableError> {
        retry_if_outdated!(self, |table| {
            let change = table.position().await?.end(by)?;
            table.write(change, Cause::Program).await
        })
    }

    /// Does something about a seat; see [`Tables::seat`](crate::tables::Tables::seat).
    pub(in crate::tables) async fn seats(&self, wish: SeatRequest) -> Result<Seating, TableError> {
        retry_if_outdated!(self, |table| table.seats(&wish).await)
    }

    /// Closes the table, if nobody has answered the question whether anybody still plays.
    pub(in crate::tables) async fn close_idle(&self) -> Result<(), TableError> {
        self.lock().await?.close_idle().await
    }

    /// The same for what only looks: another process may have changed it.
    async fn current(&self) -> Result<Locked<'_>, TableError> {
        let mut table = self.lock().await?;
        table.refresh().await;
        Ok(table)
    }

    /// The table for one caller after the other, as it is in memory.
    async fn lock(&self) -> Result<Locked<'_>, TableError> {
        self.kept.touch();
        Locked::of(self).await
    }

    pub(in crate::tables) async fn with<T>(
        &self,
        ask: impl FnOnce(&Position) -> Result<T, TableError> + Send,
    ) -> Result<T, TableError> {
        ask(self.current().await?.position().await?)
    }
}
