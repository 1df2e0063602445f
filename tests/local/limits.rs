//! Discord's limits, with Discord's status and code for each.

use aedile::local::{
    BOT, GUILD,
    cast::{BATHS, FORUM},
    permissions as may,
};
use serde_json::{Value, json};

use crate::local::wire::Wire;

const INVALID_FORM: (u16, u64) = (400, 50035);

fn button(id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "x", "custom_id": id})
}

fn row(parts: &[Value]) -> Value {
    json!({"type": 1, "components": parts})
}

fn menu(extra: &Value) -> Value {
    let mut menu = json!({"type": 3, "custom_id": "m", "options": [{"label": "a", "value": "a"}]});
    for (key, value) in extra.as_object().into_iter().flatten() {
        menu[key] = value.clone();
    }
    json!({"content": "x", "components": [row(&[menu])]})
}

fn with(components: &Value) -> Value {
    json!({"content": "x", "components": components})
}

/// Each of these bodies gets code 50035, and none is posted.
async fn all_are_refused(bodies: &[Value]) {
    let wire = Wire::start().await;
    let path = format!("/channels/{FORUM}/messages");
    for body in bodies {
        assert_eq!(wire.refusal("POST", &path, body.clone()).await, INVALID_FORM, "{body}");
    }
    assert_eq!(wire.world.messages(FORUM, None).len(), 0);
}

#[tokio::test]
async fn texts_and_embeds_beyond_their_limits_are_refused() {
    all_are_refused(&[
        json!({"content": "x".repeat(2001)}),
        json!({"content": 5}),
        json!({"content": "x", "embeds": vec![json!({"title": "t"}); 11]}),
        json!({"content": "x", "embeds": [{"description": "d".repeat(4097)}]}),
        json!({"content": "x", "embeds": vec![json!({"description": "d".repeat(3001)}); 2]}),
        json!({"content": "x", "embeds": [{"fields": [{"name": "n"}]}]}),
        json!({"content": "x", "embeds": [{"image": {"url": "attachment://no.png"}}]}),
        json!({"content": "x", "flags": 64}),
        json!({"content": "x", "flags": 1 << 15}),
        json!({"content": "x", "nonce": "n".repeat(26)}),
        json!({"content": "x", "attachments": [{"id": 0}]}),
        json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
        json!({"content": "x", "allowed_mentions": {"parse": ["all"]}}),
        json!({"content": "x", "message_reference": {"message_id": "1"}}),
    ])
    .await;
}

#[tokio::test]
async fn rows_and_buttons_against_the_rules_are_refused() {
    let ids = ["1", "2", "3", "4", "5", "6"];
    let odd = |button: Value| with(&json!([row(&[button])]));
    let select = json!({"type": 3, "custom_id": "m", "options": [{"label": "a", "value": "a"}]});
    all_are_refused(&[
        with(&json!(ids.map(|id| row(&[button(id)])))),
        with(&json!([row(&ids.map(button))])),
        with(&json!([row(&[])])),
        with(&json!([button("1")])),
        with(&json!([row(&[button("1"), button("1")])])),
        with(&json!([row(&[button("1"), select])])),
        odd(button(&"x".repeat(101))),
        odd(json!({"type": 2, "style": 1, "label": "x"})),
        odd(json!({"type": 2, "style": 5, "label": "x", "custom_id": "1"})),
        odd(json!({"type": 2, "style": 1, "custom_id": "1"})),
        odd(json!({"type": 2, "style": 1, "custom_id": "1", "label": "x".repeat(81)})),
        odd(json!({"type": 2, "style": 1, "custom_id": "1", "emoji": {"name": "smile"}})),
        odd(json!({"type": 2, "style": 9, "custom_id": "1", "label": "x"})),
    ])
    .await;
}

#[tokio::test]
async fn menus_against_the_rules_are_refused() {
    let option = json!({"label": "a", "value": "a"});
    all_are_refused(&[
        menu(&json!({"options": []})),
        menu(&json!({"options": vec![&option; 26]})),
        menu(&json!({"options": vec![&option; 2]})),
        menu(&json!({"options": [{"label": "a".repeat(101), "value": "a"}]})),
        menu(&json!({"max_values": 2})),
        menu(&json!({"min_values": 2, "max_values": 1})),
        menu(&json!({"placeholder": "x".repeat(151)})),
    ])
    .await;
}

#[tokio::test]
async fn empty_messages_are_refused_and_full_ones_taken() {
    let wire = Wire::start().await;
    let path = format!("/channels/{FORUM}/messages");
    for empty in [json!({}), json!({"content": "  "}), json!({"components": []})] {
        assert_eq!(wire.refusal("POST", &path, empty).await, (400, 50006));
    }
    let buttons = json!({"components": [row(&[button("1")])]});
    assert_eq!(wire.call("POST", &path, buttons).await.0, 200, "buttons are something to show");
    let five = |a: u8| row(&[1, 2, 3, 4, 5].map(|b| button(&format!("{a}{b}"))));
    let rows = [1, 2, 3, 4, 5].map(five);
    let full = json!({"content": "é".repeat(2000), "components": rows});
    assert_eq!(wire.call("POST", &path, full).await.0, 200);
}

