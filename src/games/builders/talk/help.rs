//! What can be done now and how, for the button *Help*.

use super::units::{actions, sesterces};
use crate::{
    games::builders::rules::{cards::rules, completions::finishing, moves::Move, view::SeatView},
    say,
    talk::{present::Explanation, say::Text},
};

/// What can be done now and how.
pub fn help(view: &SeatView) -> Text {
    let now = match (&view.public.turn, view.legal.is_empty()) {
        (None, _) => say!("builders-help-over"),
        (Some(_), true) => say!("builders-help-not-you"),
        (Some(turn), false) => {
            let has = say!(
                "builders-help-have",
                actions = actions(turn.actions),
                sesterces = sesterces(view.own().coins),
                price = sesterces(rules().extra_action_cost)
            );
            let details = super::fronts::details(&view.into());
            Text::lines([has, details].into_iter().chain(ways(&view.legal)))
        }
    };
    Text::paragraphs([now, say!("builders-help-more")])
}

/// What matters now, for a first game: people for a site, a first site, a larger team, or the end of the turn.
pub fn explain(view: &SeatView) -> Vec<Explanation> {
    if view.legal.is_empty() {
        return Vec::new();
    }
    let is_there = |is_meant: fn(&Move) -> bool| view.legal.iter().any(is_meant);
    let can_act = view.public.turn.as_ref().is_some_and(|turn| turn.actions > 0);
    let can_send = is_there(|mv| matches!(mv, Move::Send { .. }));
    let can_open = can_act && is_there(|mv| matches!(mv, Move::Open { .. }));
    // Who can finish something is told of that alone, and whoever has work enough not to open more.
    let can_finish = can_send && !finishing(&view.public, view.seat).is_empty();
    let (is_idle, is_busy) = (view.own().sites.is_empty(), view.own().sites.len() > 1);
    let (may_begin, may_spare) = (can_act && !can_finish, can_act && !can_send);
    let kinds = [
        ("end", !can_act),
        ("send", can_act && can_send),
        ("open", can_open && is_idle),
        ("sites", may_begin && is_busy),
        ("recruit", may_begin && is_there(|mv| matches!(mv, Move::Recruit { .. }))),
        ("price", can_send),
        ("take", may_spare && is_there(|mv| matches!(mv, Move::Take { .. }))),
        ("invest", may_begin && is_there(|mv| matches!(mv, Move::Invest { .. }))),
    ];
    let meant = kinds.into_iter().filter(|(_, is_meant)| *is_meant);
    meant.map(|(kind, _)| Explanation { kind, says: say!("builders-explain", kind) }).collect()
}

/// A line for each kind of move that is possible.
fn ways(legal: &[Move]) -> impl Iterator<Item = Text> {
    let is_there = |is_meant: fn(&Move) -> bool| legal.iter().any(is_meant);
    let ways = [
        is_there(|mv| matches!(mv, Move::Send { .. })).then(|| say!("builders-help-send")),
        is_there(|mv| matches!(mv, Move::Open { .. })).then(|| say!("builders-help-open")),
        is_there(|mv| matches!(mv, Move::Recruit { .. })).then(|| say!("builders-help-recruit")),
        is_there(|mv| matches!(mv, Move::Invest { .. })).then(|| say!("builders-help-invest")),
        is_there(|mv| matches!(mv, Move::Free { .. })).then(|| say!("builders-help-free")),
        is_there(|mv| matches!(mv, Move::Take { .. })).then(|| say!("builders-help-take")),
        is_there(|mv| matches!(mv, Move::End)).then(|| say!("builders-help-end")),
    ];
    ways.into_iter().flatten()
}
