//! A channel that takes the bot's permissions away and gives them back: nothing owed is lost, and people are told.

use std::time::{Duration, Instant};

use aedile::{
    games::great_city::GreatCity,
    local::{
        Message, MessageId, UserId,
        cast::{AURELIA, BATHS, BRUTUS, CIRCUS, FORUM},
        permissions::{EVERYBODY, SEND_MESSAGES, VIEW_CHANNEL},
    },
    tables::{InteractionId, Player},
};
use serde_json::json;

use super::house::{Call, House, PEOPLE};

/// More often than a post was ever tried before it was given up.
const TRIES: usize = 5;

/// How often the channel refused a message.
fn refusals(house: &House) -> usize {
    let requests = house.world().requests();
    let is_it = |path: &str| path.contains(&format!("/channels/{FORUM}/messages"));
    requests.iter().filter(|sent| sent.status == 403 && is_it(&sent.path)).count()
}

/// Lets time pass until the channel has refused so often.
async fn until_refused(house: &House, times: usize) {
    while refusals(house) < times {
        let before = refusals(house);
        house.forward(Duration::from_secs(10 * 60));
        let until = Instant::now() + Duration::from_secs(1);
        while refusals(house) == before && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // What became of the post is written before the clock jumps again.
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// The one to move drafts a card; whose turn it was.
async fn play(house: &House, ping: &Message, user: UserId) {
    let panel = house.click(user, ping.id, &ping.buttons()[0].custom_id).await;
    let drafts: Vec<_> = panel.buttons();
    let draft = drafts.iter().find(|button| button.custom_id.contains(":do:")).unwrap();
    house.click(user, panel.id, &draft.custom_id).await;
}

#[tokio::test]
async fn what_is_owed_to_a_channel_that_refuses_comes_as_soon_as_it_may_also_after_a_restart() {
    let mut house = House::open().await;
    house.expect_error("may not post in this channel");
    house.seated(FORUM, 2, json!({})).await;
    let Call::Turn(user, ping) = house.ping(FORUM, MessageId(0)).await else { panic!("over") };
    house.world().set_permissions(FORUM, EVERYBODY & !SEND_MESSAGES).unwrap();
    play(&house, &ping, user).await;
    until_refused(&house, TRIES).await;
    let asked = refusals(&house);
    assert!(asked < 2 * TRIES, "it is not asked without end: {asked}");
    house.restart_bot().await;
    until_refused(&house, asked + 1).await;
    let before = house.now();
    house.world().set_permissions(FORUM, EVERYBODY).unwrap();
    house.says(PEOPLE[2], FORUM, "game status", json!({})).await;
    let Call::Turn(next, _) = house.ping(FORUM, ping.id).await else { panic!("over") };
    assert_ne!(next, user);
    assert!(house.now().0 - before.0 < 60_000, "at once, and not when the wait is over");
    // The poster, the picture of the start, and one of now.
    let is_picture = |message: &Message| !message.attachments.is_empty();
    let boards = || house.world().messages(FORUM, None).into_iter().filter(is_picture).count();
    house.world().until(|_| (boards() == 3).then_some(())).await;
}

#[tokio::test]
async fn people_who_take_direct_messages_are_told_and_can_play_on() {
    let house = House::open().await;
    house.expect_error("may not post in this channel");
    for person in &PEOPLE[..2] {
        house.says(*person, FORUM, "me notify", json!({"by": 1})).await;
    }
    house.seated(FORUM, 2, json!({})).await;
    let written = |user| {
        let all = house.world().direct_messages(user).into_iter();
        all.filter(|message| !message.is_ephemeral()).collect::<Vec<_>>()
    };
    let called = async |after: MessageId| {
        let last = |user| written(user).into_iter().last();
        let new =
            |user| last(user).filter(|message| message.id > after && !message.buttons().is_empty());
        let find = |_: &_| PEOPLE[..2].iter().find_map(|user| Some((*user, new(*user)?)));
        house.world().until(find).await
    };
    let (user, first) = called(MessageId(0)).await;
    house.world().set_permissions(FORUM, EVERYBODY & !SEND_MESSAGES).unwrap();
    play(&house, &first, user).await;
    let (next, call) = called(first.id).await;
    assert_ne!(next, user, "the channel refuses, the conversation does not");
    until_refused(&house, 3).await;
    for person in &PEOPLE[..2] {
        let told = |message: &Message| message.content.contains("I can no longer post in");
        house.world().until(|_| written(*person).into_iter().find(told)).await;
    }
    play(&house, &call, next).await;
    assert!([PEOPLE[0], BRUTUS].contains(&next));
}

#[tokio::test]
async fn what_is_owed_to_a_thread_that_is_locked_and_closed_comes_when_it_is_opened() {
    let house = House::open().await;
    house.expect_error("only its moderators can open it");
    let thread = house.world().create_thread(PEOPLE[0], FORUM, "Rome", None).unwrap();
    house.seated(thread, 2, json!({})).await;
    let Call::Turn(user, ping) = house.ping(thread, MessageId(0)).await else { panic!("over") };
    let table = house.table_of::<GreatCity>(thread).await;
    let look = table.look(Some(aedile::tables::UserId(user.0))).await.unwrap();
    house.world().lock_thread(thread, true).unwrap();
    house.world().archive_thread(AURELIA, thread, true).unwrap();
    let by = Player { user: aedile::tables::UserId(user.0), name: String::from("who moves") };
    let mv = look.own.unwrap().legal()[0].clone();
    table.play(by, InteractionId(77), Some(look.number), mv).await.unwrap();
    let refused = || {
        let requests = house.world().requests();
        requests.iter().filter(|sent| sent.status == 400 && sent.path.contains("/messages")).count()
    };
    let until = Instant::now() + Duration::from_secs(60);
    while refused() < TRIES {
        assert!(Instant::now() < until, "it is tried again: {}", refused());
        house.forward(Duration::from_secs(30 * 60));
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let before = house.now();
    house.world().lock_thread(thread, false).unwrap();
    house.world().archive_thread(AURELIA, thread, false).unwrap();
    let Call::Turn(next, _) = house.ping(thread, ping.id).await else { panic!("over") };
    assert_ne!(next, user);
    assert!(house.now().0 - before.0 < 60_000, "at once, and not when the wait is over");
    // The poster, the picture of the start, and the one that was owed.
    let is_picture = |message: &Message| !message.attachments.is_empty();
    let boards = || house.world().messages(thread, None).into_iter().filter(is_picture).count();
    house.world().until(|_| (boards() == 3).then_some(())).await;
}

#[tokio::test]
async fn a_table_that_is_moved_away_from_where_nothing_can_be_posted_is_called_in_its_new_place() {
    for is_thread in [true, false] {
        let house = House::open().await;
        house.expect_error("a post is given up");
        let old = if is_thread {
            house.world().create_thread(PEOPLE[0], BATHS, "Rome", None).unwrap()
        } else {
            FORUM
        };
        house.seated(old, 2, json!({})).await;
        house.ping(old, MessageId(0)).await;
        if is_thread {
            house.world().lock_thread(old, true).unwrap();
            house.world().archive_thread(AURELIA, old, true).unwrap();
        } else {
            house.world().set_permissions(old, EVERYBODY & !VIEW_CHANNEL).unwrap();
        }
        let said = house.says(AURELIA, CIRCUS, "admin move", json!({"table": "1"})).await;
        assert!(said.contains("goes on here"), "{said}");
        let called = async {
            loop {
                house.forward(Duration::from_secs(3));
                let called = house.ping(CIRCUS, MessageId(0));
                if tokio::time::timeout(Duration::from_millis(300), called).await.is_ok() {
                    return;
                }
            }
        };
        let before = house.now();
        tokio::time::timeout(Duration::from_secs(60), called).await.expect("a call");
        assert!(house.now().0 - before.0 < 600_000, "soon");
    }
}
