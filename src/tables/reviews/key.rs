//! The key of the job that reviews a seat.

use crate::{board::Seat, store::TableId};

/// What the jobs are called that compute reviews.
pub(super) const KIND: &str = "review";

/// The key of the job that reviews a seat.
pub(super) fn key(table: TableId, seat: Seat) -> String {
    format!("{KIND}/{}/{}", table.0, seat.index())
}

/// What such a key says.
pub(super) fn read_key(key: &str) -> Option<(TableId, Seat)> {
    let (table, seat) = key.strip_prefix(KIND)?.strip_prefix('/')?.split_once('/')?;
    Some((TableId(table.parse().ok()?), Seat::new(seat.parse().ok()?)?))
}

/// The seat as the store keeps it.
pub(super) fn index(seat: Seat) -> u8 {
    u8::try_from(seat.index()).expect("there are four seats")
}
