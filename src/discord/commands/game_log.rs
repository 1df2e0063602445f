//! `/game log`: the log as a file, or what happened since some moment, in words.

use crate::discord::shown::Shown;
use crate::tables::Former;
use std::time::Duration;

use serenity::all::CreateAutocompleteResponse;

use super::{Context, begin, choices, export::hand_out};
use crate::{
    discord::{
        App, Never,
        answer::Answer,
        play, seats, since,
        wire::{File, Sheet},
    },
    tables::{
        AnyTable, Look, MoveNumber, Table, TableError, TableRef, Timestamp, UserId, on_table,
    },
    talk::{
        layout::{CONTENT, Choice, shorten},
        names::{count, escape},
    },
};

const HOUR: Duration = Duration::from_hours(1);

/// The log as a file, of a running game its public part; or what happened since some moment, in words
#[poise::command(slash_command, guild_only)]
pub(super) async fn log(
    ctx: Context<'_>,
    #[description = "Since when, told in words: my last turn, a day, a week, a round, a move number"]
    #[autocomplete = "moments"]
    since: Option<String>,
) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    let app = ctx.data();
    match app.tables.latest_in_channel(answer.channel).await {
        Ok(TableRef::Game(table)) => of_table(app, &answer, table, since.as_deref()).await,
        Ok(TableRef::Lobby(lobby)) => {
            play::refuse(&answer, &crate::discord::app::not_started(lobby.state)).await;
        }
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}

async fn of_table(app: &App, answer: &Answer, table: AnyTable, since: Option<&str>) {
    on_table!(table, |table| match since {
        Some(typed) => in_words(app, answer, &table, typed).await,
        None => hand_out(answer, &table).await,
    });
}

/// Since when, as typed or chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Moment {
    /// The last own decision before the present turn.
    Turn,
    /// So long ago.
    Ago(Duration),
    /// The deal.
    Start,
    /// This move.
    Number(MoveNumber),
    /// What the game calls a part of itself: "round 3".
    Chapter(String),
}

impl Moment {
    fn read(typed: &str) -> Self {
        let typed = typed.trim().to_lowercase();
        match typed.as_str() {
            "turn" | "last turn" | "my last turn" => Self::Turn,
            "day" | "a day" | "yesterday" => Self::Ago(24 * HOUR),
            "week" | "a week" => Self::Ago(7 * 24 * HOUR),
            "start" | "the start" => Self::Start,
            _ => match typed.trim_start_matches("move").trim_start().parse() {
                Ok(number) => Self::Number(number),
                Err(_) => Self::Chapter(typed),
            },
        }
    }

    fn words(&self) -> String {
        match self {
            Self::Turn => "your last turn".to_owned(),
            Self::Ago(time) if *time > 24 * HOUR => "a week ago".to_owned(),
            Self::Ago(_) => "a day ago".to_owned(),
            Self::Start => "the start of the game".to_owned(),
            Self::Number(number) => format!("move {number}"),
            Self::Chapter(name) => format!("the begin of {}", escape(name)),
        }
    }
}

/// Why there is no such moment at this table.
enum NoMoment {
    Table(TableError),
    Says(String),
}

