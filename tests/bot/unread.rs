//! Events of a Discord that has gone on: fields that the library cannot read cost nobody an answer.

use std::time::Duration;

use aedile::{
    local::{
        self, GatewayLoss, Message, MessageId, Server,
        cast::{AURELIA, CIRCUS, FORUM},
    },
    metrics::Gateway,
};
use serde_json::{Value, json};

use super::{
    buttons::Clicker,
    house::{Call, House, all_stays},
};

/// What was seen from outside, or may come: where in an interaction, and what is there then; nothing when it is missing.
fn changes() -> Vec<(&'static str, Option<Value>)> {
    let flags = 1_u64 << 40;
    vec![
        ("/member/user/public_flags", Some(json!(flags))),
        ("/member/user/avatar", Some(json!("no hash"))),
        ("/member/flags", Some(json!(flags))),
        ("/member/permissions", Some(json!("36893488147419103264"))),
        ("/app_permissions", Some(json!("36893488147419103231"))),
        ("/attachment_size_limit", Some(json!(flags))),
        ("/locale", Some(Value::Null)),
        ("/locale", None),
        ("/entitlements", None),
        ("/version", None),
        ("/channel/flags", Some(json!("new"))),
        ("/channel/type", Some(json!(300))),
        ("/context", Some(json!(300))),
        ("/authorizing_integration_owners", Some(json!({"new": "9"}))),
        ("/message/author/public_flags", Some(json!(flags))),
        ("/message/flags", Some(json!(flags))),
        ("/message/embeds", Some(json!("none"))),
        ("/data/type", Some(json!(200))),
        ("/data/id", Some(json!(""))),
    ]
}

/// Puts the value where the pointer shows, if its parent is there.
fn put(event: &mut Value, pointer: &str, value: Option<&Value>) {
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    let Some(Value::Object(parent)) = event.pointer_mut(parent) else { return };
    match value {
        Some(value) => _ = parent.insert(key.to_owned(), value.clone()),
        None => _ = parent.remove(key),
    }
}

#[tokio::test]
async fn whatever_field_cannot_be_read_the_person_is_answered() {
    let house = House::open().await;
    house.seated(FORUM, 2, all_stays()).await;
    let Call::Turn(user, ping) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    for (pointer, value) in changes() {
        let new = value.clone();
        house
            .world()
            .alter_events("INTERACTION_CREATE", move |event| put(event, pointer, new.as_ref()));
        let list = house.says(user, FORUM, "game list", json!({})).await;
        assert!(list.contains("Great City"), "{pointer} {value:?}: {list}");
        let board = house.answer(user, FORUM, "game board", json!({})).await;
        assert!(!board.attachments.is_empty(), "{pointer} {value:?}: {}", board.content);
        let zones = json!({"zone": "rome"});
        let zones = house.offered(user, FORUM, "me zone", zones, "zone").await;
        assert!(!zones.is_empty(), "{pointer} {value:?}");
        let panel = house.click(user, ping.id, &ping.buttons()[0].custom_id).await;
        assert!(panel.is_ephemeral() && !panel.buttons().is_empty(), "{pointer} {value:?}");
    }
    house.world().alter_events("INTERACTION_CREATE", |event| put(event, "/guild_id", None));
    assert!(!house.says(user, FORUM, "game list", json!({})).await.is_empty());
    // Moves are made, too, by buttons and lists, and panels are answered in their place.
    house.world().alter_events("INTERACTION_CREATE", |event| {
        put(event, "/member/user/public_flags", Some(&json!(1_u64 << 33)));
    });
    assert!(Clicker::new(3).play(&house, FORUM, 12).await.is_none());
    let page = house.metrics();
    for field in ["member.user.public_flags", "locale", "version", "message.embeds"] {
        let counted = format!("field=\"{field}\"");
        assert!(page.contains(&counted), "{counted} in\n{page}");
    }
}

#[tokio::test]
async fn an_interaction_without_what_matters_is_answered_and_counted() {
    let house = House::open().await;
    house.expect_error("an interaction cannot be read");
    house
        .world()
        .alter_events("INTERACTION_CREATE", |event| put(event, "/data/name", Some(&json!(7))));
    let said = house.says(AURELIA, FORUM, "game list", json!({})).await;
    assert!(said.contains("did not work"), "{said}");
    assert!(house.metrics().contains("aedile_lost_interactions_total 1"));
}

#[tokio::test]
async fn a_bot_whose_ready_cannot_be_read_plays() {
    let server = Server::start(local::Settings::default()).await.unwrap();
    server.world().alter_events("READY", |ready| {
        put(ready, "/user/public_flags", Some(&json!(1_u64 << 40)));
        put(ready, "/resume_gateway_url", None);
    });
    let house = House::with(server).await;
    let list = house.says(AURELIA, FORUM, "game list", json!({})).await;
    assert!(list.contains("No table is open"), "{list}");
    assert_eq!(house.shards()[0].gateway, Gateway::Connected);
    let begun = house.world().identifies().len();
    house.world().drop_gateway(GatewayLoss::Closed(4000));
    let again = |world: &local::World| {
        (world.identifies().len() > begun && world.is_bot_connected()).then_some(())
    };
    house.world().until(again).await;
    house.says(AURELIA, CIRCUS, "game list", json!({})).await;
    assert!(house.metrics().contains("event=\"READY\""));
}

#[tokio::test]
async fn a_channel_is_gone_even_if_its_event_cannot_be_read() {
    let house = House::open().await;
    house.seated(FORUM, 2, all_stays()).await;
    house.ping(FORUM, MessageId(0)).await;
    house.world().alter_events("CHANNEL_DELETE", |event| {
        put(event, "/type", Some(&json!("forum")));
    });
    house.world().delete_channel(AURELIA, FORUM).unwrap();
    let asleep = async {
        while house.asleep().await == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), asleep).await.unwrap();
    assert!(house.metrics().contains("event=\"CHANNEL_DELETE\""));
}

#[tokio::test]
async fn events_that_nobody_knows_cost_nothing() {
    let house = House::open().await;
    for (name, data) in [("NOTHING_YOU_KNOW", json!({"x": [1]})), ("GUILD_UPDATE", json!([]))] {
        house.world().tell(name, &data);
    }
    let message: Message = house.answer(AURELIA, FORUM, "game list", json!({})).await;
    assert!(message.is_ephemeral());
    let metrics = house.metrics();
    let counted = metrics.lines().filter(|line| line.starts_with("aedile_unread_fields_total{"));
    assert!(counted.clone().all(|line| line.ends_with(" 0")), "{:?}", counted.collect::<Vec<_>>());
}
