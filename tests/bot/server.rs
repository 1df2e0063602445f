//! What a server sets, what it means for new tables, and the pace that a table agrees on.

use aedile::local::cast::{BATHS, CIRCUS, FORUM, GNAEUS};
use serde_json::{Value, json};

use super::{
    house::{House, PEOPLE},
    whole::nothing_was_refused,
};

/// Aurelia, who manages the server.
async fn set(house: &House, options: Value) -> String {
    house.says(PEOPLE[0], FORUM, "admin settings", options).await
}

async fn new(house: &House, options: Value) -> String {
    house.says(PEOPLE[1], FORUM, "game new", options).await
}

/// The values of the choices, by their place in the list.
const RELAXED: u64 = 0;
const DAY: u64 = 1;
const CUSTOM: u64 = 3;
const AI: u64 = 1;
const VOTE: u64 = 2;

#[tokio::test]
async fn the_pace_of_a_table_stands_on_its_card() {
    let house = House::open().await;
    let opened = new(&house, json!({"custom_pace": "36h", "on_time_out": VOTE})).await;
    assert!(opened.contains("is open"), "{opened}");
    let card = house.lobby(FORUM).await;
    assert!(card.contains("36 hours a turn"), "{card}");
    assert!(card.contains("up to 108 hours") || card.contains("up to 4 days 12 hours"), "{card}");
    assert!(card.contains("the others vote"), "{card}");
    house.says(PEOPLE[1], CIRCUS, "game new", json!({"pace": DAY, "on_time_out": AI})).await;
    let card = house.lobby(CIRCUS).await;
    assert!(card.contains("1 day a turn"), "{card}");
    assert!(card.contains("up to 3 days") && card.contains("an AI player plays"), "{card}");
    house.says(PEOPLE[1], BATHS, "game new", json!({"game": "great_city"})).await;
    assert!(house.lobby(BATHS).await.contains("No clock"));
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_pace_that_cannot_be_meant_opens_no_table() {
    let house = House::open().await;
    for (options, words) in [
        (json!({"custom_pace": "59 minutes"}), "from 1 hour to 14 days, not 59 minutes"),
        (json!({"custom_pace": "15 days"}), "from 1 hour to 14 days, not 15 days"),
        (json!({"custom_pace": "soon"}), "“soon” is not a length of time"),
        (json!({"pace": CUSTOM}), "Say in custom_pace"),
        (json!({"pace": DAY, "custom_pace": "36h"}), "not both"),
        (json!({"on_time_out": AI}), "Without a clock no turn runs out of time"),
        (json!({"pace": RELAXED, "on_time_out": VOTE}), "Without a clock no turn runs out of time"),
    ] {
        let said = new(&house, options.clone()).await;
        assert!(said.contains(words), "{options}: {said}");
    }
    assert!(house.says(PEOPLE[1], FORUM, "game status", json!({})).await.contains("no table here"));
    assert!(house.world().messages(FORUM, None).is_empty());
    nothing_was_refused(&house);
}

#[tokio::test]
async fn the_usual_pace_of_the_server_is_that_of_its_tables() {
    let house = House::open().await;
    let shown = set(&house, json!({"pace": DAY, "on_time_out": AI})).await;
    assert!(shown.contains("1 day a turn") && shown.contains("an AI player plays"), "{shown}");
    new(&house, json!({"game": "great_city"})).await;
    let card = house.lobby(FORUM).await;
    assert!(card.contains("1 day a turn"), "{card}");
    assert!(card.contains("an AI player plays"), "{card}");
    house.says(PEOPLE[1], CIRCUS, "game new", json!({"pace": RELAXED})).await;
    assert!(house.lobby(CIRCUS).await.contains("No clock"));
}

#[tokio::test]
async fn tables_are_opened_only_where_and_by_whom_the_server_says() {
    let house = House::open().await;
    let shown = set(&house, json!({"add_channel": BATHS.to_string(), "threads": false})).await;
    assert!(shown.contains(&format!("**Channels:** <#{BATHS}>")), "{shown}");
    let elsewhere = new(&house, json!({"game": "great_city"})).await;
    assert!(elsewhere.contains(&format!("tables are in <#{BATHS}>")), "{elsewhere}");
    let thread = house.world().create_thread(GNAEUS, BATHS, "Quiet corner", None).unwrap();
    let threaded = house.says(PEOPLE[1], thread, "game new", json!({"game": "great_city"})).await;
    assert!(threaded.contains("not in threads"), "{threaded}");
    set(&house, json!({"all_channels": true, "open_by": 2})).await;
    let refused = new(&house, json!({"game": "great_city"})).await;
    assert!(refused.contains("only server managers open tables"), "{refused}");
    assert!(house.world().messages(FORUM, None).is_empty());
    let manager = house.says(PEOPLE[0], FORUM, "game new", json!({"game": "great_city"})).await;
    assert!(manager.contains("is open"), "{manager}");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn settings_that_do_not_fit_together_are_refused_and_change_nothing() {
    let house = House::open().await;
    set(&house, json!({"lobby_days": 3, "idle_days": 10, "closing_days": 5})).await;
    let before = set(&house, json!({})).await;
    assert!(before.contains("closed after 3 days") && before.contains("closed 5 days later"));
    for (options, words) in [
        (json!({"open_by": 1}), "Name the role as well"),
        (json!({"lobby_days": 9, "on_time_out": VOTE}), "Without a clock"),
        (json!({"threads": false, "custom_pace": "30 days"}), "from 1 hour to 14 days"),
        (
            json!({"all_channels": true, "add_channel": FORUM.to_string()}),
            "Use either `all_channels`",
        ),
        (json!({"remove_channel": FORUM.to_string()}), "is not in the list"),
    ] {
        let said = set(&house, options.clone()).await;
        assert!(said.contains(words), "{options}: {said}");
        assert_eq!(set(&house, json!({})).await, before, "{options}");
    }
    let hidden = house.world().slash(GNAEUS, FORUM, "admin settings", json!({})).await;
    assert!(hidden.is_err(), "only those who manage the server see the command");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_rematch_is_a_new_table_for_the_servers_settings() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    house.told(FORUM, "your turn").await;
    set(&house, json!({"open_by": 2})).await;
    let refused = house.says(PEOPLE[1], FORUM, "game rematch", json!({})).await;
    assert!(refused.contains("only server managers open tables"), "{refused}");
    let manager = house.says(PEOPLE[0], FORUM, "game rematch", json!({})).await;
    assert!(manager.contains("not over yet"), "{manager}");
}
