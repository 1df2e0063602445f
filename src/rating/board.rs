//! Who stands on a board, and where.

use std::ops::RangeInclusive;

use super::{
    fold::{Fold, Standing, days},
    formula::Rating,
};

/// Who has not finished a rated game for this many days is not on a board.
const FRESH: f64 = 180.0;

/// Against how many different people somebody on a board has played, and how many of those are known well enough.
const OPPONENTS: (usize, usize) = (4, 2);

/// Between which time and now the trend is.
const TREND: f64 = 90.0;

/// The places among which somebody's true place lies, as far as the games can tell, from 1.
pub type Places = RangeInclusive<usize>;

/// A row of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked<P> {
    pub person: P,
    pub rating: Rating,
    pub games: u32,
    pub places: Places,
    /// By how many points the mean has changed within 90 days; `None` when there was no rating before.
    pub trend: Option<f64>,
}

/// The board at this time, best first: sorted by what people have proved.
///
/// On it is who is known well enough, has finished a rated game within 180 days, and has played against four different
/// people of whom two are known well enough.
pub fn board<P: Copy + Ord>(fold: &Fold<P>, now: i64) -> Vec<Ranked<P>> {
    board_among(fold, now, |_| true)
}

/// The same without those who are not to be shown: nobody can tell that they are missing.
pub fn board_among<P: Copy + Ord>(
    fold: &Fold<P>,
    now: i64,
    is_shown: impl Fn(&P) -> bool,
) -> Vec<Ranked<P>> {
    let is_known = |person: &P| fold.people.get(person).is_some_and(|other| other.is_known_at(now));
    let is_listed = |standing: &Standing<P>| {
        let known = standing.opponents.iter().filter(|person| is_known(person)).count();
        standing.is_known_at(now)
            && days(standing.last, now) <= FRESH
            && standing.opponents.len() >= OPPONENTS.0
            && known >= OPPONENTS.1
    };
    let mut listed: Vec<(P, Rating, &Standing<P>)> = fold
        .people
        .iter()
        .filter(|(person, standing)| is_listed(standing) && is_shown(person))
        .map(|(person, standing)| (*person, standing.at(now), standing))
        .collect();
    listed.sort_by(|(one, a, _), (other, b, _)| {
        b.proved().total_cmp(&a.proved()).then_with(|| one.cmp(other))
    });
    let ratings: Vec<Rating> = listed.iter().map(|(_, rating, _)| *rating).collect();
    let row = |(person, rating, standing): &(P, Rating, &Standing<P>)| Ranked {
        person: *person,
        rating: *rating,
        games: standing.games,
        places: places(*rating, &ratings),
        trend: trend(standing, now),
    };
    listed.iter().map(row).collect()
}

/// The places that cannot be told apart 9 times of 10.
pub fn places(one: Rating, all: &[Rating]) -> Places {
    let is_ahead = |ahead: &Rating, behind: &Rating| {
        let both = ahead.deviation * ahead.deviation + behind.deviation * behind.deviation;
        ahead.mean - behind.mean > 1.64 * both.sqrt()
    };
    let ahead = all.iter().filter(|other| is_ahead(other, &one)).count();
    let behind = all.iter().filter(|other| is_ahead(&one, other)).count();
    ahead + 1..=all.len() - behind
}

fn trend<P>(standing: &Standing<P>, now: i64) -> Option<f64> {
    let was = standing.curve.iter().rev().find(|(ended, _)| days(*ended, now) > TREND)?;
    Some(standing.rating.mean - was.1.mean)
}
