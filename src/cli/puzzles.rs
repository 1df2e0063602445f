//! `aedile puzzles`: finds puzzles of the day, and looks at those that are stored again by longer searches.

use std::{
    ops::ControlFlow,
    time::{Duration, Instant},
};

use super::{database, failure::Failure, options, output::print};
use crate::{
    board::{Seed, ShuffleSecret},
    config::Config,
    daily::{Puzzle, PuzzleEffort, iso, look_again, mine},
    play::GameKind,
    store::{PuzzleRow, Store, Upgrade},
};

/// What to do.
#[derive(clap::Subcommand)]
pub(super) enum Puzzles {
    /// Look at all puzzles again, by searches ten times as long, and say which answers hold
    Check(Check),
    /// Look for puzzles in games between AI players, and say what was found; nothing is stored
    Find(Find),
}

/// How long to search.
#[derive(clap::Args)]
pub(super) struct Check {
    /// How many iterations each of the four moves gets
    #[arg(long, value_name = "NUMBER", default_value_t = PuzzleEffort::CHECK.after)]
    iterations: u32,
}

/// Where to look.
#[derive(clap::Args)]
pub(super) struct Find {
    /// The game
    #[arg(long, value_name = "ID", default_value = GameKind::ALL[0].id(), value_parser = options::game())]
    game: GameKind,
    /// In how many games
    #[arg(long, value_name = "NUMBER", default_value_t = 10)]
    games: u64,
    /// The number from which all chance follows
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// The length of the searches that look at what was found again, in iterations; 0 for none
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    check: u32,
    /// The length of the searches for the best move and of what comes after a move, in iterations; a first look has a tenth, the last one three times as many
    #[arg(long, value_name = "NUMBER", default_value_t = PuzzleEffort::FULL.search)]
    iterations: u32,
}

/// How many answers hold.
#[derive(Default)]
struct Checks {
    looked: u32,
    confirmed: u32,
    half: u32,
}

impl Checks {
    /// Looks at a puzzle again and prints one line.
    fn look(&mut self, name: &str, puzzle: &Puzzle, iterations: u32) -> Result<(), Failure> {
        let effort = PuzzleEffort { after: iterations, ..PuzzleEffort::CHECK };
        let seen = look_again(puzzle, effort, Seed::from_number(u64::from(self.looked)));
        self.looked += 1;
        self.confirmed += u32::from(seen.is_confirmed);
        self.half += u32::from(seen.keeps_half());
        let (gap, error, found) = (seen.gap.mean, seen.gap.error, seen.found.mean);
        let verdict = if seen.is_confirmed { "holds" } else { "is in doubt" };
        let kind = puzzle.game.kind().id();
        print(&format!(
            "{name} {kind}: the answer {verdict}, better by {gap:.2} ± {error:.2} (found: {found:.2}), {} stars\n",
            puzzle.stars
        ))
    }

    fn print(&self) -> Result<(), Failure> {
        let Self { looked, confirmed, half } = *self;
        let share = |part: u32| match looked {
            0 => String::new(),
            all => format!(" ({:.1} %)", 100.0 * f64::from(part) / f64::from(all)),
        };
        print(&format!(
            "{looked} looked at: {confirmed} hold{}, {half} keep half of the gap{}.\n",
            share(confirmed),
            share(half)
        ))
    }
}

/// Does it.
pub(super) fn puzzles(config: &Config, order: &Puzzles) -> Result<(), Failure> {
    match order {
        Puzzles::Check(order) => check(config, order),
        Puzzles::Find(order) => find(order),
    }
}

/// Fails when an answer is in doubt.
fn check(config: &Config, order: &Check) -> Result<(), Failure> {
    let store = Store::among_others(&database::address(&config.database)?, Upgrade::Never)?;
    let runtime =
        tokio::runtime::Builder::new_current_thread().build().map_err(Failure::Signals)?;
    let rows = runtime.block_on(store.read(|tx| tx.puzzles()))?;
    let (mut checks, mut broken) = (Checks::default(), 0);
    for row in &rows {
        let name = name(row);
        let kind = GameKind::from_id(&row.game).ok_or("its game is unknown");
        match kind.and_then(|kind| Puzzle::read(kind, &row.body)) {
            Ok(puzzle) => checks.look(&name, &puzzle, order.iterations)?,
            Err(why) => {
                broken += 1;
                print(&format!("{name}: {why}\n"))?;
            }
        }
    }
    checks.print()?;
    if broken == 0 && checks.confirmed == checks.looked { Ok(()) } else { Err(Failure::Told) }
}

fn name(row: &PuzzleRow) -> String {
    match row.date {
        Some(date) => format!("{} ({})", row.id, iso(date)),
        None => row.id.to_string(),
    }
}

fn find(order: &Find) -> Result<(), Failure> {
    let effort = PuzzleEffort::of(order.iterations);
    let (mut checks, mut found, mut took) = (Checks::default(), 0_u32, Duration::ZERO);
    for number in order.seed..order.seed.saturating_add(order.games) {
        let secret = ShuffleSecret(Seed::from_number(number).0);
        let began = Instant::now();
        let puzzle = mine(order.game, &secret, effort, &mut || ControlFlow::Continue(()));
        took += began.elapsed();
        let Some(puzzle) = puzzle else { continue };
        found += 1;
        if order.check > 0 {
            checks.look(&number.to_string(), &puzzle, order.check)?;
        } else {
            print(&format!("{number}: {} stars\n", puzzle.stars))?;
        }
    }
    let an_hour = f64::from(found) * 3600.0 / took.as_secs_f64().max(f64::MIN_POSITIVE);
    print(&format!("{found} puzzles in {} games, {an_hour:.0} an hour.\n", order.games))?;
    if order.check > 0 { checks.print() } else { Ok(()) }
}
