//! What lies on a table, as plain data without a heap: all of it lies open. What it tells and how it changes stands in
//! `state` and beside it.

use serde::Serialize;
use tinyvec::ArrayVec;

use super::{
    facts::Numbers,
    grid::Grid,
    kinds::{ByKind, Kind},
    options::Options,
    places::{EdgeSet, Placement, PlacementSet, TriangleSet, Vertex, VertexSet},
};
use crate::board::Seat;

/// The magistrates of each player.
pub(crate) const MAGISTRATES: usize = 3;

/// The most pieces of an aqueduct.
pub(crate) const PIECES: usize = 13;

/// The values of the bridge tiles: by bridge space, with what was left out at the end.
pub type BridgeValues = [u8; 9];

/// All that a spectator may know of a table, and all that the rules ask for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Table {
    #[serde(skip)]
    pub(crate) grid: &'static Grid,
    #[serde(skip)]
    pub(crate) numbers: &'static Numbers,
    /// What was agreed.
    pub options: Options,
    /// The triangles under tiles and drawn hills.
    pub covered: TriangleSet,
    /// Where a tile may be put now, whoever puts it; kept up to date with each tile.
    pub places: PlacementSet,
    /// The tiles on the board.
    pub tiles: PlacementSet,
    /// The two bits of the type of each tile.
    pub kinds: [PlacementSet; 2],
    /// The edges that are a side of a tile.
    pub streets: EdgeSet,
    /// The springs, and the vertices that aqueducts have reached.
    pub wet: VertexSet,
    /// The aqueducts, in their order.
    pub aqueducts: [Course; 3],
    /// The civic buildings, by seat.
    pub owned: [VertexSet; 4],
    /// The fountains.
    pub fountains: VertexSet,
    /// The sites that are complete and not yet finished.
    pub due: VertexSet,
    /// What each player has, by seat; those without a seat have nothing. [`Table::players`] gives those who play.
    pub players: [Player; 4],
    /// The stacks of neighbourhood tiles.
    pub stacks: ByKind,
    /// The tiles drawn in this turn.
    pub fresh: ByKind,
    /// The drawn hills, as bits.
    pub hills: u8,
    /// The values of the bridge tiles; `None` as long as the game runs.
    pub values: Option<BridgeValues>,
    /// The aqueducts that must be opened now, as bits.
    pub springs_due: u8,
    /// What is to be decided.
    pub stage: Stage,
    /// How many play.
    pub seats: u8,
    /// Who began; each round begins with this seat.
    pub opener: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Who decides: in a reward perhaps another one.
    pub to_move: Seat,
    /// Actions left in this turn.
    pub actions: u8,
    /// Who ended the turn after which the last round began, §2.6.
    pub last_round: Option<Seat>,
    /// The round, from 1.
    pub round: u8,
    /// The tile that was put down last.
    pub last: Option<Placement>,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// An action, an imperium tile for one more, or the end of the turn.
    Act,
    /// The first pieces of an aqueduct whose spring the last tile touches.
    Open,
    /// Which complete site is finished next.
    Finish,
    /// Which magistrate moves from this site, which was just finished, to the space of what was built there.
    Reward(Vertex),
    /// Nothing: the game has ended.
    Over,
}

/// The pieces of an aqueduct.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Course {
    /// Whether it has been opened.
    pub is_open: bool,
    /// The vertices reached, in order, without the spring.
    pub path: ArrayVec<[Vertex; PIECES]>,
}

/// What one player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    /// The tiles that may be played.
    pub ready: ByKind,
    /// Imperium tiles.
    pub imperium: ByKind,
    /// In this order: those on tiles, by the tiles' numbers; on imperium spaces; in the treasury; ready.
    pub magistrates: [Post; MAGISTRATES],
    pub coins: u8,
    /// The bridge tiles, as bits of their spaces.
    pub bridges: u8,
    /// Points scored so far.
    pub points: u16,
}

/// Where a magistrate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Post {
    /// On this tile.
    Tile(Placement),
    /// On the imperium space of this type.
    Imperium(Kind),
    /// In the treasury.
    Treasury,
    /// At hand.
    Ready,
}

impl Player {
    /// Nothing but magistrates.
    pub(crate) const BARE: Self = Self {
        ready: ByKind([0; 4]),
        imperium: ByKind([0; 4]),
        magistrates: [Post::Ready; MAGISTRATES],
        coins: 0,
        bridges: 0,
        points: 0,
    };

    /// The tiles on which magistrates are, in their order.
    pub fn posts(&self) -> impl Iterator<Item = Placement> + use<> {
        self.magistrates.into_iter().filter_map(|post| match post {
            Post::Tile(tile) => Some(tile),
            Post::Imperium(_) | Post::Treasury | Post::Ready => None,
        })
    }

    /// How many magistrates are at a post.
    pub fn count(&self, at: Post) -> u8 {
        self.magistrates.iter().filter(|post| **post == at).count().to_le_bytes()[0]
    }

    /// How many magistrates are on each imperium space.
    pub fn spaces(&self) -> ByKind {
        ByKind(Kind::ALL.map(|kind| self.count(Post::Imperium(kind))))
    }

    /// Sends one magistrate from a post to another.
    pub(crate) fn send(&mut self, from: Post, to: Post) {
        if let Some(post) = self.magistrates.iter_mut().find(|post| **post == from) {
            *post = to;
        }
        self.magistrates.sort_unstable();
    }
}
