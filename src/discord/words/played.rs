//! Sentences about finished games: how a person played, and the records of a server.

use super::{bold, time::length};
use crate::{
    render::ALT_LIMIT,
    say,
    tables::{Feat, PersonGame, PersonLine, Record},
    talk::say::{Argument, Text},
};

/// What stands beside the game: how many, and victories in a row.
pub fn picture_after(game: &PersonGame) -> Text {
    let (run, longest) = game.run;
    say!("stats-picture-games", games = game.games(), run, longest)
}

/// "6.3", "−0.3"
pub fn tenths(number: f64) -> String {
    Text::decimal(format!("{number:.1}").replace('-', "−")).to_string()
}

/// The alt text of the picture of a person.
pub fn alt(name: &str, games: &[PersonGame]) -> String {
    let head = say!("stats-alt", name = bold(name));
    let all = Text::lines([head].into_iter().chain(games.iter().map(game_alt)));
    all.plain().cut(ALT_LIMIT).to_string()
}

fn game_alt(game: &PersonGame) -> Text {
    let line = |line: &PersonLine| {
        let (mean, best) = (Argument::tenths(line.mean), Argument::tenths(line.best));
        say!("stats-alt-line", line = game.game.score_line(line.line), mean, best)
    };
    let [first, second, third, fourth] = game.places;
    say!(
        "stats-alt-game",
        game = game.game.title(),
        after = picture_after(game),
        first,
        second,
        third,
        fourth,
        lines = Text::clauses(game.lines.iter().map(line))
    )
}

/// Which games have the best totals of a person.
pub fn best_games(games: &[PersonGame]) -> Vec<Text> {
    let best = |game: &PersonGame| {
        let total = game.lines.last()?;
        let points = Argument::tenths(total.best);
        let said = say!("stats-best-game", game = game.game.title(), points, table = game.best.0);
        Some(with_film(said, game.has_film))
    };
    games.iter().filter_map(best).collect()
}

/// The records of a server, or the highest scores alone; nothing without any.
pub fn records(records: &[Record], has_all: bool) -> Vec<Text> {
    let groups = records.chunk_by(|one, next| one.game == next.game);
    let group = |group: &[Record]| {
        let head = say!("stats-records", game = group[0].game.title());
        let is_told = |record: &&Record| has_all || matches!(record.feat, Feat::Highest { .. });
        [head].into_iter().chain(group.iter().filter(is_told).map(record)).collect::<Vec<_>>()
    };
    groups.flat_map(group).collect()
}

fn record(record: &Record) -> Text {
    let table = record.table.0;
    let all = |names: &[String]| Text::all_of(names.iter().map(|name| Text::from(bold(name))));
    let said = match &record.feat {
        Feat::Highest { name, points } => {
            let points = Argument::tenths(*points);
            say!("stats-record-highest", name = bold(name), points, table)
        }
        Feat::Closest { names, lead } => {
            let lead = Argument::tenths(*lead);
            say!("stats-record-closest", names = all(names), lead, table)
        }
        Feat::Fastest { names, took } => {
            say!("stats-record-fastest", names = all(names), took = length(*took), table)
        }
        Feat::Longest { names, took } => {
            say!("stats-record-longest", names = all(names), took = length(*took), table)
        }
    };
    with_film(said, record.has_film)
}

fn with_film(said: Text, has_film: bool) -> Text {
    if has_film { said } else { Text::sentences([said, say!("stats-film-gone")]) }
}
