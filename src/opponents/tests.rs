//! The driver with a real database, real games and minds that misbehave.

use std::{
    num::NonZero,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    time::Duration,
};

use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::{
    drive,
    mind::{Mind, search},
    settings::Settings,
};
use crate::{
    ai::Budget,
    board::{Level, Turn},
    games::great_city::{GreatCity, Options},
    tables::{
        ChannelId, LobbyStep, Look, NewTable, PostKind, Stage, Table, Think, Why,
        tests::{World, player},
    },
};

/// A running game of the host against AI of these levels; of AI alone when there are as many as seats.
async fn game(world: &World, channel: u64, seats: u8, opponents: Vec<Level>) -> Table {
    let new = NewTable {
        name: None,
        channel: ChannelId(channel),
        opponents,
        ..world.new_table(seats, Options::yucata())
    };
    let id = world.open(new).await;
    let is_full = world.tables.lobby(id).await.unwrap().is_full();
    if is_full {
        world.tables.at_lobby(id, player(0), world.click(), LobbyStep::Start).await.unwrap();
    }
    world.table(id).await
}

/// A game in which the AI must decide now.
async fn waiting(world: &World, channel: u64) -> Table {
    let table = game(world, channel, 2, vec![Level::Greedy]).await;
    while is_hosts(&table.look(None).await.unwrap()) {
        host_moves(world, &table).await;
    }
    table
}

fn is_hosts(look: &Look) -> bool {
    look.turn.seat().is_some_and(|seat| seat.index() == 0)
}

async fn host_moves(world: &World, table: &Table) {
    let look = table.look(Some(player(0).user)).await.unwrap();
    let mv = look.own.unwrap().legal()[0].clone();
    table.play(player(0), world.click(), Some(look.number), mv).await.unwrap();
}

/// Lets this mind play for the AI.
fn play(world: &World, mind: Mind, settings: Settings) -> Playing {
    let stop = CancellationToken::new();
    let driver = drive::Driver::new(world.tables.clone(), settings, mind, stop.clone());
    Playing { stop, running: tokio::spawn(driver.run()) }
}

