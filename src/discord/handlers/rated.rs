//! Rated tables: the question to somebody who is ranked nowhere, and results that are made void.

use super::{App, Asked, Refusal};
use crate::{
    discord::{panels::rated, wire::Reply, words::rated::Question},
    pace::{Stakes, Terms},
    say,
    tables::{Lobby, NewTable, RatedRefused, Refused, TableError, TableId},
    talk::layout::{NoPicture, Panel},
};

/// The question instead of a refusal, where that is all that is missing.
///
/// # Errors
/// Every other refusal.
pub fn asks(error: TableError, table: TableId, about: Question) -> Result<Reply, Refusal> {
    match error {
        TableError::Refused(Refused::Rated(RatedRefused::NotAsked)) => {
            Ok(rated::panel(table, about).into())
        }
        other => Err(other.into()),
    }
}

/// Opens a table. Where a rated one is wanted by somebody who is ranked nowhere, it is friendly until they have answered the
/// question that comes with it.
///
/// # Errors
/// When it is refused.
pub async fn open(
    app: &App,
    table: NewTable,
) -> Result<(Lobby, Option<Panel<NoPicture>>), TableError> {
    let terms = Terms { stakes: Stakes::Friendly, ..table.terms };
    let friendly = NewTable { terms, ..table.clone() };
    match app.tables.create(table).await {
        Err(TableError::Refused(Refused::Rated(RatedRefused::NotAsked))) => {
            let lobby = app.tables.create(friendly).await?;
            let question = rated::panel(lobby.table, Question::Open);
            Ok((lobby, Some(question)))
        }
        opened => Ok((opened?, None)),
    }
}

/// Is ranked nowhere, as before.
pub fn decline() -> Reply {
    Reply::text(say!("rated-declined"))
}

/// Makes the result of a table void.
///
/// # Errors
/// When the one who asks does not manage the server or has played there, or there is no result.
pub async fn void(
    app: &App,
    asked: &Asked,
    table: TableId,
    reason: String,
) -> Result<Reply, Refusal> {
    asked.as_manager()?;
    app.tables.void_result(asked.server()?, table, asked.user(), reason).await?;
    Ok(Reply::text(say!("rated-voided", table)))
}
