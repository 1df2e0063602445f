//! What comes from outside, one module each, with what must hold whatever it says. The fuzzer calls them, and so does
//! `tests/outside.rs` with what it once found and with mutations of good files.

pub mod component_ids;
pub mod configuration;
pub mod gateway_events;
pub mod logs;
pub mod scores;
pub mod typed_orders;
