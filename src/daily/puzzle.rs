//! The puzzle of the day: a position as one seat of a game between two AI saw it, and four moves, one of which is best.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    ai::review::Estimate,
    board::Seat,
    play::{AnyGame, AnyMove, GameKind, OwnView},
};

/// How many moves a puzzle offers.
pub const PUZZLE_CHOICES: usize = 4;

/// The most stars that a puzzle has.
pub const PUZZLE_STARS: u8 = 5;

/// A puzzle. It has no `Debug`: its deal holds what its seat cannot know.
#[derive(Clone)]
pub struct Puzzle {
    /// Right after the deal.
    pub deal: AnyGame,
    /// All moves from there to the position.
    pub moves: Vec<(Seat, AnyMove)>,
    /// The position.
    pub game: AnyGame,
    /// Who decides there.
    pub seat: Seat,
    /// What is offered, in an order that says nothing.
    pub choices: Vec<PuzzleChoice>,
    /// Which of them is best.
    pub answer: usize,
    /// How hard it is, from 1 to [`PUZZLE_STARS`].
    pub stars: u8,
}

/// A move that a puzzle offers.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleChoice {
    /// The move.
    pub mv: AnyMove,
    /// By how many points it falls short of the best one; nothing for that one itself.
    pub loss: Estimate,
}

impl Puzzle {
    /// What its seat sees.
    pub fn view(&self) -> OwnView {
        self.game.seat_view(self.seat)
    }

    /// As it is stored.
    ///
    /// # Panics
    /// Never: a puzzle is plain data.
    pub fn json(&self) -> String {
        let choice = |choice: &PuzzleChoice| WrittenChoice {
            mv: choice.mv.to_string(),
            lost: choice.loss.mean,
            error: choice.loss.error,
        };
        let written = Written {
            deal: plain(&self.deal.setup_json()),
            moves: self.written_moves(),
            choices: self.choices.iter().map(choice).collect(),
            answer: self.answer,
            stars: self.stars,
        };
        serde_json::to_string(&written).expect("puzzles are plain data")
    }

    /// The moves before the position in the form of private games.
    ///
    /// # Panics
    /// Never: moves are plain data.
    pub fn moves_json(&self) -> String {
        serde_json::to_string(&self.written_moves()).expect("moves are plain data")
    }

    fn written_moves(&self) -> Vec<WrittenMove> {
        let step = |(seat, mv): &(Seat, AnyMove)| WrittenMove {
            seat: u8::from(*seat),
            mv: plain(&mv.json()),
        };
        self.moves.iter().map(step).collect()
    }

    /// What was stored.
    ///
    /// # Errors
    /// What is wrong with it, without a word about the position.
    pub fn read(kind: GameKind, json: &str) -> Result<Self, &'static str> {
        let written: Written = serde_json::from_str(json).map_err(|_| "it is not readable")?;
        let deal = kind.read_deal(&written.deal.to_string()).map_err(|_| "its deal is unknown")?;
        let (mut game, mut moves) = (deal.clone(), Vec::new());
        for one in &written.moves {
            let seat = Seat::new(one.seat).ok_or("it has an unknown seat")?;
            let mv = kind.read_move(&one.mv.to_string()).ok_or("it has an unknown move")?;
            game.play(seat, &mv).map_err(|_| "a move before it breaks a rule")?;
            moves.push((seat, mv));
        }
        let seat = game.turn().seat().ok_or("its game is over")?;
        let legal = game.seat_view(seat).legal();
        let mut choices = Vec::new();
        for one in &written.choices {
            let mv = kind.parse(&one.mv).filter(|mv| legal.contains(mv));
            let loss = Estimate { mean: one.lost, error: one.error };
            choices.push(PuzzleChoice { mv: mv.ok_or("a move of it is not legal")?, loss });
        }
        if choices.len() != PUZZLE_CHOICES || written.answer >= choices.len() {
            return Err("it has not four moves with an answer");
        }
        let Written { answer, stars, .. } = written;
        Ok(Self { deal, moves, game, seat, choices, answer, stars })
    }
}

/// What the program has written itself.
fn plain(json: &str) -> Value {
    serde_json::from_str(json).expect("deals and moves are JSON")
}

/// A puzzle as it is stored.
#[derive(Serialize, Deserialize)]
struct Written {
    deal: Value,
    moves: Vec<WrittenMove>,
    choices: Vec<WrittenChoice>,
    answer: usize,
    stars: u8,
}

/// As the moves of private games are.
#[derive(Serialize, Deserialize)]
struct WrittenMove {
    seat: u8,
    #[serde(rename = "move")]
    mv: Value,
}

#[derive(Serialize, Deserialize)]
struct WrittenChoice {
    #[serde(rename = "move")]
    mv: String,
    lost: f32,
    error: f32,
}
