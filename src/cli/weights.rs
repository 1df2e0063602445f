//! What opponents learned is checked before anybody plays.

use super::failure::Failure;
use crate::{
    board::Strategy as _,
    tables::{GameKind, on_kind},
};

/// Refuses what does not fit: nobody plays by a guess.
pub(super) fn check() -> Result<(), Failure> {
    for kind in GameKind::ALL {
        on_kind!(kind, G => G::learned().map(|_| ()))?;
    }
    Ok(())
}
