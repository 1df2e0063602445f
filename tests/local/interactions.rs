//! Interactions with bare requests: answers in time, too late, twice, and what follows them.

use std::time::Duration;

use aedile::local::{
    Ack, BOT, ChannelId, Refused,
    cast::{AURELIA, BRUTUS, FORUM},
    permissions as may,
};
use serde_json::json;

use crate::local::wire::{Gateway, Wire, ack, callback_path, webhook_path};

async fn begin() -> (Wire, Gateway) {
    let wire = Wire::start().await;
    wire.register().await;
    let gateway = wire.connect().await;
    (wire, gateway)
}

#[tokio::test]
async fn the_second_first_answer_is_refused() {
    let (wire, mut gateway) = begin().await;
    let acting = wire.slash();
    let interaction = gateway.interaction().await;
    let (status, json) =
        wire.callback(&interaction, json!({"type": 4, "data": {"content": "x"}})).await;
    assert_eq!((status, &json["resource"]["message"]["content"]), (200, &json!("x")));
    let path = callback_path(&interaction);
    assert_eq!(wire.refusal("POST", &path, json!({"type": 5})).await, (400, 40060));
    assert_eq!(ack(acting).await, Ack::Message);
}

#[tokio::test]
async fn an_answer_after_three_seconds_is_refused() {
    let (wire, mut gateway) = begin().await;
    let acting = wire.slash();
    let interaction = gateway.interaction().await;
    wire.world.pass_time(Duration::from_secs(3));
    let path = callback_path(&interaction);
    assert_eq!(wire.refusal("POST", &path, json!({"type": 5})).await, (404, 10062));
    assert_eq!(ack(acting).await, Ack::Failed { error: "The application did not respond" });
}

#[tokio::test]
async fn a_token_lives_fifteen_minutes_and_only_after_the_first_answer() {
    let (wire, mut gateway) = begin().await;
    let acting = wire.slash();
    let interaction = gateway.interaction().await;
    let path = webhook_path(&interaction);
    let text = json!({"content": "x"});
    assert_eq!(wire.refusal("POST", &path, text.clone()).await, (404, 10015));
    wire.callback(&interaction, json!({"type": 4, "data": text})).await;
    assert_eq!(wire.call("POST", &path, text.clone()).await.0, 200);
    wire.world.pass_time(Duration::from_secs(15 * 60));
    assert_eq!(wire.refusal("POST", &path, text).await, (401, 50027));
    assert_eq!(ack(acting).await, Ack::Message);
}

#[tokio::test]
async fn thinking_is_replaced_by_the_first_followup_and_keeps_its_visibility() {
    let (wire, mut gateway) = begin().await;
    let acting = wire.slash();
    let interaction = gateway.interaction().await;
    wire.callback(&interaction, json!({"type": 5, "data": {"flags": 64}})).await;
    let thinking = wire.world.messages(FORUM, Some(BRUTUS));
    assert!(thinking[0].is_thinking() && wire.world.messages(FORUM, Some(AURELIA)).is_empty());
    let path = webhook_path(&interaction);
    let (_, first) = wire.call("POST", &path, json!({"content": "first"})).await;
    assert_eq!((&first["flags"], &first["id"]), (&json!(64), &json!(thinking[0].id)));
    let (_, second) = wire.call("POST", &path, json!({"content": "second"})).await;
    assert_eq!(second["flags"], 0, "each followup has its own visibility");
    let (_, original) = wire.call("GET", &format!("{path}/messages/@original"), json!({})).await;
    assert_eq!(original["id"], first["id"]);
    let outcome = acting.await.unwrap().unwrap();
    assert_eq!(outcome.message.unwrap().content, "first");
    let seen: Vec<String> =
        wire.world.messages(FORUM, Some(AURELIA)).into_iter().map(|m| m.content).collect();
    assert_eq!(seen, ["second"]);
}

