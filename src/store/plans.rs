//! What players have decided in advance: one row a seat, read with its table and written with the move that changes it.

use super::{MoveNumber, StoreError, TableId, Timestamp, Tx, sql::fields};

/// What somebody has decided in advance. It has no `Debug`: it may tell of a hand.
#[derive(Clone, PartialEq, Eq)]
pub struct PlanRow {
    /// The seat's index.
    pub seat: u8,
    /// The plan as JSON.
    pub plan: String,
    /// It is for the decisions from this record on.
    pub number: MoveNumber,
    /// When its next move is played: the seat decides now.
    pub due: Option<Timestamp>,
    /// Why it is over, as JSON.
    pub ended: Option<String>,
}

impl Tx<'_> {
    /// The plans of a table, by seat.
    pub fn plans(&self, table: TableId) -> Result<Vec<PlanRow>, StoreError> {
        self.all(
            "SELECT seat, plan, number, due, ended FROM plans WHERE table_id = ?1 ORDER BY seat",
            [table],
            fields!(PlanRow: seat plan number due ended),
        )
    }

    /// Keeps the plan of a seat in the place of the one before.
    pub fn set_plan(&self, table: TableId, row: &PlanRow) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO plans (table_id, seat, plan, number, due, ended) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (table_id, seat) DO UPDATE SET plan = ?3, number = ?4, due = ?5, ended = ?6",
            (table, row.seat, &row.plan, row.number, row.due, &row.ended),
        )
    }

    /// A seat has no plan any more.
    pub fn drop_plan(&self, table: TableId, seat: u8) -> Result<(), StoreError> {
        self.run("DELETE FROM plans WHERE table_id = ?1 AND seat = ?2", (table, seat))
    }

    /// When a planned move of this table is played; `None` when none is waited for.
    pub fn plan_due(&self, table: TableId) -> Result<Option<Timestamp>, StoreError> {
        self.value("SELECT min(due) FROM plans WHERE table_id = ?1", [table])
    }
}
