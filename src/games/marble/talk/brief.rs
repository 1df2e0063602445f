//! What happened, as parts of a summary.

use crate::games::marble::rules::{Event, Move};
use crate::talk::names::Names;
use crate::talk::present::Brief;

use super::words::{self, Form};

/// An event as a part of a summary.
pub fn brief(event: &Event, names: &Names) -> Brief {
    Brief {
        who: event.player(),
        says: words::told(Form::Part, event, names),
        weight: weight(event),
    }
}

/// How much a player wants to know an event.
const fn weight(event: &Event) -> u8 {
    match event {
        Event::Did { mv, .. } => match mv {
            Move::Finish { .. } | Move::End => 0,
            Move::Draw { .. } | Move::Recall { .. } | Move::Spend { .. } => 1,
            Move::Reward { .. } => 2,
            Move::Expand { .. } | Move::Play { .. } => 3,
            Move::Open { .. } => 4,
        },
        Event::Coin { .. } | Event::Collect { .. } | Event::Round { .. } => 2,
        Event::Bridge { .. } => 4,
        Event::Build { .. } => 5,
        Event::LastRound { .. } => 6,
        Event::Over { .. } => 7,
    }
}

/// Whether it is the end of a turn and nothing more.
pub const fn is_mere_end(event: &Event) -> bool {
    matches!(event, Event::Did { mv: Move::End, .. })
}
