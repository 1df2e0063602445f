//! What happened, as parts of a summary.

use crate::board::Seat;
use crate::games::marble::rules::{Event, Kind};
use crate::say;
use crate::talk::names::Names;
use crate::talk::present::Brief;
use crate::talk::say::Text;

use super::units::{brought, kinds, listed, pieces, points};

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
    let (player, says) = match event {
        Event::Draw { player, tiles } => {
            (player, say!("marble-brief-drew", tiles = kinds(listed(tiles.iter()))))
        }
        Event::Expand { player, pieces: laid } => {
            (player, say!("marble-brief-expanded", pieces = pieces(laid.iter())))
        }
        Event::Recall { player, tile } => (player, say!("marble-brief-recalled", tile)),
        Event::Play { player, tile, at, magistrate } => {
            (player, say!("marble-brief-played", kind = tile, at, magistrate))
        }
        Event::Open { player, aqueduct, .. } => (player, say!("marble-brief-opened", aqueduct)),
        Event::Finish { player, site } => (player, say!("marble-brief-finished", site)),
        Event::Reward { player, tile: Some(_), building, .. } => {
            (player, say!("marble-brief-sent", building))
        }
        Event::Reward { player, tile: None, .. } => (player, say!("marble-brief-kept")),
        Event::Spend { player, imperium } => (player, say!("marble-brief-spent", kind = imperium)),
        Event::End { player } => (player, say!("marble-brief-ended-turn")),
        Event::Bridge { player, space } => {
            (player, say!("marble-brief-bridge", space = space.number()))
        }
        Event::Build { site, building, player, points: scored } => {
            let points = points(*scored);
            (player.as_ref()?, say!("marble-brief-built", building, site, points))
        }
        Event::Coin { player, .. } => (player, say!("marble-brief-coin")),
        Event::Collect { player, imperium, coins } => (player, collected(imperium, *coins)),
        Event::LastRound { .. } | Event::Round { .. } | Event::Over { .. } => return None,
    };
    Some((*player, says))
}

fn collected(imperium: &[Kind], number: u8) -> Text {
    let (imperium, brought) = (listed(imperium.iter().copied()), brought(imperium, number));
    say!("marble-brief-collected", brought, imperium = kinds(imperium), number)
}

/// How much a player wants to know an event.
const fn weight(event: &Event) -> u8 {
    match event {
        Event::Finish { .. } | Event::End { .. } => 0,
        Event::Draw { .. } | Event::Recall { .. } | Event::Spend { .. } => 1,
        Event::Reward { .. } | Event::Coin { .. } | Event::Collect { .. } | Event::Round { .. } => {
            2
        }
        Event::Expand { .. } | Event::Play { .. } => 3,
        Event::Open { .. } | Event::Bridge { .. } => 4,
        Event::Build { .. } => 5,
        Event::LastRound { .. } => 6,
        Event::Over { .. } => 7,
    }
}

/// Whether it is the end of a turn and nothing more.
#[must_use]
pub const fn is_mere_end(event: &Event) -> bool {
    matches!(event, Event::End { .. })
}
