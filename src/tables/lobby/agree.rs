//! What is agreed on at a table until it starts: its host may change the options of the game, and each player the colour.

use super::{agreed::options, click::Click, look::must_be_host, run::at};
use crate::{
    board::SeatColour,
    store::{Beside, SeatRow, Stage, Tx},
    tables::{
        Authority, GameKind, GameOptions, InteractionId, Lobby, LobbyRefused, Player, PostKind,
        Refused, TableError, TableId, Tables, UserId,
        rated::keep_published,
        state::{Change, TableState, read, save},
    },
};

impl Tables {
    /// Gives a table a name until its game is over, and owes the card that shows it.
    ///
    /// # Errors
    /// When the user is not the host and has no other authority, or the table is over.
    pub async fn rename(
        &self,
        table: TableId,
        by: UserId,
        name: String,
        authority: Authority,
    ) -> Result<(), TableError> {
        let now = self.now();
        let rename = move |tx: &Tx| {
            let (state, _) = read(tx, table, &Beside::default())?;
            if state.table.state != Stage::Lobby {
                Refused::unless(state.table.state, Stage::Running)?;
            }
            match authority {
                Authority::Own => must_be_host(&state, by)?,
                Authority::Moderator => {}
            }
            let mut change = Change::of(&state);
            let row = &mut change.after.table;
            (row.name, row.named_by) = (Some(name), Some(by));
            change.owe(PostKind::LobbyCard);
            save(tx, &state, change, now)?;
            Ok::<_, TableError>(())
        };
        self.store().with(rename).await?;
        self.seats_changed(table).await;
        self.shared.wake_poster();
        Ok(())
    }

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
        let user = by.user;
        self.change(move |tx, now| {
            let click = Click { by, interaction, now };
            at(tx, table, &click, |state, _| agree(state, user, change))
        })
        .await
    }

    /// Changes the game, by its usual rules, and owes the card that shows it. There are no more seats than the game has.
    ///
    /// # Errors
    /// When the user is not the host, more people and AIs sit there than the game takes, or the table does not wait for players.
    pub async fn change_game(
        &self,
        table: TableId,
        by: Player,
        interaction: InteractionId,
        game: GameKind,
    ) -> Result<Lobby, TableError> {
        self.unless_starting(table).await?;
        let user = by.user;
        self.change(move |tx, now| {
            let click = Click { by, interaction, now };
            at(tx, table, &click, |state, _| play_instead(state, user, game))
        })
        .await
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
        let user = by.user;
        self.change(move |tx, now| {
            let click = Click { by, interaction, now };
            at(tx, table, &click, |state, _| choose(state, user, colour))
        })
        .await
    }
}

fn agree(
    state: &TableState,
    user: UserId,
    change: impl FnOnce(&mut GameOptions),
) -> Result<Change, TableError> {
    must_be_host(state, user)?;
    let mut agreed = options(&state.table)?;
    change(&mut agreed);
    keep_published(&state.terms, &agreed)?;
    let mut change = Change::of(state);
    change.after.table.options = agreed.to_json();
    change.owe(PostKind::LobbyCard);
    Ok(change)
}

fn play_instead(state: &TableState, user: UserId, game: GameKind) -> Result<Change, TableError> {
    must_be_host(state, user)?;
    let mut change = Change::of(state);
    let table = &mut change.after.table;
    if table.game != game.id() {
        let (least, most) = game.seats();
        if state.seats.len() > usize::from(most) {
            return Err(LobbyRefused::WrongSeats { least, most }.into());
        }
        table.seats = table.seats.clamp(least, most);
        table.options = game.agree(0, None).to_json();
        (table.game, table.rules_version) = (game.id().to_owned(), game.rules_version());
    }
    change.owe(PostKind::LobbyCard);
    Ok(change)
}

fn choose(state: &TableState, user: UserId, colour: SeatColour) -> Result<Change, TableError> {
    let is_own = |seat: &SeatRow| seat.player == Some(user);
    let has_it = |seat: &SeatRow| seat.colour.as_deref() == Some(colour.name());
    if state.seats.iter().any(|seat| !is_own(seat) && has_it(seat)) {
        return Err(LobbyRefused::ColourTaken.into());
    }
    let mut change = Change::of(state);
    let Some(own) = change.after.seats.iter_mut().find(|seat| is_own(seat)) else {
        return Err(Refused::NotAtTable { players: state.players() }.into());
    };
    own.colour = Some(colour.name().to_owned());
    change.owe(PostKind::LobbyCard);
    Ok(change)
}
