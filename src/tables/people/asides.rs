//! What people leave at a table beside its game: notes for themselves, and tips who wins. The game knows neither.

use crate::{
    board::Seat,
    store::TipRow,
    tables::{Player, TableError, TableId, Tables, UserId, play::history::index},
};

/// Who wins, as somebody without a seat has tipped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tip {
    /// What the person was called then.
    pub name: String,
    /// Who wins.
    pub seat: Seat,
}

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

    /// Whom a person has tipped at a table.
    pub async fn tip(&self, table: TableId, user: UserId) -> Result<Option<Seat>, TableError> {
        let tipped = self.store().peek(move |tx| tx.tip(table, user)).await?;
        Ok(tipped.and_then(Seat::new))
    }

    /// Keeps a person's tip in the place of the one before.
    pub async fn set_tip(&self, table: TableId, by: &Player, seat: Seat) -> Result<(), TableError> {
        let (user, now) = (by.user, self.now());
        let tip = TipRow { name: by.name.clone(), seat: index(seat) };
        Ok(self.store().with(move |tx| tx.set_tip(table, user, &tip, now)).await?)
    }

    /// All tips of a table, the first one first: for its end.
    pub async fn tips(&self, table: TableId) -> Result<Vec<Tip>, TableError> {
        let rows = self.store().peek(move |tx| tx.tips(table)).await?;
        let tip = |row: TipRow| Some(Tip { seat: Seat::new(row.seat)?, name: row.name });
        Ok(rows.into_iter().filter_map(tip).collect())
    }
}
