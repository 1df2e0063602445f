//! *The Great City of Rome* on one page.
//!
//! Rules text: `great_city_of_rome.md`, whose paragraphs (`§5.4`) and rulings (`E18`) the code names. Two to four
//! players; options in [`Options`].
//!
//! | file | holds |
//! | --- | --- |
//! | `cards`, `strips`, `city`, `options`, `setup` | the pieces, and what is agreed and dealt before the first move |
//! | `moves`, `codes`, `illegal` | a decision, its short text, and why it may be refused |
//! | `state` with `hand`, `piles`, `ledger` | the whole truth of one table |
//! | `legal`, `check`, `play`, `auto`, `idle` | what may be done, why not, what it changes, what the program does by itself |
//! | `scoring`, `events` | points and winners; what everybody saw |
//! | `record`, `log` | a city and a whole game in a file |
//! | `view`, `look`, `knowledge`, `imagine` | what one viewer may know, and a world that looks like it |
//! | `strategy` | what opponents know of the game: an evaluation, ideas, playouts, reasons in words |

pub mod pictures;
pub mod rules;
pub mod strategy;
pub mod talk;

pub use rules::cards::{Card, Deck};
pub use rules::city::{Cell, CellSet};
pub use rules::events::Event;
pub use rules::illegal::IllegalMove;
pub use rules::moves::{Bottom, Move, Space};
pub use rules::options::Options;
pub use rules::record::{BadCity, CityRecord, city_score};
pub use rules::setup::{BadSetup, Setup};
pub use rules::state::GreatCity;
pub use rules::view::{Phase, PublicView, Score, SeatView};
