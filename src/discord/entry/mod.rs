//! What reads Discord's events and sends: the framework, commands, buttons, the poster.

mod answer;
mod aside;
mod asked;
pub mod commands;
mod context;
mod door;
mod follow;
mod foreign;
mod forums;
mod framework;
mod league_refusals;
mod leagues;
mod line;
mod pauses;
mod places;
pub mod poster;
mod press;
mod registering;
mod run;
mod session;
mod sharing;
mod threads;
mod turns;
mod unread;
mod watch;

pub use context::{Command, Context, Never};
pub use run::run;
