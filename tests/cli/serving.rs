//! `aedile local`, `aedile run` and `aedile backup`: starting, being told to stop, being killed, going on.

use std::{
    io::{BufRead as _, BufReader},
    net::TcpListener,
    path::Path,
    process::{Child, Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

use aedile::{
    games::great_city::{GreatCity, Options},
    local,
    pace::Terms,
    tables::{
        ChannelId, GameOptions, GuildId, InteractionId, NewTable, Player, SystemClock, Tables,
        UserId,
    },
};
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::cli::program::{aedile, finish, run};

/// The flag of a message whose content is still to come.
const THINKING: u64 = 128;

/// A running `aedile local`; it is killed when dropped.
struct Open {
    child: Child,
    url: String,
}

impl Open {
    /// Starts it and reads the address that it prints.
    fn new(directory: &Path, words: &[&str]) -> Self {
        Self::start(aedile(directory).args(["local", "--port", "0"]).args(words))
    }

    fn start(command: &mut Command) -> Self {
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        let url = lines
            .by_ref()
            .find_map(|line| Some(line.ok()?.strip_prefix("Aedile is open: ")?.to_owned()));
        // Its output must have a reader as long as it runs.
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, url: url.expect("it prints its address") }
    }

    fn signal(&self, name: &str) {
        signal(&self.child, name);
    }

    async fn get(&self, path: &str) -> Value {
        reqwest::get(format!("{}{path}", self.url)).await.unwrap().json().await.unwrap()
    }

    /// The people; the first of them acts in these tests.
    async fn person(&self) -> String {
        self.get("/local/people").await[0]["id"].as_str().unwrap().to_owned()
    }

    async fn state(&self) -> Value {
        self.get(&format!("/local/state?user={}", self.person().await)).await
    }

    /// Waits for a state that is as wanted: looks again after every event.
    async fn until(&self, is_wanted: impl Fn(&Value) -> bool) {
        let url = format!("{}/local/events?user={}", self.url, self.person().await);
        let mut events = reqwest::get(url).await.unwrap();
        while !is_wanted(&self.state().await) {
            events.chunk().await.unwrap().expect("the events go on");
        }
    }

    /// Waits until the bot has connected and registered its commands.
    async fn ready(&self) {
        let is_ready = |state: &Value| {
            state["bot_connected"] == true && !state["commands"].as_array().unwrap().is_empty()
        };
        self.until(is_ready).await;
    }

    /// Types `/game new seats:2` in the first channel and gives the bot's private answer to it.
    async fn new_table(&self) -> String {
        let state = self.state().await;
        let (me, channel) = (&state["me"]["id"], &state["channels"][0]["id"]);
        let body =
            json!({"user": me, "channel": channel, "command": "game new", "options": {"seats": 2}});
        let request = reqwest::Client::new().post(format!("{}/local/slash", self.url)).json(&body);
        let answer: Value = request.send().await.unwrap().json().await.unwrap();
        assert_ne!(answer["answer"], "failed", "{answer}");
        let interaction = answer["interaction"].as_str().unwrap_or_else(|| panic!("{answer}"));
        let is_answer = |message: &&Value| {
            message["interaction"]["id"] == interaction
                && message["flags"].as_u64().unwrap() & THINKING == 0
        };
        let answer_in = |state: &Value| {
            let messages = state["messages"][channel.as_str().unwrap()].as_array().unwrap();
            messages
                .iter()
                .find(is_answer)
                .map(|message| message["content"].as_str().unwrap().to_owned())
        };
        self.until(|state| answer_in(state).is_some()).await;
        answer_in(&self.state().await).unwrap()
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn signal(child: &Child, name: &str) {
    let sent = Command::new("kill").args([&format!("-{name}"), &child.id().to_string()]).status();
    assert!(sent.expect("there is a kill").success());
}

/// How it ended after the signal, and whether that took less than 5 s (product.md §9).
fn stopped(child: &mut Child, name: &str) -> (ExitStatus, bool) {
    let start = Instant::now();
    signal(child, name);
    (child.wait().expect("it ends"), start.elapsed() < Duration::from_secs(5))
}

#[tokio::test]
async fn the_local_table_opens_and_ends_when_told() {
    let directory = tempdir().unwrap();
    for name in ["TERM", "INT"] {
        let mut open = Open::new(directory.path(), &[]);
        let page = reqwest::get(&open.url).await.unwrap();
        assert_eq!(page.status(), 200);
        assert!(page.text().await.unwrap().contains("<html"));
        open.ready().await;
        let (status, in_time) = stopped(&mut open.child, name);
        assert_eq!((status.code(), in_time), (Some(0), true));
    }
    assert!(directory.path().join("aedile-local/aedile.db").exists());
}

#[tokio::test]
async fn no_configuration_at_all_is_the_local_table_and_says_so() {
    let directory = tempdir().unwrap();
    let mut command = aedile(directory.path());
    command.env("AEDILE_LOCAL_PORT", "0").stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    assert!(first.contains("No token is configured") && first.contains("aedile local"), "{first}");
    assert!(lines.next().unwrap().unwrap().starts_with("Aedile is open: http://127.0.0.1:"));
    assert_eq!(stopped(&mut child, "TERM").0.code(), Some(0));
}

#[tokio::test]
async fn a_killed_table_goes_on_at_the_next_start_unless_fresh() {
    let directory = tempdir().unwrap();
    let start = async |words: &[&str]| {
        let open = Open::new(directory.path(), &[&["--data", "kept"], words].concat());
        open.ready().await;
        (open.new_table().await, open)
    };
    let (first, open) = start(&[]).await;
    open.signal("KILL");
    drop(open);
    let (again, open) = start(&[]).await;
    assert_ne!(again, first, "a second table was opened where the first one waits");
    drop(open);
    let (fresh, _open) = start(&["--fresh"]).await;
    assert_eq!(fresh, first, "the first table is still there");
}

#[test]
fn a_port_in_use_names_the_way_out() {
    let directory = tempdir().unwrap();
    let taken = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let err = run(directory.path(), &["local", "--port", &port]).bad();
    assert!(err.contains(&port) && err.contains("--port P"), "{err}");
}

#[test]
fn one_directory_is_for_one_program() {
    let directory = tempdir().unwrap();
    let _open = Open::new(directory.path(), &[]);
    for words in [&["local", "--port", "0"][..], &["local", "--port", "0", "--fresh"]] {
        let ran = run(directory.path(), words);
        assert_eq!(ran.code, Some(1), "{}", ran.err);
        assert!(ran.err.contains("in use by another aedile"), "{}", ran.err);
        assert!(!ran.out.contains("Aedile is open"), "{}", ran.out);
    }
}

#[test]
fn a_data_directory_that_is_a_file_is_refused() {
    let directory = tempdir().unwrap();
    std::fs::write(directory.path().join("file"), "").unwrap();
    let err = run(directory.path(), &["local", "--port", "0", "--data", "file"]).bad();
    assert!(err.starts_with("aedile: file: "), "{err}");
}

#[tokio::test]
async fn health_and_metrics_are_there_when_asked_for() {
    let directory = tempdir().unwrap();
    let free = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = free.local_addr().unwrap().port().to_string();
    drop(free);
    let open = Open::start(
        aedile(directory.path()).args(["local", "--port", "0"]).env("AEDILE_HTTP_PORT", &port),
    );
    open.ready().await;
    let read =
        async |path: &str| reqwest::get(format!("http://127.0.0.1:{port}{path}")).await.unwrap();
    let health = read("/health").await;
    assert_eq!(health.status(), 200);
    let said = health.text().await.unwrap();
    assert!(said.starts_with("ok\nshard 0 of 1: connected, "), "{said}");
    let metrics = read("/metrics").await.text().await.unwrap();
    assert!(metrics.contains("aedile_gateway_connected{shard=\"0\"} 1"), "{metrics}");
}

#[tokio::test]
async fn a_backup_is_made_while_the_bot_runs_and_overwrites_nothing() {
    let directory = tempdir().unwrap();
    let open = Open::new(directory.path(), &[]);
    open.ready().await;
    let backup = |database: &str| {
        finish(
            aedile(directory.path())
                .args(["backup", "copy.db"])
                .env("AEDILE_DATABASE_PATH", database),
        )
    };
    assert_eq!(
        backup("aedile-local/aedile.db").good(),
        "aedile-local/aedile.db is copied to copy.db.\n"
    );
    assert!(aedile::store::Store::open(&directory.path().join("copy.db")).is_ok());
    assert!(backup("aedile-local/aedile.db").bad().contains("exists already"));
    std::fs::remove_file(directory.path().join("copy.db")).unwrap();
    let err = backup("none.db").bad();
    assert!(err.contains("none.db"), "{err}");
    assert!(
        !directory.path().join("copy.db").exists() && !directory.path().join("none.db").exists()
    );
}

#[test]
fn a_database_is_checked_and_salvaged() {
    let directory = tempdir().unwrap();
    let ask = |words: &[&str]| finish(aedile(directory.path()).args(words));
    drop(aedile::store::Store::open(&directory.path().join("aedile.db")).unwrap());
    assert_eq!(ask(&["check"]).good(), "aedile.db: nothing is damaged in 0 tables.\n");
    assert_eq!(ask(&["salvage", "aedile.db", "new.db"]).good(), "Kept in new.db: 0 tables.\n");
    assert_eq!(ask(&["check", "new.db"]).good(), "new.db: nothing is damaged in 0 tables.\n");
    assert!(ask(&["salvage", "aedile.db", "new.db"]).bad().contains("exists already"));
    assert!(ask(&["check", "none.db"]).bad().contains("none.db"));
    // A program that still runs may write into the log of a database that was moved away.
    let log = directory.path().join("moved.db-wal");
    std::fs::write(&log, "moves").unwrap();
    assert!(
        ask(&["salvage", "aedile.db", "moved.db"]).bad().contains("moved.db-wal exists already")
    );
    assert_eq!(std::fs::read(&log).unwrap(), b"moves");
    // SQLite would take such a name for an address.
    ask(&["salvage", "aedile.db", "file:odd.db"]).good();
    ask(&["backup", "file:copy.db"]).good();
    for name in ["file:odd.db", "file:copy.db"] {
        assert!(ask(&["check", name]).good().contains("nothing is damaged"), "{name}");
        assert!(directory.path().join(name).metadata().unwrap().len() > 1000, "{name}");
    }
    std::fs::write(directory.path().join("new.db"), [0; 5000]).unwrap();
    for call in [&["check", "new.db"][..], &["salvage", "new.db", "other.db"]] {
        let said = ask(call).bad();
        assert!(said.contains("only a backup"), "{said}");
        assert!(!directory.path().join("other.db").exists(), "nothing is left of it");
    }
}

#[test]
fn a_bots_database_is_not_played_on_here_nor_forgotten() {
    let directory = tempdir().unwrap();
    let run = |words: &[&str]| finish(aedile(directory.path()).args(words));
    let path = directory.path().join("aedile.db");
    let store = aedile::store::Store::open(&path).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let new = NewTable {
        name: None,
        guild: GuildId(1),
        channel: ChannelId(2),
        own_thread: false,
        host: Player { user: UserId(3), name: "Brutus".to_owned() },
        options: GameOptions::of::<GreatCity>(Options::PUBLISHER),
        terms: Terms::default(),
        seats: 2,
        opponents: Vec::new(),
        interaction: InteractionId(4),
    };
    runtime.block_on(async {
        let tables = Tables::open(store, SystemClock).unwrap();
        tables.create(new).await.unwrap();
        tables.close().await;
    });
    let before = std::fs::read(&path).unwrap();
    for call in [&["local", "--data", ".", "--port", "0"][..], &["local", "--data", ".", "--fresh"]]
    {
        let said = run(call).bad();
        assert!(said.contains("may be those of a bot"), "{said}");
    }
    assert!(std::fs::read(&path).unwrap() == before, "it is as it was");
    // A run that was killed at once has left no more than a name.
    std::fs::write(&path, "").unwrap();
    drop(Open::new(directory.path(), &["--data", "."]));
}

#[test]
fn another_server_is_waited_for_and_the_wait_can_be_ended() {
    let directory = tempdir().unwrap();
    let closed = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let url = format!("http://{}", closed.local_addr().unwrap());
    drop(closed);
    let mut command = aedile(directory.path());
    command.arg("run").env("AEDILE_DISCORD_TOKEN", "s3cr3t").env("AEDILE_DISCORD_API_URL", url);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let waits =
        lines.by_ref().map_while(Result::ok).find(|line| line.contains("Discord does not answer"));
    assert!(waits.is_some());
    let (status, in_time) = stopped(&mut child, "TERM");
    assert_eq!((status.code(), in_time), (Some(0), true));
    assert!(lines.map_while(Result::ok).all(|line| !line.contains("s3cr3t")));
}

#[tokio::test]
async fn a_refused_token_ends_the_program_and_is_not_repeated() {
    let directory = tempdir().unwrap();
    let server = local::Server::start(local::Settings::default()).await.unwrap();
    let mut command = aedile(directory.path());
    command
        .arg("run")
        .env("AEDILE_DISCORD_TOKEN", "s3cr3t")
        .env("AEDILE_DISCORD_API_URL", server.api_url());
    let ran = tokio::task::spawn_blocking(move || finish(&mut command)).await.unwrap();
    assert!(ran.err.contains("refuses the token") && !ran.err.contains("s3cr3t"), "{}", ran.err);
    let start =
        ran.err.lines().find(|line| line.contains("starting")).expect("it says what is there");
    let version = format!("version=\"{}\"", env!("CARGO_PKG_VERSION"));
    for part in [&version, "database=\"aedile.db\"", "schema=", "tables=0 running=0", "servers=0"] {
        assert!(start.contains(part), "{part} is missing in {start}");
    }
    // To start again would change nothing: both units know the code.
    assert_eq!(ran.code, Some(77));
    for unit in ["aedile.service", "aedile@.service"] {
        let unit = concat!(env!("CARGO_MANIFEST_DIR"), "/packaging/").to_owned() + unit;
        let unit = std::fs::read_to_string(unit).unwrap();
        assert!(unit.lines().any(|line| line == "RestartPreventExitStatus=77"), "{unit}");
    }
}

#[tokio::test]
async fn too_few_shards_end_the_program_before_it_connects() {
    let directory = tempdir().unwrap();
    let gateway = local::GatewayRules { shards: 6, ..local::GatewayRules::default() };
    let settings = local::Settings { gateway, ..local::Settings::default() };
    let server = local::Server::start(settings).await.unwrap();
    let mut command = aedile(directory.path());
    command
        .arg("run")
        .env("AEDILE_DISCORD_TOKEN", server.token())
        .env("AEDILE_DISCORD_API_URL", server.api_url())
        .env("AEDILE_DISCORD_SHARDS", "2");
    let ran = tokio::task::spawn_blocking(move || finish(&mut command)).await.unwrap();
    let err = ran.bad();
    assert!(err.contains("recommends 6 and refuses fewer than 3"), "{err}");
}
