//! Several sessions of one bot, each with its share of the servers.

use std::time::Duration;

use aedile::local::{
    GUILD, GatewayLoss, GatewayRules, Settings, Shard,
    cast::{AURELIA, BRUTUS, FORUM, channel_in, server},
};
use serde_json::{Value, json};

use crate::local::wire::{Gateway, Wire};

/// Six servers; more servers than this are too many for one session.
async fn six(rules: GatewayRules) -> Wire {
    Wire::with(Settings { servers: 6, gateway: rules, ..Settings::default() }).await
}

/// All four shards, connected, and what they heard of when they began.
async fn four(wire: &Wire) -> Vec<Gateway> {
    let mut shards = Vec::new();
    for id in 0..4 {
        let mut shard = Gateway::open(&wire.server).await;
        shard.identify_as(&wire.server, json!([id, 4])).await;
        shard.heard().await;
        shards.push(shard);
    }
    shards
}

/// Which shard of four is told of the server of this number.
fn owner(number: u8) -> usize {
    usize::try_from(server(number).shard(4)).unwrap()
}

#[tokio::test]
async fn each_shard_begins_with_its_own_servers() {
    let wire = six(GatewayRules::default()).await;
    let (mut all, mut open) = (Vec::new(), Vec::new());
    for id in 0..4 {
        let mut shard = Gateway::open(&wire.server).await;
        let ready = shard.identify_as(&wire.server, json!([id, 4])).await;
        assert_eq!(ready["shard"], json!([id, 4]));
        let mut told = Vec::new();
        for away in ready["guilds"].as_array().unwrap() {
            let there = shard.event("GUILD_CREATE").await;
            assert_eq!(there["id"], away["id"]);
            assert_eq!(there["channels"].as_array().map(Vec::len), Some(5));
            told.push(there["name"].as_str().unwrap().to_owned());
        }
        all.push(told);
        open.push(shard);
    }
    // (1100000000000000000 >> 22) % 4 is 3, and each server is in the shard after that of the one before.
    let named =
        [vec!["Ostia", "Tarentum"], vec!["Capua"], vec!["Pompeii"], vec!["Rome", "Ravenna"]];
    assert_eq!(all, named);
    let connected = (0..4).map(|id| Shard { id, count: 4 });
    assert_eq!(wire.world.connected_shards(), connected.collect::<Vec<_>>());
}

#[tokio::test]
async fn what_happens_in_a_server_is_told_to_its_shard_alone() {
    let wire = six(GatewayRules::default()).await;
    let mut shards = four(&wire).await;
    for number in 0..6 {
        let forum = channel_in(number, FORUM);
        wire.world.say(BRUTUS, forum, &format!("{number}")).unwrap();
        wire.world.create_channel(AURELIA, server(number), &format!("new-{number}")).unwrap();
        wire.world.create_thread(BRUTUS, forum, &format!("talk-{number}"), None).unwrap();
    }
    for (id, shard) in shards.iter_mut().enumerate() {
        let heard = shard.heard().await;
        let of = |event: &str, key: &str| -> Vec<String> {
            let found = heard.iter().filter(|frame| frame["t"] == event);
            let found = found.filter(|frame| frame["d"]["type"] != 18);
            found.map(|frame| frame["d"][key].as_str().unwrap().to_owned()).collect()
        };
        let mine: Vec<u8> = (0..6).filter(|number| owner(*number) == id).collect();
        let named =
            |before: &str| mine.iter().map(|it| format!("{before}{it}")).collect::<Vec<_>>();
        assert_eq!(of("MESSAGE_CREATE", "content"), named(""));
        assert_eq!(of("CHANNEL_CREATE", "name"), named("new-"));
        assert_eq!(of("THREAD_CREATE", "name"), named("talk-"));
        let guilds: Vec<String> = mine.iter().map(|it| server(*it).to_string()).collect();
        assert_eq!(of("MESSAGE_CREATE", "guild_id"), guilds);
    }
}

