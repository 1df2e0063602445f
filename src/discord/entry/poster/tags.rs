//! The tags of posts in forums follow their tables: free seat, whose turn, finished.

use std::sync::Arc;

use serde_json::Value;
use serenity::all::{Builder as _, EditThread, ForumTagId};

use super::{Poster, forum_posts::ForumPlace};
use crate::{
    discord::{
        entry::forums::{self, PostStatus, WhoseTurn},
        wire::{Urgency, retry::Trouble, unread},
    },
    tables::{ChannelId, DuePost, Lobby, Occupant, Stage, TableError},
};

/// Why the tags of a post stay as they were.
#[derive(Debug, thiserror::Error)]
enum NotTagged {
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Discord(#[from] serenity::Error),
}

impl Poster {
    /// Lets the tags follow after a post of the table was sent. What fails here is done with the next post.
    pub(super) async fn retag(&self, post: &DuePost) {
        let channel = post.channel;
        match self.tag(post).await {
            Ok(()) => {}
            Err(NotTagged::Discord(error)) if Trouble::of(&error) == Trouble::Forbidden => {
                tracing::warn!(%channel, %error, "the bot may not change the tags of this post");
                self.forum_posts.keep(channel, ForumPlace::Untagged);
            }
            Err(error) => tracing::warn!(%channel, %error, "the tags of a post are old"),
        }
    }

    async fn tag(&self, post: &DuePost) -> Result<(), NotTagged> {
        let known = self.forum_posts.known(post.channel);
        let place = match known {
            Some(place) => place,
            None => self.look_up(post).await?,
        };
        let ForumPlace::Post { forum, applied } = place else { return Ok(()) };
        let lobby = self.app.tables.lobby(post.table).await?;
        if lobby.channel != post.channel {
            return Ok(());
        }
        let players: Vec<String> = lobby.players.iter().map(|player| player.name.clone()).collect();
        let status = self.status(&lobby, forum.names_one_of(&players)).await?;
        let named = self.app.tables.server(post.guild).await?.tags;
        if forum.applied(&applied, &named, &status, &players) != applied {
            // People may have given the post other tags meanwhile.
            let http = self.app.counted.http(Urgency::Other);
            let applied = tags_of(&forums::channel(http, post.channel).await?);
            let wanted = forum.applied(&applied, &named, &status, &players);
            let tags: Vec<_> = wanted.iter().copied().map(ForumTagId::new).collect();
            let http = self.app.counted.http(Urgency::Other);
            EditThread::new().applied_tags(tags).execute(http, post.channel.0.into()).await?;
            self.forum_posts.keep(post.channel, ForumPlace::Post { forum, applied: wanted });
        }
        Ok(())
    }

    /// How a table stands. Whose turn it is needs the game, which is asked for only when a tag could say so.
    async fn status(&self, lobby: &Lobby, whose: WhoseTurn) -> Result<PostStatus, TableError> {
        let is_running = lobby.state == Stage::Running;
        let is_vacant = lobby.players.iter().any(|player| player.who == Occupant::Vacant);
        let is_short = lobby.players.len() < usize::from(lobby.seats);
        let turn_of = if is_running && whose == WhoseTurn::Told {
            let look = self.app.game(lobby.table).await?.look(None).await?;
            look.to_move().map(|seated| seated.name.clone())
        } else {
            None
        };
        Ok(PostStatus {
            has_free_seat: match lobby.state {
                Stage::Lobby => is_short,
                Stage::Running => is_vacant,
                Stage::Finished | Stage::Ended => false,
            },
            is_running,
            is_over: matches!(lobby.state, Stage::Finished | Stage::Ended),
            turn_of,
        })
    }

    /// Asks once for each place what it is; only one that was opened for its table can be a post of the bot's.
    async fn look_up(&self, post: &DuePost) -> Result<ForumPlace, NotTagged> {
        let mut place = ForumPlace::Untagged;
        if self.app.tables.has_own_thread(post.table).await? {
            let http = self.app.counted.http(Urgency::Other);
            let thread = forums::channel(http, post.channel).await?;
            if let Some(parent) = unread::id(&thread["parent_id"]).map(ChannelId) {
                let http = self.app.counted.http(Urgency::Other);
                if let Some(forum) = forums::forum(http, parent).await? {
                    let applied = tags_of(&thread);
                    place = ForumPlace::Post { forum: Arc::new(forum), applied };
                }
            }
        }
        self.forum_posts.keep(post.channel, place.clone());
        Ok(place)
    }
}

/// The tags that a post has, as Discord describes it.
fn tags_of(thread: &Value) -> Vec<u64> {
    let tags = thread["applied_tags"].as_array().into_iter().flatten();
    let mut tags: Vec<u64> = tags.filter_map(unread::id).collect();
    tags.sort_unstable();
    tags
}
