//! Threads: opened, archived by time and by hand, brought back, locked, deleted.

use std::time::Duration;

use aedile::local::{
    ChannelId, Fault, Refused,
    cast::{AURELIA, BRUTUS, FORUM},
    permissions as may,
};
use serde_json::{Value, json};

use crate::local::{
    openapi,
    wire::{Wire, ack, callback_path},
};

const HOUR: Duration = Duration::from_secs(3600);

async fn with_thread(hours: u64) -> (Wire, Value, ChannelId) {
    let wire = Wire::start().await;
    let body = json!({"name": "table 7", "type": 11, "auto_archive_duration": hours * 60});
    let (status, thread) = wire.call("POST", &format!("/channels/{FORUM}/threads"), body).await;
    assert_eq!(status, 201);
    let id = thread["id"].as_str().unwrap().parse().unwrap();
    (wire, thread, id)
}

fn archived(wire: &Wire, thread: ChannelId) -> bool {
    let channels = wire.world.channels(BRUTUS);
    channels.iter().find(|channel| channel.id == thread).unwrap().archived
}

#[tokio::test]
async fn a_thread_is_archived_by_the_clock_and_brought_back_by_a_message() {
    let (wire, thread, id) = with_thread(24).await;
    assert_eq!(thread["thread_metadata"]["auto_archive_duration"], 1440);
    let mut gateway = wire.connect().await;
    wire.world.pass_time(HOUR * 23);
    wire.world.say(BRUTUS, id, "still here").unwrap();
    wire.world.pass_time(HOUR * 23);
    assert!(!archived(&wire, id), "a message counts");
    wire.world.pass_time(HOUR);
    assert!(archived(&wire, id));
    let told = gateway.event("THREAD_UPDATE").await;
    assert_eq!(told["thread_metadata"]["archived"], true);
    let path = format!("/channels/{FORUM}/threads/archived/public");
    let (_, list) = wire.call("GET", &path, json!({})).await;
    assert_eq!(list["threads"][0]["id"], thread["id"]);
    let path = format!("/channels/{id}/messages");
    let (status, message) = wire.call("POST", &path, json!({"content": "x"})).await;
    assert_eq!(status, 200);
    assert!(!archived(&wire, id));
    assert_eq!(gateway.event("THREAD_UPDATE").await["thread_metadata"]["archived"], false);
    wire.world.archive_thread(AURELIA, id, true).unwrap();
    let path = format!("{path}/{}", message["id"].as_str().unwrap());
    assert_eq!(wire.refusal("PATCH", &path, json!({"content": "y"})).await, (400, 50083));
    assert_eq!(wire.refusal("DELETE", &path, json!({})).await, (400, 50083));
    openapi::assert_valid(&wire.world.requests());
}

#[tokio::test]
async fn the_bot_renames_archives_and_brings_back_its_thread_and_no_other() {
    let (wire, _, id) = with_thread(1).await;
    let path = format!("/channels/{id}");
    let longer = json!({"name": "table 8", "auto_archive_duration": 10080});
    let (status, changed) = wire.call("PATCH", &path, longer).await;
    assert_eq!((status, &changed["name"]), (200, &json!("table 8")));
    wire.world.pass_time(HOUR * 24);
    assert!(!archived(&wire, id));
    assert_eq!(wire.refusal("PATCH", &path, json!({"locked": true})).await, (403, 50013));
    assert_eq!(wire.call("PATCH", &path, json!({"archived": true})).await.0, 200);
    assert!(archived(&wire, id));
    assert_eq!(wire.refusal("PATCH", &path, json!({"name": "x"})).await, (400, 50083));
    assert_eq!(wire.call("PATCH", &path, json!({"archived": false})).await.0, 200);
    assert!(!archived(&wire, id));
    let other = wire.world.create_thread(BRUTUS, FORUM, "talk", None).unwrap();
    let path = format!("/channels/{other}");
    assert_eq!(wire.refusal("PATCH", &path, json!({"name": "x"})).await, (403, 50013));
    wire.world.archive_thread(AURELIA, other, true).unwrap();
    assert_eq!(wire.call("PATCH", &path, json!({"archived": false})).await.0, 200);
    openapi::assert_valid(&wire.world.requests());
}

#[tokio::test]
async fn in_a_locked_thread_neither_bot_nor_people_write() {
    let (wire, _, id) = with_thread(24).await;
    wire.register().await;
    let path = format!("/channels/{id}/messages");
    let text = json!({"content": "x"});
    let (_, message) = wire.call("POST", &path, text.clone()).await;
    wire.world.lock_thread(id, true).unwrap();
    assert_eq!(wire.refusal("POST", &path, text.clone()).await, (403, 160_005));
    let edit = format!("{path}/{}", message["id"].as_str().unwrap());
    assert_eq!(wire.refusal("PATCH", &edit, text.clone()).await, (403, 160_005));
    wire.world.archive_thread(AURELIA, id, true).unwrap();
    assert_eq!(wire.refusal("POST", &path, text.clone()).await, (400, 50083));
    let back = json!({"archived": false});
    assert_eq!(wire.refusal("PATCH", &format!("/channels/{id}"), back).await, (400, 50083));
    assert_eq!(wire.world.say(BRUTUS, id, "x"), Err(Refused::Locked));
    let slash = wire.world.slash(BRUTUS, id, "test", json!({})).await;
    assert!(matches!(slash, Err(Refused::Locked)));
    wire.world.lock_thread(id, false).unwrap();
    assert_eq!(wire.call("POST", &path, text).await.0, 200);
}

