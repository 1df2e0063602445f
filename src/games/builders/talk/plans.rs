//! On what a plan at a table of The Builders may depend.

use crate::{board::Seat, games::builders::rules::events::Event, say, talk::present::Watch};

/// The path of ending a turn.
pub const PASS: &str = "end";

/// What a plan may watch for.
pub const WATCHES: &[Watch] = &[
    Watch { name: "open", says: || say!("builders-watch-open") },
    Watch { name: "recruit", says: || say!("builders-watch-recruit") },
    Watch { name: "invest", says: || say!("builders-watch-invest") },
    Watch { name: "last_round", says: || say!("builders-watch-last-round") },
];

/// Whether this is what the plan of a seat watches for.
#[must_use]
pub fn happens(event: &Event, watch: &str, seat: Seat) -> bool {
    match event {
        Event::Open { player, .. } => watch == "open" && *player != seat,
        Event::Recruit { player, .. } => watch == "recruit" && *player != seat,
        Event::Invest { player, .. } => watch == "invest" && *player != seat,
        Event::LastRound { .. } => watch == "last_round",
        Event::Send { .. }
        | Event::Finish { .. }
        | Event::Take { .. }
        | Event::Free { .. }
        | Event::End { .. }
        | Event::Round { .. }
        | Event::Over { .. } => false,
    }
}
