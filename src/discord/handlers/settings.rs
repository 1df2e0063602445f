//! What is chosen on the lobby card: the rules of a game by its host, and the own colour by each player.

use super::{App, Asked, Refusal, rated};
use crate::{
    board::SeatColour,
    discord::{
        panels::settings::{chosen, game, page, stakes},
        wire::Reply,
        words::rated::Question,
    },
    say,
    tables::{GameOptions, TableId},
};

/// Shows what is set, and to the host how to change it.
///
/// # Errors
/// When there is no such table.
pub async fn show(app: &App, asked: &Asked, table: TableId) -> Result<Reply, Refusal> {
    Ok(page(&app.tables.lobby(table).await?, asked.user()).into())
}

/// Sets what was chosen and shows all of it; the card tells the others.
///
/// # Errors
/// When the one who asks is not the host, or the game has started.
pub async fn set(app: &App, asked: &Asked, table: TableId, choice: &str) -> Result<Reply, Refusal> {
    if let Some(stakes) = stakes(choice) {
        let set = app.tables.set_stakes(table, asked.player.clone(), asked.id, stakes).await;
        return match set {
            Ok(lobby) => Ok(page(&lobby, asked.user()).into()),
            Err(error) => rated::asks(error, table, Question::Open),
        };
    }
    if let Some(game) = game(choice) {
        let (player, id) = (asked.player.clone(), asked.id);
        let lobby = app.tables.change_game(table, player, id, game).await?;
        return Ok(page(&lobby, asked.user()).into());
    }
    let (wish, answer) = chosen(choice)
        .map(|(wish, answer)| (wish.to_owned(), answer))
        .ok_or_else(|| Refusal::says(say!("command-foreign-button")))?;
    let change = move |options: &mut GameOptions| options.set(&wish, answer);
    let (player, id) = (asked.player.clone(), asked.id);
    let lobby = app.tables.change_options(table, player, id, change).await?;
    Ok(page(&lobby, asked.user()).into())
}

/// Chooses a colour and shows the page anew; the card tells the others.
///
/// # Errors
/// When the one who asks has no seat, somebody else has the colour, or the game has started.
pub async fn colour(app: &App, asked: &Asked, table: TableId, id: &str) -> Result<Reply, Refusal> {
    let colour =
        SeatColour::from_name(id).ok_or_else(|| Refusal::says(say!("command-foreign-button")))?;
    let lobby = app.tables.choose_colour(table, asked.player.clone(), asked.id, colour).await?;
    Ok(page(&lobby, asked.user()).into())
}
