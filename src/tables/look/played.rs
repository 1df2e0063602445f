//! What people like to read of finished games: a person's, and the records of a server.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use super::stats::is_named;
use crate::{
    play::GameKind,
    store::{GuildId, PlayedRow, TableId, Timestamp, Tx, UserId},
    tables::{TableError, Tables, rated::is_published},
};

/// A game in which an AI has decided more for somebody is no record; as rated games count those who have left.
const MOST_BY_AI: u32 = 2;

/// A game that was played to its end.
struct Played {
    table: TableId,
    kind: GameKind,
    /// By the published rules, between people alone, of whom all can be named and have played themselves.
    counts: bool,
    rows: Vec<(PlayedRow, BTreeMap<String, i32>)>,
    has_film: bool,
}

/// How one person played a game in a server.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonGame {
    pub game: GameKind,
    /// How often they were first, second, third and fourth.
    pub places: [u32; 4],
    /// Victories in a row: now, and the longest.
    pub run: (u32, u32),
    /// The score lines in the order of the score pad, the last is the total.
    pub lines: Vec<PersonLine>,
    /// The game with the best total.
    pub best: TableId,
    /// Whether its film can still be seen.
    pub has_film: bool,
}

/// A score line of one person.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonLine {
    pub line: &'static str,
    /// In points.
    pub mean: f64,
    /// In points.
    pub best: f64,
}

/// What a record is about.
#[derive(Clone, Debug, PartialEq)]
pub enum Feat {
    /// The most points of one person.
    Highest { name: String, points: f64 },
    /// The smallest lead of whoever won over the next.
    Closest { names: Vec<String>, lead: f64 },
    /// The shortest time from the start to the end.
    Fastest { names: Vec<String>, took: Duration },
    /// The longest.
    Longest { names: Vec<String>, took: Duration },
}

/// A record of a server.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    pub game: GameKind,
    pub feat: Feat,
    pub table: TableId,
    /// Whether its film can still be seen.
    pub has_film: bool,
    /// Who is named by it.
    pub people: Vec<UserId>,
}

impl PersonGame {
    /// How many games they are.
    pub fn games(&self) -> u32 {
        self.places.iter().sum()
    }
}

impl Tables {
    /// How a person played each game in a server, for somebody who asks; nothing when it is somebody else who does not want to
    /// be seen or ranked.
    ///
    /// # Errors
    /// Of the store.
    pub async fn person_games(
        &self,
        guild: GuildId,
        player: UserId,
        asker: UserId,
    ) -> Result<Vec<PersonGame>, TableError> {
        let look = move |tx: &Tx| {
            let may = player == asker || is_named(tx, player)?;
            let all = if may { read(tx, guild, Some(player))? } else { Vec::new() };
            let of = |game: &GameKind| person_game(&all, *game, player);
            Ok::<_, TableError>(GameKind::ALL.iter().filter_map(of).collect())
        };
        self.store().read(look).await
    }

    /// The records of a server, of games between people who all want to be seen and ranked there, without those who are `gone`
    /// from it.
    ///
    /// # Errors
    /// Of the store.
    pub async fn records_in(
        &self,
        guild: GuildId,
        gone: BTreeSet<UserId>,
    ) -> Result<Vec<Record>, TableError> {
        let look = move |tx: &Tx| {
            let mut named: BTreeMap<UserId, bool> = BTreeMap::new();
            let mut counting = Vec::new();
            for game in read(tx, guild, None)?.into_iter().filter(|game| game.counts) {
                let mut all = true;
                for player in game.rows.iter().filter_map(|(row, _)| row.player) {
                    let is_known = match named.get(&player) {
                        Some(known) => *known,
                        None => !gone.contains(&player) && is_named(tx, player)?,
                    };
                    named.insert(player, is_known);
                    all &= is_known;
                }
                if all {
                    counting.push(game);
                }
            }
            let of = |game: &GameKind| records(&counting, *game);
            Ok::<_, TableError>(GameKind::ALL.iter().flat_map(of).collect())
        };
        self.store().read(look).await
    }
}

/// The finished games of a server, the oldest first.
fn read(tx: &Tx, guild: GuildId, player: Option<UserId>) -> Result<Vec<Played>, TableError> {
    let mut games: Vec<Played> = Vec::new();
    for row in tx.played(guild, player)? {
        let Some(kind) = GameKind::from_id(&row.game) else { continue };
        let Ok(lines) = serde_json::from_str(&row.scores) else { continue };
        match games.last_mut() {
            Some(last) if last.table == row.table => last.rows.push((row, lines)),
            Some(_) | None => games.push(Played {
                table: row.table,
                kind,
                counts: false,
                has_film: !row.is_deleted,
                rows: vec![(row, lines)],
            }),
        }
    }
    for game in &mut games {
        let first = &game.rows[0].0;
        let is_whole = game.rows.len() == usize::from(first.seats);
        let is_own = |row: &PlayedRow| {
            row.player.is_some() && row.name.is_some() && row.stood_in <= MOST_BY_AI
        };
        let of_people = game.rows.iter().all(|(row, _)| is_own(row));
        let options = game.kind.read_options(&first.options);
        game.counts = is_whole && of_people && options.is_ok_and(|options| is_published(&options));
    }
    Ok(games)
}

