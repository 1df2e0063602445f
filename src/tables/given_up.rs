//! What tables do not owe any more because it was given up.

use super::{Posts, TableError};
use crate::store::{GIVEN_UP_IS_TOLD, GivenUpRow, Tx};

/// The most that are looked at.
const MOST: u32 = 1_000;

impl Posts {
    /// The posts that were given up of late, latest first.
    pub async fn given_up(&self) -> Result<Vec<GivenUpRow>, TableError> {
        let since = self.shared.clock.now().minus(GIVEN_UP_IS_TOLD);
        let find = move |tx: &Tx| Ok(tx.given_up(since, MOST)?);
        self.shared.store.read(find).await
    }
}
