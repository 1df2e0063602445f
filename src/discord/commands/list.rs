//! `/game list`: the open tables of a server.

use super::{Context, begin};
use crate::{
    discord::{Never, play, seats, wire::Sheet, words},
    tables::{GameKind, Summary, TableState},
    talk::{
        layout::CONTENT,
        names::{self, count},
    },
};

/// The open tables of this server
#[poise::command(slash_command, guild_only)]
pub(super) async fn list(ctx: Context<'_>) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    let Some(guild) = answer.guild else { return Ok(()) };
    match ctx.data().tables.list(guild).await {
        Ok(tables) if tables.is_empty() => {
            answer
                .show(&Sheet::text("No table is open in this server. `/game new` opens one."))
                .await;
        }
        Ok(tables) => {
            let lines: Vec<String> = tables.iter().map(list_line).collect();
            answer.show(&Sheet::text(first_lines(&lines))).await;
        }
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}

fn list_line(table: &Summary) -> String {
    let names: Vec<String> =
        table.players.iter().map(|player| words::bold(&player.label())).collect();
    let players = names::list(&names);
    let state = match (table.state, table.to_move) {
        (TableState::Lobby, _) => {
            let free = usize::from(table.seats).saturating_sub(table.players.len());
            format!("waits for players, {}", count(free, "free seat"))
        }
        (_, Some(seat)) => {
            let seated = table.players.iter().find(|player| player.seat == seat);
            let ends = table.deadline.map(words::since);
            let limit = ends.map_or(String::new(), |ends| format!(", whose time runs out {ends}"));
            let turn = seated.map_or_else(|| "waits for nobody".to_owned(), seats::words::turn);
            format!("{turn}{limit}")
        }
        (_, None) => "waits for nobody".to_owned(),
    };
    format!(
        "{}. <#{}>: {}, {players}; {state}; opened {}",
        table.table,
        table.channel,
        table.game.map_or("a game that I do not know", GameKind::name),
        words::since(table.created)
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
