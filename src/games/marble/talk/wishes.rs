//! What may be agreed on before the deal.

use crate::games::marble::rules::{FountainAdjacency, HillCorners, Marble, Options};
use crate::say;
use crate::talk::present::{Changed, Settings};
use crate::talk::wishes::Wish;

use super::words;

const FIXED_HILLS: &str = "fixed_hills";
const HILL_CORNERS: &str = "hill_corners_count";
const FOUNTAINS: &str = "fountains_along_sides";

/// What can be set, in the order in which it is offered.
pub const WISHES: &[Wish] = &[
    Wish { name: FIXED_HILLS, says: || say!("marble-wish-fixed-hills") },
    Wish { name: HILL_CORNERS, says: || say!("marble-wish-hill-corners") },
    Wish { name: FOUNTAINS, says: || say!("marble-wish-fountains") },
];

impl Settings for Marble {
    /// The usual rules. Moves without a choice are automatic unless somebody wants to make them.
    fn agree(_preset: usize, automatic: Option<bool>) -> Options {
        let usual = Options::default();
        Options { auto_play_forced: automatic.unwrap_or(usual.auto_play_forced), ..usual }
    }

    fn wishes() -> &'static [Wish] {
        WISHES
    }

    fn answer(options: &Options, wish: &str) -> Option<bool> {
        let is_so = match wish {
            FIXED_HILLS => options.fixed_hills,
            HILL_CORNERS => options.buildings_per_hill_corner == HillCorners::Building,
            FOUNTAINS => options.fountain_adjacency == FountainAdjacency::Edge,
            _ => return None,
        };
        Some(is_so)
    }

    fn set(options: &mut Options, wish: &str, answer: bool) {
        match wish {
            FIXED_HILLS => options.fixed_hills = answer,
            HILL_CORNERS => {
                options.buildings_per_hill_corner =
                    if answer { HillCorners::Building } else { HillCorners::Empty };
            }
            FOUNTAINS => {
                options.fountain_adjacency =
                    if answer { FountainAdjacency::Edge } else { FountainAdjacency::Lattice };
            }
            _ => {}
        }
    }

    fn changed(options: &Options) -> Vec<Changed> {
        words::changed(options)
    }
}
