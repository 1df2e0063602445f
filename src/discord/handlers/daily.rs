//! `/daily`: today's deal, boards of those before, and streaks.

use super::{
    App, Asked, Panicked, Refusal, play,
    private::{self, PrivatePage},
    puzzle,
    rank::Leavers,
};
use crate::{
    board::ids::DateNumber,
    discord::{
        panels::{
            daily::{self as panels, DailyButton},
            player::Occasion,
            rank::Where,
        },
        wire::{Aside, File, Reply},
        words::{bold, cast, daily as words, dates::deal_date, export},
    },
    say,
    tables::{
        DailyBoard, DailyPlay, DailyRefused, DailyScope, GuildId, MoveNumber, Refused, TableError,
        UserId, daily_of,
    },
    talk::{
        custom_id::ComponentId,
        present::Seen,
        say::Text,
        verb::{GameVerb, apart},
    },
};

/// Goes on with the play that is under way; else offers today's deal, or shows how it ended.
///
/// # Errors
/// Of the store, and when a search fails.
pub async fn deal(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    asked.server()?;
    let (today, next) = app.tables.daily_days().await?;
    if let Some(play) = app.tables.daily_under_way(asked.user()).await? {
        return resume(app, play).await;
    }
    match app.tables.daily_play(today.date, asked.user()).await {
        Ok(play) => finished(app, &play).await,
        Err(TableError::Refused(Refused::Daily(DailyRefused::NotBegun(_)))) => {
            let text = words::offer(&today, &next.to_string());
            Ok(Reply { rows: vec![panels::offered(&today)], ..Reply::text(text) })
        }
        Err(error) => Err(error.into()),
    }
}

/// Shows the streak of the one who asks.
///
/// # Errors
/// Of the store.
pub async fn streak(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    Ok(Reply::text(words::streak(&app.tables.daily_streak(asked.user()).await?)))
}

/// A page of the board of a closed date, the last one without a date.
///
/// # Errors
/// When the date is not closed, of the store, and where it cannot be drawn.
pub async fn board(
    app: &App,
    asked: &Asked,
    (date, place, page): (Option<DateNumber>, Where, usize),
) -> Result<Reply, Refusal> {
    let (scope, board) = read(app, asked, (date, place, page)).await?;
    let (text, rows) = (words::board(scope, &board), panels::buttons(place, &board));
    let draw = move || panels::picture(scope, &board).map(Seen::Everybody);
    let file = app.draw(move || draw().map(|seen| File::private(&seen))).await?;
    Ok(Reply { text, rows, file, ..Reply::default() })
}

/// A button about the deal of the day.
///
/// # Errors
/// When it is none of ours, and as of the other functions.
pub async fn press(app: &App, asked: &Asked, what: &str) -> Result<Reply, Refusal> {
    match DailyButton::read(what) {
        Some(DailyButton::Deal) => deal(app, asked).await,
        Some(DailyButton::Play(date)) => begin(app, asked, date).await,
        Some(DailyButton::Share(date)) => share(app, asked, date).await,
        Some(DailyButton::Board(date, place, page)) => {
            board(app, asked, (Some(date), place, page)).await
        }
        Some(DailyButton::Show(date, place, page)) => show(app, asked, (date, place, page)).await,
        Some(DailyButton::Own(date)) => log(app, date, asked.user()).await,
        Some(DailyButton::Best(date, place)) => {
            let (_, board) = read(app, asked, (Some(date), place, 0)).await?;
            let best = board.rows.iter().find_map(|row| row.person);
            log(app, date, best.ok_or(DailyRefused::None).map_err(TableError::from)?).await
        }
        Some(DailyButton::PuzzleToday) => puzzle::today(app, asked).await,
        Some(DailyButton::Puzzle(date, page)) => puzzle::page(app, asked, (date, page)).await,
        Some(DailyButton::Answer(date, choice)) => puzzle::answer(app, asked, (date, choice)).await,
        Some(DailyButton::SharePuzzle(date)) => puzzle::share(app, asked, date).await,
        Some(DailyButton::Practise(of)) => puzzle::practise(app, asked, of).await,
        Some(DailyButton::PractiseNow(of)) => puzzle::begin(app, asked, of).await,
        None => Err(Refusal::says(say!("command-foreign-button"))),
    }
}

