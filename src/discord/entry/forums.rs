//! Posts of tables in forum channels: opened, and kept with the tags that say how the table stands.

use std::collections::BTreeSet;

use serde_json::Value;
use serenity::{
    all::{
        AutoArchiveDuration, Builder as _, CreateAllowedMentions, CreateForumPost, CreateMessage,
        ForumTagId,
    },
    http::{Http, LightMethod, Request, Route},
};

use crate::{
    discord::{
        entry::aside::MARK,
        handlers::Refusal,
        wire::{
            Counted, Urgency,
            retry::{self, Trouble},
            unread,
        },
    },
    say,
    tables::{ChannelId, ForumTags},
    talk::say::{Language, Text},
};

/// Discord's number for channels of posts.
const FORUM: u64 = 15;

/// The most tags of a post.
pub(super) const MOST_TAGS: usize = 5;

/// A post without a tag is refused in this forum.
const TAG_REQUIRED: isize = 40067;

/// What the bot needs to know of a forum: its tags.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Forum {
    tags: Vec<(u64, String)>,
}

/// What tells how a table stands, by tags of its forum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PostStatus {
    pub has_free_seat: bool,
    pub is_running: bool,
    pub is_over: bool,
    /// Who decides.
    pub turn_of: Option<String>,
}

/// Whether the tags of a forum can say whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WhoseTurn {
    Told,
    Untold,
}

impl Forum {
    /// The tags of a channel as Discord describes it; `None` for one that is no forum.
    fn read(channel: &Value) -> Option<Self> {
        if channel["type"] != FORUM {
            return None;
        }
        let tag = |tag: &Value| Some((unread::id(&tag["id"])?, tag["name"].as_str()?.to_owned()));
        let tags = channel["available_tags"].as_array().into_iter().flatten().filter_map(tag);
        Some(Self { tags: tags.collect() })
    }

    fn called(&self, name: &str) -> Option<u64> {
        let is_it =
            |tag: &&(u64, String)| tag.1.trim().to_lowercase() == name.trim().to_lowercase();
        self.tags.iter().find(is_it).map(|tag| tag.0)
    }

    /// Whether a tag is called like one of these people.
    pub(super) fn names_one_of(&self, people: &[String]) -> WhoseTurn {
        let has_tag = people.iter().any(|name| self.called(name).is_some());
        if has_tag { WhoseTurn::Told } else { WhoseTurn::Untold }
    }

    /// The tags of a post after the table stands like this: those that people gave it stay, as far as there is room.
    pub(super) fn applied(
        &self,
        before: &[u64],
        named: &ForumTags,
        status: &PostStatus,
        players: &[String],
    ) -> Vec<u64> {
        let language = Language::spoken();
        let usual = [say!("places-tag-free"), say!("places-tag-turn"), say!("places-tag-finished")];
        let [free, turn, finished] = usual.map(|name| name.to(language));
        let free = self.called(named.free.as_deref().unwrap_or(&free));
        let turn = self.called(named.turn.as_deref().unwrap_or(&turn));
        let finished = self.called(named.finished.as_deref().unwrap_or(&finished));
        let players: Vec<u64> = players.iter().filter_map(|name| self.called(name)).collect();
        let ours: BTreeSet<u64> =
            [free, turn, finished].into_iter().flatten().chain(players).collect();
        let person = status.turn_of.as_deref().and_then(|name| self.called(name));
        let wanted = [
            free.filter(|_| status.has_free_seat),
            turn.filter(|_| status.is_running),
            finished.filter(|_| status.is_over),
            person.filter(|_| status.is_running),
        ];
        let mut wanted: Vec<u64> = wanted.into_iter().flatten().collect();
        let theirs = before.iter().copied().filter(|tag| !ours.contains(tag));
        let room = MOST_TAGS.saturating_sub(wanted.len());
        wanted.extend(theirs.take(room));
        wanted.sort_unstable();
        wanted.dedup();
        wanted
    }
}

/// What Discord says of a channel. The library would refuse what it does not know.
pub(super) async fn channel(http: &Http, channel: ChannelId) -> serenity::Result<Value> {
    let route = Route::Channel { channel_id: channel.0.into() };
    http.fire(Request::new(route, LightMethod::Get)).await
}

/// The forum, if it is one.
pub(super) async fn forum(http: &Http, id: ChannelId) -> serenity::Result<Option<Forum>> {
    Ok(Forum::read(&channel(http, id).await?))
}

