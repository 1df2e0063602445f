//! Speed of the opponents: iterations of the search and their parts, from the first move. The answers are checked.

use std::hint::black_box;

use aedile::{
    ai::{self, Budget},
    board::{Imagined, Level, Luck, Seed, Strategy, ViewOf},
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
};
use criterion::{
    BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main, measurement::WallTime,
};

/// The game before its first move, and the view of the seat that makes it.
fn start<G: Strategy>(seats: u8) -> (G, ViewOf<G>) {
    let setup = G::deal(seats, &G::Options::default(), Seed::from_number(1));
    let game = G::new(&setup).expect("a deal is a good setup");
    let seat = game.turn().seat().expect("the game has just begun");
    let view = game.seat_view(seat);
    (game, view)
}

/// The benchmarks of a game: `great_city/ai` and so on.
fn group<G: Strategy>(criterion: &mut Criterion) -> BenchmarkGroup<'_, WallTime> {
    criterion.benchmark_group(format!("{}/ai", G::ID))
}

/// Goal: 12 us an iteration with informed playouts, aim 8 us; product.md §10.
fn iterations<G: Strategy>(criterion: &mut Criterion) {
    const ITERATIONS: u32 = 1_000;
    let mut group = group::<G>(criterion);
    group.sample_size(10);
    group.throughput(Throughput::Elements(ITERATIONS.into()));
    for seats in 2..=4 {
        let (_, view) = start::<G>(seats);
        let choose = |view: &ViewOf<G>| {
            let budget = Budget::iterations(ITERATIONS);
            ai::choose::<G>(Level::Hard, view, Seed::from_number(2), &budget)
        };
        let mv = choose(&view);
        group.bench_function(format!("iterations_{seats}p"), |bench| {
            bench.iter(|| assert_eq!(choose(black_box(&view)), mv));
        });
    }
    group.finish();
}

/// Goal of `hard`: 100 ms CPU a move with two players; product.md §10.
fn moves<G: Strategy>(criterion: &mut Criterion) {
    let mut group = group::<G>(criterion);
    group.sample_size(10);
    group.throughput(Throughput::Elements(1));
    let (_, view) = start::<G>(2);
    for level in Level::ALL {
        let choose = |view: &ViewOf<G>| {
            ai::choose::<G>(level, view, Seed::from_number(2), &Budget::OF_LEVEL)
        };
        let mv = choose(&view);
        group.bench_function(format!("move_{}", level.name()), |bench| {
            bench.iter(|| assert_eq!(choose(black_box(&view)), mv));
        });
    }
    group.finish();
}

fn parts<G: Strategy>(criterion: &mut Criterion) {
    let mut group = group::<G>(criterion);
    let (game, view) = start::<G>(2);
    let worlds = <G::Worlds>::of(&view);
    let mut luck = Luck::new(3);
    group.bench_function("world_2p", |bench| {
        bench.iter(|| {
            let world = black_box(&worlds).world(&mut luck);
            assert_eq!(world.seats(), 2);
        });
    });
    group.bench_function("playout_2p", |bench| {
        bench.iter(|| {
            let mut world = black_box(&game).clone();
            assert!(world.play_out(&mut luck)[0].is_finite());
        });
    });
    group.bench_function("estimate_2p", |bench| {
        bench.iter(|| assert!(black_box(&game).estimate()[0].is_finite()));
    });
    group.finish();
}

criterion_group!(
    benches,
    iterations::<GreatCity>,
    moves::<GreatCity>,
    parts::<GreatCity>,
    iterations::<Builders>,
    moves::<Builders>,
    parts::<Builders>,
    iterations::<Marble>,
    moves::<Marble>,
    parts::<Marble>,
);
criterion_main!(benches);
