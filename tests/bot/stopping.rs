//! A stop while people play: what was taken is finished, nothing meets a program that is half closed.

use std::time::Duration;

use aedile::local::{
    MessageId, UserId, World,
    cast::{AURELIA, CIRCUS, FORUM},
};
use serde_json::json;

use super::house::{House, PEOPLE};

/// Stops under play, each with this many people who ask without a pause.
const STOPS: u64 = 6;
const AT_ONCE: usize = 8;

/// Asks for pictures, choices and words until it is aborted.
async fn ask_on(world: World, user: UserId) {
    loop {
        let draft = json!({"card": ""});
        let _ = world.autocomplete(user, FORUM, "rome draft", draft, "card").await;
        let _ = world.slash(user, FORUM, "game board", json!({})).await;
    }
}

#[tokio::test]
async fn a_stop_under_play_ends_in_good_order_without_an_error() {
    let mut house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    house.ping(FORUM, MessageId(0)).await;
    for stop in 0..STOPS {
        let asking: Vec<_> = (0..AT_ONCE)
            .map(|person| tokio::spawn(ask_on(house.world(), PEOPLE[person % PEOPLE.len()])))
            .collect();
        tokio::time::sleep(Duration::from_millis(150 + 37 * stop)).await;
        let stopped = tokio::time::timeout(Duration::from_secs(5), house.stop_bot()).await;
        stopped.expect("it ends in less than 5 s");
        asking.iter().for_each(tokio::task::JoinHandle::abort);
        house.start_bot();
        house.world().until(|world| world.is_bot_connected().then_some(())).await;
    }
}

#[tokio::test]
async fn a_lobby_that_is_moved_is_no_trouble_for_the_opponents() {
    let house = House::open().await;
    house.says(PEOPLE[0], FORUM, "game new", json!({"seats": 3})).await;
    house.told(FORUM, "opened by").await;
    let said = house.says(AURELIA, CIRCUS, "admin move", json!({"table": "1"})).await;
    assert!(said.contains("waits for players here"), "{said}");
    house.told(CIRCUS, "moved this table here").await;
    house.told(CIRCUS, "opened by").await;
}
