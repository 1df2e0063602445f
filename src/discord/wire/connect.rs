//! The way to Discord, or to another server that speaks its API (`discord.api_url`).

use std::{sync::Arc, time::Duration};

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use backon::{ExponentialBuilder, Retryable as _};
use serenity::{
    Client,
    all::GatewayIntents,
    http::{Http, HttpBuilder, LightMethod, Request, Route, StatusCode},
};
use tokio::{sync::Mutex, time::Instant};
use tokio_util::{sync::CancellationToken, task::AbortOnDropHandle};

use super::{
    counted::Counted,
    gateway::Gateway,
    relay::{self, NOT_URGENT},
    retry::Trouble,
    settings::{DiscordError, Settings, is_bad_token},
    tempo::{Tempo, Urgency},
};
use crate::metrics::{Commands, Metrics, Route as Limited};

/// What Discord shall tell.
pub const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

/// The first wait between two looks for a server that is not there yet; each later one is twice as long.
const PAUSE: Duration = Duration::from_millis(100);

/// The same for Discord itself, which limits how often it is asked.
const DISCORDS_PAUSE: Duration = Duration::from_secs(2);

/// The longest of these waits, before up to as much again by chance: Discord may be away for a day, or ban this address.
const LONGEST_PAUSE: Duration = Duration::from_secs(90);

/// What Discord has said of its gateway is believed for as long as this: shards that begin together ask once.
const FRESH: Duration = Duration::from_secs(5);

/// A request without an answer after this time has failed. The library would wait for ever, and a connection that died
/// in silence would hold a handler or a place of the poster for good.
const ANSWER: Duration = Duration::from_secs(10);

/// Why nothing connects when all sessions of a day are used up.
const NO_MORE_TODAY: &str = "Discord lets no more shards begin today; waiting until it does";

/// How long a counted request may take with all that it waits for: places, limits and answers.
const PATIENCE: Duration = Duration::from_secs(60);

/// Discord, in the addresses of the library.
const DISCORD: &str = "https://discord.com";

fn built(client: reqwest::ClientBuilder) -> reqwest::Client {
    client.build().expect("the library builds the same client without these settings")
}

/// A client that counts what the server refuses with 429. It asks nothing again: the limiters do.
fn requests(settings: &Settings) -> reqwest::ClientBuilder {
    let metrics = settings.metrics.clone();
    let server = settings.api_url.as_deref().unwrap_or(DISCORD);
    let counting = reqwest::retry::for_host(host(server)).classify_fn(move |asked| {
        if asked.status() == Some(StatusCode::TOO_MANY_REQUESTS) {
            metrics.limited(Limited::of(asked.uri().path()));
        }
        asked.success()
    });
    settings.clients.begin().timeout(ANSWER).retry(counting)
}

/// The host of this address.
fn host(server: &str) -> String {
    let url = server.parse::<reqwest::Url>().ok();
    url.and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default()
}

/// The REST client for the first question, before there is a relay.
fn http(settings: &Settings) -> Http {
    let builder = HttpBuilder::new(&settings.token).client(built(requests(settings)));
    match settings.api_url.as_deref() {
        Some(url) => builder.proxy(url.trim_end_matches('/')).ratelimiter_disabled(true).build(),
        None => builder.build(),
    }
}

/// The REST client that asks by way of this relay, begun by `begin`. `HTTP_PROXY` is for the way from there on.
fn relayed(settings: &Settings, relay: &str, begin: reqwest::ClientBuilder) -> Http {
    HttpBuilder::new(&settings.token)
        .client(built(begin.no_proxy()))
        .proxy(relay)
        .ratelimiter_disabled(true)
        .build()
}

/// The REST clients of counted requests: for those that are urgent, and for the others.
fn counted(settings: &Settings, relay: &str) -> [Http; 2] {
    let none = HeaderMap::new();
    let not_urgent = (HeaderName::from_static(NOT_URGENT), HeaderValue::from_static("1"));
    [none, HeaderMap::from_iter([not_urgent])].map(|headers| {
        relayed(
            settings,
            relay,
            settings.clients.begin().timeout(PATIENCE).default_headers(headers),
        )
    })
}

/// The first answer to an interaction is sent once more at once when the server fails. The framework sends the choices of an
/// autocomplete itself and tries once; and a second answer to the same interaction is refused, so that it does no harm.
fn once_more(server: &str, metrics: Metrics) -> reqwest::retry::Builder {
    reqwest::retry::for_host(host(server)).max_retries_per_request(1).classify_fn(move |asked| {
        let is_answer = asked.uri().path().ends_with("/callback");
        let is_down = asked.status().is_none_or(|status| status.is_server_error());
        if !(is_answer && is_down) {
            return asked.success();
        }
        if let Some(id) = interaction(asked.uri().path()) {
            metrics.doubt(id);
        }
        asked.retryable()
    })
}

