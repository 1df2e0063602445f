//! The pages of *The Builders: Antiquity*.

pub mod alt;
pub mod art;
pub mod card;
pub mod line;
mod sheet;

pub use sheet::{SHEETS, sheet};
