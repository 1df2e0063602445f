//! `/game log show`: what happened since some moment, in words.

use super::{App, Asked, Refusal};
use crate::{
    discord::{
        wire::{File, Reply},
        words::{
            self, export,
            moment::{Moment, unknown},
            seats, summary,
        },
    },
    say,
    tables::{Happened, Look, MoveNumber, Table, TableError, TableRef, Timestamp, UserId},
    talk::{
        layout::{CONTENT, Choice},
        say::{Language, Text},
    },
};

/// What happened at the table of this channel since a moment; without one since the start.
///
/// # Errors
/// When there is no such table or moment.
pub async fn here(app: &App, asked: &Asked, since: Option<&str>) -> Result<Reply, Refusal> {
    let moment = since.map_or(Moment::Start, Moment::read);
    let table = app.game_in(asked.channel).await?;
    told(app, asked, &table, &moment).await
}

async fn told(app: &App, asked: &Asked, table: &Table, moment: &Moment) -> Result<Reply, Refusal> {
    let look = table.look(Some(asked.user())).await?;
    let from = first(app, &look, moment).await?;
    let stretch = table.stretch(from.unwrap_or_default(), look.number).await?;
    let (from, events) = match from {
        Some(from) => (from, &stretch.events[..]),
        None if matches!(moment, Moment::Round(_) | Moment::Unknown(_)) => {
            let begin = &stretch.events[begin(&stretch.events, moment)?..];
            (begin[0].number, begin)
        }
        // Seats may have changed hands since the last move.
        None => (look.number, &[][..]),
    };
    let mut changes = seats::handovers(&stretch.players, &stretch.former);
    changes.retain(|(number, _)| *number >= from);
    let lines = summary::numbered(events, (&stretch.players, &stretch.former), changes);
    if lines.is_empty() {
        return Ok(Reply::text(say!("history-nothing", moment = moment.words())));
    }
    let name = export::log_file(look.table).to(asked.language);
    Ok(newest(&moment.words(), &lines, (name, asked.language)))
}

/// With which event a part of the game begins.
///
/// # Errors
/// When the game has no such part.
pub(super) fn begin(events: &[Happened], moment: &Moment) -> Result<usize, Refusal> {
    let is_begin = |one: &Happened| matches!((one.event.new_round(), moment), (Some(begun), Moment::Round(round)) if begun == *round);
    let begin = events.iter().position(is_begin);
    begin.ok_or_else(|| Refusal::says(unknown(moment)))
}

/// From which move on; `None` when nothing has happened since, and for a part of the game, which an event begins.
///
/// # Errors
/// When the moment is still to come, or belongs to those who play.
pub(super) async fn first(
    app: &App,
    look: &Look,
    moment: &Moment,
) -> Result<Option<MoveNumber>, Refusal> {
    match moment {
        Moment::Start => Ok(Some(MoveNumber(0))),
        Moment::Round(_) | Moment::Unknown(_) => Ok(None),
        Moment::Number(number) if *number < look.number => Ok(Some(*number)),
        Moment::Number(number) => {
            Err(Refusal::says(say!("history-still-to-come", number = *number, now = look.number)))
        }
        Moment::Turn => match &look.since {
            Some(since) => Ok(Some(since.own.unwrap_or(MoveNumber(0)))),
            None => Err(Refusal::says(say!("history-no-last-turn"))),
        },
        Moment::Ago(time) => {
            let long = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
            let then = Timestamp(app.tables.now().0.saturating_sub(long));
            Ok(app.tables.first_since(look.table, then).await?)
        }
    }
}

/// All lines if they fit; else the newest, and all of them in a file.
fn newest(moment: &Text, lines: &[Text], (name, language): (String, Language)) -> Reply {
    let below = |heading: Text| {
        let shown = words::newest(lines, CONTENT - heading.len() - 1);
        (Text::lines(std::iter::once(heading).chain(shown.iter().cloned())), shown.len())
    };
    let (text, shown) = below(say!("history-heading", moment, lines = lines.len()));
    if shown == lines.len() {
        return Reply::text(text);
    }
    let (text, _) = below(say!("history-heading-newest", moment, lines = lines.len()));
    let all = Text::lines(lines.iter().cloned()).plain().to(language);
    Reply::text(text).with_file(Some(File::of_text(name, all)))
}

/// The moments that the table of this channel has, the most wanted first.
///
/// # Errors
/// When there is no table.
pub async fn moments(app: &App, asked: &Asked) -> Result<Vec<Choice>, TableError> {
    match app.tables.latest_in_channel(asked.channel).await? {
        TableRef::Game(table) => choices_of(&table, asked.user()).await,
        TableRef::Lobby(_) => Ok(Vec::new()),
    }
}

async fn choices_of(table: &Table, user: UserId) -> Result<Vec<Choice>, TableError> {
    let look = table.look(Some(user)).await?;
    let choice = |value: &str, label: Text| Choice::new(value, label);
    let mut all = Vec::new();
    if look.seat.is_some() {
        all.push(choice("turn", say!("autocomplete-last-turn")));
    }
    all.push(choice("day", say!("autocomplete-day")));
    all.push(choice("week", say!("autocomplete-week")));
    all.push(choice("start", say!("autocomplete-start")));
    let events = table.stretch(MoveNumber(0), look.number).await?.events;
    let rounds = events.iter().rev().filter_map(|one| {
        let round = one.event.new_round()?;
        let label = say!("autocomplete-round", round, number = one.number);
        Some(choice(&format!("round {round}"), label))
    });
    all.extend(rounds);
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_answer_is_the_newest_lines_and_a_file_with_all() {
        let lines: Vec<Text> =
            (0..200).map(|n| format!("`{n}` **Anna** ended the turn.").into()).collect();
        let moment = Moment::Number(MoveNumber(0)).words();
        let name = || ("table-1.txt".to_owned(), Language::ENGLISH);
        let reply = newest(&moment, &lines, name());
        let text = reply.text.to_string();
        assert!(text.chars().count() <= CONTENT && text.ends_with(&lines[199].to_string()));
        let file = String::from_utf8(reply.file.unwrap().bytes).unwrap();
        assert_eq!(file.lines().count(), 200);
        assert_eq!(file.lines().next(), Some("0 Anna ended the turn."));
        let short = newest(&moment, &lines[..2], name());
        assert!(short.file.is_none());
    }
}
