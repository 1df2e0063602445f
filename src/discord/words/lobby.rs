//! Sentences about tables that have not started.

use super::{bold, rematch, server, since};
use crate::{
    board::Level,
    tables::{Lobby, Occupant, TableState, UserId},
    talk::{
        layout::{CONTENT, shorten},
        names::count,
    },
};

/// What somebody can do at a lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyStep {
    /// Take a seat.
    Join,
    /// Give it back.
    Leave,
    /// Start the game.
    Start,
    /// Seat one more AI, of this level.
    AddAi(Level),
    /// Send the AI away that came last.
    RemoveAi,
}

/// The text of the lobby card.
#[must_use]
pub fn card(lobby: &Lobby, options: Option<&str>) -> String {
    let text = format!(
        "## {}\nTable {}, opened by {} {}. Options: {}.\n{}\n{}\n{}{}\n-# Promise of the shuffle (SHA-256): `{}`",
        lobby.game(),
        lobby.table,
        host(lobby),
        since(lobby.created),
        options.unwrap_or("the publisher's rules"),
        server::terms(&lobby.terms),
        places(lobby).join("\n"),
        lobby_state(lobby),
        rematch::note(lobby),
        lobby.commitment,
    );
    shorten(&text, CONTENT)
}

/// How far the table is, as the lobby card says it.
fn lobby_state(lobby: &Lobby) -> String {
    let (least, _) = lobby.game().seats();
    match lobby.state {
        TableState::Lobby if lobby.is_full() => "All seats are taken.".to_owned(),
        TableState::Lobby => {
            format!("It starts when full, or when {} starts it with at least {least}.", host(lobby))
        }
        TableState::Running => "The game has started.".to_owned(),
        TableState::Finished => "The game is over.".to_owned(),
        TableState::Ended => "This table was ended.".to_owned(),
    }
}

/// A line for each seat; the free ones only as long as they can be taken.
fn places(lobby: &Lobby) -> Vec<String> {
    let shown = match lobby.state {
        TableState::Lobby => usize::from(lobby.seats),
        TableState::Running | TableState::Finished | TableState::Ended => lobby.players.len(),
    };
    let line = |place: usize| match lobby.players.get(place) {
        Some(player) => format!("{}. {}", place + 1, bold(&player.label())),
        None => format!("{}. {}", place + 1, rematch::free_place(lobby, place)),
    };
    (0..shown).map(line).collect()
}

fn host(lobby: &Lobby) -> String {
    let name = lobby
        .players
        .iter()
        .find(|player| player.user().is_some() && player.user() == lobby.host)
        .map(|player| bold(&player.name));
    // Who only watches has no name here; a mention shows it and calls nobody.
    let watcher = || lobby.host.map(|host| format!("<@{host}>"));
    name.or_else(watcher).unwrap_or_else(|| "somebody".to_owned())
}

/// What the host of a new table reads.
#[must_use]
pub fn opened(lobby: &Lobby, host: UserId) -> String {
    let Lobby { table, seats, state, .. } = lobby;
    match (state, lobby.seat_of(host)) {
        (TableState::Running, None) => format!(
            "Table {table} is open and AI play at it. Watch: a picture of the table comes each round. `/game board` \
             shows it at any time."
        ),
        (TableState::Running, Some(_)) => {
            format!("Table {table} has started. You will be pinged when it is your turn.")
        }
        _ => format!(
            "Table {table} is open and you sit at it. Others join with the button on its card or with `/game join`; AI \
             with *Add AI* or `/game add_ai`; `/game start` starts it before all {seats} seats are taken."
        ),
    }
}

/// What somebody reads who has changed a lobby.
#[must_use]
pub fn done(user: UserId, step: LobbyStep, lobby: &Lobby) -> String {
    let left = count(usize::from(lobby.seats).saturating_sub(lobby.players.len()), "free seat");
    match (step, lobby.state) {
        (LobbyStep::AddAi(_), TableState::Running) => {
            "The AI sits down, and the game has started. You will be pinged when it is your turn."
                .to_owned()
        }
        (_, TableState::Running) => {
            "The game has started. You will be pinged when it is your turn.".to_owned()
        }
        (_, TableState::Ended) => {
            "You left, and as nobody sits there any more the table is ended.".to_owned()
        }
        (LobbyStep::Leave, _) => "You left the table.".to_owned(),
        (LobbyStep::AddAi(_), _) => {
            let last = lobby.players.iter().rfind(|player| matches!(player.who, Occupant::Ai(_)));
            let name = last.map_or_else(|| "An AI".to_owned(), |player| bold(&player.label()));
            format!("{name} sits down. {left} left; the host can start with those who sit.")
        }
        (LobbyStep::RemoveAi, _) => format!("The AI that came last is gone. {left} now."),
        (LobbyStep::Join | LobbyStep::Start, _) => {
            let seat = lobby.seat_of(user).map_or(0, |seat| seat.index() + 1);
            let (least, _) = lobby.game().seats();
            let start = if lobby.players.len() >= usize::from(least) {
                "it can start now, or wait until all seats are taken"
            } else {
                "it starts when enough have joined"
            };
            format!("You have seat {seat}. {left} left; {start}.")
        }
    }
}
