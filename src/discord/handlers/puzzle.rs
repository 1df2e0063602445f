//! `/daily puzzle`: today's puzzle and those before, and practice from a closed deal or an answered puzzle.

use super::{App, Asked, Refusal, play_on::anonymous, practice, rank::Leavers};
use crate::{
    board::ids::DateNumber,
    discord::{
        panels::{
            daily as daily_panels,
            puzzle::{self as panels, PuzzleSeen},
            puzzle_page::PuzzlePage,
        },
        wire::{Aside, Reply},
        words::{dates::deal_date, puzzle as words},
    },
    play::GameKind,
    render::Cast,
    say,
    tables::{
        DailyPractice, DailyPuzzle, DailyRefused, DailyScope, GuildId, PuzzleFigures, TableError,
    },
    talk::say::Text,
};

/// Today's puzzle.
///
/// # Errors
/// Of the store, and where it cannot be drawn.
pub async fn today(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    asked.server()?;
    match app.tables.puzzle_today().await? {
        Some(found) => show(app, asked, (found, PuzzlePage::Moves)).await,
        None => Ok(Reply::text(say!("puzzle-none-yet"))),
    }
}

/// A page of the puzzle of a date, which is today or closed, or was answered by the one who asks.
///
/// # Errors
/// When there is none, and as of [`today`].
pub(super) async fn page(
    app: &App,
    asked: &Asked,
    (date, page): (DateNumber, PuzzlePage),
) -> Result<Reply, Refusal> {
    let found = app.tables.puzzle_on(date).await?;
    show(app, asked, (found, page)).await
}

async fn show(
    app: &App,
    asked: &Asked,
    (found, page): (DailyPuzzle, PuzzlePage),
) -> Result<Reply, Refusal> {
    let own = app.tables.puzzle_answer(found.date(), asked.user()).await?;
    let figures = if found.is_closed() {
        Some(figures_in(app, asked.server()?, found.date()).await?)
    } else {
        None
    };
    if own.is_none() && figures.is_none() && found.date() != app.tables.daily_today() {
        return Err(TableError::from(DailyRefused::PuzzleOver(found.date())).into());
    }
    let seen = PuzzleSeen { found, own, figures };
    Ok(app.draw(move || panels::page(&seen, page)).await?)
}

/// Enters an answer, and shows which one is best.
pub(super) async fn answer(
    app: &App,
    asked: &Asked,
    (date, choice): (DateNumber, usize),
) -> Result<Reply, Refusal> {
    let by = (asked.player.clone(), asked.server()?);
    app.tables.answer_puzzle(date, by, choice).await?;
    page(app, asked, (date, PuzzlePage::Moves)).await
}

/// Posts in the channel whether the answer was right, without a word about the position.
pub(super) async fn share(app: &App, asked: &Asked, date: DateNumber) -> Result<Reply, Refusal> {
    let found = app.tables.puzzle_on(date).await?;
    let own = app.tables.puzzle_answer(date, asked.user()).await?;
    let own = own.ok_or(DailyRefused::NotAnswered(date)).map_err(TableError::from)?;
    let text = words::shared(&asked.player.name, &found, own);
    let aside = Aside { channel: asked.channel, text, file: None };
    Ok(Reply { aside: Some(aside), ..Reply::text(say!("daily-shared-done")) })
}

/// How a closed puzzle was answered, with the people of this server who found it. Those who are named are still there, as far as a
/// few questions can tell; nobody is asked for among the others.
///
/// # Errors
/// Of the store.
pub async fn figures_in(
    app: &App,
    server: GuildId,
    date: DateNumber,
) -> Result<PuzzleFigures, TableError> {
    let mut figures = app.tables.puzzle_figures(date, DailyScope::Server(server)).await?;
    let mut leavers = Leavers::in_server(server);
    while leavers
        .found(app, figures.found.iter().take(words::NAMED).map(|(person, _)| *person).collect())
        .await
    {
        figures.found.retain(|(person, _)| !leavers.gone.contains(person));
    }
    Ok(figures)
}

/// Begins practice of a date, or asks first when another practice game would end.
pub(super) async fn practise(
    app: &App,
    asked: &Asked,
    of: DailyPractice,
) -> Result<Reply, Refusal> {
    match app.tables.practice_source(asked.user()).await? {
        Some(ends) => Ok(daily_panels::asks_to_practise(of, ends).into()),
        None => begin(app, asked, of).await,
    }
}

/// Begins practice of a date, also in the place of another practice game.
pub(super) async fn begin(app: &App, asked: &Asked, of: DailyPractice) -> Result<Reply, Refusal> {
    let kind = match of {
        DailyPractice::Deal(date) => app.tables.daily_day(date).await?.game,
        DailyPractice::Puzzle(date) => app.tables.puzzle_on(date).await?.puzzle.game.kind(),
    };
    let seats = anonymous(kind, &Cast::new(["", ""]), asked.language);
    let game = app.tables.practise_daily(of, asked.player.clone(), seats).await?;
    practice::go_on(app, game, None, Some(begins(of, kind))).await
}

fn begins(of: DailyPractice, game: GameKind) -> Text {
    let game = game.title();
    match of {
        DailyPractice::Deal(date) => {
            say!("daily-practice-begins", date = deal_date(date), game)
        }
        DailyPractice::Puzzle(date) => {
            say!("puzzle-practice-begins", date = deal_date(date), game)
        }
    }
}
