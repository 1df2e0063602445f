//! Before somebody is reminded or voted about: are they still in the server?

use super::Poster;
use crate::{
    board::Seat,
    discord::wire::members::has_left,
    tables::{DuePost, Left, Notice, PostKind, Seated},
};

impl Poster {
    /// Whether the post is about somebody who has left the server; their seats there are free then.
    pub(super) async fn is_about_somebody_gone(&self, post: &DuePost) -> bool {
        let Some(user) = self.absent(post).await else { return false };
        if !has_left(&self.app.counted, post.guild, user).await {
            return false;
        }
        match self.app.tables.gone(user, Some(post.guild), Left::Server).await {
            Ok(tables) => {
                tracing::info!(%user, server = %post.guild, ?tables, "has left the server; the seats are free");
                true
            }
            Err(error) => {
                tracing::error!(%user, %error, "the seats of somebody who left cannot be freed");
                false
            }
        }
    }

    async fn absent(&self, post: &DuePost) -> Option<crate::tables::UserId> {
        let seat = match &post.kind {
            PostKind::Proposal { proposal } => {
                let polls = self.app.tables.polls(post.table).await.ok()?;
                polls.iter().find(|polled| polled.proposal == *proposal)?.subject.concerns()?
            }
            kind => waits_for(kind)?,
        };
        let lobby = self.app.tables.lobby(post.table).await.ok()?;
        lobby.players.iter().find(|player| player.seat == seat).and_then(Seated::user)
    }
}

/// The seat that has kept the others waiting, if that is what the post is about.
const fn waits_for(kind: &PostKind) -> Option<Seat> {
    match kind {
        PostKind::Call { seat, .. }
        | PostKind::Notice(Notice::Stalled { seat } | Notice::TimeUp { seat, .. }) => Some(*seat),
        _ => None,
    }
}
