//! Notes that players leave for themselves at a table.

use super::{App, Asked, Refusal};
use crate::{
    discord::{wire::Reply, words::not_at_table},
    say,
    tables::{Look, Table},
    talk::{names::escape, say::Text},
};

/// The longest note, in characters.
pub const LONGEST_NOTE: usize = 300;

/// What is wished for a note.
pub enum Noted {
    /// To read it.
    Shown,
    /// Another one in its place.
    Written(String),
    /// None any more.
    Dropped,
}

/// The note of the one who asks, at the table of this channel.
///
/// # Errors
/// When there is no started table, or the user has no seat there.
pub async fn note_here(app: &App, asked: &Asked, noted: Noted) -> Result<Reply, Refusal> {
    let table = app.game_in(asked.channel).await?;
    note(app, asked, &table, noted).await
}

async fn note(app: &App, asked: &Asked, table: &Table, noted: Noted) -> Result<Reply, Refusal> {
    let (id, user) = (table.id(), asked.user());
    let look = table.look(Some(user)).await?;
    if look.seat.is_none() {
        return Err(Refusal::says(not_at_table(&look.players)));
    }
    let says = match noted {
        Noted::Shown => match app.tables.note(id, user).await? {
            Some(note) => say!("asides-note", note = escape(&note)),
            None => say!("asides-note-none"),
        },
        Noted::Dropped => {
            app.tables.set_note(id, user, None).await?;
            say!("asides-note-dropped")
        }
        Noted::Written(text) => {
            let words: Vec<&str> = text.split_whitespace().collect();
            let note: String = words.join(" ").chars().take(LONGEST_NOTE).collect();
            if note.is_empty() {
                return Err(Refusal::says(say!("asides-note-empty")));
            }
            let kept = say!("asides-note-kept", note = escape(&note));
            app.tables.set_note(id, user, Some(note)).await?;
            kept
        }
    };
    Ok(Reply::text(says))
}

/// What the viewer of this look has noted, for the panel.
pub(super) async fn noted(app: &App, look: &Look) -> Option<Text> {
    let user = look.players.get(look.seat?.index())?.user()?;
    match app.tables.note(look.table, user).await {
        Ok(note) => note.map(|note| say!("asides-note-line", note = escape(&note))),
        // Whoever plays can play without it.
        Err(error) => {
            tracing::warn!(%error, "a note was not read");
            None
        }
    }
}
