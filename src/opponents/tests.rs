//! The driver with a real database, real games and minds that misbehave.

use std::{
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
};

use tempfile::TempDir;
use tokio::task::JoinHandle;

use super::*;
use crate::{
    games::{
        Level, Turn,
        great_city::{GreatCity, Move, Options},
    },
    store::{RecordKind, Store},
    tables::{
        AnyTable, ChannelId, GameOptions, GuildId, HandClock, InteractionId, Look, MoveNumber,
        NewTable, Player, PostKind, Table, TableRef, TableState, Tables, Timestamp, UserId,
    },
};

const HOST: Player = Player { user: UserId(7), name: String::new() };

/// A database in a folder, and the tables on it.
struct World {
    folder: TempDir,
    clock: HandClock,
    tables: Tables,
}

impl World {
    fn new() -> Self {
        let (folder, clock) = (tempfile::tempdir().unwrap(), HandClock::stopped(Timestamp(0)));
        let tables = open(folder.path(), &clock);
        Self { folder, clock, tables }
    }

    async fn restart(self) -> Self {
        let Self { folder, clock, tables } = self;
        tables.close().await;
        drop(tables);
        let tables = open(folder.path(), &clock);
        Self { folder, clock, tables }
    }

    /// A running game of the host against AI of these levels; of AI alone when there are as many as seats.
    async fn game(&self, channel: u64, seats: u8, opponents: Vec<Level>) -> Table<GreatCity> {
        let new = NewTable {
            guild: GuildId(1),
            channel: ChannelId(channel),
            host: HOST,
            options: GameOptions::GreatCity(Options::yucata()),
            terms: crate::pace::Terms::default(),
            seats,
            opponents,
            interaction: InteractionId(channel * 100),
        };
        let id = self.tables.create(new).await.unwrap().table;
        self.table(id).await
    }

    async fn table(&self, id: crate::tables::TableId) -> Table<GreatCity> {
        match self.tables.by_id(id).await.unwrap() {
            TableRef::Game(AnyTable::GreatCity(table)) => table,
            TableRef::Lobby(_) => panic!("it has not started"),
        }
    }

    /// A game in which the AI must decide now.
    async fn waiting(&self, channel: u64) -> Table<GreatCity> {
        let table = self.game(channel, 2, vec![Level::Greedy]).await;
        while table.look(None).await.unwrap().turn.seat().unwrap().index() == 0 {
            self.host_moves(&table).await;
        }
        table
    }

    async fn host_moves(&self, table: &Table<GreatCity>) {
        let look = table.look(Some(HOST.user)).await.unwrap();
        let mv = look.own.unwrap().legal[0];
        let click = InteractionId(1_000_000 + table.id().0 * 10_000 + u64::from(look.number.0));
        table.play(HOST, click, Some(look.number), mv).await.unwrap();
    }

    /// Lets this mind play for the AI.
    fn play(&self, mind: impl Mind, settings: Settings) -> Playing {
        let stop = CancellationToken::new();
        let driver = drive::Driver::new(self.tables.stand(), settings, mind, stop.clone());
        Playing { stop, running: tokio::spawn(driver.run()) }
    }

    /// The move that was made at this moment, and why.
    async fn played(&self, table: &Table<GreatCity>, number: MoveNumber) -> (Move, Option<String>) {
        until(table, |look| look.number > number).await;
        let id = table.id();
        let records = self.tables.store().with(move |tx| tx.records(id)).await.unwrap();
        match &records[number.0 as usize].kind {
            RecordKind::Auto(json, why) => (serde_json::from_str(json).unwrap(), why.clone()),
            RecordKind::Move(..) | RecordKind::Undo(..) => panic!("a person moved"),
        }
    }

    async fn boards(&self, table: &Table<GreatCity>) -> usize {
        let id = table.id();
        let posts = self.tables.store().with(move |tx| tx.posts(id)).await.unwrap();
        let kinds = posts.iter().map(|post| serde_json::from_str(&post.kind).unwrap());
        kinds.filter(|kind| matches!(kind, PostKind::Board { .. })).count()
    }
}

fn open(folder: &Path, clock: &HandClock) -> Tables {
    Tables::open(Store::open(&folder.join("aedile.db")).unwrap(), clock.clone()).unwrap()
}

struct Playing {
    stop: CancellationToken,
    running: JoinHandle<()>,
}

impl Playing {
    async fn end(self) {
        self.stop.cancel();
        self.running.await.unwrap();
    }
}

/// Looks at the table until this holds.
async fn until(
    table: &Table<GreatCity>,
    mut holds: impl FnMut(&Look<GreatCity>) -> bool,
) -> Look<GreatCity> {
    loop {
        let look = table.look(None).await.unwrap();
        if holds(&look) {
            return look;
        }
        tokio::task::yield_now().await;
    }
}

fn at_once() -> Settings {
    Settings { threads: NonZero::new(2).unwrap(), limit: Duration::ZERO, pause: Duration::ZERO }
}

/// What the AI must decide, as its seat sees it.
async fn think(world: &World, table: &Table<GreatCity>) -> Think<GreatCity> {
    world.tables.stand().to_think(table).await.unwrap().unwrap()
}

/// Plays by what a function makes of the number of legal moves and the flag that says enough.
#[derive(Clone)]
struct Minded<F>(F);

impl<F: Fn(usize, &AtomicBool) -> usize + Clone + Send + Sync + 'static> Mind for Minded<F> {
    fn choose<G: Strategy>(&self, think: &Think<G>, stop: &AtomicBool) -> G::Move {
        let moves = G::moves_of(&think.view);
        moves[(self.0)(moves.len(), stop)]
    }
}

