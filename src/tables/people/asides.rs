//! Notes that players leave for themselves at a table. The game does not know them.

use crate::tables::{TableError, TableId, Tables, UserId};

impl Tables {
    /// What a person has noted at a table. It is for that person's eyes alone.
    pub async fn note(&self, table: TableId, user: UserId) -> Result<Option<String>, TableError> {
        Ok(self.store().peek(move |tx| tx.note(table, user)).await?)
    }

    /// Keeps a person's note in the place of the one before; `None` drops it.
    pub async fn set_note(
        &self,
        table: TableId,
        user: UserId,
        note: Option<String>,
    ) -> Result<(), TableError> {
        let now = self.now();
        let set = self.store().with(move |tx| tx.set_note(table, user, note.as_deref(), now));
        Ok(set.await?)
    }
}
