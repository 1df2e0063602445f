//! Sets of numbered places, as bits.

use std::{fmt, marker::PhantomData};

use serde::{Serialize, Serializer};

/// Something that is known by its number, from 0.
pub trait Numbered: Copy {
    /// The one with this number.
    fn at(number: u8) -> Self;

    fn index(self) -> usize;
}

/// A set of places whose numbers are below 64 times `WORDS`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Set<T, const WORDS: usize> {
    words: [u64; WORDS],
    of: PhantomData<T>,
}

impl<T: Numbered, const WORDS: usize> Set<T, WORDS> {
    /// No place.
    pub const EMPTY: Self = Self { words: [0; WORDS], of: PhantomData };

    /// Whether the place is in the set.
    pub fn contains(&self, place: T) -> bool {
        let index = place.index();
        self.words[index / 64] >> (index % 64) & 1 == 1
    }

    /// Puts a place into the set.
    pub fn insert(&mut self, place: T) {
        let index = place.index();
        self.words[index / 64] |= 1 << (index % 64);
    }

    /// Takes a place out of the set.
    pub fn remove(&mut self, place: T) {
        let index = place.index();
        self.words[index / 64] &= !(1 << (index % 64));
    }

    /// The set with one more place.
    pub fn with(mut self, place: T) -> Self {
        self.insert(place);
        self
    }

    /// What is in one of the two.
    pub fn or(self, other: Self) -> Self {
        self.merge(other, |one, other| one | other)
    }

    /// What is in both.
    pub fn and(self, other: Self) -> Self {
        self.merge(other, |one, other| one & other)
    }

    /// What is in this one alone.
    pub fn without(self, other: Self) -> Self {
        self.merge(other, |one, other| one & !other)
    }

    fn merge(mut self, other: Self, merge: impl Fn(u64, u64) -> u64) -> Self {
        for (word, other) in self.words.iter_mut().zip(other.words) {
            *word = merge(*word, other);
        }
        self
    }

    /// Whether some place is in both.
    pub fn meets(&self, other: &Self) -> bool {
        self.words.iter().zip(other.words).any(|(word, other)| word & other != 0)
    }

    /// Whether all places of the other set are in this one.
    pub fn covers(&self, other: &Self) -> bool {
        self.words.iter().zip(other.words).all(|(word, other)| other & !word == 0)
    }

    /// Whether no place is in the set.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// How many places are in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The places of the set in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = T> {
        self.words.into_iter().zip((0_u8..).step_by(64)).flat_map(|(mut word, first)| {
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                let place = T::at(first + word.trailing_zeros().to_le_bytes()[0]);
                word &= word - 1;
                Some(place)
            })
        })
    }
}

impl<T: Numbered + fmt::Debug, const WORDS: usize> fmt::Debug for Set<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The numbers of the places.
impl<T: Numbered, const WORDS: usize> Serialize for Set<T, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(T::index))
    }
}

impl<T: Numbered, const WORDS: usize> FromIterator<T> for Set<T, WORDS> {
    fn from_iter<I: IntoIterator<Item = T>>(places: I) -> Self {
        places.into_iter().fold(Self::EMPTY, Self::with)
    }
}
