//! Lines for other channels than the one where something was asked.

use serenity::all::{Builder as _, CreateAllowedMentions, CreateMessage, MessageFlags, Nonce};

use crate::{
    discord::wire::{Aside, Counted, File, Urgency, language, retry},
    tables::InteractionId,
};

/// What tells these lines from those of tables, whoever looks for a post that may have been sent: there is nothing to embed.
pub const MARK: MessageFlags = MessageFlags::SUPPRESS_EMBEDS;

/// Sends a silent line of little weight, of which this interaction is the cause. It is tried again for half a minute.
pub async fn say(counted: Counted, aside: Aside, cause: InteractionId) {
    let message = CreateMessage::new()
        .content(aside.text.to(language::of_channels()))
        .files(aside.file.iter().map(File::attachment))
        .allowed_mentions(CreateAllowedMentions::new())
        .flags(MessageFlags::SUPPRESS_NOTIFICATIONS | MARK)
        .nonce(Nonce::String(format!("a{cause}")))
        .enforce_nonce(true);
    let request = || async {
        let http = counted.turn(Urgency::Other).await;
        message.clone().execute(http, (aside.channel.0.into(), None)).await
    };
    if let Err(error) = retry::patiently(request).await {
        tracing::warn!(channel = %aside.channel, %error, "a line about another channel was not sent");
    }
}
