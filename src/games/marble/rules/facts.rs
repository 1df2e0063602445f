//! The facts as the data file has them. Numbers stand nowhere else, but for a few that give the state its shape: a test
//! holds them to the file.

use std::sync::LazyLock;

use serde::{
    Deserialize,
    de::{DeserializeOwned, Error as _},
};
use toml::Value;

use super::kinds::{Aqueduct, ByKind, Kind};

/// The types, from the most tiles that may meet in a site; the place is how many meet.
pub type BySize = [Option<Kind>; 8];

/// The supplies and points of the rules, §2.
#[derive(Clone, Debug, PartialEq)]
pub struct Numbers {
    /// Magistrates of each player.
    pub magistrates: u8,
    /// Neighbourhood tiles of each type.
    pub tiles: ByKind,
    /// Tiles of each type with which a player begins.
    pub hand: u8,
    /// What each number of tiles makes.
    pub sites: BySize,
    /// Points for a civic building.
    pub points: ByKind,
    /// The turn.
    pub turn: TurnNumbers,
    /// Hills that are drawn.
    pub hills: u8,
    /// The hills of the fixed opening, by their names.
    pub fixed_hills: Vec<String>,
    /// The values of the bridge tiles.
    pub bridges: Vec<u8>,
    /// The aqueducts.
    pub aqueducts: AqueductNumbers,
    /// All coins.
    pub coins: u8,
    /// Imperium tiles of each type.
    pub imperium: u8,
    /// Points at the end of the game.
    pub scoring: Scoring,
    /// The answers where the rulebook is silent.
    pub readings: Readings,
}

impl Numbers {
    /// How many tiles that meet make this type.
    pub fn meet(&self, kind: Kind) -> usize {
        self.sites.iter().position(|made| *made == Some(kind)).unwrap_or_default()
    }

    /// The least and the greatest value of a bridge.
    pub fn bridge_values(&self) -> (u8, u8) {
        let (least, most) = (self.bridges.iter().min(), self.bridges.iter().max());
        (least.copied().unwrap_or_default(), most.copied().unwrap_or_default())
    }
}

/// The numbers of a turn, §2.2 and §2.6.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[expect(missing_docs, reason = "the names are the data file's")]
pub struct TurnNumbers {
    pub actions: u8,
    pub actions_in_last_round: u8,
    pub stacks_empty_to_end: u8,
}

/// The numbers of the aqueducts, §2.5.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[expect(missing_docs, reason = "the names are the data file's")]
pub struct AqueductNumbers {
    pub pieces_per_colour: u8,
    pub pieces_on_opening: u8,
    pub pieces_per_expand_action: u8,
}

/// Points at the end of the game, §2.6.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[expect(missing_docs, reason = "the names are the data file's")]
pub struct Scoring {
    pub aqueduct_building: i32,
    pub fountain_adjacent: i32,
    pub coin: i32,
    pub most_coins: i32,
    pub imperium_most: i32,
    pub imperium_tied: i32,
}

/// The readings that are options of a table, §6.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[expect(missing_docs, reason = "the names are the data file's")]
pub struct Readings {
    pub buildings_per_hill_corner: u8,
    pub fountain_adjacency: FountainAdjacency,
}

/// Which sites are adjacent to a fountain, question 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FountainAdjacency {
    /// The six neighbouring vertices.
    Lattice,
    /// Those of the six to which the side of a tile leads.
    Edge,
}

/// Which vertices are on the board, §3.
#[derive(Clone, Copy, Debug, Deserialize)]
#[expect(missing_docs, reason = "the names are the data file's")]
pub struct Outline {
    pub sum: i8,
    pub q_min: i8,
    pub q_max: i8,
    pub r_min: i8,
    pub r_max: i8,
    pub s_min: i8,
    pub s_max: i8,
}

impl Outline {
    /// Whether a vertex is on the board.
    pub const fn contains(&self, q: i8, r: i8) -> bool {
        let s = self.sum - q - r;
        let is_within = self.q_min <= q && q <= self.q_max && self.r_min <= r && r <= self.r_max;
        is_within && self.s_min <= s && s <= self.s_max
    }
}

/// Which way a triangle points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, serde::Serialize)]
pub enum Way {
    /// The apex is on top.
    #[serde(rename = "U")]
    Up,
    /// The apex is below.
    #[serde(rename = "D")]
    Down,
}

/// The places of hills, bridge tiles and springs, §4.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "the names are the data file's")]
pub struct HillFacts {
    pub name: String,
    pub q: i8,
    pub r: i8,
    pub tri: Way,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[expect(missing_docs, reason = "the names are the data file's")]
pub struct BridgeFacts {
    pub q: i8,
    pub r: i8,
    pub tri: Way,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[expect(missing_docs, reason = "the names are the data file's")]
pub struct SpringFacts {
    pub colour: Aqueduct,
    pub q: i8,
    pub r: i8,
}

/// All that the data file says.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Supplies and points.
    pub numbers: Numbers,
    /// The board.
    pub outline: Outline,
    /// The places of the hills.
    pub hills: Vec<HillFacts>,
    /// The places of the bridge tiles, from space 1.
    pub bridges: Vec<BridgeFacts>,
    /// The springs.
    pub springs: Vec<SpringFacts>,
}

impl Facts {
    /// Reads a data file.
    ///
    /// # Errors
    /// When it lacks something or has something of another form.
    pub fn read(text: &str) -> Result<Self, toml::de::Error> {
        let file = &Value::Table(toml::from_str(text)?);
        let mut sites = BySize::default();
        for Site { buildings, kind } in stated::<Vec<Site>>(file, "site")? {
            if let Some(place) = sites.get_mut(buildings) {
                *place = Some(kind);
            }
        }
        let numbers = Numbers {
            magistrates: stated(file, "components.magistrates_per_player")?,
            tiles: stated(file, "neighbourhood_tiles.count")?,
            hand: stated(file, "neighbourhood_tiles.starting_hand_each")?,
            sites,
            points: stated(file, "victory_points")?,
            turn: stated(file, "turn")?,
            hills: stated(file, "hills.drawn")?,
            fixed_hills: stated(file, "hill_options.fixed_opening")?,
            bridges: stated(file, "bridge_values.values")?,
            aqueducts: stated(file, "aqueducts")?,
            coins: stated(file, "coins.count")?,
            imperium: stated(file, "imperium.per_type")?,
            scoring: stated(file, "scoring")?,
            readings: stated(file, "readings")?,
        };
        Ok(Self {
            numbers,
            outline: stated(file, "outline")?,
            hills: stated(file, "hill_space")?,
            bridges: stated(file, "bridge_space")?,
            springs: stated(file, "spring")?,
        })
    }
}

/// What stands under a key of the file, "table.key".
fn stated<T: DeserializeOwned>(file: &Value, path: &str) -> Result<T, toml::de::Error> {
    let found = path.split('.').try_fold(file, |value, key| value.get(key));
    let missing = || toml::de::Error::custom(format!("{path} is missing"));
    found.ok_or_else(missing)?.clone().try_into()
}

/// What so many tiles that meet make.
#[derive(Deserialize)]
struct Site {
    buildings: usize,
    #[serde(rename = "type")]
    kind: Kind,
}

/// The text of the data file, which is part of the program.
pub(crate) const DATA: &str = include_str!("../../../../assets/city_of_marble.toml");

/// The one reading of the data file.
pub(crate) static FACTS: LazyLock<Facts> =
    LazyLock::new(|| Facts::read(DATA).expect("the data file is tested"));

/// The supplies and points of the game.
pub fn numbers() -> &'static Numbers {
    &FACTS.numbers
}
