//! Faults of ours: the player reads that nothing has changed and an id, the log has the id and the cause.

use std::fmt::Display;

/// Writes the fault into the log and gives the words for the player.
#[must_use]
pub fn report(what: &str, error: &dyn Display) -> String {
    let id = format!("{:08x}", rand::random::<u32>());
    tracing::error!(incident = id, %error, "{what}");
    words(&id)
}

/// What the player reads.
fn words(id: &str) -> String {
    format!(
        "That did not work, nothing has changed. Please try again; if it happens again, tell whoever runs this bot: \
         incident `{id}`."
    )
}
