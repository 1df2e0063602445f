//! What every game stands on: seats and turns, chance, the traits that a game implements, logs. Knows no game.
//!
//! A game is a value that holds the whole truth of one table. It stays with the table; everybody else gets a
//! view for one viewer. [`Game`] names what a table, the store, the pictures and the simulator need of it, [`Strategy`]
//! what opponents need, [`Logged`](log::Logged) what its log adds. Pure: no async, no I/O, no clock, no global state.

#![warn(missing_docs)]

pub mod beliefs;
pub mod chance;
pub mod first_player;
pub mod game;
pub mod ids;
mod in_parts;
pub mod level;
pub mod log;
pub(crate) mod named;
pub mod points;
pub mod promise;
pub mod reel;
pub mod rules_version;
pub mod seat;
pub mod seat_colour;
pub mod strategy;
pub mod turn;
pub mod view;
pub mod what_if;

pub use beliefs::{BadWeights, Beliefs};
pub use chance::{Chance, Luck, Rng, Seed};
pub use first_player::{BadSeats, FirstPlayer};
pub use game::{Agreed, Game, PlayError, ViewOf};
pub use ids::{MoveNumber, TableId};
pub(crate) use in_parts::in_parts;
pub use level::Level;
pub(crate) use named::{named, score_pad};
pub use points::{points, signed};
pub use promise::{Clicks, Commitment, Promised, Purpose, ShuffleSecret};
pub use reel::{Ends, Reel, Shooting};
pub use rules_version::{Dealt, RulesVersion};
pub use seat::{Seat, SeatSet};
pub use seat_colour::SeatColour;
pub use strategy::{Imagined, Strategy};
pub use turn::Turn;
pub use view::SeatView;
#[cfg(test)]
pub(crate) use what_if::goals_told_and_reached;
pub use what_if::{Outcome, Soon, WhatIf};