/// Opens a post with a free seat, in the language that is spoken.
///
/// # Errors
/// When Discord refuses it, in words for the one who asked.
pub async fn open(
    counted: &Counted,
    id: ChannelId,
    name: &Text,
    tags: &ForumTags,
) -> Result<ChannelId, Refusal> {
    let refused = |error: serenity::Error| {
        tracing::warn!(forum = %id, %error, "a post was not opened in a forum");
        Refusal::says(words(&error, id))
    };
    let http = counted.http(Urgency::Call);
    let forum = forum(http, id).await.map_err(refused)?;
    let link = id.to_string();
    let forum = forum.ok_or_else(|| Refusal::says(say!("places-no-forum", channel = link)))?;
    let status = PostStatus { has_free_seat: true, ..PostStatus::default() };
    let applied = forum.applied(&[], tags, &status, &[]);
    let language = Language::spoken();
    let message = CreateMessage::new()
        .content(say!("places-forum-post").to(language))
        .allowed_mentions(CreateAllowedMentions::new())
        .flags(MARK);
    let post = CreateForumPost::new(name.to(language), message)
        .auto_archive_duration(AutoArchiveDuration::OneWeek)
        .set_applied_tags(applied.into_iter().map(ForumTagId::new));
    // Not tried again after an answer was lost: there would be two.
    let http = counted.http(Urgency::Call);
    let opened = post.execute(http, id.0.into()).await.map_err(refused)?;
    Ok(ChannelId(opened.id.get()))
}

/// What a refusal of Discord means, in words.
fn words(error: &serenity::Error, forum: ChannelId) -> Text {
    let channel = forum.to_string();
    match (retry::code(error), Trouble::of(error)) {
        (Some(TAG_REQUIRED), _) => say!("places-forum-needs-tag", channel),
        (Some(retry::MOST_THREADS | retry::MOST_ACTIVE_THREADS), _) => {
            say!("places-forum-full", channel)
        }
        (_, Trouble::Passing) => say!("places-forum-no-answer"),
        (_, Trouble::Forbidden | Trouble::NoChannel) => say!("places-forum-forbidden", channel),
        _ => say!("places-forum-impossible", channel),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn forum() -> Forum {
        let tags = json!([
            {"id": "1", "name": "Free seat", "emoji_id": null, "emoji_name": null},
            {"id": "2", "name": "whose turn"}, {"id": "3", "name": "FINISHED"},
            {"id": "4", "name": "Anna"}, {"id": "5", "name": "beginners"}, {"id": "x"},
        ]);
        Forum::read(&json!({"type": 15, "available_tags": tags})).expect("it is one")
    }

    #[test]
    fn the_tags_say_how_the_table_stands_and_those_of_people_stay() {
        let forum = forum();
        let players = ["Anna".to_owned(), "Ben".to_owned()];
        let usual = ForumTags::default();
        let tags =
            |before: &[u64], status: PostStatus| forum.applied(before, &usual, &status, &players);
        let lobby = PostStatus { has_free_seat: true, ..PostStatus::default() };
        assert_eq!(tags(&[5], lobby), [1, 5]);
        let turn = |of: &str| PostStatus {
            is_running: true,
            turn_of: Some(of.to_owned()),
            ..PostStatus::default()
        };
        assert_eq!(tags(&[1, 5], turn("Anna")), [2, 4, 5]);
        assert_eq!(tags(&[2, 4, 5], turn("Ben")), [2, 5], "no tag has that name");
        let over = PostStatus { is_over: true, ..PostStatus::default() };
        assert_eq!(tags(&[2, 4, 5], over.clone()), [3, 5]);
        let named = ForumTags { finished: Some("Beginners".to_owned()), ..ForumTags::default() };
        assert_eq!(forum.applied(&[2], &named, &over, &players), [5], "as the server named it");
        assert_eq!(Forum::read(&json!({"type": 0})), None);
    }

    #[test]
    fn a_post_has_at_most_five_tags() {
        let tags: Vec<_> =
            (1..=9).map(|id| json!({"id": id.to_string(), "name": format!("t{id}")})).collect();
        let forum = Forum::read(&json!({"type": 15, "available_tags": tags})).expect("it is one");
        let named = ForumTags { turn: Some("t9".to_owned()), ..ForumTags::default() };
        let status = PostStatus { is_running: true, ..PostStatus::default() };
        assert_eq!(forum.applied(&[1, 2, 3, 4, 5], &named, &status, &[]), [1, 2, 3, 4, 9]);
    }
}
