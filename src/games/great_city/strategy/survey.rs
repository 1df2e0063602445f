//! What each card would gain in a city, cell by cell.

use super::{
    outlook::{Outlook, ones},
    sketch::{Sketch, TEMPLES, count},
};
use crate::games::great_city::rules::{
    cards::{Card, Colour, Kind},
    city::{Cell, CellSet},
};

/// A city looked at with building in mind: what its areas come to, and what they lose with a cell of room.
pub(crate) struct Survey<'a> {
    sketch: &'a Sketch,
    pub outlook: &'a Outlook<'a>,
    coins: u8,
    now: [f32; Sketch::AREAS],
    less: [f32; Sketch::AREAS],
    room: [u8; Sketch::AREAS],
    /// The most colours that meet on a free cell.
    meeting: u8,
    /// What the temples come to.
    temples: f32,
    /// What one more aqueduct comes to.
    aqueduct: f32,
}

impl<'a> Survey<'a> {
    pub(crate) fn new(sketch: &'a Sketch, outlook: &'a Outlook<'a>, coins: u8) -> Self {
        let aqueducts = sketch.aqueducts.len();
        let mut survey = Self {
            sketch,
            outlook,
            coins,
            now: [0.0; Sketch::AREAS],
            less: [0.0; Sketch::AREAS],
            room: [0; Sketch::AREAS],
            meeting: meeting(sketch),
            temples: outlook.temples(sketch.temples & TEMPLES, sketch.counts, coins),
            aqueduct: outlook.aqueducts(aqueducts + 1) - outlook.aqueducts(aqueducts),
        };
        for (place, area) in sketch.areas().iter().enumerate() {
            let room = area.edge.and(sketch.open).len().to_le_bytes()[0];
            let colours = ones(area.colours);
            let bath = f32::from(area.bath);
            let worth = |room| outlook.area(area.value, area.houses, colours, room) + bath;
            survey.room[place] = room;
            survey.now[place] = worth(room);
            survey.less[place] = worth(room.saturating_sub(1));
        }
        survey
    }

    /// What a building on this empty cell adds: to the city, and by its effect. Its cost is not counted.
    pub(crate) fn gain(&self, card: Card, at: Cell) -> f32 {
        self.anywhere(card) + self.there(card, at)
    }

    /// The best empty cell for a card, and what it gains there.
    pub(crate) fn best(&self, card: Card) -> Option<(Cell, f32)> {
        let mut best: Option<(Cell, f32)> = None;
        for at in self.sketch.places(card).iter() {
            let gain = self.there(card, at);
            if best.is_none_or(|(_, other)| gain > other) {
                best = Some((at, gain));
            }
        }
        best.map(|(at, gain)| (at, gain + self.anywhere(card)))
    }

    /// What a card gains about, without looking at cells.
    pub(crate) fn guess(&self, card: Card) -> f32 {
        let there = match card.kind() {
            Kind::Residential(value) => self.guess_house(value),
            Kind::Public(colour) => self.guess_public(card, colour),
            Kind::Aqueduct if self.sketch.aqueducts.len() >= 4 => return 0.0,
            Kind::Temple if card == Card::Shrine => 6.0,
            Kind::Aqueduct | Kind::Temple | Kind::Production => 0.0,
        };
        self.anywhere(card) + there
    }

    fn guess_house(&self, value: u8) -> f32 {
        let mut best = self.outlook.area(value, 1, self.meeting, 2);
        for (place, area) in self.sketch.areas().iter().enumerate() {
            if area.value == value && self.room[place] > 0 {
                let room = self.room[place].min(3);
                let after = self.outlook.area(value, area.houses + 1, ones(area.colours), room);
                best = best.max(after + f32::from(area.bath) - self.now[place]);
            }
        }
        best
    }

