//! The tables with a real database and a real game.

mod announcements;
mod audience;
mod back;
mod boards;
mod company;
mod counts;
mod crowd;
mod daily;
mod damaged;
#[cfg(feature = "postgres")]
mod elsewhere;
mod former;
mod idle;
mod leagues;
mod leagues_killed;
mod leagues_people;
mod lobby;
mod mine;
mod moderation;
mod named;
mod offers;
mod opponents;
mod places;
mod plan_ends;
mod plan_law;
mod plans;
mod play;
mod posts;
mod practice;
mod predictions;
mod privacy;
mod proposals;
mod puzzle;
mod queue;
mod rated;
mod rated_ends;
mod rematch;
mod retention;
mod reviews;
mod seats;
mod set_back;
mod settings;
mod shuffle;
mod since;
mod stats;
mod time;
mod undo;
mod votes;
mod weeks;

use std::{
    path::Path,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use tempfile::TempDir;

use super::*;
use crate::{
    board::Game,
    games::great_city::{GreatCity, Move, Options},
    pace::{OldCalls, Pace, Plans, Posting, Stakes, Terms, TimeOut},
    play::{AnyMove, OwnView},
    store::{Address, Beside, PostRow, RecordKind, engine, open_at},
};

pub(crate) const GUILD: GuildId = GuildId(1);
pub(crate) const CHANNEL: ChannelId = ChannelId(10);

/// No clock, a picture at each turn, and all calls stay.
pub(crate) const EACH_TURN: Terms = Terms {
    pace: Pace::Relaxed,
    time_out: TimeOut::Remind,
    posting: Posting::Turn,
    old_calls: OldCalls::Kept,
    plans: Plans::Allowed,
    reminders: None,
    stakes: Stakes::Friendly,
};

pub(super) use super::state::running;

/// A line in the channel of a table that is not stored.
pub(super) fn line(id: u64, notice: Notice, created: Timestamp) -> state::Line {
    state::Line { id: PostId(id), kind: PostKind::Notice(notice), created }
}

/// A database in a folder, and the program on it, which can be restarted.
pub(crate) struct World {
    folder: TempDir,
    pub(crate) clock: HandClock,
    pub(crate) tables: Tables,
    clicks: AtomicU64,
}

impl World {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let clock = HandClock::stopped(Timestamp(0));
        let tables = open(&folder.path().join("aedile.db"), &clock);
        Self { folder, clock, tables, clicks: AtomicU64::new(1_000_000) }
    }

    /// Everything in memory is gone.
    pub(crate) async fn restart(self) -> Self {
        let Self { folder, clock, tables, clicks } = self;
        tables.close().await;
        drop(tables);
        let tables = open(&folder.path().join("aedile.db"), &clock);
        Self { folder, clock, tables, clicks }
    }

    /// A new interaction.
    pub(crate) fn click(&self) -> InteractionId {
        InteractionId(self.clicks.fetch_add(1, Ordering::Relaxed))
    }

    pub(crate) fn new_table(&self, seats: u8, options: Options) -> NewTable {
        NewTable {
            name: None,
            guild: GUILD,
            channel: CHANNEL,
            own_thread: false,
            host: player(0),
            options: GameOptions::of::<GreatCity>(options),
            terms: EACH_TURN,
            seats,
            opponents: Vec::new(),
            interaction: self.click(),
        }
    }

    /// Opens this table, whose card is posted.
    pub(crate) async fn open(&self, new: NewTable) -> TableId {
        let id = self.tables.create(new).await.unwrap().table;
        self.post_card(id);
        id
    }

    /// The card of this table is posted, as far as the database knows.
    pub(crate) fn post_card(&self, table: TableId) {
        self.meddle(&format!(
            "UPDATE posts SET state = 'sent', settled = 0, message = {},
                 place = (SELECT channel FROM tables WHERE id = table_id)
             WHERE table_id = {table} AND role = 'lobby_card' AND state = 'due'",
            self.click()
        ));
    }

    /// A lobby with the host in it.
    pub(crate) async fn lobby(&self, seats: u8) -> TableId {
        self.open(self.new_table(seats, Options::PUBLISHER)).await
    }

    /// The same, whose card is not posted yet.
    pub(crate) async fn unposted(&self, seats: u8) -> TableId {
        self.tables.create(self.new_table(seats, Options::PUBLISHER)).await.unwrap().table
    }

    /// A lobby in this channel.
    pub(super) async fn lobby_in(&self, channel: ChannelId) -> TableId {
        let new = NewTable { channel, ..self.new_table(2, Options::PUBLISHER) };
        self.open(new).await
    }

    /// A running game in this channel.
    pub(crate) async fn game_in(&self, channel: ChannelId, seats: u8, options: Options) -> Table {
        let new = NewTable { channel, ..self.new_table(seats, options) };
        let id = self.open(new).await;
        for index in 1..seats {
            self.tables.at_lobby(id, player(index), self.click(), LobbyStep::Join).await.unwrap();
        }
        self.table(id).await
    }

    pub(crate) async fn game(&self, seats: u8) -> Table {
        self.game_in(CHANNEL, seats, Options::PUBLISHER).await
    }

    pub(crate) async fn table(&self, id: TableId) -> Table {
        match self.tables.by_id(id).await.unwrap() {
            TableRef::Game(table) => table,
            TableRef::Lobby(_) => panic!("table {id} has not started"),
        }
    }

    /// Plays one move of the seat to move: the first that the game lists after `skip`.
    pub(crate) async fn step(&self, table: &Table, skip: usize) -> Played {
        let (by, look) = mover(table).await;
        let legal = look.own.as_ref().expect("the mover has a seat").legal();
        let mv = legal[skip % legal.len()].clone();
        table.play(by, self.click(), Some(look.number), mv).await.expect("a listed move")
    }

    /// Plays until this holds.
    pub(crate) async fn play_until(&self, table: &Table, mut done: impl FnMut(&Look) -> bool) {
        for skip in 0..500 {
            let look = table.look(None).await.unwrap();
            if done(&look) || look.to_move().is_none() {
                return;
            }
            self.step(table, skip * 7).await;
        }
        panic!("no game is that long");
    }

    pub(crate) async fn finish(&self, table: &Table) {
        self.play_until(table, |_| false).await;
    }

    /// Whether the tables are in a file of SQLite: with `AEDILE_POSTGRES=tables` they are not.
    pub(crate) fn is_in_a_file(&self) -> bool {
        matches!(engine(&self.folder.path().join("aedile.db")), Address::File(_))
    }

    /// Locks the database as another program might, until the result is dropped.
    pub(crate) fn lock_the_database(&self) -> crate::store::Outsider {
        crate::store::Outsider::lock(&self.folder.path().join("aedile.db"))
    }

    /// Every place of the database where one of these texts stands.
    pub(super) fn places_of(&self, texts: &[&str]) -> Vec<String> {
        crate::store::Outsider::places_of(&self.folder.path().join("aedile.db"), texts)
    }

    /// Does to the database what our own code never does.
    pub(crate) fn meddle(&self, sql: &str) {
        crate::store::Outsider::meddle(&self.folder.path().join("aedile.db"), sql);
    }

    /// How long the write-ahead log is.
    pub(crate) fn log_bytes(&self) -> u64 {
        std::fs::metadata(self.folder.path().join("aedile.db-wal")).unwrap().len()
    }

    /// Changes what is stored of a table behind the back of who plays there.
    pub(super) async fn alter(
        &self,
        table: TableId,
        alter: impl FnOnce(&mut state::Change, &state::Surroundings) + Send + 'static,
    ) {
        let decide = move |state: &_, around: &_, _| {
            let mut change = state::Change::of(state);
            alter(&mut change, around);
            Ok(change)
        };
        self.tables.shared.decide(table, Beside::default(), decide).await.unwrap();
    }

    /// All posts of a table as stored.
    pub(crate) async fn posts(&self, table: TableId) -> Vec<PostRow> {
        self.tables.store().with(move |tx| tx.posts(table)).await.unwrap()
    }

    /// What the posts say, in order.
    pub(crate) async fn kinds(&self, table: TableId) -> Vec<PostKind> {
        let posts = self.posts(table).await;
        posts.iter().map(|post| serde_json::from_str(&post.kind).unwrap()).collect()
    }

    /// The move that the program made at this moment, and why.
    pub(crate) async fn decided(&self, table: &Table, number: MoveNumber) -> (AnyMove, Why) {
        let id = table.id();
        let records = self.tables.store().with(move |tx| tx.records(id)).await.unwrap();
        match &records[number.0 as usize].kind {
            RecordKind::Auto(json, why) => {
                (GameKind::GreatCity.read_move(json).unwrap(), Why::read(why.as_deref()).unwrap())
            }
            RecordKind::Move(..) | RecordKind::Undo(..) => panic!("a person moved"),
        }
    }

    /// Sends everything that is due, as the poster does.
    pub(crate) async fn send_all(&self) -> Vec<DuePost> {
        let posts = self.tables.posts();
        let mut sent = Vec::new();
        loop {
            let claimed = posts.claim(10).await.unwrap();
            if claimed.is_empty() {
                return sent;
            }
            for post in claimed {
                let placed = post.edits.unwrap_or(placed(&post));
                posts.settle(post.id, Settled::Placed(placed, None)).await.unwrap();
                sent.push(post);
            }
        }
    }
}

