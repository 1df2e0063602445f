//! Several servers beside each other: who is in them, what the disk and the page know of them.

use aedile::local::{
    BOT, GUILD, Refused, Settings,
    cast::{AURELIA, BRUTUS, CIRCUS, FEWEST_PEOPLE, FORUM, channel_in, person, server},
};
use serde_json::{Value, json};

use crate::local::wire::Wire;

async fn three(state_file: Option<&std::path::Path>) -> Wire {
    let state_file = state_file.map(Into::into);
    Wire::with(Settings { servers: 3, state_file, ..Settings::default() }).await
}

fn names(wire: &Wire) -> Vec<String> {
    wire.world.guilds().into_iter().map(|guild| guild.name).collect()
}

#[tokio::test]
async fn requests_find_each_server() {
    let wire = three(None).await;
    let (_, list) = wire.call("GET", "/users/@me/guilds", Value::Null).await;
    let listed: Vec<&str> =
        list.as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap()).collect();
    assert_eq!(listed, ["Rome", "Ostia", "Capua"]);
    let ostia = format!("/guilds/{}", server(1));
    assert_eq!(wire.call("GET", &ostia, Value::Null).await.1["name"], "Ostia");
    let (_, channels) = wire.call("GET", &format!("{ostia}/channels"), Value::Null).await;
    assert_eq!(channels[0]["id"], json!(channel_in(1, FORUM)));
    assert_eq!(channels[0]["guild_id"], json!(server(1)));
    assert_eq!(
        wire.refusal("GET", &format!("/guilds/{}", server(3)), Value::Null).await,
        (404, 10004)
    );
}

#[tokio::test]
async fn who_leaves_one_server_is_still_in_the_others() {
    let wire = three(None).await;
    wire.world.leave_guild(BRUTUS, GUILD).unwrap();
    assert_eq!(wire.world.say(BRUTUS, FORUM, "x"), Err(Refused::NoSuchChannel));
    wire.world.say(BRUTUS, channel_in(1, FORUM), "x").unwrap();
    let member = |number| format!("/guilds/{}/members/{BRUTUS}", server(number));
    assert_eq!(wire.refusal("GET", &member(0), Value::Null).await, (404, 10007));
    assert_eq!(wire.call("GET", &member(1), Value::Null).await.0, 200);
    let direct = wire.world.dm_channel(BRUTUS).unwrap();
    let path = format!("/channels/{direct}/messages");
    assert_eq!(wire.call("POST", &path, json!({"content": "x"})).await.0, 200);
    for number in 1..3 {
        wire.world.leave_guild(BRUTUS, server(number)).unwrap();
    }
    assert_eq!(wire.refusal("POST", &path, json!({"content": "x"})).await, (403, 50007));
    assert!(wire.world.leave_guild(BRUTUS, server(3)).is_err(), "there is no such server");
}

#[tokio::test]
async fn a_command_of_one_server_is_not_offered_in_another() {
    let wire = three(None).await;
    let path = format!("/applications/{BOT}/guilds/{}/commands", server(1));
    let command = json!({"name": "here", "description": "Only here"});
    assert_eq!(wire.call("POST", &path, command).await.0, 201);
    let refused = wire.world.slash(AURELIA, FORUM, "here", json!({})).await;
    assert_eq!(refused.unwrap_err(), Refused::NoSuchCommand("here".to_owned()));
    let mut gateway = wire.connect().await;
    let world = wire.world.clone();
    let asking =
        tokio::spawn(
            async move { world.slash(AURELIA, channel_in(1, FORUM), "here", json!({})).await },
        );
    let interaction = gateway.interaction().await;
    assert_eq!(interaction["data"]["guild_id"], json!(server(1)));
    wire.callback(&interaction, json!({"type": 4, "data": {"content": "x"}})).await;
    asking.await.unwrap().unwrap();
}

#[tokio::test]
async fn servers_outlive_a_restart_and_more_can_be_opened() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rome.json");
    let wire = three(Some(&path)).await;
    wire.world.say(BRUTUS, channel_in(2, FORUM), "in Capua").unwrap();
    wire.world.delete_channel(AURELIA, channel_in(1, CIRCUS)).unwrap();
    wire.world.leave_guild(BRUTUS, server(1)).unwrap();
    wire.server.stop().await;
    let settings = Settings { servers: 4, state_file: Some(path), ..Settings::default() };
    let wire = Wire::with(settings).await;
    assert_eq!(names(&wire), ["Rome", "Ostia", "Capua", "Pompeii"]);
    assert_eq!(wire.world.messages(channel_in(2, FORUM), None)[0].content, "in Capua");
    let of_aurelia = wire.world.channels(AURELIA).len();
    assert_eq!(of_aurelia, 4 * 5 - 1, "what was deleted stays deleted");
    assert_eq!(wire.world.channels(BRUTUS).len(), of_aurelia - 4, "who has left stays away");
}

#[tokio::test]
async fn more_people_can_come_and_stay_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let state_file = Some(folder.path().join("rome.json"));
    let six = || Settings { state_file: state_file.clone(), ..Settings::default() };
    let wire = Wire::with(six()).await;
    assert_eq!(wire.world.people().len(), usize::from(FEWEST_PEOPLE));
    assert_eq!(wire.world.say(person(12), FORUM, "x"), Err(Refused::NoSuchPerson));
    wire.server.stop().await;
    let wire = Wire::with(Settings { people: 13, ..six() }).await;
    let names: Vec<&str> = wire.world.people().into_iter().map(|it| it.display_name).collect();
    assert_eq!((names.len(), names[0], names[12]), (13, "Aurelia", "Paulla"));
    wire.world.say(person(12), FORUM, "in Rome").unwrap();
    wire.server.stop().await;
    let wire = Wire::with(six()).await;
    assert_eq!(wire.world.people().len(), 13, "who has come stays");
    let member = format!("/guilds/{GUILD}/members/{}", person(12));
    assert_eq!(wire.call("GET", &member, Value::Null).await.0, 200);
}

#[tokio::test]
async fn a_file_from_before_there_were_several_servers_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rome.json");
    let settings = || Settings { state_file: Some(path.clone()), ..Settings::default() };
    let wire = Wire::with(settings()).await;
    let direct = wire.world.dm_channel(BRUTUS).unwrap();
    wire.world.say(BRUTUS, FORUM, "old").unwrap();
    wire.server.stop().await;
    let mut old: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    old.as_object_mut().unwrap().remove("guilds").unwrap();
    old["left"] = json!([BRUTUS]);
    for channel in old["channels"].as_array_mut().unwrap() {
        channel.as_object_mut().unwrap().remove("guild").unwrap();
    }
    std::fs::write(&path, old.to_string()).unwrap();
    let wire = Wire::with(settings()).await;
    assert_eq!(names(&wire), ["Rome"]);
    assert_eq!(wire.world.messages(FORUM, None)[0].content, "old");
    let seen: Vec<_> = wire.world.channels(BRUTUS).into_iter().map(|it| it.id).collect();
    assert_eq!(seen, [direct], "Brutus had left Rome");
    wire.world.rejoin(BRUTUS, GUILD).unwrap();
    assert_eq!(wire.world.channels(BRUTUS).len(), 6);
}
