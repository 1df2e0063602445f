//! *Rome: City of Marble* on one page.
//!
//! Rules text: `city_of_marble.md`, whose paragraphs (`§2.3`), questions (`question 5`) and standing orders (`§7`) the code
//! names. Two to four players; options in [`Options`]. The published board is not known: the board is our own, and all of
//! its numbers come from `assets/city_of_marble.toml`.
//!
//! Ours, beyond the rules text:
//! - A turn never ends by itself, since imperium buys actions: [`Move::End`] ends it. With the option `auto_play_forced`,
//!   which is on unless the table turns it off, the program makes a move that is the only one, and the two rewards of §7.
//! - A draw names its tiles in the order of the types; the pieces of an expansion stand in the order of laying.
//!
//! | file in `rules` | holds |
//! | --- | --- |
//! | `facts` | the numbers of the data file |
//! | `grid`, `lattice`, `places`, `labels`, `sets` | the board: who borders whom, and what places are called |
//! | `kinds`, `options`, `setup` | the pieces, and what is agreed and dealt |
//! | `moves`, `codes`, `illegal` | a decision, its short text, and why it may be refused |
//! | `table`, `state` | what lies on a table, all of it open; a whole game with the one secret, the values of the bridges |
//! | `legal`, `check`, `play` | what may be done, why not, what it changes |
//! | `auto`, `orders`, `spent` | what the program decides without asking, §7 |
//! | `scoring`, `events` | points and winners; what everybody saw |
//! | `view`, `imagine` | what a viewer may know, and a world that looks like it |
//! | `prospect` | what a tile would complete, win, take and open |
//! | `record`, `log` | what lies on a table and a whole game in a file |

pub mod pictures;
pub mod rules;
pub mod strategy;
pub mod talk;

pub use rules::{
    Aqueduct, BadPlace, BadSetup, Building, ByKind, Completed, Edge, Event, FountainAdjacency,
    Grid, Hill, HillCorners, IllegalMove, Kind, LONGEST_PATH, Marble, Move, Numbers, OneOrTwo,
    Options, Path, Piece, Placement, Player, Post, Prospect, PublicView, Score, SeatView, Setup,
    Space, Stage, StandingOrder, Table, Triangle, Vertex, grid, numbers,
};
