//! Points, and who wins, §2.6.

use super::{
    facts::{FountainAdjacency, Numbers},
    grid::Grid,
    kinds::{ByKind, Kind},
    places::{PlacementSet, Space, Vertex, VertexSet},
    state::Marble,
    table::{BridgeValues, Stage, Table},
};
use crate::board::{Seat, SeatSet, score_pad};

score_pad! {
    /// A score, §2.6.
    Score: 8 {
        /// Scored during the game: the civic buildings.
        sites,
        /// The values of the bridge tiles.
        bridges,
        /// Own civic buildings on aqueducts.
        aqueducts,
        /// Fountains next to own civic buildings.
        fountains,
        /// The coins.
        coins,
        /// For having the most coins.
        most_coins,
        /// For having the most imperium tiles of a type.
        imperium,
        total,
    }
}

/// What counts for one player at the end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Holdings {
    pub points: i32,
    /// The values of the bridge tiles together.
    pub bridges: i32,
    pub coins: u8,
    pub imperium: ByKind,
    pub owned: VertexSet,
}

/// What counts for all.
pub(crate) struct Tally<'a> {
    pub grid: &'a Grid,
    pub numbers: &'a Numbers,
    pub adjacency: FountainAdjacency,
    pub players: Vec<Holdings>,
    pub fountains: VertexSet,
    /// The vertices that aqueducts have reached.
    pub reached: VertexSet,
    pub tiles: PlacementSet,
}

impl Tally<'_> {
    /// The score of each player, by seat.
    pub fn scores(&self) -> Vec<Score> {
        self.players.iter().map(|player| self.score(player)).collect()
    }

    /// The score of a seat.
    pub fn score_of(&self, seat: Seat) -> Score {
        self.score(&self.players[seat.index()])
    }

    fn score(&self, player: &Holdings) -> Score {
        let scoring = &self.numbers.scoring;
        let near: usize = player.owned.iter().map(|site| self.fountains_at(site)).sum();
        let score = Score {
            sites: player.points,
            bridges: player.bridges,
            aqueducts: scoring.aqueduct_building * number(player.owned.and(self.reached).len()),
            fountains: scoring.fountain_adjacent * number(near),
            coins: scoring.coin * i32::from(player.coins),
            most_coins: self.for_most_coins(player),
            imperium: Kind::ALL.iter().map(|kind| self.for_imperium(player, *kind)).sum(),
            total: 0,
        };
        Score { total: score.lines().iter().sum(), ..score }
    }

    /// Question 5.
    fn fountains_at(&self, site: Vertex) -> usize {
        let near = self.grid.corner(site).neighbours.and(self.fountains);
        match self.adjacency {
            FountainAdjacency::Lattice => near.len(),
            FountainAdjacency::Edge => {
                near.iter().filter(|fountain| !self.is_diagonal(site, *fountain)).count()
            }
        }
    }

    /// Whether the edge between two neighbours is the short diagonal of a tile.
    fn is_diagonal(&self, one: Vertex, other: Vertex) -> bool {
        let edge = self.grid.edge_between(one, other);
        edge.and_then(|edge| self.grid.placement(edge)).is_some_and(|at| self.tiles.contains(at))
    }

    /// Question 21: nothing when nobody has any.
    fn for_most_coins(&self, player: &Holdings) -> i32 {
        let most = self.players.iter().map(|other| other.coins).max().unwrap_or_default();
        if most > 0 && player.coins == most { self.numbers.scoring.most_coins } else { 0 }
    }

    fn for_imperium(&self, player: &Holdings, kind: Kind) -> i32 {
        let held = |player: &Holdings| player.imperium.of(kind);
        let most = self.players.iter().map(held).max().unwrap_or_default();
        if most == 0 || held(player) < most {
            return 0;
        }
        let leaders = self.players.iter().filter(|other| held(other) == most).count();
        let scoring = &self.numbers.scoring;
        if leaders == 1 { scoring.imperium_most } else { scoring.imperium_tied }
    }

    /// The highest total, then more civic buildings, then more imperium tiles, then shared.
    pub fn winners(&self) -> SeatSet {
        let rank = |player: &Holdings| {
            (self.score(player).total, player.owned.len(), player.imperium.total())
        };
        let best = self.players.iter().map(rank).max();
        let seats = Seat::all(self.players.len().to_le_bytes()[0]);
        let ranked = seats.zip(&self.players).filter(|(_, player)| Some(rank(player)) == best);
        ranked.map(|(seat, _)| seat).collect()
    }
}

fn number(count: usize) -> i32 {
    i32::try_from(count).expect("a board has few sites")
}

impl Table {
    /// What would count if the game ended now, with the bridge tiles if their values are known.
    pub(crate) fn tally(&self, values: Option<BridgeValues>) -> Tally<'static> {
        let worth = |space: Space| values.map_or(0, |values| i32::from(values[space.index()]));
        let holdings = |seat: Seat| {
            let player = self.player(seat);
            Holdings {
                points: player.points.into(),
                bridges: Space::of_bits(player.bridges).map(worth).sum(),
                coins: player.coins,
                imperium: player.imperium,
                owned: self.owned[seat.index()],
            }
        };
        let paths = self.aqueducts.iter().flat_map(|course| &course.path[..]);
        Tally {
            grid: self.grid,
            numbers: self.numbers,
            adjacency: self.options.fountain_adjacency,
            players: self.all_seats().map(holdings).collect(),
            fountains: self.fountains,
            reached: paths.copied().collect(),
            tiles: self.tiles,
        }
    }

    /// The score of a seat as everybody knows it: as if the game ended now, as long as it runs without the bridge tiles.
    pub fn open_score(&self, seat: Seat) -> Score {
        self.tally(self.values).score_of(seat)
    }

    /// The points of a seat so far; once the game is over all of its score.
    pub fn points_of(&self, seat: Seat) -> i32 {
        match self.stage {
            Stage::Over => self.open_score(seat).total,
            Stage::Act | Stage::Open | Stage::Finish | Stage::Reward(_) => {
                self.player(seat).points.into()
            }
        }
    }

    /// Who is best by what everybody knows.
    pub(crate) fn best_seats(&self) -> SeatSet {
        self.tally(self.values).winners()
    }
}

impl Marble {
    /// The score that a seat would have if the game ended now, bridge tiles included.
    pub(crate) fn score_of(&self, seat: Seat) -> Score {
        self.tally(Some(self.bridges)).score_of(seat)
    }
}
