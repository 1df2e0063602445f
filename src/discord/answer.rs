//! Answers to one interaction: what is ready soon is the first and only response; else Discord hears meanwhile that it
//! will come.
//!
//! A response that fails loses nothing: what the interaction asks for is done all the same, once, and the channel hears
//! of it by the owed posts.

use std::{sync::Arc, time::Duration};

use serenity::{
    all::{
        Builder as _, CommandInteraction, ComponentInteraction, CreateInteractionResponse,
        CreateInteractionResponseMessage, MessageFlags,
    },
    http::Http,
};
use tokio::sync::OnceCell;

use super::{
    admission,
    retry::{self, Trouble},
    watch::Busy,
    wire::Sheet,
};
use crate::tables::{ChannelId, GuildId, InteractionId, Opening, Player, UserId};

/// What takes longer than this is acknowledged meanwhile (product §8). Everything else needs one request instead of two.
const SOON: Duration = Duration::from_secs(1);

/// What is left then of the 3 s that Discord waits for an acknowledgement; one that comes later is refused.
const PATIENCE: Duration = Duration::from_secs(2);

/// One interaction, and who caused it where.
#[derive(Clone)]
pub struct Answer {
    line: Arc<Line>,
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

/// The way to the player. Shared by the clones of an answer and the acknowledgement that waits for its moment.
struct Line {
    http: Arc<Http>,
    id: InteractionId,
    token: String,
    place: Place,
    /// Discord takes one first response; whoever comes second waits until it is through.
    opened: OnceCell<()>,
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
            line: Line::new(http, command.id.get(), &command.token, Place::New),
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
        let place = if is_private { Place::Same } else { Place::New };
        Self {
            line: Line::new(http, component.id.get(), &component.token, place),
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
        self.line.place == Place::Same
    }

    /// Sees to it that Discord hears of the interaction in time, if the answer does not come before.
    pub fn defer(&self) {
        // Who has answered holds no line any more, and nothing is left to do.
        let line = Arc::downgrade(&self.line);
        tokio::spawn(async move {
            tokio::time::sleep(SOON).await;
            if let Some(line) = line.upgrade() {
                line.opened.get_or_init(|| line.acknowledge()).await;
            }
        });
    }

    /// Tells Discord at once that the answer takes its time.
    pub async fn keep_waiting(&self) {
        self.line.opened.get_or_init(|| self.line.acknowledge()).await;
    }

    /// Shows the result. A panel that is gone is replaced by a new private message.
    pub async fn show(&self, sheet: &Sheet) {
        let line = &self.line;
        let mut is_shown = false;
        line.opened.get_or_init(async || is_shown = line.respond(sheet).await).await;
        if !is_shown {
            line.change(sheet).await;
        }
    }
}

impl Line {
    fn new(http: &Arc<Http>, id: u64, token: &str, place: Place) -> Arc<Self> {
        Arc::new(Self {
            http: Arc::clone(http),
            id: InteractionId(id),
            token: token.to_owned(),
            place,
            opened: OnceCell::new(),
        })
    }

    /// Acknowledges the interaction in time, or gives that up: what is asked for must not wait longer.
    async fn acknowledge(&self) {
        let response = match self.place {
            Place::New => CreateInteractionResponse::Defer(
                CreateInteractionResponseMessage::new().ephemeral(true),
            ),
            Place::Same => CreateInteractionResponse::Acknowledge,
        };
        match tokio::time::timeout(PATIENCE, self.first(response)).await {
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

    /// Responds with the result itself; false if it must be shown by a change. An attempt whose confirmation was lost counts
    /// as acknowledged: the change then shows the same once more.
    async fn respond(&self, sheet: &Sheet) -> bool {
        let response = match self.place {
            Place::New => CreateInteractionResponse::Message(sheet.response().ephemeral(true)),
            Place::Same => CreateInteractionResponse::UpdateMessage(sheet.response()),
        };
        match self.first(response).await {
            Ok(()) => true,
            Err(error) => {
                let why = Trouble::of(&error);
                if !matches!(why, Trouble::Acknowledged | Trouble::NoMessage) {
                    tracing::warn!(interaction = %self.id, %error, "response failed");
                }
                if why == Trouble::NoMessage {
                    self.acknowledge().await;
                }
                false
            }
        }
    }

    async fn first(&self, response: CreateInteractionResponse) -> serenity::Result<()> {
        let to = (self.id.0.into(), self.token.as_str());
        retry::quickly(|| response.clone().execute(&self.http, to)).await
    }

    /// Changes what the first response has left: the waiting message, or the panel.
    async fn change(&self, sheet: &Sheet) {
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
