//! Many tables that a manager closes at once, after a question that says how many they are.

use super::log::{Moderated, note};
use crate::{
    store::Tx,
    tables::{
        GuildId, Player, TableError, TableId, TableRef, Tables, Timestamp, UserId, lobby,
        rated::may_manage,
    },
};
use std::time::Duration;

/// Which tables of a server are to be closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// All that wait for players.
    Lobbies,
    /// All that this person hosts.
    Of(UserId),
    /// All at which no person did anything for so many days.
    Idle { days: u16 },
}

/// What became of tables that were to be closed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Closed {
    /// How many were closed.
    pub closed: usize,
    /// How many were not, because what is stored of them is damaged.
    pub damaged: usize,
}

impl Closing {
    fn find(self, tx: &Tx, guild: GuildId, now: Timestamp) -> Result<Vec<TableId>, TableError> {
        Ok(match self {
            Self::Lobbies => tx.open_lobbies_in(guild)?,
            Self::Of(user) => tx.hosted_in(guild, user)?,
            Self::Idle { days } => {
                let long = Duration::from_secs(24 * u64::from(days) * 3600);
                tx.idle_in(guild, now.minus(long))?
            }
        })
    }

    const fn logged(self, tables: usize) -> (Moderated, Option<UserId>) {
        match self {
            Self::Lobbies => (Moderated::ClosedLobbies { tables }, None),
            Self::Of(user) => (Moderated::ClosedTablesOf { tables }, Some(user)),
            Self::Idle { days } => (Moderated::ClosedIdle { tables, days }, None),
        }
    }
}

impl Tables {
    /// The tables of a server that would be closed now, in order.
    pub async fn closable(
        &self,
        guild: GuildId,
        closing: Closing,
    ) -> Result<Vec<TableId>, TableError> {
        let now = self.now();
        self.store().read(move |tx| closing.find(tx, guild, now)).await
    }

    /// Closes them, each by itself, but for those that were opened after the table `last`: nobody was asked about these. The
    /// moderators' log keeps it before the first one is closed.
    ///
    /// # Errors
    /// Of the store. Those that were closed until then stay closed, and the same again closes the rest.
    pub async fn close_many(
        &self,
        guild: GuildId,
        by: Player,
        closing: Closing,
        last: TableId,
    ) -> Result<Closed, TableError> {
        let (now, user) = (self.now(), by.user);
        let find = move |tx: &Tx| {
            let mut found = closing.find(tx, guild, now)?;
            found.retain(|table| *table <= last);
            if !found.is_empty() {
                let (what, person) = closing.logged(found.len());
                note(tx, guild, (user, now), &what, (person, None))?;
            }
            Ok::<_, TableError>(found)
        };
        let mut done = Closed::default();
        for table in self.store().with(find).await? {
            match self.close_one(table, &by).await {
                Ok(()) => done.closed += 1,
                // It ended meanwhile, or it is rated and the manager plays there.
                Err(TableError::Refused(_)) => {}
                Err(error) if error.is_of_one_table() => {
                    tracing::error!(%table, %error, "a damaged table is not closed");
                    done.damaged += 1;
                }
                Err(error) => return Err(error),
            }
        }
        Ok(done)
    }

    async fn close_one(&self, table: TableId, by: &Player) -> Result<(), TableError> {
        match self.by_id(table).await? {
            TableRef::Lobby(_) => {
                self.unless_starting(table).await?;
                let by = by.clone();
                self.change(move |tx, now| {
                    lobby::without_click(tx, table, now, |state| Ok(lobby::close(state, &by, now)))
                })
                .await
                .map(drop)
            }
            TableRef::Game(any) => {
                let user = by.user;
                self.store().peek(move |tx| may_manage(tx, table, user)).await?;
                any.close(by).await
            }
        }
    }
}
