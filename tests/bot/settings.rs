//! The rules that a host chooses on the lobby card.

use aedile::local::cast::FORUM;
use serde_json::json;

use super::{
    house::{House, PEOPLE, button},
    whole::nothing_was_refused,
};

#[tokio::test]
async fn the_host_chooses_rules_on_the_card_until_the_start_and_everybody_sees_them() {
    let house = House::open().await;
    house.says(PEOPLE[0], FORUM, "game new", json!({"seats": 2})).await;
    let card = house.told(FORUM, "1. ").await;
    let settings = button(&card, "Settings");
    let page = house.click(PEOPLE[0], card.id, &settings).await;
    assert!(
        page.content.contains("The Shrine, a small expansion, is in play: **no**"),
        "{}",
        page.content
    );
    let select = page.selects()[0].custom_id.clone();
    let changed = house.select(PEOPLE[0], page.id, &select, "shrine=yes").await;
    assert!(changed.content.contains("is in play: **yes**"), "{}", changed.content);
    house.told(FORUM, "with the Shrine").await;
    let seen = house.click(PEOPLE[1], card.id, &settings).await;
    assert!(seen.content.contains("is in play: **yes**"), "{}", seen.content);
    assert!(seen.content.contains("who opened this table, can change them"), "{}", seen.content);
    assert!(seen.selects().is_empty(), "a guest changes nothing");
    house.says(PEOPLE[1], FORUM, "game join", json!({})).await;
    let late = house.select(PEOPLE[0], page.id, &select, "shrine=no").await.content;
    assert!(late.contains("already started"), "{late}");
    let table = house.table(FORUM).await;
    assert!(table.look(None).await.unwrap().public.options.shrine);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_preset_says_which_game_is_meant() {
    let house = House::open().await;
    let said = house.says(PEOPLE[0], FORUM, "game new", json!({"game": 1, "preset": 1})).await;
    assert!(said.contains("is a choice of The Great City of Rome"), "{said}");
    house.says(PEOPLE[0], FORUM, "game new", json!({"preset": 1})).await;
    house.told(FORUM, "The Great City of Rome").await;
}
