//! The pages of *The Great City of Rome*.

pub(crate) mod alt;
pub(crate) mod alt_news;
pub(crate) mod areas;
pub(crate) mod counts;
pub(crate) mod detail;
pub(crate) mod dress;
pub(crate) mod extent;
pub(crate) mod facts;
#[cfg(test)]
mod fit;
pub(crate) mod grid;
pub(crate) mod hand;
pub mod icons;
pub(crate) mod intent;
mod names;
pub(crate) mod news;
pub(crate) mod offer;
pub(crate) mod overview;
pub mod palette;
pub(crate) mod players;
pub(crate) mod portrait;
pub(crate) mod poster;
pub(crate) mod purse;
pub(crate) mod score_lines;
pub(crate) mod scores;
pub(crate) mod sheet;
pub(crate) mod side_panel;
pub(crate) mod site;
pub(crate) mod strip;
pub(crate) mod suggested;
pub(crate) mod tile;
pub(crate) mod tile_art;
pub(crate) mod town;
pub mod words;

pub use self::detail::{city, places};
pub use self::extent::letters;
pub use self::hand::{drawn, hand, hand_pages};
pub use self::intent::{Chosen, Intent};
pub use self::news::News;
pub use self::overview::{overview, overview_since};
pub use self::portrait::portrait;
pub use self::poster::poster;
pub use self::scores::scores;
pub use self::sheet::{SHEETS, sheet};
pub use self::suggested::{Suggestion, suggested};
