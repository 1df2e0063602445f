//! A database full of running tables of The Great City of Rome, and moves at them.

use std::time::{Duration, Instant};

use aedile::{
    board::{Rng, Seed},
    games::great_city::{GreatCity, Options},
    store::{NewTableRow, RecordKind, Store, StoreError, Tx},
    tables::{
        ChannelId, GameOptions, GuildId, InteractionId, LimitChange, LobbyStep, MessageId,
        NewTable, Placed, Player, Settled, SystemClock, Table, TableId, TableRef, Tables, UserId,
    },
    talk::plans::{Alternative, Edit, Plan},
};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// Tables, and who plays there.
pub struct World {
    /// Where a database of SQLite is: `aedile.db`.
    pub folder: Option<TempDir>,
    /// The tables.
    pub tables: Tables,
    rng: Rng,
    clicks: u64,
}

impl World {
    /// A database in which this many games run, each as far as the first.
    pub fn among(runtime: &Runtime, crowd: u64) -> Self {
        let mut world = Self::new();
        runtime.block_on(async {
            let first = world.game(1, 3).await;
            let table = world.table(first).await;
            for _ in 0..60 {
                world.timed_move(&table).await.expect("a game of three is longer");
            }
            for copies in (1..crowd).collect::<Vec<_>>().chunks(500) {
                let copies = copies.to_vec();
                let written = world.tables.store().with(move |tx| {
                    copies.into_iter().try_for_each(|copy| repeat(tx, first, copy))
                });
                written.await.expect("room");
            }
        });
        world
    }

    /// A new database.
    pub fn new() -> Self {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))
            .expect("a folder on the disk of the build");
        let store = Store::open(&folder.path().join("aedile.db")).expect("a new database");
        Self { folder: Some(folder), ..Self::on(store) }
    }

    /// An empty database.
    pub fn on(store: Store) -> Self {
        let tables = Tables::open(store, SystemClock).expect("random numbers");
        Self { folder: None, tables, rng: Rng::new(Seed::from_number(1)), clicks: 0 }
    }

    fn click(&mut self) -> InteractionId {
        self.clicks += 1;
        InteractionId(self.clicks)
    }

    /// A running game of `seats` in a channel of its own.
    pub async fn game(&mut self, channel: u64, seats: u8) -> TableId {
        let player =
            |index: u8| Player { user: UserId(u64::from(index)), name: "Somebody".to_owned() };
        let new = NewTable {
            name: None,
            terms: aedile::pace::Terms::default(),
            guild: GuildId(1),
            channel: ChannelId(channel),
            own_thread: false,
            host: player(0),
            options: GameOptions::of::<GreatCity>(Options::PUBLISHER),
            seats,
            opponents: Vec::new(),
            interaction: self.click(),
        };
        // More than anybody opens who is no bench.
        let most = Some(u16::MAX);
        let limits = LimitChange { tables: most, tables_each: most, ..LimitChange::default() };
        self.tables.change_limits(new.guild, UserId(9), limits).await.expect("the store works");
        let id = self.tables.create(new).await.expect("the channel is free").table;
        self.send_all().await;
        for index in 1..seats {
            let click = self.click();
            self.tables
                .at_lobby(id, player(index), click, LobbyStep::Join)
                .await
                .expect("a free seat");
        }
        id
    }

    /// Sends all that is owed, the card of the latest lobby too: no game starts before it stands in its channel.
    pub async fn send_all(&self) {
        let posts = self.tables.posts();
        loop {
            let claimed = posts.claim(100).await.expect("the store works");
            if claimed.is_empty() {
                break;
            }
            for post in claimed {
                let placed = Placed { channel: post.channel, message: MessageId(1) };
                posts
                    .settle(post.id, Settled::Placed(placed, None))
                    .await
                    .expect("the store works");
            }
        }
    }

    /// Lets everybody at a table plan so many steps, which ask when their time comes, unless they have a plan.
    pub async fn plan(&mut self, table: &Table, seats: u8, steps: usize) {
        for index in 0..seats {
            let user = UserId(index.into());
            let look = table.look(Some(user)).await.expect("it loads");
            if steps == 0 || look.plan.is_some() || look.to_move().is_none() {
                continue;
            }
            let ask = |plan: Plan, step| plan.edited(Edit::Add(step, Alternative::Ask));
            let add = |plan, step| ask(plan, step).expect("it is short").expect("it has a step");
            let edit = Edit::Set((0..steps).fold(Plan::default(), add));
            let by = Player { user, name: "Somebody".to_owned() };
            table.plan(by, self.click(), None, edit).await.expect("a seat at a running table");
        }
    }

    /// A running table.
    pub async fn table(&self, id: TableId) -> Table {
        match self.tables.by_id(id).await {
            Ok(TableRef::Game(table)) => table,
            _ => panic!("table {id} runs"),
        }
    }

    /// Plays one move and says how long the answer took; `None` when the game is over.
    pub async fn timed_move(&mut self, table: &Table) -> Option<Duration> {
        let seated = table.look(None).await.expect("it loads").to_move()?.clone();
        let look = table.look(seated.user()).await.expect("it loads");
        let legal = look.own.expect("a seat").legal();
        let mv = legal[self.rng.below(u32::try_from(legal.len()).expect("few")) as usize].clone();
        let by = Player { user: seated.user().expect("a person"), name: seated.name };
        let click = self.click();
        let start = Instant::now();
        table.play(by, click, Some(look.number), mv).await.expect("a listed move");
        Some(start.elapsed())
    }
}

/// Copies a running table into another channel, with other clicks.
pub fn repeat(tx: &Tx, first: TableId, copy: u64) -> Result<(), StoreError> {
    let row = tx.table(first)?.expect("it is there");
    let new = NewTableRow {
        name: None,
        named_by: None,
        guild: row.guild,
        channel: ChannelId(1_000 + copy),
        game: "great_city",
        options: row.options,
        seats: row.seats,
        host: row.host,
        terms: row.terms.clone(),
        own_thread: false,
        rematch_of: None,
        secret: row.secret,
        commitment: row.commitment,
        rules_version: row.rules_version,
        created: row.created,
    };
    let table = tx.insert_table(&new)?;
    let click = |click: InteractionId| InteractionId(copy * 1_000_000_000 + click.0);
    let mut seats = tx.seats(first)?;
    for seat in &mut seats {
        seat.interaction = click(seat.interaction);
    }
    tx.set_seats(table, &seats)?;
    let deal = tx.deal(first)?.expect("it runs");
    tx.start_table(table, row.seats, (&deal, r#"{"post":null,"ids":[]}"#), row.created)?;
    let mut records = tx.records(first)?;
    for record in &mut records {
        if let RecordKind::Move(_, made_by) | RecordKind::Undo(_, made_by) = &mut record.kind {
            *made_by = click(*made_by);
        }
    }
    tx.append(table, &records)?;
    tx.set_turn(table, row.records, row.to_move, row.boarded, None)
}
