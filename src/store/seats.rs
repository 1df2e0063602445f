//! Seats of started tables: to whom they are offered, and from whom they came.

use super::{GuildId, HandoverRow, OfferRow, StoreError, TableId, Tx, UserId, sql::fields};

pub(super) const OFFERS: &str =
    "SELECT seat, person, at FROM offers WHERE table_id = ?1 ORDER BY seat";

pub(super) const HANDOVERS: &str =
    "SELECT seat, number, player, ai, name, at FROM handovers WHERE table_id = ?1 ORDER BY id";

impl Tx<'_> {
    /// The running tables of a server at which this user sits.
    pub fn running_with(
        &self,
        guild: Option<GuildId>,
        player: UserId,
    ) -> Result<Vec<TableId>, StoreError> {
        self.column(
            "SELECT id FROM tables JOIN seats ON table_id = id
             WHERE player = ?2 AND state = 'running' AND (?1 IS NULL OR guild = ?1) ORDER BY id",
            (guild, player),
        )
    }

    /// Keeps that a seat passed on.
    pub fn hand_over(&self, table: TableId, row: &HandoverRow) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO handovers (table_id, seat, number, player, ai, name, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            (table, row.seat, row.number, row.player, &row.ai, &row.name, row.at),
        )
    }

    /// The seats of a table that passed on, in order.
    pub fn handovers(&self, table: TableId) -> Result<Vec<HandoverRow>, StoreError> {
        self.all(HANDOVERS, [table], fields!(HandoverRow: seat number player ai name at))
    }

    /// The offers of a table, by seat.
    pub fn offers(&self, table: TableId) -> Result<Vec<OfferRow>, StoreError> {
        self.all(OFFERS, [table], fields!(OfferRow: seat person at))
    }
}
