//! What a table costs, counted and not timed: statements, journeys to a server, games that are replayed.

use std::{collections::HashMap, thread};

use super::{super::play::position::REPLAYED, *};
use crate::store::{StoreError, Tx, counted};

/// The most statements of a move, besides those that begin and end a transaction.
const STATEMENTS: u64 = 13;

/// The most answers of PostgreSQL for which a move waits.
const JOURNEYS: u64 = 3;

/// Statements and journeys of all threads of these tables until now.
async fn all(world: &World) -> (u64, u64) {
    let of_thread = |_: &Tx| Ok::<_, StoreError>((thread::current().id(), counted()));
    let store = world.tables.store();
    let of_each = [
        (thread::current().id(), counted()),
        store.with(of_thread).await.unwrap(),
        store.read(of_thread).await.unwrap(),
    ];
    let of_each = HashMap::from(of_each);
    of_each.values().fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
}

#[tokio::test]
async fn a_move_takes_few_statements_and_journeys() {
    let world = World::new();
    let table = world.game(2).await;
    // The first ones prepare their statements.
    for _ in 0..6 {
        world.step(&table, 0).await;
        world.send_all().await;
    }
    let (mut most, mut moves) = ((0, 0), Vec::new());
    for _ in 0..6 {
        let (by, look) = mover(&table).await;
        let (mv, click) = (first_move(&look), world.click());
        let (first, before) = (all(&world).await, all(&world).await);
        table.play(by, click, Some(look.number), mv).await.unwrap();
        let after = all(&world).await;
        let of_counting = (before.0 - first.0, before.1 - first.1);
        let of_move = (after.0 - before.0 - of_counting.0, after.1 - before.1 - of_counting.1);
        moves.push(of_move);
        most = (most.0.max(of_move.0), most.1.max(of_move.1));
        world.send_all().await;
    }
    println!("statements and journeys of each move: {moves:?}");
    assert!(most.0 > 0 && most.0 <= STATEMENTS, "statements of moves: {moves:?}");
    if world.is_in_a_file() {
        assert_eq!(most.1, 0);
    } else {
        assert!(most.1 > 0 && most.1 <= JOURNEYS, "journeys of moves: {moves:?}");
    }
}

#[tokio::test]
async fn reminders_alone_replay_no_game() {
    let world = World::new();
    let table = world.game(2).await;
    world.step(&table, 0).await;
    world.send_all().await;
    let id = table.id();
    drop(table);
    let world = world.restart().await;
    let (before, mut reminders) = (REPLAYED.get(), 0);
    for _ in 0..40 {
        let sent = world.pass(Duration::from_secs(12 * 3600)).await;
        reminders += sent.iter().filter(|post| matches!(post.kind, PostKind::Call { .. })).count();
    }
    assert!(reminders >= 3, "{reminders}");
    assert_eq!(REPLAYED.get(), before, "{reminders} reminders");
    world.table(id).await.look(None).await.unwrap();
    assert_eq!(REPLAYED.get(), before + 1, "who looks replays");
}
