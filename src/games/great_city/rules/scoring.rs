//! Points, §7 and §8, and who wins.

use super::{
    cards::{Card, Colour, Kind},
    city::{Cell, CellSet},
    options::{Options, TieBreakers},
    state::GreatCity,
    view::{CityView, Score},
};
use crate::board::{Seat, SeatSet};

/// Finds who wins the waiting influence cards: the seat that alone has the most tokens, §5.6.
///
/// `None` when the lead is shared, be it at zero (E31) or ahead of a third seat (E32); the cards
/// then wait for the next round (E33).
pub fn sole_leader(tokens: &[u8]) -> Option<Seat> {
    let most = tokens.iter().max()?;
    let mut leaders = Seat::all(4).zip(tokens).filter(|(_, held)| *held == most);
    match (leaders.next(), leaders.next()) {
        (Some((seat, _)), None) => Some(seat),
        (_, _) => None,
    }
}

/// What decides the victory, for one player, §7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Points.
    pub total: i32,
    /// Influence tokens left (E35).
    pub influence_tokens: u32,
    pub coins: u32,
}

/// The seats with the best standing; several share the victory (E56), §7.
pub fn winners(standings: &[Standing], tie_breakers: TieBreakers) -> SeatSet {
    let rank = |standing: &Standing| match tie_breakers {
        TieBreakers::Influence => (standing.total, standing.influence_tokens, 0),
        TieBreakers::InfluenceThenCoins => {
            (standing.total, standing.influence_tokens, standing.coins)
        }
    };
    let best = standings.iter().map(rank).max();
    Seat::all(4)
        .zip(standings)
        .filter(|(_, standing)| Some(rank(standing)) == best)
        .map(|(seat, _)| seat)
        .collect()
}

/// What is scored: a city with what its player holds.
#[derive(Clone, Copy)]
pub(crate) struct Holdings {
    pub coins: u32,
    pub influence: u32,
    /// Sum of the influence cards won.
    pub influence_cards: u32,
}

/// Scores a city, §7: nine lines.
pub(crate) fn score(
    buildings: impl Iterator<Item = (Cell, Card, u8)>,
    holdings: Holdings,
    options: &Options,
) -> Score {
    let city = Census::of(buildings);
    let number = |count: u32| i32::try_from(count).unwrap_or(i32::MAX);
    let shrine = city.shrine_points();
    let mut score = Score {
        residential_2: city.residential(2),
        residential_3: city.residential(3),
        residential_4: city.residential(4),
        aqueducts: [0, 4, 12, 24, 40][city.aqueducts.min(4)],
        temples: city.temple_points(holdings.coins, options) + shrine,
        coins: number(holdings.coins),
        influence_tokens: number(holdings.influence / 2),
        influence_cards: number(holdings.influence_cards),
        total: 0,
        shrine,
    };
    score.total = score.lines()[..8].iter().sum();
    score
}

impl Score {
    /// The names of the lines, in the order of the score pad, as in the log format §3.
    pub const LINES: [&'static str; 9] = [
        "residential_2",
        "residential_3",
        "residential_4",
        "aqueducts",
        "temples",
        "coins",
        "influence_tokens",
        "influence_cards",
        "total",
    ];

    /// The lines, in the order of [`LINES`](Score::LINES).
    pub const fn lines(&self) -> [i32; 9] {
        [
            self.residential_2,
            self.residential_3,
            self.residential_4,
            self.aqueducts,
            self.temples,
            self.coins,
            self.influence_tokens,
            self.influence_cards,
            self.total,
        ]
    }
}

/// Houses of one value that hang together, and what stands beside them, §7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// What each house is worth, 2 to 4.
    pub value: u8,
    /// How many houses.
    pub houses: u8,
    /// How many colours of public buildings stand beside them.
    pub colours: u8,
    /// The point tokens of the best bath beside them.
    pub bath: u8,
    /// Where the houses stand.
    pub cells: CellSet,
}

impl Area {
    /// Value, houses and colours multiplied, and the bath.
    pub fn points(self) -> i32 {
        let Self { value, houses, colours, bath, .. } = self;
        i32::from(value) * i32::from(houses) * i32::from(colours) + i32::from(bath)
    }
}

/// All residential areas of a city, those of the lowest value first, §7.
pub fn areas(city: &CityView) -> Vec<Area> {
    let census = Census::of(seen(city));
    (2..=4).flat_map(|value| census.areas(value).collect::<Vec<_>>()).collect()
}

/// What each temple that stands in a city brings, but for the Shrine, §2.1.
pub fn temples(city: &CityView, coins: u8, options: &Options) -> Vec<(Card, i32)> {
    let census = Census::of(seen(city));
    let stand = |temple: Card| census.kinds[temple as usize] > 0;
    let temples = census.temples(coins.into(), options).into_iter();
    let standing = temples.filter(|(temple, _)| stand(*temple));
    standing.map(|(temple, points)| (temple, i32::try_from(points).unwrap_or(i32::MAX))).collect()
}

pub(super) fn seen(city: &CityView) -> impl Iterator<Item = (Cell, Card, u8)> {
    city.buildings.iter().map(|built| (built.at, built.card, built.tokens))
}

/// A city sorted for counting.
struct Census {
    built: CellSet,
    /// Houses by value, 2 to 4.
    houses: [CellSet; 3],
    /// Public buildings by colour.
    publics: [CellSet; 4],
    /// Baths and their point tokens; more than four only in cities that cannot be played.
    baths: [(CellSet, u8); 16],
    temples: CellSet,
    shrines: CellSet,
    /// The kinds of temples that stand, counted.
    kinds: [u8; 31],
    aqueducts: usize,
    production: u32,
    stars: u32,
}

