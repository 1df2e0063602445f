//! The way in for everything that Discord tells: one request of a person at a time and not too many of them, and nothing any
//! more when the program is about to end.

use std::{sync::Arc, time::Duration};

use serenity::{
    Client,
    all::{
        Builder as _, Context, CreateAutocompleteResponse, CreateInteractionResponse,
        CreateInteractionResponseMessage, FullEvent, Interaction,
    },
    async_trait,
    framework::Framework,
    http::Http,
};

use super::{
    Never, asked, framework,
    places::{self, Happening},
    press::Pressed,
};
use crate::{
    discord::{
        handlers::{App, Asked},
        wire::{Ages, Kind, TooMuch, unread},
    },
    metrics::Metrics,
    say,
};

/// Lets poise handle commands. Clicks, and channels that come and go, are handled without it.
pub struct Door {
    app: App,
    inside: poise::Framework<App, Never>,
    ages: Ages,
    /// The way of answers to interactions.
    answers: Arc<Http>,
}

impl Door {
    /// The way to these commands, and to buttons.
    pub fn new(app: App, inside: poise::Framework<App, Never>, answers: Arc<Http>) -> Self {
        Self { app, inside, ages: Ages::new(), answers }
    }

    /// Where it is counted what comes in.
    pub const fn metrics(&self) -> &Metrics {
        &self.app.metrics
    }

    /// Follows what has happened to places of tables.
    pub async fn follow(&self, ctx: &Context, happening: Happening) {
        self.app.metrics.heard(ctx.shard_id.0);
        if let Some(_taken) = self.app.take() {
            places::follow(&self.app, happening).await;
        }
    }
}

#[async_trait]
impl Framework for Door {
    async fn init(&mut self, client: &Client) {
        self.inside.init(client).await;
    }

    async fn dispatch(&self, mut ctx: Context, mut event: FullEvent) {
        self.app.metrics.heard(ctx.shard_id.0);
        let Some(_taken) = self.app.take() else { return };
        let FullEvent::InteractionCreate { interaction } = &mut event else {
            if let Some(happening) = Happening::of_event(&event) {
                places::follow(&self.app, happening).await;
            }
            return self.inside.dispatch(ctx, event).await;
        };
        unread::settle(interaction);
        let interaction = &*interaction;
        // What answers this interaction, the framework included, finds no other client; and this one learns here for whom it sends.
        self.answers.set_application_id(interaction.application_id());
        ctx.http = self.answers.clone();
        let Some(asked) = asked::of(interaction) else { return };
        if self.ages.is_stale(asked.id, self.app.tables.now()) {
            return tracing::warn!(interaction = %asked.id, "came too late to be answered; nothing is done");
        }
        let kind = match interaction {
            Interaction::Autocomplete(_) => Kind::Offer,
            _ => Kind::Ask,
        };
        match self.app.limits.admit(asked.user(), asked.guild, kind) {
            Ok(()) => {}
            Err(TooMuch::Wait(wait)) => {
                return refuse(&ctx.http, interaction, (&asked, kind), wait).await;
            }
            Err(TooMuch::Told) => return,
        }
        let _turn = self.app.limits.turn(asked.user()).await;
        // An interaction shows what the bot may do where it was made. A channel that refused posts is open before this one owes more.
        if asked.lacks.to_play.is_empty() {
            places::try_again(&self.app, asked.channel).await;
        }
        match interaction {
            Interaction::Component(click) => {
                framework::on_press(&self.app, &ctx.http, &asked, Pressed::click(click)).await;
            }
            Interaction::Modal(form) => {
                framework::on_press(&self.app, &ctx.http, &asked, Pressed::form(form)).await;
            }
            // What is offered while somebody types is measured in their language, too.
            _ => asked.language.during(self.inside.dispatch(ctx, event)).await,
        }
    }
}

/// Says when to ask again. Autocomplete has no place for words: it offers nothing.
async fn refuse(
    http: &Http,
    interaction: &Interaction,
    (asked, kind): (&Asked, Kind),
    wait: Duration,
) {
    tracing::debug!(user = %asked.user(), ?wait, "asks too fast");
    let words = say!("command-too-fast", seconds = wait.as_secs() + 1).to(asked.language);
    let message = CreateInteractionResponseMessage::new().ephemeral(true).content(words);
    let response = match kind {
        Kind::Ask => CreateInteractionResponse::Message(message),
        Kind::Offer => CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new()),
    };
    if let Err(error) = response.execute(http, (interaction.id(), interaction.token())).await {
        tracing::debug!(%error, "not told to wait");
    }
}