/// Begins the deal of a date, which must be today's; the row is there before anything of it is shown.
async fn begin(app: &App, asked: &Asked, date: DateNumber) -> Result<Reply, Refusal> {
    let play = app.tables.begin_daily(date, asked.player.clone(), asked.server()?).await?;
    resume(app, play).await
}

async fn resume(app: &App, play: DailyPlay) -> Result<Reply, Refusal> {
    if play.result().is_some() {
        return finished(app, &play).await;
    }
    let note = words::goes_on(play.date(), play.look().kind);
    let read_at = play.number();
    if play.waits() {
        return go_on(app, play, read_at, Some(note)).await;
    }
    Ok(play::turn_to(app, play.look(), "", (Occasion::Opened, Some(note))).await)
}

/// A button of a play.
///
/// # Errors
/// When there is no such play, it is over, a search fails, or the store does.
pub async fn press_play(
    app: &App,
    asked: &Asked,
    id: &ComponentId,
    verb: &GameVerb,
) -> Result<Reply, Refusal> {
    let foreign = || Refusal::says(say!("command-foreign-button"));
    let date = daily_of(id.table).ok_or_else(foreign)?;
    let play = app.tables.daily_play(date, asked.user()).await?;
    if play.result().is_some() {
        return finished(app, &play).await;
    }
    let codes = match verb {
        GameVerb::Do(codes) | GameVerb::Unasked(codes) | GameVerb::All(codes) => codes,
        GameVerb::Undo => return moved(app, &play, play.undo(asked.id, id.number)).await,
        GameVerb::Hint => return noting(app, &play, say!("daily-no-hints")).await,
        other => {
            let look = play.look();
            return match private::page(app, asked, look, (id.number, other)).await? {
                PrivatePage::Page(page) => Ok(*page),
                PrivatePage::Move(mv) => {
                    moved(app, &play, play.play(asked.id, id.number, &[mv])).await
                }
                PrivatePage::NotHere => noting(app, &play, say!("daily-not-here")).await,
            };
        }
    };
    let kind = play.look().kind;
    let moves: Option<Vec<_>> = apart(codes).map(|code| kind.parse(code)).collect();
    match moves {
        Some(moves) => moved(app, &play, play.play(asked.id, id.number, &moves)).await,
        None => noting(app, &play, say!("player-foreign-button")).await,
    }
}

async fn noting(app: &App, play: &DailyPlay, note: Text) -> Result<Reply, Refusal> {
    Ok(play::show_noting(app, play.look(), note).await)
}

/// What comes after a move, or why it was refused.
async fn moved(
    app: &App,
    before: &DailyPlay,
    after: Result<DailyPlay, TableError>,
) -> Result<Reply, Refusal> {
    let done = match after {
        Ok(after) => go_on(app, after, before.number(), None).await,
        Err(error) => Err(error.into()),
    };
    let Err(refusal) = done else { return done };
    if let Refusal::Table(TableError::Refused(Refused::Daily(_))) = refusal {
        return Err(refusal);
    }
    let Some(words) = refusal.words() else { return Err(refusal) };
    // Another click may have been quicker.
    let kept = app.tables.daily_play(before.date(), before.player()).await?;
    if kept.result().is_some() {
        finished(app, &kept).await
    } else {
        noting(app, &kept, words).await
    }
}

/// The opponent's moves, then the player's panel; or the end.
async fn go_on(
    app: &App,
    play: DailyPlay,
    read_at: MoveNumber,
    note: Option<Text>,
) -> Result<Reply, Refusal> {
    let occasion = if play.has_news() { Occasion::Opened } else { Occasion::Moved };
    let play = app.think(move || play.answered()).await??;
    app.tables.keep_daily(&play, read_at).await?;
    match play.result() {
        None => Ok(play::turn_to(app, play.look(), "", (occasion, note)).await),
        Some(_) => finished(app, &play).await,
    }
}

