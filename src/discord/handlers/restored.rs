//! What a button says that belongs to a table, or to a moment of one, which was lost when the host put a backup back.

use super::{App, Refusal};
use crate::{
    discord::words,
    say,
    tables::{MoveNumber, Refused, Restore, Table, TableError, TableId},
};

/// Refuses what belongs to a move that was lost: the table has not come so far. Nothing else ever takes moves out of the records
/// of a table.
///
/// # Errors
/// When the move was lost, or the table fails.
pub async fn admit(app: &App, table: &Table, number: MoveNumber) -> Result<(), Refusal> {
    let is_of_backup = |restore: &&Restore| table.id() <= restore.table_from;
    let Some(restore) = restores(app).await.iter().find(is_of_backup) else { return Ok(()) };
    if number <= table.look(None).await?.number {
        return Ok(());
    }
    Err(Refusal::says(say!("refusal-lost-moves", taken = words::minute(restore.taken))))
}

/// The refusal in other words where a restore is why there is no such table.
pub async fn explained(app: &App, table: TableId, refusal: Refusal) -> Refusal {
    if !matches!(refusal, Refusal::Table(TableError::Refused(Refused::NoTable))) {
        return refusal;
    }
    let took = |restore: &&Restore| restore.table_from < table && table <= restore.table_to;
    match restores(app).await.iter().find(took) {
        Some(restore) => {
            Refusal::says(say!("refusal-lost-table", taken = words::minute(restore.taken)))
        }
        None => refusal,
    }
}

/// The backups that were put back, the last one first; none when the database does not answer.
async fn restores(app: &App) -> &[Restore] {
    app.tables.restores().await.unwrap_or_else(|error| {
        tracing::debug!(%error, "cannot ask which backups were put back");
        &[]
    })
}
