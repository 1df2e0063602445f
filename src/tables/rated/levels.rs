//! Where the AIs are on a board: their distances from tournaments, and the place of all of them by games against people.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::{Deserialize, Deserializer, de};

use super::{admit::is_published, folds::Key};
use crate::{
    board::Level,
    play::GameKind,
    rating::{Against, Ranked, Rating, anchor},
    store::{AgainstAiRow, Timestamp, Tx, UserId},
    tables::error::TableError,
};

/// How many games are looked at, the latest.
const MOST: u32 = 500;

/// What tournaments have measured, by the id of the game.
pub(super) static LADDERS: LazyLock<BTreeMap<String, Ladder>> = LazyLock::new(|| {
    toml::from_str(include_str!("../../../assets/ladder.toml"))
        .expect("a test reads what `aedile ladder` has written")
});

/// What a tournament has measured of the AIs of one game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::tables) struct Ladder {
    /// What they had learned then.
    pub learned: String,
    /// The day of the release: games from before may have had other opponents.
    #[serde(deserialize_with = "day")]
    pub since: Timestamp,
    /// By how many points each is stronger than the weakest.
    pub gaps: BTreeMap<Level, f64>,
}

/// Where an AI is among people.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelLine {
    /// Which one.
    pub level: Level,
    /// As of a person.
    pub rating: Rating,
}

fn day<'de, D: Deserializer<'de>>(from: D) -> Result<Timestamp, D::Error> {
    let text = String::deserialize(from)?;
    let day: jiff::civil::Date = text.parse().map_err(de::Error::custom)?;
    let start = day.to_zoned(jiff::tz::TimeZone::UTC).map_err(de::Error::custom)?;
    Ok(Timestamp(start.timestamp().as_millisecond()))
}

/// The AIs among the people on a board, the weakest first; none where too little is known of them.
pub(in crate::tables) fn levels(
    tx: &Tx,
    (game, scope): Key,
    ladder: Option<&Ladder>,
    board: &[Ranked<UserId>],
) -> Result<Vec<LevelLine>, TableError> {
    let Some(ladder) = ladder.filter(|ladder| ladder.learned == game.learned()) else {
        return Ok(Vec::new());
    };
    let seats = tx.games_against_ai(game.id(), scope, ladder.since, MOST)?;
    let people: BTreeMap<UserId, Rating> =
        board.iter().map(|row| (row.person, row.rating)).collect();
    let tables = seats.chunk_by(|one, other| one.table == other.table);
    let games: Vec<Against> =
        tables.flat_map(|seats| pairs(game, seats, ladder, &people)).collect();
    let Some(least) = anchor(&games) else { return Ok(Vec::new()) };
    let line = |(level, gap): (&Level, &f64)| LevelLine {
        level: *level,
        rating: Rating { mean: least.mean + gap, ..least },
    };
    Ok(ladder.gaps.iter().map(line).collect())
}

/// What a table says of each person on the board against each AI.
fn pairs(
    game: GameKind,
    seats: &[AgainstAiRow],
    ladder: &Ladder,
    people: &BTreeMap<UserId, Rating>,
) -> Vec<Against> {
    let options = seats.first().and_then(|seat| game.read_options(&seat.options).ok());
    if !options.is_some_and(|options| is_published(&options)) {
        return Vec::new();
    }
    let mut pairs = Vec::new();
    for (seat, person) in seats.iter().filter_map(|seat| Some((seat, people.get(&seat.player?)?))) {
        if seat.stood_in > 0 {
            continue;
        }
        for other in seats {
            let level = other.ai.as_deref().and_then(Level::from_name);
            let Some(gap) = level.and_then(|level| ladder.gaps.get(&level)) else { continue };
            let score = match rank(game, seat).cmp(&rank(game, other)) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            };
            pairs.push(Against { person: *person, gap: *gap, score, players: seats.len() });
        }
    }
    pairs
}

/// Who has won is ahead, then who has more points.
fn rank(game: GameKind, seat: &AgainstAiRow) -> (bool, Option<i64>) {
    let scores: BTreeMap<String, i64> = serde_json::from_str(&seat.scores).unwrap_or_default();
    let total = game.score_lines().last().and_then(|line| scores.get(*line).copied());
    (seat.won, total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_tournaments_have_measured_can_be_read_and_begins_with_the_weakest() {
        for (game, ladder) in &*LADDERS {
            assert!(GameKind::from_id(game).is_some(), "{game}");
            assert!(ladder.gaps.len() > 1 && ladder.gaps.values().next() == Some(&0.0), "{game}");
            assert!(ladder.gaps.values().is_sorted(), "{game}: {:?}", ladder.gaps);
        }
        let text = "learned = 'x'\nsince = '2026-11-27'\ngaps = { easy = 0, normal = 351.5 }";
        let read: Ladder = toml::from_str(text).unwrap();
        assert_eq!(read.since, Timestamp(1_795_737_600_000));
        assert!((read.gaps[&Level::Normal] - 351.5).abs() < 1e-9);
    }
}
