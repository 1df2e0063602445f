//! `aedile simulate`: games without people, their statistics and their logs.
//!
//! Each game depends on the seed and its own number alone, so the threads may take the games in any order: the same
//! call gives the same bytes, on the standard output and in the logs. What depends on the machine goes to the
//! standard error.

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

use self::{
    playing::{History, Made, Match, Opponent},
    tally::Tally,
};
use super::{Failure, options, print};
use crate::games::{
    Game,
    great_city::{GreatCity, log},
    log::Record,
};

/// What to play.
#[derive(clap::Args)]
pub(super) struct Simulate {
    /// The game: `great_city`
    #[arg(long, default_value = GreatCity::ID)]
    game: String,
    /// How many players
    #[arg(long, value_name = "N", default_value_t = *GreatCity::SEATS.end())]
    players: u8,
    /// How many games
    #[arg(long, value_name = "G", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000_000))]
    games: u32,
    /// Where chance begins: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Who plays: one for all seats, or one for each with commas between them; there is `random`
    #[arg(long, value_name = "WHO", value_delimiter = ',', default_value = "random")]
    seats: Vec<String>,
    /// An option of the game, for example `shrine=true`; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Write each game to DIR/1.jsonl, DIR/2.jsonl …
    #[arg(long, value_name = "DIR")]
    logs: Option<PathBuf>,
}

/// Plays the games and prints what they come to.
pub(super) fn simulate(order: &Simulate) -> Result<(), Failure> {
    match order.game.as_str() {
        GreatCity::ID => play_all::<GreatCity>(order),
        other => {
            Err(Failure::Usage(format!("there is no game `{other}`; there is {}", GreatCity::ID)))
        }
    }
}

/// A game whose log has a written form of its own.
trait Logged: Game {
    /// The whole game as the log format writes it, with `after` and `auto`.
    fn log(history: &History<Self>) -> String;
}

impl Logged for GreatCity {
    fn log(history: &History<Self>) -> String {
        let played = |made: &Made<_>| log::Played { mv: made.mv, auto: made.auto };
        let moves: Vec<_> = history.moves.iter().map(played).collect();
        log::full_log(&history.setup, &moves, &Record::new()).expect("what was played is a game")
    }
}

fn play_all<G: Logged>(order: &Simulate) -> Result<(), Failure> {
    let plan = plan::<G>(order).map_err(Failure::Usage)?;
    if let Some(directory) = &order.logs {
        fs::create_dir_all(directory).map_err(|error| Failure::file(directory, error))?;
    }
    let progress = progress_bar(order.games);
    let start = Instant::now();
    let tally = run(&plan, order, &progress)?;
    progress.finish_and_clear();
    print(&format!(
        "{}: {} players, {} games, seed {}\n\n{}",
        G::NAME,
        order.players,
        order.games,
        order.seed,
        tally.table(&plan.names())
    ))?;
    let seconds = start.elapsed().as_secs_f64();
    let (games, moves) = (f64::from(order.games) / seconds, tally.moves_played() / seconds);
    // Nobody reads it when the standard error is gone.
    let _ = writeln!(std::io::stderr(), "{seconds:.2} s, {games:.0} games/s, {moves:.0} moves/s");
    Ok(())
}

fn plan<G: Game>(order: &Simulate) -> Result<Match<G>, String> {
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    if !G::SEATS.contains(&order.players) {
        return Err(format!("{} is for {least} to {most} players, not {}", G::NAME, order.players));
    }
    let opponents =
        order.seats.iter().map(|name| Opponent::new(name)).collect::<Result<Vec<_>, _>>()?;
    let seats = match opponents[..] {
        [one] => vec![one; order.players.into()],
        _ if opponents.len() == usize::from(order.players) => opponents,
        _ => {
            return Err(format!(
                "--seats names {} players for {} seats",
                opponents.len(),
                order.players
            ));
        }
    };
    Ok(Match { options: options::read(&order.options)?, seed: order.seed, seats })
}

fn progress_bar(games: u32) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games.into())
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Plays all games on all cores; stops at the first log that cannot be written.
fn run<G: Logged>(
    plan: &Match<G>,
    order: &Simulate,
    progress: &ProgressBar,
) -> Result<Tally, Failure> {
    let (next, stop) = (AtomicU32::new(1), AtomicBool::new(false));
    let work = || -> Result<Tally, Failure> {
        let mut tally = Tally::new(G::score_lines(), plan.seats.len());
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number > order.games {
                break;
            }
            let (outcome, history) = plan.play(number);
            if let Some(directory) = &order.logs {
                write_log(directory, number, &G::log(&history)).inspect_err(|_| {
                    stop.store(true, Ordering::Relaxed);
                })?;
            }
            tally.add(&outcome);
            progress.inc(1);
        }
        Ok(tally)
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let tallies = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined =
            workers.into_iter().map(|worker| worker.join().expect("a worker does not panic"));
        joined.collect::<Result<Vec<_>, _>>()
    })?;
    let mut sum = Tally::new(G::score_lines(), plan.seats.len());
    for tally in &tallies {
        sum.merge(tally);
    }
    Ok(sum)
}

fn write_log(directory: &Path, number: u32, log: &str) -> Result<(), Failure> {
    let path = directory.join(format!("{number}.jsonl"));
    fs::write(&path, log).map_err(|error| Failure::file(&path, error))
}
