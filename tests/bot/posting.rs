//! What a channel keeps of a game: one picture a round that is changed in place, and no calls of turns that are over.

use std::time::Duration;

use aedile::local::{
    Fault, Message, MessageId, Recorded, World,
    cast::{FORUM, GNAEUS},
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{Call, House, PEOPLE, button},
    whole::{has_picture, nothing_was_refused},
};

/// A game of two in its first round, and the call that is open.
async fn in_a_round() -> (House, Message) {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({})).await;
    assert!(Clicker::new(61).play(&house, FORUM, 3).await.is_none());
    let ping = open_call(&house).await;
    (house, ping)
}

async fn open_call(house: &House) -> Message {
    match house.ping(FORUM, MessageId(0)).await {
        Call::Turn(_, ping) => ping,
        Call::Over(last) => panic!("the game goes on: {}", last.content),
    }
}

fn last_picture(world: &World) -> Message {
    world.messages(FORUM, None).into_iter().rfind(has_picture).expect("a game has pictures")
}

fn chatter(house: &House, lines: usize) -> MessageId {
    let said = (0..lines).map(|line| format!("Is it raining in Ostia, too? {line}"));
    said.map(|line| house.world().say(GNAEUS, FORUM, &line).unwrap()).max().unwrap()
}

#[tokio::test]
async fn the_picture_of_a_round_is_changed_in_place_and_posted_anew_when_it_has_scrolled_away() {
    let (house, _) = in_a_round().await;
    let standing = last_picture(&house.world());
    chatter(&house, 5);
    assert!(Clicker::new(62).play(&house, FORUM, 1).await.is_none());
    let name = &standing.attachments[0].filename;
    let changed = |world: &World| {
        Some(last_picture(world)).filter(|picture| picture.attachments[0].filename != *name)
    };
    let picture = house.world().until(changed).await;
    assert_eq!(picture.id, standing.id, "it stands where it stood");
    assert_eq!(picture.attachments.len(), 1);

    let said = chatter(&house, 9);
    assert!(Clicker::new(63).play(&house, FORUM, 1).await.is_none());
    house.world().until(|world| Some(last_picture(world)).filter(|one| one.id > said)).await;
}

#[tokio::test]
async fn below_each_picture_everybody_finds_their_own_panel_and_the_table() {
    let (house, ping) = in_a_round().await;
    let standing = last_picture(&house.world());
    let (caller, look) = (ping.mentions[0], button(&standing, "Look"));
    let panel = house.click(caller, standing.id, &button(&standing, "My panel")).await;
    let decides = |panel: &Message| panel.buttons().iter().any(|button| button.label == "Hint");
    assert!(panel.is_ephemeral() && decides(&panel), "{}", panel.content);
    let other = [PEOPLE[0], PEOPLE[1]].into_iter().find(|one| *one != caller).unwrap();
    let waits = house.click(other, standing.id, &button(&standing, "My panel")).await;
    assert!(waits.content.starts_with("It is the turn of **"), "{}", waits.content);
    let stranger = house.click(GNAEUS, standing.id, &button(&standing, "My panel")).await;
    assert!(stranger.is_ephemeral() && !decides(&stranger), "the table: {}", stranger.content);
    assert!(house.click(GNAEUS, standing.id, &look).await.attachments.len() == 1);

    // What it leads to is the table as it is now, also when the picture is an old one.
    assert!(Clicker::new(66).play(&house, FORUM, 8).await.is_none());
    let ping = open_call(&house).await;
    let standing = house.world().message(standing.id).unwrap();
    let now = house.click(ping.mentions[0], standing.id, &button(&standing, "My panel")).await;
    assert!(decides(&now), "{}", now.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_picture_in_place_tells_no_more_than_a_phone_shows() {
    let (house, _) = in_a_round().await;
    let mut longest = 0;
    for seed in 0..12 {
        assert!(Clicker::new(70 + seed).play(&house, FORUM, 1).await.is_none());
        longest = longest.max(last_picture(&house.world()).content.lines().count());
    }
    assert!(
        (5..=6).contains(&longest),
        "a heading, the emissaries, a line for each turn: {longest}"
    );
}

#[tokio::test]
async fn a_call_is_gone_with_its_turn_and_where_it_cannot_be_deleted_it_has_no_buttons() {
    let (house, ping) = in_a_round().await;
    assert!(Clicker::new(64).play(&house, FORUM, 1).await.is_none());
    house.world().until(|world| world.message(ping.id).is_none().then_some(())).await;

    let ping = open_call(&house).await;
    house.world().misbehave(Fault::on("DELETE", "/messages/").refused(50013));
    assert!(Clicker::new(65).play(&house, FORUM, 1).await.is_none());
    let bare =
        |world: &World| world.message(ping.id).filter(|message| message.buttons().is_empty());
    house.world().until(bare).await;
}

#[tokio::test]
async fn pictures_older_than_an_hour_are_changed_as_often_as_discord_lets_them_be() {
    let house = House::open().await;
    // Calls are deleted, so that the picture of a round does not scroll away and is changed by each turn.
    house.seated(FORUM, 2, json!({})).await;
    let mut clicker = Clicker::new(7);
    assert!(clicker.play(&house, FORUM, 3).await.is_none());
    for _ in 0..4 {
        house.forward(Duration::from_secs(61 * 60));
        assert!(clicker.play(&house, FORUM, 6).await.is_none());
    }
    house.ping(FORUM, house.answered(FORUM)).await;
    let is_change = |sent: &Recorded| sent.method == "PATCH" && sent.path.contains("/channels/");
    let changes: Vec<_> = house.world().requests().into_iter().filter(is_change).collect();
    assert!(changes.iter().all(|change| change.status == 200), "{changes:#?}");
    let number = house.table(FORUM).await.look(None).await.unwrap().number;
    house.forward(Duration::from_secs(10));
    let newest = format!(":{}:", number.0);
    let is_newest = |message: &Message| {
        !message.attachments.is_empty()
            && message.buttons().iter().any(|button| button.custom_id.contains(&newest))
    };
    let world = house.world();
    world.until(|world| world.messages(FORUM, None).into_iter().rfind(is_newest)).await;
}
