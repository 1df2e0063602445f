//! The pages of *Rome: City of Marble*, in the visual language of the first game: a dark lattice on which a white city
//! grows. A page panics when its cast has fewer players than its view.
//!
//! What this game adds to that language:
//!
//! - **Types** are told by colour, pattern and silhouette, in this order everywhere: temple, bathhouse, theatre, arena;
//!   lozenges, waves, bars, triangles, as on the cornices of the first game. A type's silhouette is its building's.
//! - **Tiles** are rhombi with a dark joint; the glyph stands in the triangle that points down, a magistrate in the other
//!   one, since owners' marks reach into those that point down. A tile is dimmed when nothing can happen at any of its
//!   corners any more, so that what is built is the brightest thing on the board.
//! - **The city** is marble: buildings and fountains on their sites, streets between finished sites that a side of a tile
//!   joins. An owner has the shape of the seat without its letter; a magistrate has the letter.
//! - **Aqueducts** are told without colour: rungs on grey, beads on brown, a line on white. A closed spring is dark within.
//! - **Counters**: an upright tile for tiles, a banner on a gold bar for imperium; gold behind a plus what was drawn in
//!   this turn. A magistrate at hand is its mark; before a tile it is on one, before a banner or a coin it was sent.
//! - **The last tile** has white brackets; what is new is outlined, ringed, dotted and underlined in mint.
//! - **Places** are small rhombi with numbers, the same as in the menus.

pub mod alt;
pub(crate) mod alt_news;
pub(crate) mod board;
pub(crate) mod desk;
pub(crate) mod finale;
#[cfg(test)]
mod fit;
pub(crate) mod ground;
pub mod icons;
pub(crate) mod lines;
pub(crate) mod names;
pub mod news;
pub(crate) mod overview;
pub mod palette;
pub(crate) mod pieces;
pub mod places;
pub(crate) mod players;
pub mod portrait;
pub mod poster;
pub mod scores;
pub(crate) mod sheet;
pub mod suggested;
pub(crate) mod terrain;
pub mod works;

pub use self::alt::{board_text, player_text};
pub use self::finale::finale;
pub use self::names::{decision, gained};
pub use self::news::News;
pub use self::overview::{overview, overview_of, overview_own, overview_since, own_bridges};
pub use self::places::{Chosen, Places, places};
pub use self::scores::scores;
pub use self::sheet::{SHEETS, sheet};
pub use self::suggested::suggested;
pub use self::works::{aqueducts, next_pieces, site};
