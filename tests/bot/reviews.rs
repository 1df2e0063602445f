//! The coach as people meet it: `/game review`, its page, turning points, sharing, and what is refused.

use std::time::Duration;

use aedile::local::{
    Message, UserId,
    cast::{FORUM, GNAEUS},
};
use serde_json::json;

use super::{
    buttons::Clicker,
    cluster::Cluster,
    house::{House, PEOPLE, button},
    whole::nothing_was_refused,
};

/// All that a message says to eyes and ears.
fn all_of(message: &Message) -> String {
    let alts = message.attachments.iter().filter_map(|file| file.description.clone());
    std::iter::once(message.content.clone()).chain(alts).collect::<Vec<_>>().join("\n")
}

/// A game of two that was played to its end, and its last message.
async fn played(house: &House) -> Message {
    house.seated(FORUM, 2, json!({})).await;
    let early = house.says(PEOPLE[0], FORUM, "game review", json!({})).await;
    assert!(early.contains("is not over"), "{early}");
    Clicker::new(71).play(house, FORUM, usize::MAX).await.unwrap()
}

/// What the bot answers to a button that the message does not have, or has no more.
async fn forged(house: &House, who: UserId, of: &Message, custom_id: &str) -> Message {
    house.world().forge_click(who, of.id, custom_id).await.unwrap().message.unwrap()
}

/// The review once it is there, asked for again and again.
async fn asked_for(house: &House) -> Message {
    let mut last = String::new();
    for _ in 0..600 {
        let page = house.answer(PEOPLE[0], FORUM, "game review", json!({})).await;
        if page.content.contains("you gave up") {
            return page;
        }
        assert!(page.content.contains("The coach looks again"), "{}", page.content);
        last = page.content;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it is never there: {last}");
}

/// From the page of a review to its turning points, and to the channel.
async fn is_read_and_shared(house: &House, page: &Message, end: &Message) {
    let told = all_of(page);
    for said in
        ["decisions you gave up", "cost nothing that I can tell", "Review of The Great City"]
    {
        assert!(told.contains(said), "{said} is not in {told}");
    }
    assert!(!told.contains('%'), "no percentage: {told}");
    let show = page.buttons().into_iter().find(|button| button.label.starts_with("Show round"));
    let show = show.expect("who plays at random gives up much").custom_id;
    let point = house.click(PEOPLE[0], page.id, &show).await;
    let on = house.click(PEOPLE[0], point.id, &button(&point, "Play on from here")).await;
    assert!(on.content.contains("Play on from here"), "{}", on.content);
    let on = house.click(PEOPLE[0], on.id, &button(&on, "Begin")).await;
    assert!(on.content.contains("**Practice**"), "{}", on.content);
    assert!(point.content.contains("**2** You chose:"), "{}", point.content);
    assert!(point.content.contains("**1** Better:"), "{}", point.content);
    assert_eq!(point.attachments.len(), 1, "with its picture");

    let review = button(end, "Review");
    let id = format!("{review}:{}", show_seat(&show));
    let other = forged(house, PEOPLE[1], end, &id).await;
    assert!(other.content.contains("has not shared the review"), "{}", other.content);
    let stranger = house.click(GNAEUS, end.id, &review).await;
    assert!(stranger.content.contains("You did not sit at this table"), "{}", stranger.content);
    for what in ["9", "0.99", "x", "3"] {
        let refused = forged(house, PEOPLE[0], end, &format!("{review}:{what}")).await;
        let is_private = refused.is_ephemeral() && refused.attachments.is_empty();
        assert!(is_private && !refused.content.is_empty(), "{what}: {}", refused.content);
    }
    let page = house.click(PEOPLE[0], end.id, &review).await;
    let share = button(&page, "Share");
    let shared = house.click(PEOPLE[0], page.id, &share).await;
    assert!(shared.content.contains("can now read your review"), "{}", shared.content);
    let shown = house.told(FORUM, "shares the review of this game").await;
    assert!(shown.content.contains("gave up") && shown.attachments.len() == 1, "{shown:?}");
    let again = forged(house, PEOPLE[0], end, &share).await;
    assert!(again.content.contains("Everybody can see it already"), "{}", again.content);
    let read = house.click(GNAEUS, end.id, &review).await;
    let read = house.click(GNAEUS, read.id, &read.buttons()[0].custom_id.clone()).await;
    assert!(all_of(&read).contains("gave up"), "{}", read.content);
    nothing_was_refused(house);
}

/// The seat in what a button of a turning point carries.
fn show_seat(custom_id: &str) -> &str {
    let (_, what) = custom_id.rsplit_once(':').unwrap();
    what.split('.').next().unwrap()
}

#[tokio::test]
async fn a_page_of_a_review_waits_for_it_and_turns_to_it_by_itself() {
    let mut house = House::open().await;
    let end = played(&house).await;
    house.restart_living().await;
    let page = house.click(PEOPLE[0], end.id, &button(&end, "Review")).await;
    assert!(page.content.contains("The coach looks again"), "{}", page.content);
    let is_there = |message: &Message| message.content.contains("you gave up");
    let page = house.world().until(|world| world.message(page.id).filter(is_there)).await;
    is_read_and_shared(&house, &page, &end).await;
}

#[tokio::test]
async fn a_review_goes_on_after_a_restart_of_the_bot() {
    let mut house = House::open().await;
    let end = played(&house).await;
    house.says(PEOPLE[0], FORUM, "game review", json!({})).await;
    house.restart_bot().await;
    let page = asked_for(&house).await;
    // The same game gives the same page.
    house.meddle("DELETE FROM reviews");
    house.meddle("UPDATE jobs SET state = 'waiting', claimed_by = NULL");
    house.restart_bot().await;
    let again = asked_for(&house).await;
    assert_eq!(all_of(&again), all_of(&page));
    is_read_and_shared(&house, &page, &end).await;
}

#[tokio::test]
async fn the_same_with_the_tables_on_postgresql() {
    let Some(cluster) = Cluster::start() else { return };
    let house = House::open_on(cluster.database().parse().unwrap()).await;
    let end = played(&house).await;
    let page = asked_for(&house).await;
    is_read_and_shared(&house, &page, &end).await;
}

#[tokio::test]
async fn a_review_of_a_game_that_is_deleted_says_so() {
    let mut house = House::open().await;
    let end = played(&house).await;
    house.meddle("UPDATE tables SET started = NULL, state = 'ended', records = 0, boarded = 0");
    house.restart_bot().await;
    let gone = house.click(PEOPLE[0], end.id, &button(&end, "Review")).await;
    assert!(gone.content.contains("is no longer stored"), "{}", gone.content);
    let gone = house.says(PEOPLE[0], FORUM, "game review", json!({})).await;
    assert!(gone.contains("is no longer stored"), "{gone}");
}
