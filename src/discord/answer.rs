//! Answers to one interaction: acknowledge first, work, then show the result.
//!
//! An acknowledgement that fails loses nothing: what the interaction asks for is done all the same, once, and the
//! channel hears of it by the owed posts.

use std::{sync::Arc, time::Duration};

use serenity::{
    all::{
        Builder as _, CommandInteraction, ComponentInteraction, CreateInteractionResponse,
        CreateInteractionResponseMessage, MessageFlags,
    },
    http::Http,
};

use super::{
    admission,
    retry::{self, Trouble},
    watch::Busy,
    wire::Sheet,
};
use crate::tables::{ChannelId, GuildId, InteractionId, Opening, Player, UserId};

/// How long Discord waits for an acknowledgement; one that comes later is refused.
const PATIENCE: Duration = Duration::from_secs(3);

/// One interaction, and who caused it where.
#[derive(Clone)]
pub struct Answer {
    http: Arc<Http>,
    token: String,
    place: Place,
    /// Keeps the program from ending while this is under way.
    _busy: Option<Arc<Busy>>,
    /// The interaction.
    pub id: InteractionId,
    /// Who clicked or typed.
    pub player: Player,
    /// In which channel or thread.
    pub channel: ChannelId,
    /// In which server; `None` in a private conversation.
    pub guild: Option<GuildId>,
    /// What the server's settings look at, should a table be opened with this.
    pub opening: Opening,
}

/// Where the answer appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// In a new message that only the player sees.
    New,
    /// In the private message whose component was used.
    Same,
}

impl Answer {
    /// The answer to a command: a new private message.
    #[must_use]
    pub fn to_command(http: &Arc<Http>, command: &CommandInteraction) -> Self {
        let shown = command
            .member
            .as_deref()
            .map_or_else(|| command.user.display_name(), |member| member.display_name());
        Self {
            http: Arc::clone(http),
            token: command.token.clone(),
            place: Place::New,
            _busy: None,
            id: InteractionId(command.id.get()),
            player: Player { user: UserId(command.user.id.get()), name: shown.to_owned() },
            channel: ChannelId(command.channel_id.get()),
            opening: admission::opening(
                ChannelId(command.channel_id.get()),
                command.channel.as_ref(),
                command.member.as_deref(),
            ),
            guild: command.guild_id.map(|guild| GuildId(guild.get())),
        }
    }

    /// The answer to a button or select: in a panel the panel itself, on a public message a new private one.
    #[must_use]
    pub fn to_component(http: &Arc<Http>, component: &ComponentInteraction) -> Self {
        let is_private =
            component.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let shown = component
            .member
            .as_ref()
            .map_or_else(|| component.user.display_name(), |member| member.display_name());
        Self {
            http: Arc::clone(http),
            token: component.token.clone(),
            place: if is_private { Place::Same } else { Place::New },
            _busy: None,
            id: InteractionId(component.id.get()),
            player: Player { user: UserId(component.user.id.get()), name: shown.to_owned() },
            channel: ChannelId(component.channel_id.get()),
            opening: admission::opening(
                ChannelId(component.channel_id.get()),
                component.channel.as_ref(),
                component.member.as_ref(),
            ),
            guild: component.guild_id.map(|guild| GuildId(guild.get())),
        }
    }

    /// The same, and the program does not end before it is dropped.
    #[must_use]
    pub fn holding(self, busy: Arc<Busy>) -> Self {
        Self { _busy: Some(busy), ..self }
    }

    /// Whether the answer changes the panel whose component was used.
    #[must_use]
    pub fn is_in_panel(&self) -> bool {
        self.place == Place::Same
    }

    /// Acknowledges the interaction within Discord's 3 s, or gives that up: what is asked for must not wait longer.
    pub async fn defer(&self) {
        let response = match self.place {
            Place::New => CreateInteractionResponse::Defer(
                CreateInteractionResponseMessage::new().ephemeral(true),
            ),
            Place::Same => CreateInteractionResponse::Acknowledge,
        };
        let acknowledge = || {
            self.http.create_interaction_response(
                self.id.0.into(),
                &self.token,
                &response,
                Vec::new(),
            )
        };
        match tokio::time::timeout(PATIENCE, retry::quickly(acknowledge)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) if Trouble::of(&error) == Trouble::Acknowledged => {
                tracing::debug!(interaction = %self.id, "already acknowledged");
            }
            Ok(Err(error)) => {
                tracing::warn!(interaction = %self.id, %error, "acknowledgement failed");
            }
            Err(_) => tracing::warn!(interaction = %self.id, "acknowledgement took too long"),
        }
    }

    /// Shows the result. A panel that is gone is replaced by a new private message.
    pub async fn show(&self, sheet: &Sheet) {
        match self.edit(sheet).await {
            Ok(()) => {}
            Err(error)
                if self.place == Place::Same && Trouble::of(&error) == Trouble::NoMessage =>
            {
                self.follow_up(sheet).await;
            }
            Err(error) => tracing::warn!(interaction = %self.id, %error, "answer failed"),
        }
    }

    async fn edit(&self, sheet: &Sheet) -> serenity::Result<()> {
        let request = || sheet.edit().execute(&self.http, &self.token);
        retry::steadily(request).await.map(drop)
    }

    async fn follow_up(&self, sheet: &Sheet) {
        let request = || sheet.follow_up().execute(&self.http, (None, &self.token));
        if let Err(error) = retry::steadily(request).await {
            tracing::warn!(interaction = %self.id, %error, "follow-up failed");
        }
    }
}
