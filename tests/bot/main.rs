//! The real bot against the local Discord, over the real wire: whole games, bad input, and trouble on the way.
#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

#[cfg(all(unix, feature = "postgres"))]
#[path = "../common/cluster.rs"]
mod cluster;
#[path = "../common/openapi.rs"]
mod openapi;

mod asides;
mod bad_input;
mod builders;
mod buttons;
mod damage;
mod games;
mod house;
mod lessons;
mod load;
mod looks;
mod marble;
mod me;
mod opponents;
mod panels;
mod people;
mod places;
mod plans;
#[cfg(all(unix, feature = "postgres"))]
mod postgres;
mod posting;
#[cfg(all(unix, feature = "postgres"))]
mod processes;
mod proposals;
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
mod time;
mod trouble;
mod typing;
mod votes;
mod whole;
