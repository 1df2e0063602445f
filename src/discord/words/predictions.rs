//! Sentences about predictions who wins.

use std::collections::BTreeMap;

use super::{bold, rank, rated::points};
use crate::{
    board::Seat,
    render::ALT_LIMIT,
    say,
    tables::{
        Confidence, GameKind, LISTED, OwnPredictions, Prediction, PredictionBoard,
        PredictionRecord, PredictorRow,
    },
    talk::{
        names::{Names, escape, tame},
        say::Text,
    },
};

/// So many of those who predicted the same are named.
const NAMED: usize = 5;

/// Who was predicted, by whom and how sure; nothing without predictions.
pub fn at_the_end(predictions: &[Prediction], names: &Names) -> Option<Text> {
    let mut by_seat: BTreeMap<Seat, Vec<&Prediction>> = BTreeMap::new();
    for prediction in predictions {
        by_seat.entry(prediction.seat).or_default().push(prediction);
    }
    let person = |one: &&Prediction| {
        let name = Text::from(escape(&tame(&one.name)));
        say!("predictions-by", name, confidence = confidence(one.confidence))
    };
    let on = |(seat, people): (Seat, Vec<&Prediction>)| {
        let first = people.iter().take(NAMED).map(person);
        let others = people.len().saturating_sub(NAMED);
        let others = (others > 0).then(|| say!("predictions-more", number = others));
        let by = Text::all_of(first.chain(others));
        say!("predictions-on", who = names.bold(seat), by)
    };
    let all: Vec<Text> = by_seat.into_iter().map(on).collect();
    (!all.is_empty()).then(|| say!("predictions-all", predictions = Text::clauses(all)))
}

/// "a guess"
pub fn confidence(confidence: Confidence) -> Text {
    say!("predictions-confidence", confidence = confidence.name())
}

/// What a button offers.
pub fn choice(names: &Names, seat: Seat, sure: Confidence) -> Text {
    say!("predictions-choice", who = names.plain(seat), confidence = confidence(sure))
}

/// What somebody has predicted so far.
pub fn own(one: &Prediction, names: &Names) -> Text {
    say!("predictions-own", who = names.bold(one.seat), confidence = confidence(one.confidence))
}

/// That a prediction is stored.
pub fn stored(one: &Prediction, names: &Names) -> Text {
    let (who, confidence) = (names.bold(one.seat), confidence(one.confidence));
    if one.counts {
        say!("predictions-stored", who, confidence)
    } else {
        say!("predictions-stored-for-fun", who, confidence)
    }
}

/// That the prediction that counts can no longer be changed.
pub fn fixed(one: &Prediction, names: &Names) -> Text {
    say!("predictions-fixed", who = names.bold(one.seat), confidence = confidence(one.confidence))
}

/// What stands above the board.
pub fn board(board: &PredictionBoard) -> Text {
    let head = say!("predictions-board", people = board.people);
    let how = (board.people > 0).then(|| say!("predictions-board-how", listed = LISTED));
    let made = board.record.points.count;
    let own = match (&board.own, made) {
        (Some(_), _) => None,
        (None, made) if made < LISTED => Some(say!("predictions-board-few", made, listed = LISTED)),
        (None, _) => Some(say!("predictions-board-unlisted")),
    };
    Text::lines([Some(head), how, own].into_iter().flatten())
}

/// A person's own predictions.
pub fn mine(own: &OwnPredictions) -> Text {
    let mut lines = vec![record(&own.all)];
    lines.extend(own.by_confidence.iter().map(|(sure, record)| {
        let (made, came_true) = (record.points.count, record.came_true);
        say!("predictions-mine-by", confidence = confidence(*sure), made, true = came_true)
    }));
    lines.push(say!("predictions-mine-latest"));
    lines.extend(own.latest.iter().map(|(row, worth)| {
        let game = GameKind::from_id(&row.game).map(|game| game.title()).unwrap_or_default();
        let (table, confidence) = (row.table.0, confidence(row.confidence));
        let how = if row.came_true { "yes" } else { "no" };
        match worth {
            Some(worth) => say!(
                "predictions-mine-one",
                table,
                game,
                confidence,
                how,
                points = rank::trend(Some(*worth))
            ),
            None => say!("predictions-mine-shared", table, game, confidence),
        }
    }));
    Text::lines(lines)
}

fn record(record: &PredictionRecord) -> Text {
    let (made, rating) = (record.points.count, record.rating());
    let (mean, margin) = (rank::trend(Some(rating.mean)), points(rating.margin()));
    say!("predictions-mine", made, mean, margin)
}

/// "62%": how many came true.
pub fn share(record: &PredictionRecord) -> Text {
    let share = 100 * record.came_true / record.points.count.max(1);
    say!("predictions-share", share)
}

/// The alt text of a page of the board.
pub fn alt(board: &PredictionBoard, asker: &str) -> String {
    let head = say!("predictions-alt", page = board.page + 1, pages = board.pages);
    let place = |row: &PredictorRow| rank::places(&row.places);
    let rows = board.rows.iter().map(|row| alt_row(place(row), &row.name, &row.record));
    let own = match &board.own {
        Some(row) if board.rows.contains(row) => None,
        Some(row) => Some(alt_row(place(row), &row.name, &row.record)),
        None if board.record.points.count > 0 => {
            Some(alt_row(say!("rank-no-place"), asker, &board.record))
        }
        None => None,
    };
    let own = own.map(|row| say!("rank-alt-own", row));
    let all = Text::lines([head].into_iter().chain(rows).chain(own));
    all.plain().cut(ALT_LIMIT).to_string()
}

fn alt_row(places: Text, name: &str, record: &PredictionRecord) -> Text {
    let rating = record.rating();
    let (mean, margin) = (rank::trend(Some(rating.mean)), points(rating.margin()));
    let (made, share) = (record.points.count, share(record));
    say!("predictions-alt-row", places, name = bold(name), mean, margin, made, share)
}
