//! The pages of *The Great City of Rome*.

mod alt;
mod buildings;
mod offer;
mod overview;
mod plan;
mod players;
mod strip;
mod tile;
mod tile_art;
pub mod words;

pub use buildings::buildings;
pub use overview::overview;
pub use plan::letters;
