//! The way to the seats for which the program decides: who must think, with what the seat knows and nothing else.

use super::{
    AnyTable, Table, TableError, TableId, TableRef, Tables, Think, Timestamp, Until,
    planned::Hosted,
};

/// The way to the seats of the opponents, for the one who plays for them and nobody else.
#[derive(Clone)]
pub struct Stand {
    tables: Tables,
}

impl Tables {
    /// The way to the seats for which the program decides.
    pub fn stand(&self) -> Stand {
        Stand { tables: self.clone() }
    }
}

impl Stand {
    /// All tables of this process that wait for a decision of the program, as stored.
    pub async fn all(&self) -> Result<Vec<TableId>, TableError> {
        let owned = self.tables.shared().owned();
        Ok(self.tables.store().read(move |tx| tx.to_think(&owned)).await?)
    }

    /// Returns tables that have come to such a decision since it was asked last, as soon as there are any. One of them
    /// may have gone on.
    pub async fn called(&self) -> Vec<TableId> {
        self.tables.called().wait().await
    }

    /// The table with this id; `None` when it has not started, as nobody decides anything there.
    ///
    /// # Errors
    /// When there is none, or the store fails.
    pub async fn table(&self, id: TableId) -> Result<Option<AnyTable>, TableError> {
        match self.tables.by_id(id).await? {
            TableRef::Game(table) => Ok(Some(table)),
            TableRef::Lobby(_) => Ok(None),
        }
    }

    /// What the program has to decide at this table now.
    ///
    /// # Errors
    /// When the table cannot be loaded.
    pub async fn to_think<G: Hosted>(
        &self,
        table: &Table<G>,
    ) -> Result<Option<Think<G>>, TableError> {
        table.to_think().await
    }

    /// Plays what was decided, unless the moment has passed.
    ///
    /// # Errors
    /// [`Refused::Stale`](crate::tables::Refused::Stale) when it has; else as [`Table::play`]. Nothing has changed then.
    pub async fn play<G: Hosted>(
        &self,
        table: &Table<G>,
        think: &Think<G>,
        mv: G::Move,
    ) -> Result<(), TableError> {
        table.play_for(think, mv).await
    }

    /// Returns at this time of the tables' clock, or earlier.
    pub fn until(&self, at: Timestamp) -> Until<'_> {
        self.tables.clock().until(at)
    }

    /// Now, as the tables see it.
    pub fn now(&self) -> Timestamp {
        self.tables.now()
    }
}
