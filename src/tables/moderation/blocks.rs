//! Members who may not open or join tables in a server, until a date.

use super::log::{Moderated, note};
use crate::{
    store::{BlockRow, Tx},
    tables::{GuildId, TableError, Tables, Timestamp, UserId},
};

impl Tables {
    /// Blocks a member until this moment, in the place of a block before. The moderators' log keeps it.
    pub async fn block(
        &self,
        guild: GuildId,
        by: UserId,
        person: UserId,
        (until, reason): (Timestamp, String),
    ) -> Result<(), TableError> {
        let now = self.now();
        let block = move |tx: &Tx| {
            let row = BlockRow { until, reason };
            tx.set_block(guild, person, Some(&row))?;
            let about = (Some(person), Some(row.reason));
            note(tx, guild, (by, now), &Moderated::Blocked { until }, about)
        };
        self.store().with(block).await
    }

    /// Ends the block of a member: whether there was one.
    pub async fn unblock(
        &self,
        guild: GuildId,
        by: UserId,
        person: UserId,
    ) -> Result<bool, TableError> {
        let now = self.now();
        let unblock = move |tx: &Tx| {
            let block = tx.block_of(guild, person)?;
            if block.is_none_or(|block| block.until <= now) {
                return Ok(false);
            }
            tx.set_block(guild, person, None)?;
            note(tx, guild, (by, now), &Moderated::Unblocked, (Some(person), None))?;
            Ok(true)
        };
        self.store().with(unblock).await
    }
}
