//! Moves and the interactions that made them.

use rusqlite::{Row, types::FromSqlError};

use super::{InteractionId, MoveNumber, RecordKind, RecordRow, StoreError, TableId, Timestamp, Tx};

impl Tx<'_> {
    /// Appends moves and undos; they are numbered on from those that are there.
    ///
    /// # Errors
    /// Among others when a number is taken: then somebody else has written to this table.
    pub fn append(&self, id: TableId, records: &[RecordRow]) -> Result<(), StoreError> {
        for RecordRow { number, seat, kind, at } in records {
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
                "INSERT INTO moves (table_id, number, seat, kind, record, why, undone_to, interaction, at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
                (id, number, seat, kind, record, why, undone_to, interaction, at),
            )?;
        }
        Ok(())
    }

    /// All moves and undos of a table, in the order of writing.
    ///
    /// # Errors
    /// Of the database.
    pub fn records(&self, id: TableId) -> Result<Vec<RecordRow>, StoreError> {
        self.all(
            "SELECT number, seat, record, undone_to, interaction, at, why FROM moves WHERE table_id = ?1
             ORDER BY number",
            [id],
            record_row,
        )
    }

    /// The first move or undo of a table that was written at this moment or later.
    ///
    /// # Errors
    /// Of the database.
    pub fn first_since(
        &self,
        id: TableId,
        moment: Timestamp,
    ) -> Result<Option<MoveNumber>, StoreError> {
        self.one(
            "SELECT number FROM moves WHERE table_id = ?1 AND at >= ?2 ORDER BY number LIMIT 1",
            (id, moment),
            |row| row.get(0),
        )
    }

    /// The move or undo that this interaction made, and at which table.
    ///
    /// # Errors
    /// Of the database.
    pub fn record_of(
        &self,
        interaction: InteractionId,
    ) -> Result<Option<(TableId, MoveNumber)>, StoreError> {
        self.one(
            "SELECT table_id, number FROM moves WHERE interaction = ?1",
            [interaction],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
    }

    /// The table at which this interaction changed something other than the moves.
    ///
    /// # Errors
    /// Of the database.
    pub fn table_of(&self, interaction: InteractionId) -> Result<Option<TableId>, StoreError> {
        self.one("SELECT table_id FROM interactions WHERE id = ?1", [interaction], |row| row.get(0))
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
}

/// The schema says which columns go with which kind, so the kind need not be read.
fn record_row(row: &Row) -> rusqlite::Result<RecordRow> {
    let kind = match (row.get(2)?, row.get(4)?) {
        (Some(record), Some(interaction)) => RecordKind::Move(record, interaction),
        (Some(record), None) => RecordKind::Auto(record, row.get(6)?),
        (None, Some(interaction)) => RecordKind::Undo(row.get(3)?, interaction),
        (None, None) => return Err(FromSqlError::InvalidType.into()),
    };
    Ok(RecordRow { number: row.get(0)?, seat: row.get(1)?, kind, at: row.get(5)? })
}