const COLOURS: [Colour; 4] = [Colour::Green, Colour::Red, Colour::Yellow, Colour::Blue];

impl Census {
    fn of(buildings: impl Iterator<Item = (Cell, Card, u8)>) -> Self {
        let none = CellSet::EMPTY;
        let mut city = Self {
            built: none,
            houses: [none; 3],
            publics: [none; 4],
            baths: [(none, 0); 16],
            temples: none,
            shrines: none,
            kinds: [0; 31],
            aqueducts: 0,
            production: 0,
            stars: 0,
        };
        for (number, (at, card, tokens)) in buildings.enumerate() {
            city.count(number, at, card, tokens);
        }
        city
    }

    fn count(&mut self, number: usize, at: Cell, card: Card, tokens: u8) {
        self.built = self.built.with(at);
        self.kinds[card as usize] += 1;
        self.stars += u32::from(card.stars());
        match card.kind() {
            Kind::Production => self.production += 1,
            Kind::Residential(value) => {
                let houses = &mut self.houses[usize::from(value) - 2];
                *houses = houses.with(at);
            }
            Kind::Public(colour) => {
                let publics = &mut self.publics[colour as usize];
                *publics = publics.with(at);
                if colour == Colour::Blue {
                    self.baths[number] = (at.alone(), tokens);
                }
            }
            Kind::Aqueduct => self.aqueducts += 1,
            Kind::Temple => {
                self.temples = self.temples.with(at);
                if card == Card::Shrine {
                    self.shrines = self.shrines.with(at);
                }
            }
        }
    }

    /// The points of all residential areas of one value, §7.
    fn residential(&self, value: u8) -> i32 {
        self.areas(value).map(Area::points).sum()
    }

    /// The residential areas of one value, §7, E38 to E40.
    fn areas(&self, value: u8) -> impl Iterator<Item = Area> {
        let mut left = self.houses[usize::from(value) - 2];
        std::iter::from_fn(move || {
            let area = left.iter().next()?.joined_in(left);
            left = left.without(area);
            let beside = area.neighbours();
            let colours = COLOURS
                .iter()
                .filter(|colour| !self.publics[**colour as usize].and(beside).is_empty());
            let baths = self.baths.iter().filter(|(bath, _)| !bath.and(beside).is_empty());
            let best_bath = baths.map(|(_, tokens)| *tokens).max().unwrap_or(0);
            let (houses, colours) = (area.len().to_le_bytes()[0], colours.count().to_le_bytes()[0]);
            Some(Area { value, houses, colours, bath: best_bath, cells: area })
        })
    }

    /// The points of all temples but the Shrine, §2.1.
    fn temple_points(&self, coins: u32, options: &Options) -> i32 {
        let points: u32 = self.temples(coins, options).iter().map(|(_, points)| points).sum();
        i32::try_from(points).unwrap_or(i32::MAX)
    }

    /// The points of each temple but the Shrine, by its own condition, once, §2.1.
    fn temples(&self, coins: u32, options: &Options) -> [(Card, u32); 10] {
        let temples = if options.shrine_counts_as_temple {
            self.temples
        } else {
            self.temples.without(self.shrines)
        };
        let [twos, _, fours] = self.houses.map(CellSet::len);
        let all_colours = self.publics.iter().all(|publics| !publics.is_empty());
        let when = |condition: bool, points: u32| if condition { points } else { 0 };
        [
            (Card::TempleOfMinerva, when(self.built.len() == 16, 10)),
            (Card::TempleOfFortuna, when(all_colours, 15)),
            (Card::TempleOfCupid, when(twos >= 4, 10)),
            (Card::TempleOfJuno, when(temples.len() >= 4, 10)),
            (Card::TempleOfSaturn, when(self.production >= 4, 15)),
            (Card::TempleOfLuna, self.stars),
            (Card::TempleOfMars, when(fours >= 1, 5)),
            (Card::TempleOfVenus, 2 * twos),
            (Card::TempleOfJupiter, 2 * temples.len()),
            (Card::TempleOfMercury, coins / 3),
        ]
        .map(|(temple, points)| (temple, u32::from(self.kinds[temple as usize]) * points))
    }

    /// Two for each building beside the Shrine, §8.
    fn shrine_points(&self) -> i32 {
        let beside = |shrine: Cell| shrine.alone().neighbours().and(self.built).len();
        i32::try_from(self.shrines.iter().map(|shrine| 2 * beside(shrine)).sum::<u32>())
            .expect("at most 8 each")
    }
}

impl GreatCity {
    /// The points that a seat would have if the game ended now, §7.
    pub(crate) fn score_of(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let holdings = Holdings {
            coins: player.coins.into(),
            influence: player.influence.into(),
            influence_cards: self.values(player.won).map(u32::from).sum(),
        };
        score(player.buildings(), holdings, &self.options)
    }

    /// Who would win if the game ended now, §7.
    pub(crate) fn best_seats(&self) -> SeatSet {
        let standings: Vec<Standing> = self
            .all_seats()
            .map(|seat| Standing {
                total: self.score_of(seat).total,
                influence_tokens: self.player(seat).influence.into(),
                coins: self.player(seat).coins.into(),
            })
            .collect();
        winners(&standings, self.options.tie_breakers)
    }
}
