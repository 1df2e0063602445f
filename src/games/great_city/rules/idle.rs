//! The move that does least: for a player whose turn the others voted to skip.

use super::{moves::Move, state::GreatCity, view::Phase};

impl GreatCity {
    /// Passing where that is possible, else the first of the canonical moves, which asks nobody what the hand is good for.
    pub(crate) fn least_move(&self) -> Option<Move> {
        if self.phase == Phase::Act {
            return Some(Move::Pass);
        }
        let mut legal = Vec::new();
        self.list_moves(&mut legal);
        legal.first().copied()
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        board::{Game, Rng, Seed, Turn},
        games::great_city::rules::{moves::Move, options::Options, state::GreatCity, view::Phase},
    };

    #[test]
    fn whoever_is_skipped_builds_and_produces_nothing_and_the_game_ends() {
        for seats in 2..=4 {
            let setup = GreatCity::deal(seats, &Options::PUBLISHER, Seed::from_number(7));
            let mut game = GreatCity::new(&setup).unwrap();
            let mut rng = Rng::new(Seed::from_number(7));
            let mut moves = 0;
            while let Turn::ToMove(seat) = game.turn() {
                let mv = game.idle_move().expect("the game runs");
                assert!(!matches!(mv, Move::Build { .. } | Move::Produce { .. }), "{mv}");
                assert_eq!(game.phase == Phase::Act, mv == Move::Pass);
                // Every other turn is played, so that there is something to skip.
                let mut legal = Vec::new();
                game.legal_moves(&mut legal);
                let mv = if moves % 2 == 0 { mv } else { *rng.choose(&legal) };
                game.play(seat, mv).expect("a legal move");
                moves += 1;
            }
            assert_eq!(game.idle_move(), None);
        }
    }
}