/// How a play ended.
async fn finished(app: &App, play: &DailyPlay) -> Result<Reply, Refusal> {
    let day = app.tables.daily_day(play.date()).await?;
    let result = play.result().ok_or(DailyRefused::NotDone(day.date)).map_err(TableError::from)?;
    let text = words::result(&day, result, &play.curve());
    let look = play.look();
    let (cast, public) = (cast(&look.players), look.public);
    let scores = app.draw(move || File::private(&Seen::Everybody(public.scores(&cast))));
    let reply = Reply { rows: vec![panels::after(&day)], ..Reply::text(text) };
    Ok(reply.with_file(Some(scores.await?)))
}

/// Posts a result in the channel, without a word about the deal.
async fn share(app: &App, asked: &Asked, date: DateNumber) -> Result<Reply, Refusal> {
    let play = app.tables.daily_play(date, asked.user()).await?;
    let day = app.tables.daily_day(date).await?;
    let result = play.result().ok_or(DailyRefused::NotDone(date)).map_err(TableError::from)?;
    let text = words::shared(&asked.player.name, &day, result, &play.curve());
    let aside = Aside { channel: asked.channel, text, file: None };
    Ok(Reply { aside: Some(aside), ..Reply::text(say!("daily-shared-done")) })
}

/// Posts a page of a board for everybody in the channel, in the language of channels.
async fn show(
    app: &App,
    asked: &Asked,
    (date, place, page): (DateNumber, Where, usize),
) -> Result<Reply, Refusal> {
    let (scope, board) = read(app, asked, (Some(date), place, page)).await?;
    // What others see has the rows of the board alone.
    let board = DailyBoard { own: None, ..board };
    let text = say!("daily-board-shown", name = bold(&asked.player.name), date = deal_date(date));
    let draw = move || {
        let picture = panels::picture(scope, &board)?;
        Some(File::public(export::board_file(), picture))
    };
    let channels = app.channel_language(asked.server()?).await;
    let drawn: Result<_, Panicked> = channels.during(app.draw(draw)).await;
    let aside = Aside { channel: asked.channel, text, file: drawn? };
    Ok(Reply { aside: Some(aside), ..Reply::text(say!("rank-shown-done")) })
}

async fn log(app: &App, date: DateNumber, user: UserId) -> Result<Reply, Refusal> {
    let log = app.tables.daily_log(date, user).await?;
    let file = File { name: log.name, alt: None, bytes: log.text.into_bytes() };
    Ok(Reply::text(say!("daily-log")).with_file(Some(file)))
}

async fn read(
    app: &App,
    asked: &Asked,
    (date, place, page): (Option<DateNumber>, Where, usize),
) -> Result<(DailyScope, DailyBoard), Refusal> {
    let leavers = Leavers::of(asked, place)?;
    Ok(without(app, leavers, asked.user(), (date, page)).await?)
}

/// The first page of a server's board of a date, for everybody who reads its channel.
///
/// # Errors
/// Of the store.
pub async fn board_in(
    app: &App,
    server: GuildId,
    date: DateNumber,
) -> Result<DailyBoard, TableError> {
    let leavers = Leavers::in_server(server);
    Ok(without(app, leavers, UserId::FORGOTTEN, (Some(date), 0)).await?.1)
}

/// A page without those who have left the server.
async fn without(
    app: &App,
    leavers: Leavers,
    user: UserId,
    (date, page): (Option<DateNumber>, usize),
) -> Result<(DailyScope, DailyBoard), TableError> {
    let scope = leavers.server.map_or(DailyScope::Everywhere, DailyScope::Server);
    let read = |gone| app.tables.daily_board((date, scope), user, page, gone);
    let people = |board: &DailyBoard| board.rows.iter().filter_map(|row| row.person).collect();
    Ok((scope, leavers.without(app, read, people).await?))
}
