//! The click that may start a game, kept in memory from when it is received until it is stored. The deal follows from it, and the
//! host of the bot knows the secret: a click that the database refuses must not be one that can be made again with another number.

use std::time::Duration;

use tokio::sync::oneshot;

use super::{click::Click, run::act, starting::Claim};
use crate::{
    store::StoreError,
    tables::{InteractionId, Lobby, LobbyRefused, LobbyStep, Player, TableError, TableId, Tables},
};

/// The pause after the first refusal of the database; each further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(100);

/// The longest of these pauses.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

impl Tables {
    /// Waits until no earlier click is about to start this table.
    ///
    /// # Errors
    /// When one is being stored again and again, as the database refuses it.
    pub(in crate::tables) async fn unless_starting(
        &self,
        table: TableId,
    ) -> Result<(), TableError> {
        self.shared.starting.turn(table, Claim::Other).await
    }

    /// Does something that may start a game; if the database refuses, again and again until it is stored or the program ends.
    ///
    /// # Errors
    /// As of [`Tables::at_lobby`]; [`LobbyRefused::Starting`] as soon as the database has refused once.
    pub(in crate::tables) async fn start_by(
        &self,
        table: TableId,
        by: Player,
        interaction: InteractionId,
        step: LobbyStep,
    ) -> Result<Lobby, TableError> {
        self.shared.starting.turn(table, Claim::Start).await?;
        let (answer, answered) = oneshot::channel();
        let tables = self.clone();
        // On its own, so that it goes on when nobody waits for the answer any more.
        self.shared.asked.spawn(async move {
            let _claimed = tables.shared.starting.until_dropped(table);
            tables.until_stored(table, (by, interaction, step), answer).await;
        });
        answered.await.unwrap_or(Err(StoreError::Closed.into()))
    }

    async fn until_stored(
        &self,
        table: TableId,
        (by, interaction, step): (Player, InteractionId, LobbyStep),
        answer: oneshot::Sender<Result<Lobby, TableError>>,
    ) {
        let (mut answer, mut pause) = (Some(answer), FIRST_PAUSE);
        loop {
            let by = by.clone();
            let done = self
                .change(move |tx, now| act(tx, table, &Click { by, interaction, now }, step))
                .await;
            let is_settled = done.as_ref().err().is_none_or(is_final);
            if is_settled || self.shared.stop.is_cancelled() {
                match (answer.take(), done) {
                    // Who has gone in the meantime needs no answer.
                    (Some(answer), done) => _ = answer.send(done),
                    (None, Ok(_)) => tracing::info!(%table, "the click is stored"),
                    (None, Err(error)) => tracing::warn!(%table, %error, "the click is given up"),
                }
                return;
            }
            if let (Some(answer), Err(error)) = (answer.take(), done) {
                tracing::warn!(%table, %error, "a click that may start a game waits for the database");
                self.shared.starting.is_tried_again(table);
                let _ = answer.send(Err(LobbyRefused::Starting.into()));
            }
            tokio::select! {
                () = self.shared.stop.cancelled() => {}
                () = tokio::time::sleep(pause) => {}
            }
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }
}

/// Whether the click has come to an end with this: the rules refuse it, or nothing of the table can be stored here any more. All
/// else that a database can say is no reason to let somebody click again.
const fn is_final(error: &TableError) -> bool {
    match error {
        TableError::Store(error) => {
            matches!(error, StoreError::Closed | StoreError::Taken | StoreError::Damaged { .. })
        }
        TableError::Refused(_)
        | TableError::Broken { .. }
        | TableError::Settings(_)
        | TableError::NoChance => true,
    }
}
