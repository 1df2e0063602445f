//! The local Discord over the real wire: with a bot of serenity and poise, and with bare requests.

mod bot;
#[path = "../common/openapi.rs"]
mod openapi;
mod people;
