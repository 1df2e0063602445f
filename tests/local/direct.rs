//! Conversations with the bot, and people who leave.

use aedile::local::{
    BOT, GUILD, Refused, Server, Settings,
    cast::{AURELIA, BRUTUS, CLAUDIA, FORUM},
};
use serde_json::{Value, json};

use crate::local::{
    bot::Bot,
    openapi,
    wire::{Wire, ack},
};

async fn conversation(wire: &Wire) -> (String, Value) {
    let (status, channel) =
        wire.call("POST", "/users/@me/channels", json!({"recipient_id": BRUTUS})).await;
    assert_eq!((status, &channel["type"]), (200, &json!(1)));
    assert_eq!(channel["recipients"][0]["id"], json!(BRUTUS));
    (format!("/channels/{}/messages", channel["id"].as_str().unwrap()), channel)
}

#[tokio::test]
async fn a_person_answers_the_bot_by_a_button_in_their_conversation() {
    let wire = Wire::start().await;
    let mut gateway = wire.connect().await;
    let (path, channel) = conversation(&wire).await;
    let buttons = json!([{"type": 1, "components": [
        {"type": 2, "style": 1, "label": "Your turn", "custom_id": "turn"}]}]);
    let (status, message) =
        wire.call("POST", &path, json!({"content": "x", "components": buttons})).await;
    assert_eq!(status, 200);
    assert_eq!(wire.world.direct_messages(BRUTUS).len(), 1);
    assert_eq!(wire.world.direct_messages(CLAUDIA).len(), 0);
    let id = message["id"].as_str().unwrap().parse().unwrap();
    let forged = wire.world.click(CLAUDIA, id, "turn").await;
    assert!(matches!(forged, Err(Refused::NoSuchMessage)), "it is another's");
    let acting = wire.click(&message, "turn");
    let interaction = gateway.interaction().await;
    assert_eq!((&interaction["user"]["id"], &interaction["context"]), (&json!(BRUTUS), &json!(1)));
    for absent in ["member", "guild_id", "guild"] {
        assert!(interaction.get(absent).is_none(), "{absent}");
    }
    assert_eq!(interaction["channel"]["id"], channel["id"]);
    assert_eq!(interaction["authorizing_integration_owners"], json!({"0": "0"}));
    let answer = json!({"type": 4, "data": {"content": "private", "flags": 64}});
    assert_eq!(wire.callback(&interaction, answer).await.0, 200);
    ack(acting).await;
    assert_eq!(wire.world.direct_messages(BRUTUS).len(), 2);
    openapi::assert_valid(&wire.world.requests());
}

#[tokio::test]
async fn nobody_is_written_to_who_has_closed_the_door_or_left() {
    let wire = Wire::start().await;
    let (path, _) = conversation(&wire).await;
    let text = json!({"content": "x"});
    wire.world.close_dms(BRUTUS, true).unwrap();
    assert_eq!(wire.refusal("POST", &path, text.clone()).await, (403, 50007));
    assert_eq!(conversation(&wire).await.0, path, "opening tells nothing");
    wire.world.close_dms(BRUTUS, false).unwrap();
    assert_eq!(wire.call("POST", &path, text.clone()).await.0, 200);
    wire.world.leave_guild(BRUTUS, GUILD).unwrap();
    assert_eq!(wire.refusal("POST", &path, text.clone()).await, (403, 50007));
    wire.world.rejoin(BRUTUS, GUILD).unwrap();
    assert_eq!(wire.call("POST", &path, text).await.0, 200);
}

#[tokio::test]
async fn who_has_left_is_no_member_and_sees_no_channel() {
    let wire = Wire::start().await;
    wire.register().await;
    wire.world.say(AURELIA, FORUM, "ave").unwrap();
    let path = format!("/guilds/{GUILD}/members/{BRUTUS}");
    assert_eq!(wire.call("GET", &path, json!({})).await.0, 200);
    wire.world.leave_guild(BRUTUS, GUILD).unwrap();
    assert_eq!(wire.refusal("GET", &path, json!({})).await, (404, 10007));
    assert_eq!(wire.call("GET", &format!("/users/{BRUTUS}"), json!({})).await.0, 200);
    assert_eq!(wire.world.channels(BRUTUS).len(), 0);
    assert_eq!(wire.world.messages(FORUM, Some(BRUTUS)).len(), 0);
    let slash = wire.world.slash(BRUTUS, FORUM, "test", json!({})).await;
    assert!(matches!(slash, Err(Refused::NoSuchChannel)));
    assert!(wire.world.say(BRUTUS, FORUM, "x").is_err());
    wire.world.rejoin(BRUTUS, GUILD).unwrap();
    assert_eq!(wire.world.messages(FORUM, Some(BRUTUS)).len(), 1);
    let members = format!("/guilds/{GUILD}/members");
    assert_eq!(wire.refusal("GET", &members, json!({})).await, (403, 50001), "a privileged intent");
    assert!(wire.world.leave_guild(BOT, GUILD).is_err());
}

