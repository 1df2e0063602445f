//! Who may open a table where.

use super::{App, Asked, Refusal};
use crate::{discord::words::server, tables::ServerSettings};

/// What the server has set, if it lets the one who asks open a table here.
///
/// # Errors
/// When it does not.
pub async fn welcome(app: &App, asked: &Asked) -> Result<ServerSettings, Refusal> {
    let set = app.tables.server(asked.server()?).await?;
    set.admit(&asked.opening).map_err(|why| Refusal::says(server::unwelcome(&why)))?;
    Ok(set)
}
