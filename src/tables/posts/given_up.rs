//! What tables do not owe any more because it was given up.

use crate::{
    store::{GIVEN_UP_IS_TOLD, GivenUpRow, Tx},
    tables::{PostId, Posts, TableError, TableId, UserId},
};

/// The most that are looked at.
const MOST: u32 = 1_000;

impl Posts {
    /// The posts that were given up of late, latest first.
    pub async fn given_up(&self) -> Result<Vec<GivenUpRow>, TableError> {
        let since = self.shared.clock.now().minus(GIVEN_UP_IS_TOLD);
        let find = move |tx: &Tx| Ok(tx.given_up(since, MOST)?);
        self.shared.store.read(find).await
    }

    /// Notes that this player reads of a post that was given up at their table; whether that is news.
    ///
    /// # Errors
    /// Of the store.
    pub async fn show_refusal(
        &self,
        table: TableId,
        player: UserId,
        post: PostId,
    ) -> Result<bool, TableError> {
        let note = move |tx: &Tx| Ok(tx.show_refusal(table, player, post)?);
        self.shared.store.with(note).await
    }
}
