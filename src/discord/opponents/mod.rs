//! AI at tables: taking their seats in the lobby, the words about them, and their advice.

mod hint;
mod typed;

pub use hint::{hint, panel};
pub use typed::{Unreadable, examples, opponents};

use super::{App, answer::Answer, play, wire::Sheet, words::bold};
use crate::talk::{
    custom_id::Verb,
    layout::{Button, Choice, Row, Select, Style},
    names::count,
    present::Spot,
};
use crate::{
    board::Level,
    tables::{Lobby, Occupant, TableError, TableId, TableState, UserId},
};

/// The levels that people are offered; the others are for comparison.
pub const OFFERED: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

/// What can be done about the AI of a lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AiStep {
    /// One more, of this level.
    Add(Level),
    /// The last one goes.
    Remove,
}

/// Changes the AI of a lobby and says what became of it to the one who asked; the card tells the others.
pub async fn lobby(app: &App, answer: &Answer, table: TableId, step: AiStep) {
    let (tables, player) = (&app.tables, answer.player.clone());
    let done = match step {
        AiStep::Add(level) => tables.add_ai(table, player, level, answer.id).await,
        AiStep::Remove => tables.remove_ai(table, player, answer.id).await,
    };
    match done {
        Ok(lobby) => answer.show(&Sheet::text(lobby_words(step, &lobby))).await,
        Err(error) => play::refuse(answer, &error).await,
    }
}

/// Adds an AI of the level that a component names.
pub async fn add(app: &App, answer: &Answer, table: TableId, level: &str) {
    match Level::from_id(level) {
        Some(level) => lobby(app, answer, table, AiStep::Add(level)).await,
        None => answer.show(&Sheet::text(Unreadable::Level(level.to_owned()).to_string())).await,
    }
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

fn lobby_words(step: AiStep, lobby: &Lobby) -> String {
    if lobby.state == TableState::Running {
        return "The AI sits down, and the game has started. You will be pinged when it is your turn."
            .to_owned();
    }
    let free = usize::from(lobby.seats).saturating_sub(lobby.players.len());
    let left = count(free, "free seat");
    match step {
        AiStep::Add(_) => {
            let last = lobby.players.iter().rfind(|player| matches!(player.who, Occupant::Ai(_)));
            let name = last.map_or_else(|| "An AI".to_owned(), |player| bold(&player.label()));
            format!("{name} sits down. {left} left; the host can start with those who sit.")
        }
        AiStep::Remove => format!("The AI that came last is gone. {left} now."),
    }
}

/// The rows of the lobby card that are about AI: the button to send one away, and the select to add one.
#[must_use]
pub fn lobby_rows(lobby: &Lobby, spot: Spot) -> (Option<Button>, Row) {
    let has_ai = lobby.players.iter().any(|player| matches!(player.who, Occupant::Ai(_)));
    let remove = has_ai.then(|| spot.button(Verb::RemoveAi, "Remove AI", Style::Plain));
    let options = OFFERED.map(|level| Choice {
        value: level.id().to_owned(),
        label: format!("Add AI: {}", in_words(level)),
    });
    let select = Select {
        id: spot.id(Verb::AddAi(String::new())),
        placeholder: "Add AI: choose how well it plays".to_owned(),
        options: options.into(),
    };
    (remove, Row::Select(select))
}

/// "Easy, thinks little ahead".
#[must_use]
pub const fn in_words(level: Level) -> &'static str {
    match level {
        Level::Random => "Random, any legal move",
        Level::Greedy => "Greedy, one step ahead",
        Level::Easy => "Easy, a short look ahead",
        Level::Normal => "Normal, a fair opponent",
        Level::Hard => "Hard, looks far ahead",
    }
}

/// What a player reads when a table refuses something about its AI; `None` for other refusals.
#[must_use]
pub fn refusal(error: &TableError) -> Option<String> {
    match error {
        TableError::TooManyAi { seats } => Some(format!(
            "This table has {seats} seats, so at most {seats} AI can play. Give it more seats or fewer AI."
        )),
        TableError::NoAi => {
            Some("No AI sits at this table. *Add AI* or `/game add_ai` adds one.".to_owned())
        }
        TableError::TooManyWatched { most } => Some(format!(
            "At most {} of AI alone may run in this server at a time. Wait until one is over, or take a seat \
             yourself: with one AI fewer than seats you play.",
            count(*most, "table")
        )),
        TableError::WatchesEnough { most } => Some(format!(
            "You may watch at most {} of AI alone at a time. Wait until it is over, or take a seat yourself: with one \
             AI fewer than seats you play.",
            count(*most, "table")
        )),
        _ => None,
    }
}
