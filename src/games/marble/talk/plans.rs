//! On what a plan at a table of City of Marble may depend. No move ends a turn without doing something before, so there is
//! no plan that only passes.

use crate::games::marble::rules::{
    Aqueduct, Event, Move, Placement, SeatView, Vertex, VertexSet, grid,
};
use crate::say;
use crate::talk::paths::Value;
use crate::talk::say::Text;
use crate::talk::watched::{Actor, Happening, Watch};

use super::menu::row;
use super::named::{place, point};

const PLAY: &str = "play";
const SITE: &str = "site";
const AQUEDUCT: &str = "aqueduct";
const LAST_ROUND: &str = "last_round";

/// What a plan may watch for.
pub const WATCHES: &[Watch] = &[
    Watch {
        name: PLAY,
        says: |of| match of.what {
            None => say!("marble-watch-play", who = of.who),
            Some(what) => say!("marble-watch-play-one", who = of.who, what),
        },
        actor: Actor::Players,
    },
    Watch {
        name: SITE,
        says: |of| match of.what {
            None => say!("marble-watch-site"),
            Some(what) => say!("marble-watch-site-one", what),
        },
        actor: Actor::Nobodys,
    },
    Watch {
        name: AQUEDUCT,
        says: |of| match of.what {
            None => say!("marble-watch-aqueduct", who = of.who),
            Some(what) => say!("marble-watch-aqueduct-one", who = of.who, what),
        },
        actor: Actor::Players,
    },
    Watch { name: LAST_ROUND, says: |_| say!("marble-watch-last-round"), actor: Actor::Nobodys },
];

/// What an event is to plans; a tile is played at its place and in its row.
pub fn happening(event: &Event) -> Option<Happening> {
    match event {
        Event::Did { player, mv, .. } => summary(*mv).map(|summary| summary.by(*player)),
        Event::Build { player, site, .. } => {
            Some(Happening::new(SITE).by(*player).about(point(*site)))
        }
        Event::LastRound { .. } => Some(Happening::new(LAST_ROUND)),
        Event::Bridge { .. }
        | Event::Coin { .. }
        | Event::Collect { .. }
        | Event::Round { .. }
        | Event::Over { .. } => None,
    }
}

fn summary(mv: Move) -> Option<Happening> {
    match mv {
        Move::Play { at, .. } => Some(Happening::new(PLAY).about(area(at)).about(place(at))),
        Move::Expand { pieces } => {
            let names = pieces.into_iter().map(|piece| piece.aqueduct.name());
            Some(names.fold(Happening::new(AQUEDUCT), Happening::about))
        }
        Move::Open { aqueduct, .. } => Some(Happening::new(AQUEDUCT).about(aqueduct.name())),
        Move::Draw { .. }
        | Move::Recall { .. }
        | Move::Finish { .. }
        | Move::Reward { .. }
        | Move::Spend { .. }
        | Move::End => None,
    }
}

/// The row of a place as a value: `e`.
fn area(at: Placement) -> Value {
    row(at).to_lowercase().into()
}

/// The rows with room for a tile, the unfinished corners of the tiles with an own magistrate, and the aqueducts.
pub fn watchable(view: &SeatView, watch: &str) -> Vec<Value> {
    let mut all: Vec<Value> = match watch {
        PLAY => view.public.places.iter().map(area).collect(),
        SITE => {
            let corners = view.own().posts().flat_map(|tile| grid().lot(tile).corners);
            let open = corners.collect::<VertexSet>().without(view.public.finished());
            open.iter().map(point).collect()
        }
        AQUEDUCT => Aqueduct::ALL.map(|aqueduct| aqueduct.name().into()).to_vec(),
        _ => Vec::new(),
    };
    all.sort();
    all.dedup();
    all
}

/// A row or the place of a tile, a corner, an aqueduct.
pub fn watched(watch: &str, about: &str) -> Option<Text> {
    let is_row = || grid().placements().any(|at| area(at) == about);
    match watch {
        PLAY if is_row() => Some(say!("marble-watched-row", row = about.to_uppercase())),
        PLAY => {
            let at = about.parse::<Placement>().ok()?.to_string();
            Some(say!("marble-watched-place", at))
        }
        SITE => about.parse::<Vertex>().ok().map(|site| site.to_string().into()),
        AQUEDUCT => Aqueduct::from_name(about).map(Text::from),
        _ => None,
    }
}
