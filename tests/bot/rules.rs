//! The rules as a reader finds them: by topic, in detail, by what is typed, and with an example.

use aedile::{
    local::cast::{CLAUDIA, FORUM},
    tables::GameKind,
};
use serde_json::json;

use super::{
    house::{House, button},
    whole::nothing_was_refused,
};

#[tokio::test]
async fn the_rules_are_read_in_short_in_detail_and_from_one_part_to_the_next() {
    let house = House::open().await;
    let short = house.answer(CLAUDIA, FORUM, "game rules", json!({})).await;
    assert!(short.content.starts_with("**The Great City of Rome.**"), "{}", short.content);
    let details = house.click(CLAUDIA, short.id, &button(&short, "Details")).await;
    assert!(details.content.starts_with("**A round, details.**"), "{}", details.content);
    let again = house.click(CLAUDIA, details.id, &button(&details, "Summary")).await;
    assert!(again.content.starts_with("**The Great City of Rome.**"), "{}", again.content);
    let parts = again.selects()[0].custom_id.clone();
    let scoring = house.select(CLAUDIA, again.id, &parts, "great_city.scoring").await;
    assert!(scoring.content.starts_with("**Scoring.**"), "{}", scoring.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn what_is_typed_is_found_in_the_rules_of_the_game_that_is_played_here_first() {
    let house = House::open().await;
    house.says(CLAUDIA, FORUM, "game new", json!({"game": "builders", "seats": 2})).await;
    let found =
        house.says(CLAUDIA, FORUM, "game rules", json!({"topic": "prisoner scoring"})).await;
    assert!(found.starts_with("**Prisoners**"), "{found}");
    let offered =
        house.offered(CLAUDIA, FORUM, "game rules", json!({"topic": "vineyard"}), "topic");
    let (_, first) = offered.await.swap_remove(0);
    assert!(first.starts_with("great_city."), "{first}");
    let nothing = house.says(CLAUDIA, FORUM, "game rules", json!({"topic": "@everyone"})).await;
    assert!(nothing.contains("do not mention") && nothing.contains("Builders"), "{nothing}");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn the_options_of_the_table_stand_below_the_rules_that_they_change() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({"set": ["replaced_farm_pays=no"]})).await;
    let rules = |topic| house.says(CLAUDIA, FORUM, "game rules", json!({"topic": topic}));
    let building = rules("building").await;
    assert!(
        building.contains("**At this table:** a farm that is being replaced cannot pay"),
        "{building}"
    );
    assert!(!rules("scoring").await.contains("At this table"));
}

#[tokio::test]
async fn each_game_explains_a_score_line_by_line_with_a_picture() {
    let house = House::open().await;
    for kind in GameKind::ALL {
        let topic = json!({"topic": format!("{}.example", kind.id())});
        let example = house.answer(CLAUDIA, FORUM, "game rules", topic).await;
        assert!(example.content.contains("Claudia"), "{kind:?}: {}", example.content);
        assert!(example.content.lines().count() > 4, "{kind:?}: {}", example.content);
        assert_eq!(example.attachments.len(), 1);
        let back = house.click(CLAUDIA, example.id, &button(&example, "The rules")).await;
        assert!(back.content.contains(&kind.title().to_string()), "{}", back.content);
    }
    nothing_was_refused(&house);
}
