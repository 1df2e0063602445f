//! What the coach says of finished games: one row for each seat that was reviewed.

use super::{StoreError, TableId, Tx, sql::fields};

/// A review, whole or in part. It has no `Debug`: it tells of a hand.
#[derive(Clone, PartialEq, Eq)]
pub struct ReviewRow {
    /// In which form the body is.
    pub form: u32,
    /// What is known, as JSON.
    pub body: String,
    /// Whether its player lets others read it.
    pub shared: bool,
}

impl Tx<'_> {
    /// The review of a seat.
    pub fn review(&self, table: TableId, seat: u8) -> Result<Option<ReviewRow>, StoreError> {
        let sql = "SELECT form, body, shared FROM reviews WHERE table_id = ?1 AND seat = ?2";
        self.one(sql, (table, seat), fields!(ReviewRow: form body shared))
    }

    /// Keeps what is known of the review of a seat; whether it is shared stays as it is.
    pub fn set_review(
        &self,
        table: TableId,
        seat: u8,
        form: u32,
        body: &str,
    ) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO reviews (table_id, seat, form, body) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (table_id, seat) DO UPDATE SET form = ?3, body = ?4",
            (table, seat, form, body),
        )
    }

    /// Others may read the review of a seat from now on.
    pub fn share_review(&self, table: TableId, seat: u8) -> Result<(), StoreError> {
        let sql = "UPDATE reviews SET shared = 1 WHERE table_id = ?1 AND seat = ?2";
        self.run(sql, (table, seat))
    }
}
