//! The ledger of hidden cards: who drafted or kept what, and which of it has been shown since, §9.
//!
//! Only these cards are secret between players. Of an entry everybody knows the seat and the deck; the card is known
//! to its holder, and for the draft to the seats that passed it on.

use super::cards::{Card, Deck};
use crate::board::Seat;

/// A card that came into a hand unseen.
#[derive(Clone, Copy)]
pub(crate) struct Hidden {
    /// Who took it.
    pub seat: Seat,
    /// Where it came from; deck II in the draft.
    pub deck: Deck,
    pub card: Card,
    /// Whether it still is in the hand and hidden.
    pub in_hand: bool,
}

/// A hidden card that was built.
#[derive(Clone, Copy)]
pub(crate) struct Shown {
    pub seat: Seat,
    pub card: Card,
    /// How many entries the ledger had then: it can only have been one of them.
    pub entries: u8,
}

/// All hidden cards of a game: at most four drafted and four kept by schools (E10), in the order of taking.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ledger {
    hidden: [Option<Hidden>; Self::SIZE],
    shown: [Option<Shown>; Self::SIZE],
}

impl Ledger {
    /// One drafted card and one school's card a seat, §13.
    pub const SIZE: usize = 8;

    /// The entries in the order of taking: first the draft in its order.
    pub fn hidden(&self) -> impl DoubleEndedIterator<Item = &Hidden> + Clone {
        self.hidden.iter().flatten()
    }

    /// The hidden cards that were built, in order.
    pub fn shown(&self) -> impl Iterator<Item = &Shown> + Clone {
        self.shown.iter().flatten()
    }

    /// Writes down that a seat took a card unseen.
    pub fn enter(&mut self, seat: Seat, deck: Deck, card: Card) {
        let free = self
            .hidden
            .iter_mut()
            .find(|entry| entry.is_none())
            .expect("E10: one draft and one school a seat");
        *free = Some(Hidden { seat, deck, card, in_hand: true });
    }

    /// How many cards of this kind are hidden in the hand of the seat.
    pub fn count(&self, seat: Seat, card: Card) -> u8 {
        let same = |entry: &&Hidden| entry.in_hand && entry.seat == seat && entry.card == card;
        u8::try_from(self.hidden().filter(same).count()).expect("at most eight entries")
    }

    /// How many cards are hidden in the hand of the seat.
    pub fn hidden_in(&self, seat: Seat) -> usize {
        self.hidden().filter(|entry| entry.in_hand && entry.seat == seat).count()
    }

    /// Writes down that a seat built a hidden card, which must be in the ledger.
    pub fn show(&mut self, seat: Seat, card: Card) {
        let entries = u8::try_from(self.hidden().count()).expect("at most eight entries");
        let same = |entry: &&mut Hidden| entry.in_hand && entry.seat == seat && entry.card == card;
        if let Some(entry) = self.hidden.iter_mut().flatten().find(same) {
            entry.in_hand = false;
        }
        let free = self
            .shown
            .iter_mut()
            .find(|shown| shown.is_none())
            .expect("as many as entries at most");
        *free = Some(Shown { seat, card, entries });
    }

    /// Writes down that the entry at this place was built; for a ledger that is rebuilt from a view.
    pub fn show_entry(&mut self, place: usize, shown: Shown) {
        if let Some(entry) = &mut self.hidden[place] {
            entry.in_hand = false;
        }
        let free = self
            .shown
            .iter_mut()
            .find(|other| other.is_none())
            .expect("as many as entries at most");
        *free = Some(shown);
    }
}
