//! The way to Discord, or to another server that speaks its API (`discord.api_url`).

use std::{sync::Arc, time::Duration};

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
    relay,
    retry::Trouble,
    settings::{DiscordError, Settings, is_bad_token},
    tempo::{Tempo, Urgency},
};
use crate::metrics::Metrics;

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

/// Discord, in the addresses of the library.
const DISCORD: &str = "https://discord.com";

fn built(client: reqwest::ClientBuilder) -> reqwest::Client {
    client.build().expect("the library builds the same client without these settings")
}

fn requests(settings: &Settings) -> reqwest::ClientBuilder {
    settings.clients.begin().timeout(ANSWER)
}

/// The REST client for Discord itself, with serenity's limiter, or for this other server without it, else it ignores the
/// address and asks Discord.
fn http(settings: &Settings, server: Option<&str>) -> Http {
    let builder = HttpBuilder::new(&settings.token).client(built(requests(settings)));
    match server {
        Some(url) => builder.proxy(url.trim_end_matches('/')).ratelimiter_disabled(true).build(),
        None => builder.build(),
    }
}

/// The REST client that asks by way of this relay. `HTTP_PROXY` is for the way from there on.
fn relayed(settings: &Settings, relay: &str) -> Http {
    let client = requests(settings).no_proxy().retry(once_more(relay, settings.metrics.clone()));
    HttpBuilder::new(&settings.token)
        .client(built(client))
        .proxy(relay)
        .ratelimiter_disabled(true)
        .build()
}

/// The first answer to an interaction is sent once more at once when the server fails. The framework sends the choices of an
/// autocomplete itself and tries once; and a second answer to the same interaction is refused, so that it does no harm.
fn once_more(server: &str, metrics: Metrics) -> reqwest::retry::Builder {
    let url = server.parse::<reqwest::Url>().ok();
    let host = url.and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default();
    reqwest::retry::for_host(host).max_retries_per_request(1).classify_fn(move |asked| {
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
    let http = http(settings, settings.api_url.as_deref());
    let pause = if settings.api_url.is_some() { PAUSE } else { DISCORDS_PAUSE };
    loop {
        let mut failures = 0;
        let complain = |error: &serenity::Error, _| {
            failures += 1;
            if failures == 1 {
                tracing::warn!(%error, "Discord does not answer; asking again, further and further apart");
            }
        };
        let pauses = (pause, LONGEST_PAUSE);
        let asking = insist(pauses, || ask(&http, settings), is_bad_token, complain);
        let gateway = stop.run_until_cancelled(asking).await.ok_or(DiscordError::Stopped)?;
        let gateway = gateway.map_err(|_bad_token| DiscordError::Token)?;
        if failures > 0 {
            tracing::info!(failures, "Discord answers again");
        }
        let Some(wait) = gateway.wait(settings.shards) else { return Ok(gateway) };
        tracing::warn!(?wait, "Discord lets no more shards begin today; waiting");
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
    /// The client, at its gateway; its shards are begun elsewhere. What it asks itself goes as `counted` does.
    pub client: Client,
    /// What Discord counts against the bot's requests in all.
    pub counted: Counted,
    /// Answers to interactions, each with a bucket of its own.
    pub answers: Arc<Http>,
    /// Relays the answers, until it is dropped.
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
    let (server, tempo) = (settings.api_url.as_deref(), Arc::new(tempo));
    let started =
        relay::start(built(requests(settings)), server.unwrap_or(DISCORD), tempo.clone()).await;
    let (address, relay) = started.map_err(|error| DiscordError::client(error.into()))?;
    let http = match server {
        Some(_) => relayed(settings, &address),
        None => http(settings, None),
    };
    let client = serenity::client::ClientBuilder::new_with_http(http, INTENTS)
        .await
        .map_err(DiscordError::client)?;
    let counted = Counted::new(client.http.clone(), tempo);
    let answers = Arc::new(relayed(settings, &address));
    gateway.address().clone_into(&mut *client.ws_url.lock().await);
    Ok(Ways { client, counted, answers, relay })
}

/// What Discord says of its gateway, asked anew before a session begins: where it is, and how many sessions may begin.
pub struct Gates {
    http: Http,
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
    /// After Discord has said this, which holds for the first sessions.
    pub fn new(settings: &Settings, gateway: Gateway, address: Arc<Mutex<String>>) -> Self {
        let said = Mutex::new(Said { gateway, at: Instant::now(), begun: 0 });
        let http = http(settings, settings.api_url.as_deref());
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
    commands: &[serenity::all::CreateCommand],
) -> serenity::Result<()> {
    let pauses = (Duration::from_millis(500), Duration::from_mins(1));
    let mut failures = 0;
    let tell = |error: &serenity::Error, _| {
        failures += 1;
        if failures == 1 {
            tracing::error!(%error, "commands not registered; trying again, further and further apart");
        }
    };
    let register = async || {
        let http = counted.turn(Urgency::Other).await;
        http.create_global_commands(&commands).await
    };
    let is_refused = |error: &serenity::Error| Trouble::of(error) == Trouble::Refused;
    let registered = insist(pauses, register, is_refused, tell).await?;
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
        let asking = tokio::time::timeout(Duration::from_hours(1), gateway(&settings, &stop));
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
        let http = http(&settings, settings.api_url.as_deref());
        let error = http.get_gateway().await.expect_err("nobody answers");
        assert_eq!(Trouble::of(&error), Trouble::Passing);
    }
}
