//! `GET /health` and `GET /metrics`, for those who watch over the bot. They tell no names and no secrets.

use std::{fmt::Write as _, future::Future, net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
    routing::get,
};
use tokio::{net::TcpListener, sync::watch};

use super::failure::Failure;
use crate::{
    cluster::Membership,
    config::Http,
    metrics::{Census, Gateway, Metrics, Shard},
    pages,
    store::{GIVEN_UP_IS_TOLD, GivenUpRow, PostRole, Stage, Standing, Store, StoreError},
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
    let shards = watched.metrics.shards();
    let given_up = given_up(&store).await;
    let (given_up, fault) = match given_up {
        Ok(given_up) => (given_up, census(&store).await.err().or_else(|| store.refused_lately())),
        Err(error) => (String::new(), Some(error)),
    };
    let store = fault.map(|error| format!("database: {error}\n"));
    let wrong: String = [missing(&shards), store].into_iter().flatten().collect();
    if wrong.is_empty() {
        let shared = if watched.metrics.is_shared() { SHARED } else { "" };
        return format!("ok\n{shared}{}{given_up}", each(&shards)).into_response();
    }
    (StatusCode::SERVICE_UNAVAILABLE, wrong + &each(&shards) + &given_up).into_response()
}

fn not_open() -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, "database: not open yet\n").into_response()
}

/// That shards are not connected.
fn missing(shards: &[Shard]) -> Option<String> {
    let own = shards.iter().filter(|shard| shard.gateway != Gateway::Elsewhere).count();
    let away = shards.iter().filter(|shard| shard.gateway == Gateway::Disconnected).count();
    match away {
        0 if !shards.is_empty() => None,
        all if all == own => Some("not connected to Discord\n".to_owned()),
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
    for (number, Shard { gateway, latency, last_event }) in shards.iter().enumerate() {
        let state = match gateway {
            Gateway::Connected => "connected",
            Gateway::Disconnected => "not connected",
            Gateway::Elsewhere => "with another process",
        };
        let latency = latency.map(|it| format!(", {} ms", it.as_millis())).unwrap_or_default();
        let ago = last_event.and_then(|at| at.elapsed().ok());
        let ago = ago.map(|ago| format!(", last event {} s ago", ago.as_secs()));
        let (count, ago) = (shards.len(), ago.unwrap_or_default());
        // A string takes everything that is written to it.
        let _ = writeln!(lines, "shard {number} of {count}: {state}{latency}{ago}");
    }
    lines
}

async fn page(State(watched): State<Arc<Watched>>) -> Response {
    let stage = watched.stage.borrow().clone();
    let store = match stage {
        Phase::Plays(store, _) => store,
        Phase::Opens | Phase::WaitsForOlder => return not_open(),
    };
    match census(&store).await {
        Ok(census) => {
            ([(CONTENT_TYPE, OPEN_METRICS)], watched.metrics.page(&census)).into_response()
        }
        Err(error) => {
            (StatusCode::SERVICE_UNAVAILABLE, format!("database: {error}\n")).into_response()
        }
    }
}

/// What dashboards ask for.
const fn label(state: Stage) -> &'static str {
    match state {
        Stage::Lobby => "Lobby",
        Stage::Running => "Running",
        Stage::Finished => "Finished",
        Stage::Ended => "Ended",
    }
}

