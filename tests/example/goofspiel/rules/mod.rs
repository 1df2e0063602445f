//! The rules.

mod log;
pub mod moves;
pub mod setup;
pub mod table;
