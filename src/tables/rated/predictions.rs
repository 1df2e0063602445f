//! Predictions of people who watch: made and changed at a table, scored in the server.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use super::choice::boards;
use crate::{
    board::Seat,
    pace::Boards,
    rating::{Foretold, Places, Points, Rating, places, points},
    store::{Confidence, GuildId, PredictedRow, PredictionRow, TableId, Tx, UserId},
    tables::{TableError, Tables, play::history::index},
};

/// From how many predictions on somebody is listed: with fewer the list would be luck.
pub const LISTED: u32 = 20;

/// How long a prediction counts.
const COUNTS: Duration = Duration::from_secs(365 * 24 * 3600);

/// How many rows a page of the board has.
const ROWS: usize = 10;

/// How many of their latest predictions somebody sees.
const LATEST: u32 = 10;

/// Who wins, as somebody without a seat predicts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prediction {
    /// The person's name at that time.
    pub name: String,
    /// Who wins.
    pub seat: Seat,
    pub confidence: Confidence,
    /// Whether it was made early enough for the board.
    pub counts: bool,
}

/// A row of the board of predictions.
#[derive(Clone, Debug, PartialEq)]
pub struct PredictorRow {
    pub person: UserId,
    /// The name at their latest prediction.
    pub name: String,
    /// The places among which theirs lies.
    pub places: Places,
    pub record: PredictionRecord,
}

/// What somebody's predictions are worth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PredictionRecord {
    pub points: Points,
    /// How many came true.
    pub came_true: u32,
}

/// A page of the board of predictions.
#[derive(Clone, Debug, PartialEq)]
pub struct PredictionBoard {
    /// The rows of the page, best first.
    pub rows: Vec<PredictorRow>,
    /// The row of the person who asks, wherever it is.
    pub own: Option<PredictorRow>,
    /// What their predictions are worth, also if they are not on the board.
    pub record: PredictionRecord,
    /// From 0.
    pub page: usize,
    pub pages: usize,
    /// How many people are on the board.
    pub people: usize,
}

/// A person's own predictions in a server.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnPredictions {
    pub all: PredictionRecord,
    /// By confidence, those alone that were made.
    pub by_confidence: Vec<(Confidence, PredictionRecord)>,
    /// The latest, the last one first, with their points.
    pub latest: Vec<(PredictedRow, Option<f64>)>,
}

/// The chance that a confidence gives to the predicted seat.
fn chance(confidence: Confidence, seats: u8) -> f64 {
    match confidence {
        Confidence::Guess => 1.0 / f64::from(seats),
        Confidence::Likely => 0.5,
        Confidence::Sure => 0.8,
    }
}

impl PredictionRecord {
    /// As a board compares it: the mean with its standard error.
    pub fn rating(&self) -> Rating {
        Rating { mean: self.points.mean(), deviation: self.points.error() }
    }

    fn add(&mut self, confidence: Confidence, game: Foretold, count: u32) {
        let Some(points) = points(chance(confidence, game.seats), game) else { return };
        self.points.add(points, count);
        self.came_true += if game.came_true { count } else { 0 };
    }
}

impl Tables {
    /// What a person predicts at a table.
    ///
    /// # Errors
    /// Of the store.
    pub async fn prediction(
        &self,
        table: TableId,
        user: UserId,
    ) -> Result<Option<Prediction>, TableError> {
        let row = self.store().peek(move |tx| tx.prediction(table, user)).await?;
        Ok(row.and_then(read))
    }

    /// Stores a person's prediction in the place of the one before. `false` if the one before counts and this one would not:
    /// nobody takes back what has turned out badly.
    ///
    /// # Errors
    /// Of the store.
    pub async fn predict(
        &self,
        table: TableId,
        user: UserId,
        prediction: Prediction,
    ) -> Result<bool, TableError> {
        let now = self.now();
        let Prediction { name, seat, confidence, counts } = prediction;
        let row = PredictionRow { name, seat: index(seat), confidence, counts };
        let set = move |tx: &Tx| {
            let before = tx.prediction(table, user)?;
            let may = row.counts || before.is_none_or(|before| !before.counts);
            if may {
                tx.set_prediction(table, user, &row, now)?;
            }
            Ok::<_, TableError>(may)
        };
        self.store().with(set).await
    }

