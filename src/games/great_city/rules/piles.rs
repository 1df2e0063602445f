//! The four decks while they are played: rings of cards, so that drawing and putting under moves nothing.

use super::cards::{Card, Deck};
use crate::board::Seat;

/// A card in a deck, and the seat that put it there after a school, if any: three bits beside the five of the kind.
#[derive(Clone, Copy)]
pub(crate) struct Laid(u8);

impl Laid {
    /// A card that nobody has seen.
    pub const fn unseen(card: Card) -> Self {
        Self(card as u8)
    }

    /// A card that this seat alone has seen.
    pub fn seen_by(card: Card, seat: Seat) -> Self {
        Self(card as u8 | (u8::from(seat) + 1) << 5)
    }

    pub const fn card(self) -> Card {
        Card::ALL[(self.0 & 31) as usize]
    }

    /// The seat that knows it.
    pub fn seer(self) -> Option<Seat> {
        (self.0 >> 5).checked_sub(1).and_then(Seat::new)
    }
}

/// The decks in play, each a ring in its own stretch of one array.
#[derive(Clone, Copy)]
pub(crate) struct Piles {
    cards: [Laid; 72],
    first: [u8; 4],
    len: [u8; 4],
}

/// Where the stretch of each deck begins, and how long it is: its size before the game, §2.2.
const BASE: [u8; 4] = [0, 14, 36, 54];
const SIZE: [u8; 4] = [14, 22, 18, 18];

impl Piles {
    /// No decks at all.
    pub const EMPTY: Self =
        Self { cards: [Laid::unseen(Card::Shrine); 72], first: [0; 4], len: [0; 4] };

    const fn slot(&self, deck: Deck, place: u8) -> usize {
        let d = deck as usize;
        let mut slot = self.first[d] + place;
        if slot >= SIZE[d] {
            slot -= SIZE[d];
        }
        (BASE[d] + slot) as usize
    }

    /// How many cards the deck still has.
    pub const fn len(&self, deck: Deck) -> u8 {
        self.len[deck as usize]
    }

    /// Draws the top card of a deck, which must have one (E10).
    pub const fn draw(&mut self, deck: Deck) -> Card {
        let d = deck as usize;
        debug_assert!(self.len[d] > 0, "E10: no deck runs out");
        let card = self.cards[self.slot(deck, 0)].card();
        self.first[d] = if self.first[d] + 1 == SIZE[d] { 0 } else { self.first[d] + 1 };
        self.len[d] = self.len[d].saturating_sub(1);
        card
    }

    /// Puts a card under a deck. There is room: no deck ever holds more than at the start.
    pub fn put_under(&mut self, deck: Deck, card: Laid) {
        debug_assert!(self.len(deck) < SIZE[deck as usize], "a deck never grows beyond its size");
        let slot = self.slot(deck, self.len(deck));
        self.cards[slot] = card;
        self.len[deck as usize] += 1;
    }

    /// The cards of a deck, top first.
    pub fn cards(&self, deck: Deck) -> impl Iterator<Item = Laid> {
        (0..self.len(deck)).map(move |place| self.cards[self.slot(deck, place)])
    }
}
