//! Where somebody wants to be ranked.

use crate::{
    pace::Boards,
    store::{Tx, UserId},
    tables::{error::TableError, people::settings::preferences_from},
};

/// What this person chose; nowhere if that cannot be read.
pub(in crate::tables) fn boards(tx: &Tx, user: UserId) -> Result<Boards, TableError> {
    Ok(preferences_from(tx.preferences(user)?)?.boards)
}
