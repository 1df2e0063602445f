//! What somebody shows to everybody of a game that is over: its film, its scores turn by turn, a move that was missed, a review.

use super::message::{Message, NotComposed};
use crate::{
    ai::Missed,
    board::Seat,
    discord::{
        handlers::App,
        panels::{ending, review as reviews},
        wire::File,
        words::{self, review::Reader},
    },
    play::AnyNews,
    say,
    tables::{DuePost, MoveNumber, Refused, Shown, Table, TableError},
    talk::say::Text,
};

/// The message that shows it.
///
/// # Errors
/// When the table does not answer, or the drawing panics.
pub(super) async fn compose(
    app: &App,
    post: &DuePost,
    table: &Table,
    what: &Shown,
) -> Result<Message, NotComposed> {
    let (text, file) = match what {
        Shown::Film => film(app, post, table).await?,
        Shown::Curve => curve(app, post, table).await?,
        Shown::Missed { seat, number, better, points } => {
            missed(app, post, table, (*seat, *number, better, *points)).await?
        }
        Shown::Review { seat } => review(app, post, table, *seat).await?,
    };
    Ok(Message { text, files: file.into_iter().collect(), ..Message::default() })
}

async fn film(
    app: &App,
    post: &DuePost,
    table: &Table,
) -> Result<(Text, Option<File>), NotComposed> {
    let (look, reel) = (table.look(None).await?, table.reel().await?);
    let (turns, cast, name) = (reel.turns(), words::cast(&look.players), post.film_name());
    let film = app.draw_post(move || reel.film(&cast)).await?;
    let moving = File { name, alt: Some(film.alt), bytes: film.gif };
    Ok((say!("film-shown", table = post.table, turns), Some(moving)))
}

async fn curve(
    app: &App,
    post: &DuePost,
    table: &Table,
) -> Result<(Text, Option<File>), NotComposed> {
    let (look, reel) = (table.look(None).await?, table.reel().await?);
    let (cast, name) = (words::cast(&look.players), post.picture_name());
    let draw = move || Some(File::public(name, reel.curve(&cast)?));
    let file = app.draw_post(draw).await?;
    Ok((say!("film-shown-curve", table = post.table), file))
}

async fn missed(
    app: &App,
    post: &DuePost,
    table: &Table,
    (seat, number, better, points): (Seat, MoveNumber, &str, i32),
) -> Result<(Text, Option<File>), NotComposed> {
    let gone = || NotComposed::Table(TableError::Refused(Refused::NotOver));
    let look = table.look(None).await?;
    let decision = table.decision(seat, number).await?.ok_or_else(gone)?;
    let better = table.kind().parse(better).ok_or_else(gone)?;
    #[expect(clippy::cast_precision_loss, reason = "no game has so many points")]
    let missed = Missed { decision: 0, better, by: points as f32 };
    let (cast, kind, name) = (words::cast(&look.players), table.kind(), post.picture_name());
    let who = words::names(&look.players).bold(seat);
    let draw = move || {
        let panel = ending::missed(&decision, &missed, Some(&who));
        let shot = panel.picture.unwrap_or(kind.board());
        let seen = decision.public.draw(&shot, Some(&decision.view), &AnyNews::default(), &cast);
        (panel.text, seen.map(|seen| File { name, ..File::private(&seen) }))
    };
    Ok(app.draw_post(draw).await?)
}

async fn review(
    app: &App,
    post: &DuePost,
    table: &Table,
    seat: Seat,
) -> Result<(Text, Option<File>), NotComposed> {
    let (review, name) = (app.tables.shared_review(table, seat).await?, post.picture_name());
    let draw = move || {
        let figures = words::review::figures(&review, Reader::Others);
        let file = reviews::picture(&review).map(|picture| File::public(name, picture));
        let name = words::bold(&review.players[seat.index()].name);
        (say!("review-shared", name, figures), file)
    };
    Ok(app.draw_post(draw).await?)
}
