//! What people answer to calls and questions about time.

use super::{App, answer::Answer, play, wire::Sheet};
use crate::talk::custom_id::{ComponentId, Verb};

/// *Not now* on a ping, and *Yes* on the question whether anybody still plays.
pub async fn answer(app: &App, answer: &Answer, id: &ComponentId) {
    let user = answer.player.user;
    let (done, words) = match id.verb {
        Verb::Hush => (
            app.tables.hush(id.table, user, id.number).await,
            "All right: no more reminders in this turn. *Your turn* works whenever you are ready.",
        ),
        _ => (app.tables.still(id.table, user).await, "Good: the table stays open."),
    };
    match done {
        Ok(()) => answer.show(&Sheet::text(words)).await,
        Err(error) => play::refuse(answer, &error).await,
    }
}
