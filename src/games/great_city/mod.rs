//! *The Great City of Rome* on one page.
//!
//! Rules text: `great_city_of_rome.md`, whose paragraphs (`§5.4`) and rulings (`E18`) the code names.

pub mod cards;
pub mod city;
pub mod events;
pub mod moves;
pub mod options;
pub mod view;

pub use cards::{Card, Deck};
pub use city::{Cell, CellSet};
pub use events::Event;
pub use moves::{Bottom, Move, Space};
pub use options::Options;
pub use view::{PublicView, SeatView};
