//! Ratings as they follow from the results, kept in memory and gone on from.

use std::{collections::HashMap, mem, sync::Arc};

use parking_lot::Mutex;

use crate::{
    play::GameKind,
    rating::{Fold, Outcome, Seat},
    store::{RatedMark, RatedResultRow, RatedScope, RatedSeatRow, TableId, Timestamp, UserId},
};

/// How many folds are kept: one a game and server that somebody looks at.
const MOST: usize = 256;

/// A game and the scope of its results.
pub(in crate::tables) type Key = (GameKind, RatedScope);

/// The folds that were asked for.
#[derive(Default)]
pub(in crate::tables) struct Folds(Mutex<HashMap<Key, Arc<RatedFold>>>);

/// The ratings of a game in a scope, and how far its results were read.
#[derive(Clone)]
pub struct RatedFold {
    /// The ratings.
    pub fold: Fold<UserId>,
    pub(super) mark: RatedMark,
}

impl Folds {
    pub(super) fn take(&self, key: Key) -> Option<Arc<RatedFold>> {
        self.0.lock().remove(&key)
    }

    pub(super) fn keep(&self, key: Key, fold: &Arc<RatedFold>) {
        let mut kept = self.0.lock();
        if kept.len() >= MOST {
            drop(mem::take(&mut *kept));
        }
        kept.insert(key, Arc::clone(fold));
    }
}

impl RatedFold {
    /// Nothing is folded yet, while so many people are forgotten.
    pub(super) fn new(forgotten: u64) -> Self {
        let last = (Timestamp(i64::MIN), TableId(0));
        Self { fold: Fold::default(), mark: RatedMark { last, count: 0, forgotten } }
    }

    /// One result more.
    pub(super) fn add(&mut self, result: &RatedResultRow) {
        self.fold.add(&outcome(result));
        self.mark.last = (result.ended, result.table);
        self.mark.count += 1;
    }
}

/// A result as it is folded. Who has no place although they stayed is last: damage, of which a check tells.
fn outcome(result: &RatedResultRow) -> Outcome<UserId> {
    let seat = |row: &RatedSeatRow| Seat {
        person: row.person,
        place: row.place.unwrap_or(u8::MAX),
        left: row.gone.is_some(),
    };
    Outcome { ended: result.ended.0, seats: result.seats.iter().map(seat).collect() }
}
