//! The local Discord over the real wire: with a bot of serenity and poise, and with bare requests.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod bot;
mod direct;
mod gateway;
mod interactions;
mod limits;
#[path = "../common/openapi.rs"]
mod openapi;
mod page;
mod people;
mod restart;
mod servers;
mod shards;
mod threads;
mod wire;
