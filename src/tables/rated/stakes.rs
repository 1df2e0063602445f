//! Whether a lobby is rated, as its host decides until it starts.

use super::{
    admit::{admit_person, admit_table, forbid_ai},
    refused::RatedRefused,
};
use crate::{
    pace::{Boards, Stakes, Terms},
    store::{InteractionId, SeatRow, TableId, TableRow, Tx, UserId},
    tables::{
        agreed::{options, terms},
        error::TableError,
        handle::Tables,
        lobby_read::{Click, changed, lobby, must_be_host, seen, waiting},
        look::Lobby,
        players::Player,
        settings::{set_preferences, stored_preferences},
    },
};

impl Tables {
    /// Makes a lobby rated, or no longer so.
    ///
    /// # Errors
    /// When the user is not the host, the table cannot be rated, or somebody who sits there is ranked nowhere.
    pub async fn set_stakes(
        &self,
        table: TableId,
        by: Player,
        interaction: InteractionId,
        stakes: Stakes,
    ) -> Result<Lobby, TableError> {
        self.unless_starting(table).await?;
        self.change(move |tx, now| set(tx, table, &Click { by, interaction, now }, stakes)).await
    }

    /// Lets somebody be ranked here who is ranked nowhere.
    ///
    /// # Errors
    /// Of the store.
    pub async fn rank_here(&self, user: UserId) -> Result<(), TableError> {
        let write = move |tx: &Tx| {
            let mut settings = stored_preferences(tx, user)?;
            if settings.boards == Boards::Nowhere {
                settings.boards = Boards::Here;
                set_preferences(tx, user, &settings)?;
            }
            Ok::<_, TableError>(())
        };
        self.store().with(write).await
    }
}

fn set(tx: &Tx, table: TableId, click: &Click, stakes: Stakes) -> Result<Lobby, TableError> {
    if seen(tx, table, click.interaction)? {
        return lobby(tx, table);
    }
    let (row, seats) = waiting(tx, table)?;
    must_be_host(&row, &seats, click.by.user)?;
    let wanted = Terms { stakes, ..terms(&row)? };
    match stakes {
        Stakes::Rated => admit(tx, &row, &seats, click, &wanted)?,
        Stakes::Friendly => {}
    }
    tx.set_terms(table, &serde_json::to_string(&wanted).expect("terms are plain data"))?;
    tx.keep_interaction(click.interaction, table)?;
    changed(tx, table, click.now)
}

/// All who sit there must be people who may sit at a rated table.
fn admit(
    tx: &Tx,
    row: &TableRow,
    seats: &[SeatRow],
    click: &Click,
    wanted: &Terms,
) -> Result<(), TableError> {
    admit_table(tx, row.guild, wanted, &options(row)?)?;
    forbid_ai(wanted, seats)?;
    let mut names = Vec::new();
    for seat in seats {
        let Some(player) = seat.player else { continue };
        match admit_person(tx, player, row.id, click.now) {
            Ok(()) => {}
            Err(TableError::Refused(_)) if player != click.by.user => names.push(seat.name.clone()),
            Err(error) => return Err(error),
        }
    }
    if names.is_empty() { Ok(()) } else { Err(RatedRefused::OthersNotAsked { names }.into()) }
}
