//! How long a slow game lasts, and how often it calls its people: with a picture each turn and no plans, and with a picture each
//! round and people who plan their next turns when they sit down to play.
//!
//! Nothing waits: time is a number. A person is awake for 15 hours of a day and answers a call after a time that is drawn: half of
//! them within three waking hours, one in ten after more than a day. Each game is lived through many times. Whoever sits down
//! decides everything until somebody else must, as `normal` does, and then plans, if they do, the next turns of theirs: for each
//! decision the two moves that `normal` likes best, at a table at which the others do what looks best at first sight. For what is
//! gone by then they add, by the one choice that the plan's page has for it, any move of the same kinds.
//!
//! What a planned move gives up is what `normal` thinks of it when its time has come: how many points it is behind the move that
//! it would make then. It ranks three; a move that is none of them counts as the third.
#![expect(clippy::unwrap_used, reason = "a bench that fails says where")]

use std::sync::{
    OnceLock,
    atomic::{AtomicU64, Ordering},
};

use aedile::{
    ai::{self, Budget},
    board::{Level, Rng, Seat, Seed, Turn, ViewOf, WhatIf},
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    talk::{
        paths::Guide as _,
        plans::{Alternative, Decision, Edit, MOST_STEPS, Plan, decide, is_due},
        present::Panels,
    },
};

/// Games for each row; `AEDILE_SLOW_GAMES` sets another number.
const GAMES: u64 = 12;

/// Half of all answers come within so many waking hours.
const MEDIAN: f64 = 3.0;
/// How far the others are from it: one in ten takes more than four and a half times as long.
const SPREAD: f64 = 1.2;
/// Hours of a day in which somebody is awake.
const AWAKE: f64 = 15.0;
/// The earliest and the latest hour at which somebody wakes.
const WAKING: [f64; 2] = [5.5, 9.5];
/// A planned move is played so many hours after its decision has come, on average.
const PLANNED: f64 = 55.0 / 3600.0;
/// How many alternatives are planned for each decision.
const ALTERNATIVES: usize = 2;
/// How often the people of each game live.
const LIVES: u64 = 200;
/// Pictures at the end of a game: the table and the scores.
const LAST: u32 = 2;

/// What a game came to.
#[derive(Default)]
struct Course {
    /// Who was called, and how many planned turns were played since the call before.
    calls: Vec<(Seat, u32)>,
    /// In how many rounds somebody was called.
    rounds: u32,
    /// What the planned moves gave up, in points, of all seats.
    given_up: f64,
}

impl Course {
    /// How long it takes if its people lead these lives.
    fn days(&self, life: u64) -> f64 {
        let person = |seat: u64| Person::new(Seed::from_number(life << 8 | seat));
        let mut people: Vec<_> = (0..Seat::MAX as u64).map(person).collect();
        let mut now = 0.0;
        for (seat, planned) in &self.calls {
            now = people[seat.index()].answers(now + f64::from(*planned) * PLANNED);
        }
        now / 24.0
    }
}

/// Somebody who has a life.
struct Person {
    wakes: f64,
    rng: Rng,
}

impl Person {
    fn new(seed: Seed) -> Self {
        let mut rng = Rng::new(seed);
        let wakes = WAKING[0] + uniform(&mut rng) * (WAKING[1] - WAKING[0]);
        Self { wakes, rng }
    }

    /// When they answer a call, in hours.
    fn answers(&mut self, called: f64) -> f64 {
        let wait = MEDIAN * (SPREAD * normal(&mut self.rng)).exp();
        let (day, hour) = days_of(called - self.wakes, 24.0);
        // Counted in hours in which they are awake, and back.
        let (day, hour) = days_of(day * AWAKE + hour.min(AWAKE) + wait, AWAKE);
        self.wakes + day * 24.0 + hour
    }
}

/// So many days of this length, and the hours that are left.
fn days_of(hours: f64, length: f64) -> (f64, f64) {
    let days = (hours / length).floor();
    (days, hours - days * length)
}

