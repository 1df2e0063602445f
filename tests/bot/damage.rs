//! A damaged table: its players read which it is, and the others play on.

use aedile::local::{
    MessageId,
    cast::{CIRCUS, FORUM},
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{House, PEOPLE},
};

#[tokio::test]
async fn a_damaged_table_is_named_to_its_players_and_the_others_play_on() {
    let mut house = House::open().await;
    house.expect_error("damaged");
    house.expect_error("is not what was written");
    house.seated(FORUM, 2, json!({})).await;
    house.seated(CIRCUS, 2, json!({})).await;
    assert!(Clicker::new(61).play(&house, FORUM, 3).await.is_none());
    house.ping(FORUM, MessageId(0)).await;
    house.stop_bot().await;
    house.meddle(
        "DROP TRIGGER moves_stay; UPDATE moves SET at = at + 1 WHERE table_id = 1 AND number = 1",
    );
    house.start_bot();
    house.world().until(|world| world.is_bot_connected().then_some(())).await;
    let said = house.says(PEOPLE[0], FORUM, "game status", json!({})).await;
    assert!(said.contains("stored data of table 1 are damaged"), "{said}");
    assert!(Clicker::new(62).play(&house, CIRCUS, 3).await.is_none());
}

#[tokio::test]
async fn the_lists_of_tables_name_a_damaged_one_and_say_what_to_do() {
    let house = House::open().await;
    house.expect_error("left out");
    house.seated(FORUM, 2, json!({})).await;
    house.seated(CIRCUS, 2, json!({})).await;
    house.ping(FORUM, MessageId(0)).await;
    house.meddle("UPDATE tables SET terms = '\"unheard_of\"' WHERE id = 1");
    for command in ["game list", "me tables"] {
        let said = house.says(PEOPLE[0], FORUM, command, json!({})).await;
        assert!(said.contains("stored of table 1 is damaged"), "{said}");
        assert!(said.contains("tell the people who run this bot"), "{said}");
        assert!(said.contains("The Great City of Rome"), "table 2: {said}");
    }
}
