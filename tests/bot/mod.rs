//! The real bot against the local Discord, over the real wire: whole games, bad input, and trouble on the way.
#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

mod asides;
mod bad_input;
mod builders;
mod buttons;
mod daily;
mod damage;
mod forums;
mod games;
mod house;
mod languages;
mod late;
mod league;
mod lessons;
mod limited;
mod load;
mod looks;
mod marble;
mod me;
mod moderation;
mod natives;
#[cfg(all(unix, feature = "postgres"))]
mod older;
mod opponents;
mod panels;
mod people;
mod places;
mod plans;
#[cfg(all(unix, feature = "postgres"))]
mod postgres;
mod posting;
mod practice;
#[cfg(all(unix, feature = "postgres"))]
mod processes;
mod proposals;
mod puzzle;
mod rated;
mod refused;
mod restored;
mod reviews;
mod rules;
mod seats;
mod server;
mod settings;
#[cfg(all(unix, feature = "postgres"))]
mod several;
mod shards;
mod shut_out;
mod since;
mod started;
mod stopping;
mod strangers;
mod taps;
mod time;
mod trouble;
mod twins;
mod typing;
mod unread;
mod votes;
mod whole;

#[cfg(all(unix, feature = "postgres"))]
use crate::common::cluster;
use crate::common::{openapi, slow};
