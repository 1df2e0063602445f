//! How many dates in a row somebody has played.

use std::collections::BTreeSet;

use crate::board::ids::DateNumber;

/// In each run of so many dates one may be missed.
const WEEK: u32 = 7;

/// How many dates in a row are finished up to this one, which is not over yet. One missed date in seven does not break it.
pub fn streak(finished: &BTreeSet<DateNumber>, today: DateNumber) -> u32 {
    let Some(first) = finished.first() else { return 0 };
    let (mut count, mut missed) = (0, None);
    for date in (first.0..=today.0).rev() {
        if finished.contains(&DateNumber(date)) {
            count += 1;
        } else if date != today.0 {
            if missed.is_some_and(|later: u32| later - date < WEEK) {
                break;
            }
            missed = Some(date);
        }
    }
    count
}

/// The longest one so far.
pub fn best_streak(finished: &BTreeSet<DateNumber>) -> u32 {
    finished.iter().map(|date| streak(finished, *date)).max().unwrap_or(0)
}
