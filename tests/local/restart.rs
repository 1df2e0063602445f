//! A state file keeps *Rome* over a restart, in good order or not.

use std::time::Duration;

use aedile::local::{
    Settings, StartError,
    cast::{AURELIA, BRUTUS, FORUM},
};
use serde_json::json;

use crate::local::wire::Wire;

fn keeping(folder: &tempfile::TempDir) -> Settings {
    Settings { state_file: Some(folder.path().join("rome.json")), ..Settings::default() }
}

#[tokio::test]
async fn messages_files_threads_and_commands_outlive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let wire = Wire::with(keeping(&folder)).await;
    wire.register().await;
    let path = format!("/channels/{FORUM}/messages");
    let (_, message) = wire.upload("POST", &path, &json!({"content": "x"}), &["a.txt"]).await;
    let thread = wire.world.create_thread(BRUTUS, FORUM, "talk", None).unwrap();
    let gone = wire.world.say(BRUTUS, FORUM, "gone").unwrap();
    wire.world.delete_message(AURELIA, gone).unwrap();
    wire.server.stop().await;
    let wire = Wire::with(keeping(&folder)).await;
    let kept = wire.world.messages(FORUM, None);
    assert_eq!((json!(kept[0].id), kept[0].content.as_str()), (message["id"].clone(), "x"));
    assert_eq!(wire.world.file(kept[0].attachments[0].id).unwrap().as_ref(), [7]);
    assert!(wire.world.channels(BRUTUS).iter().any(|channel| channel.id == thread));
    assert_eq!(wire.world.commands().len(), 1);
    assert!(wire.world.message(gone).is_none());
    assert!(wire.world.say(BRUTUS, FORUM, "new").unwrap() > kept[0].id, "ids never come again");
}

#[tokio::test]
async fn a_clock_that_was_moved_forward_stays_there() {
    let folder = tempfile::tempdir().unwrap();
    let wire = Wire::with(keeping(&folder)).await;
    let before = wire.world.now();
    let week = Duration::from_secs(7 * 24 * 3600);
    wire.world.pass_time(week);
    wire.server.stop().await;
    let wire = Wire::with(keeping(&folder)).await;
    assert!(wire.world.now() >= before + 7 * 24 * 3_600_000);
    let said = wire.world.say(BRUTUS, FORUM, "late").unwrap();
    let created = wire.world.message(said).unwrap().created;
    assert_eq!((said.0 >> 22) + 1_420_070_400_000, created, "ids carry the time");
}

#[tokio::test]
async fn a_confirmed_post_is_on_disk() {
    let folder = tempfile::tempdir().unwrap();
    let wire = Wire::with(keeping(&folder)).await;
    let path = format!("/channels/{FORUM}/messages");
    for content in ["one", "two"] {
        let (status, message) = wire.call("POST", &path, json!({"content": content})).await;
        assert_eq!(status, 200);
        let kept = std::fs::read_to_string(folder.path().join("rome.json")).unwrap();
        assert!(kept.contains(message["id"].as_str().unwrap()), "{content}");
    }
}

#[tokio::test]
async fn a_broken_state_file_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rome.json");
    for text in
        ["{", r#"{"version": 99, "last_id": 0, "channels": [], "messages": [], "commands": []}"#]
    {
        std::fs::write(&path, text).unwrap();
        let started = aedile::local::Server::start(keeping(&folder)).await;
        assert!(matches!(started, Err(StartError::Snapshot { .. })));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    }
}

#[tokio::test]
async fn a_taken_port_is_named() {
    let wire = Wire::start().await;
    let port = wire.server.api_url().rsplit_once(':').unwrap().1.parse().unwrap();
    let second = aedile::local::Server::start(Settings { port, ..Settings::default() }).await;
    assert!(second.unwrap_err().to_string().contains(&port.to_string()));
}

#[tokio::test]
async fn a_stopped_server_answers_no_more_and_frees_its_port() {
    let folder = tempfile::tempdir().unwrap();
    let wire = Wire::with(keeping(&folder)).await;
    let mut gateway = wire.connect().await;
    let url = wire.server.api_url();
    let mut events = reqwest::get(format!("{url}/local/events?user={BRUTUS}")).await.unwrap();
    let kept_alive = wire.request(reqwest::Method::GET, "/users/@me");
    assert_eq!(kept_alive.try_clone().unwrap().send().await.unwrap().status(), 200);
    let port = url.rsplit_once(':').unwrap().1.parse().unwrap();
    wire.server.stop().await;
    assert!(kept_alive.send().await.is_err());
    assert_eq!(events.chunk().await.unwrap(), None);
    gateway.event("GUILD_CREATE").await;
    assert_eq!(gateway.next().await, Err(0));
    let again = Wire::with(Settings { port, ..keeping(&folder) }).await;
    assert_eq!(again.server.api_url(), url);
}
