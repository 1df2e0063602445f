//! Turns whose time ran out: votes of the others, an AI that stands in, a player who has left the server.

use std::time::Duration;

use aedile::local::{
    Message, MessageId, UserId,
    cast::{FORUM, GNAEUS},
};
use serde_json::json;

use super::{
    house::{Call, House, PEOPLE, button},
    whole::nothing_was_refused,
};

/// The places of the choices of `/game new`.
const DAY: u8 = 1;
const AI: u8 = 1;
const VOTE: u8 = 2;

/// More than the day that a turn has.
const LATE: Duration = Duration::from_secs(25 * 3600);

/// A table of three at which a turn's time ran out: the line with the vote, who is late, and the two others.
async fn late() -> (House, Message, UserId, [UserId; 2]) {
    let house = House::open().await;
    house.seated(FORUM, 3, json!({"pace": DAY, "on_time_out": VOTE})).await;
    let Call::Turn(late, _) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    house.forward(LATE);
    let vote = house.told(FORUM, "Choose: skip the turn").await;
    let others: Vec<_> = PEOPLE[..3].iter().copied().filter(|user| *user != late).collect();
    (house, vote, late, [others[0], others[1]])
}

async fn buttons_go(house: &House, message: MessageId) {
    let bare = |world: &aedile::local::World| {
        let left = world.message(message);
        left.is_none_or(|message| message.buttons().is_empty()).then_some(())
    };
    house.world().until(bare).await;
}

#[tokio::test]
async fn a_majority_skips_the_turn_and_everything_else_is_refused_privately() {
    let (house, vote, late, [one, two]) = late().await;
    let skip = button(&vote, "Skip this turn");
    let first = house.click(one, vote.id, &skip).await;
    assert!(first.content.contains("Votes: 1 of 2 needed"), "{}", first.content);
    let table = house.table(FORUM).await;
    let number = table.look(None).await.unwrap().number;
    for (user, words) in [
        (one, "You have already voted"),
        (late, "The others vote about your turn"),
        (GNAEUS, "You do not sit at this table"),
    ] {
        let said = house.click(user, vote.id, &skip).await.content;
        assert!(said.contains(words), "{said}");
    }
    assert_eq!(table.look(None).await.unwrap().number, number, "nothing has changed");
    let second = house.click(two, vote.id, &skip).await;
    assert!(second.content.contains("decides"), "{}", second.content);
    house.told(FORUM, "The others voted to skip").await;
    let skipped = house.told(FORUM, "(skipped)").await;
    assert!(!skipped.content.contains(" begins"), "it has begun before: {}", skipped.content);
    buttons_go(&house, vote.id).await;
    let old = house.world().forge_click(two, vote.id, &skip).await.unwrap().message.unwrap();
    assert!(
        old.is_ephemeral() && old.content.contains("has been accepted already"),
        "{}",
        old.content
    );
    let before = format!("a:{}:{}:seat:vote:skip", table.id(), number);
    let older = house.world().forge_click(two, vote.id, &before).await.unwrap().message.unwrap();
    assert!(
        older.content.contains("something that is over"),
        "of an earlier version: {}",
        older.content
    );
    nothing_was_refused(&house);
}

#[tokio::test]
async fn status_and_lists_tell_of_the_time_of_a_turn_and_of_an_open_vote() {
    let house = House::open().await;
    house.seated(FORUM, 3, json!({"pace": DAY, "on_time_out": VOTE})).await;
    house.ping(FORUM, MessageId(0)).await;
    let list = || house.says(GNAEUS, FORUM, "game list", json!({}));
    assert!(list().await.contains("(time runs out <t:"), "{}", list().await);

    let (house, vote, late, [one, two]) = late().await;
    let status = || house.says(GNAEUS, FORUM, "game status", json!({}));
    let mine = |user| house.says(user, FORUM, "me tables", json!({}));
    assert!(status().await.contains("the others vote about it: 0 of 2"), "{}", status().await);
    assert!(mine(one).await.contains("**your vote**"), "{}", mine(one).await);
    assert!(mine(late).await.contains("**your turn**"), "{}", mine(late).await);
    house.click(one, vote.id, &button(&vote, "Skip this turn")).await;
    assert!(status().await.contains("1 of 2 so far"), "{}", status().await);
    assert!(!mine(one).await.contains("your vote"), "{}", mine(one).await);
    assert!(mine(two).await.contains("**your vote**"), "{}", mine(two).await);
    let list = house.says(GNAEUS, FORUM, "game list", json!({})).await;
    assert!(!list.contains("time runs out"), "it has run out: {list}");
}

#[tokio::test]
async fn two_votes_at_once_decide_once() {
    let (house, vote, _, [one, two]) = late().await;
    let offer = button(&vote, "Offer the seat");
    let (first, second) =
        tokio::join!(house.click(one, vote.id, &offer), house.click(two, vote.id, &offer));
    let said = [first.content, second.content];
    let deciding = said.iter().filter(|said| said.contains("decides"));
    assert_eq!(deciding.count(), 1, "{said:?}");
    let free = house.told(FORUM, "voted to offer the seat of").await;
    buttons_go(&house, vote.id).await;
    let taken = house.click(GNAEUS, free.id, &button(&free, "Take the seat")).await;
    assert!(taken.content.contains("The seat is yours"), "{}", taken.content);
    nothing_was_refused(&house);
}

