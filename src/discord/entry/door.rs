//! The way in for everything that Discord tells: one request of a person at a time and not too many of them, and nothing any
//! more when the program is about to end.

use std::time::Duration;

use serenity::{
    Client,
    all::{
        Builder as _, Context, CreateAutocompleteResponse, CreateInteractionResponse,
        CreateInteractionResponseMessage, FullEvent, Interaction, InteractionId, User,
    },
    async_trait,
    framework::Framework,
    http::Http,
};

use super::Never;
use crate::{
    discord::{
        handlers::App,
        wire::{Kind, TooMuch, language},
    },
    say,
    tables::{GuildId, UserId},
};

/// Lets poise handle what is taken.
pub struct Door {
    app: App,
    inside: poise::Framework<App, Never>,
}

impl Door {
    /// The way to these commands and buttons.
    pub const fn new(app: App, inside: poise::Framework<App, Never>) -> Self {
        Self { app, inside }
    }
}

#[async_trait]
impl Framework for Door {
    async fn init(&mut self, client: &Client) {
        self.inside.init(client).await;
    }

    async fn dispatch(&self, ctx: Context, event: FullEvent) {
        self.app.metrics.heard(ctx.shard_id.0);
        let Some(_taken) = self.app.take() else { return };
        let FullEvent::InteractionCreate { interaction } = &event else {
            return self.inside.dispatch(ctx, event).await;
        };
        let Some(request) = Request::of(interaction) else { return };
        let user = UserId(request.user.id.get());
        match self.app.limits.admit(user, request.server, request.kind) {
            Ok(()) => {}
            Err(TooMuch::Wait(wait)) => return request.refuse(&ctx.http, wait).await,
            Err(TooMuch::Told) => return,
        }
        let _turn = self.app.limits.turn(user).await;
        self.inside.dispatch(ctx, event).await;
    }
}

/// What the door must know of an interaction.
struct Request<'a> {
    id: InteractionId,
    token: &'a str,
    user: &'a User,
    locale: &'a str,
    server: Option<GuildId>,
    kind: Kind,
}

impl<'a> Request<'a> {
    /// `None` for what the bot never asks for.
    fn of(interaction: &'a Interaction) -> Option<Self> {
        let kind = match interaction {
            Interaction::Autocomplete(_) => Kind::Offer,
            _ => Kind::Ask,
        };
        match interaction {
            Interaction::Command(asked) | Interaction::Autocomplete(asked) => Some(Self {
                id: asked.id,
                token: &asked.token,
                user: &asked.user,
                locale: &asked.locale,
                server: asked.guild_id.map(|server| GuildId(server.get())),
                kind,
            }),
            Interaction::Component(asked) => Some(Self {
                id: asked.id,
                token: &asked.token,
                user: &asked.user,
                locale: &asked.locale,
                server: asked.guild_id.map(|server| GuildId(server.get())),
                kind,
            }),
            _ => None,
        }
    }

    /// Says when to ask again. Autocomplete has no place for words: it offers nothing.
    async fn refuse(&self, http: &Http, wait: Duration) {
        tracing::debug!(user = %self.user.id, ?wait, "asks too fast");
        let words = say!("command-too-fast", seconds = wait.as_secs() + 1);
        let words = words.to(language::of_reader(self.locale));
        let message = CreateInteractionResponseMessage::new().ephemeral(true).content(words);
        let response = match self.kind {
            Kind::Ask => CreateInteractionResponse::Message(message),
            Kind::Offer => {
                CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new())
            }
        };
        if let Err(error) = response.execute(http, (self.id, self.token)).await {
            tracing::debug!(%error, "not told to wait");
        }
    }
}
