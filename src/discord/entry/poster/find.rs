//! Looks in the channel for a post that may have been sent. It is known by what it is, never by what people read: by its
//! nonce, where the server shows it, else by its picture's name or its buttons; and a plain line by having neither. Buttons
//! and lines may be alike, as in two calls to vote on one proposal: there the message of another post is never taken for
//! it. So neither a new wording nor a new name between a crash and the start posts anything twice.

use std::collections::HashSet;

use serenity::{
    all::{ApplicationId, Message as Posted, UserId},
    http::Http,
    model::channel::Nonce,
};

use super::message::Message;
use crate::{
    discord::{
        entry::aside,
        wire::{
            Counted, Urgency,
            retry::{self, Trouble, is_unnamed},
        },
    },
    tables::{ChannelId, DueAnnouncement, DuePost, MessageId, Timestamp},
    talk::layout::Row,
};

/// How many of the channel's last messages are looked at; Discord's most.
const LOOK_BACK: u8 = 100;

/// Milliseconds between 1970 and the beginning of Discord's ids.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// What is known of the message that a post became.
pub struct Sought {
    nonce: String,
    /// When the post became due.
    created: Timestamp,
    /// What its picture or film is called.
    names: Vec<String>,
}

impl From<&DuePost> for Sought {
    fn from(post: &DuePost) -> Self {
        let names = vec![post.picture_name(), post.film_name()];
        Self { nonce: post.nonce(), created: post.created, names }
    }
}

impl From<&DueAnnouncement> for Sought {
    fn from(due: &DueAnnouncement) -> Self {
        let names = vec![due.picture_name()];
        Self { nonce: due.nonce(), created: due.created, names }
    }
}

/// The message that this post became, if it is among the last ones of the channel. `others` are the messages of other
/// posts there.
///
/// # Errors
/// When the channel cannot be read.
pub async fn find(
    (counted, urgency): (&Counted, Urgency),
    channel: ChannelId,
    post: &Sought,
    message: &Message,
    others: &HashSet<MessageId>,
) -> serenity::Result<Option<Posted>> {
    let http = counted.http(urgency);
    let look = || http.get_messages(channel.0.into(), None, Some(LOOK_BACK));
    let posted = retry::patiently(look).await?;
    // Another aedile may play in this channel, with tables and posts of the same numbers.
    let me = me(http, counted.application()).await?;
    let found = posted
        .into_iter()
        .filter(|posted| posted.author.id == me && is_since(posted, post))
        .find(|posted| is_it(posted, post, message, others));
    Ok(found)
}

/// The bot. A server that does not tell is taken to give bots the ids of their applications, as Discord does but for old ones.
async fn me(http: &Http, application: Option<ApplicationId>) -> serenity::Result<UserId> {
    match (http.get_current_user().await, application) {
        (Ok(me), _) => Ok(me.id),
        (Err(error), Some(application)) if !Trouble::is_passing(&error) || is_unnamed(&error) => {
            Ok(UserId::new(application.get()))
        }
        (Err(_), _) => Ok(retry::patiently(|| http.get_current_user()).await?.id),
    }
}

/// Whether the message is younger than the post's becoming due, with a minute for clocks that differ.
fn is_since(posted: &Posted, post: &Sought) -> bool {
    sent_at(posted).0.saturating_add(60_000) >= post.created.0
}

/// When a message was sent.
pub fn sent_at(posted: &Posted) -> Timestamp {
    let sent =
        i64::try_from(posted.id.get() >> 22).unwrap_or(i64::MAX).saturating_add(DISCORD_EPOCH);
    // Servers other than Discord may not put the time into their ids.
    Timestamp(sent.max(posted.timestamp.unix_timestamp() * 1000))
}

fn is_it(posted: &Posted, post: &Sought, message: &Message, others: &HashSet<MessageId>) -> bool {
    if let Some(Nonce::String(nonce)) = &posted.nonce {
        return *nonce == post.nonce;
    }
    if let Some(own) = message.files.iter().find(|file| post.names.contains(&file.name)) {
        return posted.attachments.iter().any(|file| file.filename == own.name);
    }
    if others.contains(&MessageId(posted.id.get())) {
        return false;
    }
    match first_id(message) {
        Some(id) => serde_json::to_string(&posted.components)
            .is_ok_and(|json| json.contains(&format!("\"{id}\""))),
        None => is_plain(posted),
    }
}

/// Whether it is a line of the poster: no picture, no buttons, no answer to a command, no aside.
fn is_plain(posted: &Posted) -> bool {
    posted.attachments.is_empty()
        && posted.components.is_empty()
        && posted.interaction_metadata.is_none()
        && posted.webhook_id.is_none()
        && !posted.flags.is_some_and(|flags| flags.contains(aside::MARK))
}

