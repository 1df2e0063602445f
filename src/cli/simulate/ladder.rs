//! `aedile ladder`: how much stronger each AI is than the one below it.

use super::{Simulate, pairing, pairs::Pairs, run};
use crate::{
    board::Level,
    cli::{failure::Failure, options, output::print},
    play::GameKind,
};

/// What to measure.
#[derive(clap::Args)]
pub struct Ladder {
    /// The game; all without it
    #[arg(long, value_name = "ID", value_parser = options::game())]
    game: Option<GameKind>,
    /// How many games each pair plays: each deal twice, with the seats swapped
    #[arg(long, value_name = "G", default_value_t = 400, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    games: u32,
    /// Where chance begins: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The day of the release; games from before it say nothing about these AIs
    #[arg(long, value_name = "YYYY-MM-DD")]
    since: jiff::civil::Date,
}

/// The AIs that are measured, the weakest first.
const LEVELS: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

/// What stands above all games.
const HEAD: &str = "\
# How much stronger the AIs of each game are than `easy`, in points of a rating: 400 points are odds of 10 : 1 at a table of
# two. Written by `aedile ladder`, anew for each release; boards show no AIs of a game that is not here, or that learned
# something else since.
";

/// Plays the tournaments and prints the file.
pub fn measure_ladder(order: &Ladder) -> Result<(), Failure> {
    if !order.games.is_multiple_of(2) {
        let why = "each deal is played twice, so --games must be even";
        return Err(Failure::Usage(why.to_owned()));
    }
    print(HEAD)?;
    let is_wanted = |game: &GameKind| order.game.is_none_or(|one| one == *game);
    for game in GameKind::ALL.iter().copied().filter(is_wanted) {
        let (mut above, mut gaps) = (0.0, vec![format!("{} = 0", LEVELS[0].name())]);
        for pair in LEVELS.windows(2) {
            above += gap(order, game, (pair[1], pair[0]))?;
            gaps.push(format!("{} = {above:.0}", pair[1].name()));
        }
        print(&format!(
            "\n[{}] # {} games a pair, seed {}\nlearned = \"{}\"\nsince = \"{}\"\ngaps = {{ {} }}\n",
            game.id(),
            order.games,
            order.seed,
            game.learned(),
            order.since,
            gaps.join(", ")
        ))?;
    }
    Ok(())
}

fn gap(order: &Ladder, game: GameKind, (first, other): (Level, Level)) -> Result<f64, Failure> {
    let order = Simulate {
        game,
        players: 2,
        games: order.games,
        seed: order.seed,
        seats: Vec::new(),
        paired: true,
        options: Vec::new(),
        logs: None,
    };
    let seats = format!("{},{}", first.name(), other.name());
    let pairing = pairing(&order, &seats).map_err(Failure::Usage)?;
    let mut pairs = Pairs::default();
    run(&pairing, &order, |game, number| pairs.add(game, pairing.seat_of_first(number)))?;
    Ok(pairs.gap())
}
