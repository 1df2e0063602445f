//! All tables: who opens, finds and lists them.

use super::{
    agreed::kind,
    click::Click,
    look::look,
    open::{NewTable, create},
    run::{act, at},
    steps::{LobbyStep, end},
};
use crate::{
    board::ShuffleSecret,
    store::{RestoreRow, TableRow, Tx},
    tables::{
        Authority, ChannelId, GameKind, InteractionId, Lobby, Player, Refused, Table, TableError,
        TableId, Tables, rated::may_manage, run::shared::random,
    },
};

/// A table in a channel.
#[derive(Clone)]
#[expect(clippy::large_enum_variant, reason = "it is looked at once and kept nowhere")]
pub enum TableRef {
    /// It waits for players, or was ended while it did.
    Lobby(Lobby),
    /// Its game has begun: it runs, is finished, or was ended.
    Game(Table),
}

impl TableRef {
    pub fn id(&self) -> TableId {
        match self {
            Self::Lobby(lobby) => lobby.table,
            Self::Game(table) => table.id(),
        }
    }
}

impl Tables {
    /// Opens a table with the host in its first seat, and owes the lobby card.
    ///
    /// # Errors
    /// When the channel has an open table, or the game has no such number of seats.
    pub async fn create(&self, new: NewTable) -> Result<Lobby, TableError> {
        let secret = ShuffleSecret(random()?);
        self.change(move |tx, now| create(tx, &new, secret, now)).await
    }

    /// Does something at a lobby. With its last seat the game starts: the answer is then `Running`.
    ///
    /// # Errors
    /// When the table does not wait for players, or the user may not do this now, as [`LobbyStep`] says; and when an earlier
    /// click that may start the game waits for the database.
    pub async fn at_lobby(
        &self,
        table: TableId,
        by: Player,
        interaction: InteractionId,
        step: LobbyStep,
    ) -> Result<Lobby, TableError> {
        if step.may_start() {
            self.until_posted(table).await;
            return self.start_by(table, by, interaction, step).await;
        }
        self.unless_starting(table).await?;
        self.change(move |tx, now| act(tx, table, &Click { by, interaction, now }, step)).await
    }

    /// Ends a table: a lobby by its host or a moderator, a running game by a moderator.
    ///
    /// # Errors
    /// When the user may not, or the table is over.
    pub async fn end(
        &self,
        table: TableId,
        by: Player,
        authority: Authority,
        interaction: InteractionId,
    ) -> Result<Lobby, TableError> {
        match (self.by_id(table).await?, authority) {
            (TableRef::Lobby(_), _) => {
                self.unless_starting(table).await?;
                self.change(move |tx, now| {
                    let click = Click { by, interaction, now };
                    at(tx, table, &click, |state, _| end(state, &click, authority))
                })
                .await
            }
            (TableRef::Game(_), Authority::Own) => Err(Refused::NotModerator.into()),
            (TableRef::Game(any), Authority::Moderator) => {
                let user = by.user;
                self.store().peek(move |tx| may_manage(tx, table, user)).await?;
                any.end(by, interaction).await?;
                self.lobby(table).await
            }
        }
    }

    /// The open table of a channel.
    ///
    /// # Errors
    /// [`Refused::NoTable`] when there is none.
    pub async fn in_channel(&self, channel: ChannelId) -> Result<TableRef, TableError> {
        self.find(move |tx| Ok(tx.open_table(channel)?)).await
    }

    /// The open table of a channel, else the one that was there last.
    ///
    /// # Errors
    /// [`Refused::NoTable`] when there never was one.
    pub async fn latest_in_channel(&self, channel: ChannelId) -> Result<TableRef, TableError> {
        self.find(move |tx| match tx.open_table(channel)? {
            Some(open) => Ok(Some(open)),
            None => Ok(tx.latest_table(channel)?),
        })
        .await
    }

    /// The table with this id.
    ///
    /// # Errors
    /// [`Refused::NoTable`] when there is none.
    pub async fn by_id(&self, table: TableId) -> Result<TableRef, TableError> {
        if let Some(any) = self.awake.find(table, &self.shared) {
            return Ok(TableRef::Game(any));
        }
        self.find(move |tx| Ok(tx.table(table)?)).await
    }

    /// What everybody may see of a table without its game, in whatever state: for the lobby card.
    ///
    /// # Errors
    /// [`Refused::NoTable`] when there is none.
    pub async fn lobby(&self, table: TableId) -> Result<Lobby, TableError> {
        self.shared.store.peek(move |tx| look(tx, table)).await
    }

    /// The backups that were put back, the last one first.
    pub async fn restores(&self) -> Result<&[RestoreRow], TableError> {
        let read = || self.shared.store.read(|tx| Ok::<_, TableError>(tx.restores()?));
        Ok(self.shared.restores.get_or_try_init(read).await?)
    }

    async fn find(
        &self,
        find: impl FnOnce(&Tx) -> Result<Option<TableRow>, TableError> + Send + 'static,
    ) -> Result<TableRef, TableError> {
        let found = self.shared.store.peek(move |tx| {
            let row = find(tx)?.ok_or(Refused::NoTable)?;
            Ok::<_, TableError>(match row.started {
                None => Found::Lobby(Box::new(look(tx, row.id)?)),
                Some(_) => Found::Game(row.id, kind(&row)?),
            })
        });
        Ok(match found.await? {
            Found::Lobby(lobby) => TableRef::Lobby(*lobby),
            Found::Game(id, kind) => TableRef::Game(self.awake.wake(id, kind, &self.shared)),
        })
    }
}

/// What the database says of a table that somebody looks for.
enum Found {
    Lobby(Box<Lobby>),
    Game(TableId, GameKind),
}
