//! Moves and the interactions that made them.

use super::{
    InteractionId, MoveNumber, RecordKind, RecordRow, StoreError, TableId, Timestamp, Tx, UserId,
    chain::Chain, sql::Row,
};

const RECORDS: &str =
    "SELECT number, seat, record, undone_to, interaction, at, why, checksum FROM moves
    WHERE table_id = ?1 ORDER BY number";

pub(super) const LAST_CHECKSUM: &str =
    "SELECT checksum FROM moves WHERE table_id = ?1 ORDER BY number DESC LIMIT 1";

/// With which interaction a person first joined a lobby, also if the person has left it since.
pub(super) const FIRST_JOIN: &str =
    "SELECT id FROM interactions WHERE joined = ?2 AND table_id = ?1 ORDER BY id LIMIT 1";

/// Who joined with the latest interaction that changed something at a lobby, if it was a join.
pub(super) const LAST_JOINED: &str =
    "SELECT joined FROM interactions WHERE table_id = ?1 ORDER BY id DESC LIMIT 1";

impl Tx<'_> {
    /// Appends moves and undos; they are numbered on from those that are there.
    ///
    /// # Errors
    /// Among others when a number is taken: then somebody else has written to this table.
    pub fn append(&self, id: TableId, records: &[RecordRow]) -> Result<(), StoreError> {
        let mut chain = match records {
            [] => return Ok(()),
            [..] => self.chain(id)?,
        };
        for row in records {
            chain = chain.with(row);
            let RecordRow { number, seat, kind, at } = row;
            let (kind, record, why, undone_to, interaction) = match kind {
                RecordKind::Move(record, interaction) => {
                    ("move", Some(record), None, None, Some(interaction))
                }
                RecordKind::Auto(record, why) => ("auto", Some(record), why.as_ref(), None, None),
                RecordKind::Undo(to, interaction) => {
                    ("undo", None, None, Some(to), Some(interaction))
                }
            };
            self.run(
                "INSERT INTO moves (table_id, number, seat, kind, record, why, undone_to, interaction, at, checksum)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
                (id, number, seat, kind, record, why, undone_to, interaction, at, chain.stored()),
            )?;
        }
        Ok(())
    }

    /// All moves and undos of a table, in the order of writing, as they stand there.
    pub fn records(&self, id: TableId) -> Result<Vec<RecordRow>, StoreError> {
        self.all(RECORDS, [id], record_row)
    }

    /// The same, compared with their checksums; those of earlier versions have none.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] when a move is not what was written.
    pub(super) fn whole_records(
        &self,
        id: TableId,
        deal: &str,
    ) -> Result<Vec<RecordRow>, StoreError> {
        let (mut chain, mut damaged) = (Chain::of_deal(deal), None);
        let records = self.all(RECORDS, [id], |row| {
            let record = record_row(row)?;
            chain = chain.with(&record);
            let is_wrong = row.get::<Option<i64>>(7)?.is_some_and(|sum| sum != chain.stored());
            damaged = damaged.or(is_wrong.then_some(record.number));
            Ok(record)
        })?;
        match damaged {
            Some(number) => {
                let why = format!("move {number}, or one before it, is not what was written");
                Err(StoreError::Damaged { table: id, why })
            }
            None => Ok(records),
        }
    }

    /// The checksum after all that stands there. Where earlier versions have left none, what stands there counts.
    fn chain(&self, id: TableId) -> Result<Chain, StoreError> {
        let last = self.one(LAST_CHECKSUM, [id], |row| row.get::<Option<i64>>(0))?;
        if let Some(Some(stored)) = last {
            return Ok(Chain::from_stored(stored));
        }
        let deal = Chain::of_deal(&self.deal(id)?.unwrap_or_default());
        Ok(self.records(id)?.iter().fold(deal, Chain::with))
    }

    /// The first move or undo of a table that was written at this moment or later.
    pub fn first_since(
        &self,
        id: TableId,
        moment: Timestamp,
    ) -> Result<Option<MoveNumber>, StoreError> {
        self.value(
            "SELECT number FROM moves WHERE table_id = ?1 AND at >= ?2 ORDER BY number LIMIT 1",
            (id, moment),
        )
    }

    /// The table at which this interaction changed something other than the moves.
    pub fn table_of(&self, interaction: InteractionId) -> Result<Option<TableId>, StoreError> {
        self.value("SELECT table_id FROM interactions WHERE id = ?1", [interaction])
    }

    /// Keeps that this interaction has changed something.
    ///
    /// # Errors
    /// Among others when it is kept already.
    pub fn keep_interaction(
        &self,
        interaction: InteractionId,
        table: TableId,
    ) -> Result<(), StoreError> {
        self.run("INSERT INTO interactions (id, table_id) VALUES (?1, ?2)", (interaction, table))
    }

    /// Keeps that this person joined with this interaction, which is kept already, until the lobby is over.
    pub fn keep_join(&self, interaction: InteractionId, player: UserId) -> Result<(), StoreError> {
        self.run("UPDATE interactions SET joined = ?2 WHERE id = ?1", (interaction, player))
    }

    /// Nobody needs to know any more who joined this lobby first with what, and who was not wanted there.
    pub fn forget_joins(&self, table: TableId) -> Result<(), StoreError> {
        self.run("DELETE FROM dismissed WHERE table_id = ?1", [table])?;
        self.run(
            "UPDATE interactions SET joined = NULL WHERE joined IS NOT NULL AND table_id = ?1",
            [table],
        )
    }
}

/// The schema says which columns go with which kind, so the kind need not be read.
fn record_row(row: &Row) -> Result<RecordRow, StoreError> {
    let kind = match (row.get(2)?, row.get(4)?) {
        (Some(record), Some(interaction)) => RecordKind::Move(record, interaction),
        (Some(record), None) => RecordKind::Auto(record, row.get(6)?),
        (None, Some(interaction)) => RecordKind::Undo(row.get(3)?, interaction),
        (None, None) => {
            return Err(StoreError::Unexpected("a move without a record".to_owned()));
        }
    };
    Ok(RecordRow { number: row.get(0)?, seat: row.get(1)?, kind, at: row.get(5)? })
}