#[tokio::test]
async fn interactions_come_to_the_shard_of_their_server_and_from_conversations_to_the_first() {
    let wire = six(GatewayRules::default()).await;
    wire.register().await;
    let mut shards = four(&wire).await;
    let direct = wire.world.dm_channel(BRUTUS).unwrap();
    for (channel, guild, to) in [
        (channel_in(2, FORUM), json!(server(2)), owner(2)),
        (FORUM, json!(GUILD), owner(0)),
        (direct, Value::Null, 0),
    ] {
        let world = wire.world.clone();
        let acting =
            tokio::spawn(async move { world.slash(BRUTUS, channel, "test", json!({})).await });
        let interaction = shards[to].interaction().await;
        assert_eq!(interaction["guild_id"], guild);
        wire.callback(&interaction, json!({"type": 4, "data": {"content": "x"}})).await;
        acting.await.unwrap().unwrap();
        wire.world.say(BRUTUS, direct, "only shard 0 hears this").unwrap();
        for (id, shard) in shards.iter_mut().enumerate() {
            let heard = shard.heard().await;
            let is_asked = |frame: &Value| frame["t"] == "INTERACTION_CREATE";
            assert!(!heard.iter().any(is_asked), "shard {id}");
            let said = "only shard 0 hears this";
            assert_eq!(heard.iter().any(|frame| frame["d"]["content"] == said), id == 0);
        }
    }
}

#[tokio::test]
async fn shards_that_cannot_be_are_refused() {
    let wire = six(GatewayRules { most_guilds: 2, ..GatewayRules::default() }).await;
    for (shard, code) in [
        (json!([4, 4]), 4010),
        (json!([0, 0]), 4010),
        (json!([-1, 4]), 4010),
        (json!([0]), 4010),
        (json!("0/4"), 4010),
        (Value::Null, 4011),
        (json!([0, 2]), 4011),
    ] {
        let mut gateway = Gateway::open(&wire.server).await;
        gateway.ask(&wire.server, shard.clone()).await;
        assert_eq!(gateway.next().await, Err(code), "{shard}");
    }
    let mut gateway = Gateway::open(&wire.server).await;
    assert_eq!(gateway.identify_as(&wire.server, json!([0, 4])).await["shard"], json!([0, 4]));
}

#[tokio::test]
async fn a_shard_that_was_cut_resumes_while_the_others_go_on() {
    let wire = six(GatewayRules::default()).await;
    let mut shards = four(&wire).await;
    let cut = owner(2);
    wire.world.drop_shard(cut as u64, GatewayLoss::Resumable);
    assert_eq!(shards[cut].next().await, Err(0), "the connection is cut");
    wire.world.say(AURELIA, channel_in(2, FORUM), "missed").unwrap();
    wire.world.say(AURELIA, FORUM, "heard").unwrap();
    assert_eq!(shards[owner(0)].event("MESSAGE_CREATE").await["content"], "heard");
    // One more that begins anew meanwhile takes nothing from it.
    Gateway::open(&wire.server).await.identify_as(&wire.server, json!([owner(0), 4])).await;
    let mut again = Gateway::open(&wire.server).await;
    again.resume(&wire.server, &shards[cut]).await;
    assert_eq!(again.event("MESSAGE_CREATE").await["content"], "missed");
    again.event("RESUMED").await;
    wire.world.say(AURELIA, channel_in(2, FORUM), "back").unwrap();
    assert_eq!(again.event("MESSAGE_CREATE").await["content"], "back");
    wire.world.drop_shard(cut as u64, GatewayLoss::Final);
    let mut gone = Gateway::open(&wire.server).await;
    gone.resume(&wire.server, &again).await;
    assert_eq!(gone.next().await.unwrap()["op"], 9);
    assert_eq!(shards[(cut + 1) % 4].heard().await, [] as [Value; 0], "still connected");
}

#[tokio::test]
async fn shards_of_one_remainder_identify_one_after_the_other() {
    let pause = Duration::from_millis(300);
    let rules = GatewayRules {
        shards: 4,
        max_concurrency: 2,
        identify_pause: pause,
        ..GatewayRules::default()
    };
    let wire = six(rules).await;
    let (_, gateway) = wire.call("GET", "/gateway/bot", Value::Null).await;
    let starts = &gateway["session_start_limit"];
    assert_eq!((&gateway["shards"], &starts["max_concurrency"]), (&json!(4), &json!(2)));
    assert_eq!(starts["remaining"], 1000);
    for id in 0..2 {
        Gateway::open(&wire.server).await.identify_as(&wire.server, json!([id, 4])).await;
    }
    let mut third = Gateway::open(&wire.server).await;
    third.ask(&wire.server, json!([2, 4])).await;
    let refusal = third.next().await.unwrap();
    assert_eq!((&refusal["op"], &refusal["d"]), (&json!(9), &json!(false)));
    tokio::time::sleep(pause).await;
    third.identify_as(&wire.server, json!([2, 4])).await;
    let (_, gateway) = wire.call("GET", "/gateway/bot", Value::Null).await;
    assert_eq!(gateway["session_start_limit"]["remaining"], 997);
}
