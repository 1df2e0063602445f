//! The open tables of a server in words.

use super::{bold, seats, since};
use crate::{
    tables::{GameKind, Summary, TableState},
    talk::{
        layout::CONTENT,
        names::{self, count},
    },
};

/// The answer of `/game list`.
#[must_use]
pub fn text(tables: &[Summary]) -> String {
    if tables.is_empty() {
        return "No table is open in this server. `/game new` opens one.".to_owned();
    }
    first_lines(&tables.iter().map(line).collect::<Vec<_>>())
}

fn line(table: &Summary) -> String {
    let names: Vec<String> = table.players.iter().map(|player| bold(&player.label())).collect();
    let players = names::list(&names);
    let state = match (table.state, table.to_move) {
        (TableState::Lobby, _) => {
            let free = usize::from(table.seats).saturating_sub(table.players.len());
            format!("waits for players, {}", count(free, "free seat"))
        }
        (_, Some(seat)) => {
            let seated = table.players.iter().find(|player| player.seat == seat);
            let ends = table.deadline.map(since);
            let limit = ends.map_or(String::new(), |ends| format!(", whose time runs out {ends}"));
            let turn = seated.map_or_else(|| "waits for nobody".to_owned(), seats::turn);
            format!("{turn}{limit}")
        }
        (_, None) => "waits for nobody".to_owned(),
    };
    format!(
        "{}. <#{}>: {}, {players}; {state}; opened {}",
        table.table,
        table.channel,
        table.game.map_or("a game that I do not know", GameKind::name),
        since(table.created)
    )
}

/// As many of the first lines as fit into a message, and how many are left out.
fn first_lines(lines: &[String]) -> String {
    let mut text = String::new();
    for (place, line) in lines.iter().enumerate() {
        if text.chars().count() + line.chars().count() + 40 > CONTENT {
            let more = lines.len() - place;
            return format!("{text}… and {}.", count(more, "more table"));
        }
        text.push_str(line);
        text.push('\n');
    }
    text
}
