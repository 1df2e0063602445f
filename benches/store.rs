//! What durability costs, against the floor of the disk in the same run, and how fast a table comes into memory.
//!
//! Goals (product §10): a move at most 2.5 times a raw write of 4 KiB with fdatasync; load and replay of a table of 200
//! moves in 150 us; a start with 10,000 running tables in 2 s; a move among them, and one at a table at which everybody has
//! planned 20 steps, at most 1.2 times that among 10.

use std::{
    fs::File,
    os::unix::fs::FileExt,
    time::{Duration, Instant},
};

use aedile::{
    board::{Rng, Seed},
    games::great_city::{GreatCity, Options},
    store::{NewTableRow, RecordKind, Store, StoreError, Tx},
    tables::{
        AnyTable, ChannelId, GameOptions, GuildId, InteractionId, MessageId, NewTable, Placed,
        Player, SystemClock, Table, TableId, TableRef, TableState, Tables, UserId,
    },
    talk::plans::{Alternative, Edit, Plan},
};
use criterion::{
    BenchmarkGroup, Criterion, criterion_group, criterion_main, measurement::WallTime,
};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// A page of SQLite, and the smallest write of most disks.
const PAGE: [u8; 4096] = [7; 4096];

/// Tables of which one after the other is loaded.
const ASLEEP: u64 = 500;

/// Tables around the one that is measured, and how many steps each of its players has planned.
const CASES: [(u64, usize); 3] = [(10, 0), (10_000, 0), (10, 20)];

struct World {
    folder: TempDir,
    tables: Tables,
    rng: Rng,
    clicks: u64,
}

impl World {
    /// A database in which this many games run, each as far as the first.
    fn among(runtime: &Runtime, crowd: u64) -> Self {
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

    fn new() -> Self {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))
            .expect("a folder on the disk of the build");
        let store = Store::open(&folder.path().join("aedile.db")).expect("a new database");
        let tables = Tables::open(store, SystemClock).expect("random numbers");
        Self { folder, tables, rng: Rng::new(Seed::from_number(1)), clicks: 0 }
    }

    fn click(&mut self) -> InteractionId {
        self.clicks += 1;
        InteractionId(self.clicks)
    }

    /// A running game of `seats` in a channel of its own.
    async fn game(&mut self, channel: u64, seats: u8) -> TableId {
        let player =
            |index: u8| Player { user: UserId(u64::from(index)), name: "Somebody".to_owned() };
        let new = NewTable {
            terms: aedile::pace::Terms::default(),
            guild: GuildId(1),
            channel: ChannelId(channel),
            own_thread: false,
            host: player(0),
            options: GameOptions::GreatCity(Options::PUBLISHER),
            seats,
            opponents: Vec::new(),
            interaction: self.click(),
        };
        let id = self.tables.create(new).await.expect("the channel is free").table;
        self.send_all().await;
        for index in 1..seats {
            let click = self.click();
            self.tables.join(id, player(index), click).await.expect("a free seat");
        }
        id
    }

    /// Sends all that is owed, the card of the latest lobby too: no game starts before it stands in its channel.
    async fn send_all(&self) {
        let posts = self.tables.posts();
        loop {
            let claimed = posts.claim(100).await.expect("the store works");
            if claimed.is_empty() {
                break;
            }
            for post in claimed {
                let placed = Placed { channel: post.channel, message: MessageId(1) };
                posts.sent(post.id, placed).await.expect("the store works");
            }
        }
    }

    /// Lets everybody at a table plan so many steps, which ask when their time comes, unless they have a plan.
    async fn plan(&mut self, table: &Table<GreatCity>, seats: u8, steps: usize) {
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

    async fn table(&self, id: TableId) -> Table<GreatCity> {
        match self.tables.by_id(id).await {
            Ok(TableRef::Game(AnyTable::GreatCity(table))) => table,
            _ => panic!("table {id} runs"),
        }
    }

    /// Plays one move and says how long the answer took; `None` when the game is over.
    async fn timed_move(&mut self, table: &Table<GreatCity>) -> Option<Duration> {
        let seated = table.look(None).await.expect("it loads").to_move()?.clone();
        let look = table.look(seated.user()).await.expect("it loads");
        let legal = look.own.expect("a seat").legal;
        let mv = legal[self.rng.below(u32::try_from(legal.len()).expect("few")) as usize];
        let by = Player { user: seated.user().expect("a person"), name: seated.name };
        let click = self.click();
        let start = Instant::now();
        table.play(by, click, Some(look.number), mv).await.expect("a listed move");
        Some(start.elapsed())
    }
}

