//! The fold over all results of one game in one scope.

use std::collections::{BTreeMap, BTreeSet};

use super::formula::{Contestant, Rating, rate};

/// Milliseconds of a day: times here are milliseconds since 1970, as the store keeps them.
const DAY: f64 = 86_400_000.0;

/// With a deviation of at most this many points somebody is known well enough for a board.
const KNOWN: f64 = 110.0;

/// With more than this somebody who was listed is not known well enough any more.
const UNKNOWN: f64 = 120.0;

/// One seat of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat<P> {
    /// Whose result it is: who left, not who sat there at the end.
    pub person: P,
    /// The place by the final points among those who stayed, from 1; of somebody who left it does not matter.
    pub place: u8,
    /// Whether they left: then they are behind all who stayed, and equal among themselves.
    pub left: bool,
}

/// A rated result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome<P> {
    /// When the game ended, in milliseconds since 1970. Results are folded in the order in which they are given.
    pub ended: i64,
    pub seats: Vec<Seat<P>>,
}

impl<P> Outcome<P> {
    /// The places by which the seats are rated.
    fn places(&self) -> impl Iterator<Item = u8> {
        self.seats.iter().map(|seat| if seat.left { u8::MAX } else { seat.place })
    }
}

/// Where somebody is.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing<P> {
    /// After their last game.
    pub rating: Rating,
    /// How many rated games they have finished.
    pub games: u32,
    /// When the last ended.
    pub last: i64,
    /// Whether they were known well enough for a board after it.
    pub known: bool,
    /// Against whom they have played.
    pub opponents: BTreeSet<P>,
    /// The ratings after each game, with its end.
    pub curve: Vec<(i64, Rating)>,
}

impl<P> Standing<P> {
    fn new() -> Self {
        Self {
            rating: Rating::START,
            games: 0,
            last: i64::MIN,
            known: false,
            opponents: BTreeSet::new(),
            curve: Vec::new(),
        }
    }

    /// The rating as it is at this time: less certain than after the last game.
    pub fn at(&self, now: i64) -> Rating {
        self.rating.after(days(self.last, now))
    }

    /// Whether they are known well enough for a board at this time.
    pub fn is_known_at(&self, now: i64) -> bool {
        self.known && self.at(now).deviation <= UNKNOWN
    }

    /// The rating at the start of a game that ends at this time.
    fn before_a_game(&self, ended: i64) -> Rating {
        self.rating.before_a_game(days(self.last, ended))
    }

    fn play(&mut self, ended: i64, rating: Rating) {
        let was_known = self.is_known_at(ended);
        self.known = rating.deviation <= KNOWN || (was_known && rating.deviation <= UNKNOWN);
        self.rating = rating;
        self.games += 1;
        self.last = self.last.max(ended);
        self.curve.push((ended, rating));
    }
}

/// How many days lie between two times; none when the clock was set back between them.
pub(super) fn days(from: i64, to: i64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a span of days is far below 2^52 milliseconds")]
    let milliseconds = to.saturating_sub(from).max(0) as f64;
    milliseconds / DAY
}

/// What a result has changed for one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingStep {
    /// After the last game before it.
    pub before: Rating,
    pub after: Rating,
}

/// All who have a rating.
#[derive(Clone, Debug, PartialEq)]
pub struct Fold<P> {
    pub people: BTreeMap<P, Standing<P>>,
}

impl<P: Copy + Ord> Default for Fold<P> {
    fn default() -> Self {
        Self { people: BTreeMap::new() }
    }
}

impl<P: Copy + Ord> Fold<P> {
    /// Of these results, in their order.
    pub fn of<'a>(outcomes: impl IntoIterator<Item = &'a Outcome<P>>) -> Self
    where
        P: 'a,
    {
        let mut fold = Self::default();
        for outcome in outcomes {
            fold.add(outcome);
        }
        fold
    }

    /// One result more; what it changes, by seat. A result with fewer than two seats, or with one person in two of them,
    /// changes nothing.
    pub fn add(&mut self, outcome: &Outcome<P>) -> Vec<RatingStep> {
        let present: BTreeSet<P> = outcome.seats.iter().map(|seat| seat.person).collect();
        if present.len() < 2 || present.len() != outcome.seats.len() {
            return Vec::new();
        }
        let contestant = |(seat, place): (&Seat<P>, u8)| {
            let standing = self.people.get(&seat.person);
            Contestant {
                rating: standing.map_or(Rating::START, |known| known.before_a_game(outcome.ended)),
                place,
                games: standing.map_or(0, |known| known.games),
            }
        };
        let table: Vec<_> = outcome.seats.iter().zip(outcome.places()).map(contestant).collect();
        let mut changes = Vec::with_capacity(table.len());
        for (seat, after) in outcome.seats.iter().zip(rate(&table)) {
            let standing = self.people.entry(seat.person).or_insert_with(Standing::new);
            changes.push(RatingStep { before: standing.rating, after });
            standing.play(outcome.ended, after);
            standing.opponents.extend(present.iter().filter(|other| **other != seat.person));
        }
        changes
    }
}
