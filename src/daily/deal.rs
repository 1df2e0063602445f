//! What is dealt on a date, and what the opponent answers.

use sha2::{Digest as _, Sha256};

use crate::{
    ai::Budget,
    board::{Level, Seat, Seed, ShuffleSecret, ids::DateNumber},
    play::{AnyGame, AnyMove, GameKind, OwnView},
};

/// The seat of the one who plays.
pub const YOU: Seat = Seat::FIRST;

/// How well the other seat plays.
pub const OPPONENT: Level = Level::Normal;

/// The clicks of the shuffle: none, by seat. So the deal is the same for everybody.
pub const CLICKS: [u64; 2] = [0, 0];

/// Grows with each change of the search that may change an answer.
const SEARCH: u32 = 1;

/// The game of a date, by its weekday: all in turn from Monday on.
pub fn game_of(date: DateNumber) -> GameKind {
    // 1970-01-01 was a Thursday.
    let weekday = (date.0 as usize + 3) % 7;
    GameKind::ALL[weekday % GameKind::ALL.len()]
}

/// The game of its puzzle, another one, as long as the stock has one.
pub fn puzzle_game_of(date: DateNumber) -> GameKind {
    let deal = GameKind::ALL.iter().position(|kind| *kind == game_of(date));
    GameKind::ALL[deal.map_or(0, |place| place + 1) % GameKind::ALL.len()]
}

/// What is dealt from this secret: two seats, the first one begins, usual rules.
pub fn deal(game: GameKind, secret: &ShuffleSecret) -> AnyGame {
    let options = game.agree(0, Some(true)).where_the_first_seat_begins();
    options.deal(2, secret.seed(&CLICKS))
}

/// What tells the answers of this program's opponents at a game from those of other releases.
pub fn ai_version(game: GameKind) -> String {
    format!("{SEARCH}.{}.{}", game.rules_version(), game.learned())
}

/// The points of the player less those of the opponent, in units of the game's score.
pub fn lead(game: &AnyGame) -> i32 {
    let total = |seat| game.score(seat).last().copied().unwrap_or(0);
    Seat::all(2).map(total).reduce(|you, other| you - other).unwrap_or(0)
}

/// The moves that count so far, from which the chance of the next answer follows.
#[derive(Clone)]
pub struct DailyLine {
    hash: Sha256,
    moves: u32,
}

impl DailyLine {
    /// Right after the deal.
    pub fn new(secret: &ShuffleSecret) -> Self {
        let mut hash = Sha256::new_with_prefix(b"aedile: the chance of the deal of the day");
        hash.update(secret.0);
        Self { hash, moves: 0 }
    }

    /// Adds a move of this seat, by its player or by the program.
    pub fn push(&mut self, seat: Seat, mv: &AnyMove) {
        self.hash.update([u8::from(seat)]);
        self.hash.update(mv.json());
        self.hash.update([0]);
        self.moves += 1;
    }

    /// The chance of the next decision: that of the opponent for 0, else of a game from which par is made.
    pub(super) fn chance(&self, number: u32) -> Seed {
        let mut hash = self.hash.clone();
        hash.update(self.moves.to_be_bytes());
        hash.update(number.to_be_bytes());
        Seed(hash.finalize().into())
    }
}

/// What the opponent answers. It searches for a number of iterations, never for a time.
pub fn answer(view: &OwnView, line: &DailyLine) -> AnyMove {
    view.choose(OPPONENT, line.chance(0), &Budget::OF_LEVEL)
}
