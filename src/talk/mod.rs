//! What every game needs to speak to people, in the sentences of [`say`]: names, layouts of panels, component ids,
//! reading what is typed. No Discord library, no game.
//!
//! A game that is to be shown gives, in its folder `talk`, what [`present`] asks for: sentences, cards and rules to look up,
//! settings, pictures, and a [`Guide`](paths::Guide) to its moves, from which all menus follow ([`paths`]).

#![warn(missing_docs)]

pub mod custom_id;
pub mod film;
pub(crate) mod in_parts;
pub mod layout;
pub mod names;
pub mod paths;
pub mod plans;
pub mod present;
pub mod seat_verb;
pub mod sight;
pub mod spelling;
pub mod spot;
pub mod story;
pub mod tell;
pub mod topic;
pub mod typed;
pub mod verb;
pub mod watched;
pub mod wishes;
pub mod written;

pub use crate::catalogue as say;