/// Copies a running table into another channel, with other clicks.
fn repeat(tx: &Tx, first: TableId, copy: u64) -> Result<(), StoreError> {
    let row = tx.table(first)?.expect("it is there");
    let new = NewTableRow {
        guild: row.guild,
        channel: ChannelId(1_000 + copy),
        game: "great_city",
        options: row.options,
        seats: row.seats,
        host: row.host.expect("there is one"),
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

/// How long the program takes to have its tables, and how much memory that needs.
fn start(c: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let World { folder, tables, .. } = World::among(&runtime, 10_000);
    let path = folder.path().join("aedile.db");
    runtime.block_on(tables.close());
    drop(tables);
    let size = std::fs::metadata(&path).expect("the database").len() / 1_000_000;
    let mut group = c.benchmark_group("store");
    group.sample_size(10).bench_function(format!("start_with_10000_tables_{size}_MB"), |b| {
        b.iter(|| {
            let tables = Tables::open(Store::open(&path).expect("it opens"), SystemClock)
                .expect("random numbers");
            let running = runtime
                .block_on(tables.store().with(|tx| tx.count_tables(TableState::Running)))
                .expect("it counts");
            assert_eq!(running, 10_000);
        });
    });
    group.finish();
}

fn raw_write(group: &mut BenchmarkGroup<WallTime>) {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let file = File::create(folder.path().join("raw")).expect("a file");
    let mut at = 0;
    // As SQLite's log does: the file is there already, its pages are written over.
    for page in 0..1024 {
        file.write_all_at(&PAGE, page * 4096).expect("room");
    }
    file.sync_all().expect("a disk");
    group.bench_function("raw_4_KiB_fdatasync", |b| {
        b.iter(|| {
            file.write_all_at(&PAGE, at % 1024 * 4096).expect("room");
            file.sync_data().expect("a disk");
            at += 1;
        });
    });
}

fn durable_moves(c: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let mut group = c.benchmark_group("store");
    raw_write(&mut group);
    for (crowd, steps) in CASES {
        let mut world = Some(World::among(&runtime, crowd));
        let mut channel = 1_000_000;
        let name = format!("move_durably_among_{crowd}_with_{steps}_steps_planned");
        group.bench_function(name, |b| {
            b.iter_custom(|moves| {
                let mut here = world.take().expect("it is put back");
                // In a task, as what answers an interaction is.
                let playing = runtime.spawn(async move {
                    let (mut spent, mut played) = (Duration::ZERO, 0);
                    while played < moves {
                        channel += 1;
                        let id = here.game(channel, 4).await;
                        let table = here.table(id).await;
                        while played < moves {
                            here.plan(&table, 4, steps).await;
                            let Some(time) = here.timed_move(&table).await else { break };
                            here.send_all().await;
                            spent += time;
                            played += 1;
                        }
                    }
                    (here, channel, spent)
                });
                let (back, last, spent) = runtime.block_on(playing).expect("it does not panic");
                (world, channel) = (Some(back), last);
                spent
            });
        });
    }
    group.finish();
}

/// One table that sleeps is asked for, in a program that runs: found, read, replayed, looked at. Copies of a whole game, each
/// asked for once, so that the database is larger than SQLite's memory of it.
fn load(c: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let mut world = World::new();
    let (ids, moves) = runtime.block_on(async {
        let id = world.game(1, 4).await;
        let table = world.table(id).await;
        while world.timed_move(&table).await.is_some() {}
        let written = world.tables.store().with(move |tx| {
            (1..ASLEEP).try_for_each(|copy| repeat(tx, id, copy))?;
            Ok::<_, StoreError>(())
        });
        written.await.expect("room");
        ((id.0..id.0 + ASLEEP).map(TableId), table.look(None).await.expect("it loads").number.0)
    });
    let mut group = c.benchmark_group("store");
    group.bench_function(format!("load_and_replay_{moves}_moves"), |b| {
        b.iter_custom(|loads| {
            let (mut spent, mut asked) = (Duration::ZERO, ids.clone().cycle());
            for first in (0..loads).step_by(usize::try_from(ASLEEP).expect("few")) {
                // Fresh tables on the same database: nothing is in memory.
                let tables = Tables::open(world.tables.store().clone(), SystemClock)
                    .expect("random numbers");
                let ids: Vec<_> =
                    asked.by_ref().take((loads - first).min(ASLEEP) as usize).collect();
                let loading = runtime.spawn(async move {
                    let start = Instant::now();
                    for id in ids {
                        let Ok(TableRef::Game(AnyTable::GreatCity(table))) = tables.by_id(id).await
                        else {
                            panic!("table {id} is there");
                        };
                        assert_eq!(table.look(None).await.expect("it loads").number.0, moves);
                    }
                    let spent = start.elapsed();
                    tables.close().await;
                    spent
                });
                spent += runtime.block_on(loading).expect("it does not panic");
            }
            spent
        });
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).measurement_time(Duration::from_secs(4));
    targets = durable_moves, load, start
}
criterion_main!(benches);
