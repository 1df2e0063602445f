//! How long the bot takes to answer: commands through the real wire, the real bot and a real database, while a hundred
//! tables are played. Goal (product §10): half of the answers within 5 ms, 99 of 100 within 100 ms.
//!
//! An answer is counted when the player can read it: the move is on the disk, the private picture is drawn and sent.
//! Board posts and pings of all tables are drawn and sent at the same time, by the same two processors.
//!
//! All of it twice: by itself, and while games are reviewed, puzzles of the day are searched for, and eight leagues start their
//! seasons, whose matches open threads. Goal (community §8): half of the answers within 1.2 times as long.
#![expect(clippy::unwrap_used, reason = "a bench that fails says where")]

#[path = "../tests/bot/house.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod house;
#[path = "../tests/bot/typing.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod typing;

use std::time::{Duration, Instant};

use aedile::{
    ai::review::Effort,
    daily::PuzzleEffort,
    local::{
        ChannelId, Message, MessageId, UserId,
        cast::{CIRCUS, FORUM},
    },
    opponents,
};
use futures_util::{StreamExt, stream};
use house::{Call, House, PEOPLE, button};
use serde_json::json;
use tokio_util::sync::CancellationToken;
use typing::Typist;

/// Tables that are played at the same time.
const TABLES: usize = 100;
/// Commands that are timed at each table, after the opening.
const COMMANDS: usize = 12;
/// People who type at the same moment.
const AT_ONCE: usize = 4;
/// Leagues that start a season, as many as a server may have; each has six matches.
const LEAGUES: usize = 8;
/// Games that are reviewed, for both of their players.
const REVIEWED: u64 = 4;

fn main() {
    // `cargo test --benches` only wants to know that it compiles.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let alone = told("by themselves", runtime.block_on(play(false)));
    let beside = told("beside reviews, puzzles and seasons", runtime.block_on(play(true)));
    println!("half of them: {:.2} times as long", beside.as_secs_f64() / alone.as_secs_f64());
}

/// Says how long the answers took; answers with what half of them took at most.
fn told(when: &str, mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    let percentile = |part: usize| times[(times.len() - 1) * part / 100];
    println!(
        "{} answers at {TABLES} tables, {AT_ONCE} at once, {when}: p50 {:.2?}, p90 {:.1?}, p99 {:.1?}, longest {:.1?}",
        times.len(),
        percentile(50),
        percentile(90),
        percentile(99),
        percentile(100),
    );
    percentile(50)
}

async fn play(is_busy: bool) -> Vec<Duration> {
    let effort = opponents::Settings { effort: Effort::FULL, ..House::QUICK };
    let house = House::open_with(effort).await;
    // Nobody is to be told to wait: a table that is refused is waited for without end.
    house.lift_limits(FORUM).await;
    let stop = CancellationToken::new();
    if is_busy {
        leagues_begin(&house).await;
        reviews_begin(&house).await;
        tokio::spawn(opponents::puzzles(house.tables().clone(), PuzzleEffort::FULL, stop.clone()));
    }
    let _guard = stop.drop_guard();
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

/// Leagues whose sign-up is over: for a minute and a half a thread is opened every two seconds.
async fn leagues_begin(house: &House) {
    let week = Duration::from_secs(7 * 24 * 3600);
    for number in 0..LEAGUES {
        let name = format!("League {number}");
        let new = json!({"game": "builders", "name": name, "players": 2, "size": 4});
        house.says(PEOPLE[0], CIRCUS, "league create", new).await;
        let card = house.told(CIRCUS, &name).await;
        for user in PEOPLE {
            joins(house, user, &card).await;
        }
    }
    house.forward(week);
    let is_thread = |channel: &aedile::local::Channel| channel.parent == Some(CIRCUS);
    let begun = |world: &aedile::local::World| {
        world.channels(PEOPLE[0]).iter().any(is_thread).then_some(())
    };
    house.world().until(begun).await;
}

/// Joins a league; the first time, somebody is asked whether they want to be ranked.
async fn joins(house: &House, user: UserId, card: &Message) {
    let answer = house.click(user, card.id, &button(card, "Join")).await;
    if let Some(yes) = answer.buttons().first() {
        house.click(user, answer.id, &yes.custom_id).await;
    }
}

/// Plays games to their end, and asks for the reviews of both players.
async fn reviews_begin(house: &House) {
    let mut ends = Vec::new();
    for seed in 0..REVIEWED {
        let name = format!("reviewed {seed}");
        let channel = house.world().create_thread(PEOPLE[0], FORUM, &name, None).unwrap();
        house.seated(channel, 2, json!({})).await;
        let (mut typist, mut last) = (Typist::new(1_000 + seed), MessageId(0));
        ends.push(loop {
            match house.ping(channel, last).await {
                Call::Over(message) => break message,
                Call::Turn(user, ping) => {
                    last = ping.id;
                    let mut told = ping.content;
                    while !told.contains("Done.") && !told.contains("game is over") {
                        let (command, options) = typist.command(house, channel, user, &told).await;
                        told = house.says(user, channel, &command, options).await;
                    }
                }
            }
        });
    }
    for (end, user) in ends.iter().flat_map(|end| PEOPLE[..2].iter().map(move |user| (end, user))) {
        house.click(*user, end.id, &button(end, "Review")).await;
    }
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
