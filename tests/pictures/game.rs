//! Positions of whole games, played by the rules.

use aedile::board::{Game, Rng, Seed};
use aedile::games::great_city::{GreatCity, Move, Options, Phase, PublicView};

/// Shows a position now and then of a random game and its end.
pub fn each_turn(seats: u8, mut show: impl FnMut(&GreatCity)) {
    let options = Options { shrine: true, ..Options::default() };
    let mut game =
        GreatCity::new(&GreatCity::deal(seats, &options, Seed::from_number(u64::from(seats))))
            .expect("a dealt setup");
    let mut rng = Rng::new(Seed::from_number(3));
    for number in 0.. {
        let moves = legal(&game);
        if number % 41 == 0 || moves.is_empty() {
            show(&game);
        }
        if moves.is_empty() {
            break;
        }
        game.play_unchecked(*rng.choose(&moves));
    }
}

/// A game of four players who build what scores best at once, in the middle of round 9.
pub fn middle() -> PublicView {
    let setup = GreatCity::deal(4, &Options::default(), Seed::from_number(2026));
    let mut game = GreatCity::new(&setup).expect("a dealt setup");
    let mut rng = Rng::new(Seed::from_number(5));
    loop {
        let view = game.public_view();
        let taken = view.offer.iter().filter(|offer| offer.taken_by.is_some()).count();
        if view.round == 9 && view.phase == Phase::Pick && taken == 1 {
            return view;
        }
        let mv = greedy(&game, &mut rng);
        game.play_unchecked(mv);
    }
}

fn legal(game: &GreatCity) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

/// A move after which the mover has most points, builds before all others, else any.
fn greedy(game: &GreatCity, rng: &mut Rng) -> Move {
    let seat = game.turn().seat().expect("the game runs");
    let mut moves = legal(game);
    rng.shuffle(&mut moves);
    let worth = |mv: &Move| {
        let mut after = *game;
        after.play_unchecked(*mv);
        let points = after.score(seat).last().copied().unwrap_or(0);
        let is_build = matches!(mv, Move::Build { .. });
        let is_pass = matches!(mv, Move::Pass);
        points + if is_build { 4 } else { 0 } - i32::from(is_pass)
    };
    moves.into_iter().max_by_key(worth).expect("a running game has a move")
}
