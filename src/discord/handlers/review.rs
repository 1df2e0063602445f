//! `/game review`: what the coach says of a finished game, from what its player knew at each decision.

use super::{App, Asked, Refusal};
use crate::{
    ai::{Budget, review::TurningPoint},
    board::{Level, Seat, Seed},
    discord::{
        panels::review::{self as panels, Asks, BetterTurn},
        wire::{File, Follows, PanelPage, Reply},
        words::{bold, cast, review as words},
    },
    play::{AnyMove, AnyNews, OwnView},
    say,
    tables::{Refused, Review, ReviewOf, ReviewState, Table, TableError, UserId},
    talk::{
        layout::{NoPicture, Panel},
        present::{Seen, Spot},
    },
};

/// Which AI shows how a turn could have gone on, by so many iterations a move.
const GUIDE: (Level, u32) = (Level::Normal, 150);

/// The review of one's own game at the table of this channel.
///
/// # Errors
/// When there is none, its game is not over or is deleted, or the person has asked for too many.
pub async fn here(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let table = app.game_in(asked.channel).await.map_err(gone)?;
    Box::pin(press(app, asked, &table, "")).await
}

/// A button of a review, or one that leads to it.
///
/// # Errors
/// As of [`here`]; and when another's review is not shared, or the button is none of ours.
pub async fn press(app: &App, asked: &Asked, table: &Table, what: &str) -> Result<Reply, Refusal> {
    match Asks::read(what) {
        Some(Asks::Page(seat)) => page(app, asked.user(), table, seat).await,
        Some(Asks::Point(seat, place)) => point(app, asked, table, (seat, place)).await,
        None => Err(Refusal::says(say!("command-foreign-button"))),
    }
}

/// Says that a game is not kept any more, instead of that there is none.
pub fn gone(error: TableError) -> Refusal {
    match error {
        TableError::Refused(Refused::NoTable | Refused::NotStarted) => {
            Refusal::says(say!("review-gone"))
        }
        other => other.into(),
    }
}

fn of(app: &App, asker: UserId, seat: Option<Seat>) -> ReviewOf {
    ReviewOf { asker, seat, most: app.limits.reviews() }
}

/// The page of a review, or how far it is.
pub(super) async fn page(
    app: &App,
    asker: UserId,
    table: &Table,
    seat: Option<Seat>,
) -> Result<Reply, Refusal> {
    match app.tables.review(table, of(app, asker, seat)).await {
        Ok(ReviewState::Whole(review)) => whole(app, *review).await,
        Ok(ReviewState::Failed) => Ok(Reply::text(say!("review-failed"))),
        Ok(ReviewState::Waits { seat, before, done }) => {
            waits(table, asker, (seat, before, done)).await
        }
        Err(TableError::Refused(Refused::NotAtTable { .. })) => spectator(app, asker, table).await,
        Err(error) => Err(error.into()),
    }
}

/// The reviews that somebody may read who had no seat.
async fn spectator(app: &App, asker: UserId, table: &Table) -> Result<Reply, Refusal> {
    let (players, seats) = app.tables.reviews_for(table, asker).await?;
    if seats.is_empty() {
        return Ok(Reply::text(say!("review-nothing-here")));
    }
    let ways = panels::ways(&players, &seats, Spot::of(table.id()));
    Ok(Panel::<NoPicture>::text(say!("review-others")).buttons(ways).into())
}

/// How far a review is; the page follows it.
async fn waits(
    table: &Table,
    asker: UserId,
    (seat, before, done): (Seat, u64, (usize, usize)),
) -> Result<Reply, Refusal> {
    let look = table.look(Some(asker)).await?;
    let name = bold(&look.players[seat.index()].name);
    let text = match done {
        (0, _) => say!("review-waits", name, before),
        (done, of) => say!("review-under-way", name, done, of),
    };
    let (number, own) = (look.number, stage(before, done));
    let follows = Follows { table: table.id(), number, page: PanelPage::Review(seat), own };
    Ok(Reply { follows: Some(follows), ..Reply::text(text) })
}

/// What changes whenever the page of a review that waits is worth a change: with its place, and some times while it is computed.
fn stage(before: u64, (done, of): (usize, usize)) -> u64 {
    let part = 5 * done / of.max(1);
    before * 100 + u64::from(done > 0) * 10 + part as u64
}

/// The page of a review that waits, if it says something new; the review once it is there.
///
/// # Errors
/// When the table fails.
pub(super) async fn turned(
    app: &App,
    user: UserId,
    shown: Follows,
    seat: Seat,
) -> Result<Option<Reply>, Refusal> {
    let table = app.game(shown.table).await?;
    let reply = page(app, user, &table, Some(seat)).await?;
    let is_new = reply.follows.is_none_or(|follows| follows.own != shown.own);
    Ok(is_new.then_some(reply))
}

async fn whole(app: &App, review: Review) -> Result<Reply, Refusal> {
    let spot = Spot::of(review.table);
    let draw = move || {
        let file = panels::picture(&review).map(|picture| File::private(&Seen::Everybody(picture)));
        Reply::from(panels::page(&review, spot)).with_file(file)
    };
    Ok(app.draw(draw).await?)
}

/// One turning point.
async fn point(
    app: &App,
    asked: &Asked,
    table: &Table,
    (seat, place): (Seat, usize),
) -> Result<Reply, Refusal> {
    let state = app.tables.review(table, of(app, asked.user(), Some(seat))).await?;
    let ReviewState::Whole(review) = state else {
        return page(app, asked.user(), table, Some(seat)).await;
    };
    let found = (review.findings.turning_points.get(place).copied())
        .filter(|_| review.findings.choices >= words::LEAST);
    let Some((found, better)) =
        found.and_then(|found| Some((found, review.better[found.decision].clone()?)))
    else {
        return Ok(Reply::text(say!("review-point-gone")));
    };
    let (cast, spot) = (cast(&review.players), Spot::of(review.table));
    // What is over gives nothing away: chance that anybody may know serves as well.
    let chance = Seed::from_number(review.table.0);
    let view = review.decisions[found.decision].view.clone();
    let turn = app.think(move || better_turn(&view, better, chance)).await?;
    let draw = move || {
        let panel = panels::point(&review, (found, &turn), spot);
        let TurningPoint { decision, .. } = found;
        let page = panel.picture.unwrap_or(review.kind.board());
        let decision = &review.decisions[decision];
        let news = AnyNews::default();
        let seen = decision.public.draw(&page, Some(&decision.view), &news, &cast);
        Reply { rows: panel.rows, ..Reply::text(panel.text) }
            .with_file(seen.map(|seen| File::private(&seen)))
    };
    Ok(app.draw(draw).await?)
}

/// How the turn would have gone on.
fn better_turn(view: &OwnView, first: AnyMove, chance: Seed) -> BetterTurn {
    let (level, iterations) = GUIDE;
    let then = std::cell::RefCell::new(Vec::new());
    let choose = |view: &OwnView| {
        let mv = view.choose(level, chance, &Budget::iterations(iterations));
        then.borrow_mut().push(view.guide().summary(&mv));
        mv
    };
    view.world().finish_turn(&first, &choose);
    BetterTurn { first, then: then.into_inner() }
}
