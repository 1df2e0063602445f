//! Lines for other channels than the one where something was asked.

use serenity::{
    all::{Builder as _, CreateAllowedMentions, CreateMessage, MessageFlags},
    http::Http,
};

use crate::discord::wire::{Aside, language};

/// What tells these lines from those of tables, whoever looks for a post that may have been sent: there is nothing to embed.
pub const MARK: MessageFlags = MessageFlags::SUPPRESS_EMBEDS;

/// Sends a silent line of little weight. It is tried once.
pub async fn say(http: &Http, aside: &Aside) {
    let message = CreateMessage::new()
        .content(aside.text.to(language::of_channels()))
        .allowed_mentions(CreateAllowedMentions::new())
        .flags(MessageFlags::SUPPRESS_NOTIFICATIONS | MARK);
    if let Err(error) = message.execute(http, (aside.channel.0.into(), None)).await {
        tracing::warn!(channel = %aside.channel, %error, "a line about another channel was not sent");
    }
}
