//! Learns what the opponents of a game believe, and writes it to `assets/<game>/weights.toml`:
//!
//! ```sh
//! cargo run --release --example train -- --game builders
//! ```
//!
//! The same command gives the same numbers on every machine. It can be interrupted and goes on from `target/train/`; a curve
//! of strength is printed as a table for `docs/opponents.md`.

mod arena;
mod learn;
mod numbers;

use std::{error::Error, fs, path::PathBuf, thread, time::Instant};

use aedile::{
    board::{Strategy, beliefs},
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
};
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};

use crate::learn::{Course, Learner, Part};

/// Learns what the opponents of a game believe
#[derive(Parser)]
struct Order {
    /// The game: `great_city`, `builders` or `marble`
    #[arg(long)]
    game: String,
    /// What chance begins with
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The course: so many steps with so many iterations of the search, several with commas between them; without it that of
    /// the numbers in use
    #[arg(long, value_name = "STEPSxITERATIONS")]
    course: Option<String>,
    /// How far the numbers follow a trial, in ten-thousandths of themselves
    #[arg(long, default_value_t = 50)]
    pace: u32,
    /// How many threads play; the result does not depend on it
    #[arg(long)]
    threads: Option<usize>,
    /// How many points the curve of strength has
    #[arg(long, default_value_t = 8)]
    points: u32,
    /// How many pairs of games against the numbers set by hand make a point of it, at 60 iterations
    #[arg(long, default_value_t = 100)]
    pairs: u32,
    /// Where to write the numbers; `assets/<game>/weights.toml` unless it is given
    #[arg(long)]
    out: Option<PathBuf>,
    /// Where to keep what it takes to go on after an interruption
    #[arg(long, default_value = "target/train")]
    progress: PathBuf,
}

/// The doubt about a lead that is only an estimate; by matches of searches that differed in it.
const DOUBT: f32 = 0.7;

impl Order {
    fn course<G: Strategy>(&self) -> &str {
        let usual = COURSES.iter().find(|(game, _)| *game == G::ID);
        self.course.as_deref().unwrap_or(usual.map_or("400x60", |(_, course)| course))
    }
}

/// The courses by which the numbers in use were learned; The Great City still has those set by hand.
const COURSES: [(&str, &str); 3] =
    [(GREAT_CITY, "400x60"), (BUILDERS, "300x60"), (MARBLE, "400x60")];

/// How often what it takes to go on is kept, in steps.
const KEPT: u32 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let order = Order::parse();
    match order.game.as_str() {
        GREAT_CITY => train::<GreatCity>(&order),
        BUILDERS => train::<Builders>(&order),
        MARBLE => train::<Marble>(&order),
        other => Err(format!("there is no game `{other}`").into()),
    }
}

const GREAT_CITY: &str = <GreatCity as aedile::board::Game>::ID;
const BUILDERS: &str = <Builders as aedile::board::Game>::ID;
const MARBLE: &str = <Marble as aedile::board::Game>::ID;

fn train<G: Strategy>(order: &Order) -> Result<(), Box<dyn Error>> {
    let course = Course { seed: order.seed, pace: order.pace, parts: parts(order.course::<G>())? };
    let threads = order.threads.or_else(|| thread::available_parallelism().ok().map(usize::from));
    let mut start = *G::by_hand();
    start.doubt = DOUBT;
    let mut learner = Learner::<G>::new(start, course.clone(), threads.unwrap_or(1));
    let kept = order.progress.join(format!("{}.json", G::ID));
    if let Ok(text) = fs::read_to_string(&kept)
        && learner.resume(&serde_json::from_str(&text)?)
    {
        eprintln!("goes on after step {}", learner.steps());
    }
    fs::create_dir_all(&order.progress)?;
    let (began, bar) = (Instant::now(), bar(course.steps()));
    let every = (course.steps() / order.points.max(1)).max(1);
    println!("| steps | games | seconds | victories of the learned with 2 players, % |");
    println!("| --- | --- | --- | --- |");
    while !learner.is_done() {
        bar.set_position(learner.steps().into());
        learner.learn();
        if learner.steps().is_multiple_of(KEPT) || learner.is_done() {
            fs::write(&kept, serde_json::to_string(&learner.progress())?)?;
        }
        if learner.steps().is_multiple_of(every) && order.pairs > 0 {
            let won = learner.strength(2, order.pairs, 60) / f64::from(2 * order.pairs);
            let (steps, seconds) = (learner.steps(), began.elapsed().as_secs());
            let games = Course::games(steps);
            bar.suspend(|| println!("| {steps} | {games} | {seconds} | {:.1} |", 100.0 * won));
        }
    }
    bar.finish_and_clear();
    write(order, &learner)
}

/// Writes what was learned, with the command that learns it again.
fn write<G: Strategy>(order: &Order, learner: &Learner<G>) -> Result<(), Box<dyn Error>> {
    let out = order.out.clone().unwrap_or_else(|| format!("assets/{}/weights.toml", G::ID).into());
    let (Order { seed, pace, .. }, course) = (order, order.course::<G>());
    let command = format!(
        "cargo run --release --example train -- --game {} --seed {seed} --pace {pace} --course {course}",
        G::ID,
    );
    let remarks = ["What opponents believe, learned by self-play:", &command];
    let settled = numbers::settled::<G>(&learner.learned());
    fs::write(&out, beliefs::write::<G, _>(&settled, &remarks))?;
    eprintln!("wrote {}", out.display());
    Ok(())
}

/// Reads for example `800x60,40x500`.
fn parts(text: &str) -> Result<Vec<Part>, Box<dyn Error>> {
    let part = |text: &str| -> Result<Part, Box<dyn Error>> {
        let (steps, iterations) =
            text.split_once('x').ok_or("a part of a course looks like `800x60`")?;
        Ok(Part { steps: steps.parse()?, iterations: iterations.parse()? })
    };
    text.split(',').map(part).collect()
}

fn bar(steps: u32) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} steps, {eta} left");
    ProgressBar::new(steps.into())
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
