//! All from which a started table is replayed, compared with what shows damage.

use super::{HandoverRow, PlanRow, RecordRow, SeatRow, StoreError, TableId, TableRow, Tx};

/// A table with its deal and all that happened there. It has no `Debug`: the deal and the moves are secrets.
#[derive(Clone)]
pub struct GameRow {
    pub table: TableRow,
    /// The deal as JSON; `None` before the start.
    pub deal: Option<String>,
    /// The clicks that took part in the shuffle as JSON; `None` before the start, and in tables dealt before they were kept.
    pub clicks: Option<String>,
    /// Who sits there.
    pub seats: Vec<SeatRow>,
    /// Its moves and undos, in the order of writing.
    pub records: Vec<RecordRow>,
    /// The seats that passed on, in order.
    pub handovers: Vec<HandoverRow>,
    /// What its players have decided in advance, by seat.
    pub plans: Vec<PlanRow>,
}

impl Tx<'_> {
    /// The table with all from which it is replayed.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] when moves are missing or are not what was written.
    pub fn game(&self, id: TableId) -> Result<Option<GameRow>, StoreError> {
        let Some(table) = self.table(id)? else { return Ok(None) };
        let damaged = |why: &str| StoreError::Damaged { table: id, why: why.to_owned() };
        let sql = "SELECT setup, clicks FROM deals WHERE table_id = ?1";
        let dealt = self.one(sql, [id], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let (deal, clicks): (Option<String>, Option<Option<String>>) = dealt.unzip();
        if deal.is_some() != table.started.is_some() {
            return Err(damaged("its deal is missing"));
        }
        let records = self.whole_records(id, deal.as_deref().unwrap_or_default())?;
        if records.len() != table.records.0 as usize {
            return Err(damaged("moves are missing"));
        }
        let (seats, handovers, plans) = (self.seats(id)?, self.handovers(id)?, self.plans(id)?);
        let clicks = clicks.flatten();
        Ok(Some(GameRow { table, deal, clicks, seats, records, handovers, plans }))
    }

    /// The deal of a started table as JSON.
    pub fn deal(&self, id: TableId) -> Result<Option<String>, StoreError> {
        self.value("SELECT setup FROM deals WHERE table_id = ?1", [id])
    }
}