/// The interaction that is answered at this path.
fn interaction(path: &str) -> Option<u64> {
    let (_, rest) = path.split_once("/interactions/")?;
    rest.split('/').next()?.parse().ok()
}

/// Waits until Discord, or the other server, says where its gateway is and lets all shards begin. serenity asks once and would
/// end the program, or go to Discord's own gateway for good.
///
/// # Errors
/// [`DiscordError::Token`] when the token is refused.
pub async fn gateway(
    settings: &Settings,
    stop: &CancellationToken,
) -> Result<Gateway, DiscordError> {
    let http = http(settings);
    let pause = if settings.api_url.is_some() { PAUSE } else { DISCORDS_PAUSE };
    loop {
        let mut failures = 0;
        let complain = |error: &serenity::Error, _| {
            failures += 1;
            settings.metrics.set_trouble(Some(format!("Discord does not answer: {error}")));
            if failures == 1 {
                tracing::warn!(%error, "Discord does not answer; asking again, further and further apart");
            }
        };
        let pauses = (pause, LONGEST_PAUSE);
        let asking = insist(pauses, || ask(&http, settings), is_bad_token, complain);
        let gateway = stop.run_until_cancelled(asking).await.ok_or(DiscordError::Stopped)?;
        let gateway = gateway.map_err(|_bad_token| DiscordError::Token)?;
        settings.metrics.set_trouble(None);
        if failures > 0 {
            tracing::info!(failures, "Discord answers again");
        }
        let Some(wait) = gateway.wait(settings.shards) else { return Ok(gateway) };
        tracing::warn!(?wait, "Discord lets no more shards begin today; waiting");
        settings.metrics.set_trouble(Some(NO_MORE_TODAY.to_owned()));
        let waiting = tokio::time::sleep(wait);
        stop.run_until_cancelled(waiting).await.ok_or(DiscordError::Stopped)?;
    }
}

/// Asks again and again, after a pause of the least length at first and twice as long each time up to the most, until there is
/// an answer or it is hopeless. Tells of each failure, with the pause after it.
async fn insist<T, F: Future<Output = serenity::Result<T>>>(
    (least, most): (Duration, Duration),
    request: impl FnMut() -> F,
    is_hopeless: fn(&serenity::Error) -> bool,
    tell: impl FnMut(&serenity::Error, Duration),
) -> serenity::Result<T> {
    let pauses = ExponentialBuilder::new().with_min_delay(least).with_max_delay(most);
    let trying = request.retry(pauses.without_max_times().with_jitter());
    trying.when(|error| !is_hopeless(error)).notify(tell).await
}

async fn ask(http: &Http, settings: &Settings) -> serenity::Result<Gateway> {
    match http.fire(Request::new(Route::GatewayBot, LightMethod::Get)).await {
        // Other servers may know the older question only.
        Err(error) if settings.api_url.is_some() && is_unknown(&error) => {
            http.fire(Request::new(Route::Gateway, LightMethod::Get)).await
        }
        other => other,
    }
}

/// Whether the server does not know what it was asked.
fn is_unknown(error: &serenity::Error) -> bool {
    let serenity::Error::Http(error) = error else { return false };
    error.status_code().is_some_and(|status| {
        let of_the_bot = [StatusCode::UNAUTHORIZED, StatusCode::TOO_MANY_REQUESTS];
        status == StatusCode::NOT_IMPLEMENTED
            || status.is_client_error() && !of_the_bot.contains(&status)
    })
}

/// The ways to Discord.
pub struct Ways {
    /// The client, at its gateway; its shards are begun elsewhere. What it asks itself is counted.
    pub client: Client,
    /// What Discord counts against the bot's requests in all.
    pub counted: Counted,
    /// Answers to interactions, each with a bucket of its own.
    pub answers: Arc<Http>,
    /// Relays all of it, until it is dropped.
    pub relay: AbortOnDropHandle<()>,
}

/// The ways to Discord, or to the other server.
///
/// # Errors
/// When serenity cannot build the client, or this machine gives the relay no port.
pub async fn ways(
    settings: &Settings,
    gateway: &Gateway,
    tempo: Tempo,
) -> Result<Ways, DiscordError> {
    let server = settings.api_url.as_deref().unwrap_or(DISCORD);
    let started = relay::start(built(requests(settings)), server, tempo).await;
    let (address, relay) = started.map_err(|error| DiscordError::client(error.into()))?;
    let [urgent, others] = counted(settings, &address);
    let client = serenity::client::ClientBuilder::new_with_http(urgent, INTENTS)
        .await
        .map_err(DiscordError::client)?;
    let counted = Counted::new(client.http.clone(), Arc::new(others));
    let once_more = once_more(&address, settings.metrics.clone());
    let answers = relayed(settings, &address, requests(settings).retry(once_more));
    gateway.address().clone_into(&mut *client.ws_url.lock().await);
    Ok(Ways { client, counted, answers: Arc::new(answers), relay })
}

