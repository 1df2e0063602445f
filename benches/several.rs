//! What a move costs with one, two and four programs on one PostgreSQL: CPU of the programs and of PostgreSQL. Goal (issue 16):
//! it grows by less than 1.3 times.
//!
//! Four people click their ways through games of all kinds in eight servers, as quickly as the programs let them. Of each number
//! of programs the CPU at rest is measured, too. It needs a quiet machine on which no other Aedile and no other PostgreSQL runs.
#![expect(clippy::unwrap_used, reason = "a bench that fails says where")]

#[path = "../tests/bot/buttons.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod buttons;
#[path = "../tests/common/cluster.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod cluster;
#[path = "../tests/bot/house.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod house;
#[path = "../tests/bot/processes/program.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod program;
#[path = "../tests/bot/typing.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod typing;

use std::{
    collections::HashMap,
    fmt, fs,
    sync::atomic::{AtomicUsize, Ordering},
    time::{Duration, Instant},
};

use aedile::{
    discord,
    local::{
        self, ChannelId, GatewayRules, Message, Server, UserId,
        cast::{FORUM, channel_in},
    },
    tables::GameKind,
};
use buttons::Clicker;
use cluster::Cluster;
use house::{House, PEOPLE};
use program::{Machine, Program};
use serde_json::json;

const SHARDS: usize = 8;
const SERVERS: u8 = 8;
/// So long a program may take to be there.
const AWAY: Duration = Duration::from_secs(30);
/// Turns before anything is measured, and while it is.
const OPENING: usize = 16;
const TURNS: usize = 100;
/// How long rest is measured.
const REST: Duration = Duration::from_secs(20);

fn main() {
    // `cargo test --benches` only wants to know that it compiles.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    for programs in [1, 2, 4] {
        runtime.block_on(measure(programs));
    }
}

async fn measure(number: usize) {
    let cluster = Cluster::start().expect("PostgreSQL is installed");
    let gateway = GatewayRules {
        shards: SHARDS as u64,
        max_concurrency: SHARDS as u64,
        ..GatewayRules::default()
    };
    let settings = local::Settings { servers: SERVERS, gateway, ..local::Settings::default() };
    let house = House::empty(Server::start(settings).await.unwrap());
    let mut machine = Machine::new(&house, &cluster.database());
    let programs: Vec<Program> = (0..number).map(|_| machine.start(0)).collect();
    house.world().bot_ready(discord::commands::all().len()).await;
    for program in &programs {
        program.is_well_and_says(": connected").await;
    }
    let mut homes = HashMap::new();
    for server in 0..SERVERS {
        let game = usize::from(server) % GameKind::ALL.len();
        let channel = channel_in(server, FORUM);
        house.seated(channel, 4, json!({ "game": game })).await;
        let look = house.answer(PEOPLE[0], channel, "game board", json!({})).await;
        homes.insert(channel, table_of(&look.buttons()[0].custom_id).to_owned());
    }
    let home = Place::Home(homes);
    let _ = play(&house, OPENING, &home).await;
    // By now all have their even part of the shards, and what was owed is sent.
    tokio::time::sleep(AWAY).await;

    let before = Spent::now();
    tokio::time::sleep(REST).await;
    let rest = Spent::now().since(before).over(REST.as_secs_f64());
    println!("{number} programs, at rest {rest} a second");
    for (name, place) in [("at home", &home), ("elsewhere", &Place::Elsewhere)] {
        let (before, start) = (Spent::now(), Instant::now());
        let moves = f64::from(u32::try_from(play(&house, TURNS, place).await).unwrap());
        let lasted = start.elapsed().as_secs_f64();
        let beyond = Spent::now().since(before).since(rest.over(lasted.recip()));
        println!(
            "  {name}: {moves} moves in {lasted:.0} s, {} a move beyond rest",
            beyond.over(moves)
        );
    }
}

