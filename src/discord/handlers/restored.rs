//! What a button says that belongs to a table, or to a moment of one, which was lost when the host put a backup back.

use super::{App, Asked, Refusal};
use crate::{
    discord::words,
    say,
    tables::{MoveNumber, Refused, Restore, Table, TableError, TableId, Timestamp},
};

/// Refuses what belongs to a move that was lost: the table has not come so far, or has come so far by other moves since. Nothing
/// but a restore ever takes moves out of the records of a table.
///
/// # Errors
/// When the move was lost, or the table fails.
pub async fn admit(
    app: &App,
    asked: &Asked,
    table: &Table,
    number: MoveNumber,
) -> Result<(), Refusal> {
    let is_of_backup = |restore: &&Restore| table.id() <= restore.table_from;
    let mut restores = restores(app).await.iter().filter(is_of_backup).peekable();
    let Some(last) = restores.peek().copied() else { return Ok(()) };
    if number > table.look(None).await?.number {
        return Err(lost(last));
    }
    let Some(shown) = asked.shown else { return Ok(()) };
    for restore in restores {
        let is_between = restore.taken < shown && shown < restore.at;
        if is_between && is_beyond(app, table, number, restore).await? {
            return Err(lost(restore));
        }
    }
    Ok(())
}

fn lost(restore: &Restore) -> Refusal {
    Refusal::says(say!("refusal-lost-moves", taken = words::minute(restore.taken)))
}

/// Whether the backup knew fewer moves of the table than this.
async fn is_beyond(
    app: &App,
    table: &Table,
    number: MoveNumber,
    restore: &Restore,
) -> Result<bool, TableError> {
    let after = Timestamp(restore.taken.0.saturating_add(1));
    let first = app.tables.first_since(table.id(), after).await?;
    Ok(first.is_some_and(|first| number > first))
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
