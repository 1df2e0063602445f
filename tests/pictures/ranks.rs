//! The pictures of ratings: a board with the row of the one who asks, and the curve of one person.

use aedile::{
    board::Level,
    discord::panels::rank,
    rating::Rating,
    tables::{
        BoardRow, GameKind, GuildId, Known, LevelLine, RatedBoard, RatedCard, RatedScope,
        Timestamp, UserId,
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
