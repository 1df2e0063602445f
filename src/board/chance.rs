//! Chance: the same seed gives the same shuffles on every machine, for ever.
//!
//! The stream is `ChaCha8` as its authors define it; the way from its words to a number and to a shuffle is written
//! out here, because libraries may change theirs.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng},
};

/// 256 bits from which everything random in a game follows.
///
/// It has no `Debug` and no `Serialize`: whoever knows the seed of a running game knows all its secrets.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for tests and simulations.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

/// A source of random numbers for dealing.
pub trait Chance {
    /// A number below `bound`, which is not 0.
    fn below(&mut self, bound: u32) -> u32;

    /// Shuffles in place by Fisher and Yates, from the last place down.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            #[expect(clippy::cast_possible_truncation, reason = "decks are short")]
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

/// A stream of random numbers that depends on its seed alone.
#[derive(Clone)]
pub struct Rng(ChaCha8Rng);

impl Chance for Rng {
    fn below(&mut self, bound: u32) -> u32 {
        Self::below(self, bound)
    }
}

/// A quick stream for opponents, who imagine thousands of deals that nobody will ever see: `SplitMix64`.
///
/// It depends on its seed alone, like [`Rng`]; whoever sees some of its numbers can tell the rest.
#[derive(Clone)]
pub struct Luck(u64);

impl Luck {
    /// The stream that begins with this number.
    pub const fn new(start: u64) -> Self {
        Self(start)
    }

    /// The next 64 bits.
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number from 0 to just below 1.
    #[inline]
    #[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
    pub const fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / 16_777_216.0
    }
}

impl Chance for Luck {
    /// By multiply and shift; the unevenness is below one in a hundred million.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let wide = (self.next() >> 32) * u64::from(bound);
        (wide >> 32) as u32
    }
}

impl Rng {
    /// The stream of this seed, from its beginning.
    pub fn new(seed: Seed) -> Self {
        Self(ChaCha8Rng::from_seed(seed.0))
    }

    /// A number below `bound`, each equally likely: multiply and shift, with rejection of the uneven rest.
    ///
    /// # Panics
    /// When `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            #[expect(clippy::cast_possible_truncation, reason = "the low half is wanted")]
            let low = product as u32;
            // The uneven rest is below the bound: the division is seldom needed.
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// Shuffles in place by Fisher and Yates, from the last place down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        Chance::shuffle(self, items);
    }
}

impl Rng {
    /// One of the items, each equally likely.
    ///
    /// # Panics
    /// When there is none.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        let count = u32::try_from(items.len()).expect("lists of moves are short");
        &items[self.below(count) as usize]
    }
}
