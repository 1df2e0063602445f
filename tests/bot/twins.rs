//! One token in two processes: the host reads it.

use std::time::Duration;

use aedile::local::cast::{AURELIA, BRUTUS, FORUM};
use serde_json::json;

use super::house::House;

const SAID: &str = "another process answers for this bot";

#[tokio::test]
async fn two_processes_with_one_token_and_two_databases_say_so() {
    let mut house = House::open().await;
    house.expect_error(SAID);
    house.start_stranger();
    let both = |world: &aedile::local::World| (world.connected_shards().len() == 2).then_some(());
    house.world().until(both).await;
    let alone = house.feels_shared();
    assert!(!alone, "nobody has done anything yet");
    for _ in 0..20 {
        house.says(AURELIA, FORUM, "game list", json!({})).await;
    }
    let noticed = async {
        while !house.feels_shared() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), noticed).await.unwrap();
    assert!(house.complains_of(SAID));
}

#[tokio::test]
async fn a_new_button_of_a_table_that_nobody_knows_is_a_sign() {
    let house = House::open().await;
    house.expect_error(SAID);
    house.says(AURELIA, FORUM, "game new", json!({"game": "great_city"})).await;
    let card = house.world().until(|world| world.messages(FORUM, None).first().cloned()).await;
    house.meddle("PRAGMA foreign_keys = OFF; DELETE FROM tables");
    let buttons = card.buttons();
    let join = buttons.iter().find(|button| button.label == "Join").unwrap();
    let said = house.click(AURELIA, card.id, &join.custom_id).await.content;
    assert!(said.contains("no table here") && !house.feels_shared(), "one may be chance: {said}");
    house.click(BRUTUS, card.id, &join.custom_id).await;
    assert!(house.feels_shared());
}

/// People cannot forge buttons at Discord; a button that is not on its message is no sign.
#[tokio::test]
async fn answers_that_were_lost_and_forged_buttons_are_no_signs() {
    let house = House::open().await;
    house.says(AURELIA, FORUM, "game new", json!({"game": "great_city"})).await;
    let card = house.world().until(|world| world.messages(FORUM, None).first().cloned()).await;
    for _ in 0..3 {
        house.world().misbehave(aedile::local::Fault::on("POST", "/callback").cut_answer());
        house.says(AURELIA, FORUM, "game list", json!({})).await;
        house.world().forge_click(AURELIA, card.id, "a:999:0:do:pass").await.unwrap();
    }
    assert!(!house.feels_shared());
}
