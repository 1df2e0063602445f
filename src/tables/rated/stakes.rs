//! Whether a lobby is rated, as its host decides until it starts.

use super::{
    admit::{admit_person, admit_table, forbid_ai},
    refused::RatedRefused,
};
use crate::{
    pace::{Boards, Preferences, Stakes, Terms},
    store::{InteractionId, SeatRow, TableId, TableRow, Tx, UserId},
    tables::{
        Tables,
        error::TableError,
        lobby::{Click, agreed::options, at, must_be_host},
        look::values::Lobby,
        people::{
            players::Player,
            settings::{json, stored},
        },
        posts::post::PostKind,
        state::Change,
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
            let mut settings: Preferences = stored(tx.preferences(user)?)?;
            if settings.boards == Boards::Nowhere {
                settings.boards = Boards::Here;
                tx.set_preferences(user, &json(&settings))?;
            }
            Ok::<_, TableError>(())
        };
        self.store().with(write).await
    }
}

fn set(tx: &Tx, table: TableId, click: &Click, stakes: Stakes) -> Result<Lobby, TableError> {
    at(tx, table, click, |state, _| {
        must_be_host(state, click.by.user)?;
        let wanted = Terms { stakes, ..state.terms };
        match stakes {
            Stakes::Rated => admit(tx, &state.table, &state.seats, click, &wanted)?,
            Stakes::Friendly => {}
        }
        let mut change = Change::of(state);
        change.after.agree(wanted);
        change.owe(PostKind::LobbyCard);
        Ok(change)
    })
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
