//! Two bots on one PostgreSQL, which share the shards of the gateway.

use std::time::Duration;

use aedile::{
    games::builders::Builders,
    local::{
        self, ChannelId, GUILD, GatewayLoss, GatewayRules, Message, MessageId, Server, UserId,
        World,
        cast::{FORUM, channel_in},
    },
    metrics::Gateway,
    play::TypedGame as _,
};
use serde_json::json;

use super::{
    buttons::Clicker,
    cluster::Cluster,
    house::{Call, House, PEOPLE},
    slow,
};

/// Waits until the first bot has so many shards, all connected, and others the rest.
async fn has(house: &House, own: usize) {
    let well = async {
        loop {
            let shards = house.shards();
            let count = |gateway| shards.iter().filter(|shard| shard.gateway == gateway).count();
            if (count(Gateway::Connected), count(Gateway::Elsewhere)) == (own, shards.len() - own) {
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
    connected(house, 4).await;
    let identifies = house.world().identifies();
    assert!(identifies.iter().all(|identify| identify.is_taken), "{identifies:#?}");
    assert!(identifies[1].at - identifies[0].at < PAUSE, "two at once: {identifies:#?}");
}

/// Waits until all shards are connected, whoever has them.
async fn connected(house: &House, shards: usize) {
    let all = |world: &World| (world.connected_shards().len() == shards).then_some(());
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
    connected(&house, 4).await;
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
    connected(&house, 4).await;
    for (clicker, forum) in clickers.iter_mut().zip(forums) {
        assert!(clicker.play(&house, forum, 2).await.is_none());
    }
}

/// A table of two, whose first player has ended their turn and looks at the panel that said so.
struct Looked {
    forum: ChannelId,
    reader: UserId,
    other: UserId,
    panel: Message,
    /// The call of the other.
    call: MessageId,
}

impl Looked {
    async fn at(house: &House, forum: ChannelId, [host, guest]: [UserId; 2]) -> Self {
        house.says(host, forum, "game new", json!({"seats": 2, "game": Builders::KIND.id()})).await;
        house.says(guest, forum, "game join", json!({})).await;
        let Call::Turn(reader, call) = house.ping(forum, MessageId(0)).await else {
            panic!("a game begins with a turn")
        };
        let panel = house.answer(reader, forum, "builders end", json!({"anyway": true})).await;
        let Call::Turn(other, call) = house.ping(forum, call.id).await else {
            panic!("it goes on")
        };
        Self { forum, reader, other, panel, call: call.id }
    }

    /// The other ends their turn, and it is the reader's.
    async fn goes_on(&self, house: &House) {
        house.answer(self.other, self.forum, "builders end", json!({"anyway": true})).await;
    }
}

#[tokio::test]
async fn a_panel_ends_when_its_server_moves_to_another_bot() {
    if !slow::is_wanted() {
        return;
    }
    let Some(cluster) = Cluster::start() else { return };
    let gateway = GatewayRules { shards: 2, max_concurrency: 2, ..GatewayRules::default() };
    let settings = local::Settings { servers: 2, gateway, ..local::Settings::default() };
    let server = Server::start(settings).await.unwrap();
    let mut house = House::living_on(server, cluster.database().parse().unwrap()).await;
    let [first, second] = [0, 1].map(|number| channel_in(number, FORUM));
    let tables = [
        Looked::at(&house, first, [PEOPLE[0], PEOPLE[1]]).await,
        Looked::at(&house, second, [PEOPLE[2], PEOPLE[3]]).await,
    ];
    house.start_another();
    has(&house, 1).await;
    connected(&house, 2).await;
    let shards = house.shards();
    let shard = |server: usize| usize::try_from(GUILD.0 >> 22).unwrap().wrapping_add(server) % 2;
    let is_elsewhere = |server: &usize| shards[shard(*server)].gateway == Gateway::Elsewhere;
    let moved = [0, 1].into_iter().find(is_elsewhere).unwrap();
    let (moved, kept) = (&tables[moved], &tables[1 - moved]);
    moved.goes_on(&house).await;
    let Call::Turn(called, _) = house.ping(moved.forum, moved.call).await else {
        panic!("it goes on")
    };
    assert_eq!(called, moved.reader, "whose panel does not show it");
    // This one turns later than the other would.
    kept.goes_on(&house).await;
    let edited = |table: &Looked| house.world().message(table.panel.id).unwrap().edited;
    house.world().until(|_| edited(kept)).await;
    assert_eq!(edited(moved), None);
}
