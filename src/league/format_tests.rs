//! Divisions, meetings and points as tables of cases.

use std::time::Duration;

use super::{
    points::{of_deadline, of_end, points},
    *,
};

const DAY: Duration = Duration::from_secs(24 * 3600);

#[test]
fn every_division_has_the_seats_and_meetings_of_the_table() {
    // By size from 4: how often two people meet, at tables of 3 and of 4.
    let three = [(2, 2), (1, 2), (1, 2), (1, 1), (0, 1)];
    let four = [(4, 4), (3, 3), (2, 3), (2, 2), (1, 2)];
    for (people, players, (least, most)) in (LEAST..=MOST)
        .zip(three)
        .map(|(people, meets)| (people, 3_u8, meets))
        .chain((LEAST..=MOST).zip(four).map(|(people, meets)| (people, 4, meets)))
    {
        let matches = meetings(people, players);
        assert_eq!(matches.len(), people);
        for person in 0..people {
            for seat in 0..usize::from(players) {
                let times = matches.iter().filter(|seats| seats[seat] == person).count();
                assert_eq!(times, 1, "{people} people, {players} players: {person} in seat {seat}");
            }
        }
        let meets = meets(people, &matches);
        assert_eq!(
            (meets.iter().min(), meets.iter().max()),
            (Some(&least), Some(&most)),
            "{people} {players}"
        );
    }
}

/// How often each pair of people meets.
fn meets(people: usize, matches: &[Vec<usize>]) -> Vec<usize> {
    let pairs = (0..people).flat_map(|one| (0..one).map(move |other| (one, other)));
    let times = |(one, other)| {
        matches.iter().filter(|seats| seats.contains(&one) && seats.contains(&other)).count()
    };
    pairs.map(times).collect()
}

#[test]
fn at_tables_of_two_everybody_meets_everybody_once_and_seats_are_even() {
    for people in LEAST..=MOST {
        let matches = meetings(people, 2);
        assert!(meets(people, &matches).iter().all(|times| *times == 1), "{people}");
        for person in 0..people {
            let [first, second] =
                [0, 1].map(|seat| matches.iter().filter(|it| it[seat] == person).count());
            assert_eq!(first + second, people - 1);
            assert!(first.abs_diff(second) <= 1, "{person} of {people}: {first}, {second}");
        }
    }
}

#[test]
fn divisions_have_four_to_eight_people_the_higher_ones_as_many_as_wanted() {
    assert_eq!(sizes(3, 7), None);
    for people in LEAST..200 {
        for wanted in LEAST..=MOST {
            let sizes = sizes(people, wanted).unwrap();
            assert_eq!(sizes.iter().sum::<usize>(), people);
            assert!(sizes.iter().all(|size| (LEAST..=MOST).contains(size)), "{people}: {sizes:?}");
        }
    }
    assert_eq!(sizes(64, 7).unwrap(), [7, 7, 7, 7, 7, 7, 7, 7, 8]);
    assert_eq!(sizes(17, 7).unwrap(), [7, 6, 4]);
    assert_eq!(sizes(8, 4).unwrap(), [4, 4]);
}

#[test]
fn a_point_for_each_person_left_behind_and_half_for_a_tie() {
    assert_eq!(points(&[Some(1), Some(2), Some(3)]), [4, 2, 0]);
    assert_eq!(points(&[Some(1), Some(1), Some(3), Some(4)]), [5, 5, 2, 0]);
    assert_eq!(points(&[None, Some(1), None, Some(2)]), [0, 6, 0, 4], "forfeits are last");
}

#[test]
fn who_has_left_or_is_out_forfeits_wherever_an_ai_came_in() {
    let seat = |place, left| SeatFact { place: Some(place), left, ..SeatFact::default() };
    let seats = [seat(1, true), seat(3, false), seat(2, false)];
    let worth = |out: [bool; 3]| -> Vec<_> {
        of_end(&seats, &out).iter().map(|one| (one.place, one.points.unwrap())).collect()
    };
    assert_eq!(worth([false; 3]), [(None, 0), (Some(2), 2), (Some(1), 4)]);
    assert_eq!(worth([false, true, false]), [(None, 0), (None, 0), (Some(1), 4)]);
}

#[test]
fn at_the_deadline_the_slowest_gets_nothing_and_the_others_share_what_is_left() {
    let seats = |used: &[u32]| -> Vec<SeatFact> {
        let seat = |days: &u32| SeatFact { used: DAY * *days, ..SeatFact::default() };
        used.iter().map(seat).collect()
    };
    let worth = |used: &[u32], out: &[bool]| -> Vec<u8> {
        of_deadline(&seats(used), out).iter().map(|one| one.points.unwrap()).collect()
    };
    assert_eq!(worth(&[5, 9], &[false; 2]), [2, 0]);
    assert_eq!(worth(&[5, 9, 1], &[false; 3]), [3, 0, 3]);
    assert_eq!(worth(&[5, 9, 1, 2], &[false; 4]), [4, 0, 4, 4]);
    assert_eq!(worth(&[5, 9, 1, 2], &[false, true, false, false]), [0, 0, 5, 5]);
    assert_eq!(worth(&[5, 9, 1], &[false, true, true]), [4, 0, 0], "who is alone has won");
}
