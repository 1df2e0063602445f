//! A handle to one started table.

use tokio::sync::{mpsc, oneshot};

use super::{
    Decision, InteractionId, LogFile, Look, MoveNumber, Outcome, Played, Player, Stretch,
    TableError, TableId, Think, Undone, UserId,
    seats::{SeatRequest, Seating},
};
use crate::{
    board::{Game, Level, Reel, Seat},
    store::StoreError,
    talk::plans::Edit,
};

/// A started table. Clones are cheap; what they ask is done in the order in which it arrives, by the table's own task.
pub struct Table<G: Game> {
    id: TableId,
    requests: mpsc::Sender<Request<G>>,
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self { id: self.id, requests: self.requests.clone() }
    }
}

/// Where an answer goes.
pub(super) type ReplyTo<T> = oneshot::Sender<Result<T, TableError>>;

/// What a table can be asked.
pub(super) enum Request<G: Game> {
    Look(Option<UserId>, ReplyTo<Look<G>>),
    Play {
        by: Player,
        interaction: InteractionId,
        expected: Option<MoveNumber>,
        mv: G::Move,
        answer: ReplyTo<Played<G>>,
    },
    Undo {
        by: Player,
        interaction: InteractionId,
        expected: Option<MoveNumber>,
        answer: ReplyTo<Undone<G>>,
    },
    /// Leaves a standing order; answers how the table looks then.
    Order {
        by: Player,
        interaction: InteractionId,
        order: String,
        answer: ReplyTo<Look<G>>,
    },
    /// Changes what a player has planned; answers how the table looks then.
    Plan {
        by: Player,
        interaction: InteractionId,
        expected: Option<MoveNumber>,
        edit: Edit,
        answer: ReplyTo<Look<G>>,
    },
    PlayPlanned(ReplyTo<()>),
    Seats(SeatRequest, ReplyTo<Seating>),
    End {
        by: Player,
        interaction: InteractionId,
        answer: ReplyTo<()>,
    },
    Think(ReplyTo<Option<Think<G>>>),
    PlayFor {
        seat: Seat,
        number: MoveNumber,
        level: Level,
        mv: G::Move,
        answer: ReplyTo<()>,
    },
    Stretch {
        from: MoveNumber,
        to: MoveNumber,
        answer: ReplyTo<Stretch<G>>,
    },
    Reel(ReplyTo<Reel<G>>),
    Decisions(UserId, ReplyTo<Vec<Decision<G>>>),
    CloseIdle(ReplyTo<()>),
    Outcome(ReplyTo<Outcome<G>>),
    Log(ReplyTo<LogFile>),
    Reload(ReplyTo<()>),
}

impl<G: Game> Table<G> {
    pub(super) const fn new(id: TableId, requests: mpsc::Sender<Request<G>>) -> Self {
        Self { id, requests }
    }

    pub(super) fn downgrade(&self) -> mpsc::WeakSender<Request<G>> {
        self.requests.downgrade()
    }

    /// The table's id.
    #[must_use]
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// The table as this user may see it; `None` is a spectator.
    ///
    /// # Errors
    /// When the table cannot be loaded.
    pub async fn look(&self, viewer: Option<UserId>) -> Result<Look<G>, TableError> {
        self.ask(|answer| Request::Look(viewer, answer)).await
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
        mv: G::Move,
    ) -> Result<Played<G>, TableError> {
        self.ask(|answer| Request::Play { by, interaction, expected, mv, answer }).await
    }

    /// Takes back the user's last move, by the rules of product §4.
    ///
    /// # Errors
    /// [`Refused::Undo`] says why not; else as [`play`](Self::play).
    pub async fn undo(
        &self,
        by: Player,
        interaction: InteractionId,
        expected: Option<MoveNumber>,
    ) -> Result<Undone<G>, TableError> {
        self.ask(|answer| Request::Undo { by, interaction, expected, answer }).await
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
    ) -> Result<Look<G>, TableError> {
        self.ask(|answer| Request::Order { by, interaction, order, answer }).await
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
    ) -> Result<Look<G>, TableError> {
        self.ask(|answer| Request::Plan { by, interaction, expected, edit, answer }).await
    }

    /// Plays the planned move that is due, if there still is one.
    pub(super) async fn play_planned(&self) -> Result<(), TableError> {
        self.ask(Request::PlayPlanned).await
    }

    /// What a board post for this stretch shows. The same arguments give the same page for ever.
    ///
    /// # Errors
    /// When the table cannot be loaded.
    pub async fn stretch(
        &self,
        from: MoveNumber,
        to: MoveNumber,
    ) -> Result<Stretch<G>, TableError> {
        self.ask(|answer| Request::Stretch { from, to, answer }).await
    }

    /// The game turn by turn, as everybody saw it; what was hidden is told when it is finished, not before.
    ///
    /// # Errors
    /// When the table cannot be loaded.
    pub async fn reel(&self) -> Result<Reel<G>, TableError> {
        self.ask(Request::Reel).await
    }

    /// What this user decided in a finished game, with what they knew then.
    ///
    /// # Errors
    /// When the game is not finished, or the user has no seat.
    pub async fn decisions(&self, user: UserId) -> Result<Vec<Decision<G>>, TableError> {
        self.ask(|answer| Request::Decisions(user, answer)).await
    }

    /// The end of a finished game.
    ///
    /// # Errors
    /// When the game is not finished.
    pub async fn outcome(&self) -> Result<Outcome<G>, TableError> {
        self.ask(Request::Outcome).await
    }

    /// The log: whole when the game is finished, else what is public of it.
    ///
    /// # Errors
    /// When the table cannot be loaded.
    pub async fn log(&self) -> Result<LogFile, TableError> {
        self.ask(Request::Log).await
    }

    /// What the program has to decide now.
    pub(super) async fn to_think(&self) -> Result<Option<Think<G>>, TableError> {
        self.ask(Request::Think).await
    }

    /// Plays what an AI has decided.
    pub(super) async fn play_for(&self, think: &Think<G>, mv: G::Move) -> Result<(), TableError> {
        let Think { seat, number, level, .. } = *think;
        self.ask(|answer| Request::PlayFor { seat, number, level, mv, answer }).await
    }

    /// Lets the table be read again from the database; one that ends just now is read by its next task.
    pub(super) async fn reload(&self) {
        let _ = self.ask(Request::Reload).await;
    }

    /// Ends the table before its time; the caller has checked that this user may.
    pub(super) async fn end(
        &self,
        by: Player,
        interaction: InteractionId,
    ) -> Result<(), TableError> {
        self.ask(|answer| Request::End { by, interaction, answer }).await
    }

    /// Does something about a seat; see [`Tables::seat`](super::Tables::seat).
    pub(super) async fn seats(&self, wish: SeatRequest) -> Result<Seating, TableError> {
        self.ask(|answer| Request::Seats(wish, answer)).await
    }

    /// Closes the table, if nobody has answered the question whether anybody still plays.
    pub(super) async fn close_idle(&self) -> Result<(), TableError> {
        self.ask(Request::CloseIdle).await
    }

    async fn ask<T>(
        &self,
        request: impl FnOnce(ReplyTo<T>) -> Request<G>,
    ) -> Result<T, TableError> {
        let (answer, answered) = oneshot::channel();
        self.requests.send(request(answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}
