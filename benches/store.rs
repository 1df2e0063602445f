//! What durability costs, against the floor of the disk in the same run, and how fast a table comes into memory.
//!
//! Goals (product §10): a move at most 2.5 times a raw write of 4 KiB with fdatasync; load and replay of a table of 200
//! moves in 150 us; a start with 10,000 running tables in 2 s; a move among them, and one at a table at which everybody has
//! planned 20 steps, at most 1.2 times that among 10.
//!
//! With the address of an empty database of PostgreSQL in `AEDILE_BENCH_DATABASE` a move there is measured, too; its floor is what
//! `pgbench --no-vacuum --builtin=simple-update` says in the same minute, and the goal 2.5 times that.

#[path = "store/world.rs"]
mod world;

use std::{
    fs::File,
    time::{Duration, Instant},
};

use aedile::{
    store::{Store, StoreError},
    tables::{Stage, SystemClock, TableId, TableRef, Tables},
};
use criterion::{
    BenchmarkGroup, Criterion, criterion_group, criterion_main, measurement::WallTime,
};
use tokio::runtime::Runtime;
use world::{World, repeat};

/// A page of SQLite, and the smallest write of most disks.
const PAGE: [u8; 4096] = [7; 4096];

#[cfg(unix)]
fn write_page(file: &File, at: u64) -> std::io::Result<()> {
    std::os::unix::fs::FileExt::write_all_at(file, &PAGE, at * 4096)
}

#[cfg(windows)]
fn write_page(file: &File, at: u64) -> std::io::Result<()> {
    std::os::windows::fs::FileExt::seek_write(file, &PAGE, at * 4096).map(drop)
}

/// Tables of which one after the other is loaded.
const ASLEEP: u64 = 500;

/// Tables around the one that is measured, and how many steps each of its players has planned.
const CASES: [(u64, usize); 3] = [(10, 0), (10_000, 0), (10, 20)];

/// How long the program takes to have its tables, and how much memory that needs.
fn start(c: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let World { folder, tables, .. } = World::among(&runtime, 10_000);
    let path = folder.as_ref().expect("it is SQLite").path().join("aedile.db");
    runtime.block_on(tables.close());
    drop(tables);
    let size = std::fs::metadata(&path).expect("the database").len() / 1_000_000;
    let mut group = c.benchmark_group("store");
    group.sample_size(10).bench_function(format!("start_with_10000_tables_{size}_MB"), |b| {
        b.iter(|| {
            let tables = Tables::open(Store::open(&path).expect("it opens"), SystemClock)
                .expect("random numbers");
            let running = runtime
                .block_on(tables.store().with(|tx| tx.count_tables(Stage::Running)))
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
        write_page(&file, page).expect("room");
    }
    file.sync_all().expect("a disk");
    group.bench_function("raw_4_KiB_fdatasync", |b| {
        b.iter(|| {
            write_page(&file, at % 1024).expect("room");
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
        let name = format!("move_durably_among_{crowd}_with_{steps}_steps_planned");
        measure_moves(&mut group, &runtime, &name, World::among(&runtime, crowd), steps);
    }
    group.finish();
}

/// Moves at one table after the other, each of four, whose players have planned so many steps.
fn measure_moves(
    group: &mut BenchmarkGroup<WallTime>,
    runtime: &Runtime,
    name: &str,
    world: World,
    steps: usize,
) {
    let mut world = Some(world);
    let mut channel = 1_000_000;
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

/// The same on PostgreSQL.
fn moves_on_postgres(c: &mut Criterion) {
    let Ok(address) = std::env::var("AEDILE_BENCH_DATABASE") else { return };
    let runtime = Runtime::new().expect("a runtime");
    let store = Store::at(&address.parse().expect("an address")).expect("an empty database");
    let mut group = c.benchmark_group("store");
    measure_moves(&mut group, &runtime, "move_on_postgres", World::on(store), 0);
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
                        let Ok(TableRef::Game(table)) = tables.by_id(id).await else {
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
    targets = durable_moves, moves_on_postgres, load, start
}
criterion_main!(benches);
