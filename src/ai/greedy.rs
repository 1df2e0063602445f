//! One step ahead: the move after which the evaluation likes the position best. The baseline for the searches.

use crate::board::{
    Beliefs, Chance as _, Imagined, Luck, Seat, Strategy, ViewOf, strategy::BySeat,
};

/// How many worlds are looked at; what is hidden changes little.
const WORLDS: u16 = 4;

/// The move after which the seat is most ahead, on the average of some worlds.
pub(super) fn choose<G: Strategy>(
    beliefs: &Beliefs<G::Weights>,
    view: &ViewOf<G>,
    luck: &mut Luck,
) -> G::Move {
    let leads = leads::<G>(beliefs, view, luck);
    let best = leads.iter().max_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or_else(|| view.legal[0], |(mv, _)| *mv)
}

/// One of the moves that look good at first sight: the better it looks, the more often. It sees what follows at once from a
/// move and nothing that comes later, as people new to a game do, and leaves alone what looks bad even to them.
pub(super) fn careless<G: Strategy>(
    beliefs: &Beliefs<G::Weights>,
    view: &ViewOf<G>,
    luck: &mut Luck,
) -> G::Move {
    let leads = leads::<G>(beliefs, view, luck);
    let best = leads.iter().map(|(_, lead)| *lead).fold(f32::MIN, f32::max);
    let share = |lead: f32| (best - lead) / (G::CARE * G::CLEAR_LEAD);
    let good = leads.iter().filter(|(_, lead)| share(*lead) < 1.0);
    // Whole numbers, so that the choice is the same on every machine.
    let weights: Vec<(G::Move, u32)> =
        good.map(|(mv, lead)| (*mv, 1 + parts(1.0 - share(*lead)))).collect();
    let sum = weights.iter().map(|(_, weight)| weight).sum::<u32>();
    let mut left = luck.below(sum.max(1));
    for (mv, weight) in weights {
        match left.checked_sub(weight) {
            Some(rest) => left = rest,
            None => return mv,
        }
    }
    view.legal[0]
}

/// A share from 0 to 1 in sixty-fourths.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 64")]
fn parts(share: f32) -> u32 {
    (share * 64.0) as u32
}

/// How many points each move worth a thought loses against the best.
pub(super) fn losses<G: Strategy>(view: &ViewOf<G>, luck: &mut Luck) -> Vec<(G::Move, f32)> {
    let mut leads = leads::<G>(G::beliefs(), view, luck);
    let best = leads.iter().map(|(_, lead)| *lead).fold(f32::MIN, f32::max);
    for (_, lead) in &mut leads {
        *lead = best - *lead;
    }
    leads
}

/// How far the seat is ahead after each move worth a thought, on the average of some worlds.
fn leads<G: Strategy>(
    beliefs: &Beliefs<G::Weights>,
    view: &ViewOf<G>,
    luck: &mut Luck,
) -> Vec<(G::Move, f32)> {
    let (worlds, me) = (<G::Worlds>::of(view), view.seat);
    let (mut ideas, mut leads) = (Vec::new(), Vec::new());
    for _ in 0..WORLDS {
        let world = worlds.world(luck);
        if ideas.is_empty() {
            world.ideas_by(&beliefs.policy, &mut ideas);
            leads.extend(ideas.iter().map(|idea| (idea.mv, 0.0)));
        }
        for (mv, sum) in &mut leads {
            let mut after = world.clone();
            after.play_unchecked(*mv);
            *sum +=
                lead(&after.estimate_by(&beliefs.policy), me, after.seats()) / f32::from(WORLDS);
        }
    }
    leads
}

/// How far a seat is ahead of the best other one.
pub(super) fn lead(points: &BySeat, seat: Seat, seats: u8) -> f32 {
    let others = Seat::all(seats).filter(|other| *other != seat);
    let best = others.map(|other| points[other.index()]).fold(f32::MIN, f32::max);
    points[seat.index()] - best
}