    fn guess_public(&self, card: Card, colour: Colour) -> f32 {
        let mut best: f32 = 0.0;
        for (place, area) in self.sketch.areas().iter().enumerate() {
            if self.room[place] > 0 && area.colours >> colour as u8 & 1 == 0 {
                let room = self.room[place] - 1;
                let after =
                    self.outlook.area(area.value, area.houses, ones(area.colours) + 1, room);
                best = best.max(after + f32::from(area.bath) - self.now[place]);
            }
        }
        best + self.outlook.effect(card, 2.0) + self.outlook.prospect
    }

    /// What a building adds wherever it stands.
    fn anywhere(&self, card: Card) -> f32 {
        let mut sum = f32::from(card.stars()) * self.outlook.token;
        match card.kind() {
            Kind::Aqueduct => sum += self.aqueduct,
            Kind::Production => sum += self.outlook.yields(card),
            Kind::Residential(_) | Kind::Public(_) | Kind::Temple => {}
        }
        let kinds = (self.sketch.temples | 1 << card as u8) & TEMPLES;
        if kinds != 0 {
            let counts = self.sketch.counts.with(card);
            sum += self.outlook.temples(kinds, counts, self.coins) - self.temples;
        }
        sum
    }

    /// What a building adds on this cell beyond that.
    fn there(&self, card: Card, at: Cell) -> f32 {
        let edge = at.alone().neighbours();
        let mut sum = if self.sketch.shrine.is_empty() {
            0.0
        } else {
            2.0 * count(self.sketch.shrine.and(edge))
        };
        match card.kind() {
            Kind::Residential(value) => sum += self.house(value, at),
            Kind::Public(colour) => {
                let beside = edge.and(self.sketch.built).len().to_le_bytes()[0];
                let free = count(edge.and(self.sketch.open));
                let tokens = beside + u8::from(card.is_special());
                sum += self.outlook.effect(card, f32::from(beside))
                    + self.outlook.prospect * free
                    + self.public(colour, at, tokens);
            }
            Kind::Temple if card == Card::Shrine => {
                let beside = count(edge.and(self.sketch.built));
                let free = count(edge.and(self.sketch.open));
                sum += 2.0 * beside + self.outlook.shrine(free) + self.in_the_way(at);
            }
            Kind::Aqueduct | Kind::Temple | Kind::Production => sum += self.in_the_way(at),
        }
        sum
    }

    /// What the areas beside a cell lose when something takes it.
    fn in_the_way(&self, at: Cell) -> f32 {
        let mut sum = 0.0;
        for (place, area) in self.sketch.areas().iter().enumerate() {
            if area.edge.contains(at) {
                sum += self.less[place] - self.now[place];
            }
        }
        sum
    }

    fn house(&self, value: u8, at: Cell) -> f32 {
        let (area, joined) = self.sketch.joined(value, at);
        let open: CellSet = self.sketch.open.without(at.alone());
        let mut sum = area.worth(open, self.outlook);
        for (place, area) in self.sketch.areas().iter().enumerate() {
            if joined >> place & 1 == 1 {
                sum -= self.now[place];
            } else if area.edge.contains(at) {
                sum += self.less[place] - self.now[place];
            }
        }
        sum
    }

    fn public(&self, colour: Colour, at: Cell, tokens: u8) -> f32 {
        let mut sum = 0.0;
        for (place, area) in self.sketch.areas().iter().enumerate() {
            if !area.edge.contains(at) {
                continue;
            }
            let bath = if colour == Colour::Blue { area.bath.max(tokens) } else { area.bath };
            let colours = ones(area.colours | 1 << colour as u8);
            let room = self.room[place].saturating_sub(1);
            sum += self.outlook.area(area.value, area.houses, colours, room) + f32::from(bath)
                - self.now[place];
        }
        sum
    }
}

/// The most colours that meet on a free cell, up to three.
fn meeting(sketch: &Sketch) -> u8 {
    let ground = sketch.ground();
    let (mut one, mut two, mut three) = (CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
    for beside in sketch.beside {
        let beside = beside.and(ground);
        three = three.or(two.and(beside));
        two = two.or(one.and(beside));
        one = one.or(beside);
    }
    u8::from(!one.is_empty()) + u8::from(!two.is_empty()) + u8::from(!three.is_empty())
}
