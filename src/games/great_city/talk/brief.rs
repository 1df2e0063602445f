//! What happened, as parts of a summary.

use super::units::gains;
use crate::{
    games::great_city::rules::{cards::Card, events::Event},
    say,
    talk::{
        names::Names,
        present::{Brief, kind_of},
        say::Text,
    },
};

/// An event as a part of a summary.
pub fn brief(event: &Event, names: &Names) -> Brief {
    let (who, says) = match event {
        Event::Draft { player } => (player, say!("great_city-brief-drafted")),
        Event::Place { player, space } => {
            (player, say!("great_city-brief-placed", space = space.number()))
        }
        Event::Pick { player, card, .. } => {
            (player, say!("great_city-brief-picked", card = card.name()))
        }
        Event::Build { player, card, replaced, .. } => (player, built(*card, *replaced)),
        Event::SchoolDeck { player, deck, drawn } => {
            (player, say!("great_city-brief-drew", number = drawn, deck = deck.id()))
        }
        Event::SchoolKeep { player, .. } => (player, say!("great_city-brief-kept")),
        Event::Produce { player, coins, bricks, influence, .. } => {
            let gains = gains(*coins, *bricks, *influence, 0);
            (player, say!("great_city-brief-produced", gains))
        }
        Event::Pass { player } => (player, say!("great_city-brief-passed")),
        Event::Round { .. } | Event::Influence { .. } | Event::End { .. } => {
            let says = super::words::event(event, names);
            return Brief { who: None, says, weight: weight(event) };
        }
    };
    Brief { who: Some(*who), says, weight: weight(event) }
}

fn built(card: Card, replaced: Option<Card>) -> Text {
    match replaced {
        None => say!("great_city-brief-built", card = card.name()),
        Some(old) => {
            say!("great_city-brief-built-over", card = card.name(), replaced = old.name())
        }
    }
}

/// How much a player wants to know it.
const fn weight(event: &Event) -> u8 {
    match event {
        Event::Pass { .. } => 0,
        Event::Draft { .. } | Event::SchoolDeck { .. } | Event::SchoolKeep { .. } => 1,
        Event::Place { .. } | Event::Pick { .. } => 2,
        Event::Produce { .. } | Event::Round { .. } => 3,
        Event::Build { .. } => 4,
        Event::Influence { .. } => 6,
        Event::End { .. } => 7,
    }
}

/// Aqueducts are counted apart from other buildings.
pub fn kind(event: &Event) -> String {
    match event {
        Event::Build { card: Card::Aqueduct | Card::GrandAqueduct, .. } => "aqueduct".to_owned(),
        _ => kind_of(event),
    }
}

/// Whether it is the end of a turn and nothing more.
pub const fn is_mere_end(event: &Event) -> bool {
    matches!(event, Event::Pass { .. })
}
