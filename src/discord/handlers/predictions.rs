//! Predictions of people who watch: made at a table, with a board of the server.

use super::{App, Asked, Panicked, Refusal, rank::Leavers};
use crate::{
    discord::{
        panels::predictions::{self as panels, PredictionButton, picture},
        wire::{Aside, File, Reply},
        words::{bold, export::board_file, predictions as words},
    },
    say,
    tables::{Prediction, PredictionBoard, PredictionRecord, Table},
    talk::present::Seen,
};

/// Predicts who will win, or asks who.
///
/// # Errors
/// When it is too late, or the user plays there.
pub(super) async fn predict(
    app: &App,
    asked: &Asked,
    table: &Table,
    what: &str,
) -> Result<Reply, Refusal> {
    let look = table.look(Some(asked.user())).await?;
    if look.seat.is_some() {
        return Err(Refusal::says(say!("predictions-plays")));
    }
    if !panels::are_taken(&look) {
        return Err(Refusal::says(say!("predictions-late")));
    }
    let before = app.tables.prediction(table.id(), asked.user()).await?;
    let wanted = panels::read(what).filter(|(seat, _)| seat.index() < look.players.len());
    let Some((seat, confidence)) = wanted else {
        return Ok(panels::page(&look, before.as_ref()).into());
    };
    let (name, counts) = (asked.player.name.clone(), panels::count(&look));
    let prediction = Prediction { name, seat, confidence, counts };
    let is_new = app.tables.predict(table.id(), asked.user(), prediction.clone()).await?;
    let stays = if is_new { prediction } else { before.unwrap_or(prediction) };
    Ok(panels::stored(&look, &stays, is_new).into())
}

/// A page of the board, for the person who asks.
///
/// # Errors
/// Of the store, and where it cannot be drawn.
pub async fn board(app: &App, asked: &Asked, page: usize) -> Result<Reply, Refusal> {
    let board = read(app, asked, page).await?;
    let (text, rows) = (words::board(&board), panels::buttons(&board));
    let name = asked.player.name.clone();
    let draw = move || picture(&board, &name).map(|seen| File::private(&Seen::Everybody(seen)));
    let file = app.draw(draw).await?;
    Ok(Reply { text, rows, file, ..Reply::default() })
}

/// A button below the board.
pub(super) async fn press(
    app: &App,
    asked: &Asked,
    button: PredictionButton,
) -> Result<Reply, Refusal> {
    match button {
        PredictionButton::Board(page) => board(app, asked, page).await,
        PredictionButton::Show(page) => show(app, asked, page).await,
        PredictionButton::Own => {
            let own = app.tables.own_predictions(asked.server()?, asked.user()).await?;
            Ok(Reply { rows: vec![panels::to_board()], ..Reply::text(words::mine(&own)) })
        }
    }
}

/// Posts the page for everybody in the channel, in the language of channels.
async fn show(app: &App, asked: &Asked, page: usize) -> Result<Reply, Refusal> {
    let board = read(app, asked, page).await?;
    // What others see has the rows of the board alone.
    let board = PredictionBoard { own: None, record: PredictionRecord::default(), ..board };
    let draw = move || Some(File::public(board_file(), picture(&board, "")?));
    let channels = app.channel_language(asked.server()?).await;
    let drawn: Result<_, Panicked> = channels.during(app.draw(draw)).await;
    let text = say!("predictions-shown", name = bold(&asked.player.name));
    let aside = Aside { channel: asked.channel, text, file: drawn? };
    Ok(Reply { aside: Some(aside), ..Reply::text(say!("rank-shown-done")) })
}

async fn read(app: &App, asked: &Asked, page: usize) -> Result<PredictionBoard, Refusal> {
    let server = asked.server()?;
    let read = |gone| app.tables.prediction_board(server, asked.user(), page, gone);
    let people = |board: &PredictionBoard| board.rows.iter().map(|row| row.person).collect();
    Ok(Leavers::in_server(server).without(app, read, people).await?)
}
