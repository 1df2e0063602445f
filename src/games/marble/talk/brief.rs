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
    let (_, weight) = name_and_weight(event);
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

/// The word by which messages select an event, and how much a player wants to know it.
const fn name_and_weight(event: &Event) -> (&'static str, u8) {
    match event {
        Event::Draw { .. } => ("drew", 1),
        Event::Expand { .. } => ("expanded", 3),
        Event::Recall { .. } => ("recalled", 1),
        Event::Play { .. } => ("played", 3),
        Event::Open { .. } => ("opened", 4),
        Event::Finish { .. } => ("finished", 0),
        Event::Reward { .. } => ("rewards", 2),
        Event::Spend { .. } => ("spent", 1),
        Event::End { .. } => ("ended-turn", 0),
        Event::Bridge { .. } => ("bridge", 4),
        Event::Build { .. } => ("built", 5),
        Event::Coin { .. } => ("coin", 2),
        Event::Collect { .. } => ("collected", 2),
        Event::LastRound { .. } => ("last-round", 6),
        Event::Round { .. } => ("round", 2),
        Event::Over { .. } => ("over", 7),
    }
}

/// So many events of the kind of this one: "3 tiles played".
#[must_use]
pub fn counted(event: &Event, number: usize) -> Text {
    let (event, _) = name_and_weight(event);
    say!("marble-count", event, number)
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
