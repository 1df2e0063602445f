//! Playing on from a moment of a finished game, in private, against AI.

use super::{App, Asked, Refusal, practice};
use crate::{
    discord::{
        panels::play_on::{self as panels, PlayOnAsks},
        wire::Reply,
        words::cast,
    },
    render::{Cast, SeatColour},
    say,
    tables::{GameKind, Look, PlayOn, Refused, Stage, Table},
    talk::say::Language,
};

/// A button that leads to such a game, or begins it.
///
/// # Errors
/// When the game is not over, or was at that moment; when a search fails, or the store does.
pub async fn press(app: &App, asked: &Asked, table: &Table, what: &str) -> Result<Reply, Refusal> {
    let look = table.look(Some(asked.user())).await?;
    Refused::unless(look.state, Stage::Finished)?;
    match PlayOnAsks::read(what) {
        Some(PlayOnAsks::Page(on)) => {
            let ends = app.tables.practice_source(asked.user()).await?;
            Ok(panels::page(&look, on, ends).into())
        }
        Some(PlayOnAsks::Begin(on)) => Box::pin(begin(app, asked, (table, &look), on)).await,
        None => Err(Refusal::says(say!("command-foreign-button"))),
    }
}

async fn begin(
    app: &App,
    asked: &Asked,
    (table, look): (&Table, &Look),
    on: PlayOn,
) -> Result<Reply, Refusal> {
    let seats = anonymous(look.kind, &cast(&look.players), asked.language);
    let game = table.practice(asked.player.clone(), on, seats).await?;
    let note = say!("practice-begins", number = on.number, table = look.table);
    practice::go_on(app, game, None, Some(note)).await
}

/// The names of colours that replace the names of the players, and the colours, by seat.
pub(super) fn anonymous(
    kind: GameKind,
    cast: &Cast,
    language: Language,
) -> Vec<(String, SeatColour)> {
    let colours = cast.colours(kind.seat_colours(cast));
    let named = |colour: SeatColour| {
        let name = say!("practice-name", colour = colour.name()).plain().to(language);
        (name, colour)
    };
    colours.into_iter().map(named).collect()
}
