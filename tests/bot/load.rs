//! Many tables at once, and one person who asks without end: everybody is called, and who asks too much is told so while the
//! others are answered. The times are printed.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use aedile::{
    local::{ChannelId, MessageId, cast::FORUM},
    tables::{InteractionId, Player, Table, UserId},
};
use futures_util::{StreamExt as _, future::join_all, stream};
use serde_json::json;

use super::{
    house::{Call, House, PEOPLE},
    slow,
};

/// Tables whose players act without a pause.
const TABLES: usize = 20;
/// The requests that Discord takes in a second.
const MOST: usize = 50;
/// Turns that are timed at each of them.
const TURNS: u64 = 8;

#[tokio::test]
async fn with_twenty_tables_acting_at_once_every_next_player_is_called() {
    if !slow::is_wanted() {
        return;
    }
    let house = House::open().await;
    house.lift_limits(FORUM).await;
    let mut channels = Vec::new();
    for number in 0..TABLES {
        let thread = house.world().create_thread(PEOPLE[0], FORUM, &format!("t{number}"), None);
        channels.push(thread.unwrap());
        house.seated(channels[channels.len() - 1], 2, json!({})).await;
    }
    let waits = stream::iter(channels.into_iter().zip(0..))
        .map(|(channel, number)| waits(&house, channel, number))
        .buffer_unordered(TABLES);
    let mut waits: Vec<Duration> = waits.concat().await;
    waits.sort_unstable();
    let half = waits[waits.len() / 2];
    let busiest = house.world().busiest_second();
    let longest = waits[waits.len() - 1];
    println!(
        "{} calls: p50 {half:.0?}, longest {longest:.0?}; {busiest} requests at most",
        waits.len()
    );
    assert!(busiest <= MOST, "Discord takes no more: {busiest}");
    assert_eq!(
        waits.len(),
        TABLES * usize::try_from(TURNS).unwrap(),
        "each turn is followed by a call"
    );
}

/// Plays turns at this table; how long the next player waited for the call each time.
async fn waits(house: &House, channel: ChannelId, number: u64) -> Vec<Duration> {
    let table = house.table(channel).await;
    let (mut last, mut waits) = (MessageId(0), Vec::new());
    for turn in 0..TURNS {
        let Call::Turn(user, ping) = house.ping(channel, last).await else { break };
        last = ping.id;
        play_turn(&table, UserId(user.0), (number * TURNS + turn) * 100).await;
        let played = Instant::now();
        house.ping(channel, last).await;
        waits.push(played.elapsed());
    }
    waits
}

/// Plays behind the bot's back until somebody else must act.
async fn play_turn(table: &Table, user: UserId, first_click: u64) {
    for click in first_click + 1.. {
        let look = table.look(Some(user)).await.unwrap();
        if !look.is_my_turn() {
            return;
        }
        let legal = look.own.as_ref().unwrap().legal();
        let by = Player { user, name: look.to_move().unwrap().name.clone() };
        let mv = legal[legal.len() / 2].clone();
        table.play(by, InteractionId(click), Some(look.number), mv).await.unwrap();
    }
}

/// Answers that are timed for one who plays beside a script.
const ANSWERS: usize = 15;
/// What the script asks at once.
const FLOOD: usize = 40;

#[tokio::test]
async fn one_who_asks_without_end_is_told_so_and_the_others_are_answered() {
    if !slow::is_wanted() {
        return;
    }
    let house = House::open_strict().await;
    house.seated(FORUM, 2, json!({})).await;
    let Call::Turn(..) = house.ping(FORUM, MessageId(0)).await else { panic!("over") };
    let alone = median(&house).await;
    let (world, is_over) = (house.world(), AtomicBool::new(false));
    let flood = async {
        let mut told_to_wait = 0;
        while !is_over.load(Ordering::Relaxed) {
            let asked = (0..FLOOD).map(|_| world.slash(PEOPLE[2], FORUM, "game board", json!({})));
            for answer in join_all(asked).await {
                let said = answer.unwrap().message.map(|message| message.content);
                told_to_wait += usize::from(
                    said.is_some_and(|said| said.contains("Too many commands at once")),
                );
            }
        }
        told_to_wait
    };
    let beside = async {
        let median = median(&house).await;
        is_over.store(true, Ordering::Relaxed);
        median
    };
    let (told_to_wait, flooded) = tokio::join!(flood, beside);
    println!("alone {alone:.1?}, beside a script {flooded:.1?}");
    assert!(told_to_wait > 0);
}

/// How long an answer takes: half of them come sooner.
async fn median(house: &House) -> Duration {
    let mut times = Vec::new();
    for _ in 0..ANSWERS {
        let asked = Instant::now();
        house.says(PEOPLE[0], FORUM, "game status", json!({})).await;
        times.push(asked.elapsed());
        // As a person would; and a script's tokens do not last.
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    times.sort_unstable();
    times[ANSWERS / 2]
}
