//! Sessions of the gateway: identified, resumed, refused, closed.

use std::time::Duration;

use aedile::local::{
    Fault, GatewayLoss, GatewayRules, Settings,
    cast::{AURELIA, FORUM},
};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::local::wire::{Gateway, Wire, ack};

#[tokio::test]
async fn ready_is_followed_by_rome() {
    let wire = Wire::start().await;
    let mut gateway = wire.connect().await;
    let rome = gateway.event("GUILD_CREATE").await;
    assert_eq!((&rome["name"], &rome["member_count"]), (&json!("Rome"), &json!(7)));
    let members = rome["members"].as_array().unwrap();
    assert_eq!(members.len(), 1, "a bot without the privileged intent sees itself alone");
    gateway.send(json!({"op": 1, "d": gateway.seen})).await;
    assert_eq!(gateway.next().await.unwrap()["op"], 11);
}

#[tokio::test]
async fn wrong_frames_are_answered_with_their_close_code() {
    let wire = Wire::start().await;
    let token = wire.server.token().to_owned();
    let identify = |token: &str, intents: u64, shard: Value| json!({"op": 2, "d": {"token": token, "intents": intents, "properties": {}, "shard": shard}});
    let cases = [
        (json!({"op": 3, "d": {}}), 4003),
        (json!({"op": 42}), 4001),
        (json!("text"), 4002),
        (identify("wrong", 1, Value::Null), 4004),
        (identify(&token, 1 << 15, Value::Null), 4014),
        (identify(&token, 1 << 40, Value::Null), 4013),
        (identify(&token, 1, json!([1, 1])), 4010),
    ];
    for (frame, code) in cases {
        let mut gateway = Gateway::open(&wire.server).await;
        gateway.send(frame.clone()).await;
        assert_eq!(gateway.next().await, Err(code), "{frame}");
    }
    let mut gateway = wire.connect().await;
    gateway.send(identify(&token, 1, Value::Null)).await;
    gateway.event("GUILD_CREATE").await;
    assert_eq!(gateway.next().await, Err(4005));
}

#[tokio::test]
async fn a_resumed_session_gets_what_it_missed() {
    let wire = Wire::start().await;
    wire.register().await;
    let mut first = wire.connect().await;
    first.event("GUILD_CREATE").await;
    wire.world.drop_gateway(GatewayLoss::Resumable);
    assert_eq!(first.next().await, Err(0), "the connection is cut");
    let acting = wire.slash();
    let mut second = Gateway::open(&wire.server).await;
    second.resume(&wire.server, &first).await;
    let missed = second.interaction().await;
    second.event("RESUMED").await;
    wire.callback(&missed, json!({"type": 4, "data": {"content": "late"}})).await;
    assert_eq!(acting.await.unwrap().unwrap().message.unwrap().content, "late");
}

#[tokio::test]
async fn a_lost_session_cannot_be_resumed() {
    let wire = Wire::start().await;
    let mut first = wire.connect().await;
    first.event("GUILD_CREATE").await;
    wire.world.drop_gateway(GatewayLoss::Final);
    let mut second = Gateway::open(&wire.server).await;
    second.resume(&wire.server, &first).await;
    let refusal = second.next().await.unwrap();
    assert_eq!((&refusal["op"], &refusal["d"]), (&json!(9), &json!(false)));
}

#[tokio::test]
async fn the_server_asks_to_reconnect_invalidates_and_closes() {
    let wire = Wire::start().await;
    let mut gateway = wire.connect().await;
    gateway.event("GUILD_CREATE").await;
    wire.world.ask_to_reconnect();
    assert_eq!(gateway.next().await.unwrap()["op"], 7);
    wire.world.invalidate_session(true);
    assert_eq!(gateway.next().await.unwrap()["d"], true);
    wire.world.invalidate_session(false);
    assert_eq!(gateway.next().await.unwrap()["d"], false);
    gateway.identify(&wire.server).await;
    gateway.event("GUILD_CREATE").await;
    wire.world.drop_gateway(GatewayLoss::Closed(4000));
    assert_eq!(gateway.next().await, Err(4000));
}

#[tokio::test]
async fn a_bot_without_heartbeat_is_left() {
    let wire = Wire::with(Settings {
        gateway: GatewayRules { heartbeat: 20, ..GatewayRules::default() },
        ..Settings::default()
    })
    .await;
    let mut gateway = wire.connect().await;
    gateway.event("GUILD_CREATE").await;
    assert_eq!(gateway.next().await, Err(4009));
}

