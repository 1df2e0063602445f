//! What other processes on the database do, as far as this one must know.

use tokio::sync::{broadcast, watch};

use super::{GuildId, TableId};

/// So many can wait to be heard; of more it is only said that there were some.
const QUEUE: usize = 1024;

/// What another process did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// Something happened at this table of this server, or is owed there.
    Table(TableId, GuildId),
    /// Nobody knows what: the connection was lost for a while.
    Anything,
}

/// Clones are cheap and tell the same.
#[derive(Clone)]
pub(super) struct Notifications {
    tables: broadcast::Sender<Told>,
    members: watch::Sender<()>,
}

impl Notifications {
    pub(super) fn new() -> Self {
        Self { tables: broadcast::channel(QUEUE).0, members: watch::channel(()).0 }
    }

    pub(super) fn of_table(&self, table: TableId, guild: GuildId) {
        // Nobody need listen.
        let _ = self.tables.send(Told::Table(table, guild));
    }

    pub(super) fn of_members(&self) {
        self.members.send_replace(());
    }

    pub(super) fn anything(&self) {
        let _ = self.tables.send(Told::Anything);
        self.of_members();
    }

    pub(super) fn tables(&self) -> Heard {
        Heard(self.tables.subscribe())
    }

    pub(super) fn members(&self) -> watch::Receiver<()> {
        self.members.subscribe()
    }
}

/// What others do after this was asked for.
pub struct Heard(broadcast::Receiver<Told>);

impl Heard {
    /// The next; for ever nothing when nobody else uses the database.
    pub async fn next(&mut self) -> Told {
        match self.0.recv().await {
            Ok(told) => told,
            Err(broadcast::error::RecvError::Lagged(_)) => Told::Anything,
            Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
        }
    }
}
