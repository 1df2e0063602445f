//! On what a plan at a table of The Great City may depend.

use crate::{
    games::great_city::rules::{cards::Card, events::Event, moves::Space, view::SeatView},
    say,
    talk::{
        paths::Value,
        say::Text,
        watched::{Actor, Happening, Watch},
    },
};

/// The path of ending a turn.
pub const PASS: &str = "pass";

const PLACE: &str = "place";
const PICK: &str = "pick";
const BUILD: &str = "build";
const ROUND: &str = "round";

/// What a plan may watch for.
pub const WATCHES: &[Watch] = &[
    Watch {
        name: PLACE,
        says: |of| match of.what {
            None => say!("great_city-watch-place", who = of.who),
            Some(what) => say!("great_city-watch-place-one", who = of.who, what),
        },
        actor: Actor::Players,
    },
    Watch {
        name: PICK,
        says: |of| match of.what {
            None => say!("great_city-watch-pick", who = of.who),
            Some(what) => say!("great_city-watch-pick-one", who = of.who, what),
        },
        actor: Actor::Players,
    },
    Watch {
        name: BUILD,
        says: |of| match of.what {
            None => say!("great_city-watch-build", who = of.who),
            Some(what) => say!("great_city-watch-build-one", who = of.who, what),
        },
        actor: Actor::Players,
    },
    Watch { name: ROUND, says: |_| say!("great_city-watch-round"), actor: Actor::Nobodys },
];

/// What an event is to plans.
pub fn happening(event: &Event) -> Option<Happening> {
    match event {
        Event::Place { player, space } => {
            Some(Happening::new(PLACE).by(*player).about(space.to_string()))
        }
        Event::Pick { player, card, .. } => Some(Happening::new(PICK).by(*player).about(card.id())),
        Event::Build { player, card, .. } => {
            Some(Happening::new(BUILD).by(*player).about(card.id()))
        }
        Event::Round { .. } => Some(Happening::new(ROUND)),
        Event::Draft { .. }
        | Event::SchoolDeck { .. }
        | Event::SchoolKeep { .. }
        | Event::Produce { .. }
        | Event::Pass { .. }
        | Event::Influence { .. }
        | Event::End { .. } => None,
    }
}

/// The spaces that are free and the cards that lie in the offer.
pub fn watchable(view: &SeatView, watch: &str) -> Vec<Value> {
    let public = &view.public;
    match watch {
        PLACE => {
            let spaces = public.strip.iter().flat_map(|strip| &strip.spaces);
            spaces.map(|space| space.number.to_string().into()).collect()
        }
        PICK => {
            let offered = public.offer.iter().filter(|offered| offered.taken_by.is_none());
            offered.map(|offered| offered.card.id().into()).collect()
        }
        _ => Vec::new(),
    }
}

/// A space or a card.
pub fn watched(watch: &str, about: &str) -> Option<Text> {
    match watch {
        PLACE => {
            let space = Space::new(about.parse().ok()?)?.to_string();
            Some(say!("great_city-called-space", space))
        }
        PICK | BUILD => Card::from_id(about).map(Card::name),
        _ => None,
    }
}
