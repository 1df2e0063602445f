//! What lies on a table when the game is over, in a file, and its points: the end record of a log, and `aedile score`.
//!
//! ```json
//! {"players": [{"points": 5, "bridges": [1, 4], "coins": 3, "imperium": {"temple": 1, "bathhouse": 0, "theatre": 2, "arena": 0},
//!               "buildings": [{"site": [5, 4], "building": "theatre"}]}, …],
//!  "fountains": [[5, 5]], "aqueducts": {"grey": [[7, 1], [6, 2], [6, 3]], "brown": [], "white": []},
//!  "tiles": [{"tile": "theatre", "at": [4, 3, 1]}]}
//! ```
//!
//! A file that is scored may also have `options`, and may leave `tiles` out unless they decide what is adjacent. What an
//! end record has besides, `type`, `scores` and `winners`, is not looked at.

use std::io::Read;

use serde::{Deserialize, Serialize, de::IgnoredAny};

use super::{
    check::must,
    facts::{FountainAdjacency, numbers},
    grid::grid,
    kinds::{Aqueduct, ByKind, Kind},
    options::Options,
    places::{Placement, PlacementSet, Space, TriangleSet, Vertex, VertexSet},
    scoring::{Holdings, Tally},
    state::Marble,
};
use crate::board::{Seat, log::read_limited};

/// What lies on a table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableRecord {
    /// The players, by seat.
    pub players: Vec<PlayerRecord>,
    /// The fountains, in the order of the vertices.
    pub fountains: Vec<Vertex>,
    /// The aqueducts.
    pub aqueducts: Paths,
    /// The tiles, in the order of their places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiles: Option<Vec<TileRecord>>,
    /// The options of a file that is scored; without them the default ones.
    #[serde(default, skip_serializing)]
    pub options: Option<Options>,
    #[serde(default, skip_serializing, rename = "type")]
    _type: IgnoredAny,
    #[serde(default, skip_serializing, rename = "scores")]
    _scores: IgnoredAny,
    #[serde(default, skip_serializing, rename = "winners")]
    _winners: IgnoredAny,
}

/// What one player has.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerRecord {
    /// Points scored during the game.
    pub points: u16,
    /// The values of the bridge tiles, sorted.
    pub bridges: Vec<u8>,
    pub coins: u8,
    /// Imperium tiles.
    pub imperium: ByKind,
    /// The civic buildings, in the order of the vertices.
    pub buildings: Vec<BuildingRecord>,
}

/// A civic building.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are those of the log")]
pub struct BuildingRecord {
    pub site: Vertex,
    pub building: Kind,
}

/// The vertices that each aqueduct has reached, in order, without its spring.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the colours")]
pub struct Paths {
    pub grey: Vec<Vertex>,
    pub brown: Vec<Vertex>,
    pub white: Vec<Vertex>,
}

/// A tile.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are those of the log")]
pub struct TileRecord {
    pub tile: Kind,
    pub at: Placement,
}

impl TableRecord {
    /// Reads what lies on a table; the input may be anything and of any length.
    ///
    /// # Errors
    /// When it cannot be read or has another form.
    pub fn read(reader: impl Read) -> Result<Self, String> {
        let bytes = read_limited(reader).map_err(|error| error.to_string())?;
        serde_json::from_slice(&bytes)
            .map_err(|error| format!("the file is no table of Rome: City of Marble: {error}"))
    }

