//! Where the buildings are that are not in the row: open sites, what is finished, the deck.

use super::cards::Building;
use crate::board::Seat;

const COUNT: usize = Building::COUNT;

/// All three in one array: first the open sites in the order of opening, then what is finished in the order of
/// finishing, at the end the deck, top first. What is built has its owner in the two upper bits.
#[derive(Clone, Copy)]
pub(crate) struct Plots {
    cards: [u8; COUNT],
    open: u8,
    finished: u8,
    deck: u8,
}

const fn built(entry: u8) -> (Seat, Building) {
    let seat = match Seat::new(entry >> 6) {
        Some(seat) => seat,
        None => Seat::FIRST,
    };
    (seat, Building::at(entry & 63))
}

fn entry(seat: Seat, building: Building) -> u8 {
    u8::from(seat) << 6 | building.index().to_le_bytes()[0]
}

impl Plots {
    pub const EMPTY: Self = Self { cards: [0; COUNT], open: 0, finished: 0, deck: 0 };

    /// Puts a card on the deck.
    pub fn put_on_deck(&mut self, building: Building) {
        self.deck += 1;
        self.cards[COUNT - usize::from(self.deck)] = building.index().to_le_bytes()[0];
    }

    /// The top card of the deck, taken off it.
    pub fn draw(&mut self) -> Option<Building> {
        let top = self.deck().next()?;
        self.deck -= 1;
        Some(top)
    }

    /// The deck, top first.
    pub fn deck(&self) -> impl ExactSizeIterator<Item = Building> {
        self.cards[COUNT - usize::from(self.deck)..].iter().map(|place| Building::at(*place))
    }

    /// The places of the deck, for shuffling.
    pub fn deck_mut(&mut self) -> &mut [u8] {
        &mut self.cards[COUNT - usize::from(self.deck)..]
    }

    /// The open sites and whose they are, in the order of opening.
    pub fn sites(&self) -> impl Iterator<Item = (Seat, Building)> {
        self.cards[..usize::from(self.open)].iter().map(|entry| built(*entry))
    }

    /// The open sites of one seat, in the order of opening.
    pub fn sites_of(&self, seat: Seat) -> impl Iterator<Item = Building> {
        let owner = u8::from(seat);
        let own =
            self.cards[..usize::from(self.open)].iter().filter(move |entry| **entry >> 6 == owner);
        own.map(|entry| Building::at(entry & 63))
    }

    /// What is finished and whose it is, in the order of finishing.
    pub fn finished(&self) -> impl Iterator<Item = (Seat, Building)> {
        let open = usize::from(self.open);
        self.cards[open..open + usize::from(self.finished)].iter().map(|entry| built(*entry))
    }

    /// Who has this open site.
    pub fn builder(&self, building: Building) -> Option<Seat> {
        self.sites().find(|(_, other)| *other == building).map(|(seat, _)| seat)
    }

    /// Who has finished this.
    pub fn finisher(&self, building: Building) -> Option<Seat> {
        self.finished().find(|(_, other)| *other == building).map(|(seat, _)| seat)
    }

    /// A card of the row, or one just drawn, becomes the last site.
    pub fn open(&mut self, seat: Seat, building: Building) {
        let place = usize::from(self.open);
        let end = place + usize::from(self.finished);
        self.cards.copy_within(place..end, place + 1);
        self.cards[place] = entry(seat, building);
        self.open += 1;
    }

    /// An open site becomes what was finished last.
    pub fn finish(&mut self, seat: Seat, building: Building) {
        let site = entry(seat, building);
        let end = usize::from(self.open + self.finished);
        let place = self.cards[..end].iter().position(|other| *other == site).unwrap_or_default();
        self.cards.copy_within(place + 1..end, place);
        self.cards[end - 1] = site;
        self.open -= 1;
        self.finished += 1;
    }

    /// Something is finished, in a position that is rebuilt from a view.
    pub fn add_finished(&mut self, seat: Seat, building: Building) {
        self.open(seat, building);
        self.finish(seat, building);
    }
}
