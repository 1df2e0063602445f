//! Something of a game that is over, shown to everybody: once, however often and by whom it is asked for.

use crate::{
    store::{PostState, Tx},
    tables::{
        ChannelId, MessageId, PostKind, Refused, Shown, Stage, TableError, TableId, Tables,
        Timestamp,
    },
};

/// What becomes of the wish to show something to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Showing {
    /// It is posted.
    Owed,
    /// It was posted before, in this channel with this message, or is on its way there.
    Before { channel: ChannelId, message: Option<MessageId> },
}

impl Tables {
    /// Owes the post that shows this of a game that is over, unless it has been shown.
    ///
    /// # Errors
    /// When the game is not over.
    pub async fn show(&self, table: TableId, what: Shown) -> Result<Showing, TableError> {
        let now = self.now();
        let show = move |tx: &Tx| owe(tx, table, what, now);
        let showing = self.store().with(show).await?;
        self.shared.wake_poster();
        Ok(showing)
    }
}

/// Owes the post that shows this of a game that is over, unless it has been shown.
pub(in crate::tables) fn owe(
    tx: &Tx,
    table: TableId,
    what: Shown,
    now: Timestamp,
) -> Result<Showing, TableError> {
    let row = tx.table(table)?.ok_or(Refused::NoTable)?;
    if !matches!(row.state, Stage::Finished | Stage::Ended) || row.started.is_none() {
        return Err(Refused::NotOver.into());
    }
    let is_same = |kind: &str| match serde_json::from_str(kind) {
        Ok(PostKind::Shown(shown)) => shown.is_same(&what),
        Ok(_) | Err(_) => false,
    };
    let posts = tx.posts(table)?;
    let mut shown = posts.iter().filter(|post| post.state != PostState::Failed);
    if let Some(post) = shown.find(|post| is_same(&post.kind)) {
        let channel = post.place.unwrap_or(row.channel);
        return Ok(Showing::Before { channel, message: post.message });
    }
    tx.owe(table, &[PostKind::Shown(what).owed_at(row.records)], now)?;
    Ok(Showing::Owed)
}
