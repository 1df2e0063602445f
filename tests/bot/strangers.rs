//! Something on the way to Discord answers instead: a page, nothing, a word. It is believed in nothing, whatever its status;
//! what Discord itself refuses by a code is given up and said.

use aedile::local::{Fault, Message, MessageId, Stranger, World, cast::FORUM};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{Call, House, all_stays, button},
    whole::has_picture,
};

/// Every kind of answer, with every kind of status.
const ANSWERS: [(Stranger, u16); 10] = [
    (Stranger::Page, 200),
    (Stranger::Nothing, 200),
    (Stranger::Word, 200),
    (Stranger::Object, 200),
    (Stranger::Page, 400),
    (Stranger::Object, 401),
    (Stranger::Page, 403),
    (Stranger::Nothing, 404),
    (Stranger::Word, 502),
    (Stranger::Page, 522),
];

async fn running() -> House {
    let house = House::open().await;
    house.seated(FORUM, 2, all_stays()).await;
    house.ping(FORUM, MessageId(0)).await;
    house
}

/// How many posts were asked for that something on the way did not swallow.
fn served(world: &World) -> usize {
    let is_post = |path: &str| path.contains("/channels/") && path.ends_with("/messages");
    let requests = world.requests();
    requests.iter().filter(|sent| sent.method == "POST" && is_post(&sent.path)).count()
}

#[tokio::test]
async fn no_post_is_given_up_or_doubled_because_of_a_stranger() {
    let mut house = running().await;
    for (seed, (stranger, status)) in (80..).zip(ANSWERS) {
        for method in ["POST", "PATCH", "DELETE"] {
            let fault = Fault::on(method, "/messages").answered_by(stranger, status);
            house.world().misbehave(fault.times(2));
        }
        assert!(Clicker::new(seed).play(&house, FORUM, 1).await.is_none());
        house.ping(FORUM, house.answered(FORUM)).await;
    }
    // Before a kind of request did not come up its faults are still to happen.
    house.world().behave();
    house.stop_bot().await;
    let texts: Vec<_> =
        house.world().messages(FORUM, None).into_iter().map(|message| message.content).collect();
    assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "{texts:#?}");
}

/// Discord has the post; it is looked for, as not every server knows the nonce.
#[tokio::test]
async fn a_post_whose_answer_a_stranger_replaces_is_not_sent_again() {
    let mut house = running().await;
    let (sent, before) = (served(&house.world()), house.world().messages(FORUM, None).len());
    for (seed, stranger) in (40..).zip([Stranger::Page, Stranger::Nothing, Stranger::Object]) {
        let fault = Fault::on("POST", "/messages").replaced_by(stranger);
        house.world().misbehave(fault);
        assert!(Clicker::new(seed).play(&house, FORUM, 1).await.is_none());
        house.ping(FORUM, house.answered(FORUM)).await;
    }
    house.stop_bot().await;
    // A call is deleted when its turn is over.
    let deleted = house.world().requests();
    let deleted = deleted.iter().filter(|sent| sent.method == "DELETE" && sent.status == 204);
    let made = house.world().messages(FORUM, None).len() + deleted.count() - before;
    assert_eq!(served(&house.world()) - sent, made);
}

#[tokio::test]
async fn an_answer_comes_once_after_strangers_have_answered() {
    let house = running().await;
    let Call::Turn(user, _) = house.ping(FORUM, MessageId(0)).await else { panic!("it runs") };
    let hint = async || {
        let hint = house.world().slash(user, FORUM, "game hint", json!({})).await.unwrap();
        hint.message.unwrap().content
    };
    for (stranger, status) in ANSWERS {
        let callback = Fault::on("POST", "/callback").answered_by(stranger, status);
        house.world().misbehave(callback.times(2));
        assert!(hint().await.contains("the opinion of an AI"), "{stranger:?} {status}");
        // It waits for its change, which strangers answer more often than a first response would be tried.
        house.world().misbehave(Fault::on("POST", "/callback").replaced_by(stranger));
        let change = Fault::on("PATCH", "@original").answered_by(stranger, status);
        house.world().misbehave(change.times(6));
        assert!(hint().await.contains("the opinion of an AI"), "{stranger:?} {status}");
        house.world().behave();
    }
}

fn last_picture(world: &World) -> Message {
    world.messages(FORUM, None).into_iter().rfind(has_picture).expect("a game has pictures")
}

#[tokio::test]
async fn what_discord_refuses_is_given_up_and_the_players_read_so_once() {
    let mut house = House::open().await;
    house.expect_error("a post is given up");
    house.seated(FORUM, 2, json!({})).await;
    assert!(Clicker::new(61).play(&house, FORUM, 3).await.is_none());
    let Call::Turn(user, _) = house.ping(FORUM, MessageId(0)).await else { panic!("it runs") };
    house.world().misbehave(Fault::on("PATCH", "/messages").refused(50035));
    assert!(Clicker::new(62).play(&house, FORUM, 1).await.is_none());
    let is_refused = |world: &World| {
        world.requests().iter().any(|sent| sent.method == "PATCH" && sent.status == 400)
    };
    house.world().until(|world| is_refused(world).then_some(())).await;
    let picture = last_picture(&house.world());
    let panel = async || house.click(user, picture.id, &button(&picture, "My panel")).await.content;
    let said = "Discord has refused a message of this table for good (code 50035)";
    // What Discord has said is written down a moment later.
    let mut read = String::new();
    while !read.contains(said) {
        read = panel().await;
    }
    assert!(!panel().await.contains(said), "once");
    house.restart_bot().await;
    let again = house.click(user, picture.id, &button(&picture, "My panel")).await.content;
    assert!(!again.contains(said), "also after a restart");
}
