//! The binary as a user calls it: every call with good and with bad input.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod config;
mod documents;
mod each_game;
mod files;
mod program;
mod puzzles;
mod restore;
mod serving;
mod simulate;
