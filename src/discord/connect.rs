//! The way to Discord, or to another server that speaks its API (`discord.api_url`).

use std::{future::Future, sync::Arc, time::Duration};

use serenity::{
    Client,
    all::GatewayIntents,
    gateway::GatewayError,
    http::{Http, HttpBuilder, HttpError, StatusCode},
};
use tokio_util::sync::CancellationToken;

use super::{DiscordError, Settings, watch::Watch};

/// The first wait between two looks for a server that is not there yet; each later one is twice as long.
const PAUSE: Duration = Duration::from_millis(100);

/// The longest of these waits, and the only one for Discord itself, which limits how often it is asked.
const LONG_PAUSE: Duration = Duration::from_secs(2);

/// A request without an answer after this time has failed. The library would wait for ever, and a connection that died
/// in silence would hold a handler or a place of the poster for good.
const ANSWER: Duration = Duration::from_secs(10);

/// The REST client. With another server serenity's limiter is off, else it ignores the address and asks Discord itself.
#[must_use]
pub fn http(settings: &Settings) -> Http {
    let client = reqwest::Client::builder().timeout(ANSWER).build();
    let client = client.expect("the library builds the same client without the timeout");
    let builder = HttpBuilder::new(&settings.token).client(client);
    match &settings.api_url {
        Some(url) => builder.proxy(url.trim_end_matches('/')).ratelimiter_disabled(true).build(),
        None => builder.build(),
    }
}

/// Waits until the other server answers and gives the address of its gateway; `None` for Discord itself.
///
/// # Errors
/// [`DiscordError::Token`] when the server refuses the token.
pub async fn other_gateway(
    settings: &Settings,
    stop: &CancellationToken,
) -> Result<Option<String>, DiscordError> {
    if settings.api_url.is_none() {
        return Ok(None);
    }
    let http = http(settings);
    let gateway = until_there(stop, PAUSE, || http.get_gateway()).await?;
    // The library puts its own query behind the address.
    let (address, _query) = gateway.url.split_once('?').unwrap_or((&gateway.url, ""));
    Ok(Some(address.to_owned()))
}

/// How many shards Discord wants. serenity asks once and would end the program when that fails.
///
/// # Errors
/// [`DiscordError::Token`] when Discord refuses the token.
pub async fn shards(http: &Http, stop: &CancellationToken) -> Result<u32, DiscordError> {
    let ask = || async {
        match http.get_bot_gateway().await {
            Ok(gateway) => Ok(gateway.shards),
            Err(error) if is_silent_on_shards(&error) => {
                tracing::warn!(%error, "the server does not say how many shards it wants; one it is");
                Ok(1)
            }
            Err(error) => Err(error),
        }
    };
    until_there(stop, LONG_PAUSE, ask).await
}

/// Whether the server answered without a number of shards: servers other than Discord may not know the question.
fn is_silent_on_shards(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            answer.status_code == StatusCode::NOT_FOUND
        }
        serenity::Error::Http(HttpError::Request(error)) => error.is_decode(),
        _ => false,
    }
}

/// Asks until there is an answer.
async fn until_there<T, F: Future<Output = serenity::Result<T>>>(
    stop: &CancellationToken,
    mut pause: Duration,
    request: impl Fn() -> F,
) -> Result<T, DiscordError> {
    let mut has_complained = false;
    loop {
        let answer = tokio::select! {
            () = stop.cancelled() => return Err(DiscordError::Stopped),
            answer = request() => answer,
        };
        match answer {
            Ok(answer) => return Ok(answer),
            Err(error) if is_bad_token(&error) => return Err(DiscordError::Token),
            Err(error) if !has_complained => {
                has_complained = true;
                tracing::warn!(%error, "Discord does not answer yet; asking again");
            }
            Err(_) => {}
        }
        tokio::select! {
            () = stop.cancelled() => return Err(DiscordError::Stopped),
            () = tokio::time::sleep(pause) => {}
        }
        pause = (pause * 2).min(LONG_PAUSE);
    }
}

/// The client, with its gateway set: serenity would fall back to Discord's when one request fails.
///
/// # Errors
/// When serenity cannot build it.
pub async fn client(
    settings: &Settings,
    gateway: Option<String>,
    framework: poise::Framework<super::App, super::Never>,
) -> Result<Client, DiscordError> {
    let client =
        serenity::client::ClientBuilder::new_with_http(http(settings), GatewayIntents::GUILDS)
            .framework(framework)
            .event_handler(Watch(settings.metrics.clone()))
            .await
            .map_err(DiscordError::client)?;
    if let Some(url) = gateway {
        *client.ws_url.lock().await = url;
    }
    Ok(client)
}

/// Registers the commands, again and again until it works: without them nobody can play.
pub async fn register(
    http: Arc<Http>,
    commands: Vec<serenity::all::CreateCommand>,
    stop: CancellationToken,
) {
    let mut pause = Duration::from_millis(500);
    loop {
        match http.create_global_commands(&commands).await {
            Ok(registered) => {
                tracing::info!(commands = registered.len(), "commands registered");
                return;
            }
            Err(error) => tracing::error!(%error, retry_in = ?pause, "commands not registered"),
        }
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(pause) => {}
        }
        pause = (pause * 2).min(Duration::from_mins(1));
    }
}

/// Whether Discord refuses the token: 401, or 4004 of the gateway.
pub fn is_bad_token(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(error) => {
            error.status_code().is_some_and(|code| code.as_u16() == 401)
        }
        serenity::Error::Gateway(error) => matches!(error, GatewayError::InvalidAuthentication),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;
    use crate::{discord::retry::Trouble, metrics::Metrics};

    #[tokio::test(start_paused = true)]
    async fn a_server_that_never_answers_is_passing_trouble() {
        // It takes connections, as its system does that for it, and reads nothing.
        let silent = TcpListener::bind(("127.0.0.1", 0)).await.expect("there is a free port");
        let address = silent.local_addr().expect("it listens");
        let http = http(&Settings {
            token: "x".to_owned(),
            api_url: Some(format!("http://{address}/")),
            metrics: Metrics::default(),
        });
        let error = http.get_gateway().await.expect_err("nobody answers");
        assert_eq!(Trouble::of(&error), Trouble::Passing);
    }
}
