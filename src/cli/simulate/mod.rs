//! `aedile simulate`: games without people, their statistics and their logs.
//!
//! Each game depends on the seed and its own number alone, so the threads may take the games in any order: the same
//! call gives the same bytes, on the standard output and in the logs. What depends on the machine goes to the
//! standard error.

mod ladder;
mod pairs;
mod playing;
mod tally;

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, AtomicU32, Ordering},
    thread,
    time::Instant,
};

use indicatif::{ProgressBar, ProgressStyle};
use parking_lot::Mutex;

pub use self::ladder::{Ladder, measure_ladder};
use self::{
    pairs::Pairs,
    playing::{History, Match, Opponent},
    tally::{GameResult, Tally},
};
use super::{failure::Failure, options, output::print};
use crate::{board::Seat, play::GameKind};

/// What to play.
#[derive(clap::Args)]
pub(super) struct Simulate {
    /// The game
    #[arg(long, value_name = "ID", default_value = GameKind::ALL[0].id(), value_parser = options::game())]
    game: GameKind,
    /// How many players
    #[arg(long, value_name = "N", default_value_t = MOST_PLAYERS)]
    players: u8,
    /// How many games
    #[arg(long, value_name = "G", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000_000))]
    games: u32,
    /// Where chance begins: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Who plays: one for all seats, or one for each with commas between them; there are `random`, `greedy`, `gentle`,
    /// `easy`, `normal`, `hard` and `master`, `hard:4000` for another number of iterations, and `hard:hand` or
    /// `hard:hand:4000` with the evaluation that was set by hand before there was a learned one
    #[arg(long, value_name = "WHO", default_value = "random")]
    seats: Vec<String>,
    /// Measure strength: each deal is played as often as there are seats, everybody sits one seat farther each time,
    /// and a table tells how the first does against the others. `--seats` may be repeated, a row for each; two names
    /// mean one against all others
    #[arg(long)]
    paired: bool,
    /// An option of the game, for example `auto_play_forced=true`; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Write each game to DIR/1.jsonl, DIR/2.jsonl …
    #[arg(long, value_name = "DIR")]
    logs: Option<PathBuf>,
}

/// The default for the number of players: a full table.
const MOST_PLAYERS: u8 = Seat::MAX.to_le_bytes()[0];

/// Plays the games and prints what they come to.
pub(super) fn simulate(order: &Simulate) -> Result<(), Failure> {
    if let Some(directory) = &order.logs {
        fs::create_dir_all(directory).map_err(|error| Failure::file(directory, error))?;
    }
    if order.paired {
        return measure(order);
    }
    let [seats] = &order.seats[..] else {
        return Err(Failure::Usage("several --seats are for --paired alone".to_owned()));
    };
    let pairing = pairing(order, seats).map_err(Failure::Usage)?;
    let start = Instant::now();
    let mut tally = Tally::new(order.game.score_lines(), order.game.point(), pairing.seats.len());
    run(&pairing, order, |game, _| tally.add(game))?;
    let table = tally.table(&pairing.names());
    print(&format!("{}\n{table}", title(order)))?;
    let seconds = start.elapsed().as_secs_f64();
    let (games, moves) = (f64::from(order.games) / seconds, tally.moves_played() / seconds);
    // Nobody reads it when the standard error is gone.
    let _ = writeln!(std::io::stderr(), "{seconds:.2} s, {games:.0} games/s, {moves:.0} moves/s");
    Ok(())
}

fn title(order: &Simulate) -> String {
    let Simulate { players, games, seed, .. } = order;
    format!("{}: {players} players, {games} games, seed {seed}\n", order.game.title())
}

/// Measures strength: a row for each match, printed when it is complete.
fn measure(order: &Simulate) -> Result<(), Failure> {
    let pairings = order.seats.iter().map(|seats| pairing(order, seats));
    let pairings = pairings.collect::<Result<Vec<_>, _>>().map_err(Failure::Usage)?;
    if !order.games.is_multiple_of(u32::from(order.players)) {
        return Err(Failure::Usage(format!(
            "--paired plays each deal {0} times, so --games must be a multiple of {0}, not {1}",
            order.players, order.games
        )));
    }
    if order.logs.is_some() && pairings.len() > 1 {
        return Err(Failure::Usage("--logs takes the games of one --seats at a time".to_owned()));
    }
    print(&format!("{}\n{}", title(order), pairs::HEAD))?;
    for pairing in &pairings {
        let start = Instant::now();
        let mut pairs = Pairs::default();
        run(pairing, order, |game, number| pairs.add(game, pairing.seat_of_first(number)))?;
        print(&pairs.row(&pairing.names(), order.game.point()))?;
        let _ = writeln!(std::io::stderr(), "{:.2} s", start.elapsed().as_secs_f64());
    }
    Ok(())
}

fn pairing(order: &Simulate, seats: &str) -> Result<Match, String> {
    let (least, most) = order.game.seats();
    if !(least..=most).contains(&order.players) {
        return Err(format!(
            "{} is for {least} to {most} players, not {}",
            order.game.title(),
            order.players
        ));
    }
    let players = seats.split(',').map(Opponent::new).collect::<Result<Vec<_>, _>>()?;
    let count = usize::from(order.players);
    let seats = match players[..] {
        [one] => vec![one; count],
        _ if players.len() == count => players,
        [first, others] if order.paired => {
            std::iter::once(first).chain(std::iter::repeat_n(others, count - 1)).collect()
        }
        _ => {
            return Err(format!("--seats names {} players for {count} seats", players.len()));
        }
    };
    let options = options::read(order.game, &order.options)?;
    Ok(Match { options, seed: order.seed, seats, paired: order.paired })
}

fn progress_bar(games: u32) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games.into())
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Plays all games on all cores and adds each, in whatever order they end; stops at the first log that cannot be written.
fn run(
    pairing: &Match,
    order: &Simulate,
    add: impl FnMut(&GameResult, u32) + Send,
) -> Result<(), Failure> {
    let (add, progress) = (Mutex::new(add), progress_bar(order.games));
    let (next, stop) = (AtomicU32::new(1), AtomicBool::new(false));
    let work = || -> Result<(), Failure> {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number > order.games {
                break;
            }
            let (outcome, history) = pairing.play(number);
            if let Some(directory) = &order.logs {
                write_log(directory, number, &whole_log(&history)).inspect_err(|_| {
                    stop.store(true, Ordering::Relaxed);
                })?;
            }
            (*add.lock())(&outcome, number);
            progress.inc(1);
        }
        Ok(())
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let played = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined =
            workers.into_iter().map(|worker| worker.join().expect("a worker does not panic"));
        joined.collect()
    });
    progress.finish_and_clear();
    played
}

fn whole_log(History { start, moves }: &History) -> String {
    start.bare_log(moves).expect("what was played is a game")
}

fn write_log(directory: &Path, number: u32, log: &str) -> Result<(), Failure> {
    let path = directory.join(format!("{number}.jsonl"));
    fs::write(&path, log).map_err(|error| Failure::file(&path, error))
}
