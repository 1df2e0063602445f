//! What opponents learned is checked before anybody plays.

use super::failure::Failure;
use crate::play::GameKind;

/// Refuses what does not fit: nobody plays by a guess.
pub(super) fn check() -> Result<(), Failure> {
    Ok(GameKind::ALL.iter().try_for_each(|kind| kind.check_learned())?)
}
