//! What somebody reads whom a table refuses.

use super::{bold, opponents, rematch, seat_refusals, server, time, who_sits};
use crate::{
    pace::PaceError,
    tables::{Seated, TableError, UndoRefused},
    talk::{layout::shorten, names::escape},
};

/// What a player reads when a table refuses; `None` for faults of ours, which only the log may name.
#[must_use]
pub fn refusal(error: &TableError) -> Option<String> {
    match error {
        TableError::NoTable
        | TableError::AlreadySeated
        | TableError::NotModerator
        | TableError::NotOver
        | TableError::AlreadyStarted
        | TableError::NotStarted
        | TableError::Over
        | TableError::Ended
        | TableError::Asleep
        | TableError::NotYourTurn { .. }
        | TableError::Stale { .. }
        | TableError::UsedElsewhere { .. } => fixed(error).map(str::to_owned),
        TableError::ChannelTaken { .. }
        | TableError::NotOfThisServer { .. }
        | TableError::AlreadyThere { .. }
        | TableError::WrongSeats { .. }
        | TableError::LobbyFull { .. }
        | TableError::SeatsKept { .. }
        | TableError::Rematched { .. }
        | TableError::NotAtTable { .. }
        | TableError::NotHost { .. }
        | TableError::TooFew { .. } => of_lobby(error),
        TableError::Illegal { rule, about } => Some(illegal(rule, about.as_ref())),
        TableError::Undo(refused) => Some(undo_refusal(refused)),
        TableError::Remind(refused) => Some(time::remind_refusal(refused)),
        TableError::Seat(refused) => Some(seat_refusals::refusal(refused)),
        TableError::Pace(refused) => Some(of_pace(refused)),
        TableError::Server(refused) => Some(server::refused(refused)),
        TableError::TooManyAi { .. }
        | TableError::NoAi
        | TableError::TooManyWatched { .. }
        | TableError::WatchesEnough { .. } => opponents::refusal(error),
        TableError::Broken { .. }
        | TableError::Settings(_)
        | TableError::NoChance
        | TableError::Store(_) => None,
    }
}

/// The refusals that always read the same.
const fn fixed(error: &TableError) -> Option<&'static str> {
    Some(match error {
        TableError::NoTable => "There is no table here. Open one with `/game new`.",
        TableError::AlreadySeated => "You already sit at this table.",
        TableError::NotModerator => {
            "A running game is ended only by those who manage the server, with `/admin end`."
        }
        TableError::NotOver => "The game is not over yet. `/game status` shows how it stands.",
        TableError::AlreadyStarted => "This game has already started. `/game board` shows it.",
        TableError::NotStarted => {
            "This game has not started yet. Press *Start* or use `/game start`."
        }
        TableError::Over => {
            "This game is over. `/game score` shows the result; `/game new` opens another."
        }
        TableError::Ended => "This table was ended. `/game new` opens another.",
        TableError::Asleep => {
            "The channel of this table is gone; somebody who manages the server continues it elsewhere with `/admin move`."
        }
        TableError::NotYourTurn { .. } => "It is not your turn; nothing has changed.",
        TableError::Stale { .. } => "That button belongs to an earlier move; nothing has changed.",
        TableError::UsedElsewhere { .. } => {
            "That click was already used. Nothing more has changed."
        }
        _ => return None,
    })
}

/// The refusals before a game starts, and of those who do not sit there.
fn of_lobby(error: &TableError) -> Option<String> {
    Some(match error {
        TableError::ChannelTaken { table, .. } => format!(
            "Table {table} is already open in this channel. Join it with `/game join`, or use another channel or a thread."
        ),
        TableError::NotOfThisServer { table } => format!(
            "There is no open table {table} in this server. Choose one of those that are offered; `/game list` names them."
        ),
        TableError::AlreadyThere { table } => format!(
            "Table {table} is in this channel already. Use the command in the channel or thread where it is to go on."
        ),
        TableError::WrongSeats { least, most } => format!("This game has {least} to {most} seats."),
        TableError::LobbyFull { seats } => {
            format!(
                "All {seats} seats are taken. You can open another table in another channel with `/game new`."
            )
        }
        TableError::SeatsKept { names, until } => rematch::kept(names, *until),
        TableError::Rematched { table, guild, channel, card } => {
            rematch::already(*table, *guild, *channel, *card)
        }
        TableError::NotAtTable { players } => format!(
            "You do not sit at this table; {}. You can watch with `/game board`.",
            who_sits(players)
        ),
        TableError::NotHost { host_name, .. } => {
            format!("Only {}, who opened this table, can do that.", bold(host_name))
        }
        TableError::TooFew { have, least } => {
            format!(
                "The game needs at least {least} players; {have} joined so far. Others join with *Join* or `/game join`."
            )
        }
        _ => return None,
    })
}

fn of_pace(refused: &PaceError) -> String {
    let shown = refused.clone().shown_by(|typed| escape(&shorten(typed, 40)));
    sentence(&shown.to_string())
}

/// The rules' words with the name of the player of whom they tell.
fn illegal(rule: &str, about: Option<&Seated>) -> String {
    let named = about.map(|other| rule.replace(&other.seat.called(), &bold(&other.name)));
    sentence(named.as_deref().unwrap_or(rule))
}

/// "space 3 is taken" → "Space 3 is taken."
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(char::to_uppercase).into_iter().flatten();
    let end = if words.ends_with(['.', '?']) { None } else { Some('.') };
    first.chain(letters).chain(end).collect()
}

/// Why nothing can be taken back.
#[must_use]
pub fn undo_refusal(refused: &UndoRefused) -> String {
    match refused {
        UndoRefused::NoMove => "You have no move to take back.".to_owned(),
        UndoRefused::OthersMoved { by } => {
            format!("{} has moved since, so your move stands.", bold(&by.name))
        }
        UndoRefused::Sealed => {
            "That move showed a secret or let chance decide, so it stands.".to_owned()
        }
        UndoRefused::Inherited => {
            "That move was made by the one who had your seat before, so it stands.".to_owned()
        }
        UndoRefused::Over => "The game is over; its last move stands.".to_owned(),
    }
}
