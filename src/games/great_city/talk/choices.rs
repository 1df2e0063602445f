//! What autocomplete of `/rome` offers: legal choices only, best first.

use super::{bill, build_pages, labels, page, school_pages, typed, words};
use crate::{
    games::great_city::rules::{
        moves::Move,
        view::{Phase, SeatView},
    },
    talk::layout::Choice,
};

/// What to do instead, when this command fits another moment.
#[must_use]
pub fn instead(view: &SeatView) -> String {
    let command = match view.public.phase {
        Phase::Draft => "/rome draft",
        Phase::Place => "/rome place",
        Phase::Pick => "/rome pick",
        Phase::Act => "/rome build, /rome produce or /rome pass",
        Phase::SchoolDeck | Phase::SchoolKeep => "/rome keep",
        Phase::Over => "/game score",
    };
    format!("Not now: you must {}, with {command}", words::duty(view.public.phase))
}

/// Draft, place and pick: one choice for each legal move.
#[must_use]
pub fn simple(view: &SeatView, is_meant: impl Fn(&Move) -> bool) -> Vec<Choice> {
    page::distinct(view.legal.iter().copied())
        .filter(is_meant)
        .filter_map(|mv| match mv {
            Move::Draft { card } | Move::Pick { card } => {
                Some(Choice { value: card.id().to_owned(), label: labels::fact(card) })
            }
            Move::Place { space } => Some(Choice {
                value: space.to_string(),
                label: labels::space(space.number(), view.public.strip.as_ref()),
            }),
            Move::Build { .. }
            | Move::SchoolDeck { .. }
            | Move::SchoolKeep { .. }
            | Move::Produce { .. }
            | Move::Pass => None,
        })
        .collect()
}

/// The places of this card, the most worthwhile first.
#[must_use]
pub fn places(view: &SeatView, card: &str) -> Vec<Choice> {
    let Ok(card) = typed::card_in_hand(view, card) else {
        return Vec::new();
    };
    let builds = bill::builds_of(view, card);
    let worth = |choice: &Choice| {
        let here = builds
            .iter()
            .filter(|build| format!("{},{}", build.at.row(), build.at.col()) == choice.value);
        here.map(bill::Build::worth).max().unwrap_or(0)
    };
    let mut choices = build_pages::place_choices(&builds);
    choices.sort_by_key(|choice| -worth(choice));
    choices
}

/// The payments for this card at this place.
#[must_use]
pub fn payments(view: &SeatView, card: &str, place: &str) -> Vec<Choice> {
    let Ok(card) = typed::card_in_hand(view, card) else { return Vec::new() };
    let mut builds = bill::builds_of(view, card);
    let Ok(at) = typed::place(place, &builds, card) else { return Vec::new() };
    builds.retain(|build| build.at == at);
    build_pages::payment_choices(view, &builds)
}

/// The decks or the cards of a school.
#[must_use]
pub fn keeps(view: &SeatView) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for mv in &view.legal {
        let choice = match mv {
            Move::SchoolDeck { deck } => {
                Choice { value: format!("{deck:?}"), label: school_pages::deck_label(view, *deck) }
            }
            Move::SchoolKeep { keep, .. } => {
                Choice { value: keep.id().to_owned(), label: school_pages::keep_label(*keep) }
            }
            _ => continue,
        };
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    choices
}

/// The orders of the other cards when this one is kept.
#[must_use]
pub fn orders(view: &SeatView, keep: &str) -> Vec<Choice> {
    super::card_texts::named(keep)
        .map_or_else(Vec::new, |card| school_pages::order_choices(view, card))
}
