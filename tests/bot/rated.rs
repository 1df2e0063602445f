//! Rated tables as people see them, and `/rank`.

use aedile::local::cast::FORUM;
use serde_json::json;

use super::{
    house::{House, PEOPLE, button},
    whole::nothing_was_refused,
};

#[tokio::test]
async fn who_is_ranked_nowhere_is_asked_once_and_hints_are_off() {
    let house = House::open().await;
    let [host, guest, other] = [PEOPLE[0], PEOPLE[1], PEOPLE[2]];
    let asked = house.says(host, FORUM, "game new", json!({"rated": true, "seats": 2})).await;
    assert!(asked.contains("is not rated yet"), "{asked}");
    let card = house.told(FORUM, "1. ").await;
    assert!(!card.content.contains("**Rated**"), "{}", card.content);
    let set = house.says(host, FORUM, "me boards", json!({"where": 1})).await;
    assert!(set.contains("in the servers where you play rated games"), "{set}");
    let page = house.click(host, card.id, &button(&card, "Settings")).await;
    let select = page.selects()[0].custom_id.clone();
    let page = house.select(host, page.id, &select, "rated=yes").await;
    assert!(page.content.contains("Rated: **yes**"), "{}", page.content);
    let card = house.told(FORUM, "**Rated**").await;
    assert!(card.content.contains("has none yet"), "{}", card.content);

    let question = house.click(guest, card.id, &button(&card, "Join")).await;
    assert!(question.content.contains("This table is rated"), "{}", question.content);
    let no = house.click(guest, question.id, &button(&question, "Don't join")).await;
    assert!(no.content.contains("Nothing has changed"), "{}", no.content);
    let question = house.click(other, card.id, &button(&card, "Join")).await;
    house.click(other, question.id, &button(&question, "Join and be ranked here")).await;
    house.told(FORUM, "The game has started").await;
    let hint = house.says(host, FORUM, "game hint", json!({})).await;
    assert!(hint.contains("No AI gives advice at a rated table"), "{hint}");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_board_without_anybody_says_how_to_get_there() {
    let house = House::open().await;
    let board = house.says(PEOPLE[0], FORUM, "rank board", json!({"game": 0})).await;
    assert!(board.contains("nobody is on the board of this server yet"), "{board}");
    assert!(board.contains("You have no rated game here yet"), "{board}");
    let history = house.says(PEOPLE[0], FORUM, "rank history", json!({"game": 0})).await;
    assert!(history.contains("no rated game"), "{history}");
    let person = json!({"who": PEOPLE[1].0.to_string(), "game": 0});
    let person = house.says(PEOPLE[0], FORUM, "rank person", person).await;
    assert!(person.contains("ranked nowhere"), "{person}");
    nothing_was_refused(&house);
}
