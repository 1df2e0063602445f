//! Two bots on one PostgreSQL, which share the shards of the gateway.

use std::time::Duration;

use aedile::{
    local::{
        self, GatewayLoss, GatewayRules, Server, World,
        cast::{FORUM, channel_in},
    },
    metrics::Gateway,
};
use serde_json::json;

use super::{buttons::Clicker, cluster::Cluster, house::House, slow};

/// Waits until the first bot has so many shards, all connected, and others the rest of four.
async fn has(house: &House, own: usize) {
    let well = async {
        loop {
            let shards = house.shards();
            let count = |gateway| shards.iter().filter(|shard| shard.gateway == gateway).count();
            if (count(Gateway::Connected), count(Gateway::Elsewhere)) == (own, 4 - own) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let waited = tokio::time::timeout(Duration::from_secs(90), well).await;
    assert!(waited.is_ok(), "{:?}", house.shards());
}

/// Of shards that do not wait for each other.
const BUCKETS: u64 = 2;

/// As Discord wants it.
const PAUSE: Duration = Duration::from_secs(5);

/// All sessions end for good at once, and begin again, each in its turn among both bots.
async fn all_begin_again(house: &House) {
    let before = house.world().identifies().len();
    (0..4).for_each(|shard| house.world().drop_shard(shard, GatewayLoss::Final));
    let begun = |world: &World| (world.identifies().len() >= before + 4).then_some(());
    house.world().until(begun).await;
    connected(house).await;
    let identifies = house.world().identifies();
    assert!(identifies.iter().all(|identify| identify.is_taken), "{identifies:#?}");
    assert!(identifies[1].at - identifies[0].at < PAUSE, "two at once: {identifies:#?}");
}

/// Waits until all shards are connected, whoever has them.
async fn connected(house: &House) {
    let all = |world: &World| (world.connected_shards().len() == 4).then_some(());
    let waited = tokio::time::timeout(Duration::from_secs(90), house.world().until(all)).await;
    assert!(waited.is_ok(), "{:?}", house.world().connected_shards());
}

#[tokio::test]
async fn two_bots_share_the_shards_and_one_takes_over() {
    if !slow::is_wanted() {
        return;
    }
    let Some(cluster) = Cluster::start() else { return };
    let gateway = GatewayRules {
        shards: 4,
        max_concurrency: BUCKETS,
        identify_pause: PAUSE,
        ..GatewayRules::default()
    };
    let settings = local::Settings { servers: 4, gateway, ..local::Settings::default() };
    let server = Server::start(settings).await.unwrap();
    let mut house = House::with_on(server, cluster.database().parse().unwrap()).await;
    // The first has not connected all yet when it gives half of them up.
    house.start_another();
    has(&house, 2).await;
    connected(&house).await;
    all_begin_again(&house).await;
    let forums = [0, 1, 2, 3].map(|number| channel_in(number, FORUM));
    for forum in forums {
        house.seated(forum, 2, json!({})).await;
    }
    let mut clickers = [1, 2, 3, 4].map(Clicker::new);
    for (clicker, forum) in clickers.iter_mut().zip(forums) {
        assert!(clicker.play(&house, forum, 2).await.is_none());
    }
    house.kill_the_first().await;
    has(&house, 4).await;
    connected(&house).await;
    for (clicker, forum) in clickers.iter_mut().zip(forums) {
        assert!(clicker.play(&house, forum, 2).await.is_none());
    }
}
