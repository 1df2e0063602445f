//! Sentences that every game shares.

pub mod company;
mod events;
pub mod export;
pub mod list;
pub mod lobby;
pub mod look;
pub mod lookup;
mod marks;
pub mod me;
pub mod moment;
pub mod my_tables;
mod notice;
pub mod people;
pub mod places;
pub mod plans;
pub mod proposals;
mod refusals;
pub mod rematch;
pub mod rules;
pub mod seat_refusals;
pub mod seats;
pub mod server;
pub mod settings;
pub mod stats;
pub mod story;
pub mod summary;
pub mod time;
mod tips;

pub use events::{newest, told, took_back};
pub use marks::{bold, counted, link_to, mention, moment, since, when};
pub use notice::{calling, notice};
pub use people::{cast, names, names_before, not_at_table};
pub use refusals::{refusal, undo_refusal};
pub use tips::tips;
