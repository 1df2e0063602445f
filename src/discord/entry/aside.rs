//! Lines for other channels than the one where something was asked.

use serde_json::json;
use serenity::all::{Builder as _, CreateAllowedMentions, CreateMessage, MessageFlags, Nonce};

use crate::{
    discord::wire::{self, Aside, Counted, File, Letter, Urgency, retry},
    tables::{ChannelId, InteractionId},
    talk::say::Language,
};

/// What tells these lines from those of tables, whoever looks for a post that may have been sent: there is nothing to embed.
pub const MARK: MessageFlags = MessageFlags::SUPPRESS_EMBEDS;

/// Sends a silent line of little weight that this interaction causes, in the language that is spoken. It is tried again for half a
/// minute.
pub async fn say(counted: Counted, aside: Aside, cause: InteractionId) {
    let message = CreateMessage::new()
        .content(wire::content(&aside.text, Language::spoken()))
        .files(aside.file.iter().map(File::attachment))
        .allowed_mentions(CreateAllowedMentions::new())
        .flags(MessageFlags::SUPPRESS_NOTIFICATIONS | MARK)
        .nonce(Nonce::String(format!("a{cause}")))
        .enforce_nonce(true);
    let request = || async {
        let http = counted.http(Urgency::Other);
        message.clone().execute(http, (aside.channel.0.into(), None)).await
    };
    if let Err(error) = retry::patiently(request).await {
        tracing::warn!(channel = %aside.channel, %error, "a line about another channel was not sent");
    }
}

/// Writes a person, as [`say`] does in a channel.
pub async fn write(counted: Counted, letter: Letter, cause: InteractionId) {
    let body = json!({"recipient_id": letter.to.0.to_string()});
    let open = || async {
        let http = counted.http(Urgency::Other);
        http.create_private_channel(&body).await
    };
    match retry::patiently(open).await {
        Ok(opened) => {
            let channel = ChannelId(opened.id.get());
            say(counted, Aside { channel, text: letter.text, file: None }, cause).await;
        }
        Err(error) => tracing::warn!(%error, "a direct message was not sent"),
    }
}
