//! The film of a game, and its scores turn by turn.

use super::{App, Asked, Refusal};
use crate::{
    discord::{
        wire::{File, Reply},
        words::{Shown, cast},
    },
    say,
    tables::{Refused, Table, on_table},
    talk::{film as films, present::Seen},
};

/// The film of the game in this channel, as far as it is.
///
/// # Errors
/// When there is none, or it has not started.
pub async fn here(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    on_table!(app.game_in(asked.channel).await?, |table| film(app, asked, &table).await)
}

/// The film of a game: of a running one what everybody has seen.
///
/// # Errors
/// When the table fails.
pub async fn film<G: Shown>(app: &App, asked: &Asked, table: &Table<G>) -> Result<Reply, Refusal> {
    let (look, reel) = (table.look(None).await?, table.reel().await?);
    let turns = reel.moments.len() - 1;
    if turns == 0 {
        return Ok(Reply::text(say!("film-empty")));
    }
    if let Err(wait) = app.limits.hint(asked.user()) {
        return Ok(Reply::text(say!("film-too-many", seconds = wait.as_secs() + 1)));
    }
    let text = match &reel.end {
        Some(_) => say!("film-here", turns),
        None => say!("film-so-far", turns),
    };
    let cast = cast(&look.players);
    // A film takes as long as hundreds of pictures: like posts, it lets those go first who play.
    let made = app.draw_post(move || films::film::<G>(&reel, &cast)).await?;
    let name = "aedile.gif".to_owned();
    Ok(Reply::text(text).with_file(Some(File { name, alt: Some(made.alt), bytes: made.gif })))
}

/// The scores of a finished game turn by turn.
///
/// # Errors
/// When the game is not over, or the table fails.
pub async fn curve<G: Shown>(app: &App, table: &Table<G>) -> Result<Reply, Refusal> {
    let (look, reel) = (table.look(None).await?, table.reel().await?);
    let Some(end) = reel.end else { return Err(Refused::NotOver.into()) };
    let cast = cast(&look.players);
    let draw =
        move || File::private(&Seen::Everybody(films::curve::<G>(&reel.moments, &end, &cast)));
    Ok(Reply::text(say!("film-curve-here")).with_file(Some(app.draw(draw).await?)))
}
