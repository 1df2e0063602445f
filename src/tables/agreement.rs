//! What is agreed on at a table until it starts: its host may change the options of the game.

use super::{
    GameOptions, InteractionId, Lobby, Player, TableError, TableId, Tables,
    agreed::options,
    lobby_read::{Click, changed, lobby, must_be_host, seen, waiting},
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
    if seen(tx, table, click.interaction)? {
        return lobby(tx, table);
    }
    let (row, seats) = waiting(tx, table)?;
    must_be_host(&row, &seats, click.by.user)?;
    let mut agreed = options(&row)?;
    change(&mut agreed);
    tx.set_options(table, &agreed.to_json())?;
    tx.keep_interaction(click.interaction, table)?;
    changed(tx, table, click.now)
}
