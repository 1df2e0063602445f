//! Discord fails, connections break, clicks arrive twice, things are deleted: nothing is lost, nothing is doubled.

use std::time::Duration;

use aedile::local::{
    Fault, GatewayLoss, Message, MessageId, Recorded, UserId, World,
    cast::{AURELIA, CIRCUS, FORUM},
    permissions::VIEW_CHANNEL,
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{Call, House, all_stays},
};

async fn running() -> (House, UserId, Message) {
    let house = House::open().await;
    house.seated(FORUM, 2, all_stays()).await;
    let Call::Turn(user, ping) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    (house, user, ping)
}

/// The texts of the channel, to find what is missing or doubled.
fn texts(house: &House) -> Vec<String> {
    let messages = house.world().messages(FORUM, None);
    messages
        .into_iter()
        .filter(|message| !message.content.contains("your turn:"))
        .map(|message| message.content)
        .collect()
}

fn has_doubles(texts: &[String]) -> bool {
    texts.windows(2).any(|pair| pair[0] == pair[1])
}

#[tokio::test]
async fn posts_survive_429_and_500_and_lost_connections() {
    let (house, ..) = running().await;
    for fault in [
        Fault::on("POST", "/messages").rate_limited(0.2).times(2),
        Fault::on("POST", "/messages").globally_limited(0.2),
        Fault::on("POST", "/messages").server_error(500).times(2),
        Fault::on("POST", "/messages").lost(),
        Fault::on("POST", "/messages").cut_answer(),
        Fault::on("PATCH", "/messages").server_error(503),
    ] {
        house.world().misbehave(fault);
        assert!(Clicker::new(1).play(&house, FORUM, 1).await.is_none());
        house.ping(FORUM, MessageId(0)).await;
    }
    assert!(!has_doubles(&texts(&house)), "{:#?}", texts(&house));
}

#[tokio::test]
async fn a_server_that_says_when_to_ask_again_is_asked_then() {
    let (house, user, _) = running().await;
    for seconds in [0.7, 3.0] {
        house.world().misbehave(Fault::on("POST", "/messages").rate_limited(seconds));
        assert!(Clicker::new(8).play(&house, FORUM, 1).await.is_none());
        house.ping(FORUM, house.answered(FORUM)).await;
        assert_waits(&house, "/messages", seconds).await;
    }
    assert!(!has_doubles(&texts(&house)), "{:#?}", texts(&house));
    for (method, path) in [("POST", "/callback"), ("PATCH", "@original")] {
        house.world().misbehave(Fault::on(method, path).rate_limited(0.7));
        if method == "PATCH" {
            // The first response is there, but not its confirmation: it is changed to what it was to be.
            house.world().misbehave(Fault::on("POST", "/callback").cut_answer());
        }
        let hint = house.world().slash(user, FORUM, "game hint", json!({})).await.unwrap();
        assert!(hint.message.unwrap().content.contains("the opinion of an AI"));
        assert_waits(&house, path, 0.7).await;
    }
}

/// Checks that what was refused there as too much is asked for again, and not before this time has passed.
async fn assert_waits(house: &House, path: &str, seconds: f64) {
    let again = |world: &World| {
        let requests = world.requests();
        let is_refused = |sent: &&Recorded| sent.status == 429 && sent.path.contains(path);
        let refused = requests.iter().rev().find(is_refused)?;
        let same = |sent: &&Recorded| sent.at > refused.at && sent.path == refused.path;
        let again = requests.iter().find(same)?;
        Some((again.at - refused.at).as_secs_f64())
    };
    let waited = house.world().until(again).await;
    assert!(waited >= seconds, "{path}: {waited} s for {seconds} s");
}

#[tokio::test]
async fn a_move_is_kept_when_its_answer_fails() {
    let (house, user, ping) = running().await;
    let panel = house.click(user, ping.id, &ping.buttons()[0].custom_id).await;
    let draft =
        panel.buttons().into_iter().find(|button| button.custom_id.contains(":do:")).unwrap();
    house.world().misbehave(Fault::on("POST", "/callback").server_error(500).times(20));
    let outcome = house.world().click(user, panel.id, &draft.custom_id).await.unwrap();
    assert!(matches!(outcome.ack, aedile::local::Ack::Failed { .. }), "{:?}", outcome.ack);
    house.world().behave();
    // The channel hears of the move all the same.
    let Call::Turn(_, next) = house.ping(FORUM, ping.id).await else {
        panic!("the game has just begun")
    };
    assert!(next.id > ping.id);
}

