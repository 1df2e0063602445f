//! The pages of *The Builders: Antiquity*.

pub mod alt;
pub mod art;
pub mod card;
pub mod line;
pub mod scores;
mod sheet;

pub use scores::scores;
pub use sheet::{SHEETS, sheet};
