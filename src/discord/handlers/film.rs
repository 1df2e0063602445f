//! The film of a game, and its scores turn by turn.

use super::{App, Asked, Refusal};
use crate::{
    discord::{
        panels::ending::show,
        wire::{File, Reply},
        words::cast,
    },
    say,
    tables::{Refused, Shown, Table},
    talk::present::Seen,
};

/// The film of the game in this channel, as far as it is.
///
/// # Errors
/// When there is none, or it has not started.
pub async fn here(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let table = app.game_in(asked.channel).await?;
    film(app, asked, &table).await
}

/// The film of a game: of a running one what everybody has seen.
///
/// # Errors
/// When the table fails.
pub async fn film(app: &App, asked: &Asked, table: &Table) -> Result<Reply, Refusal> {
    let (look, reel) = (table.look(None).await?, table.reel().await?);
    let turns = reel.turns();
    if turns == 0 {
        return Ok(Reply::text(say!("film-empty")));
    }
    if let Err(wait) = app.limits.hint(asked.user()) {
        return Ok(Reply::text(say!("film-too-many", seconds = wait.as_secs() + 1)));
    }
    let is_over = reel.is_over();
    let text = if is_over { say!("film-here", turns) } else { say!("film-so-far", turns) };
    let cast = cast(&look.players);
    // A film takes as long as hundreds of pictures: like posts, it lets those go first who play.
    let made = app.draw_post(move || reel.film(&cast)).await?;
    let name = "aedile.gif".to_owned();
    let rows = is_over.then(|| show(look.spot(), &Shown::Film)).into_iter().collect();
    let file = Some(File { name, alt: Some(made.alt), bytes: made.gif });
    Ok(Reply { rows, ..Reply::text(text) }.with_file(file))
}

/// The scores of a finished game turn by turn.
///
/// # Errors
/// When the game is not over, or the table fails.
pub async fn curve(app: &App, table: &Table) -> Result<Reply, Refusal> {
    let (look, reel) = (table.look(None).await?, table.reel().await?);
    if !reel.is_over() {
        return Err(Refused::NotOver.into());
    }
    let cast = cast(&look.players);
    let draw = move || Some(File::private(&Seen::Everybody(reel.curve(&cast)?)));
    let rows = vec![show(look.spot(), &Shown::Curve)];
    let reply = Reply { rows, ..Reply::text(say!("film-curve-here")) };
    Ok(reply.with_file(app.draw(draw).await?))
}
