//! The numbers by which buttons name a deal of the day instead of a table.

use crate::{
    store::{DateNumber, TableId},
    tables::Look,
};

/// Numbers from here on are no tables but dates; no bot opens a billion tables.
const FIRST: u64 = 1_000_000_000;

/// The number under which buttons name the deal of this date.
pub(super) const fn number_of(date: DateNumber) -> TableId {
    TableId(FIRST + date.0 as u64)
}

/// Numbers from here on are dates of puzzles. No button of a decision has one.
const PUZZLES: u64 = 2 * FIRST;

/// Which deal of the day buttons with this number are about; `None` for a table.
pub fn daily_of(table: TableId) -> Option<DateNumber> {
    let date = table.0.checked_sub(FIRST).filter(|date| *date < PUZZLES - FIRST)?;
    u32::try_from(date).ok().map(DateNumber)
}

/// The number by which practice says that it began with the puzzle of this date.
pub(super) const fn number_of_puzzle(date: DateNumber) -> TableId {
    TableId(PUZZLES + date.0 as u64)
}

/// The date of that puzzle.
pub(super) fn puzzle_of(table: TableId) -> Option<DateNumber> {
    u32::try_from(table.0.checked_sub(PUZZLES)?).ok().map(DateNumber)
}

impl Look {
    /// Whether it is no table but a [`DailyPlay`](crate::tables::DailyPlay).
    pub fn is_daily(&self) -> bool {
        daily_of(self.table).is_some()
    }

    /// Whether only its viewer sees it: practice, or a deal of the day.
    pub fn is_private(&self) -> bool {
        self.is_practice() || self.is_daily()
    }
}