#[tokio::test]
async fn a_thread_hangs_on_a_message_once() {
    let wire = Wire::start().await;
    let said = wire.world.say(BRUTUS, FORUM, "a table").unwrap();
    let path = format!("/channels/{FORUM}/messages/{said}/threads");
    let (status, thread) = wire.call("POST", &path, json!({"name": "t"})).await;
    assert_eq!((status, &thread["id"]), (201, &json!(said)));
    assert_eq!(wire.refusal("POST", &path, json!({"name": "t"})).await, (400, 160_004));
    let odd = json!({"auto_archive_duration": 90});
    assert_eq!(wire.refusal("PATCH", &format!("/channels/{said}"), odd).await, (400, 50035));
    let inner = format!("/channels/{said}/threads");
    let body = json!({"name": "t", "type": 11});
    assert_eq!(wire.refusal("POST", &inner, body.clone()).await, (400, 50024));
    wire.world.set_permissions(FORUM, may::EVERYBODY & !may::VIEW_CHANNEL).unwrap();
    let path = format!("/channels/{FORUM}/threads");
    assert_eq!(wire.refusal("POST", &path, body).await, (403, 50001));
}

#[tokio::test]
async fn nobody_opens_a_thread_in_a_thread_or_in_a_conversation() {
    let (wire, _, thread) = with_thread(24).await;
    let direct = wire.world.dm_channel(BRUTUS).unwrap();
    for place in [thread, direct] {
        let refused = wire.world.create_thread(BRUTUS, place, "inner", None);
        assert!(matches!(&refused, Err(Refused::Api(error)) if error.code == 50024), "{refused:?}");
        let body = json!({"name": "inner", "type": 11});
        let path = format!("/channels/{place}/threads");
        assert_eq!(wire.refusal("POST", &path, body).await, (400, 50024));
    }
}

#[tokio::test]
async fn what_is_deleted_is_unknown_to_messages_and_late_answers() {
    let (wire, thread, id) = with_thread(24).await;
    wire.register().await;
    let mut gateway = wire.connect().await;
    let world = wire.world.clone();
    let acting = tokio::spawn(async move { world.slash(BRUTUS, id, "test", json!({})).await });
    let interaction = gateway.interaction().await;
    assert_eq!(interaction["channel"]["parent_id"], json!(FORUM));
    assert!(wire.world.delete_channel(BRUTUS, id).is_err(), "not the manager");
    wire.world.delete_channel(AURELIA, id).unwrap();
    let gone = gateway.event("THREAD_DELETE").await;
    assert_eq!((&gone["id"], &gone["parent_id"]), (&thread["id"], &json!(FORUM)));
    let answer = json!({"type": 4, "data": {"content": "x"}});
    let refused = wire.refusal("POST", &callback_path(&interaction), answer).await;
    assert_eq!(refused, (404, 10003));
    for path in [format!("/channels/{id}/messages"), format!("/channels/{id}/threads")] {
        assert_eq!(wire.refusal("POST", &path, json!({"content": "x"})).await, (404, 10003));
    }
    assert_eq!(wire.refusal("GET", &format!("/channels/{id}"), json!({})).await, (404, 10003));
    wire.world.pass_time(Duration::from_secs(3));
    ack(acting).await;
}

#[tokio::test]
async fn the_bot_deletes_only_where_it_manages() {
    let (wire, _, id) = with_thread(24).await;
    let path = format!("/channels/{id}");
    assert_eq!(wire.refusal("DELETE", &path, json!({})).await, (403, 50013));
    wire.world.set_permissions(FORUM, may::EVERYBODY | may::MANAGE_THREADS).unwrap();
    assert_eq!(wire.call("DELETE", &path, json!({})).await.0, 200);
    assert!(wire.world.channels(BRUTUS).iter().all(|channel| channel.id != id));
}

#[tokio::test]
async fn refusals_of_discord_can_be_ordered() {
    let wire = Wire::start().await;
    let path = format!("/channels/{FORUM}/threads");
    let cases = [
        (10003, 404),
        (10007, 404),
        (30033, 400),
        (50001, 403),
        (50007, 403),
        (50013, 403),
        (50083, 400),
        (160_005, 403),
        (160_006, 400),
    ];
    let body = json!({"name": "t", "type": 11});
    for (code, status) in cases {
        wire.world.misbehave(Fault::on("POST", "/threads").refused(code));
        let refused = wire.refusal("POST", &path, body.clone()).await;
        assert_eq!(refused, (status, u64::from(code)));
    }
    assert_eq!(wire.call("POST", &path, body).await.0, 201);
}
