//! What the temples of a city count.

use crate::games::great_city::rules::cards::{Card, Kind};

/// What temples count, §2.1.
#[derive(Clone, Copy, Default)]
pub(crate) struct Counts {
    pub buildings: u8,
    pub twos: u8,
    pub fours: u8,
    pub temples: u8,
    pub production: u8,
    pub stars: u8,
    /// The colours of public buildings, as bits.
    pub colours: u8,
}

impl Counts {
    /// With one more building.
    pub(crate) const fn with(mut self, card: Card) -> Self {
        self.buildings += 1;
        self.stars += card.stars();
        match card.kind() {
            Kind::Production => self.production += 1,
            Kind::Residential(2) => self.twos += 1,
            Kind::Residential(4) => self.fours += 1,
            Kind::Residential(_) | Kind::Aqueduct => {}
            Kind::Public(colour) => self.colours |= 1 << colour as u8,
            Kind::Temple => self.temples += 1,
        }
        self
    }
}
