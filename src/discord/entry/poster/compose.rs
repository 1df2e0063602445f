//! What a post says and shows, from the table as of the post's move number.

use super::{
    calls,
    message::{Message, NotComposed},
};
use crate::{
    board::{Seat, points},
    discord::{
        handlers::App,
        panels::{self, posts},
        wire::File,
        words::{self, Shown, summary},
    },
    render::{Everybody, Picture},
    tables::{
        DuePost, Former, MoveNumber, Notice, Outcome, Page, PostKind, Table, on_options, on_table,
    },
    talk::{
        layout::{CONTENT, shorten},
        present::{Present, Spot},
    },
};

/// Composes a post. Removing a ping's buttons is no message of its own and gives `None`.
///
/// # Errors
/// When the table does not answer or the drawing panics.
pub async fn compose(app: &App, post: &DuePost) -> Result<Option<Message>, NotComposed> {
    match &post.kind {
        PostKind::LobbyCard => Ok(Some(lobby_card(app, post).await?)),
        PostKind::Notice(notice) => Ok(Some(notice_line(app, post, notice).await?)),
        PostKind::ClearPing | PostKind::ClearNotice { .. } | PostKind::Unbutton { .. } => Ok(None),
        PostKind::Call { seat, number, why, via } => {
            let turn = (*seat, *number);
            on_table!(app.game(post.table).await?, |table| {
                calls::call(&table, post, turn, *why, *via).await
            })
            .map(Some)
        }
        PostKind::NextUp { .. } => {
            on_table!(app.game(post.table).await?, |table| calls::next_up(&table, post).await)
                .map(Some)
        }
        PostKind::Board { from, to } => {
            on_table!(app.game(post.table).await?, |table| board(app, post, &table, *from, *to)
                .await)
            .map(Some)
        }
        PostKind::Ping { seat, number } => on_table!(app.game(post.table).await?, |table| {
            calls::ping(&table, post, *seat, *number).await
        })
        .map(Some),
        PostKind::Final => {
            on_table!(app.game(post.table).await?, |table| last(app, post, &table).await).map(Some)
        }
    }
}

async fn lobby_card(app: &App, post: &DuePost) -> Result<Message, NotComposed> {
    let lobby = app.tables.lobby(post.table).await?;
    let options = on_options!(&lobby.options, |G, options| G::options(options));
    let panel = panels::lobby::card(&lobby, options.as_deref());
    Ok(Message { text: panel.text, rows: panel.rows, ..Message::default() })
}

async fn notice_line(app: &App, post: &DuePost, notice: &Notice) -> Result<Message, NotComposed> {
    let lobby = app.tables.lobby(post.table).await?;
    let text = shorten(&words::notice(notice, &lobby.players), CONTENT);
    let spot = Spot { table: post.table, number: post.number };
    let rows = posts::notice_rows(notice, spot);
    // Whoever is offered a seat is named, without a sound.
    let mentions = match notice {
        Notice::SeatOffered { person, .. } => {
            person.iter().copied().filter(|user| user.0 != 0).collect()
        }
        _ => Vec::new(),
    };
    Ok(Message { text, rows, mentions, ..Message::default() })
}

async fn board<G: Shown>(
    app: &App,
    post: &DuePost,
    table: &Table<G>,
    from: MoveNumber,
    to: MoveNumber,
) -> Result<Message, NotComposed> {
    let page = table.page(from, to).await?;
    let text = board_text::<G>(&page, from);
    let cast = words::cast(&page.players);
    let news = G::news(&page.before, &page.public);
    let file = picture(app, post, move || G::board(&page.public, &news, &cast)).await?;
    Ok(Message { text, files: vec![file], ..Message::default() })
}

/// What was taken back, and one line for each event, the automatic ones marked.
fn board_text<G: Shown>(page: &Page<G>, from: MoveNumber) -> String {
    let names = words::names(&page.players).before(page.former.iter().map(Former::named));
    let undone = page.taken_back.iter().map(|back| {
        let name = names.at(back.number).bold(back.seat);
        words::took_back(&name, back.moves)
    });
    let told =
        page.events.iter().filter(|happened| summary::is_told::<G>(happened)).map(|happened| {
            let line = G::event(&happened.event, &names.at(happened.number));
            format!("{line}{}", words::why(happened.why))
        });
    let mut lines: Vec<String> = undone.chain(told).collect();
    let is_first = from == MoveNumber(0) && page.events.iter().all(|told| told.why.is_some());
    if is_first {
        let seats = Seat::all(4).take(page.players.len()).collect();
        lines.insert(0, format!("**{}** begins: {}.", G::NAME, names.all(seats)));
    }
    if lines.is_empty() {
        lines.push("The table as it stands now.".to_owned());
    }
    words::fit_lines(&lines)
}

async fn last<G: Shown>(
    app: &App,
    post: &DuePost,
    table: &Table<G>,
) -> Result<Message, NotComposed> {
    let (outcome, log) = (table.outcome().await?, table.log().await?);
    let text = last_text(&outcome);
    let cast = words::cast(&outcome.players);
    let scores = picture(app, post, move || G::scores(&outcome.public, &cast)).await?;
    let rows = posts::rematch_rows(post.table);
    Ok(Message {
        text,
        rows,
        files: vec![scores, File::of_text(log.name, log.text)],
        ..Message::default()
    })
}

fn last_text<G: Shown>(outcome: &Outcome<G>) -> String {
    let names = words::names(&outcome.players);
    let verb = if outcome.winners.len() == 1 { "wins" } else { "share the victory" };
    let totals: Vec<String> = outcome
        .players
        .iter()
        .zip(&outcome.scores)
        .map(|(player, score)| {
            let total = score.last().copied().unwrap_or(0);
            format!("{}: {} points", names.bold(player.seat), points(total, G::POINT))
        })
        .collect();
    let text = format!(
        "## {} {verb}\n{}\n-# The shuffle was promised as `{}`; its secret was `{}`. `/game verify` checks it here, `aedile verify` with the \
         log anywhere.",
        names.all(outcome.winners.iter().copied().collect()),
        totals.join("\n"),
        outcome.commitment,
        outcome.secret.reveal(),
    );
    shorten(&text, CONTENT)
}

async fn picture(
    app: &App,
    post: &DuePost,
    draw: impl FnOnce() -> Picture<Everybody> + Send + 'static,
) -> Result<File, NotComposed> {
    let name = post.picture_name();
    let picture = app.draw_post(draw).await?;
    let alt = picture.alt().to_owned();
    Ok(File { name, alt: Some(alt), bytes: picture.into_png() })
}