#[tokio::test]
async fn an_answer_that_fails_once_is_tried_again() {
    let (house, user, ping) = running().await;
    for fault in [
        Fault::on("POST", "/callback").server_error(500),
        Fault::on("POST", "/callback").lost(),
        Fault::on("POST", "/callback").cut_answer(),
    ] {
        house.world().misbehave(fault);
        let panel = house.click(user, ping.id, &ping.buttons()[0].custom_id).await;
        assert!(panel.content.contains("Opening draft"), "{}", panel.content);
    }
    // The response is there, but not its confirmation; the change that follows fails more often than a response would be tried.
    house.world().misbehave(Fault::on("POST", "/callback").cut_answer());
    house.world().misbehave(Fault::on("PATCH", "@original").server_error(502).times(5));
    let hint = house.world().slash(user, FORUM, "game hint", json!({})).await.unwrap();
    let hint = hint.message.unwrap();
    assert!(hint.content.contains("the opinion of an AI"), "{}", hint.content);
}

#[tokio::test]
async fn choices_that_fail_once_are_sent_again() {
    let (house, user, _) = running().await;
    for fault in
        [Fault::on("POST", "/callback").server_error(503), Fault::on("POST", "/callback").lost()]
    {
        house.world().misbehave(fault);
        let cards = house.offered(user, FORUM, "rome draft", json!({"card": ""}), "card").await;
        assert!(!cards.is_empty());
    }
}

#[tokio::test]
async fn clicks_and_commands_that_arrive_twice_are_one_move() {
    let (house, ..) = running().await;
    house.world().deliver_twice(1000);
    let mut player = Clicker::new(2);
    assert!(player.play(&house, FORUM, 10).await.is_none());
    let table = house.table(FORUM).await;
    let log = table.log().await.unwrap().text;
    let moves = log.lines().filter(|line| line.contains("\"place\"")).count();
    let clicked = player.moves.iter().filter(|code| code.starts_with("place:")).count();
    assert!(moves >= clicked, "{moves} {clicked}");
    assert!(!has_doubles(&texts(&house)), "{:#?}", texts(&house));
}

#[tokio::test]
async fn two_clicks_at_once_are_one_move() {
    let (house, user, ping) = running().await;
    let panel = house.click(user, ping.id, &ping.buttons()[0].custom_id).await;
    let ids: Vec<String> = panel
        .buttons()
        .into_iter()
        .map(|button| button.custom_id)
        .filter(|id| id.contains(":do:"))
        .collect();
    let world = house.world();
    let (one, two) = tokio::join!(
        world.click(user, panel.id, &ids[0]),
        world.click(user, panel.id, ids.last().unwrap())
    );
    let said = [one.unwrap(), two.unwrap()].map(|outcome| outcome.message.unwrap().content);
    assert!(
        said.iter().any(|text| text.contains("Your move is made"))
            || said.iter().any(|text| text.contains("Place")),
        "{said:?}"
    );
    let drafts = house.table(FORUM).await.log().await.unwrap().text.matches("\"draft\"").count();
    assert!(drafts <= 2, "one draft by hand, at most one by itself: {drafts}");
}

#[tokio::test]
async fn a_dropped_gateway_is_resumed_or_opened_anew() {
    let (house, ..) = running().await;
    for loss in [GatewayLoss::Resumable, GatewayLoss::Closed(4000), GatewayLoss::Final] {
        house.world().drop_gateway(loss);
        house.world().until(|world| world.is_bot_connected().then_some(())).await;
        assert!(Clicker::new(3).play(&house, FORUM, 2).await.is_none());
    }
}