/// What the store holds now.
async fn census(store: &Store) -> Result<Census, StoreError> {
    let member = store.member();
    store
        .read(move |tx| {
            let alone = Standing { members: 1, ..Standing::default() };
            let standing = member.map_or(Ok(alone), |member| tx.standing_of(member))?;
            let now = tx.now()?;
            let oldest = tx.oldest_due(now)?;
            let count = |state: &Stage| Ok((label(*state), tx.count_tables(*state)?));
            Ok(Census {
                tables: Stage::ALL.iter().map(count).collect::<Result<_, StoreError>>()?,
                owed: tx.count_due()?,
                given_up: tx.count_given_up(now.minus(GIVEN_UP_IS_TOLD))?,
                oldest: oldest.map_or(Duration::ZERO, |oldest| oldest.before(now)),
                members: standing.members,
                silent: standing.silent,
            })
        })
        .await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::Sign;
    use crate::store::{Outsider, Timestamp, UserId};

    /// Starts the pages on an empty database and reads one: its status and text.
    async fn get(path: &str, shards: &[Gateway]) -> (u16, String) {
        let directory = tempfile::tempdir().expect("there is a place for files");
        let store = Store::open(&directory.path().join("aedile.db")).expect("a new database opens");
        let membership = Membership::new(store.clone(), None);
        at_stage(path, shards, Phase::Plays(store, membership)).await
    }

    async fn at_stage(path: &str, shards: &[Gateway], stage: Phase) -> (u16, String) {
        let metrics = Metrics::default();
        metrics.expect_shards(u32::try_from(shards.len()).expect("few shards"));
        for (number, gateway) in (0..).zip(shards) {
            metrics.set_gateway(number, *gateway);
        }
        let http = Http { address: [127, 0, 0, 1].into(), port: None };
        assert!(listen(&http).await.expect("no port, no failure").is_none());
        let listener = TcpListener::bind((http.address, 0)).await.expect("there is a free port");
        let address = listener.local_addr().expect("it listens");
        let (_stage, told) = watch::channel(stage);
        tokio::spawn(serve(listener, metrics, told, std::future::pending()));
        let answer =
            reqwest::get(format!("http://{address}{path}")).await.expect("the pages answer");
        (answer.status().as_u16(), answer.text().await.expect("they answer with text"))
    }

    #[tokio::test]
    async fn health_is_ok_only_while_all_shards_are_connected() {
        use Gateway::{Connected, Disconnected, Elsewhere};
        let cases: [(&[Gateway], u16, &str); 5] = [
            (
                &[Elsewhere, Connected],
                200,
                "ok\nshard 0 of 2: with another process\nshard 1 of 2: connected\n",
            ),
            (&[Connected], 200, "ok\nshard 0 of 1: connected\n"),
            (&[], 503, "not connected to Discord\n"),
            (&[Disconnected], 503, "not connected to Discord\nshard 0 of 1: not connected\n"),
            (
                &[Connected, Disconnected],
                503,
                "1 of 2 shards not connected to Discord\nshard 0 of 2: connected\nshard 1 of 2: not connected\n",
            ),
        ];
        for (shards, status, text) in cases {
            assert_eq!(get("/health", shards).await, (status, text.to_owned()));
        }
    }

    #[tokio::test]
    async fn a_bot_that_cannot_write_is_not_well() {
        let directory = tempfile::tempdir().expect("there is a place for files");
        let store = Store::open(&directory.path().join("aedile.db")).expect("a new database opens");
        Outsider::fill(&store).await;
        let name = "x".repeat(10_000);
        let wrote = store.with(move |tx| tx.meet(UserId(1), &name, None, Timestamp(0))).await;
        assert_eq!(wrote, Err(StoreError::Full));
        let plays = Phase::Plays(store.clone(), Membership::new(store, None));
        let (status, said) = at_stage("/health", &[Gateway::Connected], plays).await;
        assert_eq!(status, 503, "{said}");
        assert!(said.starts_with("database: the disk of the database is full"), "{said}");
    }

    #[tokio::test]
    async fn who_waits_for_an_older_version_is_well_and_says_so() {
        let (status, said) = at_stage("/health", &[], Phase::WaitsForOlder).await;
        assert_eq!((status, said.as_str()), (200, WAITS_FOR_OLDER));
        for (path, stage) in [("/health", Phase::Opens), ("/metrics", Phase::WaitsForOlder)] {
            let not_open = (503, "database: not open yet\n".to_owned());
            assert_eq!(at_stage(path, &[], stage).await, not_open, "{path}");
        }
    }

    #[tokio::test]
    async fn that_another_process_answers_is_told() {
        let directory = tempfile::tempdir().expect("there is a place for files");
        let store = Store::open(&directory.path().join("aedile.db")).expect("a new database opens");
        let (metrics, membership) = (Metrics::default(), Membership::new(store.clone(), None));
        metrics.expect_shards(1);
        metrics.set_gateway(0, Gateway::Connected);
        let (_stage, stage) = watch::channel(Phase::Plays(store, membership));
        let said = async || {
            let watched = Watched { metrics: metrics.clone(), stage: stage.clone() };
            let answer = health(State(Arc::new(watched))).await;
            let text = axum::body::to_bytes(answer.into_body(), 10_000).await;
            String::from_utf8(text.expect("a short text").to_vec()).expect("letters")
        };
        metrics.saw(Sign::AnsweredElsewhere);
        assert_eq!(said().await, "ok\nshard 0 of 1: connected\n", "it may be chance");
        metrics.saw(Sign::UnknownTable);
        assert!(
            said().await.starts_with("ok\nwarning: another process answers"),
            "{}",
            said().await
        );
    }

    #[tokio::test]
    async fn the_metrics_name_states_of_tables_as_dashboards_ask_for_them() {
        let (status, page) = get("/metrics", &[Gateway::Connected]).await;
        assert_eq!(status, 200);
        for state in ["Lobby", "Running", "Finished", "Ended"] {
            let line = format!("aedile_tables{{state=\"{state}\"}} 0");
            assert!(page.lines().any(|there| there == line), "{line} is missing in\n{page}");
        }
    }

    #[tokio::test]
    async fn what_was_given_up_is_listed_and_counted() {
        let directory = tempfile::tempdir().expect("there is a place for files");
        let path = directory.path().join("aedile.db");
        let store = Store::open(&path).expect("a new database opens");
        let given_up = "INSERT INTO players (id, name, since) VALUES (7, 'Aurelia', 1);
             INSERT INTO tables (id, guild, channel, game, options, seats, host, secret, commitment, rules_version,
                 state, created, active)
             VALUES (6, 1, 11, 'great_city', '{}', 4, 7, zeroblob(32), zeroblob(32), 1, 'lobby', 2, 2);
             INSERT INTO posts (id, table_id, kind, role, number, state, created, settled, failure, refused)
             VALUES (8, 6, '\"lobby_card\"', 'lobby_card', 0, 'failed', 1, unixepoch() * 1000, 'x', 50035),
                 (9, 6, '\"lobby_card\"', 'lobby_card', 0, 'failed', 1, 1000, 'long ago', 50035),
                 (10, 6, '\"lobby_card\"', 'lobby_card', 0, 'failed', 1, unixepoch() * 1000, 'x', NULL);";
        let outside = rusqlite::Connection::open(&path).expect("another may look");
        outside.execute_batch(given_up).expect("it can be written");
        let plays = || Phase::Plays(store.clone(), Membership::new(store.clone(), None));
        let (status, said) = at_stage("/health", &[Gateway::Connected], plays()).await;
        let expected = "ok\nshard 0 of 1: connected\nposts given up in seven days: 1\n\
            post 8 of table 6: lobby card, Discord's code 50035, 0 min ago\n";
        assert_eq!((status, said.as_str()), (200, expected));
        let (_, page) = at_stage("/metrics", &[Gateway::Connected], plays()).await;
        assert!(page.lines().any(|line| line == "aedile_posts_given_up 1"), "{page}");
    }

    #[test]
    fn a_shard_tells_how_quick_it_is_and_when_it_heard_of_something() {
        let metrics = Metrics::default();
        metrics.expect_shards(1);
        metrics.set_gateway(0, Gateway::Connected);
        metrics.set_latency(0, std::time::Duration::from_millis(31));
        metrics.heard(0);
        let line = each(&metrics.shards());
        assert!(line.starts_with("shard 0 of 1: connected, 31 ms, last event "), "{line}");
    }

    #[tokio::test]
    async fn metrics_show_what_the_store_holds() {
        let (status, text) = get("/metrics", &[Gateway::Connected]).await;
        assert_eq!(status, 200);
        assert!(text.contains("aedile_tables{state=\"Running\"} 0"), "{text}");
        assert!(text.contains("aedile_members 1"), "{text}");
        assert_eq!(get("/else", &[Gateway::Connected]).await.0, 404);
    }

    #[tokio::test]
    async fn a_port_in_use_names_the_key() {
        let taken = TcpListener::bind(("127.0.0.1", 0)).await.expect("there is a free port");
        let port = taken.local_addr().expect("it listens").port();
        let error = listen(&Http { address: [127, 0, 0, 1].into(), port: Some(port) })
            .await
            .expect_err("it is taken");
        assert!(error.to_string().contains("http.port"), "{error}");
    }
}
