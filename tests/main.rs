//! All tests from outside, in one binary: each would link all libraries again. Each folder and file is one module;
//! `cargo test --test all bot::` runs those of one.
//!
//! What must run as another user has a binary of its own: `read_only.rs`.

mod ai;
mod bot;
mod cli;
mod common;
mod corpus;
mod crash;
mod laws;
mod layers;
mod local;
mod messages;
mod outside;
mod perft;
mod pictures;
mod rating;
mod replays;
mod scoring;