/// Between 0 and 1, neither of them.
fn uniform(rng: &mut Rng) -> f64 {
    (f64::from(rng.below(1 << 20)) + 0.5) / f64::from(1 << 20)
}

fn normal(rng: &mut Rng) -> f64 {
    (-2.0 * uniform(rng).ln()).sqrt() * (std::f64::consts::TAU * uniform(rng)).cos()
}

/// A game that is played slowly.
struct Slow<G: Panels> {
    game: G,
    number: u64,
    moves: u64,
    plans: Vec<Option<Plan>>,
    /// How many turns people plan.
    turns: u32,
    course: Course,
}

impl<G: Panels> Slow<G> {
    fn new(players: u8, options: &G::Options, number: u64, turns: u32) -> Self {
        let setup = G::deal(players, options, Seed::from_number(number));
        let plans = vec![None; usize::from(players)];
        let (game, course) = (G::new(&setup).unwrap(), Course::default());
        Self { game, number, moves: 0, plans, turns, course }
    }

    fn seed(&self) -> Seed {
        Seed::from_number((self.number + 1) << 20 | self.moves)
    }

    fn order() -> Option<&'static str> {
        G::STANDING_ORDERS.first().copied()
    }

    fn play(mut self) -> Course {
        let (mut planned, mut shown) = (0, None);
        self.go_on();
        while let Turn::ToMove(seat) = self.game.turn() {
            if self.play_planned(seat) {
                planned += 1;
                continue;
            }
            let round = self.game.round();
            self.course.rounds += u32::from(shown.replace(round) != Some(round));
            self.course.calls.push((seat, std::mem::take(&mut planned)));
            self.sit_down(seat);
        }
        self.course
    }

    fn go_on(&mut self) {
        while let Some(mv) =
            self.game.forced().or_else(|| Self::order().and_then(|order| self.game.by_order(order)))
        {
            self.make(mv);
        }
    }

    fn make(&mut self, mv: G::Move) {
        self.game.play_unchecked(mv);
        self.moves += 1;
    }

    /// Whether the plan of this seat decides; all that it decides is played.
    fn play_planned(&mut self, seat: Seat) -> bool {
        let mut decides = false;
        while self.game.turn() == Turn::ToMove(seat) {
            let view = self.game.seat_view(seat);
            let plan = self.plans[seat.index()].take();
            let Some(plan) = plan else { break };
            let Decision::Play(mv) = decide::<G>(&plan, &view) else { break };
            let plan = plan.from_first(|step| is_due::<G>(step, &view));
            self.plans[seat.index()] = plan.advanced();
            decides = true;
            self.course.given_up += given_up::<G>(&view, mv, self.seed());
            self.make(mv);
            self.go_on();
        }
        decides
    }

    /// Somebody decides until another seat must, and plans ahead.
    fn sit_down(&mut self, seat: Seat) {
        while self.game.turn() == Turn::ToMove(seat) {
            let view = self.game.seat_view(seat);
            self.make(ai::choose::<G>(Level::Normal, &view, self.seed(), &thought()));
            self.go_on();
        }
        let view = self.game.seat_view(seat);
        self.plans[seat.index()] =
            (self.turns > 0).then(|| plan_ahead::<G>(&view, self.turns, self.seed()));
    }
}

/// A plan for so many turns, as the bot helps to make it.
fn plan_ahead<G: Panels>(view: &ViewOf<G>, turns: u32, seed: Seed) -> Plan {
    let (mut world, mut plan) = (WhatIf::<G>::new(view), Plan::default());
    let order = Slow::<G>::order();
    let mut left = turns;
    while left > 0 && plan.steps().len() < MOST_STEPS && world.go_on(order) {
        let view = world.view();
        let advice = ai::advise::<G>(Level::Normal, &view, seed, &thought());
        let Some(best) = advice.first() else { break };
        let (guide, step) = (G::guide(&view), plan.steps().len());
        for one in advice.iter().take(ALTERNATIVES) {
            let wanted = Alternative::Move(guide.path(one.mv));
            plan = plan.edited(Edit::Add(step, wanted)).unwrap().unwrap();
        }
        world.make(best.mv);
        // Another seat decides there, so a turn is planned.
        left -= u32::from(world.view().legal.is_empty());
    }
    if plan.steps().is_empty() { plan } else { plan.edited(Edit::Widen).unwrap().unwrap() }
}