#[tokio::test]
async fn the_tree_says_where_the_fault_is() {
    let wire = Wire::start().await;
    let body = json!({"content": "x", "components": [row(&[button("1"), button("")])]});
    let (_, json) = wire.call("POST", &format!("/channels/{FORUM}/messages"), body).await;
    let fault = &json["errors"]["components"]["0"]["components"]["1"]["custom_id"]["_errors"][0];
    assert_eq!(fault["code"], "BASE_TYPE_BAD_LENGTH", "{json}");
}

#[tokio::test]
async fn command_sets_that_discord_refuses_are_refused() {
    let wire = Wire::start().await;
    let path = format!("/applications/{BOT}/commands");
    let command = |name: &str| json!({"name": name, "description": "d"});
    let option = |name: &str, required: bool| json!({"type": 3, "name": name, "description": "d", "required": required});
    let with = |options: Value| json!([{"name": "a", "description": "d", "options": options}]);
    let choice = |name: &str| json!({"name": name, "value": name});
    let names: Vec<String> = (0..101).map(|n| format!("c{n}")).collect();
    let long: Vec<Value> = (0..25)
        .map(|n| json!({"name": format!("{n}{}", "x".repeat(97)), "value": "y".repeat(100)}))
        .collect();
    let wrong = [
        json!([command("a"), command("a")]),
        json!([command("Upper")]),
        json!([command("two words")]),
        json!([command(&"x".repeat(33))]),
        json!([{"name": "a"}]),
        json!([{"name": "a", "description": ""}]),
        json!([{"name": "a", "description": "d".repeat(101)}]),
        with(json!((0..26).map(|n| option(&format!("o{n}"), false)).collect::<Vec<_>>())),
        with(json!([option("a", false), option("b", true)])),
        with(json!([option("a", false), option("a", false)])),
        with(json!([option("a", false), {"type": 1, "name": "s", "description": "d"}])),
        with(json!([{"type": 3, "name": "a", "description": "d", "autocomplete": true, "choices": [choice("x")]}])),
        with(json!([{"type": 3, "name": "a", "description": "d", "choices": [{"name": "x", "value": 1}]}])),
        with(json!([{"type": 3, "name": "a", "description": "d", "choices": vec![choice("x"); 26]}])),
        with(json!([{"type": 6, "name": "a", "description": "d", "autocomplete": true}])),
        with(json!([{"type": 2, "name": "g", "description": "d", "options": [{"type": 2, "name": "g", "description": "d"}]}])),
        with(json!((0..3).map(|n| json!({"type": 3, "name": format!("o{n}"), "description": "d", "choices": long})).collect::<Vec<_>>())),
    ];
    for (number, body) in wrong.into_iter().enumerate() {
        assert_eq!(wire.refusal("PUT", &path, body).await, INVALID_FORM, "set {number}");
    }
    let hundred = json!(names[..100].iter().map(|name| command(name)).collect::<Vec<_>>());
    let (status, first) = wire.call("PUT", &path, hundred.clone()).await;
    assert_eq!((status, first.as_array().map(Vec::len)), (200, Some(100)));
    let (_, again) = wire.call("PUT", &path, hundred).await;
    assert_eq!(first[7]["id"], again[7]["id"], "a name keeps its id");
    let more = json!(names.iter().map(|name| command(name)).collect::<Vec<_>>());
    assert_eq!(wire.refusal("PUT", &path, more).await, (400, 30032));
    assert_eq!(wire.refusal("POST", &path, command("c100")).await, (400, 30032));
    assert_eq!(
        wire.call("POST", &path, command("c99")).await.0,
        201,
        "it takes the place of its namesake"
    );
}

#[tokio::test]
async fn unknown_things_have_their_codes() {
    let wire = Wire::start().await;
    let text = json!({"content": "x"});
    let cases = [
        ("POST", "/channels/1/messages".to_owned(), (404, 10003)),
        ("PATCH", format!("/channels/{FORUM}/messages/1"), (404, 10008)),
        ("GET", "/users/1".to_owned(), (404, 10013)),
        ("GET", "/guilds/1".to_owned(), (404, 10004)),
        ("POST", "/interactions/1/token/callback".to_owned(), (404, 10062)),
        ("POST", format!("/webhooks/{BOT}/token"), (404, 10015)),
        ("GET", "/nothing/here".to_owned(), (404, 0)),
        ("POST", "/users/@me/channels".to_owned(), (404, 10013)),
    ];
    for (method, path, refusal) in cases {
        assert_eq!(wire.refusal(method, &path, text.clone()).await, refusal, "{path}");
    }
    let stranger =
        reqwest::Client::new().get(format!("{}/api/v10/users/@me", wire.server.api_url()));
    let wrong = stranger.try_clone().unwrap().header("authorization", "Bot wrong");
    assert_eq!(stranger.send().await.unwrap().status(), 401);
    assert_eq!(wrong.send().await.unwrap().status(), 401);
    let garbage = wire.request(reqwest::Method::POST, &format!("/channels/{FORUM}/messages"));
    assert_eq!(garbage.body("{").send().await.unwrap().status(), 400);
}

