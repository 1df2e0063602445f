//! Many tables at once.

use std::sync::Arc;

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_play_at_once_and_none_disturbs_another() {
    let world = Arc::new(World::new());
    world.lift_limits().await;
    let games = (0..20u64).map(|number| {
        let world = Arc::clone(&world);
        tokio::spawn(async move {
            let seats = 2 + u8::try_from(number % 3).unwrap();
            let table = world.game_in(ChannelId(100 + number), seats, Options::yucata()).await;
            for skip in 0..15 {
                world.step(&table, skip * usize::try_from(number).unwrap()).await;
            }
            (table.id(), everything(&table).await)
        })
    });
    let mut played = Vec::new();
    for game in games.collect::<Vec<_>>() {
        played.push(game.await.unwrap());
    }
    let world = Arc::into_inner(world).unwrap().restart().await;
    for (id, before) in played {
        assert!(everything(&world.table(id).await).await == before);
    }
}
