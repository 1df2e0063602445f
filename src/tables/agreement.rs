//! What is agreed on at a table until it starts: its host may change the options of the game.

use super::{
    GameOptions, InteractionId, Lobby, Player, TableError, TableId, Tables,
    lobby::{self, Click},
};
use crate::store::Tx;

impl Tables {
    /// Changes the options of the game, and owes the card that shows them.
    ///
    /// # Errors
    /// When the user is not the host, or the table does not wait for players.
    pub async fn change_options(
        &self,
        table: TableId,
        by: Player,
        interaction: InteractionId,
        change: impl FnOnce(&mut GameOptions) + Send + 'static,
    ) -> Result<Lobby, TableError> {
        self.change(move |tx, now| agree(tx, table, &Click { by, interaction, now }, change)).await
    }
}

fn agree(
    tx: &Tx,
    table: TableId,
    click: &Click,
    change: impl FnOnce(&mut GameOptions),
) -> Result<Lobby, TableError> {
    if lobby::seen(tx, table, click.interaction)? {
        return lobby::lobby(tx, table);
    }
    let (row, seats) = lobby::waiting(tx, table)?;
    lobby::must_be_host(&row, &seats, click.by.user)?;
    let mut options = lobby::options(&row)?;
    change(&mut options);
    tx.set_options(table, &options.to_json())?;
    tx.keep_interaction(click.interaction, table)?;
    lobby::changed(tx, table, click.now)
}
