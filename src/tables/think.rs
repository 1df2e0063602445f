//! The seats for which the program decides: who must think, with what the seat knows and nothing else.

use std::{
    collections::BTreeSet,
    sync::{Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;

use super::{
    AnyTable, By, MoveNumber, Occupant, Refused, Step, Table, TableError, TableId, TableRef,
    Tables, Timestamp, Until, Why,
    history::Entry,
    position::{Change, Position},
};
use crate::board::{Game, Level, Seat};

/// The level of an AI that stands in for a person.
pub const STAND_IN: Level = Level::Normal;

/// A decision that the program has to make for a seat. No `Debug`: the view is for that seat.
#[derive(Clone)]
pub struct Think<G: Game> {
    /// The table.
    pub table: TableId,
    /// The moment.
    pub number: MoveNumber,
    /// Who decides.
    pub seat: Seat,
    /// How well.
    pub level: Level,
    /// All that the seat knows.
    pub view: G::SeatView,
    /// Since when a round may be looked at before it goes on, at a table that people only watch.
    pub shown: Option<Timestamp>,
}

/// The tables at which the program must decide, as far as nobody has asked yet.
#[derive(Default)]
pub(super) struct Called {
    /// Locked for a look only, never across an await.
    tables: Mutex<BTreeSet<TableId>>,
    bell: Notify,
}

impl Called {
    fn tables(&self) -> MutexGuard<'_, BTreeSet<TableId>> {
        // A panic while it was locked cannot have left it half-changed.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The program may have to decide at this table.
    pub(super) fn call(&self, table: TableId) {
        self.tables().insert(table);
        self.bell.notify_one();
    }

    async fn wait(&self) -> Vec<TableId> {
        loop {
            let called = std::mem::take(&mut *self.tables());
            if !called.is_empty() {
                return called.into_iter().collect();
            }
            self.bell.notified().await;
        }
    }
}

/// The way to the seats of the opponents, for the one who plays for them and nobody else.
#[derive(Clone)]
pub struct Stand {
    tables: Tables,
}

impl Tables {
    /// The way to the seats for which the program decides.
    #[must_use]
    pub fn stand(&self) -> Stand {
        Stand { tables: self.clone() }
    }
}

impl Stand {
    /// All tables that wait for a decision of the program, as stored.
    ///
    /// # Errors
    /// Of the store.
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method is for one lifetime only"
    )]
    pub async fn all(&self) -> Result<Vec<TableId>, TableError> {
        Ok(self.tables.store().read(|tx| tx.to_think()).await?)
    }

    /// Returns tables that have come to such a decision since it was asked last, as soon as there are any. One of them
    /// may have gone on.
    pub async fn called(&self) -> Vec<TableId> {
        self.tables.called().wait().await
    }

    /// The started table with this id.
    ///
    /// # Errors
    /// When it has not started.
    pub async fn table(&self, id: TableId) -> Result<AnyTable, TableError> {
        match self.tables.by_id(id).await? {
            TableRef::Game(table) => Ok(table),
            TableRef::Lobby(_) => Err(Refused::NotStarted.into()),
        }
    }

    /// What the program has to decide at this table now.
    ///
    /// # Errors
    /// When the table cannot be loaded.
    pub async fn to_think<G: Game>(
        &self,
        table: &Table<G>,
    ) -> Result<Option<Think<G>>, TableError> {
        table.to_think().await
    }

    /// Plays what was decided, unless the moment has passed.
    ///
    /// # Errors
    /// [`Refused::Stale`] when it has; else as [`Table::play`]. Nothing has changed then.
    pub async fn play<G: Game>(
        &self,
        table: &Table<G>,
        think: &Think<G>,
        mv: G::Move,
    ) -> Result<(), TableError> {
        table.play_for(think, mv).await
    }

    /// Returns at this time of the tables' clock, or earlier.
    #[must_use]
    pub fn until(&self, at: Timestamp) -> Until<'_> {
        self.tables.clock().until(at)
    }

    /// Now, as the tables see it.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.tables.now()
    }
}

impl<G: Game> Position<G> {
    /// What the program has to decide now. `is_late` says that the time of the turn is over and an AI is to play it;
    /// `began`, when the turn began.
    pub(super) fn to_think(&self, is_late: bool, began: Option<Timestamp>) -> Option<Think<G>> {
        let seat = self.to_move()?;
        let level = match self.players[seat.index()].who {
            Occupant::Ai(level) => level,
            Occupant::Person(_) if is_late => STAND_IN,
            // With nobody there the game waits: an AI is not to play it to its end in the names of all.
            Occupant::Person(_) if self.away.contains(seat) && self.is_somebody_there() => STAND_IN,
            Occupant::Person(_) | Occupant::Vacant => return None,
        };
        let is_shown = self.is_watched() && self.boarded == self.number();
        Some(Think {
            table: self.table,
            number: self.number(),
            seat,
            level,
            view: self.game().seat_view(seat),
            shown: began.filter(|_| is_shown),
        })
    }

    /// Whether a person plays here who is not away.
    fn is_somebody_there(&self) -> bool {
        self.players
            .iter()
            .any(|player| player.user().is_some() && !self.away.contains(player.seat))
    }

    /// The move of an AI for the seat that decides, and the automatic ones after it.
    pub(super) fn play_for(
        &self,
        seat: Seat,
        number: MoveNumber,
        level: Level,
        mv: G::Move,
    ) -> Result<Change<G>, TableError> {
        if self.to_move() != Some(seat) || number != self.number() {
            return Err(self.stale(number));
        }
        let mut after = self.clone();
        let refused = |error| TableError::of_rules(error, &self.players);
        after.game.play(seat, mv).map_err(refused)?;
        let step = Step { number, seat, mv, by: By::Program(Why::Ai(level)) };
        after.history.push(Entry::Step(step));
        let mut entries = vec![Entry::Step(step)];
        after.play_forced(&mut entries)?;
        let posts = after.owed_since(Some(self));
        Ok(Change { entries, posts, after })
    }
}
