//! `GET /health` and `GET /metrics`, for those who watch over the bot. They tell no names and no secrets.

use std::{fmt::Write as _, future::Future, net::SocketAddr, sync::Arc};

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
    routing::get,
};
use tokio::{net::TcpListener, sync::watch};

use super::{
    census::{census, in_time},
    failure::Failure,
};
use crate::{
    cluster::Membership,
    config::Http,
    metrics::{Commands, Gateway, Metrics, Shard},
    pages,
    store::{GIVEN_UP_IS_TOLD, GivenUpRow, PostRole, Store, StoreError},
};

/// The type of the text that `/metrics` answers with.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What `/health` says of a process that plays nothing yet, and is well.
const WAITS_FOR_OLDER: &str = "ok\nwaits until processes of an older version have stopped\n";

/// What it says beside `ok` when two processes have one token: to start this one anew would not help.
const SHARED: &str =
    "warning: another process answers for this bot with another database; see the log\n";

/// The most posts that `/health` lists.
const MOST_GIVEN_UP: u32 = 10;

/// How far the start has come.
#[derive(Clone)]
pub(super) enum Phase {
    /// The database is being opened.
    Opens,
    /// Processes of an older version still play on it.
    WaitsForOlder,
    /// It is open, for this member.
    Plays(Store, Membership),
}

struct Watched {
    metrics: Metrics,
    stage: watch::Receiver<Phase>,
}

/// Listens where the configuration says; `None` when it names no port.
pub(super) async fn listen(http: &Http) -> Result<Option<TcpListener>, Failure> {
    let Some(port) = http.port else { return Ok(None) };
    let address = SocketAddr::new(http.address, port);
    match TcpListener::bind(address).await {
        Ok(listener) => Ok(Some(listener)),
        Err(error) => Err(Failure::Listen { address, remedy: "choose another http.port", error }),
    }
}

/// Answers until `stop` is done.
pub(super) async fn serve(
    listener: TcpListener,
    metrics: Metrics,
    stage: watch::Receiver<Phase>,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    pages::serve(listener, router(metrics, stage), stop).await;
}

fn router(metrics: Metrics, stage: watch::Receiver<Phase>) -> Router {
    Router::new()
        .route("/health", get(health))
        .route("/metrics", get(page))
        .with_state(Arc::new(Watched { metrics, stage }))
}

/// 200 and `ok` when events from Discord arrive at all shards of this process, and the store answers and writes, or when it
/// waits for others on purpose; else 503 and what is wrong. How each shard is comes below.
async fn health(State(watched): State<Arc<Watched>>) -> Response {
    let stage = watched.stage.borrow().clone();
    let (store, membership) = match stage {
        Phase::Opens => return not_open(),
        Phase::WaitsForOlder => return WAITS_FOR_OLDER.into_response(),
        Phase::Plays(store, membership) => (store, membership),
    };
    if let Some(of) = membership.waits_for() {
        return format!("ok\nwaits until others, who play with {of} shards, have stopped\n")
            .into_response();
    }
    let metrics = &watched.metrics;
    let shards = metrics.shards();
    let asked = in_time(async {
        let given_up = given_up(&store).await?;
        census(&store).await.map(|_| given_up)
    });
    let (given_up, fault) = match asked.await {
        Ok(given_up) => (given_up, store.refused_lately().map(|error| error.to_string())),
        Err(fault) => (String::new(), Some(fault)),
    };
    let store = fault.map(|fault| format!("database: {fault}\n"));
    let missing = missing(&shards, metrics.trouble());
    let wrong: String =
        [missing, unregistered(metrics.commands()), store].into_iter().flatten().collect();
    if wrong.is_empty() {
        let shared = if watched.metrics.is_shared() { SHARED } else { "" };
        return format!("ok\n{shared}{}{given_up}", each(&shards)).into_response();
    }
    (StatusCode::SERVICE_UNAVAILABLE, wrong + &each(&shards) + &given_up).into_response()
}

