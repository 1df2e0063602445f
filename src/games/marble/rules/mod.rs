//! The rules of *Rome: City of Marble*: pure, without I/O, clock or global state.

pub(crate) mod auto;
pub(crate) mod check;
pub mod codes;
pub mod events;
pub mod facts;
pub(crate) mod game;
pub mod grid;
pub mod illegal;
pub(crate) mod imagine;
pub mod kinds;
pub mod labels;
pub mod lattice;
pub(crate) mod legal;
pub mod log;
pub(crate) mod look;
pub mod moves;
pub mod options;
pub mod orders;
pub mod places;
pub(crate) mod play;
pub mod prospect;
pub mod record;
#[cfg(test)]
mod rulings;
pub mod scoring;
pub mod sets;
pub mod setup;
pub(crate) mod spent;
pub(crate) mod state;
pub mod view;