/// How long people think: as `normal` does, or `AEDILE_SLOW_ITERATIONS`.
fn thought() -> Budget<'static> {
    static ITERATIONS: OnceLock<Option<u32>> = OnceLock::new();
    let told = || std::env::var("AEDILE_SLOW_ITERATIONS").ok()?.parse().ok();
    ITERATIONS.get_or_init(told).map_or(Budget::OF_LEVEL, Budget::iterations)
}

/// How many points a planned move is behind the one that `normal` would make.
fn given_up<G: Panels>(view: &ViewOf<G>, mv: G::Move, seed: Seed) -> f64 {
    let advice = ai::advise::<G>(Level::Normal, view, seed, &thought());
    let (Some(best), Some(last)) = (advice.first(), advice.last()) else { return 0.0 };
    let found = advice.iter().find(|one| one.mv == mv).unwrap_or(last);
    f64::from(best.lead - found.lead).max(0.0)
}

/// Plays games on all cores.
fn games<G: Panels>(players: u8, options: &G::Options, number: u64, turns: u32) -> Vec<Course>
where
    G::Options: Sync,
{
    let next = AtomicU64::new(0);
    let work = || {
        let numbers = std::iter::from_fn(|| {
            Some(next.fetch_add(1, Ordering::Relaxed)).filter(|one| *one < number)
        });
        let play = |one| (one, Slow::<G>::new(players, options, one, turns).play());
        numbers.map(play).collect::<Vec<_>>()
    };
    let mut all: Vec<_> = std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    // Sums of fractions depend on their order.
    all.sort_by_key(|(one, _)| *one);
    all.into_iter().map(|(_, course)| course).collect()
}

#[expect(clippy::cast_precision_loss, reason = "there are few games")]
fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let values: Vec<f64> = values.collect();
    values.iter().sum::<f64>() / values.len() as f64
}

fn rows<G: Panels>(options: &G::Options, number: u64)
where
    G::Options: Sync,
{
    for players in G::SEATS {
        let mut today: Option<[f64; 3]> = None;
        for turns in 0..=2 {
            let played = games::<G>(players, options, number, turns);
            let count = |course: &Course| f64::from(u32::try_from(course.calls.len()).unwrap());
            let pictures = |course: &Course| {
                f64::from(LAST) + if turns == 0 { count(course) } else { f64::from(course.rounds) }
            };
            let lives = played.iter().flat_map(|one| (0..LIVES).map(move |life| one.days(life)));
            let calls = mean(played.iter().map(count)) / f64::from(players);
            let figures = [mean(lives), calls, mean(played.iter().map(pictures))];
            let before = *today.get_or_insert(figures);
            let share = |at: usize| format!("{:.1} ({:.2})", figures[at], figures[at] / before[at]);
            let given_up = mean(played.iter().map(|one| one.given_up)) / f64::from(players);
            let (name, [days, calls, pictures]) = (G::ID, [0, 1, 2].map(share));
            println!(
                "| {name} | {players} | {turns} | {days} | {calls} | {pictures} | {given_up:.1} |"
            );
        }
    }
}

fn main() {
    // `cargo test --benches` only wants to know that it compiles.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let number = std::env::var("AEDILE_SLOW_GAMES");
    let number = number.map_or(GAMES, |number| number.parse().expect("a number of games"));
    println!(
        "| game | players | turns planned | days | calls a person | pictures | points given up |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    rows::<GreatCity>(&aedile::games::great_city::Options::default(), number);
    rows::<Builders>(&aedile::games::builders::Options::default(), number);
    rows::<Marble>(&aedile::games::marble::Options::default(), number);
}
