//! Several shards in one program: tables of several servers at once, conversations at the first shard, a shard that is away.

use std::time::Duration;

use aedile::{
    local::{
        self, ChannelId, GatewayLoss, GatewayRules, Message, Server, UserId,
        cast::{BATHS, CIRCUS, FLAVIA, FORUM, GNAEUS, channel_in, server},
    },
    metrics::{Gateway, Shard},
};
use serde_json::json;

use super::{
    buttons::Clicker,
    house::{House, all_stays},
};

const SHARDS: u64 = 4;
/// These are in a shard each; the first, *Rome*, is not in shard 0.
const TABLES: [u8; 4] = [0, 1, 2, 3];
/// A server of another shard than that of conversations.
const CAPUA: u8 = 2;

/// Six servers, of which Discord puts no more than two into a shard.
async fn open() -> House {
    let gateway = GatewayRules { shards: SHARDS, most_guilds: 2, ..GatewayRules::default() };
    let settings = local::Settings { servers: 6, gateway, ..local::Settings::default() };
    let house = House::with(Server::start(settings).await.unwrap()).await;
    // One begins each five seconds.
    connected(&house, 4).await;
    house
}

/// Waits until so many shards are connected.
async fn connected(house: &House, shards: usize) {
    let all = |world: &local::World| (world.connected_shards().len() == shards).then_some(());
    house.world().until(all).await;
}

/// Some turns by buttons in the forum of a server.
async fn play(house: &House, number: u8, turns: usize) {
    let forum = channel_in(number, FORUM);
    assert!(Clicker::new(u64::from(number)).play(house, forum, turns).await.is_none());
}

/// The last call that this person has got in private.
fn written(house: &House, user: UserId) -> Option<Message> {
    let mut all = house.world().direct_messages(user).into_iter();
    all.rfind(|message| !message.is_ephemeral() && !message.buttons().is_empty())
}

/// A table whose players are called in private, far from the shard that hears what they answer.
async fn by_conversation(house: &House, circus: ChannelId) {
    for person in [FLAVIA, GNAEUS] {
        house.says(person, circus, "me notify", json!({"by": 1})).await;
    }
    house.says(FLAVIA, circus, "game new", json!({"seats": 2})).await;
    house.says(GNAEUS, circus, "game join", json!({})).await;
    let called = |_: &local::World| {
        [FLAVIA, GNAEUS].into_iter().find_map(|user| Some((user, written(house, user)?)))
    };
    let (user, call) = house.world().until(called).await;
    let list = house.says(user, call.channel, "me tables", json!({})).await;
    assert!(list.contains(&format!("/{circus}/")), "{list}");
    Clicker::new(9).turn(house, user, &call).await;
    let other = if user == FLAVIA { GNAEUS } else { FLAVIA };
    house.world().until(|_| written(house, other)).await;
}

/// One shard loses its session for good: the others go on, and it comes back.
async fn one_away(house: &House) {
    let away = server(CAPUA).shard(SHARDS);
    house.world().drop_shard(away, GatewayLoss::Final);
    let left = house.world().connected_shards();
    assert!(left.len() == 3 && left.iter().all(|shard| shard.id != away), "{left:?}");
    tokio::join!(play(house, 0, 1), play(house, 1, 1), play(house, 3, 1));
    connected(house, 4).await;
    play(house, CAPUA, 1).await;
}

/// What `/health` tells.
async fn all_are_well(house: &House) {
    let well = async {
        let is_well =
            |shard: &Shard| shard.gateway == Gateway::Connected && shard.last_event.is_some();
        while !house.shards().iter().all(is_well) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), well).await.expect("all shards are connected");
    assert_eq!(house.shards().len(), 4);
}

#[tokio::test]
async fn four_shards_serve_six_servers() {
    let mut house = open().await;
    all_are_well(&house).await;
    for number in TABLES {
        house.seated(channel_in(number, FORUM), 2, all_stays()).await;
    }
    tokio::join!(play(&house, 0, 3), play(&house, 1, 3), play(&house, 2, 3), play(&house, 3, 3));
    by_conversation(&house, channel_in(CAPUA, CIRCUS)).await;
    let cut = server(CAPUA).shard(SHARDS);
    house.world().drop_shard(cut, GatewayLoss::Resumable);
    tokio::join!(play(&house, 0, 2), play(&house, CAPUA, 2));
    one_away(&house).await;
    all_are_well(&house).await;
    house.seated(channel_in(5, BATHS), 2, json!({})).await;
    let registered = house.world().requests();
    let registered =
        registered.iter().filter(|it| it.method == "PUT" && it.path.ends_with("/commands"));
    assert_eq!(registered.count(), 1, "once for all shards");
    let stopped = tokio::time::timeout(Duration::from_secs(5), house.stop_bot()).await;
    stopped.expect("it ends in less than 5 s");
    connected(&house, 0).await;
}