fn first_id(message: &Message) -> Option<String> {
    message.rows.iter().find_map(|row| match row {
        Row::Buttons(buttons) => buttons.first().map(|button| button.id.to_string()),
        Row::Select(select) => Some(select.id.to_string()),
    })
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::Arc;

    use axum::Router;
    use serde_json::{Value, json};
    use serenity::http::HttpBuilder;
    use tokio::{net::TcpListener, sync::watch};

    use super::*;
    use crate::{
        discord::{panels::posts::ping_rows, wire::File},
        tables::{GameKind, GuildId, MoveNumber, Notice, PostId, PostKind, TableId},
        talk::present::Spot,
    };

    /// A post that was claimed once and may have been sent.
    pub fn post() -> DuePost {
        DuePost {
            id: PostId(7),
            table: TableId(3),
            game: GameKind::GreatCity,
            name: None,
            guild: GuildId(1),
            channel: ChannelId(10),
            kind: PostKind::Notice(Notice::LobbyExpired),
            number: MoveNumber(0),
            created: Timestamp(0),
            edits: None,
            loud: false,
            direct: None,
            next: None,
            electors: Vec::new(),
            limit: None,
            attempts: 1,
            in_doubt_since: Some(Timestamp(0)),
            epoch: 0,
        }
    }

    /// A message of the bot in the channel, with these fields as well.
    fn posted(id: u64, fields: &Value) -> Posted {
        let mut message = json!({
            "id": id.to_string(), "channel_id": "10", "content": "The lobby was closed.", "tts": false,
            "author": {"id": "5", "username": "Aedile", "discriminator": "0000", "avatar": null, "bot": true},
            "timestamp": "2026-11-22T08:00:00Z", "edited_timestamp": null, "mention_everyone": false, "mentions": [],
            "mention_roles": [], "attachments": [], "embeds": [], "pinned": false, "type": 0,
        });
        for (key, value) in fields.as_object().expect("fields") {
            message[key] = value.clone();
        }
        serde_json::from_value(message).expect("a message as Discord sends it")
    }

    fn is_found(posted: &Posted, others: &[u64]) -> bool {
        let line = Message { text: "The lobby is over.".into(), ..Message::default() };
        is_found_as(&line, posted, others)
    }

    fn is_found_as(message: &Message, posted: &Posted, others: &[u64]) -> bool {
        let others = others.iter().copied().map(MessageId).collect();
        is_it(posted, &Sought::from(&post()), message, &others)
    }

    /// A server that answers each request only after it has failed twice, and how often it was asked.
    async fn failing_server() -> (Http, watch::Receiver<usize>) {
        let (asked, heard) = watch::channel(0_usize);
        let answer = move |uri: axum::http::Uri| {
            asked.send_modify(|asked| *asked += 1);
            let is_up = asked.borrow().is_multiple_of(3);
            let body = if uri.path().ends_with("/messages") {
                json!([])
            } else {
                json!({"id": "5", "username": "Aedile", "discriminator": "0000", "avatar": null})
            };
            async move { is_up.then_some(axum::Json(body)).ok_or(axum::http::StatusCode::BAD_GATEWAY) }
        };
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("there is a free port");
        let address = listener.local_addr().expect("it listens");
        tokio::spawn(axum::serve(listener, Router::new().fallback(answer)).into_future());
        let http = HttpBuilder::new("x").proxy(format!("http://{address}"));
        (http.ratelimiter_disabled(true).build(), heard)
    }

    #[tokio::test]
    async fn a_search_asks_again_while_the_server_fails() {
        let (http, heard) = failing_server().await;
        let http = Arc::new(http);
        let counted = Counted::new(http.clone(), http);
        let (post, others, way) =
            (Sought::from(&post()), HashSet::new(), (&counted, Urgency::Other));
        let found = find(way, ChannelId(10), &post, &Message::default(), &others).await;
        assert!(found.is_ok_and(|found| found.is_none()));
        assert_eq!(*heard.borrow(), 6, "two questions, three times each");
    }

    #[test]
    fn of_two_calls_with_the_same_buttons_one_is_not_taken_for_the_other() {
        let spot = Spot { table: TableId(3), number: MoveNumber(0) };
        let call = Message { rows: ping_rows(spot), ..Message::default() };
        let id = first_id(&call).expect("a call has a button");
        let buttons = json!({"components": [{"type": 1, "components": [
            {"type": 2, "style": 1, "label": "Take my turn", "custom_id": id}
        ]}]});
        let posted = posted(100, &buttons);
        assert!(is_found_as(&call, &posted, &[99]));
        assert!(!is_found_as(&call, &posted, &[99, 100]), "the message of another post");
    }

    #[test]
    fn a_picture_is_found_by_its_name_in_a_message_that_another_post_had_made() {
        let name = post().picture_name();
        let file = File { name: name.clone(), alt: None, bytes: Vec::new() };
        let redrawn = Message { files: vec![file], ..Message::default() };
        let picture = json!({"attachments": [{"id": "1", "filename": name, "size": 1, "url": "u", "proxy_url": "u"}]});
        assert!(is_found_as(&redrawn, &posted(100, &picture), &[100]), "it was edited");
    }

    #[test]
    fn a_plain_line_is_found_whatever_it_says() {
        assert!(is_found(&posted(100, &json!({})), &[99]));
        assert!(is_found(&posted(100, &json!({"nonce": post().nonce()})), &[]));
    }

    #[test]
    fn what_is_something_else_is_not_taken_for_a_plain_line() {
        assert!(!is_found(&posted(100, &json!({})), &[100]), "the message of another post");
        assert!(
            !is_found(&posted(100, &json!({"nonce": "8.0"})), &[]),
            "the nonce of another post"
        );
        let answer = json!({"interaction_metadata": {"id": "1", "type": 2, "user": {"id": "2", "username": "Brutus",
            "discriminator": "0000", "avatar": null}, "authorizing_integration_owners": {}}});
        let picture = json!({"attachments": [{"id": "1", "filename": "aedile-3-6.png", "size": 1, "url": "u", "proxy_url": "u"}]});
        let aside = json!({"flags": 4 | 4096});
        assert!(is_found(&posted(100, &json!({"flags": 4096})), &[]), "a silent line");
        for fields in [answer, picture, aside] {
            assert!(!is_found(&posted(100, &fields), &[]), "{fields}");
        }
    }
}