#[tokio::test]
async fn a_changed_vote_waits_longer_and_the_late_player_makes_the_next_one_void() {
    let (house, vote, late, [one, two]) = late().await;
    house.click(one, vote.id, &button(&vote, "Skip this turn")).await;
    house.click(two, vote.id, &button(&vote, "Wait longer")).await;
    let wait = house.click(one, vote.id, &button(&vote, "Wait longer")).await;
    assert!(wait.content.contains("decides"), "{}", wait.content);
    house.told(FORUM, "has the time of a turn once more").await;
    buttons_go(&house, vote.id).await;
    house.forward(LATE);
    let again = house
        .world()
        .until(|world| {
            let is_it = |message: &Message| {
                message.id > vote.id && message.content.contains("Choose: skip the turn")
            };
            world.messages(FORUM, None).into_iter().find(is_it)
        })
        .await;
    house.click(one, again.id, &button(&again, "Skip this turn")).await;
    let look = house.answer(late, FORUM, "game board", json!({})).await;
    assert!(!look.content.is_empty());
    let table = house.table(FORUM).await;
    let look = table.look(Some(aedile::tables::UserId(late.0))).await.unwrap();
    let code = look.own.unwrap().legal()[0].clone().to_string();
    let id = format!("a:{}:{}:do:{code}", table.id(), look.number);
    let done = house.world().forge_click(late, again.id, &id).await.unwrap().message.unwrap();
    assert!(done.content.contains("Your move is made"), "{}", done.content);
    buttons_go(&house, again.id).await;
    let id = button(&again, "Skip this turn");
    let old = house.world().forge_click(two, again.id, &id).await.unwrap().message.unwrap();
    assert!(old.content.contains("something that is over"), "{}", old.content);
}

#[tokio::test]
async fn whoever_has_left_the_server_loses_the_seat_when_time_runs_out() {
    let house = House::open().await;
    house.seated(FORUM, 3, json!({"pace": DAY, "on_time_out": VOTE})).await;
    let Call::Turn(late, ping) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    house.world().leave_guild(late, aedile::local::GUILD).unwrap();
    house.forward(LATE);
    let free = house.told(FORUM, "has left the server").await;
    assert!(free.content.contains("The game waits until somebody takes the seat"), "{free:?}");
    buttons_go(&house, ping.id).await;
    let called = house.world().messages(FORUM, None).into_iter();
    let called = called.filter(|message| message.id > ping.id && !message.mentions.is_empty());
    assert_eq!(called.count(), 0, "nobody is called who is not there");
    let taken = house.click(GNAEUS, free.id, &button(&free, "Take the seat")).await;
    assert!(taken.content.contains("The seat is yours"), "{}", taken.content);
}

#[tokio::test]
async fn an_ai_stands_in_until_the_player_is_back_by_one_click() {
    let house = House::open().await;
    house.seated(FORUM, 2, json!({"pace": DAY, "on_time_out": AI})).await;
    let Call::Turn(first, mut last) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    let away = loop {
        house.forward(LATE);
        let after = last.id;
        let next = house
            .world()
            .until(|world| {
                let is_next = |message: &Message| {
                    let id =
                        |end: &str| message.buttons().iter().any(|b| b.custom_id.ends_with(end));
                    message.id > after && (id(":turn") || id(":back"))
                };
                world.messages(FORUM, None).into_iter().find(is_next)
            })
            .await;
        if next.buttons().iter().any(|button| button.custom_id.ends_with(":back")) {
            break next;
        }
        last = next;
    };
    let back = button(&away, "I'm back");
    let spectator = house.click(GNAEUS, away.id, &back).await;
    assert!(spectator.content.contains("You do not sit at this table"), "{}", spectator.content);
    let said = house.click(first, away.id, &back).await;
    assert!(said.content.contains("Welcome back"), "{}", said.content);
    house.told(FORUM, "is back and plays again").await;
    let again = house.says(first, FORUM, "game seat back", json!({})).await;
    assert!(again.contains("You already play yourself"), "{again}");
}

#[tokio::test]
async fn the_card_of_the_next_table_tells_of_time_that_ran_out() {
    let (house, _, late, [other, _]) = late().await;
    house.says(PEOPLE[0], FORUM, "admin end", json!({})).await;
    house.told(FORUM, "ended").await;
    let data = house.answer(late, FORUM, "me data", json!({})).await;
    let file = house.world().file(data.attachments[0].id).unwrap();
    let data: serde_json::Value = serde_json::from_slice(&file).unwrap();
    assert_eq!(data["answers"][0]["late"], 1, "{data}");
    house.says(late, FORUM, "game new", json!({"seats": 2})).await;
    let card = house.lobby(FORUM).await;
    assert!(card.contains("time-outs: 1)"), "{card}");
    assert!(card.contains("(finished games here: 0 of 1"), "{card}");
    let said = house.says(other, FORUM, "game stats", json!({"who": late.0.to_string()})).await;
    assert!(said.contains("Turns that ran out of time: 1"), "{said}");
}
