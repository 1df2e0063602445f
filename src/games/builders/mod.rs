//! *The Builders: Antiquity* on one page.
//!
//! Rules text: `builders_antiquity.md`, whose paragraphs (`§3`) and rulings (`B4`) the code names. Two to four players.
//!
//! | file | holds |
//! | --- | --- |
//! | `facts`, `cards`, `resources`, `options` | the cards with their numbers from the data file, and what is agreed |
//! | `moves` | a decision |
//! | `events`, `view` | what everybody saw; what a viewer may know |

pub mod cards;
pub mod events;
mod facts;
pub mod moves;
pub mod options;
pub mod resources;
pub mod view;

pub use cards::{Building, Investment, Member, MemberKind};
pub use events::{Event, Payment};
pub use moves::Move;
pub use options::Options;
pub use resources::{Resource, Resources};
pub use view::{PublicView, Score, SeatView};
