//! What a viewer may know: everything but the values of the bridge tiles, question 25.
//!
//! A [`PublicView`] is all that a picture or a post for everybody may show; a [`SeatView`] adds the bridge values that the
//! seat has seen, its score with them, and its legal moves. Where places lie and which triangles meet where tells the
//! [grid](super::grid::grid), which every viewer has; what they are called, their `Display`.

use serde::Serialize;

use super::{
    kinds::{Aqueduct, Building, ByKind, Kind},
    moves::Move,
    options::Options,
    places::{Hill, Placement, Space, Vertex},
    scoring::Score,
};
use crate::board::{Seat, SeatSet};

/// All that a spectator may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PublicView {
    /// What the table agreed on.
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// Whose turn it is and what is to be decided; `None` when the game is over.
    pub turn: Option<TurnView>,
    /// Who began; each round begins with this seat.
    pub first_player: Seat,
    /// Who ended the turn after which the last round began, if it has begun (§2.6).
    pub last_round: Option<Seat>,
    /// The hills that were drawn, in the order of the data file.
    pub hills: Vec<Hill>,
    /// The tiles on the board, in the order of their places.
    pub tiles: Vec<TileView>,
    /// The finished sites, in the order of the vertices.
    pub sites: Vec<SiteView>,
    /// The aqueducts, in the order of the log.
    pub aqueducts: Vec<AqueductView>,
    /// The bridge spaces, from 1.
    pub bridges: Vec<BridgeView>,
    /// The bridge value that was left out; `None` as long as the game runs.
    pub left_out: Option<u8>,
    /// Where a tile may be put now, whoever puts it.
    pub places: Vec<Placement>,
    /// The tile that was put down last.
    pub last: Option<Placement>,
    /// The stacks of neighbourhood tiles.
    pub stacks: ByKind,
    /// The stacks of imperium tiles.
    pub imperium: ByKind,
    /// The coins that nobody has.
    pub coins: u8,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The winners; `None` until the game is over.
    pub winners: Option<SeatSet>,
}

/// A turn under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct TurnView {
    /// Whose turn it is.
    pub active: Seat,
    /// Who decides now: for a reward perhaps another one.
    pub to_move: Seat,
    /// Actions left in this turn.
    pub actions: u8,
    pub decision: Decision,
}

/// What is to be decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the variants say")]
pub enum Decision {
    /// An action, an imperium tile for one more, or the end of the turn.
    Action,
    /// The first pieces of these aqueducts, whose springs the last tile touches, one after the other.
    Open { aqueducts: Vec<Aqueduct> },
    /// Which of these complete sites is finished next.
    Finish { sites: Vec<Vertex> },
    /// Which magistrate moves from the site that was just finished to the space of what was built there.
    Reward { site: Vertex, building: Building },
}

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the log")]
pub struct TileView {
    pub tile: Kind,
    pub at: Placement,
    /// Whose magistrate is on it.
    pub magistrate: Option<Seat>,
}

/// A finished site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names are those of the log")]
pub struct SiteView {
    pub site: Vertex,
    pub building: Building,
    /// Whose it is; `None` for a fountain.
    pub owner: Option<Seat>,
}

/// An aqueduct.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct AqueductView {
    pub aqueduct: Aqueduct,
    pub spring: Vertex,
    pub is_open: bool,
    /// The vertices of its pieces in order, without the spring.
    pub path: Vec<Vertex>,
    /// The pieces left.
    pub left: u8,
    /// Where its next piece may lead now; none as long as it is closed.
    pub steps: Vec<Vertex>,
}

/// A bridge space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct BridgeView {
    pub space: Space,
    pub taken_by: Option<Seat>,
    /// The value of the tile; `None` as long as the game runs.
    pub value: Option<u8>,
}

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The tiles that may be played.
    pub ready: ByKind,
    /// The tiles drawn in this turn, which may be played from the next on.
    pub fresh: ByKind,
    /// Magistrates at hand.
    pub magistrates: u8,
    /// Magistrates on tiles, in the order of the places.
    pub posts: Vec<PostView>,
    /// Magistrates on imperium spaces.
    pub spaces: ByKind,
    /// Magistrates in the treasury.
    pub treasury: u8,
    /// Imperium tiles.
    pub imperium: ByKind,
    /// Coins.
    pub coins: u8,
    /// Points scored so far.
    pub points: u16,
    /// The bridge tiles, by their spaces.
    pub bridges: Vec<Space>,
    /// The score as if the game ended now; as long as it runs without the bridge tiles.
    pub score: Score,
}

/// A magistrate on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PostView {
    /// The tile.
    pub tile: Placement,
    /// Its type.
    pub kind: Kind,
    /// At how many unfinished corners the magistrate may still count; at none it is spent (§7).
    pub open_corners: usize,
}

/// A bridge tile whose value its taker knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct KnownBridge {
    pub space: Space,
    pub value: u8,
}

/// All that one seat knows: what everybody knows, its own bridge tiles, and what it may do.
pub type SeatView = crate::board::SeatView<PublicView, Move, Own>;

/// What one seat knows beside what everybody knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Own {
    /// Its bridge tiles.
    pub bridges: Vec<KnownBridge>,
    /// Its score as if the game ended now, bridge tiles included.
    pub score: Score,
}

impl TurnView {
    /// What stands on the site whose reward is due.
    #[must_use]
    pub const fn built(&self) -> Option<Building> {
        if let Decision::Reward { building, .. } = self.decision { Some(building) } else { None }
    }
}

impl PublicView {
    /// Who decides next; `None` when the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.turn.as_ref().map(|turn| turn.to_move)
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(4).take(self.players.len())
    }

    /// The points of a seat so far; once the game is over all of its score.
    #[must_use]
    pub fn points_of(&self, seat: Seat) -> i32 {
        let player = &self.players[seat.index()];
        if self.winners.is_some() { player.score.total } else { player.points.into() }
    }

    /// The tile here, if there is one.
    #[must_use]
    pub fn tile(&self, at: Placement) -> Option<&TileView> {
        self.tiles.iter().find(|tile| tile.at == at)
    }

    /// What stands on a vertex, if it is a finished site.
    #[must_use]
    pub fn site(&self, vertex: Vertex) -> Option<&SiteView> {
        self.sites.iter().find(|site| site.site == vertex)
    }
}

impl SeatView {
    /// What the seat itself has.
    #[must_use]
    pub fn own(&self) -> &PlayerView {
        &self.public.players[self.seat.index()]
    }
}