#[tokio::test]
async fn options_name_people_and_channels_in_full() {
    let wire = Wire::start().await;
    let mut gateway = wire.connect().await;
    let command = json!([{"name": "who", "description": "x", "options": [
        {"type": 6, "name": "user", "description": "x"},
        {"type": 7, "name": "place", "description": "x", "channel_types": [0]}]}]);
    wire.call("PUT", &format!("/applications/{BOT}/commands"), command).await;
    wire.world.leave_guild(CLAUDIA, GUILD).unwrap();
    let mut told = async |channel, options: Value| {
        let world = wire.world.clone();
        let acting =
            tokio::spawn(async move { world.slash(AURELIA, channel, "who", options).await });
        let interaction = gateway.interaction().await;
        wire.callback(&interaction, json!({"type": 4, "data": {"content": "x"}})).await;
        ack(acting).await;
        interaction["data"]["resolved"].clone()
    };
    let resolved = told(FORUM, json!({"user": BRUTUS, "place": FORUM})).await;
    let brutus = BRUTUS.to_string();
    assert_eq!(resolved["users"][&brutus]["bot"], false);
    assert!(resolved["members"][&brutus]["joined_at"].is_string());
    assert_eq!(resolved["channels"][FORUM.to_string()]["name"], "forum");
    let bot = told(FORUM, json!({"user": BOT})).await;
    assert_eq!(bot["users"][BOT.to_string()]["bot"], true);
    let claudia = told(FORUM, json!({"user": CLAUDIA})).await;
    assert!(claudia["users"][CLAUDIA.to_string()].is_object());
    assert!(claudia["members"].is_null(), "she has left");
    let direct = wire.world.dm_channel(AURELIA).unwrap();
    assert!(told(direct, json!({"user": BRUTUS})).await["members"].is_null());
    let thread = wire.world.create_thread(BRUTUS, FORUM, "t", None).unwrap();
    for place in [thread, direct] {
        let refused = wire.world.slash(AURELIA, FORUM, "who", json!({"place": place})).await;
        assert!(matches!(refused, Err(Refused::BadValue { .. })));
    }
}

#[tokio::test]
async fn a_menu_of_people_tells_the_bot_who_was_chosen() {
    let wire = Wire::start().await;
    let mut gateway = wire.connect().await;
    let menu = json!({"type": 5, "custom_id": "m", "placeholder": "Whom?"});
    let body = json!({"content": "x", "components": [{"type": 1, "components": [menu]}]});
    let (status, message) = wire.call("POST", &format!("/channels/{FORUM}/messages"), body).await;
    assert_eq!(status, 200);
    let id = message["id"].as_str().unwrap().parse().unwrap();
    let world = wire.world.clone();
    let chosen = CLAUDIA.to_string();
    let value = chosen.clone();
    let acting = tokio::spawn(async move { world.select(BRUTUS, id, "m", &[&value]).await });
    let data = gateway.interaction().await["data"].clone();
    assert_eq!((&data["component_type"], &data["values"]), (&json!(5), &json!([chosen])));
    assert_eq!(data["resolved"]["users"][&chosen]["global_name"], "Claudia");
    assert!(data["resolved"]["members"][&chosen].is_object());
    wire.world.pass_time(std::time::Duration::from_secs(3));
    ack(acting).await;
    assert!(wire.world.select(BRUTUS, id, "m", &["7"]).await.is_err());
    openapi::assert_valid(&wire.world.requests());
}

#[tokio::test]
async fn serenity_opens_conversations_and_threads() {
    let server = Server::start(Settings::default()).await.unwrap();
    let world = server.world();
    let _bot = Bot::start(&server).await;
    let direct = world.dm_channel(BRUTUS).unwrap();
    let outcome = world.slash(BRUTUS, direct, "shout", json!({"word": "ave"})).await.unwrap();
    let message = outcome.message.unwrap();
    assert_eq!((message.channel, message.content.as_str()), (direct, "ave"));
    let clicked = world.click(BRUTUS, message.id, "secret").await.unwrap();
    assert_eq!(clicked.message.unwrap().reader, Some(BRUTUS));
    let retreat = world.slash(BRUTUS, FORUM, "retreat", json!({})).await.unwrap();
    assert_eq!(retreat.message.unwrap().content, "both");
    assert_eq!(world.direct_messages(BRUTUS).last().unwrap().content, "in private");
    let channels = world.channels(CLAUDIA);
    let thread = channels.iter().find(|channel| channel.name == "renamed").unwrap();
    assert!(thread.archived && thread.auto_archive == 10_080);
    world.close_dms(BRUTUS, true).unwrap();
    let retreat = world.slash(BRUTUS, FORUM, "retreat", json!({})).await.unwrap();
    assert_eq!(retreat.message.unwrap().content, "the thread alone");
    openapi::assert_valid(&world.requests());
}

#[tokio::test]
async fn requests_are_counted_but_answers_to_interactions_are_not() {
    let wire = Wire::start().await;
    let path = format!("/channels/{FORUM}/messages");
    for _ in 0..3 {
        wire.call("POST", &path, json!({"content": "x"})).await;
    }
    wire.refusal("POST", &format!("/webhooks/{BOT}/token"), json!({"content": "x"})).await;
    assert_eq!(wire.world.counted_requests(), 3);
    assert!((1..=3).contains(&wire.world.busiest_second()));
}
