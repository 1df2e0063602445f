//! What the pages say in each state.

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
    let answer = reqwest::get(format!("http://{address}{path}")).await.expect("the pages answer");
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
    let not_open = (503, "database: not open yet\n".to_owned());
    assert_eq!(at_stage("/health", &[], Phase::Opens).await, not_open);
    for stage in [Phase::Opens, Phase::WaitsForOlder] {
        let (status, page) = at_stage("/metrics", &[], stage).await;
        let line = "aedile_database_up{engine=\"sqlite\"} 0";
        assert!(status == 200 && page.lines().any(|there| there == line), "{page}");
    }
}

#[tokio::test]
async fn a_bot_whose_commands_are_not_registered_is_not_well_and_says_why() {
    let metrics = Metrics::default();
    metrics.expect_shards(1);
    let said = async || {
        let directory = tempfile::tempdir().expect("there is a place for files");
        let store = Store::open(&directory.path().join("aedile.db")).expect("it opens");
        let membership = Membership::new(store.clone(), None);
        let (_stage, stage) = watch::channel(Phase::Plays(store, membership));
        let answer = health(State(Arc::new(Watched { metrics: metrics.clone(), stage }))).await;
        let status = answer.status().as_u16();
        let text = axum::body::to_bytes(answer.into_body(), 10_000).await;
        (status, String::from_utf8(text.expect("a short text").to_vec()).expect("letters"))
    };
    metrics.set_trouble(Some("Discord does not answer: refused".to_owned()));
    let away =
        "not connected to Discord: Discord does not answer: refused\nshard 0 of 1: not connected\n";
    assert_eq!(said().await, (503, away.to_owned()));
    metrics.set_shard_trouble(0, "no connection in 30 s".to_owned());
    assert!(said().await.1.ends_with("shard 0 of 1: not connected: no connection in 30 s\n"));
    metrics.set_gateway(0, Gateway::Connected);
    assert_eq!(said().await, (200, "ok\nshard 0 of 1: connected\n".to_owned()));
    metrics.set_commands(Commands::Failed("Missing Access".to_owned()));
    let unregistered =
        "commands could not be registered: Missing Access\nshard 0 of 1: connected\n";
    assert_eq!(said().await, (503, unregistered.to_owned()));
    metrics.set_commands(Commands::Registered(9));
    assert_eq!(said().await.0, 200);
}

#[tokio::test]
async fn a_database_that_does_not_answer_holds_nobody_up() {
    let directory = tempfile::tempdir().expect("there is a place for files");
    let store = Store::open(&directory.path().join("aedile.db")).expect("a new database opens");
    let (release, held) = std::sync::mpsc::channel::<()>();
    let slow = store.clone();
    let reading =
        tokio::spawn(
            async move { slow.read(move |_| Ok::<_, StoreError>(held.recv().is_ok())).await },
        );
    // The thread that reads has it when another call must wait behind it.
    tokio::task::yield_now().await;
    let plays = Phase::Plays(store.clone(), Membership::new(store, None));
    let (status, said) = at_stage("/health", &[Gateway::Connected], plays.clone()).await;
    assert_eq!(status, 503, "{said}");
    assert!(said.starts_with("database: no answer within"), "{said}");
    let (status, page) = at_stage("/metrics", &[Gateway::Connected], plays).await;
    assert!(status == 200 && page.contains("aedile_gateway_connected{shard=\"0\"} 1"), "{page}");
    drop(release);
    assert_eq!(reading.await.expect("it ends"), Ok(false));
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
    assert!(said().await.starts_with("ok\nwarning: another process answers"), "{}", said().await);
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
