//! The way of a wish to the table, so that two clicks at once are serialised.

use crate::{
    board::Seat,
    store::{Beside, Tx},
    tables::{
        Authority, By, GuildId, InteractionId, Player, ProposalId, Refused, Seated, Step,
        TableError, TableId, TableRef, Tables, UserId, Why,
        play::{
            history::Entry,
            position::{Change, MOST_AUTOS, Position},
            writing::Cause,
        },
        rated::may_manage,
        run::locked::Locked,
        state::{read, save},
    },
    talk::plans::Ended,
};

use super::{
    Left, SeatDone, SeatRequest, SeatStep, Seating, VotedOn,
    passing::{Became, Decree},
    rules::{decide, open_to},
};

impl SeatRequest {
    /// What it takes to decide about it beside the table.
    fn beside(&self) -> Beside {
        let click = match self {
            Self::Of(_, click, _) => Some(*click),
            Self::Gone(..) | Self::Settle => None,
        };
        let (handovers, proposal) = match self {
            Self::Of(_, _, SeatStep::Back) => (true, None),
            Self::Of(
                _,
                _,
                SeatStep::Vote { asked: VotedOn::Proposal(proposal), .. }
                | SeatStep::TakeBack { proposal },
            ) => (false, Some(*proposal)),
            Self::Of(..) | Self::Gone(..) | Self::Settle => (false, None),
        };
        let person = match self {
            Self::Of(by, _, SeatStep::Take { .. }) => Some(by.user),
            Self::Of(..) | Self::Gone(..) | Self::Settle => None,
        };
        Beside { lines: true, handovers, click, proposal, person, ..Beside::default() }
    }
}

impl SeatStep {
    /// Whether somebody wants it with the rights of a manager of the server.
    const fn is_by_a_manager(&self) -> bool {
        match self {
            Self::Vacate { .. } => true,
            Self::Offer { authority, .. }
            | Self::Withdraw { authority, .. }
            | Self::LetAi { authority, .. } => matches!(authority, Authority::Moderator),
            Self::Resign
            | Self::Decline { .. }
            | Self::Take { .. }
            | Self::Back
            | Self::Propose { .. }
            | Self::Vote { .. }
            | Self::TakeBack { .. } => false,
        }
    }
}

impl Became {
    /// The same once the new proposal has its number.
    fn numbered(self, new: Option<ProposalId>) -> Self {
        let known = |id| new.filter(|_| id == ProposalId::NEW).unwrap_or(id);
        let done = match self.seating.done {
            SeatDone::Proposed(id) => SeatDone::Proposed(known(id)),
            done => done,
        };
        let decree = self.decree.map(|decree| match decree {
            Decree::Skip { seat, proposal } => Decree::Skip { seat, proposal: known(proposal) },
            Decree::End { proposal } => Decree::End { proposal: known(proposal) },
        });
        Self { seating: Seating { done, ..self.seating }, decree }
    }
}

impl Tables {
    /// Does what somebody wants to be done about a seat of a started table.
    ///
    /// # Errors
    /// [`Refused::Seat`] and others say why not; nothing has changed then.
    pub async fn seat(
        &self,
        table: TableId,
        by: Player,
        interaction: InteractionId,
        step: SeatStep,
    ) -> Result<Seating, TableError> {
        self.wish(table, SeatRequest::Of(by, interaction, step)).await
    }

    /// A user gives up all seats of running games, in one server or everywhere; the tables at which that was.
    ///
    /// # Errors
    /// Of the store. Some seats may be free then; the same again frees the others.
    pub async fn gone(
        &self,
        user: UserId,
        guild: Option<GuildId>,
        why: Left,
    ) -> Result<Vec<TableId>, TableError> {
        self.leave_leagues(user, guild).await?;
        let (tables, damaged) = self.leave_all(user, guild, why).await?;
        match damaged.first() {
            Some(table) => {
                let why = "a seat cannot be given up".to_owned();
                Err(TableError::Broken { table: *table, why })
            }
            None => Ok(tables),
        }
    }

    /// Somebody gives up their seat at one running table.
    pub(in crate::tables) async fn leave_table(
        &self,
        table: TableId,
        user: UserId,
        why: Left,
    ) -> Result<(), TableError> {
        self.wish(table, SeatRequest::Gone(user, why)).await.map(drop)
    }

