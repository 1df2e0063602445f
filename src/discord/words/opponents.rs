//! Sentences about AI at tables.

use crate::board::Level;

/// The levels that people are offered; the others are for comparison.
pub const OFFERED: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];