#[tokio::test]
async fn deleted_messages_do_not_stop_a_game() {
    let house = House::open().await;
    house.says(super::house::PEOPLE[0], FORUM, "game new", json!({"seats": 3})).await;
    let card = house.world().until(|world| world.messages(FORUM, None).first().cloned()).await;
    house.world().delete_message(AURELIA, card.id).unwrap();
    house.says(super::house::PEOPLE[1], FORUM, "game join", json!({})).await;
    assert_ne!(house.told(FORUM, "opened by").await.id, card.id);
    house.says(super::house::PEOPLE[0], FORUM, "game start", json!({})).await;
    let Call::Turn(user, ping) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    house.world().delete_message(AURELIA, ping.id).unwrap();
    let cards = house.offered(user, FORUM, "rome draft", json!({"card": ""}), "card").await;
    house.says(user, FORUM, "rome draft", json!({"card": cards[0].1})).await;
    house.ping(FORUM, ping.id).await;
}

#[tokio::test]
async fn a_deleted_or_closed_channel_does_not_disturb_other_tables() {
    let (house, user, ping) = running().await;
    house.expect_error("a channel is gone");
    house.expect_error("may not post in this channel");
    house.seated(CIRCUS, 2, json!({})).await;
    house.ping(CIRCUS, MessageId(0)).await;
    let panel = house.click(user, ping.id, &ping.buttons()[0].custom_id).await;
    house.world().set_permissions(FORUM, VIEW_CHANNEL).unwrap();
    let draft =
        panel.buttons().into_iter().find(|button| button.custom_id.contains(":do:")).unwrap();
    // The post is forbidden, the move is made and answered.
    house.click(user, panel.id, &draft.custom_id).await;
    house.world().delete_channel(AURELIA, FORUM).unwrap();
    assert!(Clicker::new(4).play(&house, CIRCUS, 4).await.is_none());
}

#[tokio::test]
async fn a_kill_loses_and_doubles_no_post() {
    let (mut house, ..) = running().await;
    let mut player = Clicker::new(5);
    for _ in 0..4 {
        assert!(player.play(&house, FORUM, 1).await.is_none());
        house.restart_bot().await;
    }
    house.ping(FORUM, MessageId(0)).await;
    let texts = texts(&house);
    assert!(!has_doubles(&texts), "{texts:#?}");
}

#[tokio::test]
async fn a_post_that_was_sent_unconfirmed_is_found_and_not_sent_again() {
    let (mut house, user, ping) = running().await;
    let panel = house.click(user, ping.id, &ping.buttons()[0].custom_id).await;
    let draft =
        panel.buttons().into_iter().find(|button| button.custom_id.contains(":do:")).unwrap();
    // The post arrives, but the bot never reads that it did.
    house.world().misbehave(Fault::on("POST", "/messages").cut_answer());
    house.world().click(user, panel.id, &draft.custom_id).await.unwrap();
    let before = texts(&house).len();
    house
        .world()
        .until(|world| (world.messages(FORUM, None).len() > before + 1).then_some(()))
        .await;
    house.restart_bot().await;
    house.ping(FORUM, ping.id).await;
    assert!(!has_doubles(&texts(&house)), "{:#?}", texts(&house));
}

/// How often the bot has sent a post.
fn posts(house: &House) -> usize {
    let requests = house.world().requests();
    let is_post = |path: &str| path.contains("/channels/") && path.ends_with("/messages");
    requests.iter().filter(|sent| sent.method == "POST" && is_post(&sent.path)).count()
}

/// A server may not know the nonce: the post must not be sent a second time in the first place.
#[tokio::test]
async fn a_post_whose_answer_is_lost_is_looked_for_before_it_is_sent_again() {
    let (mut house, user, ping) = running().await;
    let panel = house.click(user, ping.id, &ping.buttons()[0].custom_id).await;
    let draft =
        panel.buttons().into_iter().find(|button| button.custom_id.contains(":do:")).unwrap();
    let (sent, before) = (posts(&house), house.world().messages(FORUM, None).len());
    house.world().misbehave(Fault::on("POST", "/messages").cut_answer().times(2));
    house.click(user, panel.id, &draft.custom_id).await;
    house.ping(FORUM, ping.id).await;
    house.stop_bot().await;
    let made = house.world().messages(FORUM, None).len() - before;
    assert_eq!(posts(&house) - sent, made);
}

#[tokio::test]
async fn a_404_of_something_on_the_way_to_discord_does_not_put_a_table_to_sleep() {
    let (house, ..) = running().await;
    house.world().misbehave(Fault::on("POST", "/messages").server_error(404).times(2));
    assert!(Clicker::new(7).play(&house, FORUM, 2).await.is_none());
    house.ping(FORUM, MessageId(0)).await;
}

