//! Speed of the rules: whole games of uniform random moves, imagined worlds, and the paths to all legal moves. The answers are
//! checked.

use std::hint::black_box;

use aedile::{
    board::{Game, Rng, Seat, Seed, ViewOf},
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    talk::{paths::Ways, present::Panels},
};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// Plays to the end and counts the moves.
fn playout<G: Game>(mut game: G, rng: &mut Rng, legal: &mut Vec<G::Move>) -> u64 {
    let mut moves = 0;
    loop {
        legal.clear();
        game.legal_moves(legal);
        if legal.is_empty() {
            return moves;
        }
        game.play_unchecked(*rng.choose(legal));
        moves += 1;
    }
}

fn start<G: Game>(seats: u8) -> G {
    let setup = G::deal(seats, &G::Options::default(), Seed::from_number(1));
    G::new(&setup).expect("a deal is a good setup")
}

/// `longest`: no game of two, three or four is longer.
fn playouts<G: Game + Copy>(criterion: &mut Criterion, longest: [u64; 3]) {
    let mut group = criterion.benchmark_group(G::ID);
    let mut legal = Vec::new();
    for (seats, longest) in (2..).zip(longest) {
        let start: G = start(seats);
        let moves = playout(start, &mut Rng::new(Seed::from_number(2)), &mut legal);
        assert!(moves <= longest, "no game of {seats} is longer than {longest} moves");
        // Goal: 80 ns a move, aim 45 ns; product.md §10.
        group.throughput(Throughput::Elements(moves));
        group.bench_function(format!("random_playout_{seats}p"), |bench| {
            bench.iter(|| {
                let mut rng = Rng::new(Seed::from_number(2));
                assert_eq!(playout(black_box(start), &mut rng, &mut legal), moves);
            });
        });
    }
    group.finish();
}

/// After `moves` moves of four players.
fn views<G: Game + Copy>(criterion: &mut Criterion, moves: usize) {
    let mut group = criterion.benchmark_group(G::ID);
    let mut game: G = start(4);
    let (mut rng, mut legal) = (Rng::new(Seed::from_number(3)), Vec::new());
    for _ in 0..moves {
        legal.clear();
        game.legal_moves(&mut legal);
        game.play_unchecked(*rng.choose(&legal));
    }
    let seat = Seat::FIRST;
    let view = game.seat_view(seat);
    group.throughput(Throughput::Elements(1));
    group.bench_function("seat_view_4p", |bench| {
        bench.iter(|| assert_eq!(black_box(&game).seat_view(seat), view));
    });
    group.bench_function("imagine_4p", |bench| {
        bench.iter(|| assert_eq!(G::imagine(black_box(&view), &mut rng).seats(), 4));
    });
    group.finish();
}

fn great_city(criterion: &mut Criterion) {
    // §13 of its rules.
    playouts::<GreatCity>(criterion, [118, 177, 236]);
    views::<GreatCity>(criterion, 120);
}

fn builders(criterion: &mut Criterion) {
    // B13: 60 rounds; no turn of a random game comes near 12 moves in the mean.
    playouts::<Builders>(criterion, [1440, 2160, 2880]);
    views::<Builders>(criterion, 120);
}

fn marble(criterion: &mut Criterion) {
    // Goal: 400 ns a move, aim 200 ns. Rules §2.7: fewer than 219 actions, and what follows from them.
    playouts::<Marble>(criterion, [600, 600, 600]);
    views::<Marble>(criterion, 120);
}

/// The position with the most legal moves of some random games of four.
fn most_to_choose<G: Panels + Copy>() -> ViewOf<G> {
    let mut rng = Rng::new(Seed::from_number(4));
    let mut most = start::<G>(4).seat_view(Seat::FIRST);
    for _ in 0..20 {
        let mut game: G = start(4);
        while let Some(seat) = game.turn().seat() {
            let view = game.seat_view(seat);
            game.play_unchecked(*rng.choose(&view.legal));
            if view.legal.len() > most.legal.len() {
                most = view;
            }
        }
    }
    most
}

/// Goal: 500 legal moves in 1 ms.
fn paths<G: Panels + Copy>(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group(G::ID);
    let view = most_to_choose::<G>();
    let moves = view.legal.len();
    group.throughput(Throughput::Elements(moves as u64));
    group.bench_function(format!("paths_of_{moves}_moves"), |bench| {
        bench.iter(|| assert!(Ways::of(&G::guide(black_box(&view))).all().len() <= moves));
    });
    group.finish();
}

fn menus(criterion: &mut Criterion) {
    paths::<GreatCity>(criterion);
    paths::<Builders>(criterion);
    paths::<Marble>(criterion);
}

criterion_group!(benches, great_city, builders, marble, menus);
criterion_main!(benches);
