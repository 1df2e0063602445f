//! What is chosen on the lobby card: the rules of a game by its host, and the own colour by each player.

use super::{App, Asked, Refusal, rated};
use crate::{
    board::SeatColour,
    discord::{
        panels::settings::{ask, chosen, game, page, stakes},
        wire::Reply,
        words::rated::Question,
    },
    say,
    tables::{Authority, GameOptions, TableId},
    talk::{layout::CONTENT, names::table_name, say::Text},
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

/// Asks for the name of the table. Where no form can be shown, and to those who may not name it, this shows the page.
///
/// # Errors
/// When there is no such table.
pub async fn ask_name(app: &App, asked: &Asked, table: TableId) -> Result<Reply, Refusal> {
    let lobby = app.tables.lobby(table).await?;
    Ok(Reply { form: ask(&lobby, asked.user()), ..page(&lobby, asked.user()).into() })
}

/// Gives the table the name that was typed and shows the page anew, above it why that is no name; the card tells the others.
///
/// # Errors
/// When the one who asks is not the host, or the game is over.
pub async fn name(app: &App, asked: &Asked, table: TableId, typed: &str) -> Result<Reply, Refusal> {
    let Some(name) = table_name(typed) else {
        let page = show(app, asked, table).await?;
        let text = Text::paragraphs([say!("lobby-bad-name"), page.text]).cut(CONTENT);
        return Ok(Reply { text, ..page });
    };
    app.tables.rename(table, asked.user(), name, Authority::Own).await?;
    show(app, asked, table).await
}