#[tokio::test]
async fn private_messages_are_unknown_to_the_channel_routes() {
    let (wire, mut gateway) = begin().await;
    let acting = wire.slash();
    let interaction = gateway.interaction().await;
    let answer = json!({"type": 4, "data": {"content": "x", "flags": 64}});
    let (_, json) = wire.callback(&interaction, answer).await;
    let id = json["resource"]["message"]["id"].as_str().unwrap().to_owned();
    let path = format!("/channels/{FORUM}/messages/{id}");
    for method in ["GET", "PATCH", "DELETE"] {
        assert_eq!(
            wire.refusal(method, &path, json!({"content": "y"})).await,
            (404, 10008),
            "{method}"
        );
    }
    let (status, _) = wire
        .call("DELETE", &format!("{}/messages/{id}", webhook_path(&interaction)), json!({}))
        .await;
    assert_eq!(status, 204);
    assert_eq!(ack(acting).await, Ack::Message);
}

#[tokio::test]
async fn answers_must_fit_what_was_done() {
    let (wire, mut gateway) = begin().await;
    let acting = wire.slash();
    let interaction = gateway.interaction().await;
    let path = callback_path(&interaction);
    for kind in [0, 1, 6, 7, 8, 99] {
        let body = json!({"type": kind, "data": {"content": "x"}});
        assert_eq!(wire.refusal("POST", &path, body).await, (400, 50035), "{kind}");
    }
    let bad_form =
        json!({"type": 9, "data": {"custom_id": "x", "title": "t".repeat(46), "components": []}});
    assert_eq!(wire.refusal("POST", &path, bad_form).await, (400, 50035));
    let empty = json!({"type": 4, "data": {}});
    assert_eq!(wire.refusal("POST", &path, empty).await, (400, 50006));
    wire.callback(&interaction, json!({"type": 5})).await;
    let original = format!("{}/messages/@original", webhook_path(&interaction));
    assert_eq!(wire.call("DELETE", &original, json!({})).await.0, 204);
    assert_eq!(ack(acting).await, Ack::Deferred);
}

#[tokio::test]
async fn an_interaction_says_what_the_bot_may_do_in_its_channel() {
    let (wire, mut gateway) = begin().await;
    wire.world.set_permissions(FORUM, may::VIEW_CHANNEL).unwrap();
    let acting = wire.slash();
    let interaction = gateway.interaction().await;
    assert_eq!(interaction["app_permissions"], may::VIEW_CHANNEL.to_string());
    assert_eq!(interaction["member"]["permissions"], may::EVERYBODY.to_string());
    let (status, _) =
        wire.callback(&interaction, json!({"type": 4, "data": {"content": "x"}})).await;
    assert_eq!(status, 200, "an answer needs no permission in the channel");
    assert_eq!(ack(acting).await, Ack::Message);
}

#[tokio::test]
async fn an_update_keeps_what_it_does_not_mention() {
    let (wire, mut gateway) = begin().await;
    let button = json!([{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "b"}]}]);
    let body = json!({"content": "x", "components": button});
    let path = format!("/channels/{FORUM}/messages");
    let (_, message) = wire.upload("POST", &path, &body, &["a.png"]).await;
    let acting = wire.click(&message, "b");
    let interaction = gateway.interaction().await;
    assert_eq!(interaction["message"]["id"], message["id"]);
    wire.callback(&interaction, json!({"type": 7, "data": {"content": "y"}})).await;
    let changed = acting.await.unwrap().unwrap().message.unwrap();
    assert_eq!(
        (changed.content.as_str(), changed.buttons().len(), changed.attachments.len()),
        ("y", 1, 1)
    );
    let acting = wire.click(&message, "b");
    let interaction = gateway.interaction().await;
    wire.callback(&interaction, json!({"type": 7, "data": {"attachments": [], "components": []}}))
        .await;
    let changed = acting.await.unwrap().unwrap().message.unwrap();
    assert_eq!((changed.buttons().len(), changed.attachments.len()), (0, 0));
    assert!(wire.click(&message, "b").await.unwrap().is_err(), "the button is gone");
}

