//! Whole games with the tables on PostgreSQL, over kills of the bot and restarts of the server.

use aedile::{
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    local::cast::FORUM,
    store::Address,
};
use serde_json::json;

use super::{
    buttons::Clicker,
    cluster::Cluster,
    house::House,
    whole::{Tested, check, log_of},
};

/// Plays a whole game: the bot is killed in the middle, and later the server is, while nobody plays.
async fn play<G: Tested>(cluster: &Cluster, seats: usize, seed: u64) {
    let mut house = House::open_on(cluster.database().parse().unwrap()).await;
    house.seated_at::<G>(FORUM, seats, json!({})).await;
    let mut player = Clicker::new(seed);
    assert!(player.play(&house, FORUM, 5).await.is_none());
    house.restart_bot().await;
    assert!(player.play(&house, FORUM, 4).await.is_none());
    // What asks the store at that very moment says that it cannot.
    house.expect_error("the server of the database cannot be reached");
    cluster.control(&["-m", "immediate", "restart"]);
    let last = player.play(&house, FORUM, usize::MAX).await.unwrap();
    let log = log_of(&house, &last);
    check::<G>(&house, FORUM, &last, &log, seats).await;
}

#[tokio::test]
async fn games_go_on_over_a_killed_bot_and_a_killed_server() {
    let Some(cluster) = Cluster::start() else { return };
    play::<GreatCity>(&cluster, 2, 31).await;
    play::<Builders>(&cluster, 3, 32).await;
    play::<Marble>(&cluster, 2, 33).await;
}

/// What a game is worth only shows when it goes on: each move of the database is one in the middle of it.
async fn play_and_move<G: Tested>(cluster: &Cluster, seed: u64) {
    let mut house = House::open().await;
    house.seated_at::<G>(FORUM, 2, json!({})).await;
    let mut player = Clicker::new(seed);
    assert!(player.play(&house, FORUM, 5).await.is_none());
    let there = house.move_to(cluster.database().parse().unwrap()).await;
    assert!(there.iter().any(|tally| tally.table == "moves" && tally.rows > 0), "{there:?}");
    assert!(player.play(&house, FORUM, 4).await.is_none());
    let folder = tempfile::tempdir().unwrap();
    house.move_to(Address::File(folder.path().join("back.sqlite"))).await;
    let last = player.play(&house, FORUM, usize::MAX).await.unwrap();
    let log = log_of(&house, &last);
    check::<G>(&house, FORUM, &last, &log, 2).await;
}

#[tokio::test]
async fn games_go_on_after_their_database_moved_to_postgresql_and_back() {
    let Some(cluster) = Cluster::start() else { return };
    play_and_move::<GreatCity>(&cluster, 41).await;
    play_and_move::<Builders>(&cluster, 42).await;
    play_and_move::<Marble>(&cluster, 43).await;
}
