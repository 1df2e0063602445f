//! The way as in production: Discord's name over TLS, and the limits that Discord counts for each interaction.

#[path = "limited/front.rs"]
mod front;

use std::time::{Duration, Instant};

use aedile::local::{ChannelId, Server, Settings, cast::FORUM};
use futures_util::future::join_all;
use serde_json::json;

use super::house::{House, PEOPLE};
use front::{Counts, Front};

/// Tables that act at the same time.
const TABLES: usize = 24;
/// Answers that are timed at each.
const ANSWERS: usize = 4;

/// A bot that finds Discord there, where answers count like this.
async fn behind(counts: Counts) -> (House, Front) {
    let server = Server::start(Settings::default()).await.unwrap();
    let front = Front::before(&server, counts).await;
    (House::finding(server, front.clients()).await, front)
}

#[tokio::test]
async fn an_answer_that_must_wait_holds_up_no_other() {
    // Whose answer was changed once waits longer than any test for the next change.
    let (house, _front) =
        behind(Counts::Each { most: 1, within: Duration::from_secs(10 * 60) }).await;
    for user in [PEOPLE[0], PEOPLE[1], PEOPLE[0]] {
        let told = house.says(user, FORUM, "game list", json!({})).await;
        assert!(told.contains("No table is open"), "{told}");
    }
}

#[tokio::test]
async fn a_limit_of_an_answer_is_honoured() {
    let (house, front) = behind(Counts::Refuses(Duration::from_millis(700))).await;
    let begun = Instant::now();
    let told = house.says(PEOPLE[0], FORUM, "game list", json!({})).await;
    assert!(told.contains("No table is open"), "{told}");
    assert!(begun.elapsed() >= Duration::from_millis(700));
    assert_eq!(front.changes(), 2, "refused once, and then asked for once");
}

#[tokio::test]
async fn twenty_four_tables_are_answered_as_fast_as_without_limits() {
    let without = median(Counts::Nothing).await;
    for _ in 0..3 {
        // Each answer is changed once, and that is all that it may be for a while.
        let with = median(Counts::Each { most: 1, within: Duration::from_secs(2) }).await;
        println!("{TABLES} tables: p50 {with:.0?} with Discord's limits, {without:.0?} without");
        if with < without.mul_f64(1.3) {
            return;
        }
    }
    panic!("limits slow answers down that meet none of them");
}

/// How long a deferred answer takes: half of them come sooner.
async fn median(counts: Counts) -> Duration {
    let (house, _front) = behind(counts).await;
    house.lift_limits(FORUM).await;
    let mut channels = Vec::new();
    for number in 0..TABLES {
        let thread = house.world().create_thread(PEOPLE[0], FORUM, &format!("t{number}"), None);
        channels.push(thread.unwrap());
        house.seated(channels[number], 2, json!({})).await;
    }
    let asked = channels.into_iter().zip(PEOPLE.into_iter().cycle());
    let times = join_all(asked.map(|(channel, user)| answers(&house, channel, user))).await;
    let mut times = times.concat();
    times.sort_unstable();
    times[times.len() / 2]
}

async fn answers(house: &House, channel: ChannelId, user: aedile::local::UserId) -> Vec<Duration> {
    let mut times = Vec::new();
    for _ in 0..ANSWERS {
        let asked = Instant::now();
        house.says(user, channel, "game status", json!({})).await;
        times.push(asked.elapsed());
    }
    times
}
