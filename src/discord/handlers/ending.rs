//! What a game that is over tells besides its film: the hands, and to each player the best move that was missed.

use std::time::Duration;

use super::{
    App, Asked, Refusal,
    hint::{too_many, within},
};
use crate::{
    ai,
    board::{Level, Seat, Seed},
    discord::{
        panels::ending as panels,
        wire::{File, Reply},
        words::{Shown, cast},
    },
    say,
    tables::{Decision, Refused, Table},
    talk::present::Seen,
};

/// How long an AI may look for what was missed.
const LIMIT: Duration = Duration::from_secs(5);

/// What this seat had hidden until the end.
///
/// # Errors
/// When the game is not over, or the table fails.
pub async fn hands<G: Shown>(app: &App, table: &Table<G>, seat: &str) -> Result<Reply, Refusal> {
    let (look, reel) = (table.look(None).await?, table.reel().await?);
    let Some(end) = reel.end else { return Err(Refused::NotOver.into()) };
    let seats = Seat::all(u8::try_from(end.hands.len()).unwrap_or(0));
    let seat = seats.into_iter().find(|one| Some(one.index()) == seat.parse().ok());
    let seat = seat.unwrap_or(Seat::FIRST);
    let panel = panels::hands(&look.players, seat, look.spot());
    let (cast, view) = (cast(&look.players), end.hands.into_iter().nth(seat.index()));
    let draw = move || {
        let opened = view.and_then(|view| G::opened(&view, &cast))?;
        Some(File::private(&Seen::Everybody(opened)))
    };
    Ok(Reply::from(panel).with_file(app.draw(draw).await?))
}

/// The best move that the player missed, in the opinion of an AI that knew no more than the player.
///
/// # Errors
/// When the game is not over, the user has no seat, or the search fails.
pub async fn missed<G: Shown>(
    app: &App,
    asked: &Asked,
    table: &Table<G>,
) -> Result<Reply, Refusal> {
    // To play the game again costs as much as to search.
    if let Err(wait) = app.limits.hint(asked.user()) {
        return Ok(Reply::text(too_many(wait)));
    }
    let decisions = table.decisions(asked.user()).await?;
    // What is over gives nothing away: chance that anybody may know serves as well.
    let chance = Seed::from_number(table.id().0);
    let seen: Vec<_> = decisions.iter().map(|made| (made.view.clone(), made.mv)).collect();
    let found = within(app, LIMIT, move |budget| ai::missed::<G>(&seen, chance, budget)).await?;
    let found = match found {
        Ok(Some(found)) => found,
        Ok(None) => {
            return Ok(Reply::text(say!("film-missed-nothing", level = Level::Hard.name())));
        }
        Err(ai::NoTime) => return Ok(Reply::text(say!("film-missed-no-time"))),
    };
    let cast = cast(&table.look(None).await?.players);
    let draw = move || {
        let Decision { view, public, .. } = &decisions[found.decision];
        let panel = panels::missed::<G>(&decisions[found.decision], &found);
        let shot = panel.picture.unwrap_or(G::BOARD);
        let seen = G::draw(&shot, public, Some(view), &G::News::default(), &cast);
        Reply::text(panel.text).with_file(seen.map(|seen| File::private(&seen)))
    };
    Ok(app.draw(draw).await?)
}
