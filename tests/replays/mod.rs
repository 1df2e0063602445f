//! Whole games written as logs, read back, and tampered with.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod builders;
mod every;
mod great_city;
mod marble;

use every::*;
