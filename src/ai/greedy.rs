//! One step ahead: the move after which the evaluation likes the position best. The baseline for the searches.

use crate::games::{Luck, Seat, Strategy, strategy::BySeat};

/// How many worlds are looked at; what is hidden changes little.
const WORLDS: u16 = 4;

/// The move after which the seat is most ahead, on the average of some worlds.
pub(super) fn choose<G: Strategy>(view: &G::SeatView, luck: &mut Luck) -> G::Move {
    let (worlds, me) = (G::worlds(view), G::viewer(view));
    let mut ideas = Vec::new();
    let mut sums: Vec<f32> = Vec::new();
    for _ in 0..WORLDS {
        let world = G::world(&worlds, luck);
        if ideas.is_empty() {
            world.ideas(&mut ideas);
            sums.resize(ideas.len(), 0.0);
        }
        for (idea, sum) in ideas.iter().zip(&mut sums) {
            let mut after = world.clone();
            after.play_unchecked(idea.mv);
            *sum += lead(&after.estimate(), me, after.seats());
        }
    }
    let best = ideas.iter().zip(&sums).max_by(|a, b| a.1.total_cmp(b.1));
    best.map_or_else(|| G::moves_of(view)[0], |(idea, _)| idea.mv)
}

/// How far a seat is ahead of the best other one.
pub(super) fn lead(points: &BySeat, seat: Seat, seats: u8) -> f32 {
    let others = Seat::all(seats).filter(|other| *other != seat);
    let best = others.map(|other| points[other.index()]).fold(f32::MIN, f32::max);
    points[seat.index()] - best
}
