//! Whole games through the real bot: by buttons, by commands, against AI, over a kill, and into the statistics.

#[path = "../bot/buttons.rs"]
mod buttons;
#[path = "../bot/house.rs"]
#[expect(dead_code, reason = "the tests of the bot use the rest")]
mod house;
#[path = "../common/openapi.rs"]
mod openapi;
#[path = "../bot/typing.rs"]
#[expect(dead_code, reason = "the tests of the bot use the rest")]
mod typing;
#[path = "../bot/whole.rs"]
mod whole;

use std::time::Duration;

use aedile::{
    games::goofspiel::Goofspiel,
    local::{Message, cast::FORUM},
    tables::{Refused, TableError, UserId},
};
use buttons::Clicker;
use house::{Call, House, PEOPLE};
use serde_json::json;
use typing::Typist;
use whole::{Tested, check, clicked, log_of, nothing_was_refused, typed};

impl Tested for Goofspiel {}

#[tokio::test]
async fn two_bid_through_a_whole_game_by_buttons() {
    clicked::<Goofspiel>(2, json!({}), 1).await;
}

#[tokio::test]
async fn four_bid_through_a_whole_game_by_commands() {
    typed::<Goofspiel>(4, json!({"automatic": false}), Typist::of::<Goofspiel>(2)).await;
}

#[tokio::test]
async fn a_game_against_ai_goes_on_after_a_kill_and_is_counted() {
    let mut house = House::open().await;
    house.seated_at::<Goofspiel>(FORUM, 3, json!({"ai": "easy, normal"})).await;
    house.says(PEOPLE[0], FORUM, "game start", json!({})).await;
    let mut player = Clicker::new(3);
    assert!(player.play(&house, FORUM, 4).await.is_none());
    house.restart_bot().await;
    let last = player.play(&house, FORUM, usize::MAX).await.unwrap();
    check::<Goofspiel>(&house, FORUM, &last, &log_of(&house, &last), 3).await;
    let verified = house.says(PEOPLE[0], FORUM, "game log verify", json!({})).await;
    let stats = house.says(PEOPLE[0], FORUM, "game stats", json!({})).await;
    assert!(
        verified.contains("everything is correct") && stats.contains("Goofspiel"),
        "{verified}\n{stats}"
    );
}

/// The one of these buttons, pressed by somebody: what they are shown, and the file.
async fn pressed(house: &House, on: &Message, label: &str) -> (Message, Vec<u8>) {
    let button = on.buttons().into_iter().find(|button| button.label == label).unwrap();
    let shown = house.click(PEOPLE[3], on.id, &button.custom_id).await;
    let file = house.world().file(shown.attachments[0].id).unwrap();
    (shown, file.to_vec())
}

#[tokio::test]
async fn a_game_has_a_film_as_far_as_it_is_and_the_end_brings_the_scores_by_turn() {
    let house = House::open().await;
    house.seated_at::<Goofspiel>(FORUM, 2, json!({})).await;
    let none = house.says(PEOPLE[0], FORUM, "game film", json!({})).await;
    assert!(none.contains("Nothing has happened"), "{none}");
    let mut player = Clicker::new(5);
    assert!(player.play(&house, FORUM, 3).await.is_none());
    let film = house.answer(PEOPLE[0], FORUM, "game film", json!({})).await;
    assert!(film.content.contains("so far"), "{}", film.content);
    let alt = film.attachments[0].description.as_deref().unwrap();
    assert!(alt.starts_with("Film of the game so far"), "{alt}");
    let table = house.table_of::<Goofspiel>(FORUM).await;
    let early = table.decisions(UserId(PEOPLE[0].0)).await;
    assert!(matches!(early, Err(TableError::Refused(Refused::NotOver))), "not while it runs");
    let last = player.play(&house, FORUM, usize::MAX).await.unwrap();
    let (film, gif) = pressed(&house, &last, "Film").await;
    assert_eq!(film.attachments[0].content_type, "image/gif");
    assert!(gif.starts_with(b"GIF89a") && film.content.contains("film of this game"));
    let (curve, _) = pressed(&house, &last, "Scores by turn").await;
    let alt = curve.attachments[0].description.as_deref().unwrap();
    assert!(alt.starts_with("Scores by turn") && alt.contains("after round 13"), "{alt}");
    let labels: Vec<_> = last.buttons().into_iter().map(|button| button.label).collect();
    let fair = "Why is the deal fair?";
    assert_eq!(
        labels,
        ["Rematch", "Film", "Scores by turn", "My best missed move", "Review", "Look", fair]
    );
    let missed = &last.buttons()[3].custom_id;
    let told = house.click(PEOPLE[0], last.id, missed).await;
    assert!(told.content.to_lowercase().contains("an ai (hard)"), "{}", told.content);
    let made = table.decisions(UserId(PEOPLE[0].0)).await.unwrap();
    assert_eq!(made.len(), 12, "one a round but the last, which leaves no choice");
    assert!(made.iter().all(|made| made.view.legal().contains(&made.mv)));
    let told = house.click(PEOPLE[3], last.id, missed).await;
    assert!(told.content.contains("do not sit at"), "{}", told.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_bid_that_was_planned_is_made_when_its_round_comes() {
    let house = House::open().await;
    house.seated_at::<Goofspiel>(FORUM, 2, json!({})).await;
    let Call::Turn(first, ping) = house.ping(FORUM, aedile::local::MessageId(0)).await else {
        panic!("the game has begun")
    };
    let second = PEOPLE[usize::from(first == PEOPLE[0])];
    let bid = |card: &str| json!({"move": format!("bid:{card}")});
    for (card, says) in [("11", "1. Bid 11"), ("13+", "2. bid: 13 or higher")] {
        let plan = house.says(second, FORUM, "game plan add", bid(card)).await;
        assert!(plan.contains(says), "{plan}");
    }
    house.says(first, FORUM, "goofspiel bid", json!({"card": "1"})).await;
    house.forward(Duration::from_secs(91));
    house.told(FORUM, "(planned)").await;
    let Call::Turn(called, _) = house.ping(FORUM, ping.id).await else { panic!("it goes on") };
    assert_eq!(called, first, "whoever planned is not called for it");
    let plan = house.says(second, FORUM, "game plan show", json!({})).await;
    assert!(plan.contains("1. bid: 13 or higher") && !plan.contains("2. "), "{plan}");
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_bid_can_be_taken_back_until_all_bids_are_turned_up() {
    let house = House::open().await;
    house.seated_at::<Goofspiel>(FORUM, 2, json!({})).await;
    let Call::Turn(first, ping) = house.ping(FORUM, aedile::local::MessageId(0)).await else {
        panic!("the game has begun")
    };
    let bid = |card: &str| json!({"card": card});
    house.says(first, FORUM, "goofspiel bid", bid("7")).await;
    let undone = house.says(first, FORUM, "game undo", json!({})).await;
    assert!(undone.contains("taken back"), "{undone}");
    house.says(first, FORUM, "goofspiel bid", bid("8")).await;
    let Call::Turn(second, _) = house.ping(FORUM, ping.id).await else { panic!("it goes on") };
    house.says(second, FORUM, "goofspiel bid", bid("2")).await;
    let refused = house.says(second, FORUM, "game undo", json!({})).await;
    assert!(refused.contains("cannot be taken back"), "{refused}");
    house.told(FORUM, " 8, ").await;
}
