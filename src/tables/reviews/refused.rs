//! Why there is no review to read.

/// Why there is no review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewRefused {
    /// The table has no such seat, or nobody plays there.
    NoSuchSeat,
    /// Its player has not shared it.
    Private { name: String },
    /// The person has asked for so many within a day.
    Enough { most: u32 },
    /// The host of the bot wants none.
    Off,
    /// It is not whole yet.
    NotWhole,
}
