//! On what a plan at a table of City of Marble may depend. No move ends a turn without doing something before, so there is
//! no plan that only passes.

use crate::{board::Seat, games::marble::rules::events::Event, say, talk::present::Watch};

/// What a plan may watch for.
pub const WATCHES: &[Watch] = &[
    Watch { name: "play", says: || say!("marble-watch-play") },
    Watch { name: "site", says: || say!("marble-watch-site") },
    Watch { name: "aqueduct", says: || say!("marble-watch-aqueduct") },
    Watch { name: "last_round", says: || say!("marble-watch-last-round") },
];

/// Whether this is what the plan of a seat watches for.
#[must_use]
pub fn happens(event: &Event, watch: &str, seat: Seat) -> bool {
    match event {
        Event::Play { player, .. } => watch == "play" && *player != seat,
        Event::Build { player, .. } => watch == "site" && *player != Some(seat),
        Event::Expand { player, .. } | Event::Open { player, .. } => {
            watch == "aqueduct" && *player != seat
        }
        Event::LastRound { .. } => watch == "last_round",
        Event::Draw { .. }
        | Event::Recall { .. }
        | Event::Finish { .. }
        | Event::Reward { .. }
        | Event::Spend { .. }
        | Event::End { .. }
        | Event::Bridge { .. }
        | Event::Coin { .. }
        | Event::Collect { .. }
        | Event::Round { .. }
        | Event::Over { .. } => false,
    }
}
