//! What a button says that belongs to a table, or to a moment of one, which was lost when the host put a backup back.

use super::{App, Refusal};
use crate::{
    discord::words,
    say,
    tables::{Refused, Restore, TableError, TableId},
};

/// The refusal in other words where that is why there is no such table or moment.
pub async fn explained(app: &App, table: TableId, refusal: Refusal) -> Refusal {
    let Some(what) = Lost::of(&refusal) else { return refusal };
    let restores = match app.tables.restores().await {
        Ok(restores) => restores,
        Err(error) => {
            tracing::debug!(%error, "cannot ask which backups were put back");
            return refusal;
        }
    };
    let Some(restore) = restores.iter().find(|restore| what.is_by(restore, table)) else {
        return refusal;
    };
    let taken = words::minute(restore.taken);
    Refusal::says(match what {
        Lost::Table => say!("refusal-lost-table", taken),
        Lost::Moves => say!("refusal-lost-moves", taken),
    })
}

/// What a restore takes away.
#[derive(Clone, Copy)]
enum Lost {
    /// The whole table.
    Table,
    /// Moves of a table that the backup has.
    Moves,
}

impl Lost {
    /// What may be lost, as somebody was refused like this.
    fn of(refusal: &Refusal) -> Option<Self> {
        let Refusal::Table(TableError::Refused(why)) = refusal else { return None };
        if matches!(why, Refused::NoTable) {
            return Some(Self::Table);
        }
        // Nothing else ever takes moves out of the records of a table.
        matches!(why, Refused::Stale { expected, now, .. } if expected > now).then_some(Self::Moves)
    }

    /// Whether this restore has taken it away.
    fn is_by(self, restore: &Restore, table: TableId) -> bool {
        match self {
            Self::Table => restore.table_from < table && table <= restore.table_to,
            Self::Moves => table <= restore.table_from,
        }
    }
}
