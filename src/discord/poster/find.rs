//! Looks in the channel for a post that may have been sent: by its picture's name, its buttons, or its words.

use serenity::{all::Message as Posted, http::Http};

use super::compose::Message;
use crate::{
    discord::retry,
    tables::{ChannelId, DuePost},
    talk::layout::Row,
};

/// How many of the channel's last messages are looked at; Discord's most.
const LOOK_BACK: u8 = 100;

/// Milliseconds between 1970 and the beginning of Discord's ids.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// The message that this post became, if it is among the last ones of the channel.
///
/// # Errors
/// When the channel cannot be read.
pub async fn find(
    http: &Http,
    channel: ChannelId,
    post: &DuePost,
    message: &Message,
) -> serenity::Result<Option<Posted>> {
    let look = || http.get_messages(channel.0.into(), None, Some(LOOK_BACK));
    let posted = retry::patiently(look).await?;
    // Another aedile may play in this channel, with tables and posts of the same numbers.
    let me = retry::patiently(|| http.get_current_user()).await?.id;
    let found = posted
        .into_iter()
        .filter(|posted| posted.author.id == me && is_since(posted, post))
        .find(|posted| is_it(posted, post, message));
    Ok(found)
}

/// Whether the message is younger than the post's becoming due, with a minute for clocks that differ.
fn is_since(posted: &Posted, post: &DuePost) -> bool {
    let sent =
        i64::try_from(posted.id.get() >> 22).unwrap_or(i64::MAX).saturating_add(DISCORD_EPOCH);
    // Servers other than Discord may not put the time into their ids.
    let sent = sent.max(posted.timestamp.unix_timestamp() * 1000);
    sent + 60_000 >= post.created.0
}

fn is_it(posted: &Posted, post: &DuePost, message: &Message) -> bool {
    let name = post.picture_name();
    if message.files.iter().any(|file| file.name == name) {
        return posted.attachments.iter().any(|file| file.filename == name);
    }
    match first_id(message) {
        Some(id) => serde_json::to_string(&posted.components)
            .is_ok_and(|json| json.contains(&format!("\"{id}\""))),
        None => posted.content == message.text,
    }
}

fn first_id(message: &Message) -> Option<String> {
    message.rows.iter().find_map(|row| match row {
        Row::Buttons(buttons) => buttons.first().map(|button| button.id.to_string()),
        Row::Select(select) => Some(select.id.to_string()),
    })
}
