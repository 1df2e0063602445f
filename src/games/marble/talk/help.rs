//! What can be done now and how, for the button *Help*.

use crate::games::marble::rules::{Kind, Move, Post, SeatView, Stage, numbers};
use crate::say;
use crate::talk::present::Explanation;
use crate::talk::say::Text;

use super::units;
use super::words::duty;

/// What matters now, for a first game.
pub fn explain(view: &SeatView) -> Vec<Explanation> {
    let is_there = |is_meant: fn(&Move) -> bool| view.legal.iter().any(is_meant);
    let can_play = is_there(|mv| matches!(mv, Move::Play { .. }));
    let has_few = view.own().count(Post::Ready) < 2;
    let kinds = match (view.public.stage, view.public.actions) {
        _ if view.legal.is_empty() => Vec::new(),
        (Stage::Over, _) => Vec::new(),
        (Stage::Act, 0) => vec![("end", true)],
        (Stage::Act, _) => vec![
            ("last", is_nearly_over(view)),
            ("play", can_play),
            ("types", can_play),
            ("lead", can_play),
            ("draw", true),
            ("expand", is_there(|mv| matches!(mv, Move::Expand { .. }))),
            ("bridges", can_play),
            ("orders", can_play),
            ("recall", has_few && is_there(|mv| matches!(mv, Move::Recall { .. }))),
        ],
        (Stage::Open, _) => vec![("open", true)],
        (Stage::Finish, _) => vec![("finish", true)],
        (Stage::Reward(_), _) => vec![("reward", true), ("imperium", true)],
    };
    let scoring = numbers().scoring;
    let (least, most) = numbers().bridge_values();
    let explain = |kind| Explanation {
        kind,
        says: say!(
            "marble-explain",
            kind,
            on_aqueduct = units::points(scoring.aqueduct_building),
            fountain = units::points(scoring.fountain_adjacent),
            coin = units::points(scoring.coin),
            alone = units::points(scoring.imperium_most),
            tied = scoring.imperium_tied,
            least,
            most
        ),
    };
    kinds.into_iter().filter(|(_, is_meant)| *is_meant).map(|(kind, _)| explain(kind)).collect()
}

/// Whether a turn or two may empty the third stack.
fn is_nearly_over(view: &SeatView) -> bool {
    let nearly_empty = |kind: &Kind| view.public.stacks.of(*kind) <= 2;
    view.public.last_round.is_none()
        && Kind::ALL.iter().filter(|kind| nearly_empty(kind)).count() > 2
}

/// What can be done now and how.
pub fn help(view: &SeatView) -> Text {
    let now = match (view.public.stage, view.public.actions) {
        (Stage::Over, _) => say!("marble-panel-help-over"),
        _ if view.legal.is_empty() => say!("marble-panel-help-not-you"),
        (Stage::Act, number) if number > 0 => say!("marble-panel-help-act", number),
        _ => say!("marble-panel-help-decide", duty = duty(&view.public)),
    };
    let standing = Text::lines(super::fronts::standing(view));
    Text::paragraphs([now, standing, say!("marble-panel-help-more")])
}
