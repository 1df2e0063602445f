//! What people do around a game: look for their tables, go on to the next, look back, play again, and be forgotten.

use aedile::local::{
    Message,
    cast::{AURELIA, BRUTUS, CIRCUS, CLAUDIA, FORUM},
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{Call, House, PEOPLE, button},
};

#[tokio::test]
async fn a_finished_game_is_looked_back_at_and_played_again() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    let early = house.says(AURELIA, FORUM, "game rematch", json!({})).await;
    assert!(early.contains("not over yet"), "{early}");
    let early = house.says(AURELIA, FORUM, "game log verify", json!({})).await;
    assert!(early.contains("not over yet"), "{early}");
    let last = Clicker::new(7).play(&house, FORUM, usize::MAX).await.unwrap();

    let verified = house.says(CLAUDIA, FORUM, "game log verify", json!({})).await;
    assert!(verified.contains("everything is correct"), "{verified}");
    let export = house.answer(CLAUDIA, FORUM, "game log export", json!({"table": 1})).await;
    assert_eq!(export.attachments.len(), 1);
    let elsewhere = house.says(CLAUDIA, CIRCUS, "game log export", json!({"table": 1})).await;
    assert!(elsewhere.contains("not one of this channel"), "{elsewhere}");
    let none = house.says(CLAUDIA, FORUM, "game log export", json!({"table": 99})).await;
    assert!(none.contains("There is no table"), "{none}");
    let mine = house.says(BRUTUS, FORUM, "game stats", json!({})).await;
    assert!(mine.contains("Games: 1. Finished: 1"), "{mine}");
    house.says(BRUTUS, FORUM, "me stats", json!({"show": false})).await;
    let his = house.says(AURELIA, FORUM, "game stats", json!({"who": BRUTUS})).await;
    assert!(his.contains("does not show statistics"), "{his}");

    let again = button(&last, "Rematch");
    let refused = house.click(CLAUDIA, last.id, &again).await;
    assert!(refused.content.contains("You do not sit at this table"), "{}", refused.content);
    let opened = house.click(BRUTUS, last.id, &again).await;
    assert!(opened.content.contains("open as a rematch"), "{}", opened.content);
    let is_it = |card: &Message| card.buttons().iter().any(|one| one.label == "Join");
    let world = house.world();
    let card = world.until(|world| world.messages(FORUM, None).into_iter().find(is_it)).await;
    let words = house.lobby(FORUM).await;
    assert!(words.contains("The rematch of table 1") && words.contains("reserved"), "{words}");
    let stranger = house.click(CLAUDIA, card.id, &button(&card, "Join")).await;
    assert!(stranger.content.contains("reserved"), "{}", stranger.content);
    let joined = house.click(AURELIA, last.id, &again).await;
    assert!(joined.content.contains("has started"), "takes the kept seat: {}", joined.content);
    let third = house.click(BRUTUS, last.id, &again).await;
    assert!(third.content.contains("is the rematch of this one"), "{}", third.content);
}

#[tokio::test]
async fn the_way_leads_from_one_table_that_waits_to_the_next() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    house.seated(CIRCUS, 2, json!({})).await;
    let nobody = house.says(CLAUDIA, FORUM, "me tables", json!({})).await;
    assert!(nobody.contains("You have no seat at any table"), "{nobody}");
    let after = aedile::local::MessageId(0);
    let Call::Turn(user, _) = house.ping(CIRCUS, after).await else { panic!("it runs") };
    house.ping(FORUM, after).await;
    let list = house.answer(user, FORUM, "me tables", json!({})).await;
    assert!(list.content.contains("Your tables: 2"), "{}", list.content);
    assert!(list.content.contains("**your turn**"), "{}", list.content);
    assert!(list.content.contains("https://discord.com/channels/"), "{}", list.content);
    let panel = house.click(user, list.id, &button(&list, "Next table")).await;
    assert!(panel.content.contains("This is [table"), "{}", panel.content);
    assert!(panel.buttons().iter().any(|button| button.label == "My hand"));
    let server = house.says(CLAUDIA, FORUM, "game list", json!({})).await;
    assert_eq!(server.lines().count(), 2, "{server}");
}

#[tokio::test]
async fn somebody_is_forgotten_in_the_middle_of_a_game_after_a_question() {
    let house = House::open().await;
    let nothing = house.says(CLAUDIA, FORUM, "me forget", json!({})).await;
    assert!(nothing.contains("stored no data about you"), "{nothing}");
    let nothing = house.says(CLAUDIA, FORUM, "me data", json!({})).await;
    assert!(nothing.contains("stored no data about you"), "{nothing}");
    house.seated(FORUM, 2, json!({})).await;
    let data = house.answer(PEOPLE[1], FORUM, "me data", json!({})).await;
    let file = house.world().file(data.attachments[0].id).unwrap();
    let data: serde_json::Value = serde_json::from_slice(&file).unwrap();
    assert_eq!(data["seats"].as_array().unwrap().len(), 1);
    let question = house.answer(PEOPLE[1], FORUM, "me forget", json!({})).await;
    assert!(question.content.contains("Running games: 1"), "{}", question.content);
    let id = button(&question, "Forget me");
    let done = house.click(PEOPLE[1], question.id, &id).await;
    assert!(done.content.contains("your data are deleted"), "{}", done.content);
    let twice = house.says(PEOPLE[1], FORUM, "me forget", json!({})).await;
    assert!(twice.contains("stored no data about you"), "{twice}");
    house.told(FORUM, "former player").await;
}
