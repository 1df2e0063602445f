//! A program among 1,000 and among 100,000 running tables that were moved from SQLite to PostgreSQL: how long it takes to start,
//! its memory, and how long its answers take. Goals (issue 16): 10 s, 200 MB, and 1.3 times as long among 100,000.
#![expect(clippy::unwrap_used, reason = "a bench that fails says where")]

#[path = "../tests/common/cluster.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod cluster;
#[path = "../tests/bot/house.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod house;
#[path = "../tests/bot/processes/program.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod program;
#[path = "../tests/bot/typing.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod typing;
#[path = "store/world.rs"]
#[expect(dead_code, reason = "the bench of the store uses the rest")]
mod world;

use std::{
    fs,
    time::{Duration, Instant},
};

use aedile::{
    discord,
    local::{
        self, Server,
        cast::{FORUM, channel_in},
    },
    store::{Address, move_all},
};
use cluster::Cluster;
use house::{House, PEOPLE};
use program::{Machine, Program};
use serde_json::json;
use tokio::runtime::Runtime;
use typing::Typist;
use world::World;

const SHARDS: usize = 1;
/// So long a program may take to be there.
const AWAY: Duration = Duration::from_secs(2 * 60);
/// Commands that are timed, and the pause before each, so that nobody asks too much.
const COMMANDS: usize = 100;
const PAUSE: Duration = Duration::from_millis(300);

fn main() {
    // `cargo test --benches` only wants to know that it compiles.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let runtime = Runtime::new().unwrap();
    for crowd in [1_000, 100_000] {
        measure(&runtime, crowd);
    }
}

fn measure(runtime: &Runtime, crowd: u64) {
    let World { folder, tables, .. } = World::among(runtime, crowd);
    // All of them have been looked at, as on any day.
    runtime.block_on(tables.scheduler().settle()).unwrap();
    runtime.block_on(tables.close());
    drop(tables);
    let file = folder.as_ref().unwrap().path().join("aedile.db");
    let size = fs::metadata(&file).unwrap().len() / 1_000_000;
    let cluster = Cluster::start().expect("PostgreSQL is installed");
    let database = cluster.database();
    let start = Instant::now();
    let (from, to) = (Address::File(file), database.parse().unwrap());
    let rows: u64 =
        runtime.block_on(move_all(&from, &to)).unwrap().iter().map(|tally| tally.rows).sum();
    println!("{crowd} tables, {size} MB of SQLite, {rows} rows: moved in {:.1?}", start.elapsed());
    runtime.block_on(live(&database));
}

async fn live(database: &str) {
    let house = House::empty(Server::start(local::Settings::default()).await.unwrap());
    let mut machine = Machine::new(&house, database);
    let start = Instant::now();
    let program = machine.start(0);
    program.is_well_and_says(": connected").await;
    println!("  connected after {:.1?}, with {} MB", start.elapsed(), memory());
    house.world().bot_ready(discord::commands::all().len()).await;
    let mut times = answers(&house).await;
    times.sort_unstable();
    let percentile = |part: usize| times[(times.len() - 1) * part / 100];
    println!(
        "  {} answers: p50 {:.1?}, p90 {:.1?}, p99 {:.1?}; {} MB then",
        times.len(),
        percentile(50),
        percentile(90),
        percentile(99),
        memory(),
    );
    stop(program).await;
}

async fn stop(mut program: Program) {
    program.signal("TERM");
    assert!(program.ended().await.success());
}

/// How long the answers to commands take at a table of four.
async fn answers(house: &House) -> Vec<Duration> {
    let channel = channel_in(0, FORUM);
    house.seated(channel, 4, json!({})).await;
    let mut typist = Typist::new(1);
    let mut times = Vec::new();
    for user in PEOPLE.into_iter().cycle() {
        if times.len() >= COMMANDS {
            break;
        }
        // Whoever has just played is not called, so each asks whether it is their turn.
        let list = house.answer(user, channel, "me tables", json!({})).await;
        let Some(next) = list.buttons().into_iter().find(|button| button.label == "Next table")
        else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        let mut told = house.click(user, list.id, &next.custom_id).await.content;
        while !told.contains("Done.") {
            let (command, options) = typist.command(house, channel, user, &told).await;
            tokio::time::sleep(PAUSE).await;
            let asked = Instant::now();
            told = house.says(user, channel, &command, options).await;
            times.push(asked.elapsed());
        }
    }
    times
}

/// What the program, which this process has started, has in memory, in MB.
fn memory() -> u64 {
    let parent = format!("\nPPid:\t{}\n", std::process::id());
    let mine = |entry: std::io::Result<fs::DirEntry>| {
        let status = fs::read_to_string(entry.ok()?.path().join("status")).ok()?;
        let is_program = status.starts_with("Name:\taedile\n") && status.contains(&parent);
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes = line.trim().trim_end_matches(" kB").parse::<u64>().ok()?;
        is_program.then_some(kilobytes * 1024 / 1_000_000)
    };
    fs::read_dir("/proc").unwrap().filter_map(mine).sum()
}
