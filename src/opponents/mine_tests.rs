//! The stock of puzzles: filled game by game, with a pause after a search that panics.

use std::{
    ops::ControlFlow,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::mine::{Miner, fill};
use crate::{
    daily::{Puzzle, tests::a_puzzle},
    play::GameKind,
    tables::{Tables, tests::World},
};

/// Fills the stock with a miner until this many searches were made; when each began, and in which game it searched.
async fn searches(
    tables: &Tables,
    most: usize,
    found: impl Fn(usize, GameKind) -> Option<Puzzle> + Send + Sync + 'static,
) -> Vec<(Instant, GameKind)> {
    let (stop, begun) = (CancellationToken::new(), Arc::new(Mutex::new(Vec::new())));
    let (ends, seen) = (stop.clone(), Arc::clone(&begun));
    let miner: Arc<Miner> = Arc::new(move |kind, _secret, between| {
        let number = {
            let mut seen = seen.lock().unwrap();
            seen.push((Instant::now(), kind));
            seen.len()
        };
        if number >= most {
            ends.cancel();
            assert_eq!(between(), ControlFlow::Break(()), "it has to stop");
            return None;
        }
        found(number, kind)
    });
    fill(tables.clone(), miner, stop).await;
    let begun = begun.lock().unwrap();
    begun.clone()
}

#[tokio::test(start_paused = true)]
async fn a_search_that_panics_is_followed_by_a_pause() {
    let world = World::new();
    let begun = searches(&world.tables, 3, |_, _| panic!("as it must")).await;
    for two in begun.windows(2) {
        let pause = two[1].0 - two[0].0;
        assert!(pause >= Duration::from_secs(60), "{pause:?}");
    }
    assert_eq!(begun.len(), 3, "and is tried again");
}

#[tokio::test(start_paused = true)]
async fn a_stock_is_filled_without_pauses_by_what_is_found_and_never_by_the_same_board() {
    let world = World::new();
    // Each is found several times.
    let find = |number: usize, kind| Some(a_puzzle(kind, number as u64 / 6, 1));
    let begun = searches(&world.tables, 13, find).await;
    let rows = world.tables.store().read(|tx| tx.puzzles()).await.unwrap();
    let mut bodies: Vec<_> = rows.iter().map(|row| row.body.clone()).collect();
    bodies.sort();
    bodies.dedup();
    assert_eq!(bodies.len(), rows.len(), "no two are alike");
    let most = 2 * GameKind::ALL.len() + 1;
    assert_eq!(rows.len(), most, "one of each game of the first five, of the next six, and one");
    for kind in GameKind::ALL {
        assert!(rows.iter().any(|row| row.game == kind.id()), "{kind:?}");
    }
    let longest = begun.windows(2).map(|two| two[1].0 - two[0].0).max().unwrap();
    assert!(longest < Duration::from_secs(60), "{longest:?}");
}

/// What is searched for while the stock is full, and when it is not any more.
#[tokio::test(start_paused = true)]
async fn a_full_stock_is_left_alone_until_a_puzzle_of_it_is_asked() {
    let world = World::new();
    for kind in GameKind::ALL {
        for number in 0..14 {
            assert!(world.tables.keep_puzzle(&a_puzzle(*kind, number, 1)).await.unwrap());
        }
    }
    let (stop, tables) = (CancellationToken::new(), world.tables.clone());
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&calls);
    let count: Arc<Miner> = Arc::new(move |_, _, _| {
        counted.fetch_add(1, Ordering::SeqCst);
        std::panic::panic_any("as it must")
    });
    let filling = tokio::spawn(fill(tables, count, stop.clone()));
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert_eq!(calls.load(Ordering::SeqCst), 0, "it is full");
    assert!(world.tables.puzzle_today().await.unwrap().is_some());
    while calls.load(Ordering::SeqCst) == 0 {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    stop.cancel();
    filling.await.unwrap();
}

/// Nobody who waits for an AI waits for puzzles.
#[tokio::test]
async fn a_search_waits_between_its_steps_while_somebody_waits_for_another() {
    let world = World::new();
    let thinks = world.tables.thinks();
    let (stop, tables) = (CancellationToken::new(), world.tables.clone());
    let (steps, ends) = (Arc::new(AtomicUsize::new(0)), stop.clone());
    let counted = Arc::clone(&steps);
    let miner: Arc<Miner> = Arc::new(move |_, _, between| {
        counted.fetch_add(1, Ordering::SeqCst);
        assert_eq!(between(), ControlFlow::Continue(()));
        counted.fetch_add(1, Ordering::SeqCst);
        ends.cancel();
        None
    });
    let filling = tokio::spawn(fill(tables, miner, stop));
    let until = async |wanted| {
        while steps.load(Ordering::SeqCst) < wanted {
            tokio::task::yield_now().await;
        }
    };
    until(1).await;
    let early = tokio::time::timeout(Duration::from_millis(50), until(2)).await;
    assert!(early.is_err(), "it waits");
    drop(thinks);
    until(2).await;
    filling.await.unwrap();
}
