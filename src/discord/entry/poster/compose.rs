//! What a post says and shows, from the table as of the post's move number.

use std::cmp::Reverse;

use super::{
    calls,
    message::{Message, NotComposed},
    shown,
};
use crate::{
    board::points,
    discord::{
        handlers::App,
        panels::{self, posts},
        wire::File,
        words::{self, story},
    },
    render::{Everybody, Persona, Picture, parts::Course},
    say,
    tables::{
        DuePost, MoveNumber, Notice, Outcome, PostKind, Prediction, Seated, Shut, Stretch, Table,
        Why,
    },
    talk::{layout::CONTENT, present::Spot, say::Text},
};

/// Composes a post. Taking a ping or its buttons away is no message of its own and gives `None`.
///
/// # Errors
/// When the table does not answer or the drawing panics.
pub async fn compose(app: &App, post: &DuePost) -> Result<Option<Message>, NotComposed> {
    let message = match &post.kind {
        PostKind::LobbyCard => lobby_card(app, post).await?,
        PostKind::Proposal { proposal } | PostKind::Summon { proposal, .. } => {
            calls::to_vote(app, post, *proposal).await?
        }
        PostKind::ShutOut { why: Shut::Gone, .. } => calls::channel_gone(post),
        PostKind::ClearPing
        | PostKind::DeletePing
        | PostKind::ClearNotice { .. }
        | PostKind::Unbutton { .. }
        | PostKind::Delete { .. } => return Ok(None),
        PostKind::Notice(notice) => {
            let line = notice_line(app, post, notice).await?;
            let Notice::EndedNow { .. } = notice else { return Ok(Some(line)) };
            let game = app.game(post.table).await?;
            let scores = scores(app, post, &game).await?;
            let rows = posts::end_rows(game.kind(), post.table);
            Message { rows, files: vec![scores], ..line }
        }
        PostKind::Board { .. }
        | PostKind::Redraw { .. }
        | PostKind::RoundEnd { .. }
        | PostKind::Ping { .. }
        | PostKind::Call { .. }
        | PostKind::NextUp { .. }
        | PostKind::ShutOut { .. }
        | PostKind::Shown(_)
        | PostKind::Final => {
            let game = app.game(post.table).await?;
            at_table(app, post, &game).await?
        }
    };
    Ok(Some(message))
}

/// What needs the game of the table.
async fn at_table(app: &App, post: &DuePost, table: &Table) -> Result<Message, NotComposed> {
    match &post.kind {
        PostKind::Board { from, to }
        | PostKind::Redraw { from, to }
        | PostKind::RoundEnd { from, to } => board(app, post, table, *from, *to).await,
        PostKind::Ping { seat, number, .. } => calls::ping(table, post, *seat, *number).await,
        PostKind::Call { seat, number, why, via } => {
            calls::call(table, post, (*seat, *number), *why, *via).await
        }
        PostKind::NextUp { .. } => calls::next_up(table, post).await,
        PostKind::ShutOut { .. } => calls::shut_out(table, post).await,
        PostKind::Final => last(app, post, table).await,
        PostKind::Shown(what) => shown::compose(app, post, table, what).await,
        PostKind::LobbyCard
        | PostKind::Notice(_)
        | PostKind::Proposal { .. }
        | PostKind::Summon { .. }
        | PostKind::ClearPing
        | PostKind::DeletePing
        | PostKind::ClearNotice { .. }
        | PostKind::Unbutton { .. }
        | PostKind::Delete { .. } => unreachable!("`compose` needs no game for these"),
    }
}

async fn lobby_card(app: &App, post: &DuePost) -> Result<Message, NotComposed> {
    let lobby = app.tables.lobby(post.table).await?;
    let changed = lobby.options.changed();
    let panel = panels::lobby::card(&lobby);
    let (kind, promise) = (lobby.game(), words::lobby::promise_alt(&lobby));
    let poster = move || {
        let poster = words::lobby::poster(&lobby, &changed);
        kind.poster(&poster)
    };
    let promise = promise.to_string();
    let files = vec![picture(app, post, poster).await?.also_saying(&promise)];
    Ok(Message { text: panel.text, rows: panel.rows, files, ..Message::default() })
}

async fn notice_line(app: &App, post: &DuePost, notice: &Notice) -> Result<Message, NotComposed> {
    let lobby = app.tables.lobby(post.table).await?;
    let text = words::notice(notice, &lobby.players);
    let spot = Spot { table: post.table, number: post.number };
    let rows = posts::notice_rows(notice, spot);
    let (text, mentions) = match notice {
        // A person who is offered a seat, or has taken one over, is mentioned, without a sound in their quiet hours.
        Notice::SeatOffered { person, .. } | Notice::Reserve { person, .. } => {
            (text, person.iter().copied().collect())
        }
        _ => (words::calling(&post.electors, text), post.electors.clone()),
    };
    let text = text.cut(CONTENT);
    Ok(Message { text, rows, mentions, is_aloud: post.loud, ..Message::default() })
}

