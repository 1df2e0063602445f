//! Seats of started tables: who holds them, to whom they are offered, and from whom they came.

use super::{GuildId, HandoverRow, OfferRow, StoreError, TableId, Tx, UserId, sql::fields};

pub(super) const OFFERS: &str =
    "SELECT seat, person, at FROM offers WHERE table_id = ?1 ORDER BY seat";

impl Tx<'_> {
    /// Gives a seat of a started table to a person, an AI or nobody. Its join and its bank stay with it; turns that
    /// somebody else missed do not count for the new holder, and what somebody else has planned goes.
    ///
    /// # Errors
    /// Among others when the person has another seat there.
    pub fn hold(
        &self,
        table: TableId,
        seat: u8,
        player: Option<UserId>,
        ai: Option<&str>,
        name: &str,
    ) -> Result<(), StoreError> {
        self.drop_plan(table, seat)?;
        self.run(
            "UPDATE seats SET player = ?3, ai = ?4, name = ?5, missed = 0, away = 0, shown_refusal = 0,
             standing_order = NULL WHERE table_id = ?1 AND seat = ?2",
            (table, seat, player, ai, name),
        )
    }

    /// Keeps what the player of a seat wants done about decisions in another player's turn.
    pub fn set_standing_order(
        &self,
        table: TableId,
        seat: u8,
        order: &str,
    ) -> Result<(), StoreError> {
        self.run(
            "UPDATE seats SET standing_order = ?3 WHERE table_id = ?1 AND seat = ?2",
            (table, seat, order),
        )
    }

    /// Keeps how many turns in a row ran out of time, and whether an AI plays on until the player is back.
    pub fn set_missed(
        &self,
        table: TableId,
        seat: u8,
        missed: u32,
        away: bool,
    ) -> Result<(), StoreError> {
        self.run(
            "UPDATE seats SET missed = ?3, away = ?4 WHERE table_id = ?1 AND seat = ?2",
            (table, seat, missed, away),
        )
    }

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
        self.all(
            "SELECT seat, number, player, ai, name, at FROM handovers WHERE table_id = ?1 ORDER BY id",
            [table],
            fields!(HandoverRow: seat number player ai name at),
        )
    }

    /// Offers a seat, in the place of an earlier offer of it.
    pub fn offer(&self, table: TableId, offer: &OfferRow) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO offers (table_id, seat, person, at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (table_id, seat) DO UPDATE SET person = ?3, at = ?4",
            (table, offer.seat, offer.person, offer.at),
        )
    }

    /// The offers of a table, by seat.
    pub fn offers(&self, table: TableId) -> Result<Vec<OfferRow>, StoreError> {
        self.all(OFFERS, [table], fields!(OfferRow: seat person at))
    }

    /// A seat is no longer offered.
    pub fn withdraw(&self, table: TableId, seat: u8) -> Result<(), StoreError> {
        self.run("DELETE FROM offers WHERE table_id = ?1 AND seat = ?2", (table, seat))
    }
}
