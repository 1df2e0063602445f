//! Events of Discord that the library cannot read: reduced to the fields that the bot needs, each repaired by itself, and
//! read again. The library gives up a whole event for one field that it does not know, be it a flag of somebody's account.

mod account;
mod data;
mod fields;
mod interaction;
mod json;
#[cfg(test)]
mod law_tests;
mod lost;
mod ready;
mod settled;

pub use fields::optional;
pub use interaction::{Repaired, interaction};
pub use json::{id, text};
pub use lost::Lost;
pub use ready::ready;
pub use settled::settle;
