//! What is agreed on at a table, as it is stored.

use crate::{
    pace::Terms,
    store::TableRow,
    tables::{GameKind, GameOptions, TableError},
};

pub(in crate::tables) fn kind(row: &TableRow) -> Result<GameKind, TableError> {
    GameKind::from_id(&row.game).ok_or_else(|| TableError::Broken {
        table: row.id,
        why: format!("there is no game {:?}", row.game),
    })
}

pub(in crate::tables) fn options(row: &TableRow) -> Result<GameOptions, TableError> {
    kind(row)?
        .read_options(&row.options)
        .map_err(|error| TableError::Broken { table: row.id, why: error.to_string() })
}

pub(in crate::tables) fn terms(row: &TableRow) -> Result<Terms, TableError> {
    serde_json::from_str(&row.terms)
        .map_err(|error| TableError::Broken { table: row.id, why: error.to_string() })
}
