//! Seats that pass on, and votes: what people read, press and are answered.

pub mod choose;
pub mod gone;
pub mod press;
pub mod refusals;
pub mod verb;
pub mod words;

pub use verb::SeatVerb;
