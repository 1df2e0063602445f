//! Results that a manager of the server makes void.

use super::{admit::may_manage, refused::RatedRefused};
use crate::{
    store::{GuildId, RatedGameRow, TableId, Tx, UserId},
    tables::{
        Tables,
        error::TableError,
        moderation::{Moderated, note},
    },
};

/// How many results are offered.
const OFFERED: u32 = 25;

impl Tables {
    /// Makes the rated result of a table void, for this reason: ratings are then as if it had not been.
    ///
    /// # Errors
    /// When the table has no result here that counts, or the manager played there.
    pub async fn void_result(
        &self,
        guild: GuildId,
        table: TableId,
        by: UserId,
        reason: String,
    ) -> Result<(), TableError> {
        let reason = reason.trim().to_owned();
        if reason.is_empty() {
            return Err(RatedRefused::NoReason.into());
        }
        let now = self.now();
        let write = move |tx: &Tx| {
            let counts = |game: &RatedGameRow| {
                game.guild == guild && game.ended.is_some() && game.void.is_none()
            };
            tx.rated_game(table)?.filter(counts).ok_or(RatedRefused::NoResult)?;
            if tx.rated_seats(table)?.iter().any(|seat| seat.person == by) {
                return Err(RatedRefused::OwnTable.into());
            }
            may_manage(tx, table, by)?;
            tx.void_rated(table, &reason)?;
            note(tx, guild, (by, now), &Moderated::Voided { table }, (None, Some(reason)))
        };
        self.store().with(write).await
    }

    /// The latest rated results of a server that count.
    ///
    /// # Errors
    /// Of the store.
    pub async fn rated_lately(&self, guild: GuildId) -> Result<Vec<RatedGameRow>, TableError> {
        Ok(self.store().read(move |tx| tx.rated_lately(guild, OFFERED)).await?)
    }
}