#[tokio::test]
async fn a_stop_ends_the_bot_in_good_order_and_soon() {
    let (mut house, ..) = running().await;
    tokio::time::timeout(Duration::from_secs(5), house.stop_bot())
        .await
        .expect("it ends in less than 5 s");
    house.start_bot();
    house.world().until(|world| world.is_bot_connected().then_some(())).await;
    assert!(Clicker::new(6).play(&house, FORUM, 2).await.is_none());
}

#[tokio::test]
async fn the_bot_waits_for_its_server_and_retries_the_registration() {
    let server = aedile::local::Server::start(aedile::local::Settings::default()).await.unwrap();
    server.world().misbehave(Fault::on("GET", "/gateway").server_error(500).times(3));
    // The client's own questions fail after the bot has seen the server: it must not turn to the real Discord.
    server.world().misbehave(Fault::on("GET", "/gateway").server_error(500).after(1).times(2));
    server.world().misbehave(Fault::on("PUT", "/commands").server_error(500).times(2));
    let house = House::with(server).await;
    house.expect_error("commands not registered");
    assert!(
        house
            .says(super::house::PEOPLE[0], FORUM, "game list", json!({}))
            .await
            .contains("No table is open")
    );
}

#[tokio::test]
async fn a_server_without_the_question_for_people_is_asked_that_for_bots() {
    let server = aedile::local::Server::start(aedile::local::Settings::default()).await.unwrap();
    server.world().misbehave(Fault::on("GET", "/gateway/bot").after(100));
    server.world().misbehave(Fault::on("GET", "/gateway").server_error(404).times(100));
    let house = House::with(server).await;
    assert!(house.world().is_bot_connected());
}

#[tokio::test]
async fn a_server_that_does_not_count_shards_gets_one() {
    let server = aedile::local::Server::start(aedile::local::Settings::default()).await.unwrap();
    server.world().misbehave(Fault::on("GET", "/gateway/bot").server_error(404).times(100));
    let house = House::with(server).await;
    assert!(house.world().is_bot_connected());
}

#[tokio::test]
async fn an_answer_whose_picture_is_refused_is_told_in_words() {
    let (house, user, _) = running().await;
    for (refused, has_buttons) in [(1, true), (2, false)] {
        house.world().misbehave(Fault::on("POST", "/callback").refused(50035).times(refused));
        let told = house.answer(user, FORUM, "game board", json!({})).await;
        assert!(told.content.contains(r"Aurelia\: 5 coins"), "{}", told.content);
        assert!(told.attachments.is_empty(), "the second answer has no picture");
        assert_eq!(!told.buttons().is_empty(), has_buttons, "the third has words alone");
    }
}

#[tokio::test]
async fn a_post_in_doubt_is_found_where_nobody_tells_the_bot_who_it_is() {
    let (mut house, ..) = running().await;
    house.world().misbehave(Fault::on("GET", "/users/@me").server_error(404).times(100));
    let (sent, before) = (posts(&house), house.world().messages(FORUM, None).len());
    for _ in 0..3 {
        house.world().misbehave(Fault::on("POST", "/messages").cut_answer());
        assert!(Clicker::new(1).play(&house, FORUM, 1).await.is_none());
        house.ping(FORUM, MessageId(0)).await;
    }
    house.stop_bot().await;
    let made = house.world().messages(FORUM, None).len() - before;
    assert_eq!(posts(&house) - sent, made, "nothing was sent twice");
}

/// Found by the fuzzer: the library cuts the hash of a picture in the middle of a letter.
#[tokio::test]
async fn an_event_at_which_the_library_panics_does_not_leave_the_bot_deaf() {
    let (house, ..) = running().await;
    house.expect_error("an event made the library panic");
    let begun = house.world().identifies().len();
    let avatar = "ccbannelFeditedI429\u{33c}64294967296";
    let member = json!({"us": "7", "nick": null, "avatar": avatar});
    house.world().tell("INTERACTION_CREATE", &json!({"type": 4, "member": member}));
    house
        .world()
        .until(|world| (world.identifies().len() > begun && world.is_bot_connected()).then_some(()))
        .await;
    assert!(Clicker::new(1).play(&house, FORUM, 2).await.is_none());
    house.ping(FORUM, MessageId(0)).await;
}