#[tokio::test]
async fn missing_permissions_have_their_codes() {
    let wire = Wire::start().await;
    let path = format!("/channels/{BATHS}/messages");
    let without = |bits: u64| wire.world.set_permissions(BATHS, may::EVERYBODY & !bits).unwrap();
    let text = json!({"content": "x"});
    without(may::VIEW_CHANNEL);
    assert_eq!(wire.refusal("POST", &path, text.clone()).await, (403, 50001));
    without(may::SEND_MESSAGES);
    assert_eq!(wire.refusal("POST", &path, text.clone()).await, (403, 50013));
    without(may::ATTACH_FILES);
    let (status, json) = wire.upload("POST", &path, &text, &["a.txt"]).await;
    assert_eq!((status, &json["code"]), (403, &json!(50013)));
    without(may::EMBED_LINKS);
    assert_eq!(
        wire.refusal("POST", &path, json!({"embeds": [{"title": "x"}]})).await,
        (403, 50013)
    );
    without(may::CREATE_PUBLIC_THREADS);
    let thread = json!({"name": "x", "type": 11});
    assert_eq!(
        wire.refusal("POST", &format!("/channels/{BATHS}/threads"), thread).await,
        (403, 50013)
    );
    without(0);
    assert_eq!(wire.call("POST", &path, text).await.0, 200);
}

#[tokio::test]
async fn an_enforced_nonce_gives_the_first_message_again() {
    let wire = Wire::start().await;
    let path = format!("/channels/{FORUM}/messages");
    let body = json!({"content": "x", "nonce": "once", "enforce_nonce": true});
    let (_, first) = wire.call("POST", &path, body.clone()).await;
    let (_, second) = wire.call("POST", &path, body).await;
    assert_eq!(first["id"], second["id"]);
    assert_eq!(first["nonce"], "once");
    wire.world.pass_time(std::time::Duration::from_secs(24 * 3600));
    let body = json!({"content": "x", "nonce": "once", "enforce_nonce": true});
    let (_, again) = wire.call("POST", &path, body).await;
    assert_eq!(first["id"], again["id"], "a moved clock does not tear a request apart");
    let (_, third) = wire.call("POST", &path, json!({"content": "x", "nonce": "once"})).await;
    assert_ne!(first["id"], third["id"], "without enforcement it is another message");
}

#[tokio::test]
async fn files_are_kept_added_and_removed_by_edits() {
    let wire = Wire::start().await;
    let path = format!("/channels/{FORUM}/messages");
    let body = json!({"content": "x", "attachments": [{"id": "0", "description": "alt"}]});
    let (status, message) = wire.upload("POST", &path, &body, &["a.txt"]).await;
    let file = &message["attachments"][0];
    assert_eq!((status, &file["description"], &file["size"]), (200, &json!("alt"), &json!(1)));
    let served = reqwest::get(file["url"].as_str().unwrap()).await.unwrap();
    assert_eq!(served.headers()["content-type"], "text/plain; charset=utf-8");
    assert_eq!(served.bytes().await.unwrap().as_ref(), [7]);
    let path = format!("{path}/{}", message["id"].as_str().unwrap());
    let (_, kept) = wire.call("PATCH", &path, json!({"content": "y"})).await;
    assert_eq!(kept["attachments"].as_array().unwrap().len(), 1, "unmentioned, they stay");
    let both = json!({"attachments": [{"id": file["id"]}, {"id": "0"}]});
    let (_, added) = wire.upload("PATCH", &path, &both, &["b.txt"]).await;
    assert_eq!(added["attachments"].as_array().unwrap().len(), 2);
    let (_, none) = wire.call("PATCH", &path, json!({"attachments": []})).await;
    assert_eq!(none["attachments"], json!([]));
    assert_eq!(reqwest::get(file["url"].as_str().unwrap()).await.unwrap().status(), 404);
    let eleven = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"];
    let (status, _) = wire.upload("PATCH", &path, &json!({"content": "z"}), &eleven).await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn one_command_is_read_changed_and_deleted() {
    let wire = Wire::start().await;
    let path = format!("/applications/{BOT}/guilds/{GUILD}/commands");
    let (_, made) = wire.call("POST", &path, json!({"name": "a", "description": "d"})).await;
    assert_eq!(made["guild_id"], GUILD.to_string());
    let path = format!("{path}/{}", made["id"].as_str().unwrap());
    let (_, changed) = wire.call("PATCH", &path, json!({"description": "e"})).await;
    assert_eq!((&changed["id"], &changed["description"]), (&made["id"], &json!("e")));
    assert_eq!(wire.call("GET", &path, json!({})).await.1, changed);
    assert_eq!(wire.call("DELETE", &path, json!({})).await.0, 204);
    assert_eq!(wire.refusal("GET", &path, json!({})).await, (404, 10063));
}
