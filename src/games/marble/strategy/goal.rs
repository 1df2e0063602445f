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
    fn what_a_move_is_to_lead_to_mostly_comes_true() {
        let goal = |view: &SeatView, mv| of(view, mv).map(|goal| (goal.site.site, goal.soon));
        let done = |world: &Marble, mv: Move| {
            let own = |site: &Completed| site.owner == Some(world.to_move);
            world.prospect(mv).sites.into_iter().find(own).map(|made| made.site)
        };
        let (told, reached) = goals_told_and_reached::<Marble, _>(goal, done);
        assert!(told > 30 && reached * 10 > told * 6, "{reached} of {told}");
    }
}
