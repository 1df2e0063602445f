//! Waiting for the lobby card, which promises the shuffle: a game starts with a click that came after it.

use std::time::Duration;

use crate::{
    store::Tx,
    tables::{Stage, TableError, TableId, Tables},
};

/// Whoever sees the card can be quicker than Discord's answer that it is posted, but not by more than this.
const MOMENT: Duration = Duration::from_secs(1);

impl Tables {
    /// Returns when the lobby card of a table is known to be posted, or after a moment.
    pub(in crate::tables) async fn until_posted(&self, table: TableId) {
        let posted = async {
            loop {
                let told = self.shared.posted.notified();
                tokio::pin!(told);
                // From here on no word is missed, also none that comes before the store has answered.
                told.as_mut().enable();
                if let Ok(true) = self.store().peek(move |tx| is_owed(tx, table)).await {
                    told.await;
                } else {
                    return;
                }
            }
        };
        // When the moment is over the table itself says what is missing.
        let _ = tokio::time::timeout(MOMENT, posted).await;
    }
}

/// Whether a table waits for players and its card is not posted yet.
fn is_owed(tx: &Tx, table: TableId) -> Result<bool, TableError> {
    let is_lobby = tx.table(table)?.is_some_and(|row| row.state == Stage::Lobby);
    Ok(is_lobby && tx.first_card(table)?.is_none())
}
