//! Positions of whole games of *Rome: City of Marble*.

use std::sync::OnceLock;

use aedile::board::{Game, Seed};
use aedile::games::marble::{Marble, Options};

/// The moves of a game of 2, 3 and 4 greedy opponents, a line each: recorded, so that no change of the opponents changes
/// the pictures.
const MOVES: &str = include_str!("marble_games.txt");

/// All positions of a whole game. Played once for each number of players.
pub fn game(seats: u8) -> &'static [Marble] {
    static GAMES: [OnceLock<Vec<Marble>>; 3] = [const { OnceLock::new() }; 3];
    let number = usize::from(seats) - 2;
    GAMES[number].get_or_init(|| {
        let deal = Marble::deal(seats, &Options::default(), Seed::from_number(7));
        let mut game = Marble::new(&deal).expect("a dealt setup");
        let mut all = vec![game];
        for code in MOVES.lines().nth(number).expect("a line each").split(' ') {
            let seat = game.turn().seat().expect("the game runs");
            game.play(seat, code.parse().expect("a move")).expect("a legal move");
            all.push(game);
        }
        all
    })
}
