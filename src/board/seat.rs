//! Seats and sets of seats.

use serde::{Deserialize, Serialize};

/// A place at a table, counted from 0 clockwise.
///
/// Seat 0 is the one that joined first; it is not always the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat that joined first.
    pub const FIRST: Self = Self(0);
    /// The most seats that any of our games has.
    pub const MAX: usize = Self::MOST as usize;
    const MOST: u8 = 4;

    /// The seat with this index, 0 to 3; `None` beyond that.
    pub const fn new(index: u8) -> Option<Self> {
        if index < Self::MOST { Some(Self(index)) } else { None }
    }

    /// The index of the seat, 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What a file that knows no names calls whoever sits here: "player 2".
    pub fn called(self) -> String {
        format!("player {}", self.0 + 1)
    }

    /// The first `seats` seats in clockwise order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats.min(Self::MOST)).map(Self)
    }

    /// The seat to the left, that is next clockwise, among `seats` seats.
    pub const fn left(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }

    /// The seat to the right, that is next counterclockwise, among `seats` seats.
    pub const fn right(self, seats: u8) -> Self {
        Self((self.0 + seats - 1) % seats)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        Self::new(index).ok_or_else(|| format!("seats are numbered 0 to 3, not {index}"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

/// A set of seats, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with one more seat.
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set in clockwise order from seat 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MOST).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}
