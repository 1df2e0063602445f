//! What people leave at a table beside its game: notes for themselves, and tips who wins.

use super::{StoreError, TableId, Timestamp, Tx, UserId, sql::fields};

/// Who wins, as somebody without a seat has tipped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TipRow {
    /// What the person was called then.
    pub name: String,
    /// The seat's index.
    pub seat: u8,
}

impl Tx<'_> {
    /// What a person has noted at a table.
    pub fn note(&self, table: TableId, player: UserId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT note FROM notes WHERE table_id = ?1 AND player = ?2";
        self.value(sql, (table, player))
    }

    /// Keeps a person's note in the place of the one before; `None` drops it.
    pub fn set_note(
        &self,
        table: TableId,
        player: UserId,
        note: Option<&str>,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        match note {
            Some(note) => self.run(
                "INSERT INTO notes (table_id, player, note, at) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (table_id, player) DO UPDATE SET note = ?3, at = ?4",
                (table, player, note, at),
            ),
            None => {
                self.run("DELETE FROM notes WHERE table_id = ?1 AND player = ?2", (table, player))
            }
        }
    }

    /// Whom a person has tipped at a table: the seat's index.
    pub fn tip(&self, table: TableId, player: UserId) -> Result<Option<u8>, StoreError> {
        let sql = "SELECT seat FROM tips WHERE table_id = ?1 AND player = ?2";
        self.value(sql, (table, player))
    }

    /// Keeps a person's tip in the place of the one before.
    pub fn set_tip(
        &self,
        table: TableId,
        player: UserId,
        tip: &TipRow,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO tips (table_id, player, name, seat, at) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (table_id, player) DO UPDATE SET name = ?3, seat = ?4, at = ?5",
            (table, player, &tip.name, tip.seat, at),
        )
    }

    /// All tips of a table, the first one first.
    pub fn tips(&self, table: TableId) -> Result<Vec<TipRow>, StoreError> {
        let sql = "SELECT name, seat FROM tips WHERE table_id = ?1 ORDER BY at, player";
        self.all(sql, [table], fields!(TipRow: name seat))
    }
}
