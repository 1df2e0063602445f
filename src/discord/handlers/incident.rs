//! Faults of ours: the player reads what is so now and an id, the log has the id and the cause.

use std::fmt::Display;

use crate::{say, tables::TableId, talk::say::Text};

/// A refusal that is our fault: writes it into the log and gives the words for the player.
pub fn report(what: &str, error: &dyn Display) -> Text {
    let id = log(what, error);
    say!("incident-report", id)
}

/// What is stored of a table is damaged: its players read which table it is.
pub fn damaged(table: TableId, why: &str) -> Text {
    let id = log("a table is damaged", &format!("table {table}: {why}"));
    say!("incident-damaged", table = table.to_string(), id)
}

/// A panic, which may have come after the move was stored: the words promise nothing.
pub fn panicked(what: &str, error: &dyn Display) -> Text {
    let id = log(what, error);
    say!("incident-panic", id)
}

/// Writes a fault into the log, under the id that is given back.
pub fn log(what: &str, error: &dyn Display) -> String {
    let id = format!("{:08x}", rand::random::<u32>());
    tracing::error!(incident = id, %error, "{what}");
    id
}
