//! Speed of the opponents: iterations of the search and their parts, from the first move. The answers are checked.

use std::hint::black_box;

use aedile::{
    ai::{self, Budget},
    games::{
        Game, Level, Luck, Seed, Strategy,
        great_city::{GreatCity, Options, SeatView},
    },
};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// The game before its first move, and the view of the seat that makes it.
fn start(seats: u8) -> (GreatCity, SeatView) {
    let setup = GreatCity::deal(seats, &Options::PUBLISHER, Seed::from_number(1));
    let game = GreatCity::new(&setup).expect("a deal is a good setup");
    let seat = game.turn().seat().expect("the game has just begun");
    (game, game.seat_view(seat))
}

/// Goal: 12 us an iteration with informed playouts, aim 8 us; product.md §10.
fn iterations(criterion: &mut Criterion) {
    const ITERATIONS: u32 = 1_000;
    let mut group = criterion.benchmark_group("ai");
    group.sample_size(10);
    group.throughput(Throughput::Elements(ITERATIONS.into()));
    for seats in 2..=4 {
        let (_, view) = start(seats);
        let choose = |view: &SeatView| {
            let budget = Budget::iterations(ITERATIONS);
            ai::choose::<GreatCity>(Level::Hard, view, Seed::from_number(2), &budget)
        };
        let mv = choose(&view);
        group.bench_function(format!("iterations_{seats}p"), |bench| {
            bench.iter(|| assert_eq!(choose(black_box(&view)), mv));
        });
    }
    group.finish();
}

/// Goal of `hard`: 100 ms CPU a move with two players; product.md §10.
fn moves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("ai");
    group.sample_size(10);
    group.throughput(Throughput::Elements(1));
    let (_, view) = start(2);
    for level in Level::ALL {
        let choose = |view: &SeatView| {
            ai::choose::<GreatCity>(level, view, Seed::from_number(2), &Budget::OF_LEVEL)
        };
        let mv = choose(&view);
        group.bench_function(format!("move_{}", level.id()), |bench| {
            bench.iter(|| assert_eq!(choose(black_box(&view)), mv));
        });
    }
    group.finish();
}

fn parts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("ai");
    let (game, view) = start(2);
    let worlds = <GreatCity as Strategy>::worlds(&view);
    let mut luck = Luck::new(3);
    group.bench_function("world_2p", |bench| {
        bench.iter(|| {
            let world = <GreatCity as Strategy>::world(black_box(&worlds), &mut luck);
            assert_eq!(world.seats(), 2);
        });
    });
    group.bench_function("playout_2p", |bench| {
        bench.iter(|| {
            let mut world = black_box(game);
            assert!(world.play_out(&mut luck)[0] > 0.0);
        });
    });
    group.bench_function("estimate_2p", |bench| {
        bench.iter(|| assert!(black_box(&game).estimate()[0] > 0.0));
    });
    group.finish();
}

criterion_group!(benches, iterations, moves, parts);
criterion_main!(benches);
