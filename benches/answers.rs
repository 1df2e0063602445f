//! How long the bot takes to answer: commands through the real wire, the real bot and a real database, while a hundred
//! tables are played. Goal (product §10): half of the answers within 5 ms, 99 of 100 within 100 ms.
//!
//! An answer is counted when the player can read it: the move is on the disk, the private picture is drawn and sent.
//! Board posts and pings of all tables are drawn and sent at the same time, by the same two processors.
#![expect(clippy::unwrap_used, reason = "a bench that fails says where")]

#[path = "../tests/bot/house.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod house;
#[path = "../tests/bot/typing.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod typing;

use std::time::{Duration, Instant};

use aedile::local::{ChannelId, MessageId, cast::FORUM};
use futures_util::{StreamExt, stream};
use house::{Call, House, PEOPLE};
use serde_json::json;
use typing::Typist;

/// Tables that are played at the same time.
const TABLES: usize = 100;
/// Commands that are timed at each table, after the opening.
const COMMANDS: usize = 12;
/// People who type at the same moment.
const AT_ONCE: usize = 4;

fn main() {
    // `cargo test --benches` only wants to know that it compiles.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let mut times = runtime.block_on(play());
    times.sort_unstable();
    let percentile = |part: usize| times[(times.len() - 1) * part / 100];
    println!(
        "{} answers at {TABLES} tables, {AT_ONCE} at once: p50 {:.1?}, p90 {:.1?}, p99 {:.1?}, longest {:.1?}",
        times.len(),
        percentile(50),
        percentile(90),
        percentile(99),
        percentile(100),
    );
}

async fn play() -> Vec<Duration> {
    let house = House::open().await;
    let mut channels = Vec::new();
    for number in 0..TABLES {
        let thread =
            house.world().create_thread(PEOPLE[0], FORUM, &format!("table {number}"), None);
        channels.push(thread.unwrap());
    }
    for channel in &channels {
        house.seated(*channel, 2, json!({})).await;
    }
    let tables = stream::iter(channels.into_iter().zip(0..));
    let times =
        tables.map(|(channel, seed)| table(&house, channel, seed)).buffer_unordered(AT_ONCE);
    times.concat().await
}

/// Plays the first commands at a table; how long each took.
async fn table(house: &House, channel: ChannelId, seed: u64) -> Vec<Duration> {
    let mut typist = Typist::new(seed);
    let mut times = Vec::new();
    let mut last = MessageId(0);
    while times.len() < COMMANDS {
        let Call::Turn(user, ping) = house.ping(channel, last).await else { break };
        last = ping.id;
        let mut told = ping.content;
        while !told.contains("Done.") {
            let (command, options) = typist.command(house, channel, user, &told).await;
            let asked = Instant::now();
            told = house.says(user, channel, &command, options).await;
            times.push(asked.elapsed());
        }
    }
    times
}
