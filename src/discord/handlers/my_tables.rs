//! The tables of one person, and the way from one to the next.

use super::{App, Asked, Refusal, play};
use crate::{
    discord::{
        panels::{
            my_tables::{list, next_button},
            player,
        },
        wire::Reply,
        words::{Shown, my_tables::link},
    },
    say,
    tables::{Look, TableId, on_table},
    talk::layout::{Panel, Row},
};

/// Shows a page of the list.
///
/// # Errors
/// When the store fails.
pub async fn show(app: &App, asked: &Asked, page: usize) -> Result<Reply, Refusal> {
    Ok(list(&app.tables.tables_of(asked.user()).await?, page).into())
}

/// Adds the way to the next table that waits, if there is one, to a panel in which the turn has ended.
pub async fn lead_on<G: Shown>(
    app: &App,
    asked: &Asked,
    look: &Look<G>,
    panel: Panel<G::Shot>,
) -> Panel<G::Shot> {
    if look.is_my_turn() {
        return panel;
    }
    match app.tables.next_of(asked.user(), look.table).await {
        Ok(Some(_)) => panel.row(Row::Buttons(vec![next_button(player::spot(look))])),
        Ok(None) => panel,
        // The move is made; the way on can be found by `/me tables`.
        Err(error) => {
            tracing::warn!(%error, "the next table was not found");
            panel
        }
    }
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
    on_table!(app.game(mine.table).await?, |table| {
        let look = table.look(Some(asked.user())).await?;
        Ok(play::show_noting(app, look, "", note).await)
    })
}
