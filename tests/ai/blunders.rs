//! Blunders of opponents that were seen once, each as a position.

use aedile::{
    ai::{self, Budget},
    board::{Beliefs, Game, Level, Seat, Seed, Strategy, Turn},
    games::marble::{Marble, Options},
};

/// The points of each seat after a game without a search.
fn glanced(beliefs: &Beliefs<<Marble as Strategy>::Weights>, seats: u8, number: u64) -> Vec<i32> {
    let setup = Marble::deal(seats, &Options::default(), Seed::from_number(number));
    let (mut game, mut moves) = (Marble::new(&setup).unwrap(), 0);
    while let Turn::ToMove(seat) = game.turn() {
        moves += 1;
        let mv = game.forced().unwrap_or_else(|| {
            let (view, seed) = (game.seat_view(seat), Seed::from_number(moves));
            ai::choose_by::<Marble>(beliefs, Level::Greedy, &view, seed, &Budget::OF_LEVEL)
        });
        game.play_unchecked(mv);
    }
    Seat::all(seats).map(|seat| *game.score(seat).last().unwrap()).collect()
}

/// Four who thought one step ahead drew all tiles and put none down: every game was twenty draws and nothing for anybody.
#[test]
fn four_without_a_search_put_tiles_down_in_marble() {
    let by_hand = glanced(Marble::by_hand(), 4, 1);
    assert_eq!(by_hand, [0; 4], "the yardstick still does it");
    for number in 1..=2 {
        let points = glanced(Marble::beliefs(), 4, number);
        assert!(points.iter().sum::<i32>() > 100, "deal {number}: {points:?}");
    }
}
