//! A city boiled down to what its points come from, so that a building can be weighed in some dozen operations.

use super::{counts::Counts, outlook::Outlook};
use crate::games::great_city::rules::{
    cards::{Card, Colour, Kind},
    city::{Cell, CellSet},
    state::Player,
};

/// A residential area, §7: houses of one value that hang together.
#[derive(Clone, Copy)]
pub(crate) struct Area {
    cells: CellSet,
    /// The cells beside it.
    pub edge: CellSet,
    pub value: u8,
    pub houses: u8,
    /// The colours of the public buildings beside it, as bits.
    pub colours: u8,
    /// The most point tokens on a bath beside it.
    pub bath: u8,
}

/// A city, boiled down.
#[derive(Clone, Copy)]
pub(crate) struct Sketch {
    pub built: CellSet,
    /// The empty cells that a building may take without outgrowing the city, be they beside one or not.
    pub open: CellSet,
    areas: [Area; Self::AREAS],
    area_count: u8,
    /// The cells beside public buildings, by colour.
    pub beside: [CellSet; 4],
    /// The cells beside each bath, and its point tokens.
    baths: [(CellSet, u8); 4],
    bath_count: u8,
    pub aqueducts: CellSet,
    pub counts: Counts,
    /// The kinds of temples that stand, one bit each; the Shrine too.
    pub temples: u32,
    pub shrine: CellSet,
}

const NO_AREA: Area =
    Area { cells: CellSet::EMPTY, edge: CellSet::EMPTY, value: 0, houses: 0, colours: 0, bath: 0 };

impl Area {
    /// What it will come to: points now, and what further colours and houses may add.
    pub(crate) fn worth(&self, open: CellSet, outlook: &Outlook) -> f32 {
        let room = self.edge.and(open).len().to_le_bytes()[0];
        let colours = self.colours.count_ones().to_le_bytes()[0];
        outlook.area(self.value, self.houses, colours, room) + f32::from(self.bath)
    }
}

impl Sketch {
    /// More areas than a city of sixteen buildings has.
    pub(crate) const AREAS: usize = 16;

    pub(crate) fn of(player: &Player) -> Self {
        let mut sketch = Self {
            built: CellSet::EMPTY,
            open: CellSet::EMPTY,
            areas: [NO_AREA; Self::AREAS],
            area_count: 0,
            beside: [CellSet::EMPTY; 4],
            baths: [(CellSet::EMPTY, 0); 4],
            bath_count: 0,
            aqueducts: CellSet::EMPTY,
            counts: Counts::default(),
            temples: 0,
            shrine: CellSet::EMPTY,
        };
        for (at, card, tokens) in player.buildings() {
            sketch.set(card, at, tokens);
        }
        sketch.open = sketch.built.reach().without(sketch.built);
        sketch
    }

    /// Sets a building on an empty cell; `tokens` are a bath's points.
    pub(crate) fn insert(&mut self, card: Card, at: Cell, tokens: u8) {
        self.set(card, at, tokens);
        self.open = self.built.reach().without(self.built);
    }

    fn set(&mut self, card: Card, at: Cell, tokens: u8) {
        self.counts = self.counts.with(card);
        match card.kind() {
            Kind::Residential(value) => self.settle(value, at),
            Kind::Public(colour) => self.serve(colour, at, tokens),
            Kind::Aqueduct => self.aqueducts = self.aqueducts.with(at),
            Kind::Temple => {
                self.temples |= 1 << card as u8;
                if card == Card::Shrine {
                    self.shrine = at.alone();
                }
            }
            Kind::Production => {}
        }
        self.built = self.built.with(at);
    }

    fn settle(&mut self, value: u8, at: Cell) {
        let (merged, _) = self.joined(value, at);
        let mut kept = 0;
        for place in 0..self.area_count {
            let area = self.areas[usize::from(place)];
            if area.value != value || !area.edge.contains(at) {
                self.areas[kept] = area;
                kept += 1;
            }
        }
        self.areas[kept] = merged;
        self.area_count = (kept + 1).to_le_bytes()[0];
    }