fn open(path: &Path, clock: &HandClock) -> Tables {
    Tables::open(open_at(&engine(path)), clock.clone()).unwrap()
}

/// Where a post is after it was sent.
pub(crate) fn placed(post: &DuePost) -> Placed {
    Placed { channel: post.channel, message: MessageId(9000 + post.id.0) }
}

/// The player who takes seat `index`.
pub(crate) fn player(index: u8) -> Player {
    Player { user: UserId(100 + u64::from(index)), name: format!("Player {index}") }
}

/// Who decides, and the table as they see it.
pub(crate) async fn mover(table: &Table) -> (Player, Look) {
    let look = table.look(None).await.expect("it can be loaded");
    let seated = look.to_move().expect("the game runs").clone();
    let user = seated.user().expect("a person decides");
    let look = table.look(Some(user)).await.expect("it can be loaded");
    (Player { user, name: seated.name }, look)
}

/// Anybody at the table but this one.
pub(crate) fn another(look: &Look, than: &Player) -> Player {
    let other = look.players.iter().find(|seated| seated.user() != Some(than.user)).unwrap();
    Player { user: other.user().expect("all are persons"), name: other.name.clone() }
}

pub(crate) fn refusal<T>(result: Result<T, TableError>) -> TableError {
    result.err().expect("it must be refused")
}

/// The views of everybody at a table, to see whether anything has changed.
pub(crate) async fn everything(table: &Table) -> Vec<(MoveNumber, Option<OwnView>)> {
    let players = table.look(None).await.unwrap().players;
    let mut all = Vec::new();
    for player in players {
        let look = table.look(player.user()).await.unwrap();
        all.push((look.number, look.own));
    }
    all
}

/// The first move that the table's mover may make.
pub(crate) fn first_move(look: &Look) -> AnyMove {
    look.own.as_ref().expect("the mover has a seat").legal()[0].clone()
}

/// All scores by the game's own lines.
pub(crate) fn lines() -> usize {
    GreatCity::score_lines().len()
}