    /// The same; with the tables at which it cannot be done, as they are damaged. They keep the seats of no other.
    pub(in crate::tables) async fn leave_all(
        &self,
        user: UserId,
        guild: Option<GuildId>,
        why: Left,
    ) -> Result<(Vec<TableId>, Vec<TableId>), TableError> {
        let tables = self.store().read(move |tx| tx.running_with(guild, user)).await?;
        let (mut damaged, mut failed) = (Vec::new(), None);
        for table in &tables {
            match self.wish(*table, SeatRequest::Gone(user, why.clone())).await {
                // It ended meanwhile.
                Ok(_)
                | Err(TableError::Refused(Refused::NotStarted | Refused::Over | Refused::Ended)) => {
                }
                Err(error) if error.is_damage() => {
                    tracing::error!(%table, %error, "a seat cannot be given up");
                    damaged.push(*table);
                }
                Err(error) => failed = failed.or(Some(error)),
            }
        }
        failed.map_or(Ok((tables, damaged)), Err)
    }

    /// The seats of a running table that this user can take now.
    ///
    /// # Errors
    /// [`Refused::AlreadySeated`] for somebody who sits there; else as [`seat`](Self::seat).
    pub async fn open_seats(
        &self,
        table: TableId,
        user: UserId,
    ) -> Result<Vec<Seated>, TableError> {
        let find = move |tx: &Tx| open_to(&read(tx, table, &Beside::default())?.0, user);
        self.store().read(find).await
    }

    /// Does what the others have decided, unless that has just been done, and closes what they have not.
    pub(in crate::tables) async fn settle_votes(&self, table: TableId) -> Result<(), TableError> {
        self.wish(table, SeatRequest::Settle).await.map(drop)
    }

    async fn wish(&self, table: TableId, wish: SeatRequest) -> Result<Seating, TableError> {
        match self.by_id(table).await? {
            TableRef::Lobby(_) => Err(Refused::NotStarted.into()),
            TableRef::Game(any) => any.seats(wish).await,
        }
    }
}

impl Locked<'_> {
    /// Does it, and what the others have decided by it.
    pub(in crate::tables) async fn seats(
        &mut self,
        wish: &SeatRequest,
    ) -> Result<Seating, TableError> {
        let (id, now, wish) = (self.id, self.shared.clock.now(), wish.clone());
        let changes = matches!(wish, SeatRequest::Settle);
        let done = self.shared.store.with(move |tx| {
            let (state, around) = read(tx, id, &wish.beside())?;
            if let SeatRequest::Of(by, _, step) = &wish
                && step.is_by_a_manager()
            {
                may_manage(tx, id, by.user)?;
            }
            let (change, became) = decide(&state, &around, &wish, now)?;
            let saved = save(tx, &state, change, now)?;
            Ok(became.numbered(saved.proposed))
        });
        let done = done.await;
        if matches!(done, Err(TableError::Store(_))) {
            *self.position = None;
        }
        let Became { seating, decree } = done?;
        let is_same = matches!(seating.done, SeatDone::WasThere(_) | SeatDone::Repeated);
        if is_same && decree.is_none() && !changes {
            return Ok(seating);
        }
        // Who sits where has changed: the database says it.
        self.forget();
        self.shared.called.call(id);
        self.shared.wake_poster();
        self.shared.wake_scheduler();
        if let Some(decree) = decree {
            let position = self.position().await?;
            let change = match decree {
                Decree::Skip { seat, .. } => position.skip(seat)?,
                Decree::End { .. } => position.end_as_it_stands(),
            };
            self.write(change, Cause::Vote(decree)).await?;
        }
        Ok(seating)
    }
}

impl Position {
    /// The moves that do least for this seat, until another one decides or the game is over.
    fn skip(&self, seat: Seat) -> Result<Change, TableError> {
        let fault = |why: &str| TableError::Broken { table: self.table, why: why.to_owned() };
        let mut after = self.clone();
        after.end_plan(seat, Ended::Overtaken);
        let mut entries = Vec::new();
        while after.turn().seat() == Some(seat) {
            if entries.len() > MOST_AUTOS {
                return Err(fault("the moves of a skipped turn do not end"));
            }
            let mv = after.game.idle_move().ok_or_else(|| fault("nothing can be done"))?;
            let step = Step { number: after.number(), seat, mv, by: By::Program(Why::Skipped) };
            let illegal = |_| fault("a move of a skipped turn is illegal");
            after.game.play(seat, &step.mv).map_err(illegal)?;
            after.history.push(Entry::Step(step.clone()));
            entries.push(Entry::Step(step));
            after.play_forced(&mut entries)?;
        }
        let posts = after.owed_since(Some(self));
        Ok(Change { entries, posts, after })
    }
}
