//! The pictures of ratings: a board with the row of the one who asks, and the curve of one person.

use aedile::{
    board::Level,
    discord::panels::{predictions, rank, stats},
    rating::{Points, Rating},
    render::{Everybody, Picture},
    tables::{
        BoardRow, GameKind, GuildId, Known, LevelLine, PersonGame, PersonLine, PredictionBoard,
        PredictionRecord, PredictorRow, RatedBoard, RatedCard, RatedScope, TableId, Timestamp,
        UserId,
    },
};

use crate::pictures::golden::assert_golden;

/// Discord takes more, but a phone that waits for it does not.
const MOST: usize = 150 * 1024;
const DAY: i64 = 86_400_000;

const NAMES: [&str; 10] = [
    "Aurelia",
    "Maximilian Alexander von Habsburg",
    "Quintus the Patient",
    "Livia",
    "Титус Александрович Щербаков",
    "Claudia",
    "",
    "Gnaeus Pompeius Strabo",
    "Marcus",
    "Octavia",
];

fn rating(mean: f64, deviation: f64) -> Rating {
    Rating { mean, deviation }
}

fn row(number: usize, name: &str) -> BoardRow {
    let step = f64::from(u32::try_from(number).expect("a few rows"));
    BoardRow {
        person: Some(UserId(number as u64 + 1)),
        name: (!name.is_empty()).then(|| name.to_owned()),
        places: number.saturating_sub(1).max(1)..=number + 3,
        rating: rating(1731.0 - 34.0 * step, 30.0 + 7.0 * step),
        games: 60 - 4 * u32::try_from(number).expect("a few rows"),
        trend: (number != 4).then_some(16.0 - 7.0 * step),
    }
}

fn board() -> RatedBoard {
    let rows: Vec<_> = NAMES.iter().enumerate().map(|(number, name)| row(number, name)).collect();
    let level = |level, mean| LevelLine { level, rating: rating(mean, 25.0) };
    RatedBoard {
        own: Some(row(13, "Titus")),
        known: None,
        page: 0,
        pages: 2,
        people: 17,
        levels: vec![level(Level::Easy, 1290.0), level(Level::Normal, 1480.0)],
        range: (1220.0, 1800.0),
        rows,
    }
}

#[test]
fn a_board_shows_ten_rows_the_levels_and_the_row_of_the_one_who_asks() {
    let here = RatedScope::Server(GuildId(1));
    let picture = rank::picture(GameKind::GreatCity, here, &board(), "Titus").expect("rows");
    assert_golden("rank_board", &picture);
    assert!(picture.png().len() <= MOST, "{} bytes", picture.png().len());
    assert!(picture.alt().contains("Aurelia") && picture.alt().contains("Titus"));
}

#[test]
fn a_curve_shows_how_a_number_became_known() {
    let after = |game: u32| {
        let step = f64::from(game);
        let wave = [0.0, 34.0, -21.0, 48.0, 12.0][game as usize % 5];
        (
            Timestamp(i64::from(game) * 3 * DAY),
            rating(1500.0 + 9.0 * step + wave, 190.0 / (1.0 + step / 4.0)),
        )
    };
    let curve: Vec<_> = (1..=24).map(after).collect();
    let known = Known { rating: curve[23].1, games: 24, is_known: true };
    let card = RatedCard { known, row: Some(row(2, "Livia")), people: 17, curve };
    let picture = rank::curve(GameKind::GreatCity, "Livia", &card);
    assert_golden("rank_curve", &picture);
    assert!(picture.png().len() <= MOST && picture.alt().contains("Livia"));
}

fn predictor(number: u32) -> PredictorRow {
    let mut points = Points::default();
    points.add(84.0, 24 + number);
    points.add(-156.0, 4 + number);
    let name = NAMES[number as usize % NAMES.len()];
    let place = number as usize + 1;
    PredictorRow {
        person: UserId(u64::from(number)),
        name: if name.is_empty() { "Ben".to_owned() } else { name.to_owned() },
        places: place.saturating_sub(2).max(1)..=place + 2,
        record: PredictionRecord { points, came_true: 24 + number },
    }
}

#[test]
fn a_board_of_predictions_shows_averages_with_their_ranges_around_zero() {
    let board = PredictionBoard {
        rows: (0..10).map(predictor).collect(),
        own: Some(predictor(13)),
        record: predictor(13).record,
        page: 0,
        pages: 2,
        people: 14,
    };
    let picture = predictions::picture(&board, "Decimus").expect("rows");
    assert_golden("predictions", &picture);
    assert!(picture.png().len() <= MOST, "{} bytes", picture.png().len());
    assert!(picture.alt().contains("1 to 3: Aurelia +50 ± "), "{}", picture.alt());
}

/// Somebody who has finished games of each kind.
pub fn person() -> Picture<Everybody> {
    let game = |(number, game): (u32, GameKind)| {
        let line = |(place, line): (u32, &&'static str)| {
            let mean = 2.3 * f64::from(place + 1);
            let is_total = *line == "total";
            let mean = if is_total { 47.3 } else { mean };
            PersonLine { line, mean, best: mean * 1.6 }
        };
        PersonGame {
            game,
            places: [9 + number, 6, 3 * number, number / 2],
            run: (number, 4),
            lines: (0..).zip(game.score_lines()).map(line).collect(),
            best: TableId(7),
            has_film: true,
        }
    };
    let games: Vec<_> = (0..).zip(GameKind::ALL.iter().copied()).map(game).collect();
    stats::picture("Maximilian Alexander von Habsburg", &games).expect("games")
}

#[test]
fn a_person_sees_places_streaks_and_the_points_of_each_line_of_every_game() {
    let picture = person();
    assert_golden("person", &picture);
    assert!(picture.png().len() <= MOST, "{} bytes", picture.png().len());
    let alt = picture.alt();
    assert!(
        alt.contains("First: 9, second: 6") && alt.contains("wins in a row: 0, at most 4"),
        "{alt}"
    );
}
