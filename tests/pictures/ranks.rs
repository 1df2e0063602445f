//! The pictures of ratings: the curve of one person.

use aedile::{
    discord::panels::rank,
    rating::Rating,
    tables::{GameKind, Known, RatedCard, Timestamp},
};

use crate::pictures::golden::assert_golden;

/// Discord takes more, but a phone that waits for it does not.
const MOST: usize = 150 * 1024;
const DAY: i64 = 86_400_000;

fn rating(mean: f64, deviation: f64) -> Rating {
    Rating { mean, deviation }
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
    let card = RatedCard { known, row: None, people: 17, curve };
    let picture = rank::curve(GameKind::GreatCity, "Livia", &card);
    assert_golden("rank_curve", &picture);
    assert!(picture.png().len() <= MOST && picture.alt().contains("Livia"));
}
