//! All tables: who opens, finds and lists them.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use rand::{TryRng, rngs::SysRng};
use tokio::sync::Notify;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use super::{
    AnyTable, Authority, ChannelId, Clock, GameKind, InteractionId, Lobby, NewTable, Player, Posts,
    Refused, TableError, TableId, TableState, Timestamp,
    games::AnyWeak,
    lobby::{self, Click},
    lobby_ai, on_table,
    think::Called,
};
use crate::{
    board::{Level, ShuffleSecret},
    store::{Store, TableRow, Tx},
};

/// All tables of one database. Clones are cheap.
#[derive(Clone)]
pub struct Tables {
    shared: Arc<Shared>,
}

/// What the handles, the tasks and the poster share.
pub(super) struct Shared {
    pub(super) store: Store,
    pub(super) clock: Arc<dyn Clock>,
    /// Told when posts become due.
    pub(super) due: Notify,
    /// Told when the program must decide at a table.
    pub(super) called: Called,
    /// Told when something may be due earlier than it was.
    pub(super) agenda: Notify,
    /// Which run of the program this is: a claim of another run has no owner any more.
    pub(super) run: i64,
    /// Cancelled when the program ends.
    pub(super) stop: CancellationToken,
    /// The tasks of the tables in memory, awaited when the program ends.
    pub(super) tasks: TaskTracker,
    /// The tables in memory. Locked for a look only, never across an await.
    awake: Mutex<HashMap<TableId, AnyWeak>>,
}

/// A table in a channel.
#[derive(Clone)]
pub enum TableRef {
    /// It waits for players, or was ended while it did.
    Lobby(Lobby),
    /// Its game has begun: it runs, is finished, or was ended.
    Game(AnyTable),
}

impl TableRef {
    /// The table's id.
    #[must_use]
    pub const fn id(&self) -> TableId {
        match self {
            Self::Lobby(lobby) => lobby.table,
            Self::Game(table) => table.id(),
        }
    }
}

impl Shared {
    fn awake(&self) -> MutexGuard<'_, HashMap<TableId, AnyWeak>> {
        // A panic while it was locked cannot have left it half-changed.
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets a table whose task has ended, unless a new one has been started for it.
    pub(super) fn forget(&self, id: TableId) {
        let mut awake = self.awake();
        if awake.get(&id).is_some_and(|weak| weak.upgrade(id).is_none()) {
            awake.remove(&id);
        }
    }

    pub(super) fn wake_poster(&self) {
        self.due.notify_one();
    }

    pub(super) fn wake_agenda(&self) {
        self.agenda.notify_one();
    }

    /// Seats of a running table were changed behind the back of its task, which must read it anew.
    pub(super) async fn seats_changed(&self, table: TableId) {
        let awake = self.awake().get(&table).and_then(|weak| weak.upgrade(table));
        if let Some(any) = awake {
            on_table!(any, |table| table.reload().await);
        }
    }
}

impl Tables {
    /// The tables of this database. Nothing is loaded before somebody asks for it.
    ///
    /// # Errors
    /// When the system gives no random numbers.
    pub fn open(store: Store, clock: impl Clock) -> Result<Self, TableError> {
        let run = i64::from_ne_bytes(random()?);
        let shared = Shared {
            store,
            clock: Arc::new(clock),
            due: Notify::new(),
            called: Called::default(),
            agenda: Notify::new(),
            run,
            stop: CancellationToken::new(),
            tasks: TaskTracker::new(),
            awake: Mutex::new(HashMap::new()),
        };
        Ok(Self { shared: Arc::new(shared) })
    }

    /// Answers what has been asked, then ends the tasks of all tables. Later requests are refused as
    /// [`StoreError::Closed`](crate::store::StoreError::Closed).
    ///
    /// Nothing is lost without it; it only lets go of the database in an orderly way.
    pub async fn close(&self) {
        self.shared.stop.cancel();
        self.shared.tasks.close();
        self.shared.tasks.wait().await;
    }

    /// The tables in memory.
    pub(super) fn in_memory(&self) -> Vec<AnyTable> {
        self.shared.awake().iter().filter_map(|(id, weak)| weak.upgrade(*id)).collect()
    }

    pub(super) fn wake_poster(&self) {
        self.shared.wake_poster();
    }

    /// Whether the program is ending.
    pub(super) fn is_closed(&self) -> bool {
        self.shared.stop.is_cancelled()
    }

