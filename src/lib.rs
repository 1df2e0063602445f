//! Aedile: slow board games about building Rome in the channels of a Discord server.

pub mod config;
pub mod games;
pub mod local;
pub mod metrics;
pub mod render;
pub mod store;
pub mod tables;
