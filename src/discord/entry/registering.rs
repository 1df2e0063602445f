//! Registering the commands: in every language that Discord takes, and by the newest version that plays.

use std::time::Duration;

use serenity::all::CreateCommand;

use super::commands;
use crate::{
    discord::{
        entry::Never,
        handlers::App,
        wire::{Counted, connect},
    },
    metrics::{Commands, Metrics},
    tables::{Newer, TableError, Tables},
};

/// After this time it is tried again when Discord refuses even the English commands, or the database does not answer.
const PAUSE: Duration = Duration::from_secs(60);

/// Registers the commands until `stop`: at once, and again when a newer version has played on this database and does so no
/// longer. While one plays, the commands are its.
pub async fn run(app: App) {
    let (tables, stop) = (app.tables.clone(), app.stop.clone());
    let discord = Registrar { counted: app.counted.clone(), metrics: app.metrics.clone() };
    stop.run_until_cancelled(register_while_newest(&tables, &discord)).await;
}

async fn register_while_newest(tables: &Tables, discord: &Registrar) {
    loop {
        let done = async {
            tables.until_newer(Newer::Nowhere).await?;
            let fits = commands::languages();
            tokio::select! {
                () = discord.in_languages(&fits, created) => tables.until_newer(Newer::Plays).await?,
                newer = tables.until_newer(Newer::Plays) => newer?,
            }
            tracing::info!("a newer version of the program plays, too: the commands are its");
            Ok::<_, TableError>(())
        };
        if let Err(error) = done.await {
            tracing::warn!(%error, "it is not known whether a newer version plays");
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// The commands in English and these languages, in Discord's form.
fn created(languages: &[&'static str]) -> Vec<CreateCommand> {
    poise::builtins::create_application_commands::<App, Never>(&commands::within(languages))
}

/// Registers commands at Discord, and says in the metrics how that went.
struct Registrar {
    counted: Counted,
    metrics: Metrics,
}

impl Registrar {
    async fn register(&self, commands: &[CreateCommand]) -> serenity::Result<()> {
        connect::register(&self.counted, &self.metrics, commands).await
    }

    /// Registers the commands in all these languages, or in those that Discord takes: one that it refuses takes no other
    /// along.
    async fn in_languages(
        &self,
        languages: &[&'static str],
        commands: fn(&[&'static str]) -> Vec<CreateCommand>,
    ) {
        let Err(error) = self.register(&commands(languages)).await else { return };
        tracing::error!(%error, "Discord refuses the commands; trying English and one language after the other");
        while let Err(error) = self.register(&commands(&[])).await {
            tracing::error!(%error, "Discord refuses the English commands, too; those before stay");
            tokio::time::sleep(PAUSE).await;
        }
        let mut taken = Vec::new();
        for language in languages {
            taken.push(*language);
            if let Err(error) = self.register(&commands(&taken)).await {
                tracing::error!(%error, language, "there are no commands in this language: Discord refuses them");
                taken.pop();
            }
        }
        // The last refusal was of one language: the commands are there.
        self.metrics.set_commands(Commands::Registered(commands(&taken).len()));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use axum::{Router, extract::State, http::StatusCode};
    use serde_json::{Value, json};
    use serenity::http::HttpBuilder;
    use tokio::net::TcpListener;

    use super::*;

    type Sent = Arc<Mutex<Vec<(Vec<String>, bool)>>>;

    /// Discord, which does not like how German and Polish call the command.
    async fn discord(State(sent): State<Sent>, body: String) -> (StatusCode, String) {
        let commands: Value = serde_json::from_str(&body).expect("it is JSON");
        let names = commands[0]["name_localizations"].as_object().cloned().unwrap_or_default();
        let is_taken = !names.contains_key("de") && !names.contains_key("pl");
        sent.lock().expect("nobody panics").push((names.keys().cloned().collect(), is_taken));
        let refusal = json!({"code": 50035, "message": "Invalid Form Body"});
        if is_taken {
            (StatusCode::OK, "[]".to_owned())
        } else {
            (StatusCode::BAD_REQUEST, refusal.to_string())
        }
    }

    fn command(languages: &[&'static str]) -> Vec<CreateCommand> {
        let named = |command: CreateCommand, language: &&'static str| {
            command.name_localized(*language, format!("game-{}", language.to_lowercase()))
        };
        vec![languages.iter().fold(CreateCommand::new("game").description("Tables"), named)]
    }

    #[tokio::test]
    async fn a_language_that_discord_refuses_takes_no_other_along() {
        let sent = Sent::default();
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("there is a free port");
        let address = listener.local_addr().expect("it listens");
        let app = Router::new().fallback(discord).with_state(sent.clone());
        tokio::spawn(axum::serve(listener, app).into_future());
        let http = HttpBuilder::new("x").proxy(format!("http://{address}"));
        let http = Arc::new(http.ratelimiter_disabled(true).build());
        http.set_application_id(7.into());
        let counted = Counted::new(http.clone(), http);
        let discord = Registrar { counted, metrics: Metrics::default() };
        discord.in_languages(&["de", "fr", "pl", "it"], command).await;
        let sent = sent.lock().expect("nobody panics");
        let (last, is_taken) = sent.last().expect("something was sent");
        assert!(*is_taken && *last == ["fr", "it"], "{sent:?}");
        let taken: Vec<_> =
            sent.iter().filter(|(_, is_taken)| *is_taken).map(|(with, _)| with.join(" ")).collect();
        assert_eq!(taken, ["", "fr", "fr it"], "English first: {sent:?}");
    }
}
