//! The icons of this game's pages: its own and those of the shared ones that it shows.
//!
//! The buildings are drawn once and used twice: in marble where they are built, and in one tint as the glyph of their
//! type; see `pieces`. So each begins with its outline in the colour of the joints and uses only the colours of marble, its
//! shade, openings and the accent of the type.

use crate::games::marble::rules::{Building, Kind};
pub use crate::render::icons::COIN;
use crate::render::icons::{Icon, icons};

icons! { "assets/marble/icons":
    TEMPLE = "temple", BATHHOUSE = "bathhouse", THEATRE = "theatre", ARENA = "arena", FOUNTAIN = "fountain",
    HILL = "hill", BRIDGE = "bridge", SPRING = "spring", IMPERIUM = "imperium", MOST_COINS = "most-coins",
    AQUEDUCT = "aqueduct", SITE = "site",
}

/// The drawing of a building.
pub const fn building(building: Building) -> Icon {
    match building {
        Building::Temple => TEMPLE,
        Building::Bathhouse => BATHHOUSE,
        Building::Theatre => THEATRE,
        Building::Arena => ARENA,
        Building::Fountain => FOUNTAIN,
    }
}

/// The drawing of the building of a type.
pub const fn kind(kind: Kind) -> Icon {
    building(Building::civic(kind))
}
