//! What a card is taken for: what it brings when it is built soon.

use super::reason::{Gain, Reason};
use crate::board::{Soon, WhatIf};
use crate::games::great_city::rules::{moves::Move, state::GreatCity, view::SeatView};

/// A building that can be built soon.
#[derive(Clone, Debug, PartialEq)]
pub struct Goal {
    /// What it brings at once: points first, the most first; never nothing.
    pub gains: Vec<Gain>,
    pub soon: Soon,
}

/// What the card of this legal move of the seat of the view is taken for, if that is near.
pub fn of(view: &SeatView, mv: Move) -> Option<Goal> {
    let (Move::Draft { card: taken }
    | Move::Pick { card: taken }
    | Move::SchoolKeep { keep: taken, .. }) = mv
    else {
        return None;
    };
    let built = |world: &GreatCity, mv: Move| {
        let Move::Build { card, .. } = mv else { return None };
        if card != taken {
            return None;
        }
        let Reason::Building { gains, .. } = world.why_build(card, mv) else { return None };
        (!gains.is_empty()).then_some(gains)
    };
    let (gains, soon) = WhatIf::<GreatCity>::new(view).soon_after(mv, built)?;
    Some(Goal { gains, soon })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::goals_told_and_reached, games::great_city::talk::reasons};

    #[test]
    fn what_a_card_is_taken_for_mostly_comes_true() {
        let goal = |view: &SeatView, mv| {
            let goal = of(view, mv)?;
            assert!(!reasons::goal(&goal).to_string().is_empty());
            let (Move::Draft { card } | Move::Pick { card } | Move::SchoolKeep { keep: card, .. }) =
                mv
            else {
                return None;
            };
            Some((card, goal.soon))
        };
        let done = |_: &GreatCity, mv: Move| {
            let Move::Build { card, .. } = mv else { return None };
            Some(card)
        };
        let (told, reached) =
            goals_told_and_reached::<GreatCity, _>(|world| world.to_move, goal, done);
        assert!(told > 30 && reached * 10 > told * 7, "{reached} of {told}");
    }
}
