//! The numbers by which buttons name a practice game instead of a table.

use std::ops::Range;

use crate::{
    store::{TableId, Timestamp},
    tables::Look,
};

/// The table that every lesson pretends to be: no stored one has this number.
pub(super) const LESSON: TableId = TableId(0);

/// The numbers of practice games that begin in the middle of a game. No bot opens so many tables; the deals of the day follow.
const OTHERS: Range<u64> = 900_000_000..1_000_000_000;

/// The number of a practice game that begins now. A person has one at a time, so a button names another one only after years.
pub(super) fn number_at(now: Timestamp) -> TableId {
    let seconds = now.0.unsigned_abs() / 1000;
    TableId(OTHERS.start + seconds % (OTHERS.end - OTHERS.start))
}

/// Whether buttons with this number are about a practice game.
pub fn is_practice(table: TableId) -> bool {
    table == LESSON || OTHERS.contains(&table.0)
}

impl Look {
    /// Whether it is no table but a lesson.
    pub fn is_lesson(&self) -> bool {
        self.table == LESSON
    }

    /// Whether it is no table but a [`Practice`](crate::tables::Practice).
    pub fn is_practice(&self) -> bool {
        is_practice(self.table)
    }
}
