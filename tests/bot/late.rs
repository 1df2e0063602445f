//! Interactions that are not this process's to answer any more: another one has answered them, or they waited for too long.

use std::time::Duration;

use aedile::local::{
    Fault, Recorded,
    cast::{AURELIA, FORUM},
};
use serde_json::json;

use super::house::House;

#[tokio::test]
async fn what_another_process_has_answered_stays_as_it_is() {
    let house = House::open().await;
    let world = house.world();
    world.misbehave(Fault::on("POST", "/callback").refused(40060));
    assert!(
        world
            .slash(AURELIA, FORUM, "game list", json!({}))
            .await
            .is_ok_and(|it| it.message.is_none())
    );
    let is_changed = |sent: &Recorded| sent.path.contains("/webhooks/");
    let changed: Vec<_> = world.requests().into_iter().filter(is_changed).collect();
    assert!(changed.is_empty(), "{changed:#?}");
    assert!(house.says(AURELIA, FORUM, "game list", json!({})).await.contains("No table is open"));
}

#[tokio::test]
async fn what_waited_for_a_bot_that_stood_still_is_not_worked_off() {
    let house = House::open().await;
    house.says(AURELIA, FORUM, "game list", json!({})).await;
    house.stand_still(Duration::from_secs(5)).await;
    let waited =
        house.world().slash(AURELIA, FORUM, "game new", json!({"game": "great_city"})).await;
    assert!(waited.is_ok_and(|it| it.message.is_none()), "Discord waits for 3 s");
    let world = house.world();
    let is_answer = |sent: &Recorded| sent.path.ends_with("/callback");
    let answers = || world.requests().into_iter().filter(is_answer).count();
    let before = answers();
    // What waited would be worked off beside the first of these, and a person's requests one by one.
    for _ in 0..3 {
        let said = house.says(AURELIA, FORUM, "game list", json!({})).await;
        assert!(said.contains("No table is open"), "{said}");
    }
    assert_eq!(answers(), before + 3, "it is not even answered");
}
