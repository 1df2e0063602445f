//! What can be done now and how, for the button *Help*.

use super::labels::{actions, sesterces};
use crate::games::builders::rules::{cards::rules, moves::Move, view::SeatView};

/// What can be done now and how.
#[must_use]
pub fn help(view: &SeatView) -> String {
    let now = match (&view.public.turn, view.legal.is_empty()) {
        (None, _) => "Nothing is left to do. `/game score` shows the result.".to_owned(),
        (Some(_), true) => "It is not your turn. You can look at everything.".to_owned(),
        (Some(turn), false) => {
            let has = format!(
                "You have {} and {}; an action more costs {}.",
                actions(turn.actions),
                sesterces(view.own().coins),
                sesterces(rules().extra_action_cost),
            );
            let ways = WAYS.iter().filter(|way| view.legal.iter().any(way.is_meant));
            let lines = ways.map(|way| format!("- {}", way.says));
            std::iter::once(has).chain(lines).collect::<Vec<_>>().join("\n")
        }
    };
    format!(
        "{now}\n\n*Undo* (`/game undo`) takes your last move back until a row was filled up or the next player has acted. \
         *Look* (`/game board`) shows the table, *My team* (`/game hand`) your team. `/game rules` explains the game, \
         `/game card` any card."
    )
}

/// A kind of move with how it is made.
struct Way {
    is_meant: fn(&Move) -> bool,
    says: &'static str,
}

const WAYS: [Way; 7] = [
    Way {
        is_meant: |mv| matches!(mv, Move::Send { .. }),
        says: "Send somebody to one of your buildings (`/builders send`): choose the building, then who goes. If you can \
               finish a building in this turn, the panel shows how, first of all.",
    },
    Way {
        is_meant: |mv| matches!(mv, Move::Open { .. }),
        says: "Open a building of the row (`/builders open`), so that your workers can go there.",
    },
    Way {
        is_meant: |mv| matches!(mv, Move::Recruit { .. }),
        says: "Recruit a worker of the row (`/builders recruit`).",
    },
    Way {
        is_meant: |mv| matches!(mv, Move::Invest { .. }),
        says: "Invest once a turn (`/builders invest`): a prisoner, a tool, a university or a loan.",
    },
    Way {
        is_meant: |mv| matches!(mv, Move::Free { .. }),
        says: "Free a prisoner who is on no site (`/builders free`).",
    },
    Way {
        is_meant: |mv| matches!(mv, Move::Take { .. }),
        says: "Take sesterces for the actions that you do not need (`/builders take`).",
    },
    Way { is_meant: |mv| matches!(mv, Move::End), says: "End the turn (`/builders end`)." },
];
