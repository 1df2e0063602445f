//! Notes that players leave for themselves at a table.

use super::{StoreError, TableId, Timestamp, Tx, UserId};

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
}
