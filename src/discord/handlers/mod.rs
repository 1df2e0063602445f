//! What is asked for is done here. An [`Asked`] comes in, a [`Reply`](super::wire::Reply) or a [`Refusal`] goes out; nothing
//! of the Discord library, and nothing is sent.

pub mod admission;
mod app;
pub mod asides;
mod asked;
pub mod daily;
mod ending;
mod explained;
pub mod export;
pub mod film;
pub mod follow;
pub mod game;
pub mod given_up;
pub mod hint;
pub mod history;
mod home;
pub mod incident;
pub mod league;
pub mod lesson;
pub mod lobby;
pub mod look;
pub mod lookup;
pub mod moderation;
pub mod my_tables;
pub mod opening;
pub mod person;
pub mod plan;
pub mod play;
pub mod preferences;
pub mod privacy;
mod private;
pub mod proposals;
pub mod rank;
pub mod rated;
mod refusal;
pub mod rematch;
pub mod restored;
pub mod review;
pub mod seats;
pub mod server;
pub mod settings;
pub mod sight;
pub mod stats;

pub use app::{App, Panicked, not_started};
pub use asked::{Asked, Lacks, Means};
pub use refusal::Refusal;
