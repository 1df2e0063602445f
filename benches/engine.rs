//! Speed of the rules: whole games of uniform random moves, and imagined worlds. The answers are checked.

use std::hint::black_box;

use aedile::games::{
    Game, Rng, Seat, Seed,
    great_city::{GreatCity, Move, Options},
};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// Plays to the end and counts the moves.
fn playout(mut game: GreatCity, rng: &mut Rng, legal: &mut Vec<Move>) -> u64 {
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

fn start(seats: u8) -> GreatCity {
    let setup = GreatCity::deal(seats, &Options::PUBLISHER, Seed::from_number(1));
    GreatCity::new(&setup).expect("a deal is a good setup")
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("great_city");
    let mut legal = Vec::new();
    // §13: no game is longer.
    for (seats, longest) in [(2, 118), (3, 177), (4, 236)] {
        let start = start(seats);
        let moves = playout(start, &mut Rng::new(Seed::from_number(2)), &mut legal);
        assert!(moves <= longest, "rules §13: no game of {seats} is longer than {longest} moves");
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

fn views(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("great_city");
    let mut game = start(4);
    let (mut rng, mut legal) = (Rng::new(Seed::from_number(3)), Vec::new());
    for _ in 0..120 {
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
        bench.iter(|| assert_eq!(GreatCity::imagine(black_box(&view), &mut rng).seats(), 4));
    });
    group.finish();
}

criterion_group!(benches, playouts, views);
criterion_main!(benches);
