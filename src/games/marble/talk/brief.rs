//! What happened, as parts of a summary.

use super::units::{
    aqueduct, building, coins, kind, kinds, listed, pieces, points, space as space_of,
};
use crate::{
    board::Seat,
    games::marble::rules::{events::Event, kinds::Kind},
    say,
    talk::{names::Names, present::Brief, say::Text},
};

/// An event as a part of a summary.
#[must_use]
pub fn brief(event: &Event, names: &Names) -> Brief {
    let weight = weight(event);
    match did(event) {
        Some((who, says)) => Brief { who: Some(who), says, weight },
        None => Brief { who: None, says: super::words::event(event, names), weight },
    }
}

/// Who did it, and what; `None` for what concerns nobody in particular.
fn did(event: &Event) -> Option<(Seat, Text)> {
    Some(match event {
        Event::Draw { player, tiles } => {
            (*player, say!("marble-brief-drew", tiles = kinds(listed(tiles.iter()))))
        }
        Event::Expand { player, pieces: laid } => {
            (*player, say!("marble-brief-expanded", pieces = pieces(laid.iter())))
        }
        Event::Recall { player, tile } => {
            (*player, say!("marble-brief-recalled", tile = tile.to_string()))
        }
        Event::Play { player, tile, at, magistrate } => {
            let (kind, at) = (kind(*tile), at.to_string());
            let says = if *magistrate {
                say!("marble-brief-played-with-magistrate", kind, at)
            } else {
                say!("marble-brief-played", kind, at)
            };
            (*player, says)
        }
        Event::Open { player, aqueduct: opened, .. } => {
            (*player, say!("marble-brief-opened", aqueduct = aqueduct(*opened)))
        }
        Event::Finish { player, site } => {
            (*player, say!("marble-brief-finished", site = site.to_string()))
        }
        Event::Reward { player, tile: Some(_), building, .. } => {
            (*player, say!("marble-brief-sent", space = space_of(*building)))
        }
        Event::Reward { player, tile: None, .. } => (*player, say!("marble-brief-kept")),
        Event::Spend { player, imperium } => {
            (*player, say!("marble-brief-spent", kind = kind(*imperium)))
        }
        Event::End { player } => (*player, say!("marble-brief-ended-turn")),
        Event::Bridge { player, space } => {
            (*player, say!("marble-brief-bridge", space = space.number()))
        }
        Event::Build { site, building: built, player, points: scored } => {
            let (building, site) = (building(*built), site.to_string());
            ((*player)?, say!("marble-brief-built", building, site, points = points(*scored)))
        }
        Event::Coin { player, .. } => (*player, say!("marble-brief-coin")),
        Event::Collect { player, imperium, coins } => (*player, collected(imperium, *coins)),
        Event::LastRound { .. } | Event::Round { .. } | Event::Over { .. } => return None,
    })
}

fn collected(imperium: &[Kind], brought: u8) -> Text {
    let imperium = listed(imperium.iter().copied());
    match (imperium.total(), brought) {
        (0, _) => say!("marble-brief-collected-coins", coins = coins(brought)),
        (_, 0) => say!("marble-brief-collected-imperium", imperium = kinds(imperium)),
        _ => {
            let (imperium, coins) = (kinds(imperium), coins(brought));
            say!("marble-brief-collected-both", imperium, coins)
        }
    }
}

/// How much a player wants to know it.
const fn weight(event: &Event) -> u8 {
    match event {
        Event::End { .. } | Event::Finish { .. } => 0,
        Event::Draw { .. } | Event::Spend { .. } | Event::Recall { .. } => 1,
        Event::Round { .. } | Event::Reward { .. } | Event::Coin { .. } | Event::Collect { .. } => {
            2
        }
        Event::Play { .. } | Event::Expand { .. } => 3,
        Event::Bridge { .. } | Event::Open { .. } => 4,
        Event::Build { .. } => 5,
        Event::LastRound { .. } => 6,
        Event::Over { .. } => 7,
    }
}

/// So many events of the kind of this one: "3 tiles played".
#[must_use]
pub fn counted(event: &Event, number: usize) -> Text {
    match event {
        Event::Draw { .. } => say!("marble-count-drew", number),
        Event::Expand { .. } => say!("marble-count-expanded", number),
        Event::Recall { .. } => say!("marble-count-recalled", number),
        Event::Play { .. } => say!("marble-count-played", number),
        Event::Open { .. } => say!("marble-count-opened", number),
        Event::Finish { .. } => say!("marble-count-finished", number),
        Event::Reward { .. } => say!("marble-count-rewards", number),
        Event::Spend { .. } => say!("marble-count-spent", number),
        Event::End { .. } => say!("marble-count-ended-turn", number),
        Event::Bridge { .. } => say!("marble-count-bridge", number),
        Event::Build { .. } => say!("marble-count-built", number),
        Event::Coin { .. } => say!("marble-count-coin", number),
        Event::Collect { .. } => say!("marble-count-collected", number),
        Event::LastRound { .. } => say!("marble-count-last-round", number),
        Event::Round { .. } => say!("marble-count-round", number),
        Event::Over { .. } => say!("marble-count-over", number),
    }
}

/// Whether it is the end of a turn and nothing more.
#[must_use]
pub const fn is_mere_end(event: &Event) -> bool {
    matches!(event, Event::End { .. })
}

/// The round that begins with this event.
#[must_use]
pub const fn new_round(event: &Event) -> Option<u8> {
    if let Event::Round { round } = event { Some(*round) } else { None }
}
