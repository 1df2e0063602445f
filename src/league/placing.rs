//! In which order entrants are divided among divisions.

use std::collections::BTreeMap;

use super::{standings::standings, state::SeasonState};
use crate::store::UserId;

/// How far apart the divisions are in [`EntrantRow::ladder`](crate::store::EntrantRow::ladder).
const DIVISION: u32 = 1000;

/// The order of those who play, best first: the ladder, with those who are new to it behind all who are rated higher. Who has no
/// rating is at the bottom.
pub(super) fn order(
    entrants: &[(u32, Option<UserId>)],
    ladder: &[(UserId, u32)],
    ratings: &BTreeMap<UserId, f64>,
) -> Vec<u32> {
    // The latest season of each comes first.
    let begins = |user: &UserId| ladder.iter().find(|(one, _)| one == user).map(|(_, at)| *at);
    let rating = |user: &Option<UserId>| user.and_then(|user| ratings.get(&user).copied());
    let (mut known, mut new) = (Vec::new(), Vec::new());
    for (number, user) in entrants {
        match user.as_ref().and_then(begins) {
            Some(at) => known.push((at, *number, rating(user))),
            None => new.push((rating(user), *number)),
        }
    }
    known.sort_by_key(|(at, number, _)| (*at, *number));
    let mut order: Vec<(u32, Option<f64>)> =
        known.into_iter().map(|(_, number, rating)| (number, rating)).collect();
    new.sort_by(|(one, a), (other, b)| {
        let [one, other] = [one, other].map(|rating| rating.unwrap_or(f64::NEG_INFINITY));
        other.total_cmp(&one).then(a.cmp(b))
    });
    for (rating, number) in new {
        let place = match rating {
            None => order.len(),
            Some(own) => {
                order.iter().filter(|(_, other)| other.is_some_and(|other| other >= own)).count()
            }
        };
        order.insert(place, (number, rating));
    }
    order.into_iter().map(|(number, _)| number).collect()
}

/// Where each entrant begins in the next season, by the standings of this one.
pub(super) fn ladder(state: &SeasonState) -> Vec<(u32, u32)> {
    let mut begins = Vec::new();
    for division in 1..=state.divisions() {
        for row in standings(state, division) {
            // Who comes down is ahead of those who stay there, and who comes up behind them. Who was out takes nobody's place.
            let at = row.place + if row.is_out { 300 } else { 0 };
            let (to, at) = match (row.goes_up, row.goes_down) {
                (true, _) => (division - 1, 200 + at),
                (_, true) => (division + 1, at),
                (false, false) => (division, 100 + at),
            };
            begins.push((row.entrant, to * DIVISION + u32::try_from(at).unwrap_or(DIVISION - 1)));
        }
    }
    begins
}
