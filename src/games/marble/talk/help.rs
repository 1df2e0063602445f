//! What can be done now and how, for the button *Help*.

use super::{units::actions, words::duty};
use crate::{
    games::marble::rules::{
        moves::Move,
        view::{Decision, SeatView},
    },
    say,
    talk::{present::Explanation, say::Text},
};

/// What matters now, for a first game.
#[must_use]
pub fn explain(view: &SeatView) -> Option<Explanation> {
    let turn = view.public.turn.as_ref().filter(|_| !view.legal.is_empty())?;
    let can_play = || view.legal.iter().any(|mv| matches!(mv, Move::Play { .. }));
    let kind = match &turn.decision {
        Decision::Action if turn.actions == 0 => "end",
        Decision::Action if can_play() => "play",
        Decision::Action => "draw",
        Decision::Open { .. } => "open",
        Decision::Finish { .. } => "finish",
        Decision::Reward { .. } => "reward",
    };
    Some(Explanation { kind, says: say!("marble-explain", kind) })
}

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
