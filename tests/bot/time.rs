//! The bot lives in the time of the local Discord.

use std::time::Duration;

use aedile::local::cast::FORUM;
use serde_json::json;

use crate::bot::house::{House, PEOPLE};

#[tokio::test]
async fn bot_and_world_live_in_one_time_that_survives_a_restart_of_the_bot() {
    let mut house = House::open().await;
    let before = house.now();
    house.forward(Duration::from_secs(72 * 3600));
    house.restart_bot().await;
    assert!(house.now() >= before.plus(Duration::from_secs(72 * 3600)));
    house.says(PEOPLE[0], FORUM, "game new", json!({"seats": 2})).await;
    let card = house.told(FORUM, "").await;
    assert!(i64::try_from(card.created).unwrap() >= before.plus(Duration::from_secs(72 * 3600)).0);
}