    /// The store beneath.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.shared.store
    }

    pub(super) fn called(&self) -> &Called {
        &self.shared.called
    }

    pub(super) fn clock(&self) -> &dyn Clock {
        &*self.shared.clock
    }

    pub(super) const fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }

    /// The posts that the tables owe.
    #[must_use]
    pub fn posts(&self) -> Posts {
        Posts::new(Arc::clone(&self.shared))
    }

    /// Now, as the tables see it.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.shared.clock.now()
    }

    /// Opens a table with the host in its first seat, and owes the lobby card.
    ///
    /// # Errors
    /// When the channel has an open table, or the game has no such number of seats.
    pub async fn create(&self, new: NewTable) -> Result<Lobby, TableError> {
        let secret = ShuffleSecret(random()?);
        self.change(move |tx, now| lobby::create(tx, &new, secret, now)).await
    }

    /// Takes the next seat. The game starts with the last one: the answer is then `Running`.
    ///
    /// # Errors
    /// When there is no free seat, the user has one, or the table does not wait for players.
    pub async fn join(
        &self,
        table: TableId,
        by: Player,
        interaction: InteractionId,
    ) -> Result<Lobby, TableError> {
        self.change(move |tx, now| lobby::join(tx, table, &Click { by, interaction, now })).await
    }

    /// Gives the next seat of a lobby to an AI of this level. The game starts with the last seat.
    ///
    /// # Errors
    /// When there is no free seat, the user has none and is not the host, or the table does not wait for players.
    pub async fn add_ai(
        &self,
        table: TableId,
        by: Player,
        level: Level,
        interaction: InteractionId,
    ) -> Result<Lobby, TableError> {
        let click = move |now| Click { by, interaction, now };
        self.change(move |tx, now| lobby_ai::add(tx, table, &click(now), level)).await
    }

    /// Sends the AI away that came last.
    ///
    /// # Errors
    /// When there is none, the user has no seat and is not the host, or the table does not wait for players.
    pub async fn remove_ai(
        &self,
        table: TableId,
        by: Player,
        interaction: InteractionId,
    ) -> Result<Lobby, TableError> {
        self.change(move |tx, now| lobby_ai::remove(tx, table, &Click { by, interaction, now }))
            .await
    }

    /// Gives a seat of a lobby back.
    ///
    /// # Errors
    /// When the user has none, or the table does not wait for players.
    pub async fn leave(
        &self,
        table: TableId,
        by: Player,
        interaction: InteractionId,
    ) -> Result<Lobby, TableError> {
        self.change(move |tx, now| lobby::leave(tx, table, &Click { by, interaction, now })).await
    }

    /// Starts the game with those who sit.
    ///
    /// # Errors
    /// When the user is not the host, there are too few, or the table does not wait for players.
    pub async fn start(
        &self,
        table: TableId,
        by: Player,
        interaction: InteractionId,
    ) -> Result<Lobby, TableError> {
        self.change(move |tx, now| lobby::start(tx, table, &Click { by, interaction, now })).await
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
                self.change(move |tx, now| {
                    lobby::end(tx, table, &Click { by, interaction, now }, authority)
                })
                .await
            }
            (TableRef::Game(_), Authority::Own) => Err(Refused::NotModerator.into()),
            (TableRef::Game(any), Authority::Moderator) => {
                on_table!(any, |game| game.end(by, interaction).await)?;
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
        if let Some(any) = self.shared.awake().get(&table).and_then(|weak| weak.upgrade(table)) {
            return Ok(TableRef::Game(any));
        }
        self.find(move |tx| Ok(tx.table(table)?)).await
    }

    /// What everybody may see of a table without its game, in whatever state: for the lobby card.
    ///
    /// # Errors
    /// [`Refused::NoTable`] when there is none.
    pub async fn lobby(&self, table: TableId) -> Result<Lobby, TableError> {
        self.shared.store.read(move |tx| lobby::lobby(tx, table)).await
    }

    /// How many tables are in memory.
    #[cfg(test)]
    pub(super) fn awake(&self) -> usize {
        self.shared.awake().len()
    }

    pub(super) async fn change(
        &self,
        change: impl FnOnce(&Tx, Timestamp) -> Result<Lobby, TableError> + Send + 'static,
    ) -> Result<Lobby, TableError> {
        let now = self.shared.clock.now();
        let lobby = self.shared.store.with(move |tx| change(tx, now)).await?;
        if lobby.state == TableState::Running {
            // The first to decide may be an AI.
            self.shared.called.call(lobby.table);
        }
        self.shared.wake_poster();
        self.shared.wake_agenda();
        Ok(lobby)
    }

    async fn find(
        &self,
        find: impl FnOnce(&Tx) -> Result<Option<TableRow>, TableError> + Send + 'static,
    ) -> Result<TableRef, TableError> {
        let found = self.shared.store.read(move |tx| {
            let row = find(tx)?.ok_or(Refused::NoTable)?;
            Ok::<_, TableError>(match row.started {
                None => Found::Lobby(lobby::lobby_of(tx, &row)?),
                Some(_) => Found::Game(row.id, lobby::kind(&row)?),
            })
        });
        Ok(match found.await? {
            Found::Lobby(lobby) => TableRef::Lobby(lobby),
            Found::Game(id, kind) => TableRef::Game(self.wake(id, kind)),
        })
    }

    /// The handle of a started table, whose task is started if it sleeps.
    fn wake(&self, id: TableId, kind: GameKind) -> AnyTable {
        let mut awake = self.shared.awake();
        if let Some(any) = awake.get(&id).and_then(|weak| weak.upgrade(id)) {
            return any;
        }
        let any = AnyTable::spawn(kind, Arc::clone(&self.shared), id);
        awake.insert(id, any.downgrade());
        any
    }
}

/// What the database says of a table that somebody looks for.
enum Found {
    Lobby(Lobby),
    Game(TableId, GameKind),
}

/// Random bytes of the operating system.
pub(super) fn random<const N: usize>() -> Result<[u8; N], TableError> {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| TableError::NoChance)?;
    Ok(bytes)
}