#[tokio::test]
async fn an_ai_plays_its_turn_and_waits_for_the_person() {
    let world = World::new();
    let table = world.waiting(1).await;
    let playing = world.play(Ai, at_once());
    for _ in 0..3 {
        let mine = |look: &Look<GreatCity>| look.turn.seat().is_some_and(|seat| seat.index() == 0);
        let look = until(&table, mine).await;
        while mine(&table.look(None).await.unwrap()) {
            world.host_moves(&table).await;
        }
        until(&table, |now| mine(now) && now.number > look.number).await;
    }
    playing.end().await;
}

#[tokio::test]
async fn a_search_that_takes_too_long_gives_the_best_move_so_far() {
    let world = World::new();
    let table = world.waiting(1).await;
    let think = think(&world, &table).await;
    let slow = |moves: usize, stop: &AtomicBool| {
        while !stop.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        moves - 1
    };
    let playing = world.play(Minded(slow), at_once());
    let (mv, why) = world.played(&table, think.number).await;
    assert_eq!(Some(&mv), think.view.legal.last());
    assert_eq!(why.as_deref(), Some(Level::Greedy.id()));
    playing.end().await;
}

#[tokio::test]
async fn a_search_that_does_not_end_or_panics_is_replaced_by_the_greedy_move() {
    for panics in [false, true] {
        let world = World::new();
        let table = world.waiting(1).await;
        let think = think(&world, &table).await;
        let greedy =
            ai::choose::<GreatCity>(Level::Greedy, &think.view, seed(&think), &Budget::OF_LEVEL);
        let (release, held) = mpsc::channel::<()>();
        let held = Arc::new(Mutex::new(held));
        let bad = move |_: usize, _: &AtomicBool| {
            assert!(!panics, "as it must");
            // It ends with the test, whose end is the only message.
            let _ = held.lock().map(|held| held.recv());
            0
        };
        let playing = world.play(Minded(bad), at_once());
        assert_eq!(world.played(&table, think.number).await.0, greedy);
        playing.stop.cancel();
        drop(release);
        playing.running.await.unwrap();
    }
}

#[tokio::test]
async fn a_stop_in_the_middle_of_a_search_drops_it_and_the_move_is_made_once_after_the_start() {
    let world = World::new();
    let table = world.waiting(1).await;
    let number = think(&world, &table).await.number;
    let (begun, begins) = tokio::sync::mpsc::unbounded_channel();
    let endless = move |_: usize, stop: &AtomicBool| {
        begun.send(()).unwrap();
        while !stop.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        0
    };
    let patient = Settings { limit: Duration::from_hours(1), ..at_once() };
    let playing = world.play(Minded(endless), patient);
    let mut begins = begins;
    begins.recv().await.unwrap();
    playing.end().await;
    assert_eq!(table.look(None).await.unwrap().number, number, "nothing was played");
    let id = table.id();
    drop(table);

    let world = world.restart().await;
    let table = world.table(id).await;
    let playing = world.play(Ai, at_once());
    world.played(&table, number).await;
    until(&table, |look| look.turn.seat().is_some_and(|seat| seat.index() == 0)).await;
    playing.end().await;
}

#[tokio::test]
async fn no_more_searches_run_at_once_than_are_allowed() {
    let world = World::new();
    let mut tables = Vec::new();
    for channel in 1..6 {
        tables.push(world.waiting(channel).await);
    }
    let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let (counted, seen) = (Arc::clone(&now), Arc::clone(&most));
    let mind = move |_: usize, stop: &AtomicBool| {
        seen.fetch_max(counted.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
        while !stop.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        counted.fetch_sub(1, Ordering::SeqCst);
        0
    };
    let two = NonZero::new(2).unwrap();
    let playing = world.play(Minded(mind), Settings { threads: two, ..at_once() });
    for table in &tables {
        until(table, |look| look.turn.seat().is_some_and(|seat| seat.index() == 0)).await;
    }
    playing.end().await;
    assert!((1..=2).contains(&most.load(Ordering::SeqCst)));
}

#[tokio::test]
async fn a_game_of_ai_alone_goes_on_after_each_round_only_when_it_was_looked_at() {
    let world = World::new();
    let pause = Duration::from_secs(20);
    let table = world.game(1, 3, vec![Level::Random; 3]).await;
    let playing = world.play(Ai, Settings { pause, ..at_once() });
    let mut pauses = 0;
    while !matches!(table.look(None).await.unwrap().turn, Turn::Over { .. }) {
        let boards = world.boards(&table).await;
        assert!(boards <= pauses + 1, "{boards} boards after {pauses} pauses");
        if boards == pauses + 1 {
            world.clock.forward(pause);
            pauses += 1;
        }
        tokio::task::yield_now().await;
    }
    let rounds = usize::from(table.look(None).await.unwrap().public.rounds);
    assert_eq!(pauses, 1 + rounds, "after the deal and at the beginning of each round");
    assert_eq!(table.look(None).await.unwrap().state, TableState::Finished);
    playing.end().await;
}

#[tokio::test]
async fn an_opponent_decides_the_same_when_it_is_asked_again() {
    let world = World::new();
    let table = world.waiting(1).await;
    let think = Think { level: Level::Easy, ..think(&world, &table).await };
    let go_on = AtomicBool::new(false);
    assert_eq!(Ai.choose(&think, &go_on), Ai.choose(&think, &go_on));
}
