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
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

/// A stream of random numbers that depends on its seed alone.
#[derive(Clone)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The stream of this seed, from its beginning.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self(ChaCha8Rng::from_seed(seed.0))
    }

    /// A number below `bound`, each equally likely: multiply and shift, with rejection of the uneven rest.
    ///
    /// # Panics
    /// When `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        let uneven = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            #[expect(clippy::cast_possible_truncation, reason = "the low half is wanted")]
            if product as u32 >= uneven {
                return (product >> 32) as u32;
            }
        }
    }

    /// Shuffles in place by Fisher and Yates, from the last place down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            #[expect(clippy::cast_possible_truncation, reason = "decks are short")]
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
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
