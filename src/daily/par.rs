//! Par: what an AI of the opponent's level reaches in the seat of the player.

use super::deal::{DailyLine, OPPONENT, YOU, answer, lead};
use crate::{
    ai::Budget,
    board::{Seat, ShuffleSecret, Turn},
    play::{AnyGame, AnyMove},
};

/// The number of games whose median is par.
pub const PAR_GAMES: u32 = 21;

/// One of them, played decision by decision.
pub struct ParGame {
    game: AnyGame,
    line: DailyLine,
    number: u32,
}

impl ParGame {
    /// The game with this number, from 1, of a deal.
    pub fn new(deal: AnyGame, secret: &ShuffleSecret, number: u32) -> Self {
        Self { game: deal, line: DailyLine::new(secret), number }
    }

    /// Makes the next decision, with what follows without a choice; the player's lead when the game is over. Takes some
    /// milliseconds.
    pub fn step(&mut self) -> Option<i32> {
        if let Some(seat) = self.next_seat() {
            let view = self.game.seat_view(seat);
            let mv = if seat == YOU {
                view.choose(OPPONENT, self.line.chance(self.number), &Budget::OF_LEVEL)
            } else {
                answer(&view, &self.line)
            };
            self.play(seat, &mv);
        }
        self.next_seat().is_none().then(|| lead(&self.game))
    }

    /// The seat that has a choice, after all moves without one.
    fn next_seat(&mut self) -> Option<Seat> {
        loop {
            let seat = match self.game.turn() {
                Turn::Over { .. } => return None,
                turn @ Turn::ToMove(_) => turn.seat()?,
            };
            let Some(forced) = self.game.forced() else { return Some(seat) };
            self.play(seat, &forced);
        }
    }

    fn play(&mut self, seat: Seat, mv: &AnyMove) {
        self.line.push(seat, mv);
        self.game.play_unchecked(mv);
    }
}

/// The median of these leads; `None` of none.
pub fn par(leads: &[i32]) -> Option<i32> {
    let mut sorted = leads.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied()
}