#[tokio::test]
async fn a_message_deleted_meanwhile_cannot_be_updated() {
    let (wire, mut gateway) = begin().await;
    let button = json!([{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "b"}]}]);
    let body = json!({"content": "x", "components": button});
    let (_, message) = wire.call("POST", &format!("/channels/{FORUM}/messages"), body).await;
    let acting = wire.click(&message, "b");
    let interaction = gateway.interaction().await;
    wire.world.delete_channel(AURELIA, FORUM).unwrap();
    let path = callback_path(&interaction);
    assert_eq!(
        wire.refusal("POST", &path, json!({"type": 7, "data": {"content": "y"}})).await,
        (404, 10008)
    );
    let answer = json!({"type": 4, "data": {"content": "y"}});
    assert_eq!(wire.refusal("POST", &path, answer).await, (404, 10003));
    wire.world.pass_time(Duration::from_secs(3));
    assert_eq!(ack(acting).await, Ack::Failed { error: "This interaction failed" });
}

#[tokio::test]
async fn a_conversation_with_the_bot_is_its_persons_alone() {
    let (wire, mut gateway) = begin().await;
    let (status, opened) =
        wire.call("POST", "/users/@me/channels", json!({"recipient_id": BRUTUS})).await;
    assert_eq!((status, &opened["type"]), (200, &json!(1)));
    let id: ChannelId = opened["id"].as_str().unwrap().parse().unwrap();
    let path = format!("/channels/{id}/messages");
    assert_eq!(wire.call("POST", &path, json!({"content": "psst"})).await.0, 200);
    assert_eq!(wire.call("GET", &path, json!({})).await.1.as_array().map(Vec::len), Some(1));
    assert_eq!(wire.world.messages(id, Some(BRUTUS)).len(), 1);
    assert!(wire.world.messages(id, Some(AURELIA)).is_empty());
    let slash = |user| {
        let world = wire.world.clone();
        tokio::spawn(async move { world.slash(user, id, "test", json!({})).await })
    };
    let acting = slash(BRUTUS);
    let interaction = gateway.interaction().await;
    assert!(interaction["member"].is_null() && interaction["user"]["id"] == json!(BRUTUS));
    wire.callback(&interaction, json!({"type": 4, "data": {"content": "x"}})).await;
    assert_eq!(ack(acting).await, Ack::Message);
    assert_eq!(slash(AURELIA).await.unwrap().unwrap_err(), Refused::NoSuchChannel);
}

#[tokio::test]
async fn commands_are_offered_where_and_to_whom_they_are_for() {
    let (wire, _gateway) = begin().await;
    let commands = json!([
        {"name": "here", "description": "d", "contexts": [1]},
        {"name": "nobody", "description": "d", "default_member_permissions": "0"},
        {"name": "manager", "description": "d", "default_member_permissions": "32"},
    ]);
    let path = format!("/applications/{BOT}/commands");
    assert_eq!(wire.call("PUT", &path, commands).await.0, 200);
    for (user, command) in [(AURELIA, "here"), (BRUTUS, "nobody"), (BRUTUS, "manager")] {
        let refused = wire.world.slash(user, FORUM, command, json!({})).await.unwrap_err();
        assert_eq!(refused, Refused::NoSuchCommand(command.to_owned()));
    }
    let offered = |user| {
        let url = format!("{}/local/state?user={user}", wire.server.api_url());
        async { reqwest::get(url).await.unwrap().json::<serde_json::Value>().await.unwrap() }
    };
    assert_eq!(offered(AURELIA).await["commands"].as_array().map(Vec::len), Some(3));
    assert_eq!(offered(BRUTUS).await["commands"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn messages_are_listed_youngest_first_between_bounds() {
    let wire = Wire::start().await;
    let ids: Vec<_> =
        (0..5).map(|n| wire.world.say(BRUTUS, FORUM, &n.to_string()).unwrap()).collect();
    let list = async |query: String| {
        let path = format!("/channels/{FORUM}/messages?{query}");
        let (_, json) = wire.call("GET", &path, json!({})).await;
        json.as_array().unwrap().iter().map(|m| m["content"].as_str().unwrap()).collect::<String>()
    };
    assert_eq!(list("limit=2".into()).await, "43");
    assert_eq!(list(format!("before={}&limit=2", ids[3])).await, "21");
    assert_eq!(list(format!("after={}&limit=2", ids[1])).await, "32");
    assert_eq!(list(format!("around={}&limit=3", ids[2])).await, "321");
    let refusal =
        wire.refusal("GET", &format!("/channels/{FORUM}/messages?limit=101"), json!({})).await;
    assert_eq!(refusal, (400, 50035));
}
