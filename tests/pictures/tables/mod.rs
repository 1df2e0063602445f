//! The pages of *The Builders: Antiquity*: golden pictures, alt texts, worst cases, whole games.

mod overview;
mod player;
mod texts;
pub mod views;

use aedile::{
    games::{
        Game, Rng, Seed,
        builders::{Builders, Move, Options},
    },
    render::Cast,
};

/// Four names of 29 letters, one of them without a character that the fonts have.
fn long() -> Cast {
    Cast::new([
        "Maximilian Alexander von Habsb",
        "Wilhelmina Theodora Charlotte",
        "皇帝",
        "Титус Александрович Щербаков",
    ])
}

fn names(seats: u8) -> Cast {
    let names = ["Claudia", "Marcus", "Livia", "Titus"];
    Cast::new(names.into_iter().take(usize::from(seats)))
}

/// Shows a position now and then of a random game that rarely wastes its actions, and its end.
fn each_turn(seats: u8, mut show: impl FnMut(&Builders)) {
    let deal = Builders::deal(seats, &Options::default(), Seed::from_number(u64::from(seats)));
    let mut game = Builders::new(&deal).expect("a dealt setup");
    let mut rng = Rng::new(Seed::from_number(11));
    let mut moves = Vec::new();
    for number in 0.. {
        moves.clear();
        game.legal_moves(&mut moves);
        if number % 29 == 0 || moves.is_empty() {
            show(&game);
        }
        if moves.is_empty() {
            break;
        }
        let work = moves.iter().copied().filter(|mv| !matches!(mv, Move::End | Move::Take { .. }));
        let work: Vec<_> = work.collect();
        let is_work = !work.is_empty() && rng.below(4) > 0;
        game.play_unchecked(*rng.choose(if is_work { &work } else { &moves }));
    }
}
