//! What a move is to lead to: the site that its player can finish soon after it.

use crate::board::{Soon, WhatIf};
use crate::games::marble::rules::{Completed, Marble, Move, SeatView};

/// A site that the player can complete soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    pub site: Completed,
    pub soon: Soon,
}

/// What this legal move of the seat of the view is to lead to, if that is near.
pub fn of(view: &SeatView, mv: Move) -> Option<Goal> {
    let corners = match mv {
        Move::Draw { .. } | Move::Expand { .. } | Move::Open { .. } => None,
        Move::Play { at, .. } => Some(view.public.grid.lot(at).corners),
        Move::Recall { .. }
        | Move::Finish { .. }
        | Move::Reward { .. }
        | Move::Spend { .. }
        | Move::End => return None,
    };
    let is_own = |site: &Completed| site.owner == Some(view.seat);
    if view.public.prospect(mv).sites.iter().any(is_own) {
        return None;
    }
    let completed = |world: &Marble, mv: Move| {
        let made = world.prospect(mv).sites.into_iter().filter(is_own);
        made.into_iter().find(|made| corners.is_none_or(|near| near.contains(&made.site)))
    };
    let (site, soon) = WhatIf::<Marble>::new(view).soon_after(mv, completed)?;
    Some(Goal { site, soon })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::goals_told_and_reached;

    #[test]
    fn what_a_move_is_to_lead_to_comes_true_in_time() {
        let goal = |view: &SeatView, mv| {
            let Goal { site: Completed { site, .. }, soon } = of(view, mv)?;
            let is_near = |at| view.public.grid.touches(at, site);
            assert!(!matches!(mv, Move::Play { at, .. } if !is_near(at)), "{mv} for {site}");
            Some((site, soon))
        };
        let done = |world: &Marble, mv: Move| {
            let Move::Finish { site } = mv else { return None };
            (world.completed(site).owner == Some(world.active)).then_some(site)
        };
        let turn = |world: &Marble| world.active;
        let (told, reached) = goals_told_and_reached::<Marble, _>(turn, goal, done);
        assert!(told > 150 && reached == told, "{reached} of {told}");
    }
}
