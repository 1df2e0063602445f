//! What is stored about somebody, as a file; and the way to erase it, with a question before.

use super::{App, Asked, Refusal};
use crate::discord::{
    panels::privacy,
    wire::{File, Reply},
    words::export::data_file,
};
use crate::say;

/// Answers with everything that is stored about the one who asks.
pub async fn hand_out(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let Some(json) = app.tables.data_of(asked.user()).await? else {
        return Ok(Reply::text(say!("privacy-nothing")));
    };
    Ok(Reply::text(say!("privacy-data")).with_file(Some(File::of_text(data_file(), json))))
}

/// Says what forgetting would do, with the button that does it.
pub async fn ask(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let traces = app.tables.traces_of(asked.user()).await?;
    Ok(traces.map_or_else(
        || Reply::text(say!("privacy-nothing")),
        |traces| privacy::question(traces).into(),
    ))
}

/// Forgets the one who clicks.
pub async fn forget(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let was_known = app.tables.forget(asked.user()).await?;
    let left = app.tables.traces_of(asked.user()).await?;
    Ok(Reply::text(match left {
        Some(left) if left.blocks > 0 => say!("privacy-forgotten-but-blocked"),
        Some(_) | None if was_known => say!("privacy-forgotten"),
        Some(_) | None => say!("privacy-nothing"),
    }))
}
