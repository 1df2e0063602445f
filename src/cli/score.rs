//! `aedile score`: the points of what one player holds, or of a whole table, as the end record of a log has them.

use std::path::PathBuf;

use serde::Serializer as _;

use super::{failure::Failure, input, options, output::print};
use crate::{board::log::Scored, play::GameKind};

/// What is scored, and by which rules.
#[derive(clap::Args)]
pub(super) struct Score {
    /// What a player holds, or in City of Marble the whole table, as in the end record of a log, in JSON; or `-` for the standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The game
    #[arg(long, value_name = "ID", default_value = GameKind::ALL[0].id(), value_parser = options::game())]
    game: GameKind,
    /// An option of the game, for example `auto_play_forced=true`; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

/// Prints the score as JSON.
pub(super) fn score(order: &Score) -> Result<(), Failure> {
    let kind = order.game;
    let options = options::read(kind, &order.options).map_err(Failure::Usage)?;
    let (name, file) = input::open(&order.file);
    let read = file.map_err(|error| error.to_string());
    let read = read.and_then(|mut file| kind.score_file(&mut file, &options));
    let found = read.map_err(|error| Failure::Usage(format!("{name}: {error}")))?;
    let of_player = |lines: &Vec<i32>| in_order(kind.score_lines(), lines);
    let json = match &found {
        Scored::Player(lines) => of_player(lines),
        Scored::Table { scores: tables, winners } => {
            let players: Vec<String> = tables.iter().map(of_player).collect();
            let winners: Vec<u8> = winners.iter().map(u8::from).collect();
            let winners = serde_json::Value::from(winners);
            format!("{{\"scores\":[{}],\"winners\":{winners}}}", players.join(","))
        }
    };
    print(&format!("{json}\n"))
}

/// A JSON object whose keys stand in the order of the score pad.
fn in_order(names: &[&str], lines: &[i32]) -> String {
    let mut json = Vec::new();
    serde_json::Serializer::new(&mut json)
        .collect_map(names.iter().zip(lines))
        .expect("names and numbers are JSON");
    String::from_utf8(json).expect("JSON is UTF-8")
}