    fn serve(&mut self, colour: Colour, at: Cell, tokens: u8) {
        let edge = at.alone().neighbours();
        self.beside[colour as usize] = self.beside[colour as usize].or(edge);
        if colour == Colour::Blue && usize::from(self.bath_count) < self.baths.len() {
            self.baths[usize::from(self.bath_count)] = (edge, tokens);
            self.bath_count += 1;
        }
        for area in &mut self.areas[..usize::from(self.area_count)] {
            if area.edge.contains(at) {
                area.colours |= 1 << colour as u8;
                if colour == Colour::Blue {
                    area.bath = area.bath.max(tokens);
                }
            }
        }
    }

    pub(crate) fn areas(&self) -> &[Area] {
        &self.areas[..usize::from(self.area_count)]
    }

    /// The colours of the public buildings beside a cell, as bits.
    fn colours_at(&self, at: Cell) -> u8 {
        let mut colours = 0;
        for (colour, beside) in self.beside.iter().enumerate() {
            colours |= u8::from(beside.contains(at)) << colour;
        }
        colours
    }

    /// The most point tokens on a bath beside a cell.
    fn bath_at(&self, at: Cell) -> u8 {
        let baths = &self.baths[..usize::from(self.bath_count)];
        baths.iter().filter(|(edge, _)| edge.contains(at)).map(|bath| bath.1).max().unwrap_or(0)
    }

    /// The area that a house on this cell would belong to, and the areas that it joins, as bits.
    pub(crate) fn joined(&self, value: u8, at: Cell) -> (Area, u32) {
        let mut joined = Area {
            cells: at.alone(),
            edge: CellSet::EMPTY,
            value,
            houses: 1,
            colours: self.colours_at(at),
            bath: self.bath_at(at),
        };
        let mut parts = 0;
        for (place, area) in self.areas().iter().enumerate() {
            if area.value == value && area.edge.contains(at) {
                joined.cells = joined.cells.or(area.cells);
                joined.houses += area.houses;
                joined.colours |= area.colours;
                joined.bath = joined.bath.max(area.bath);
                parts |= 1 << place;
            }
        }
        joined.edge = joined.cells.neighbours().without(joined.cells);
        (joined, parts)
    }

    /// What all areas will come to.
    fn homes(&self, outlook: &Outlook) -> f32 {
        self.areas().iter().map(|area| area.worth(self.open, outlook)).sum()
    }

    /// The points of the Shrine now, §8.
    fn shrine_points(&self) -> f32 {
        2.0 * count(self.shrine.neighbours().and(self.built))
    }

    /// What the city will be worth once it stands, all in all.
    pub(crate) fn worth(&self, coins: u8, outlook: &Outlook) -> f32 {
        self.homes(outlook)
            + self.shrine_points()
            + outlook.temples(self.temples, self.counts, coins)
            + outlook.aqueducts(self.aqueducts.len())
    }

    /// The cells on which a building other than an aqueduct may be set, §5.4.
    pub(crate) const fn ground(&self) -> CellSet {
        self.built.neighbours().and(self.open)
    }

    /// The empty cells on which a card may be set.
    pub(crate) const fn places(&self, card: Card) -> CellSet {
        let ground = self.ground();
        if card.is_aqueduct() { ground.without(self.aqueducts.crosses()) } else { ground }
    }
}

/// The kinds of temples but the Shrine, one bit each.
pub(crate) const TEMPLES: u32 = {
    let mut bits = 0;
    let mut kind = Card::TempleOfMinerva as u8;
    while kind <= Card::TempleOfMercury as u8 {
        bits |= 1 << kind;
        kind += 1;
    }
    bits
};

/// How many cells are in a set: at most 42.
#[inline]
pub(crate) fn count(cells: CellSet) -> f32 {
    f32::from(cells.len().to_le_bytes()[0])
}