    /// What counts for each player, §2.6, by the options of the file or else these.
    ///
    /// # Errors
    /// Why no game ends like this.
    pub(crate) fn tally(&self, options: Options) -> Result<Tally<'static>, String> {
        let players = self.players.len();
        must((2..=4).contains(&players), || {
            format!("the game is for 2 to 4 players, not {players} (§2.1)")
        })?;
        self.check_sites()?;
        self.check_supplies()?;
        let adjacency = self.options.unwrap_or(options).fountain_adjacency;
        must(adjacency == FountainAdjacency::Lattice || self.tiles.is_some(), || {
            "with fountain_adjacency \"edge\" the file must have tiles: they decide what is adjacent"
                .to_owned()
        })?;
        let holdings = |player: &PlayerRecord| Holdings {
            points: player.points.into(),
            bridges: player.bridges.iter().map(|value| i32::from(*value)).sum(),
            coins: player.coins,
            imperium: player.imperium,
            owned: player.buildings.iter().map(|building| building.site).collect(),
        };
        Ok(Tally {
            grid: grid(),
            numbers: numbers(),
            adjacency,
            players: self.players.iter().map(holdings).collect(),
            fountains: self.fountains.iter().copied().collect(),
            reached: self.checked_paths()?,
            tiles: self.checked_tiles()?,
        })
    }

    /// Each site is named once, and the points are those of the buildings.
    fn check_sites(&self) -> Result<(), String> {
        let owned = self.players.iter().flat_map(|player| &player.buildings);
        let mut seen = VertexSet::EMPTY;
        for site in owned.map(|building| building.site).chain(self.fountains.iter().copied()) {
            must(grid().interior().contains(site), || {
                format!("{site} lies on the rim, where no site is (§2.4)")
            })?;
            must(!seen.contains(site), || {
                format!("{site} is named twice; a site has one building or a fountain (§2.4)")
            })?;
            seen.insert(site);
        }
        for (player, record) in Seat::all(4).zip(&self.players) {
            let points = record.buildings.iter().map(|one| numbers().points.of(one.building));
            let (stated, worth) = (record.points, points.map(u16::from).sum::<u16>());
            must(stated == worth, || {
                let player = player.called();
                format!("{player} has {stated} points, and the buildings are worth {worth} (§2.4)")
            })?;
        }
        Ok(())
    }

    fn check_supplies(&self) -> Result<(), String> {
        let sum = |of: &dyn Fn(&PlayerRecord) -> u8| -> u16 {
            self.players.iter().map(|player| u16::from(of(player))).sum()
        };
        let limited = |what: &str, most: u8, held: u16| {
            must(held <= most.into(), || {
                format!("there are {most} {what}, and the players have {held} (§2.1)")
            })
        };
        limited("coins", numbers().coins, sum(&|player| player.coins))?;
        for kind in Kind::ALL {
            let held = sum(&|player| player.imperium.of(kind));
            limited(&format!("{kind} tiles of imperium"), numbers().imperium, held)?;
        }
        let held: Vec<u8> = self.players.iter().flat_map(|player| player.bridges.clone()).collect();
        let mut left = numbers().bridges.clone();
        let is_left = |value: &u8| {
            let place = left.iter().position(|other| other == value);
            place.map(|place| left.swap_remove(place)).is_some()
        };
        must(held.len() <= grid().bridges().len() && held.iter().all(is_left), || {
            let most = &numbers().bridges;
            format!(
                "the bridge tiles are {most:?}, one of them left out, and the players have {held:?} (§2.1)"
            )
        })
    }

    /// The vertices that the aqueducts have reached.
    fn checked_paths(&self) -> Result<VertexSet, String> {
        let Paths { grey, brown, white } = &self.aqueducts;
        let (mut wet, springs) = (grid().springs_as_set, grid().springs_as_set);
        for (aqueduct, path) in Aqueduct::ALL.into_iter().zip([grey, brown, white]) {
            let (pieces, most) = (path.len(), numbers().aqueducts.pieces_per_colour);
            must(pieces <= usize::from(most), || {
                format!("the {aqueduct} aqueduct has {pieces} pieces; there are {most} (§2.5)")
            })?;
            let mut from = grid().spring(aqueduct);
            for to in path.iter().copied() {
                must(grid().edge_between(from, to).is_some(), || {
                    format!(
                        "the {aqueduct} aqueduct leaps from {from} to {to}; it is a path from its spring (§2.5)"
                    )
                })?;
                must(!wet.contains(to), || {
                    format!("the {aqueduct} aqueduct touches itself or another one at {to} (§2.5)")
                })?;
                wet.insert(to);
                from = to;
            }
        }
        Ok(wet.without(springs))
    }

    fn checked_tiles(&self) -> Result<PlacementSet, String> {
        let (mut tiles, mut covered) = (PlacementSet::EMPTY, TriangleSet::EMPTY);
        for TileRecord { at, .. } in self.tiles.iter().flatten() {
            let ground = grid().lot(*at).ground;
            must(!ground.meets(&covered), || {
                format!("the tile at {at} overlaps another one (§2.3)")
            })?;
            covered = covered.or(ground);
            tiles.insert(*at);
        }
        Ok(tiles)
    }
}

impl Marble {
    /// What lies on the table, as it stands in a log.
    pub(crate) fn record(&self) -> TableRecord {
        let path = |aqueduct| self.course(aqueduct).path.to_vec();
        let tile = |at| TileRecord { tile: self.kind_at(at), at };
        TableRecord {
            players: self.all_seats().map(|seat| self.record_of(seat)).collect(),
            fountains: self.fountains.iter().collect(),
            aqueducts: Paths {
                grey: path(Aqueduct::Grey),
                brown: path(Aqueduct::Brown),
                white: path(Aqueduct::White),
            },
            tiles: Some(self.tiles.iter().map(tile).collect()),
            options: None,
            _type: IgnoredAny,
            _scores: IgnoredAny,
            _winners: IgnoredAny,
        }
    }

    fn record_of(&self, seat: Seat) -> PlayerRecord {
        let player = self.player(seat);
        let taken = Space::of_bits(player.bridges);
        let mut bridges: Vec<u8> = taken.map(|space| self.bridge_value(space)).collect();
        bridges.sort_unstable();
        let owned = self.owned[seat.index()].iter();
        let building = |site| Some(BuildingRecord { site, building: self.kind_of_site(site)? });
        PlayerRecord {
            points: player.points,
            bridges,
            coins: player.coins,
            imperium: player.imperium,
            buildings: owned.filter_map(building).collect(),
        }
    }
}
