//! What may still come: how much a colour, a house, a coin or a token is worth with so many turns to go.

use super::{counts::Counts, weights::Weights};
use crate::games::great_city::rules::cards::{Card, Colour, Kind};

/// The worth of things for one seat at one time, in points at the end of the game.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<'a> {
    /// Turns in which the seat may still build.
    pub turns: f32,
    /// A coin.
    pub coin: f32,
    /// An influence token.
    pub token: f32,
    /// A free cell beside a new public building.
    pub prospect: f32,
    /// Further colours that an area may expect for each free cell beside it.
    colour: f32,
    /// Further houses of each value that an area may expect.
    growth: [f32; 3],
    /// How likely one more of something is: an aqueduct, a part of a temple's condition.
    more: f32,
    /// Produce actions to come.
    pub harvests: f32,
    /// How likely so many missing parts of a condition will be there at the end.
    chances: [f32; 5],
    pub weights: &'a Weights,
}

/// The points of so many aqueducts, §7; a fifth cannot stand.
const AQUEDUCTS: [f32; 6] = [0.0, 4.0, 12.0, 24.0, 40.0, 40.0];

impl<'a> Outlook<'a> {
    /// With so many turns to go in which the seat may build; `race` is what a token does for influence cards.
    pub(crate) fn new(weights: &'a Weights, turns: u8, race: f32) -> Self {
        let turns = f32::from(turns);
        let share = turns / (turns + weights.patience);
        let more = weights.more * share;
        let likely = if turns > 0.0 { 0.2 + 0.8 * more } else { 0.0 };
        let enough = |parts: f32, chance: f32| if turns < parts { 0.0 } else { chance };
        let two = likely * likely;
        Self {
            turns,
            coin: 1.0 + weights.coin * share,
            token: 0.5 + race,
            prospect: weights.prospect * share,
            colour: weights.colour * share,
            growth: weights.growth.map(|growth| growth * share),
            more,
            harvests: weights.harvest * turns,
            chances: [
                1.0,
                enough(1.0, likely),
                enough(2.0, two),
                enough(3.0, two * likely),
                enough(4.0, two * two),
            ],
            weights,
        }
    }

    /// What an area will come to: value x houses x colours, each as far as it may grow.
    #[inline]
    pub(crate) fn area(&self, value: u8, houses: u8, colours: u8, room: u8) -> f32 {
        let room = f32::from(room.min(3));
        let more_colours = (f32::from(4 - colours)).min(room) * self.colour;
        let more_houses = room.min(2.0) * self.growth[usize::from(value) - 2];
        f32::from(value) * (f32::from(houses) + more_houses) * (f32::from(colours) + more_colours)
    }

    /// What so many aqueducts will come to.
    pub(crate) fn aqueducts(&self, number: u32) -> f32 {
        let number = number.min(4) as usize;
        let step = AQUEDUCTS[number + 1] - AQUEDUCTS[number];
        AQUEDUCTS[number] + self.more * step
    }

    /// What the temples of these kinds will come to, the Shrine excepted.
    pub(crate) fn temples(&self, kinds: u32, counts: Counts, coins: u8) -> f32 {
        let mut sum = 0.0;
        let first = Card::TempleOfMinerva as u8;
        let mut left = kinds >> first & 0x3ff;
        while left != 0 {
            let kind = left.trailing_zeros();
            left &= left - 1;
            sum += self.temple(Card::ALL[usize::from(first) + kind as usize], counts, coins);
        }
        sum
    }

    fn temple(&self, card: Card, counts: Counts, coins: u8) -> f32 {
        let per = |each: f32, now: u8, more: f32| each * (f32::from(now) + more * self.more);
        match card {
            Card::TempleOfMinerva => self.minerva(counts.buildings),
            Card::TempleOfFortuna => self.when(15.0, 4, ones(counts.colours)),
            Card::TempleOfCupid => self.when(10.0, 4, counts.twos),
            Card::TempleOfJuno => self.when(10.0, 4, counts.temples),
            Card::TempleOfSaturn => self.when(15.0, 4, counts.production),
            Card::TempleOfLuna => per(1.0, counts.stars, 2.0),
            Card::TempleOfMars => self.when(5.0, 1, counts.fours),
            Card::TempleOfVenus => per(2.0, counts.twos, 2.0),
            Card::TempleOfJupiter => per(2.0, counts.temples, 1.5),
            Card::TempleOfMercury => f32::from(coins / 3),
            _ => 0.0,
        }
    }

    /// Sixteen buildings: not one turn to go may pass without building.
    fn minerva(&self, buildings: u8) -> f32 {
        let missing = f32::from(16_u8.saturating_sub(buildings));
        if missing > self.turns {
            0.0
        } else {
            10.0 * (1.0 - (1.0 - self.weights.minerva) * (missing / 4.0).min(1.0))
        }
    }

    /// A temple's points, by how much of its condition is missing.
    #[inline]
    fn when(&self, points: f32, needed: u8, held: u8) -> f32 {
        points * self.chances[usize::from(needed.saturating_sub(held).min(4))]
    }

    /// What free cells beside the Shrine will bring.
    pub(crate) fn shrine(&self, free: f32) -> f32 {
        2.0 * free.min(self.turns) * 0.6 * self.turns / (self.turns + 4.0)
    }

    /// What the effect of a public building with so many neighbours is worth; nothing for all others.
    pub(crate) fn effect(&self, card: Card, beside: f32) -> f32 {
        let gain = beside + if card.is_special() { 1.0 } else { 0.0 };
        match card.kind() {
            Kind::Public(Colour::Green) => gain * self.coin,
            Kind::Public(Colour::Red) => gain * self.token,
            Kind::Public(Colour::Yellow) if self.turns > 0.5 => self.weights.school * (1.0 + gain),
            Kind::Public(Colour::Yellow | Colour::Blue)
            | Kind::Production
            | Kind::Residential(_)
            | Kind::Aqueduct
            | Kind::Temple => 0.0,
        }
    }

    /// What a farm will yield.
    pub(crate) fn yields(&self, card: Card) -> f32 {
        let each = match card {
            Card::VegetableFarm => self.coin,
            Card::GrainFarm => self.weights.grain * self.coin,
            Card::SheepFarm => self.token,
            Card::Vineyard => self.coin + self.weights.grain * self.coin,
            _ => 0.0,
        };
        self.harvests * each
    }
}

pub(crate) const fn ones(bits: u8) -> u8 {
    bits.count_ones().to_le_bytes()[0]
}
