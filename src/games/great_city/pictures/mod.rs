//! The pages of *The Great City of Rome*.

pub(crate) mod alt;
pub(crate) mod alt_news;
pub(crate) mod buildings;
pub(crate) mod detail;
#[cfg(test)]
mod fit;
pub(crate) mod hand;
pub mod icons;
pub(crate) mod news;
pub(crate) mod offer;
pub(crate) mod overview;
pub mod palette;
pub(crate) mod plan;
pub(crate) mod players;
pub(crate) mod scores;
pub(crate) mod side_panel;
pub(crate) mod strip;
pub(crate) mod tile;
pub(crate) mod tile_art;
pub mod words;

pub use self::buildings::buildings;
pub use self::detail::{Chosen, Plan, city, plan};
pub use self::hand::{drawn, hand, hand_pages};
pub use self::news::News;
pub use self::overview::{overview, overview_since};
pub use self::plan::letters;
pub use self::scores::scores;
