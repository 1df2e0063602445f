//! Processes of a newer version of the program that play on the same database, as during an update.

use std::time::Duration;

use crate::{
    store::VERSION,
    tables::{TableError, Tables},
};

/// How often it is looked for them, besides when the database tells of others who come or go.
const LOOK: Duration = Duration::from_secs(30);

/// Whether a newer version of the program plays, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Newer {
    Plays,
    Nowhere,
}

impl Tables {
    /// Waits until a newer version of the program plays on this database as well, or does so no longer. Where nobody else can
    /// play, none does.
    ///
    /// # Errors
    /// Of the store.
    pub async fn until_newer(&self, wanted: Newer) -> Result<(), TableError> {
        if self.store().member().is_none() {
            match wanted {
                Newer::Nowhere => return Ok(()),
                Newer::Plays => std::future::pending().await,
            }
        }
        let mut changes = self.store().company_changes();
        loop {
            let plays = self.store().read(|tx| tx.newer_lives(VERSION)).await?;
            if (wanted == Newer::Plays) == plays {
                return Ok(());
            }
            tokio::select! {
                told = changes.changed() => if told.is_err() { tokio::time::sleep(LOOK).await },
                () = tokio::time::sleep(LOOK) => {}
            }
        }
    }
}
