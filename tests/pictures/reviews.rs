//! The pictures of reviews: the lead that could be expected, its band, and the marks of the largest swings.

use aedile::render::{
    Everybody, Picture,
    parts::{ReviewMark, ReviewPage, ReviewPoint, ReviewSign, review_picture},
};

use super::golden::assert_golden;

/// A review of so many decisions whose lead goes up and down.
fn review(
    (heading, after): (&str, &str),
    decisions: u16,
    lead: impl Fn(f32) -> f32,
    marks: &[(usize, ReviewSign, &str, &str)],
) -> Picture<Everybody> {
    let point = |place: u16| {
        let x = f32::from(place) / f32::from(2 * decisions);
        ReviewPoint { lead: lead(x), margin: 2.4 * (1.1 - x) }
    };
    let mark = |(place, sign, cause, says): &(usize, ReviewSign, &str, &str)| ReviewMark {
        place: *place,
        sign: *sign,
        cause: (*cause).to_owned(),
        says: (*says).to_owned(),
    };
    let rounds = (0..decisions).step_by(4).map(|decision| usize::from(2 * decision)).zip(1..);
    let page = ReviewPage {
        heading,
        after,
        points: (0..2 * decisions).map(point).collect(),
        rounds: rounds.collect(),
        below: "round",
        marks: marks.iter().map(mark).collect(),
    };
    review_picture(&page, "A review.")
}

#[test]
fn a_review_of_each_game_is_drawn() {
    let marks = [
        (29, ReviewSign::Disc, "your move", "−4.1 ± 0.9, round 4"),
        (42, ReviewSign::Square, "the others", "−6.3 ± 1.2, round 6"),
        (54, ReviewSign::Diamond, "the cards", "−5.0 ± 1.1, round 7"),
    ];
    let of = ("The Great City of Rome", "expected lead of Aurelia");
    let picture = review(of, 30, |x| 8.0 * (5.0 * x).sin() - 3.0 * x, &marks);
    assert_golden("review_great_city", &picture);

    // As long as reviews become, the marks at the ends and on each other.
    let long = "expected lead of Maximilian von Hohenzollern-Sigm.";
    let marks = [
        (1, ReviewSign::Disc, "their move", "−14.1 ± 10.9, round 1"),
        (2, ReviewSign::Square, "the others", "−17.3 ± 11.2, round 1"),
        (119, ReviewSign::Diamond, "the cards", "+15.0 ± 11.1, round 15"),
    ];
    let picture = review(("The Builders: Antiquity", long), 60, |x| 40.0 * x * x - 3.0, &marks);
    assert_golden("review_builders", &picture);

    let marks = [(13, ReviewSign::Disc, "your move", "−22.5 ± 3.0, round 2")];
    let of = ("Rome: City of Marble", "expected lead of Brutus");
    let lead = |x: f32| if x < 0.55 { -4.0 } else { -30.0 + 9.0 * x };
    assert_golden("review_marble", &review(of, 12, lead, &marks));
}
