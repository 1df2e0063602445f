//! What a move is to lead to: the building that its player can finish soon after it.

use super::reason::{self, Reason};
use crate::board::{Soon, WhatIf};
use crate::games::builders::rules::{
    cards::Building, moves::Move, state::Builders, view::SeatView,
};

/// A building that can be finished soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    pub building: Building,
    pub soon: Soon,
}

/// What this legal move of the seat of the view is to lead to, if that is near.
pub fn of(view: &SeatView, mv: Move) -> Option<Goal> {
    let wanted = match mv {
        Move::Send { building, .. } | Move::Open { building } => Some(building),
        Move::Recruit { .. } | Move::Invest { .. } | Move::Take { .. } => None,
        Move::Free { .. } | Move::End => return None,
    };
    if matches!(reason::of(view, mv), Reason::Finishes { .. }) {
        return None;
    }
    let finished = |world: &Builders, mv: Move| {
        let Move::Send { worker, building, tool } = mv else { return None };
        let is_wanted = wanted.is_none_or(|wanted| wanted == building);
        let rest = world.missing[building.index()].less(world.brings(worker, tool));
        (is_wanted && rest.is_none()).then_some(building)
    };
    let (building, soon) = WhatIf::<Builders>::new(view).soon_after(mv, finished)?;
    Some(Goal { building, soon })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::goals_told_and_reached, games::builders::talk::reasons};

    #[test]
    fn what_a_move_is_to_lead_to_mostly_comes_true() {
        let goal = |view: &SeatView, mv| of(view, mv).map(|goal| (goal.building, goal.soon));
        let done = |world: &Builders, mv: Move| {
            let Move::Send { worker, building, tool } = mv else { return None };
            let rest = world.missing[building.index()].less(world.brings(worker, tool));
            rest.is_none().then_some(building)
        };
        let (told, reached) =
            goals_told_and_reached::<Builders, _>(|world| world.to_move, goal, done);
        assert!(told > 60 && reached * 10 > told * 8, "{reached} of {told}");
    }

    #[test]
    fn a_goal_names_the_building_the_turn_and_what_it_brings() {
        let has_both = |one: &Building| one.points() > 0 && one.sesterces() > 0;
        let building = Building::all().find(has_both).unwrap();
        for (soon, says) in [(Soon::ThisTurn, "this turn"), (Soon::NextTurn, "next turn")] {
            let said = reasons::goal(&Goal { building, soon }).to_string();
            let name = building.name().to_string();
            assert!(
                said.contains(&name) && said.contains(says) && said.contains("point"),
                "{said}"
            );
        }
    }
}
