//! Why a hint advises a move.

use crate::games::marble::pictures::gained;
use crate::games::marble::rules::Completed;
use crate::games::marble::strategy::{goal::Goal, reason::Reason};
use crate::say;
use crate::talk::say::Text;

use super::units;

/// Why a hint advises a move, behind the move and a colon. What a tile does at once stands in the move already.
pub fn reason(reason: &Reason) -> Text {
    match reason {
        Reason::Lacks(missing) => {
            say!("marble-reason-lacks", kinds = Text::all_of(missing.kinds()))
        }
        Reason::FewReady { ready } => say!("marble-reason-few-ready", ready),
        Reason::Reaches { own, coins } => say!("marble-reason-reaches", own, number = coins),
        Reason::Spent => say!("marble-reason-spent"),
        Reason::NeededElsewhere => say!("marble-reason-needed-elsewhere"),
        Reason::Does(prospect) => Text::all_of(gained(prospect, finishes)),
        Reason::Waits(kind) => say!("marble-reason-waits", kind),
        Reason::Nears => say!("marble-reason-nears"),
        Reason::Finishes(completed) => finishes(*completed),
        Reason::Sends { building, was_spent } => say!("marble-reason-sends", building, was_spent),
        Reason::Keeps => say!("marble-reason-keeps"),
        Reason::Spares(kind) => say!("marble-reason-spares", kind),
        Reason::NothingToDo => say!("marble-reason-nothing-to-do"),
    }
}

/// What a move is to lead to, behind the reason.
pub fn goal(&Goal { site, soon }: &Goal) -> Text {
    say!("marble-reason-goal", soon = soon.name(), becomes = finishes(site))
}

/// What a complete site becomes. A play that finishes another's site is rare; whose it is the picture shows.
fn finishes(Completed { site, building, points, .. }: Completed) -> Text {
    say!("marble-reason-becomes", site, building, points = units::points(points))
}
