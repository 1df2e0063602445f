//! What can be done now, and what matters in a first game.

use crate::{
    games::great_city::rules::{
        cards::{Card, Kind},
        moves::Move,
        view::{Phase, SeatView},
    },
    say,
    talk::{present::Explanation, say::Text},
};

/// What can be done now and how, for the button *Help*.
pub fn help(view: &SeatView) -> Text {
    let now = say!("great_city-help", phase = view.public.phase.word());
    let pictures = say!("great_city-help-pictures");
    Text::paragraphs([now, pictures, say!("great_city-help-more")])
}

/// What matters in this phase, for a first game.
pub fn explain(view: &SeatView) -> Vec<Explanation> {
    let is_there = |is_meant: fn(&Move) -> bool| view.legal.iter().any(is_meant);
    let (phase, offer) = (view.public.phase, &view.public.offer);
    let is_public = |card: Card| matches!(card.kind(), Kind::Public(_));
    let can_colour = offer.iter().any(|it| it.taken_by.is_none() && is_public(it.card));
    let first =
        (phase.word(), phase != Phase::Act || is_there(|mv| matches!(mv, Move::Build { .. })));
    let more: &[(&'static str, bool)] = match phase {
        Phase::Over => return Vec::new(),
        Phase::Place => &[("order", view.public.players.len() == 2), ("influence", true)],
        Phase::Pick => &[("colours", can_colour), ("hand", true)],
        Phase::Act => &[
            ("produce", is_there(|mv| matches!(mv, Move::Produce { .. }))),
            ("areas", true),
            ("neighbours", true),
        ],
        _ => &[],
    };
    let kinds = std::iter::once(&first).chain(more).filter(|(_, is_meant)| *is_meant);
    kinds
        .map(|(kind, _)| *kind)
        .map(|kind| Explanation { kind, says: say!("great_city-explain", kind) })
        .collect()
}
