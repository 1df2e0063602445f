//! What a post says and shows, from the table as of the post's move number.

use super::{
    calls,
    message::{Message, NotComposed},
};
use crate::{
    board::points,
    discord::{
        handlers::App,
        panels::{self, posts},
        wire::{File, language},
        words::{self, Shown, summary},
    },
    render::{Everybody, Persona, Picture},
    say,
    tables::{
        DuePost, Lobby, MoveNumber, Notice, Outcome, PostKind, Seated, Shut, Stretch, Table,
        TableState, Tip, Why, on_kind, on_options, on_table,
    },
    talk::{
        film as films,
        layout::CONTENT,
        present::{Pictures as _, Settings as _, Spot},
        say::Text,
    },
};

/// The most lines of a picture that is changed in place: on a phone it stays in sight, however long its round is.
const LINES: usize = 12;

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
            let scores = on_table!(game, |table| scores(app, post, &table).await)?;
            Message { files: vec![scores], ..line }
        }
        PostKind::Board { .. }
        | PostKind::Redraw { .. }
        | PostKind::Ping { .. }
        | PostKind::Call { .. }
        | PostKind::NextUp { .. }
        | PostKind::ShutOut { .. }
        | PostKind::Final => {
            let game = app.game(post.table).await?;
            on_table!(game, |table| at_table(app, post, &table).await)?
        }
    };
    Ok(Some(message))
}

