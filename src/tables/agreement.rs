//! What is agreed on at a table until it starts: its host may change the options of the game, and each player the colour.

use super::{
    GameOptions, InteractionId, Lobby, LobbyRefused, Player, Refused, TableError, TableId, Tables,
    agreed::{options, terms},
    lobby_read::{Click, changed, lobby, must_be_host, seen, waiting},
    players::seated,
    rated::keep_published,
};
use crate::{
    board::SeatColour,
    store::{SeatRow, Tx},
};

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
        self.unless_starting(table).await?;
        self.change(move |tx, now| agree(tx, table, &Click { by, interaction, now }, change)).await
    }

    /// Gives the seat of a player a colour that nobody else has chosen, and owes the card that shows it.
    ///
    /// # Errors
    /// When the user has no seat, somebody else has chosen the colour, or the table does not wait for players.
    pub async fn choose_colour(
        &self,
        table: TableId,
        by: Player,
        interaction: InteractionId,
        colour: SeatColour,
    ) -> Result<Lobby, TableError> {
        self.change(move |tx, now| choose(tx, table, &Click { by, interaction, now }, colour)).await
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
    keep_published(&terms(&row)?, &agreed)?;
    tx.set_options(table, &agreed.to_json())?;
    tx.keep_interaction(click.interaction, table)?;
    changed(tx, table, click.now)
}

fn choose(tx: &Tx, table: TableId, click: &Click, colour: SeatColour) -> Result<Lobby, TableError> {
    if seen(tx, table, click.interaction)? {
        return lobby(tx, table);
    }
    let (_, mut seats) = waiting(tx, table)?;
    let (own, others): (Vec<_>, Vec<_>) =
        seats.iter_mut().partition(|seat| seat.player == Some(click.by.user));
    let has_it = |seat: &&mut SeatRow| seat.colour.as_deref() == Some(colour.name());
    if others.iter().any(has_it) {
        return Err(LobbyRefused::ColourTaken.into());
    }
    let Some(own) = own.into_iter().next() else {
        return Err(Refused::NotAtTable { players: seated(&seats) }.into());
    };
    own.colour = Some(colour.name().to_owned());
    tx.set_seats(table, &seats)?;
    tx.keep_interaction(click.interaction, table)?;
    changed(tx, table, click.now)
}
