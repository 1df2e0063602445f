//! On what a plan at a table of The Great City may depend.

use crate::{board::Seat, games::great_city::rules::events::Event, say, talk::present::Watch};

/// The path of ending a turn.
pub const PASS: &str = "pass";

/// What a plan may watch for.
pub const WATCHES: &[Watch] = &[
    Watch { name: "place", says: || say!("great_city-watch-place") },
    Watch { name: "pick", says: || say!("great_city-watch-pick") },
    Watch { name: "build", says: || say!("great_city-watch-build") },
    Watch { name: "round", says: || say!("great_city-watch-round") },
];

/// Whether this is what the plan of a seat watches for.
#[must_use]
pub fn happens(event: &Event, watch: &str, seat: Seat) -> bool {
    match event {
        Event::Place { player, .. } => watch == "place" && *player != seat,
        Event::Pick { player, .. } => watch == "pick" && *player != seat,
        Event::Build { player, .. } => watch == "build" && *player != seat,
        Event::Round { .. } => watch == "round",
        Event::Draft { .. }
        | Event::SchoolDeck { .. }
        | Event::SchoolKeep { .. }
        | Event::Produce { .. }
        | Event::Pass { .. }
        | Event::Influence { .. }
        | Event::End { .. } => false,
    }
}
