//! A day of ten thousand running tables, with the real tables, store and scheduler and a poster that counts: what it costs
//! the machine and how many requests Discord sees. Goal (product §8): never 50 requests in a second, and no bursts.
//!
//! The evening before, every table begins its game; then a day goes by second by second on a clock that is moved by hand.
//! Each table sees a few turns at random moments of its players' days; who does not play is reminded. Half of the people have
//! quiet hours in one of three zones, so every morning has its crowd. The poster keeps the tempo at which the real one sends
//! what is no call: at most 40 requests a second. Answers to players come on top: two for opening the panel and two for each move.
#![expect(clippy::unwrap_used, reason = "a bench that fails says where")]

use std::{fs, time::Duration, time::Instant};

use aedile::{
    board::{Rng, Seed},
    games::great_city::{GreatCity, Options},
    pace::{Preferences, QuietHours, Terms, Zone},
    store::Store,
    tables::{
        ChannelId, GameOptions, GuildId, HandClock, InteractionId, LobbyStep, MessageId, NewTable,
        Placed, Player, Seated, Settled, Table, TableId, TableRef, Tables, Timestamp, UserId,
    },
};
use futures_util::{StreamExt as _, stream};

/// Running tables; `AEDILE_DAY_TABLES` sets another number.
const TABLES: u64 = 10_000;
/// Turns that are played at a table in a day.
const TURNS: u64 = 3;
/// The poster's requests in a second: the tempo of `discord::poster` for what is no call.
const TEMPO: u32 = 40;
/// Discord's limit.
const LIMIT: u32 = 50;
/// Requests for opening a panel, and for each move.
const ANSWER: u32 = 2;
/// Seconds of a day.
const DAY: usize = 24 * 60 * 60;
/// Tuesday, 6 October 2026, 00:00 UTC.
const START: Timestamp = Timestamp(1_791_244_800_000);

struct Day {
    tables: Tables,
    clock: HandClock,
    rng: Rng,
    clicks: u64,
    /// At each second, which tables play a turn.
    turns: Vec<Vec<TableId>>,
}

/// What Discord sees.
#[derive(Default)]
struct Requests {
    posts: u64,
    loud: u64,
    answers: u64,
    busiest: u32,
    longest_queue: u64,
}

fn main() {
    // `cargo test --benches` only wants to know that it compiles.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let number = std::env::var("AEDILE_DAY_TABLES");
    let number = number.map_or(TABLES, |number| number.parse().expect("a number of tables"));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let mut day = Day::open(&folder.path().join("aedile.db"));
        day.evening_before(number).await;
        let (start, cpu) = (Instant::now(), cpu_seconds());
        let requests = day.live().await;
        println!(
            "{number} tables, one day\n  CPU            {:.1} s (wall {:.1} s)\n  peak memory    {} MB\n  posts          {} ({} of \
             them loud)\n  answers        {}\n  busiest second {} requests\n  longest queue  {} posts",
            cpu_seconds() - cpu,
            start.elapsed().as_secs_f64(),
            peak_memory() / 1024,
            requests.posts,
            requests.loud,
            requests.answers,
            requests.busiest,
            requests.longest_queue,
        );
        assert!(requests.busiest < LIMIT, "Discord allows {LIMIT} requests a second");
    });
}

impl Day {
    fn open(path: &std::path::Path) -> Self {
        let clock = HandClock::stopped(START.minus(Duration::from_secs(24 * 3600)));
        let tables = Tables::open(Store::open(path).unwrap(), clock.clone()).unwrap();
        let turns = vec![Vec::new(); DAY];
        Self { tables, clock, rng: Rng::new(Seed::from_number(7)), clicks: 0, turns }
    }

    fn click(&mut self) -> InteractionId {
        self.clicks += 1;
        InteractionId(self.clicks)
    }

