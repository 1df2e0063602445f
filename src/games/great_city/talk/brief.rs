//! What happened, as parts of a summary.

use super::words;
use crate::{
    games::great_city::rules::{cards::Card, events::Event},
    talk::{names::Names, present::Brief},
};

/// An event as a part of a summary.
#[must_use]
pub fn brief(event: &Event, names: &Names) -> Brief {
    let (noun, weight) = kind(event);
    match words::deed(event) {
        Some((seat, says)) => Brief { who: Some(seat), says: shorter(event, says), noun, weight },
        None => Brief { who: None, says: words::turning_point(event, names), noun, weight },
    }
}

/// What the event is when it is only counted, and how much a player wants to know it.
const fn kind(event: &Event) -> ((&'static str, &'static str), u8) {
    match event {
        Event::Draft { .. } => (("drafted card", "drafted cards"), 1),
        Event::Place { .. } => (("emissary", "emissaries"), 2),
        Event::Pick { .. } => (("card taken", "cards taken"), 2),
        Event::Build { card: Card::Aqueduct | Card::GrandAqueduct, .. } => {
            (("aqueduct", "aqueducts"), 4)
        }
        Event::Build { .. } => (("build", "builds"), 4),
        Event::SchoolDeck { .. } => (("school draw", "school draws"), 1),
        Event::SchoolKeep { .. } => (("school card kept", "school cards kept"), 1),
        Event::Produce { .. } => (("production", "productions"), 3),
        Event::Pass { .. } => (("end of a turn", "ends of turns"), 0),
        Event::Round { .. } => (("new round", "new rounds"), 3),
        Event::Influence { .. } => (("influence scoring", "influence scorings"), 6),
        Event::End { .. } => (("end of the game", "ends of the game"), 7),
    }
}

/// The predicate without what only the mover needs.
fn shorter(event: &Event, says: String) -> String {
    match event {
        Event::Pick { card, .. } => format!("took **{card}**"),
        Event::SchoolKeep { .. } => "kept a card".to_owned(),
        _ => says,
    }
}

/// Whether it is the end of a turn and nothing more.
#[must_use]
pub const fn is_mere_end(event: &Event) -> bool {
    matches!(event, Event::Pass { .. })
}

/// What begins with this event: "round 3".
#[must_use]
pub fn chapter(event: &Event) -> Option<String> {
    match event {
        Event::Round { round, .. } => Some(format!("round {round}")),
        _ => None,
    }
}
