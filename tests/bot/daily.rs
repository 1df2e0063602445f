//! The deal of the day by the real bot.

use std::time::Duration;

use aedile::{
    local::{
        Message, UserId,
        cast::{AURELIA, BRUTUS, CLAUDIA, FORUM},
    },
    play::verify_log,
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{House, button},
    whole::nothing_was_refused,
};

const HOUR: i64 = 3_600_000;

/// Passes time until one in the morning of the next date of The Builders, whose decisions are quick.
fn until_builders(house: &House) {
    let now = house.now().0;
    let today = now / (24 * HOUR);
    let date = (today + 1..today + 8).find(|date| (date + 3) % 7 % 3 == 1).unwrap();
    let wait = date * 24 * HOUR + HOUR - now;
    house.forward(Duration::from_millis(wait.unsigned_abs()));
}

fn is_over(panel: &Message) -> bool {
    panel.content.contains("against the AI. Your points: ")
}

/// Plays on until the end.
async fn finish(house: &House, player: &mut Clicker, user: UserId, mut panel: Message) -> Message {
    for _ in 0..400 {
        if is_over(&panel) {
            return panel;
        }
        assert!(!panel.buttons().is_empty(), "{}", panel.content);
        let labels: Vec<_> = panel.buttons().into_iter().map(|button| button.label).collect();
        assert!(!labels.iter().any(|label| label == "Hint" || label == "Plan ahead"), "{labels:?}");
        panel = player.step(house, user, &panel).await;
    }
    panic!("it does not end: {}", panel.content);
}

#[tokio::test]
async fn a_deal_is_played_once_shared_and_ranked_when_its_date_is_over() {
    let mut house = House::open().await;
    until_builders(&house);
    for user in [CLAUDIA, AURELIA] {
        house.says(user, FORUM, "me boards", json!({"where": 1})).await;
    }
    let none = house.says(CLAUDIA, FORUM, "daily board", json!({})).await;
    assert!(none.contains("No deal of the day is over yet"), "{none}");
    let offer = house.answer(CLAUDIA, FORUM, "daily deal", json!({})).await;
    assert!(
        offer.content.contains("The Builders") && offer.attachments.is_empty(),
        "{}",
        offer.content
    );
    let play = button(&offer, "Play");
    let panel = house.click(CLAUDIA, offer.id, &play).await;
    let mut player = Clicker::new(31);
    let mut panel = player.step(&house, CLAUDIA, &panel).await;
    for _ in 0..5 {
        panel = player.step(&house, CLAUDIA, &panel).await;
    }
    house.restart_bot().await;
    let panel = house.answer(CLAUDIA, FORUM, "daily deal", json!({})).await;
    assert!(panel.content.contains("You have one try"), "{}", panel.content);
    house.meddle("UPDATE daily SET par = 9");
    let over = finish(&house, &mut player, CLAUDIA, panel).await;
    assert!(over.content.contains("is +0.9"), "{}", over.content);
    let again = house.world().forge_click(CLAUDIA, offer.id, &play).await.unwrap();
    let again = again.message.unwrap();
    assert_eq!(again.content, over.content, "a second try shows the first");
    house.click(CLAUDIA, over.id, &button(&over, "Share")).await;
    let shared = house.told(FORUM, "Claudia").await;
    assert!(shared.content.contains("(par +0.9) · "), "{}", shared.content);
    let early = house.says(CLAUDIA, FORUM, "daily board", json!({})).await;
    assert!(early.contains("No deal of the day is over yet"), "{early}");
    let streak = house.says(CLAUDIA, FORUM, "daily streak", json!({})).await;
    assert!(streak.contains("Deals: **1 day** in a row"), "{streak}");
    let hers = house.answer(AURELIA, FORUM, "daily deal", json!({})).await;
    ends(&house, &button(&hers, "Play"), &hers).await;
    nothing_was_refused(&house);
}

/// The next day at seven: the board is there, and the deal is not begun any more.
async fn ends(house: &House, play: &str, offer: &Message) {
    house.forward(Duration::from_secs(30 * 3600));
    let mut board = house.answer(BRUTUS, FORUM, "daily board", json!({})).await;
    for _ in 0..100 {
        if !board.attachments.is_empty() {
            break;
        }
        board = house.answer(BRUTUS, FORUM, "daily board", json!({})).await;
    }
    assert!(board.content.contains("1 person on the board of this server"), "{}", board.content);
    let alt = board.attachments[0].description.clone().unwrap_or_default();
    assert!(alt.contains("Claudia"), "{alt}");
    let late = house.world().forge_click(AURELIA, offer.id, play).await.unwrap();
    let late = late.message.unwrap().content;
    assert!(late.contains("is closed"), "{late}");
    let log = house.click(BRUTUS, board.id, &button(&board, "The best play")).await;
    let file = &log.attachments[0];
    let bytes = house.world().file(file.id).unwrap();
    let promised = verify_log(&bytes[..]).unwrap().promised.unwrap();
    assert!(board.content.contains(&promised.commitment.to_string()), "{}", board.content);
    let board = house.answer(BRUTUS, FORUM, "daily board", json!({})).await;
    let shown = house.click(BRUTUS, board.id, &button(&board, "Show here")).await;
    assert!(shown.content.contains("in the channel"), "{}", shown.content);
    house.told(FORUM, "shows the board of the deal of the day").await;
}

#[tokio::test]
async fn forged_buttons_of_the_deal_of_the_day_do_nothing() {
    let house = House::open().await;
    let offer = house.answer(CLAUDIA, FORUM, "daily deal", json!({})).await;
    for (id, words) in [
        ("a:0:0:day:play:2026-13-01", "not mine"),
        ("a:0:0:day:play:2199-01-01", "cannot be begun now"),
        ("a:0:0:day:own:2199-01-01", "No deal of the day is over yet"),
        ("a:0:0:day:share:2199-01-01", "You have not begun"),
        ("a:1000020790:0:do:end", "You have not begun"),
        ("a:1000020790:0:look", "You have not begun"),
        ("a:9999999999999:0:do:end", "no table here"),
    ] {
        let forged = house.world().forge_click(CLAUDIA, offer.id, id).await.unwrap();
        let said = forged.message.unwrap().content;
        assert!(said.contains(words), "{id}: {said}");
    }
}