#[tokio::test]
async fn an_interaction_can_come_twice() {
    let wire = Wire::start().await;
    wire.register().await;
    let mut gateway = wire.connect().await;
    wire.world.deliver_twice(1);
    let acting = wire.slash();
    let (one, two) = (gateway.interaction().await, gateway.interaction().await);
    assert_eq!(one, two);
    wire.callback(&one, json!({"type": 4, "data": {"content": "x"}})).await;
    ack(acting).await;
}

#[tokio::test]
async fn threads_and_deleted_channels_are_told() {
    let wire = Wire::start().await;
    let mut gateway = wire.connect().await;
    let (status, thread) = wire
        .call("POST", &format!("/channels/{FORUM}/threads"), json!({"name": "t", "type": 11}))
        .await;
    assert_eq!(status, 201);
    let told = gateway.event("THREAD_CREATE").await;
    assert_eq!((&told["id"], &told["parent_id"]), (&thread["id"], &json!(FORUM)));
    wire.world.delete_channel(AURELIA, FORUM).unwrap();
    assert_eq!(gateway.event("THREAD_DELETE").await["id"], thread["id"]);
    assert_eq!(gateway.event("CHANNEL_DELETE").await["id"], json!(FORUM));
}

#[tokio::test]
async fn requests_suffer_the_faults_that_were_ordered() {
    let wire = Wire::start().await;
    let path = format!("/channels/{FORUM}/messages");
    let post = |text: &str| wire.request(Method::POST, &path).json(&json!({"content": text}));
    wire.world.misbehave(Fault::on("POST", "/messages").rate_limited(0.25));
    wire.world.misbehave(Fault::on("POST", "/messages").server_error(502));
    wire.world.misbehave(Fault::on("POST", "/messages").lost());
    wire.world.misbehave(Fault::on("POST", "/messages").cut_answer());
    wire.world.misbehave(Fault::on("POST", "/messages").slow(Duration::from_millis(1)));
    let limited = post("a").send().await.unwrap();
    assert_eq!(
        (limited.status().as_u16(), &limited.headers()["retry-after"]),
        (429, &"0.25".parse().unwrap())
    );
    assert_eq!(limited.json::<Value>().await.unwrap()["retry_after"], 0.25);
    assert_eq!(post("b").send().await.unwrap().status(), 502);
    let broken = async |text: &str| match post(text).send().await {
        Ok(response) => response.bytes().await.is_err(),
        Err(_) => true,
    };
    assert!(broken("c").await && broken("d").await);
    assert_eq!(post("e").send().await.unwrap().status(), 200);
    let texts: Vec<String> =
        wire.world.messages(FORUM, None).into_iter().map(|m| m.content).collect();
    assert_eq!(texts, ["d", "e"], "the cut answer was served, the lost request was not");
    let statuses: Vec<u16> = wire.world.requests().iter().map(|request| request.status).collect();
    assert_eq!(statuses, [429, 502, 0, 0, 200]);
}

/// All bytes that come back for a post until the connection ends.
async fn bytes_for_a_post(wire: &Wire) -> String {
    let address = wire.server.api_url().replace("http://", "");
    let (token, body) = (wire.server.token(), json!({"content": "x"}).to_string());
    let length = body.len();
    let request = format!(
        "POST /api/v10/channels/{FORUM}/messages HTTP/1.1\r\nhost: {address}\r\nauthorization: Bot {token}\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    let mut connection = TcpStream::connect(address).await.unwrap();
    connection.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    connection.read_to_end(&mut answer).await.ok();
    String::from_utf8(answer).unwrap()
}

#[tokio::test]
async fn a_lost_request_gets_no_byte_and_a_cut_answer_its_first_ones() {
    let wire = Wire::start().await;
    wire.world.misbehave(Fault::on("POST", "/messages").lost());
    assert_eq!(bytes_for_a_post(&wire).await, "");
    assert_eq!(wire.world.messages(FORUM, None).len(), 0);
    wire.world.misbehave(Fault::on("POST", "/messages").cut_answer());
    let cut = bytes_for_a_post(&wire).await;
    assert!(cut.starts_with("HTTP/1.1 200 OK\r\n"), "{cut:?}");
    assert!(cut.ends_with("\r\n\r\n{\"id\":"), "{cut:?}");
    assert_eq!(wire.world.messages(FORUM, None).len(), 1);
}
