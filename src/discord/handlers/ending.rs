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
        words::cast,
    },
    play::AnyNews,
    say,
    tables::{Decision, MoveNumber, Refused, Shown, Table},
    talk::{present::Seen, say::Text},
};

/// How long an AI may look for what was missed.
const LIMIT: Duration = Duration::from_secs(5);

/// What this seat had hidden until the end.
///
/// # Errors
/// When the game is not over, or the table fails.
pub async fn hands(app: &App, table: &Table, seat: &str) -> Result<Reply, Refusal> {
    let (look, reel) = (table.look(None).await?, table.reel().await?);
    if !reel.is_over() {
        return Err(Refused::NotOver.into());
    }
    let seat = reel.seats().into_iter().find(|one| Some(one.index()) == seat.parse().ok());
    let seat = seat.unwrap_or(Seat::FIRST);
    let panel = panels::hands(&look.players, seat, look.spot());
    let cast = cast(&look.players);
    let draw = move || Some(File::private(&Seen::Everybody(reel.opened(seat, &cast)?)));
    Ok(Reply::from(panel).with_file(app.draw(draw).await?))
}

/// Posts for everybody what a button stands for; what has been posted is not posted again.
///
/// # Errors
/// When the game is not over, or nobody but a player may show it.
pub async fn show(app: &App, asked: &Asked, table: &Table, what: &str) -> Result<Reply, Refusal> {
    let look = table.look(Some(asked.user())).await?;
    let shown = panels::read(what, look.seat);
    let foreign = || Refusal::says(say!("command-foreign-button"));
    let showing = match shown.ok_or_else(foreign)? {
        Shown::Review { .. } => {
            let showing = app.tables.share_review(table, asked.user()).await?;
            let said = panels::showing(showing, asked.server()?);
            return Ok(Reply::text(Text::lines([said, say!("review-shared-done")])));
        }
        Shown::Missed { seat, number, better, .. }
            if !may_be_better(table, (seat, number), &better).await? =>
        {
            return Err(foreign());
        }
        shown => app.tables.show(table.id(), shown).await?,
    };
    Ok(Reply::text(panels::showing(showing, asked.server()?)))
}

/// Whether the seat made this decision and could have made this other move.
async fn may_be_better(
    table: &Table,
    (seat, number): (Seat, MoveNumber),
    better: &str,
) -> Result<bool, Refusal> {
    let decision = table.decision(seat, number).await?;
    Ok(decision.zip(table.kind().parse(better)).is_some_and(|(decision, better)| {
        better != decision.mv && decision.view.legal().contains(&better)
    }))
}

/// The best move that the player missed, in the opinion of an AI that knew no more than the player.
///
/// # Errors
/// When the game is not over, the user has no seat, or the search fails.
pub async fn missed(app: &App, asked: &Asked, table: &Table) -> Result<Reply, Refusal> {
    // To play the game again costs as much as to search.
    if let Err(wait) = app.limits.hint(asked.user()) {
        return Ok(Reply::text(too_many(wait)));
    }
    let decisions = table.decisions(asked.user()).await?;
    // What is over gives nothing away: chance that anybody may know serves as well.
    let (kind, chance) = (table.kind(), Seed::from_number(table.id().0));
    let seen: Vec<_> = decisions.iter().map(|made| (made.view.clone(), made.mv.clone())).collect();
    let found = within(app, LIMIT, move |budget| kind.missed(&seen, chance, budget)).await?;
    let found = match found {
        Ok(Some(found)) => found,
        Ok(None) => {
            return Ok(Reply::text(say!("film-missed-nothing", level = Level::Hard.name())));
        }
        Err(ai::NoTime) => return Ok(Reply::text(say!("film-missed-no-time"))),
    };
    let look = table.look(Some(asked.user())).await?;
    let (cast, spot, seat) = (cast(&look.players), look.spot(), look.seat);
    let draw = move || {
        let Decision { view, public, number, .. } = &decisions[found.decision];
        let panel = panels::missed(&decisions[found.decision], &found, None);
        let show = seat.map(|seat| {
            let better = found.better.to_string();
            let points = i32::try_from(panels::whole(found.by)).unwrap_or(i32::MAX);
            panels::show(spot, &Shown::Missed { seat, number: *number, better, points })
        });
        let picture = panel.picture.unwrap_or(kind.board());
        let seen = public.draw(&picture, Some(view), &AnyNews::default(), &cast);
        let rows = show.into_iter().collect();
        Reply { rows, ..Reply::text(panel.text) }.with_file(seen.map(|seen| File::private(&seen)))
    };
    Ok(app.draw(draw).await?)
}
