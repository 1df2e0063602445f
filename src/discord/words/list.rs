//! The open tables of a server in words.

use super::{bold, people::called, since};
use crate::{
    say,
    tables::{GameKind, Listing, Occupant, Seated, Stage, Summary, TableId, Timestamp},
    talk::{layout::CONTENT, say::Text},
};

/// Most of the damaged tables that are named.
const MOST_DAMAGED: usize = 10;

/// As many of the first of these tables as fit into a message, and how many they are.
pub fn text(Listing { tables, damaged, .. }: &Listing) -> (Text, usize) {
    let news = self::damaged(damaged);
    if tables.is_empty() {
        return (news.unwrap_or_else(|| say!("tables-none")), 0);
    }
    let mut room = CONTENT.saturating_sub(news.as_ref().map_or(0, |news| news.len() + 1));
    let mut lines: Vec<_> = news.into_iter().collect();
    let before = lines.len();
    for line in tables.iter().map(line) {
        let long = line.len() + 1;
        if long > room {
            break;
        }
        room -= long;
        lines.push(line);
    }
    let shown = lines.len() - before;
    (Text::lines(lines), shown)
}

/// What people do about tables with damaged stored data.
pub fn damaged(tables: &[TableId]) -> Option<Text> {
    let numbers = tables.iter().take(MOST_DAMAGED).map(|table| Text::from(table.to_string()));
    (!tables.is_empty())
        .then(|| say!("tables-damaged", damaged = tables.len(), tables = Text::all_of(numbers)))
}

/// The name of a game, should this program know it.
pub fn game(kind: Option<GameKind>) -> Text {
    kind.map_or_else(|| say!("tables-unknown-game"), |kind| kind.title())
}

/// The game, behind the name of the table if it has one.
fn named(table: &Summary) -> Text {
    let game = game(table.game);
    match &table.name {
        Some(name) => say!("tables-game-named", name = bold(name), game),
        None => game,
    }
}

fn line(table: &Summary) -> Text {
    say!(
        "tables-line",
        table = table.table,
        channel = table.channel.to_string(),
        game = named(table),
        players = Text::all_of(table.players.iter().map(called)),
        state = asleep(state(table), table.asleep),
        since = since(table.created),
    )
}

/// What a table waits for, and what its people do if its channel is gone.
pub(super) fn asleep(state: Text, asleep: Option<Timestamp>) -> Text {
    match asleep {
        Some(_) => say!("tables-mine-asleep", state),
        None => state,
    }
}

fn state(table: &Summary) -> Text {
    let seated = |seat| table.players.iter().find(|player| player.seat == seat);
    match (table.state, table.to_move) {
        (Stage::Lobby, _) => {
            let free = usize::from(table.seats).saturating_sub(table.players.len());
            say!("tables-waits-for-players", seats = free)
        }
        (_, Some(seat)) => {
            let turn = seated(seat).map_or_else(|| say!("tables-waits-for-nobody"), turn);
            match table.deadline {
                Some(deadline) => say!("tables-with-limit", turn, ends = since(deadline)),
                None => turn,
            }
        }
        (_, None) => say!("tables-waits-for-nobody"),
    }
}

/// "it is **Ben**'s turn"
fn turn(seated: &Seated) -> Text {
    match seated.who {
        Occupant::Person(_) | Occupant::Ai(_) => say!("tables-waits-for", name = called(seated)),
        Occupant::Vacant => say!("tables-waits-for-holder", name = bold(&seated.name)),
    }
}