    /// Opens the tables over a day, and sends what they owe.
    async fn evening_before(&mut self, number: u64) {
        let pause = Duration::from_secs(24 * 3600) / 100;
        for part in 0..100 {
            let numbers: Vec<_> = (part * number / 100..(part + 1) * number / 100).collect();
            let clicks: Vec<_> = numbers.iter().map(|_| (self.click(), self.click())).collect();
            let tables = &self.tables;
            let opened = stream::iter(numbers.into_iter().zip(clicks))
                .map(|(number, clicks)| open_table(tables, number, clicks));
            let ids: Vec<_> = opened.buffer_unordered(64).collect().await;
            for id in ids {
                for _ in 0..TURNS {
                    let second = self.rng.below(u32::try_from(DAY).unwrap());
                    self.turns[second as usize].push(id);
                }
            }
            let mut ignored = Requests::default();
            while self.post(&mut ignored, 200).await > 0 {}
            self.clock.forward(pause);
        }
    }

    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method is for one lifetime only"
    )]
    async fn live(&mut self) -> Requests {
        let mut requests = Requests::default();
        let scheduler = self.tables.scheduler();
        let mut next = None;
        for second in 0..DAY {
            let mut now = 0;
            for table in std::mem::take(&mut self.turns[second]) {
                now += self.play(table).await;
                next = None;
            }
            if next.is_none_or(|next| next <= self.tables.now()) {
                scheduler.settle().await.unwrap();
            }
            requests.answers += u64::from(now);
            let posted = self.post(&mut requests, TEMPO).await;
            requests.busiest = requests.busiest.max(now + posted);
            if posted == TEMPO {
                let due = self.tables.store().with(|tx| tx.count_due()).await.unwrap();
                requests.longest_queue = requests.longest_queue.max(due);
            }
            next = if posted > 0 { None } else { scheduler.next().await.unwrap() };
            self.clock.forward(Duration::from_secs(1));
        }
        requests
    }

    /// Sends at most so many posts, as the poster does; how many it were.
    async fn post(&mut self, requests: &mut Requests, most: u32) -> u32 {
        let posts = self.tables.posts();
        let claimed = posts.claim(most).await.unwrap();
        requests.posts += claimed.len() as u64;
        requests.loud += claimed.iter().filter(|post| post.loud).count() as u64;
        let sent = u32::try_from(claimed.len()).unwrap();
        let settle = |post: aedile::tables::DuePost| {
            let message = MessageId(1_000_000 + post.id.0);
            let at = post.edits.unwrap_or(Placed { channel: post.channel, message });
            let posts = posts.clone();
            async move { posts.settle(post.id, Settled::Placed(at, None)).await.unwrap() }
        };
        stream::iter(claimed).map(settle).buffer_unordered(16).collect::<Vec<()>>().await;
        sent
    }

    /// The one to move plays the turn; how many requests the answers are.
    async fn play(&mut self, id: TableId) -> u32 {
        let table = game(&self.tables, id).await;
        let Some(by) = mover(&table).await else { return 0 };
        let mut requests = ANSWER;
        loop {
            let look = table.look(Some(by.user)).await.unwrap();
            if !look.is_my_turn() {
                return requests;
            }
            let mv = self.rng.choose(&look.own.as_ref().unwrap().legal()).clone();
            table.play(by.clone(), self.click(), Some(look.number), mv).await.unwrap();
            requests += ANSWER;
        }
    }
}

async fn open_table(
    tables: &Tables,
    number: u64,
    clicks: (InteractionId, InteractionId),
) -> TableId {
    let player =
        |seat: u64| Player { user: UserId(10 * number + seat + 1), name: format!("Player {seat}") };
    for seat in 0..2 {
        let zone = ["Europe/Berlin", "America/New_York", "Asia/Tokyo"][(number % 3) as usize];
        if (number + seat).is_multiple_of(2) {
            let wishes = move |settings: &mut Preferences| {
                settings.zone = Some(Zone::parse(zone)?);
                settings.set_quiet(QuietHours::parse("22-8")?)
            };
            tables.change_preferences(player(seat).user, wishes).await.unwrap();
        }
    }
    let new = NewTable {
        name: None,
        guild: GuildId(1 + number % 500),
        channel: ChannelId(number + 1),
        own_thread: false,
        host: player(0),
        options: GameOptions::of::<GreatCity>(Options::PUBLISHER),
        terms: Terms::default(),
        seats: 2,
        interaction: clicks.0,
        opponents: Vec::new(),
    };
    let id = tables.create(new).await.unwrap().table;
    post_card(tables, id).await;
    tables.at_lobby(id, player(1), clicks.1, LobbyStep::Join).await.unwrap();
    id
}

/// The card of the new table is posted: a game starts after that alone.
async fn post_card(tables: &Tables, id: TableId) {
    while tables.lobby(id).await.unwrap().card.is_none() {
        for post in tables.posts().claim(10).await.unwrap() {
            let first = Placed { channel: post.channel, message: MessageId(1) };
            tables
                .posts()
                .settle(post.id, Settled::Placed(post.edits.unwrap_or(first), None))
                .await
                .unwrap();
        }
    }
}

async fn game(tables: &Tables, id: TableId) -> Table {
    match tables.by_id(id).await.unwrap() {
        TableRef::Game(table) => table,
        TableRef::Lobby(_) => panic!("table {id} has not started"),
    }
}

async fn mover(table: &Table) -> Option<Player> {
    let look = table.look(None).await.unwrap();
    let seated: &Seated = look.to_move()?;
    Some(Player { user: seated.user()?, name: seated.name.clone() })
}

/// What this program has used, user and system, by Linux's count.
fn cpu_seconds() -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name in parentheses may contain anything; times are the 12th and 13th field after it, in hundredths.
    let fields = stat.rsplit(')').next().unwrap_or_default();
    fields
        .split_whitespace()
        .skip(11)
        .take(2)
        .filter_map(|ticks| ticks.parse::<f64>().ok())
        .sum::<f64>()
        / 100.0
}

/// The most memory that this program ever held, in KiB.
fn peak_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}
