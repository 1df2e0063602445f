//! The pages of *The Builders: Antiquity*: golden pictures, alt texts, worst cases, whole games.

mod overview;
mod player;
mod texts;
pub mod views;

use aedile::{
    board::{Game, Rng, Seed, Strategy as _},
    games::builders::{Builders, Move, Options, PublicView},
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

/// A person, two opponents with the longest names and levels, and a seat that somebody left.
pub fn opponents() -> Cast {
    Cast::with_notes([
        ("Claudia", ""),
        ("Apollodorus", "AI normal"),
        ("Hermodorus", "AI greedy"),
        ("Titus", "free seat"),
    ])
}

fn names(seats: u8) -> Cast {
    let names = ["Claudia", "Marcus", "Livia", "Titus"];
    Cast::new(names.into_iter().take(usize::from(seats)))
}

/// The fifth round of a game of four who make the most promising move, in the middle of a turn.
pub fn middle() -> PublicView {
    let deal = Builders::deal(4, &Options::default(), Seed::from_number(2026));
    let mut game = Builders::new(&deal).expect("a dealt setup");
    loop {
        let view = game.public_view();
        let has_acted = view.turn.is_some_and(|turn| turn.actions == 1);
        if view.round == 5 && has_acted {
            return view;
        }
        let mut ideas = Vec::new();
        // By the numbers that stay, so that the picture does.
        game.ideas_by(&Builders::by_hand().policy, &mut ideas);
        let best = ideas.iter().max_by(|one, other| one.promise.total_cmp(&other.promise));
        game.play_unchecked(best.expect("the game runs").mv);
    }
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
