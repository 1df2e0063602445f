//! poise: commands, errors, and the way of clicks into [`press`].

use std::{panic::AssertUnwindSafe, sync::Arc};

use futures_util::FutureExt as _;
use poise::{
    BoxFuture, CommandInteractionType, Context as PoiseContext, FrameworkError, FrameworkOptions,
};
use serenity::{
    all::{CommandInteraction, CreateAllowedMentions},
    http::Http,
};

use super::{
    Never,
    answer::{self, Responder},
    asked, commands, foreign,
    press::{self, Pressed},
    registering,
};
use crate::{
    discord::{
        handlers::{App, Asked, Refusal, incident, restored},
        wire::Reply,
    },
    metrics::{Metrics, Puzzle},
    say,
    talk::{custom_id::ComponentId, say::Text, typed::echo},
};

/// The framework with all commands.
pub fn new(app: App) -> poise::Framework<App, Never> {
    let options = FrameworkOptions {
        commands: commands::all(),
        on_error: |error| Box::pin(on_error(error)),
        allowed_mentions: Some(CreateAllowedMentions::new()),
        ..Default::default()
    };
    poise::Framework::builder()
        .options(options)
        // Nobody has rights here by owning the application, and the start must not wait for who does.
        .initialize_owners(false)
        .setup(move |_, _, _| setup(app))
        .build()
}

/// Registers the commands in the background, once, by the first shard that is ready. It cannot fail: poise would let every
/// later event wait for ever.
fn setup(app: App) -> BoxFuture<'static, Result<App, Never>> {
    app.spawn(registering::run(app.clone()));
    Box::pin(async move { Ok(app) })
}

/// Handles a click or a form that came back, and answers it. A panic would end its task in silence, so it is caught here and
/// answered, too.
pub async fn on_press(app: &App, http: &Arc<Http>, asked: &Asked, pressed: Pressed<'_>) {
    let responder = Responder::new(&app.metrics, http, pressed.token, asked);
    let press = async {
        let done = AssertUnwindSafe(press::press(app, asked, pressed).boxed()).catch_unwind();
        let done = done.await.unwrap_or_else(|_panic| {
            let id = without_move(pressed.custom_id);
            Ok(Reply::text(incident::panicked("a click ended with a panic", &id)))
        });
        match done {
            Err(refusal) => {
                foreign::look(app, pressed).await;
                Err(lost(app, pressed.custom_id, refusal).await)
            }
            done => done,
        }
    };
    answer::answer(app, responder, press).await;
}

/// The refusal in other words, where a backup that was put back is the reason.
async fn lost(app: &App, custom_id: &str, refusal: Refusal) -> Refusal {
    if let Ok(id) = custom_id.parse::<ComponentId>() {
        restored::explained(app, id.table, refusal).await
    } else {
        app.metrics.puzzled(Puzzle::Button);
        refusal
    }
}

/// The id of a component up to its verb. What follows may name a card of the player's hand, which is for no log.
fn without_move(custom_id: &str) -> String {
    custom_id.splitn(5, ':').take(4).collect::<Vec<_>>().join(":")
}

/// Everything that poise finds wrong before or around a command. The commands themselves answer their failures, and none
/// of them has conditions that poise checks but to be in a server.
async fn on_error(error: FrameworkError<'_, App, Never>) {
    let (words, puzzle) = match &error {
        // The words of a panic may name a card, which is for no log.
        FrameworkError::CommandPanic { ctx, .. } => {
            let name = &ctx.command().qualified_name;
            (incident::panicked("a command ended with a panic", name), None)
        }
        FrameworkError::ArgumentParse { error, input, .. } => {
            tracing::info!(%error, "an option was not readable");
            (unreadable(input.as_deref().unwrap_or_default()), Some(Puzzle::Option))
        }
        FrameworkError::CommandStructureMismatch { description, .. } => {
            tracing::warn!(description, "a command of an older form");
            (say!("command-older-form"), Some(Puzzle::OlderForm))
        }
        FrameworkError::GuildOnly { .. } => (say!("command-only-in-servers"), None),
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            tracing::warn!(command = interaction.data.name, "an unknown command");
            let http = &framework.serenity_context.http;
            let metrics = &framework.user_data().await.metrics;
            metrics.puzzled(Puzzle::UnknownCommand);
            return tell(metrics, http, interaction, say!("command-unknown")).await;
        }
        other => return tracing::warn!(error = %other, "an error outside of commands"),
    };
    // Autocomplete has no place for words; the player sees no choices.
    if let Some(PoiseContext::Application(ctx)) = error.ctx()
        && ctx.interaction_type == CommandInteractionType::Command
    {
        let metrics = &ctx.data().metrics;
        if let Some(puzzle) = puzzle {
            metrics.puzzled(puzzle);
        }
        tell(metrics, &ctx.serenity_context().http, ctx.interaction, words).await;
    }
}

fn unreadable(typed: &str) -> Text {
    let typed = echo(typed);
    say!("command-unreadable", typed)
}

async fn tell(metrics: &Metrics, http: &Arc<Http>, command: &CommandInteraction, words: Text) {
    let asked = asked::by_command(command);
    Responder::new(metrics, http, &command.token, &asked).say(&Reply::text(words)).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_does_not_hear_which_move_a_button_makes() {
        assert_eq!(without_move("a:7:12:do:draft:market"), "a:7:12:do");
        assert_eq!(without_move("a:7:12:turn"), "a:7:12:turn");
        assert_eq!(without_move(""), "");
    }
}