    /// All predictions at a table, the first one first: for its end.
    ///
    /// # Errors
    /// Of the store.
    pub async fn predictions(&self, table: TableId) -> Result<Vec<Prediction>, TableError> {
        let rows = self.store().peek(move |tx| tx.predictions(table)).await?;
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// A page of the board of predictions in a server, without those who are `gone` from it.
    ///
    /// # Errors
    /// Of the store.
    pub async fn prediction_board(
        &self,
        guild: GuildId,
        asker: UserId,
        page: usize,
        gone: BTreeSet<UserId>,
    ) -> Result<PredictionBoard, TableError> {
        let since = self.now().minus(COUNTS);
        let read = move |tx: &Tx| {
            let mut records: BTreeMap<UserId, PredictionRecord> = BTreeMap::new();
            for row in tx.predictions_since(guild, since)? {
                let game =
                    Foretold { seats: row.seats, winners: row.winners, came_true: row.came_true };
                records.entry(row.player).or_default().add(row.confidence, game, row.count);
            }
            let record = records.get(&asker).copied().unwrap_or_default();
            let all = ranked(tx, guild, &records, &gone)?;
            let pages = all.len().div_ceil(ROWS).max(1);
            let page = page.min(pages - 1);
            Ok::<_, TableError>(PredictionBoard {
                own: all.iter().find(|row| row.person == asker).cloned(),
                record,
                page,
                pages,
                people: all.len(),
                rows: all.into_iter().skip(page * ROWS).take(ROWS).collect(),
            })
        };
        self.store().read(read).await
    }

    /// A person's own predictions in a server that count.
    ///
    /// # Errors
    /// Of the store.
    pub async fn own_predictions(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<OwnPredictions, TableError> {
        let since = self.now().minus(COUNTS);
        let read = move |tx: &Tx| {
            let mut all = PredictionRecord::default();
            let mut by: BTreeMap<Confidence, PredictionRecord> = BTreeMap::new();
            let rows = tx.predictions_since(guild, since)?;
            for row in rows.iter().filter(|row| row.player == user) {
                let game =
                    Foretold { seats: row.seats, winners: row.winners, came_true: row.came_true };
                all.add(row.confidence, game, row.count);
                by.entry(row.confidence).or_default().add(row.confidence, game, row.count);
            }
            let latest = tx.latest_predictions(guild, user, LATEST)?.into_iter().map(|row| {
                let PredictedRow { seats, winners, came_true, .. } = row;
                let game = Foretold { seats, winners, came_true };
                let worth = points(chance(row.confidence, seats), game);
                (row, worth)
            });
            let latest = latest.collect();
            let by_confidence = by.into_iter().collect();
            Ok::<_, TableError>(OwnPredictions { all, by_confidence, latest })
        };
        self.store().read(read).await
    }
}

/// Who is on the board of a server, best first: sorted by what they have proved.
fn ranked(
    tx: &Tx,
    guild: GuildId,
    records: &BTreeMap<UserId, PredictionRecord>,
    gone: &BTreeSet<UserId>,
) -> Result<Vec<PredictorRow>, TableError> {
    let mut listed = Vec::new();
    for (person, record) in records {
        let is_listed = record.points.count >= LISTED && !gone.contains(person);
        if is_listed && boards(tx, *person)? >= Boards::Here {
            listed.push((*person, *record));
        }
    }
    listed.sort_by(|(one, a), (other, b)| {
        let by_proof = b.rating().proved().total_cmp(&a.rating().proved());
        by_proof.then_with(|| one.cmp(other))
    });
    let ratings: Vec<Rating> = listed.iter().map(|(_, record)| record.rating()).collect();
    let row = |(person, record): (UserId, PredictionRecord)| {
        let name = tx.predictor_name(guild, person)?.unwrap_or_default();
        let places = places(record.rating(), &ratings);
        Ok(PredictorRow { person, name, places, record })
    };
    listed.into_iter().map(row).collect()
}

fn read(row: PredictionRow) -> Option<Prediction> {
    let PredictionRow { name, seat, confidence, counts } = row;
    Some(Prediction { name, seat: Seat::new(seat)?, confidence, counts })
}
