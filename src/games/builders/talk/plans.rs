//! On what a plan at a table of The Builders may depend.

use super::{ids, named::line, units};
use crate::{
    games::builders::rules::{
        cards::{Building, Investment, Member},
        events::Event,
        view::SeatView,
    },
    say,
    talk::{
        paths::Value,
        say::Text,
        watched::{Actor, Happening, Watch},
    },
};

/// The path of ending a turn.
pub const PASS: &str = "end";

const OPEN: &str = "open";
const RECRUIT: &str = "recruit";
const INVEST: &str = "invest";
const LAST_ROUND: &str = "last_round";

/// What a plan may watch for.
pub const WATCHES: &[Watch] = &[
    Watch {
        name: OPEN,
        says: |of| match of.what {
            None => say!("builders-watch-open", who = of.who),
            Some(what) => say!("builders-watch-open-one", who = of.who, what),
        },
        actor: Actor::Players,
    },
    Watch {
        name: RECRUIT,
        says: |of| match of.what {
            None => say!("builders-watch-recruit", who = of.who),
            Some(what) => say!("builders-watch-recruit-one", who = of.who, what),
        },
        actor: Actor::Players,
    },
    Watch {
        name: INVEST,
        says: |of| match of.what {
            None => say!("builders-watch-invest", who = of.who),
            Some(what) => say!("builders-watch-invest-one", who = of.who, what),
        },
        actor: Actor::Players,
    },
    Watch { name: LAST_ROUND, says: |_| say!("builders-watch-last-round"), actor: Actor::Nobodys },
];

/// What an event is to plans.
pub fn happening(event: &Event) -> Option<Happening> {
    match event {
        Event::Open { player, building, .. } => {
            Some(Happening::new(OPEN).by(*player).about(building.id()))
        }
        Event::Recruit { player, worker, .. } => {
            Some(Happening::new(RECRUIT).by(*player).about(ids::id(worker.id())))
        }
        Event::Invest { player, card, .. } => {
            Some(Happening::new(INVEST).by(*player).about(ids::id(card.id())))
        }
        Event::LastRound { .. } => Some(Happening::new(LAST_ROUND)),
        Event::Send { .. }
        | Event::Finish { .. }
        | Event::Take { .. }
        | Event::Free { .. }
        | Event::End { .. }
        | Event::Round { .. }
        | Event::Over { .. } => None,
    }
}

/// The cards that lie open.
pub fn watchable(view: &SeatView, watch: &str) -> Vec<Value> {
    let public = &view.public;
    match watch {
        OPEN => public.buildings.iter().flatten().map(|card| card.id().into()).collect(),
        RECRUIT => public.workers.iter().flatten().map(|card| ids::id(card.id()).into()).collect(),
        INVEST => line(view).into_iter().map(|card| ids::id(card.id()).into()).collect(),
        _ => Vec::new(),
    }
}

/// A card.
pub fn watched(watch: &str, about: &str) -> Option<Text> {
    let id = ids::card_id(about);
    match watch {
        OPEN => Building::from_id(&id).map(Building::name),
        RECRUIT => Member::from_id(&id).map(units::card),
        INVEST => Investment::from_id(&id).map(units::investment),
        _ => None,
    }
}