/// What Discord says of its gateway, asked anew before a session begins: where it is, and how many sessions may begin.
pub struct Gates {
    http: Arc<Http>,
    settings: Settings,
    /// Where the library connects to.
    address: Arc<Mutex<String>>,
    said: Mutex<Said>,
}

struct Said {
    gateway: Gateway,
    at: Instant,
    /// How many sessions have begun since.
    begun: u32,
}

impl Gates {
    /// After Discord has said this, which holds for the first sessions of this client.
    pub fn new(settings: &Settings, gateway: Gateway, client: &Client) -> Self {
        let said = Mutex::new(Said { gateway, at: Instant::now(), begun: 0 });
        let (http, address) = (client.http.clone(), client.ws_url.clone());
        Self { http, settings: settings.clone(), address, said }
    }

    /// Waits until another session may begin.
    ///
    /// # Errors
    /// When Discord does not answer, or refuses the token.
    pub async fn open(&self) -> serenity::Result<()> {
        let mut said = self.said.lock().await;
        loop {
            if said.at.elapsed() > FRESH {
                let gateway = ask(&self.http, &self.settings).await?;
                gateway.address().clone_into(&mut *self.address.lock().await);
                *said = Said { gateway, at: Instant::now(), begun: 0 };
            }
            let Some(wait) = said.gateway.wait_for_one(said.begun) else { break };
            tracing::warn!(?wait, "Discord lets no more shards begin today; waiting");
            tokio::time::sleep(wait.max(2 * FRESH)).await;
        }
        said.begun += 1;
        Ok(())
    }
}

/// Registers the commands in the place of all before, again and again until it works or Discord refuses what they say: without
/// them nobody can play.
///
/// # Errors
/// What Discord has refused; then those before stay.
pub async fn register(
    counted: &Counted,
    metrics: &Metrics,
    commands: &[serenity::all::CreateCommand],
) -> serenity::Result<()> {
    let pauses = (Duration::from_millis(500), Duration::from_secs(60));
    let mut failures = 0;
    let tell = |error: &serenity::Error, _| {
        failures += 1;
        metrics.set_commands(Commands::Failed(error.to_string()));
        if failures == 1 {
            tracing::error!(%error, "commands not registered; trying again, further and further apart");
        }
    };
    let http = counted.http(Urgency::Call);
    let register = async || http.create_global_commands(&commands).await;
    let is_refused = |error: &serenity::Error| Trouble::of(error) == Trouble::Refused;
    let registered = insist(pauses, register, is_refused, tell).await;
    let registered = registered.inspect_err(|error| {
        metrics.set_commands(Commands::Failed(error.to_string()));
    })?;
    metrics.set_commands(Commands::Registered(registered.len()));
    tracing::info!(commands = registered.len(), "commands registered");
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::net::TcpListener;

    use super::*;
    use crate::{
        discord::wire::{Clients, Panels, Quotas},
        metrics::Metrics,
    };

    fn at(url: String) -> Settings {
        Settings {
            token: "x".to_owned(),
            api_url: Some(url),
            clients: Clients::default(),
            shards: None,
            metrics: Metrics::default(),
            quotas: Quotas::default(),
            panels: Panels::default(),
        }
    }

    /// Who asks every two seconds asks 1,800 times in an hour: a ban of this address would never end.
    #[tokio::test(start_paused = true)]
    async fn a_start_while_discord_is_away_asks_further_and_further_apart() {
        let away = TcpListener::bind(("127.0.0.1", 0)).await.expect("there is a free port");
        let address = away.local_addr().expect("it listens");
        let asked = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&asked);
        tokio::spawn(async move {
            while away.accept().await.is_ok() {
                counted.fetch_add(1, Ordering::Relaxed);
            }
        });
        let (settings, stop) = (at(format!("http://{address}/")), CancellationToken::new());
        let asking = tokio::time::timeout(Duration::from_secs(3600), gateway(&settings, &stop));
        assert!(asking.await.is_err(), "nobody answers");
        let asked = asked.load(Ordering::Relaxed);
        assert!((10..150).contains(&asked), "{asked} times in an hour");
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_never_answers_is_passing_trouble() {
        // It takes connections, as its system does that for it, and reads nothing.
        let silent = TcpListener::bind(("127.0.0.1", 0)).await.expect("there is a free port");
        let address = silent.local_addr().expect("it listens");
        let settings = at(format!("http://{address}/"));
        let http = http(&settings);
        let error = http.get_gateway().await.expect_err("nobody answers");
        assert_eq!(Trouble::of(&error), Trouble::Passing);
    }
}