impl From<TableError> for NoMoment {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

async fn in_words<G: Shown>(app: &App, answer: &Answer, table: &Table<G>, typed: &str) {
    let moment = Moment::read(typed);
    match told::<G>(app, answer.player.user, table, &moment).await {
        Ok(sheet) => answer.show(&sheet).await,
        Err(NoMoment::Table(error)) => play::refuse(answer, &error).await,
        Err(NoMoment::Says(words)) => answer.show(&Sheet::text(words)).await,
    }
}

async fn told<G: Shown>(
    app: &App,
    user: UserId,
    table: &Table<G>,
    moment: &Moment,
) -> Result<Sheet, NoMoment> {
    let look = table.look(Some(user)).await?;
    let from = first(app, &look, moment).await?;
    let page = table.page(from.unwrap_or_default(), look.number).await?;
    let (from, events) = match from {
        Some(from) => (from, &page.events[..]),
        None if matches!(moment, Moment::Chapter(_)) => {
            let begin = page.events.iter().position(|one| is_begin::<G>(&one.event, moment));
            let begin = begin.ok_or_else(|| NoMoment::Says(unknown(moment)))?;
            (page.events[begin].number, &page.events[begin..])
        }
        None => (MoveNumber(u32::MAX), &[][..]),
    };
    let names = play::names(&page.players).before(page.former.iter().map(Former::named));
    let mut changes = seats::words::handovers(&page.players, &page.former);
    changes.retain(|(number, _)| *number >= from);
    let lines = since::numbered::<G>(events, &names, changes);
    if lines.is_empty() {
        return Ok(Sheet::text(format!("Nothing has happened since {}.", moment.words())));
    }
    let heading = format!("**Since {}**, {}:", moment.words(), count(lines.len(), "line"));
    Ok(sheet(&heading, &lines, &format!("table-{}.txt", look.table)))
}

fn is_begin<G: Shown>(event: &G::Event, moment: &Moment) -> bool {
    matches!((G::chapter(event), moment), (Some(name), Moment::Chapter(typed)) if name == *typed)
}

/// From which move on; `None` when nothing has happened since, and for a part of the game, which an event begins.
async fn first<G: Shown>(
    app: &App,
    look: &Look<G>,
    moment: &Moment,
) -> Result<Option<MoveNumber>, NoMoment> {
    match moment {
        Moment::Start => Ok(Some(MoveNumber(0))),
        Moment::Chapter(_) => Ok(None),
        Moment::Number(number) if *number < look.number => Ok(Some(*number)),
        Moment::Number(number) => Err(NoMoment::Says(format!(
            "Move {number} is still to come: the table is at move {}. Name an earlier one.",
            look.number
        ))),
        Moment::Turn => match &look.since {
            Some(since) => Ok(Some(since.own.unwrap_or(MoveNumber(0)))),
            None => Err(NoMoment::Says(
                "You do not sit at this table, so you have no last turn here. Choose a day, a round or a move number."
                    .to_owned(),
            )),
        },
        Moment::Ago(time) => {
            let long = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
            let then = Timestamp(app.tables.now().0.saturating_sub(long));
            Ok(app.tables.first_since(look.table, then).await?)
        }
    }
}

fn unknown(moment: &Moment) -> String {
    let typed = match moment {
        Moment::Chapter(typed) => escape(&shorten(typed, 40)),
        _ => moment.words(),
    };
    format!(
        "“{typed}” is no moment of this game. Choose one that is offered, such as *my last turn*, *a day ago* or *round 3*, \
         or type a move number."
    )
}

/// All lines if they fit; else the newest, and all of them in a file.
fn sheet(heading: &str, lines: &[String], name: &str) -> Sheet {
    let room = CONTENT - heading.chars().count() - 1;
    let shown = since::newest(lines, room);
    if shown.len() == lines.len() {
        let text = format!("{heading}\n{}", lines.join("\n"));
        return Sheet::text(text);
    }
    let heading = format!("{heading} the file has them all, these are the newest.");
    let shown = since::newest(lines, CONTENT - heading.chars().count() - 1);
    let bytes = since::plain(&lines.join("\n")).into_bytes();
    Sheet {
        text: format!("{heading}\n{}", shown.join("\n")),
        rows: Vec::new(),
        file: Some(File { name: name.to_owned(), alt: None, bytes }),
    }
}

/// The moments that this table has, the most wanted first.
async fn moments(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let offered = offered(ctx).await.unwrap_or_default();
    choices::respond(offered, typed, "There is no started game here")
}

async fn offered(ctx: Context<'_>) -> Result<Vec<Choice>, TableError> {
    let app = ctx.data();
    let channel = crate::tables::ChannelId(ctx.interaction.channel_id.get());
    let user = UserId(ctx.interaction.user.id.get());
    match app.tables.latest_in_channel(channel).await? {
        TableRef::Game(any) => on_table!(any, |table| choices_of(&table, user).await),
        TableRef::Lobby(_) => Ok(Vec::new()),
    }
}

async fn choices_of<G: Shown>(table: &Table<G>, user: UserId) -> Result<Vec<Choice>, TableError> {
    let look = table.look(Some(user)).await?;
    let choice = |value: &str, label: &str| Choice { value: value.into(), label: label.into() };
    let mut all = Vec::new();
    if look.seat.is_some() {
        all.push(choice("turn", "my last turn"));
    }
    all.push(choice("day", "a day ago"));
    all.push(choice("week", "a week ago"));
    all.push(choice("start", "the start of the game"));
    let events = table.page(MoveNumber(0), look.number).await?.events;
    let chapters = events.iter().rev().filter_map(|one| {
        G::chapter(&one.event)
            .map(|name| choice(&name, &format!("{name}, from move {} on", one.number)))
    });
    all.extend(chapters);
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_read_as_people_type_them() {
        assert_eq!(Moment::read("turn"), Moment::Turn);
        assert_eq!(Moment::read(" Yesterday "), Moment::Ago(24 * HOUR));
        assert_eq!(Moment::read("41"), Moment::Number(MoveNumber(41)));
        assert_eq!(Moment::read("move 41"), Moment::Number(MoveNumber(41)));
        assert_eq!(Moment::read("Round 3"), Moment::Chapter("round 3".to_owned()));
        assert_eq!(Moment::read("-1"), Moment::Chapter("-1".to_owned()));
    }

    #[test]
    fn a_long_answer_is_the_newest_lines_and_a_file_with_all() {
        let lines: Vec<String> =
            (0..200).map(|n| format!("`{n}` **Anna** ended the turn.")).collect();
        let sheet = sheet("**Since move 0**, 200 lines:", &lines, "table-1.txt");
        assert!(sheet.text.chars().count() <= CONTENT && sheet.text.ends_with(&lines[199]));
        let file = String::from_utf8(sheet.file.unwrap().bytes).unwrap();
        assert_eq!(file.lines().count(), 200);
        assert_eq!(file.lines().next(), Some("0 Anna ended the turn."));
        let short = super::sheet("**Since move 0**, 2 lines:", &lines[..2], "table-1.txt");
        assert!(short.file.is_none());
    }
}
