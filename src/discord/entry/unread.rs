//! The way in for events that the library cannot read: they are repaired and handled like all others, and what could not be
//! read is counted, and named in the log once.

use std::sync::Arc;

use serde_json::Value;
use serenity::{
    all::{
        Builder as _, ChannelDeleteEvent, Context, CreateInteractionResponse,
        CreateInteractionResponseMessage, Event, FullEvent, GuildCreateEvent, GuildDeleteEvent,
        RawEventHandler, ReadyEvent, ThreadDeleteEvent, ThreadUpdateEvent,
    },
    async_trait,
    framework::Framework as _,
};

use super::{door::Door, places::Happening, watch::Watch};
use crate::{
    discord::{
        handlers::incident,
        wire::{
            language,
            unread::{self, Lost, Repaired},
        },
    },
    metrics::Metrics,
};

/// Is told every event, and cares for those that nobody else is told.
pub struct Unread {
    /// Where events go in.
    pub door: Arc<Door>,
    /// Notes that a session has begun.
    pub watch: Arc<Watch>,
}

#[async_trait]
impl RawEventHandler for Unread {
    async fn raw_event(&self, ctx: Context, event: Event) {
        let Event::Unknown(event) = event else { return };
        let sent = &event.value;
        match event.kind.as_str() {
            "INTERACTION_CREATE" => self.interaction(ctx, sent).await,
            "READY" => self.ready(ctx, sent).await,
            "RESUMED" => {
                self.note("RESUMED", &[]);
                self.watch.begins(ctx.shard_id);
            }
            kind => self.other(ctx, kind, sent).await,
        }
    }
}

impl Unread {
    async fn interaction(&self, ctx: Context, sent: &Value) {
        match unread::interaction(sent) {
            Ok(Repaired { interaction, fields }) => {
                self.note("INTERACTION_CREATE", &fields);
                self.door.dispatch(ctx, FullEvent::InteractionCreate { interaction }).await;
            }
            Err(Lost::NotOffered) => {
                tracing::debug!("an interaction of a kind that is not offered");
            }
            Err(Lost::Without(field)) => self.lose(&ctx, sent, field).await,
        }
    }

    /// Says that an interaction is lost, to the person as well if there is a way to them.
    async fn lose(&self, ctx: &Context, sent: &Value, field: &str) {
        self.door.metrics().lost();
        let words =
            incident::report("an interaction cannot be read", &format!("{field} is missing"));
        let (Some(id), Some(token)) = (unread::id(&sent["id"]), unread::text(&sent["token"]))
        else {
            return;
        };
        let language = language::of_reader(unread::text(&sent["locale"]).unwrap_or_default());
        let message =
            CreateInteractionResponseMessage::new().ephemeral(true).content(words.to(language));
        let response = CreateInteractionResponse::Message(message);
        if let Err(error) = response.execute(&ctx.http, (id.into(), token)).await {
            tracing::debug!(%error, "not told that an interaction is lost");
        }
    }

    /// A session has begun. Nobody would know who the bot is, and no command would be registered.
    async fn ready(&self, ctx: Context, sent: &Value) {
        self.note("READY", &unread::optional::<ReadyEvent>(sent));
        let (ready, application) = unread::ready(sent);
        if let Some(id) = application {
            ctx.http.set_application_id(id);
        } else {
            tracing::error!("READY does not say who the bot is; nothing can be answered");
        }
        self.watch.begins(ctx.shard_id);
        self.door.dispatch(ctx, FullEvent::Ready { data_about_bot: ready }).await;
    }

    /// What happens to the places of tables. All else is nothing to the bot, known to the library or not.
    async fn other(&self, ctx: Context, kind: &str, sent: &Value) {
        let (event, fields): (_, fn(&Value) -> Vec<String>) = match kind {
            "CHANNEL_DELETE" => ("CHANNEL_DELETE", unread::optional::<ChannelDeleteEvent>),
            "THREAD_DELETE" => ("THREAD_DELETE", unread::optional::<ThreadDeleteEvent>),
            "THREAD_UPDATE" => ("THREAD_UPDATE", unread::optional::<ThreadUpdateEvent>),
            "GUILD_CREATE" => ("GUILD_CREATE", unread::optional::<GuildCreateEvent>),
            "GUILD_DELETE" => ("GUILD_DELETE", unread::optional::<GuildDeleteEvent>),
            _ => return tracing::debug!(kind, "an event that is not needed"),
        };
        self.note(event, &fields(sent));
        if let Some(happening) = Happening::of_unread(kind, sent) {
            self.door.follow(&ctx, happening).await;
        } else {
            tracing::debug!(kind, "an event of which nothing is needed");
        }
    }

    /// Counts what could not be read of an event, and names it in the log the first time.
    fn note(&self, event: &'static str, fields: &[String]) {
        let metrics: &Metrics = self.door.metrics();
        let unknown = ["unknown".to_owned()];
        let fields = if fields.is_empty() { &unknown } else { fields };
        for field in fields {
            if metrics.unread(event, field) {
                tracing::warn!(
                    event,
                    field,
                    "Discord sends a field that cannot be read; the event is handled without it (said once)"
                );
            }
        }
    }
}