/// What needs the game of the table.
async fn at_table<G: Shown>(
    app: &App,
    post: &DuePost,
    table: &Table<G>,
) -> Result<Message, NotComposed> {
    match &post.kind {
        PostKind::Board { from, to } | PostKind::Redraw { from, to } => {
            board(app, post, table, *from, *to).await
        }
        PostKind::Ping { seat, number, .. } => calls::ping(table, post, *seat, *number).await,
        PostKind::Call { seat, number, why, via } => {
            calls::call(table, post, (*seat, *number), *why, *via).await
        }
        PostKind::NextUp { .. } => calls::next_up(table, post).await,
        PostKind::ShutOut { .. } => calls::shut_out(table, post).await,
        PostKind::Final => last(app, post, table).await,
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
    let changed = on_options!(&lobby.options, |G, options| G::changed(options));
    let records = match lobby.state {
        TableState::Lobby => app.tables.records_of(&lobby).await?,
        TableState::Running | TableState::Finished | TableState::Ended => Vec::new(),
    };
    let panel = panels::lobby::card(&lobby, &changed, &records);
    let panel = match numbers(app, &lobby).await? {
        Some(numbers) => panel.with_more(numbers),
        None => panel,
    };
    let kind = lobby.game();
    let poster = move || {
        let poster = words::lobby::poster(&lobby, &changed);
        on_kind!(kind, G => G::poster(&poster))
    };
    let files = vec![picture(app, post, poster).await?];
    Ok(Message { text: panel.text, rows: panel.rows, files, ..Message::default() })
}

/// The numbers of those who sit in a rated lobby.
async fn numbers(app: &App, lobby: &Lobby) -> Result<Option<Text>, NotComposed> {
    if !lobby.terms.stakes.are_rated() {
        return Ok(None);
    }
    Ok(words::rated::numbers(lobby, &app.tables.ratings_of(lobby).await?))
}

async fn notice_line(app: &App, post: &DuePost, notice: &Notice) -> Result<Message, NotComposed> {
    let lobby = app.tables.lobby(post.table).await?;
    let text = words::notice(notice, &lobby.players);
    let spot = Spot { table: post.table, number: post.number };
    let rows = posts::notice_rows(notice, spot);
    let (text, mentions) = match notice {
        // Whoever is offered a seat is named, without a sound in their quiet hours.
        Notice::SeatOffered { person, .. } => (text, person.iter().copied().collect()),
        _ => (words::calling(&post.electors, text), post.electors.clone()),
    };
    let text = text.cut(CONTENT);
    Ok(Message { text, rows, mentions, is_aloud: post.loud, ..Message::default() })
}

/// The scores where a game was ended before its time.
async fn scores<G: Shown>(
    app: &App,
    post: &DuePost,
    table: &Table<G>,
) -> Result<File, NotComposed> {
    let stretch = table.stretch(post.number, post.number).await?;
    let cast = words::cast(&stretch.players);
    picture(app, post, move || G::scores(&stretch.public, &cast)).await
}

async fn board<G: Shown>(
    app: &App,
    post: &DuePost,
    table: &Table<G>,
    from: MoveNumber,
    to: MoveNumber,
) -> Result<Message, NotComposed> {
    let stretch = table.stretch(from, to).await?;
    let most = match post.kind {
        PostKind::Redraw { .. } => LINES,
        _ => usize::MAX,
    };
    let text = board_text::<G>(&stretch, from, most);
    let cast = words::cast(&stretch.players);
    let news = G::news(&stretch.before, &stretch.public);
    let file = picture(app, post, move || G::board(&stretch.public, &news, &cast)).await?;
    let rows = posts::board_rows(Spot { table: post.table, number: to });
    Ok(Message { text, rows, files: vec![file], ..Message::default() })
}

/// What was taken back, and one line for each event, the automatic ones marked; the last ones, at most so many.
fn board_text<G: Shown>(stretch: &Stretch<G>, from: MoveNumber, most: usize) -> Text {
    let names = words::names_before(&stretch.players, &stretch.former);
    let undone = stretch.taken_back.iter().map(|back| {
        let name = names.at(back.number).bold(back.seat);
        (back.number, words::took_back(name, back.moves))
    });
    let told = stretch.events.iter().filter(|happened| summary::is_told::<G>(happened));
    let told = told.map(|happened| {
        let line = G::event(&happened.event, &names.at(happened.number));
        (happened.number, words::told(line, happened.why))
    });
    let mut lines: Vec<(MoveNumber, Text)> = undone.chain(told).collect();
    lines.sort_by_key(|(number, _)| *number);
    let mut lines: Vec<Text> = lines.into_iter().map(|(_, line)| line).collect();
    // What nobody chose is told with the start; a turn that the others skipped is told later.
    let is_first =
        from == MoveNumber(0) && stretch.events.iter().all(|told| told.why == Some(Why::Forced));
    if is_first {
        let seats = stretch.players.iter().map(|player| player.seat).collect();
        let begins = say!("posts-begins", game = G::title(), players = names.all(seats));
        lines.splice(0..0, [begins].into_iter().chain(drawn_by_number(&stretch.players)));
    }
    if lines.is_empty() {
        lines.push(say!("posts-as-it-stands"));
    }
    words::fit_lines(&lines, most)
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

async fn last<G: Shown>(
    app: &App,
    post: &DuePost,
    table: &Table<G>,
) -> Result<Message, NotComposed> {
    let (outcome, log) = (table.outcome().await?, table.log().await?);
    let text = last_text(&outcome, &app.tables.tips(post.table).await?);
    let cast = words::cast(&outcome.players);
    let course = films::course(&table.reel().await?);
    let mut end = picture(app, post, move || G::finale(&outcome.public, &course, &cast)).await?;
    let mut text = text;
    if let Some(changes) = app.tables.rating_changes(post.table).await? {
        text = Text::lines([Some(text), words::rated::changes(&changes)].into_iter().flatten());
        end.alt = words::rated::alt_with_changes(end.alt, &changes);
    }
    let rows = posts::end_rows::<G>(post.table);
    let files = vec![end, File::of_text(log.name, log.text)];
    Ok(Message { text: text.cut(CONTENT), rows, files, ..Message::default() })
}

fn last_text<G: Shown>(outcome: &Outcome<G>, tips: &[Tip]) -> Text {
    let names = words::names(&outcome.players);
    let winners = names.all(outcome.winners.iter().copied().collect());
    let total = |(player, score): (&Seated, &Vec<i32>)| {
        let points = points(score.last().copied().unwrap_or(0), G::POINT);
        say!("posts-total", name = names.bold(player.seat), points = words::counted(&points))
    };
    let mut lines = vec![say!("posts-victory", number = outcome.winners.len(), winners)];
    lines.extend(outcome.players.iter().zip(&outcome.scores).map(total));
    lines.extend(words::tips(tips, &names));
    let secret = outcome.secret.reveal();
    lines.push(say!("posts-secret", promise = outcome.commitment.to_string(), secret));
    Text::lines(lines).cut(CONTENT)
}

async fn picture(
    app: &App,
    post: &DuePost,
    draw: impl FnOnce() -> Picture<Everybody> + Send + 'static,
) -> Result<File, NotComposed> {
    let name = post.picture_name();
    let file = move || File::public(name, draw());
    Ok(language::of_channels().during(app.draw_post(file)).await?)
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
        };
        let players: Vec<Seated> = Seat::all(3).zip(names).map(seated).collect();
        let said: Vec<String> = drawn_by_number(&players).iter().map(ToString::to_string).collect();
        assert_eq!(said, ["In the pictures #2 is **皇帝**.", "In the pictures #3 is **🦊🦊**."]);
    }
}
