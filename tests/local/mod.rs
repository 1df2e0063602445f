//! The local Discord over the real wire: with a bot of serenity and poise, and with bare requests.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod bot;
mod direct;
mod gateway;
mod interactions;
mod limits;
mod page;
mod people;
mod restart;
mod servers;
mod shards;
mod threads;
mod wire;

use crate::common::openapi;
