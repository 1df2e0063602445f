//! A hand of cards as counts, §9: twelve bytes whatever it holds.

use super::cards::Card;

/// How many cards of each kind a player holds.
///
/// Kinds of which there is one card in the game are a bit alone; of the eleven others a half byte counts, up to 15.
#[derive(Clone, Copy, Default)]
pub(crate) struct Hand {
    several: u64,
    kinds: u32,
    /// The kinds of which at least one card is hidden from somebody; the ledger says which cards, §9.
    pub hidden: u32,
}

/// Where the half byte of a kind is; [`SINGLE`] for a kind of which there is one card.
const SHIFT: [u8; 31] = shifts();
const SINGLE: u8 = 64;

const fn shifts() -> [u8; 31] {
    let mut table = [SINGLE; 31];
    let mut next = 0;
    let mut kind = 0;
    while kind < 31 {
        if Card::ALL[kind].copies() > 1 {
            table[kind] = next;
            next += 4;
        }
        kind += 1;
    }
    table
}

impl Hand {
    /// No card.
    pub const EMPTY: Self = Self { several: 0, kinds: 0, hidden: 0 };

    /// The kinds held, one bit each, in the order of [`Card::ALL`].
    pub const fn kinds(self) -> u32 {
        self.kinds
    }

    /// All counts, packed: equal for equal hands.
    pub const fn counts(self) -> (u64, u32) {
        (self.several, self.kinds)
    }

    /// How many cards of this kind are held.
    pub const fn count(self, card: Card) -> u8 {
        let shift = SHIFT[card as usize];
        if shift == SINGLE {
            (self.kinds >> card as u8 & 1).to_le_bytes()[0]
        } else {
            (self.several >> shift & 15).to_le_bytes()[0]
        }
    }

    /// Takes a card into the hand.
    pub const fn add(&mut self, card: Card) {
        self.kinds |= 1 << card as u8;
        let shift = SHIFT[card as usize];
        if shift != SINGLE {
            self.several += 1 << shift;
        }
    }

    /// Takes a card out of the hand, which must hold it.
    pub const fn remove(&mut self, card: Card) {
        let shift = SHIFT[card as usize];
        if shift == SINGLE {
            self.kinds &= !(1 << card as u8);
            return;
        }
        self.several -= 1 << shift;
        if self.count(card) == 0 {
            self.kinds &= !(1 << card as u8);
        }
    }

    /// All cards, sorted, equal ones side by side.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        kinds_of(self.kinds)
            .flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// How many cards are held.
    pub fn len(self) -> u8 {
        kinds_of(self.kinds).map(|card| self.count(card)).sum()
    }
}

/// The kinds whose bits are set.
pub(crate) fn kinds_of(bits: u32) -> impl Iterator<Item = Card> {
    let mut left = bits;
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let kind = left.trailing_zeros();
        left &= left - 1;
        Some(Card::ALL[kind as usize])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_gives_back_what_it_was_given() {
        let mut hand = Hand::default();
        let cards = [
            Card::Residential2,
            Card::Residential2,
            Card::Aqueduct,
            Card::TempleOfMars,
            Card::Shrine,
        ];
        for card in cards {
            hand.add(card);
        }
        assert_eq!(hand.cards().collect::<Vec<_>>(), cards);
        hand.remove(Card::Residential2);
        hand.remove(Card::TempleOfMars);
        assert_eq!(
            hand.cards().collect::<Vec<_>>(),
            [Card::Residential2, Card::Aqueduct, Card::Shrine]
        );
        assert_eq!(
            (hand.len(), hand.count(Card::Residential2), hand.count(Card::Market)),
            (3, 1, 0)
        );
    }

    #[test]
    fn every_card_of_the_game_fits_into_one_hand() {
        let mut hand = Hand::default();
        let all = || {
            Card::ALL
                .into_iter()
                .flat_map(|card| std::iter::repeat_n(card, usize::from(card.copies().min(15))))
        };
        all().for_each(|card| hand.add(card));
        assert!(all().eq(hand.cards()));
    }
}
