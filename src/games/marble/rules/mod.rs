//! The rules of *Rome: City of Marble*: pure, without I/O, clock or global state.

pub(crate) mod auto;
pub(crate) mod check;
pub mod codes;
pub mod events;
pub mod facts;
pub(crate) mod game;
pub mod grid;
pub mod illegal;
pub(crate) mod imagine;
pub mod kinds;
pub mod labels;
pub mod lattice;
pub(crate) mod legal;
pub mod log;
pub mod moves;
pub mod options;
pub mod orders;
pub mod places;
pub(crate) mod play;
pub mod prospect;
pub mod record;
#[cfg(test)]
pub(crate) mod rulings;
pub mod scoring;
pub mod sets;
pub mod setup;
pub(crate) mod spent;
pub(crate) mod state;
pub mod table;
pub mod view;

pub use self::events::Event;
pub use self::facts::{FountainAdjacency, Numbers, Way, numbers};
pub use self::grid::{Grid, grid};
pub use self::illegal::{BadDraw, BadStep, IllegalMove, Obstacle};
pub use self::kinds::{Aqueduct, Building, ByKind, Kind};
pub use self::labels::BadPlace;
pub use self::moves::{LONGEST_PATH, Move, OneOrTwo, Path, Piece};
pub use self::options::{HillCorners, Options};
pub use self::orders::StandingOrder;
pub use self::places::{
    Edge, EdgeSet, Hill, Placement, PlacementSet, Space, Triangle, TriangleSet, Vertex, VertexSet,
};
pub use self::prospect::{Completed, Prospect};
pub use self::scoring::Score;
pub use self::sets::Numbered;
pub use self::setup::{BadSetup, Setup};
pub use self::state::Marble;
pub use self::table::{Course, Player, Post, Stage, Table};
pub use self::view::{KnownBridge, Own, PublicView, SeatView};
