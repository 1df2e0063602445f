//! The formula against a library, and the fold against what it promises.

use proptest::prelude::*;
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use super::{
    formula::{Contestant, Rating, rate, rate_weighted},
    *,
};

const DAY: i64 = 86_400_000;

fn known(mean: f64, deviation: f64) -> Rating {
    Rating { mean, deviation }
}

/// A veteran with this rating who came in at this place.
fn veteran(mean: f64, deviation: f64, place: u8) -> Contestant {
    Contestant { rating: known(mean, deviation), place, games: 40 }
}

fn seat(person: u64, place: u8) -> Seat<u64> {
    Seat { person, place, left: false }
}

fn outcome(day: i64, seats: impl IntoIterator<Item = Seat<u64>>) -> Outcome<u64> {
    Outcome { ended: day * DAY, seats: seats.into_iter().collect() }
}

fn contestants() -> impl Strategy<Value = Vec<Contestant>> {
    let one = (800.0..2200.0, 30.0..150.0, 1u8..5, 0u32..30);
    let contestant = |(mean, deviation, place, games)| Contestant {
        rating: known(mean, deviation),
        place,
        games,
    };
    prop::collection::vec(one.prop_map(contestant), 2..=4)
}

/// Games among eight people, one a day or so.
fn season() -> impl Strategy<Value = Vec<Outcome<u64>>> {
    let people = prop::sample::subsequence((0..8u64).collect::<Vec<_>>(), 2..=4).prop_shuffle();
    let game = (people, prop::collection::vec((1u8..=4, prop::bool::weighted(0.1)), 4), 0i64..3);
    let games = prop::collection::vec(game, 1..60);
    games.prop_map(|games| {
        let mut day = 0;
        let game = |(people, ends, pause): (Vec<u64>, Vec<(u8, bool)>, i64)| {
            day += pause;
            let seat = |(person, (place, left))| Seat { person, place, left };
            outcome(day, people.into_iter().zip(ends).map(seat))
        };
        games.into_iter().map(game).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, ..ProptestConfig::default() })]

    #[test]
    fn without_weights_and_time_it_is_the_formula_of_the_library(table in contestants()) {
        let ours = rate_weighted(&table, |_, _| 1.0);
        let config = WengLinConfig { beta: 122.8, uncertainty_tolerance: 1e-4 };
        let teams: Vec<[WengLinRating; 1]> = table
            .iter()
            .map(|one| [WengLinRating { rating: one.rating.mean, uncertainty: one.rating.deviation }])
            .collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(&table)
            .map(|(team, one)| (team.as_slice(), MultiTeamOutcome::new(one.place.into())))
            .collect();
        for (ours, theirs) in ours.iter().zip(weng_lin_multi_team(&teams, &config)) {
            prop_assert!((ours.mean - theirs[0].rating).abs() < 1e-9);
            prop_assert!((ours.deviation - theirs[0].uncertainty).abs() < 1e-9);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_rating_never_leaves_what_can_be(games in season()) {
        let fold = Fold::of(&games);
        for standing in fold.people.values() {
            let rating = standing.rating;
            prop_assert!(rating.mean.is_finite() && rating.deviation > 0.0);
            prop_assert!(rating.deviation <= Rating::START.deviation);
        }
    }

    /// To make a result void is to fold without it.
    #[test]
    fn the_same_results_give_the_same_bits(games in season(), void in any::<prop::sample::Index>()) {
        let void = void.index(games.len());
        let left = games.iter().enumerate().filter(|(index, _)| *index != void).map(|(_, one)| one);
        let mut one_by_one = Fold::default();
        for game in left.clone() {
            one_by_one.add(game);
        }
        prop_assert_eq!(Fold::of(left), one_by_one);
    }

    /// Who is forgotten becomes somebody without a name, and nobody else's number changes.
    #[test]
    fn forgetting_somebody_changes_no_other(games in season()) {
        let forgotten: Vec<_> = games
            .iter()
            .cloned()
            .map(|mut game| {
                for seat in &mut game.seats {
                    if seat.person == 3 {
                        seat.person = 1_000_003;
                    }
                }
                game
            })
            .collect();
        let (before, after) = (Fold::of(&games), Fold::of(&forgotten));
        for (person, standing) in before.people.iter().filter(|(person, _)| **person != 3) {
            let same = &after.people[person];
            prop_assert_eq!((&standing.rating, standing.games), (&same.rating, same.games));
        }
        prop_assert!(!after.people.contains_key(&3));
    }

    #[test]
    fn whatever_the_seats_the_order_does_not_matter(table in contestants()) {
        let mut turned = table.clone();
        turned.rotate_left(1);
        let mut after = rate(&table);
        after.rotate_left(1);
        for (one, same) in after.iter().zip(rate(&turned)) {
            prop_assert!((one.mean - same.mean).abs() < 1e-9);
        }
    }
}

#[test]
fn a_first_game_between_two_moves_both_by_the_same() {
    let after = Fold::of(&[outcome(0, [seat(1, 1), seat(2, 2)])]);
    let (winner, loser) = (after.people[&1].rating, after.people[&2].rating);
    assert_eq!(format!("{:.1} {:.1}", winner.mean, winner.deviation), "1541.0 146.9");
    assert_eq!(format!("{:.1}", loser.mean), "1459.0");
}

#[test]
fn a_tie_of_equals_changes_no_mean() {
    let after = rate(&[veteran(1500.0, 90.0, 1), veteran(1500.0, 90.0, 1)]);
    assert!(after.iter().all(|rating| rating.mean.to_bits() == 1500f64.to_bits()));
    assert!(after.iter().all(|rating| rating.deviation < 90.0));
}

#[test]
fn leavers_are_behind_all_who_stayed_and_equal_among_themselves() {
    let left = |person| Seat { person, place: 1, left: true };
    let game = outcome(0, [seat(1, 2), left(2), seat(3, 1), left(4)]);
    let fold = Fold::of(&[game]);
    let mean = |person: u64| fold.people[&person].rating.mean;
    assert!(mean(3) > mean(1) && mean(1) > mean(2), "the points of who left do not count");
    assert!((mean(2) - mean(4)).abs() < 1e-9);
}

#[test]
fn a_win_over_a_newcomer_brings_a_veteran_a_tenth() {
    let newcomer = Contestant { rating: Rating::START, place: 2, games: 0 };
    let settled = Contestant { games: 10, ..newcomer };
    let gain = |other| rate(&[veteran(1500.0, 80.0, 1), other])[0].mean - 1500.0;
    assert!((gain(newcomer) * 10.0 - gain(settled)).abs() < 1e-9);
    let lost = |one| rate(&[one, veteran(1500.0, 80.0, 1)])[0].mean;
    assert!(lost(newcomer).to_bits() == lost(settled).to_bits(), "the newcomer's own counts whole");
}

#[test]
fn a_year_without_a_game_makes_a_rating_less_certain() {
    let idle = known(1620.0, 80.0).after(365.0);
    assert_eq!(format!("{:.0} {:.0}", idle.mean, idle.deviation), "1620 97");
    assert!(known(1500.0, 149.0).after(10_000.0).deviation <= 150.0);
}

#[test]
fn a_result_of_one_person_or_with_a_person_twice_counts_nothing() {
    for seats in [vec![seat(1, 1)], vec![seat(1, 1), seat(1, 2)], vec![]] {
        assert_eq!(Fold::of(&[outcome(0, seats)]), Fold::default());
    }
}

/// Rounds of all against all, a day each, in which those with lower numbers win three of four games.
fn round_robin(people: u64, rounds: i64) -> Vec<Outcome<u64>> {
    let pairs = |round: i64| {
        let (first, second) = if round % 4 == 3 { (2, 1) } else { (1, 2) };
        (0..people).flat_map(move |one| {
            (one + 1..people)
                .map(move |other| outcome(round, [seat(one, first), seat(other, second)]))
        })
    };
    (0..rounds).flat_map(pairs).collect()
}

#[test]
fn a_board_is_sorted_by_what_is_proved_and_gives_ranges_of_places() {
    let fold = Fold::of(&round_robin(6, 8));
    let rows = board(&fold, 8 * DAY);
    assert_eq!(rows.iter().map(|row| row.person).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
    for (index, row) in rows.iter().enumerate() {
        assert!(row.places.contains(&(index + 1)), "{row:?}");
    }
    assert!(rows.iter().any(|row| row.places.start() != row.places.end()));
}

#[test]
fn a_board_leaves_out_who_is_not_known_or_has_not_played_for_half_a_year() {
    assert_eq!(board(&Fold::of(&round_robin(6, 1)), DAY), [], "five games are too few");
    let mut games = round_robin(6, 8);
    assert_eq!(board(&Fold::of(&games), 188 * DAY), [], "nobody plays any more");
    games.extend(round_robin(2, 1).into_iter().map(|game| Outcome { ended: 180 * DAY, ..game }));
    let left: Vec<u64> = board(&Fold::of(&games), 188 * DAY).iter().map(|row| row.person).collect();
    assert_eq!(left, [0, 1]);
}

#[test]
fn who_plays_only_with_one_friend_is_on_no_board() {
    let pair = (0..60).map(|day| outcome(day, [seat(1, 1), seat(2, 2)]));
    let games: Vec<_> = pair.collect();
    assert_eq!(board(&Fold::of(&games), 60 * DAY), []);
}

/// What a prediction is worth on average when the seat wins with this chance.
fn expected(said: f64, truth: f64, seats: u8) -> f64 {
    let worth = |came_true| points(said, Foretold { seats, winners: 1, came_true }).unwrap();
    truth * worth(true) + (1.0 - truth) * worth(false)
}

#[test]
fn predictions_pay_best_for_who_says_what_they_think() {
    for seats in 2..=4 {
        let even = 1.0 / f64::from(seats);
        for winners in 1..=seats {
            for came_true in [true, false] {
                let worth = points(even, Foretold { seats, winners, came_true });
                assert!(worth.is_none_or(|worth| worth.abs() < 1e-9), "a guess has 0: {worth:?}");
                assert_eq!(worth.is_none(), winners == seats, "all of {seats} share it");
            }
        }
        for truth in [0.1, 0.3, 0.5, 0.8, 0.95] {
            let honest = expected(truth, truth, seats);
            for other in (0..=20).map(|step| f64::from(step) / 20.0) {
                assert!(honest >= expected(other, truth, seats) - 1e-9, "{truth} as {other}");
            }
        }
    }
    let sure = |came_true| points(0.8, Foretold { seats: 2, winners: 1, came_true }).unwrap();
    assert!((sure(true) - 84.0).abs() < 1e-9 && (sure(false) + 156.0).abs() < 1e-9);
    let shared = |came_true| points(0.8, Foretold { seats: 3, winners: 2, came_true }).unwrap();
    assert!(shared(false) < shared(true), "a shared victory is half of one");
}

#[test]
fn the_error_of_predictions_shrinks_with_their_number() {
    let mut few = Points::default();
    assert_eq!((few.mean(), few.error() > 50.0), (0.0, true));
    few.add(84.0, 3);
    few.add(-156.0, 1);
    let mut many = Points::default();
    many.add(84.0, 30);
    many.add(-156.0, 10);
    assert!((few.mean() - 24.0).abs() < 1e-9 && (many.mean() - 24.0).abs() < 1e-9);
    assert!((few.error() - 60.0).abs() < 1e-9, "{}", few.error());
    assert!(many.error() < few.error() / 3.0, "{}", many.error());
}