/// The total in units of the game.
fn total(kind: GameKind, lines: &BTreeMap<String, i32>) -> i32 {
    let total = kind.score_lines().last().and_then(|line| lines.get(*line));
    total.copied().unwrap_or(0)
}

fn in_points(kind: GameKind, units: i32) -> f64 {
    f64::from(units) / f64::from(kind.point())
}

impl Played {
    /// The place of a row, from 1.
    fn place(&self, (own, lines): &(PlayedRow, BTreeMap<String, i32>)) -> usize {
        let rank = |row: &PlayedRow, lines| (row.won, total(self.kind, lines));
        let own_rank = rank(own, lines);
        let ahead = self.rows.iter().filter(|(row, lines)| rank(row, lines) > own_rank).count();
        own.place.map_or(ahead + 1, usize::from)
    }

    fn took(&self) -> Option<Duration> {
        let row = &self.rows[0].0;
        let (began, ended): (Timestamp, Timestamp) = (row.began?, row.ended?);
        Some(began.before(ended))
    }

    /// By how much the best was ahead of the next; nothing where all have won together.
    fn lead(&self) -> Option<i32> {
        let mut totals: Vec<i32> =
            self.rows.iter().map(|(_, lines)| total(self.kind, lines)).collect();
        totals.sort_by_key(|total| Reverse(*total));
        Some(totals.first()? - totals.get(1)?)
    }

    fn people(&self) -> Vec<UserId> {
        self.rows.iter().filter_map(|(row, _)| row.player).collect()
    }

    fn names(&self) -> Vec<String> {
        self.rows.iter().filter_map(|(row, _)| row.name.clone()).collect()
    }

    fn record(&self, people: Vec<UserId>, feat: Feat) -> Record {
        Record { game: self.kind, feat, table: self.table, has_film: self.has_film, people }
    }
}

fn person_game(all: &[Played], kind: GameKind, player: UserId) -> Option<PersonGame> {
    let own = |game: &'_ Played| game.rows.iter().position(|(row, _)| row.player == Some(player));
    let games: Vec<(&Played, usize)> = all
        .iter()
        .filter(|game| game.kind == kind)
        .filter_map(|game| Some((game, own(game)?)))
        .collect();
    let (mut places, mut run) = ([0; 4], (0_u32, 0_u32));
    for (game, seat) in &games {
        let row = &game.rows[*seat];
        if let Some(count) = places.get_mut(game.place(row) - 1) {
            *count += 1;
        }
        run.0 = if row.0.won { run.0 + 1 } else { 0 };
        run.1 = run.1.max(run.0);
    }
    let (best, _) = games
        .iter()
        .max_by_key(|(game, seat)| (total(kind, &game.rows[*seat].1), Reverse(game.table)))?;
    let line = |line: &&'static str| {
        let all: Vec<f64> = games
            .iter()
            .filter_map(|(game, seat)| game.rows[*seat].1.get(*line))
            .map(|units| in_points(kind, *units))
            .collect();
        let best = all.iter().copied().reduce(f64::max)?;
        let count = f64::from(u32::try_from(all.len()).unwrap_or(u32::MAX));
        Some(PersonLine { line, mean: all.iter().sum::<f64>() / count, best })
    };
    let lines = kind.score_lines().iter().filter_map(line).collect();
    let (best, has_film) = (best.table, best.has_film);
    Some(PersonGame { game: kind, places, run, lines, best, has_film })
}

/// The records at one game; of equal ones the oldest.
fn records(counting: &[Played], kind: GameKind) -> Vec<Record> {
    let games = || counting.iter().filter(|game| game.kind == kind);
    let rows = games().flat_map(|game| game.rows.iter().map(move |row| (game, row)));
    let highest = rows.max_by_key(|(game, (_, lines))| (total(kind, lines), Reverse(game.table)));
    let highest = highest.map(|(game, (row, lines))| {
        let (name, points) = (row.name.clone().unwrap_or_default(), total(kind, lines));
        let points = in_points(kind, points);
        game.record(row.player.into_iter().collect(), Feat::Highest { name, points })
    });
    let leads = games().filter_map(|game| Some((game, game.lead()?)));
    let closest = leads.min_by_key(|(game, lead)| (*lead, game.table)).map(|(game, lead)| {
        let feat = Feat::Closest { names: game.names(), lead: in_points(kind, lead) };
        game.record(game.people(), feat)
    });
    let times = || games().filter_map(|game| Some((game, game.took()?)));
    let fastest = times().min_by_key(|(game, took)| (*took, game.table)).map(|(game, took)| {
        game.record(game.people(), Feat::Fastest { names: game.names(), took })
    });
    // Of a single game it would be the same.
    let longest = times().max_by_key(|(game, took)| (*took, Reverse(game.table)));
    let longest = longest.filter(|_| games().count() > 1).map(|(game, took)| {
        game.record(game.people(), Feat::Longest { names: game.names(), took })
    });
    [highest, closest, fastest, longest].into_iter().flatten().collect()
}
