//! The pages of *The Great City of Rome*.

mod alt;
mod alt_news;
mod buildings;
mod detail;
mod hand;
mod news;
mod offer;
mod overview;
mod plan;
mod players;
mod scores;
mod side_panel;
mod strip;
mod tile;
mod tile_art;
pub mod words;

pub use buildings::buildings;
pub use detail::{Chosen, Plan, city, plan};
pub use hand::{drawn, hand, hand_pages};
pub use news::News;
pub use overview::{overview, overview_since};
pub use plan::letters;
pub use scores::scores;
