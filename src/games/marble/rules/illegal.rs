//! The rules that a move may break. People read of them in the words of `talk`.

use super::{
    kinds::{Aqueduct, Building, Kind},
    moves::Piece,
    places::{Hill, Placement, Vertex},
};

/// The rule that a move breaks, and what would be right. Every field is known to everybody.
///
/// Its `Display` is for logs and programmers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the fields are what the variants say, seen by the seat to move")]
pub enum IllegalMove {
    /// §2.3
    OpenFirst { due: Vec<Aqueduct> },
    /// §2.3
    FinishFirst { due: Vec<Vertex> },
    /// §2.4
    RewardFirst { site: Vertex, building: Building, own: Vec<Placement> },
    /// §2.2
    NoActionLeft,
    /// §2.2
    ActionsLeft { left: u8 },
    /// §2.6
    LastRound,
    /// §2.2
    NoImperium { imperium: Kind, held: Vec<Kind> },
    /// §2.2
    Draw(BadDraw),
    /// §2.5
    NotOpen { aqueduct: Aqueduct, spring: Vertex },
    /// §2.5
    NoPieces { aqueduct: Aqueduct },
    /// §2.5
    Step { why: BadStep, piece: Piece, tail: Vertex, advice: Vec<Vertex> },
    /// §2.2
    SecondPiece { advice: Vec<Piece> },
    /// §2.2
    NoMagistrateThere { tile: Placement, own: Vec<Placement> },
    /// §2.3
    NotReady { tile: Kind, held: Vec<Kind>, drawn: u8 },
    /// §2.3
    NoMagistrate,
    /// §2.3
    Taken { at: Placement, by: Obstacle, places: Vec<Placement> },
    /// §2.3
    Unsupported { at: Placement, places: Vec<Placement> },
    /// §2.3
    NotDue { aqueduct: Aqueduct },
    /// §2.5
    TooShort { path: Vec<Vertex>, advice: Vec<Vertex> },
    /// §2.4
    NotComplete { site: Vertex, due: Vec<Vertex> },
    /// §2.4
    NoReward,
    /// §2.4
    NotOnSite { tile: Placement, site: Vertex, own: Vec<Placement> },
    /// The game has ended.
    Over,
}

/// What lies where a tile should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// A tile.
    Tile(Kind, Placement),
    /// A drawn hill.
    Hill(Hill),
}

/// Why tiles cannot be drawn, §2.2.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are what the variants say")]
pub enum BadDraw {
    EmptyStack {
        tile: Kind,
        left: Vec<Kind>,
    },
    SameType {
        left: Vec<Kind>,
    },
    TwoTiles {
        left: Vec<Kind>,
    },
    /// Question 11
    LastTile {
        tile: Kind,
    },
    /// Log format: the order of the types.
    Order,
    Nothing,
}

/// Why a piece cannot follow the last one of its aqueduct, §2.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadStep {
    /// It would leap.
    NotNext,
    /// No side of a tile leads there.
    NoSide,
    /// It would touch its own aqueduct.
    Loop,
    /// It would touch this one, or its spring (question 12).
    Touches(Aqueduct),
}