fn not_open() -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, "database: not open yet\n").into_response()
}

/// That nobody can play, as Discord does not offer the commands.
fn unregistered(commands: Commands) -> Option<String> {
    match commands {
        Commands::Pending | Commands::Registered(_) => None,
        Commands::Failed(why) => Some(format!("commands could not be registered: {why}\n")),
    }
}

/// That shards are not connected, and what keeps all of them.
fn missing(shards: &[Shard], trouble: Option<String>) -> Option<String> {
    let own = shards.iter().filter(|shard| shard.gateway != Gateway::Elsewhere).count();
    let away = shards.iter().filter(|shard| shard.gateway == Gateway::Disconnected).count();
    match away {
        0 if !shards.is_empty() => None,
        all if all == own => {
            let trouble = trouble.map(|why| format!(": {why}")).unwrap_or_default();
            Some(format!("not connected to Discord{trouble}\n"))
        }
        some => Some(format!("{some} of {own} shards not connected to Discord\n")),
    }
}

/// What was given up of late, a line for each post. It is no reason to start the program anew.
async fn given_up(store: &Store) -> Result<String, StoreError> {
    let (now, count, posts) = store
        .read(|tx| {
            let now = tx.now()?;
            let since = now.minus(GIVEN_UP_IS_TOLD);
            Ok::<_, StoreError>((
                now,
                tx.count_given_up(since)?,
                tx.given_up(since, MOST_GIVEN_UP)?,
            ))
        })
        .await?;
    if count == 0 {
        return Ok(String::new());
    }
    let mut lines = format!("posts given up in seven days: {count}\n");
    for GivenUpRow { id, table, role, refused, settled } in posts {
        let what = kind(role);
        let why = match refused {
            0 => "not made".to_owned(),
            code => format!("Discord's code {code}"),
        };
        let minutes = settled.before(now).as_secs() / 60;
        // A string takes everything that is written to it.
        let _ = writeln!(lines, "post {id} of table {table}: {what}, {why}, {minutes} min ago");
    }
    Ok(lines)
}

/// What a post is to hosts.
const fn kind(role: PostRole) -> &'static str {
    match role {
        PostRole::LobbyCard => "lobby card",
        PostRole::Board => "board",
        PostRole::Ping => "mention",
        PostRole::ClearPing => "removal of buttons",
        PostRole::Final => "final scores",
        PostRole::Notice => "notice",
    }
}

/// A line for each shard.
fn each(shards: &[Shard]) -> String {
    let mut lines = String::new();
    for (number, shard) in shards.iter().enumerate() {
        let Shard { gateway, latency, last_event, trouble } = shard;
        let state = match gateway {
            Gateway::Connected => "connected",
            Gateway::Disconnected => "not connected",
            Gateway::Elsewhere => "with another process",
        };
        let latency = latency.map(|it| format!(", {} ms", it.as_millis())).unwrap_or_default();
        let ago = last_event.and_then(|at| at.elapsed().ok());
        let ago = ago.map(|ago| format!(", last event {} s ago", ago.as_secs()));
        let (count, ago) = (shards.len(), ago.unwrap_or_default());
        let why = trouble.as_ref().map(|why| format!(": {why}")).unwrap_or_default();
        // A string takes everything that is written to it.
        let _ = writeln!(lines, "shard {number} of {count}: {state}{latency}{ago}{why}");
    }
    lines
}

async fn page(State(watched): State<Arc<Watched>>) -> Response {
    let stage = watched.stage.borrow().clone();
    let page = match stage {
        Phase::Plays(store, _) => match in_time(census(&store)).await {
            Ok(census) => watched.metrics.page(&census),
            // Whoever watches learns that from the page, with everything else that is known.
            Err(_) => watched.metrics.page_without_store(store.refusals()),
        },
        Phase::Opens | Phase::WaitsForOlder => watched.metrics.page_without_store(0),
    };
    ([(CONTENT_TYPE, OPEN_METRICS)], page).into_response()
}

#[cfg(test)]
mod tests;
