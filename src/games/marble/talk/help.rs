//! What can be done now and how, for the button *Help*.

use super::{units::actions, words::duty};
use crate::{
    games::marble::rules::view::{Decision, SeatView},
    say,
    talk::say::Text,
};

/// What can be done now and how.
#[must_use]
pub fn help(view: &SeatView) -> Text {
    let now = match &view.public.turn {
        None => say!("marble-panel-help-over"),
        Some(_) if view.legal.is_empty() => say!("marble-panel-help-not-you"),
        Some(turn) if turn.decision == Decision::Action && turn.actions > 0 => {
            say!("marble-panel-help-act", actions = actions(turn.actions))
        }
        Some(_) => say!("marble-panel-help-decide", duty = duty(&view.public)),
    };
    Text::paragraphs([now, say!("marble-panel-help-more")])
}
