//! The tables of one person, and the way from one to the next.

use super::{App, Asked, Refusal, play};
use crate::{
    discord::{panels::my_tables::list, wire::Reply, words::my_tables::link},
    say,
    tables::TableId,
};

/// Shows a page of the list.
pub async fn show(app: &App, asked: &Asked, page: usize) -> Result<Reply, Refusal> {
    let damaged = app.tables.damaged_of(asked.user()).await?;
    let mut tables = app.tables.tables_of(asked.user()).await?;
    tables.retain(|mine| !damaged.contains(&mine.table));
    Ok(list(&tables, &damaged, page).into())
}

/// Opens the panel of the next table that waits.
///
/// # Errors
/// When that table cannot be shown.
pub async fn next(app: &App, asked: &Asked, after: TableId) -> Result<Reply, Refusal> {
    let Some(mine) = app.tables.next_of(asked.user(), after).await? else {
        return Ok(Reply::text(say!("player-no-next-table")));
    };
    let note = say!("player-next-table", table = mine.table, link = link(&mine));
    let table = app.game(mine.table).await?;
    let look = table.look(Some(asked.user())).await?;
    Ok(play::show_noting(app, look, note).await)
}