/// The scores where a game was ended before its time.
async fn scores(app: &App, post: &DuePost, table: &Table) -> Result<File, NotComposed> {
    let stretch = table.stretch(post.number, post.number).await?;
    let cast = words::cast(&stretch.players);
    picture(app, post, move || stretch.public.scores(&cast)).await
}

async fn board(
    app: &App,
    post: &DuePost,
    table: &Table,
    from: MoveNumber,
    to: MoveNumber,
) -> Result<Message, NotComposed> {
    let stretch = table.stretch(from, to).await?;
    let text = board_text(&stretch, from);
    let cast = words::cast(&stretch.players);
    let news = story::news(&stretch);
    let file = picture(app, post, move || stretch.public.board(&news, &cast)).await?;
    let rows = posts::board_rows(Spot { table: post.table, number: to });
    Ok(Message { text, rows, files: vec![file], ..Message::default() })
}

/// One line for each player and turn, and what was taken back.
fn board_text(stretch: &Stretch, from: MoveNumber) -> Text {
    let mut lines = story::story(stretch);
    // What nobody chose is told with the start; a turn that the others skipped is told later.
    let is_first =
        from == MoveNumber(0) && stretch.events.iter().all(|told| told.why == Some(Why::Forced));
    if is_first {
        let seats = stretch.players.iter().map(|player| player.seat).collect();
        let players = words::names(&stretch.players).all(seats);
        let begins = say!("posts-begins", game = stretch.kind.title(), players);
        lines.splice(0..0, [begins].into_iter().chain(drawn_by_number(&stretch.players)));
    }
    if lines.is_empty() {
        lines.extend(stretch.public.heading());
        lines.push(say!("posts-as-it-stands"));
    }
    story::fit_lines(&lines)
}

/// Whom the pictures call by a number, as the fonts have no letter of the name.
fn drawn_by_number(players: &[Seated]) -> Vec<Text> {
    let (names, cast) = (words::names(players), words::cast(players));
    let numbered = |(player, persona): (&Seated, &Persona)| {
        let (name, number) = (names.bold(player.seat), persona.number()?);
        Some(say!("posts-drawn-by-number", name, number))
    };
    players.iter().zip(&cast.players).filter_map(numbered).collect()
}

async fn last(app: &App, post: &DuePost, table: &Table) -> Result<Message, NotComposed> {
    let (outcome, log) = (table.outcome().await?, table.log().await?);
    let course = table.reel().await?.course();
    let text = last_text(&outcome, &course, &app.tables.predictions(post.table).await?);
    let cast = words::cast(&outcome.players);
    let mut end = picture(app, post, move || outcome.public.finale(&course, &cast)).await?;
    let mut text = text;
    if let Some(changes) = app.tables.rating_changes(post.table).await? {
        text = Text::lines([Some(text), words::rated::changes(&changes)].into_iter().flatten());
        end.alt = words::rated::alt_with_changes(end.alt, &changes);
    }
    let rows = posts::end_rows(table.kind(), post.table);
    let files = vec![end, File::of_text(log.name, log.text)];
    Ok(Message { text: text.cut(CONTENT), rows, files, ..Message::default() })
}

fn last_text(outcome: &Outcome, course: &Course, predictions: &[Prediction]) -> Text {
    let names = words::names(&outcome.players);
    let winners = names.all(outcome.winners.iter().copied().collect());
    let total = |(player, score): (&Seated, &Vec<i32>)| {
        let points = points(score.last().copied().unwrap_or(0), outcome.kind.point());
        say!("posts-total", name = names.bold(player.seat), points = words::counted(&points))
    };
    let mut lines = vec![say!("posts-victory", number = outcome.winners.len(), winners)];
    lines.extend(words::decided(course, &outcome.winners, &names));
    let mut ranked: Vec<_> = outcome.players.iter().zip(&outcome.scores).collect();
    ranked.sort_by_key(|(player, score)| {
        (!outcome.winners.contains(&player.seat), Reverse(score.last()))
    });
    lines.extend(ranked.into_iter().map(total));
    lines.extend(words::predictions::at_the_end(predictions, &names));
    Text::lines(lines).cut(CONTENT)
}

async fn picture(
    app: &App,
    post: &DuePost,
    draw: impl FnOnce() -> Picture<Everybody> + Send + 'static,
) -> Result<File, NotComposed> {
    let name = post.picture_name();
    let file = move || File::public(name, draw());
    Ok(app.draw_post(file).await?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::Seat,
        tables::{Occupant, UserId},
    };

    #[test]
    fn who_is_drawn_as_a_number_is_named() {
        let names = ["Zoë 🦊", "皇帝", "🦊🦊"];
        let seated = |(seat, name): (Seat, &str)| Seated {
            seat,
            who: Occupant::Person(UserId(7)),
            name: name.to_owned(),
            colour: None,
            away: false,
        };
        let players: Vec<Seated> = Seat::all(3).zip(names).map(seated).collect();
        let said: Vec<String> = drawn_by_number(&players).iter().map(ToString::to_string).collect();
        assert_eq!(said, ["#2 in the pictures: **皇帝**.", "#3 in the pictures: **🦊🦊**."]);
    }
}
