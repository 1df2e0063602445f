//! A bot of an older version beside a newer one, as during an update: the commands are the newer one's.

use aedile::local::{
    World,
    cast::{AURELIA, FORUM},
};
use serde_json::json;

use super::{cluster::Cluster, house::House};

/// How often commands were registered.
fn registered(world: &World) -> usize {
    let all = world.requests().into_iter();
    all.filter(|asked| asked.method == "PUT" && asked.path.ends_with("/commands")).count()
}

#[tokio::test]
async fn an_older_bot_registers_no_commands_while_a_newer_one_plays() {
    let Some(cluster) = Cluster::start() else { return };
    let address = cluster.database();
    let name = address.split("@/").nth(1).unwrap().split('?').next().unwrap();
    let mut house = House::open_on(address.parse().unwrap()).await;
    assert_eq!(registered(&house.world()), 1);
    // It lives for as long as one that has just given a sign of life.
    let newer = "INSERT INTO members (name, alone, since, until, version)
        SELECT 'newer', 0, now, now + 15000, 999000000
        FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT AS now) AS clock";
    cluster.run(name, newer);
    house.restart_bot().await;
    let said = house.says(AURELIA, FORUM, "game list", json!({})).await;
    assert!(said.contains("No table is open"), "it plays: {said}");
    assert_eq!(registered(&house.world()), 1, "the commands are the newer one's");
    cluster.run(name, "DELETE FROM members WHERE name = 'newer'");
    // The newer one was taken back: the commands are this one's again.
    house.world().until(|world| (registered(world) == 2).then_some(())).await;
}