async fn boards(world: &World, table: &Table) -> usize {
    let kinds = world.kinds(table.id()).await;
    kinds.iter().filter(|kind| matches!(kind, PostKind::Board { .. })).count()
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
async fn until(table: &Table, mut holds: impl FnMut(&Look) -> bool) -> Look {
    loop {
        let look = table.look(None).await.unwrap();
        if holds(&look) {
            return look;
        }
        tokio::task::yield_now().await;
    }
}

fn at_once() -> Settings {
    let (limit, pause) = (Duration::ZERO, Duration::ZERO);
    Settings { threads: NonZero::new(2).unwrap(), limit, pause, ..Settings::default() }
}

/// What the AI must decide, as its seat sees it.
async fn think(table: &Table) -> Think {
    table.to_think().await.unwrap().unwrap()
}

/// Plays by what a function makes of the number of legal moves and the flag that says enough.
fn minded(choose: impl Fn(usize, &AtomicBool) -> usize + Send + Sync + 'static) -> Mind {
    Arc::new(move |think, stop| {
        let moves = think.view.legal();
        moves[choose(moves.len(), stop)].clone()
    })
}

#[tokio::test]
async fn an_ai_plays_its_turn_and_waits_for_the_person() {
    let world = World::new();
    let table = waiting(&world, 1).await;
    let playing = play(&world, Arc::new(search), at_once());
    for _ in 0..3 {
        let look = until(&table, is_hosts).await;
        while is_hosts(&table.look(None).await.unwrap()) {
            host_moves(&world, &table).await;
        }
        until(&table, |now| is_hosts(now) && now.number > look.number).await;
    }
    playing.end().await;
}

#[tokio::test]
async fn a_decision_that_is_quickly_made_is_not_told_at_once() {
    let world = World::new();
    let table = waiting(&world, 1).await;
    let number = think(&table).await.number;
    let limit = Duration::from_millis(400);
    let began = std::time::Instant::now();
    let playing = play(&world, minded(|_, _| 0), Settings { limit, ..at_once() });
    until(&table, |look| look.number > number).await;
    assert!(began.elapsed() >= limit / 4, "only after a time that says nothing");
    playing.end().await;
}

#[tokio::test]
async fn a_search_that_takes_too_long_gives_the_best_move_so_far() {
    let world = World::new();
    let table = waiting(&world, 1).await;
    let think = think(&table).await;
    let slow = |moves: usize, stop: &AtomicBool| {
        while !stop.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        moves - 1
    };
    let playing = play(&world, minded(slow), at_once());
    until(&table, |look| look.number > think.number).await;
    let (mv, why) = world.decided(&table, think.number).await;
    assert_eq!(Some(&mv), think.view.legal().last());
    assert_eq!(why, Why::Ai(Level::Greedy));
    playing.end().await;
}

#[tokio::test]
async fn a_search_that_does_not_end_or_panics_is_replaced_by_the_greedy_move() {
    for panics in [false, true] {
        let world = World::new();
        let table = waiting(&world, 1).await;
        let think = think(&table).await;
        let greedy = think.view.choose(Level::Greedy, think.chance, &Budget::OF_LEVEL);
        let (release, held) = mpsc::channel::<()>();
        let held = Arc::new(Mutex::new(held));
        let bad = move |_: usize, _: &AtomicBool| {
            assert!(!panics, "as it must");
            // It ends with the test, whose end is the only message.
            let _ = held.lock().map(|held| held.recv());
            0
        };
        let playing = play(&world, minded(bad), at_once());
        until(&table, |look| look.number > think.number).await;
        assert_eq!(world.decided(&table, think.number).await.0, greedy);
        playing.stop.cancel();
        drop(release);
        playing.running.await.unwrap();
    }
}

#[tokio::test]
async fn a_stop_in_the_middle_of_a_search_drops_it_and_the_move_is_made_once_after_the_start() {
    let world = World::new();
    let table = waiting(&world, 1).await;
    let number = think(&table).await.number;
    let (begun, begins) = tokio::sync::mpsc::unbounded_channel();
    let endless = move |_: usize, stop: &AtomicBool| {
        begun.send(()).unwrap();
        while !stop.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        0
    };
    let patient = Settings { limit: Duration::from_secs(3600), ..at_once() };
    let playing = play(&world, minded(endless), patient);
    let mut begins = begins;
    begins.recv().await.unwrap();
    playing.end().await;
    assert_eq!(table.look(None).await.unwrap().number, number, "nothing was played");
    let id = table.id();
    drop(table);

    let world = world.restart().await;
    let table = world.table(id).await;
    let playing = play(&world, Arc::new(search), at_once());
    until(&table, is_hosts).await;
    world.decided(&table, number).await;
    playing.end().await;
}

#[tokio::test]
async fn no_more_searches_run_at_once_than_are_allowed() {
    let world = World::new();
    let mut tables = Vec::new();
    for channel in 1..6 {
        tables.push(waiting(&world, channel).await);
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
    let playing = play(&world, minded(mind), Settings { threads: two, ..at_once() });
    for table in &tables {
        until(table, is_hosts).await;
    }
    playing.end().await;
    assert!((1..=2).contains(&most.load(Ordering::SeqCst)));
}

#[tokio::test]
async fn a_game_of_ai_alone_goes_on_after_each_round_only_when_it_was_looked_at() {
    let world = World::new();
    let pause = Duration::from_secs(20);
    let table = game(&world, 1, 3, vec![Level::Random; 3]).await;
    let playing = play(&world, Arc::new(search), Settings { pause, ..at_once() });
    let mut pauses = 0;
    loop {
        let boards = boards(&world, &table).await;
        if matches!(table.look(None).await.unwrap().turn, Turn::Over { .. }) {
            break;
        }
        assert!(boards <= pauses + 1, "{boards} boards after {pauses} pauses");
        if boards == pauses + 1 {
            world.clock.forward(pause);
            pauses += 1;
        }
        tokio::task::yield_now().await;
    }
    let rounds =
        usize::from(table.look(None).await.unwrap().public.typed::<GreatCity>().unwrap().rounds);
    assert_eq!(pauses, 1 + rounds, "after the deal and at the beginning of each round");
    assert_eq!(table.look(None).await.unwrap().state, Stage::Finished);
    playing.end().await;
}

#[tokio::test]
async fn an_opponent_decides_the_same_when_it_is_asked_again() {
    let world = World::new();
    let table = waiting(&world, 1).await;
    let think = Think { level: Level::Easy, ..think(&table).await };
    let go_on = AtomicBool::new(false);
    assert_eq!(search(&think, &go_on), search(&think, &go_on));
}

/// Whoever sees a table knows its number, its moves and how opponents think; what they do not know is the secret.
#[tokio::test]
async fn two_tables_that_look_the_same_to_everybody_give_their_opponents_other_chance() {
    let here = World::new();
    let one = waiting(&here, 1).await;
    let mine = think(&one).await;
    // Who begins is drawn: a table at which it is the other one does not look the same.
    let theirs = loop {
        let there = World::new();
        let theirs = think(&waiting(&there, 1).await).await;
        if theirs.number == mine.number {
            break theirs;
        }
    };
    assert_eq!(mine.table, theirs.table);
    assert!(mine.chance != theirs.chance);
    assert!(mine.chance == think(&one).await.chance, "asked again, the same");
}