/// Where people press.
enum Place {
    /// In the channel of each table, so that its own process answers.
    Home(HashMap<ChannelId, String>),
    /// In another server each time, so that most presses arrive at a process that has to read the table first.
    Elsewhere,
}

/// So many turns in all, by everybody at the same time; how many moves that were.
async fn play(house: &House, turns: usize, place: &Place) -> usize {
    let left = AtomicUsize::new(turns);
    let played = PEOPLE.into_iter().map(|user| person(house, user, place, &left));
    futures_util::future::join_all(played).await.into_iter().sum()
}

/// Somebody's turns, each from the list of their tables, as long as turns are left; how many moves that were.
async fn person(house: &House, user: UserId, place: &Place, left: &AtomicUsize) -> usize {
    let mut clicker = Clicker::new(user.0);
    for server in (0..SERVERS).cycle() {
        if left.load(Ordering::Relaxed) == 0 {
            break;
        }
        let list = house.answer(user, channel_in(server, FORUM), "me tables", json!({})).await;
        let next = list.buttons().into_iter().find(|button| button.label == "Next table");
        let panel = match next {
            Some(next) => Some(press(house, user, &list, &next.custom_id, place).await),
            None => None,
        };
        // It is somebody else's turn, or that was much at once.
        let Some(panel) = panel.filter(|panel| !panel.buttons().is_empty()) else {
            tokio::time::sleep(Duration::from_millis(500)).await;
            continue;
        };
        clicker.finish(house, user, panel).await;
        let _ = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
    }
    clicker.moves.len()
}

/// The panel of the table that waits for longest, by the button of the list or where the table is.
async fn press(house: &House, user: UserId, list: &Message, id: &str, place: &Place) -> Message {
    let Place::Home(homes) = place else { return house.click(user, list.id, id).await };
    // The table that waits for longest is the first in the list.
    let (_, first) = list.content.split_once("/channels/").expect("a link");
    let channel = first.split(['/', ')']).nth(1).expect("the link of a channel").parse().unwrap();
    let channel = ChannelId(channel);
    let board = house.world().messages(channel, None).pop().expect("its board stands there").id;
    let turn = format!("a:{}:0:turn", homes[&channel]);
    let outcome = house.world().forge_click(user, board, &turn).await.unwrap();
    outcome.message.expect("an answer")
}

/// The table that a component is for: the second part of its id.
fn table_of(id: &str) -> &str {
    id.split(':').nth(1).expect("an id of ours")
}

/// Seconds of CPU that were spent so far.
#[derive(Clone, Copy)]
struct Spent {
    programs: f64,
    postgres: f64,
}

impl Spent {
    fn now() -> Self {
        Self { programs: cpu_of("aedile"), postgres: cpu_of("postgres") }
    }

    fn over(self, number: f64) -> Self {
        Self { programs: self.programs / number, postgres: self.postgres / number }
    }

    fn since(self, before: Self) -> Self {
        Self {
            programs: self.programs - before.programs,
            postgres: self.postgres - before.postgres,
        }
    }
}

impl fmt::Display for Spent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [programs, postgres] = [self.programs, self.postgres].map(|seconds| seconds * 1000.0);
        write!(f, "{programs:.1} ms CPU of programs and {postgres:.1} ms of PostgreSQL")
    }
}

/// Of all processes of this name, and of their children that have ended.
fn cpu_of(name: &str) -> f64 {
    let stats = fs::read_dir("/proc")
        .unwrap()
        .filter_map(|entry| fs::read_to_string(entry.ok()?.path().join("stat")).ok());
    let ticks = |stat: String| {
        let (start, fields) = stat.rsplit_once(')')?;
        // utime, stime, cutime and cstime are the 12th to 15th field after the name, in hundredths.
        let times = fields.split_whitespace().skip(11).take(4);
        (start.split_once('(')?.1 == name)
            .then(|| times.filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>())
    };
    stats.filter_map(ticks).sum::<f64>() / 100.0
}
