//! *The Builders: Antiquity* on one page.
//!
//! Rules text: `builders_antiquity.md`, whose paragraphs (`§3`) and rulings (`B4`) the code names. Two to four players;
//! options in [`Options`].
//!
//! Ours, beyond the rulings of the rules text:
//! - *Take sesterces* needs as many actions as it turns into sesterces: a bought one costs more than it gives (B16).
//! - A turn never ends by itself, since actions can be bought: [`Move::End`] ends it. With the option
//!   `auto_play_forced` the program does so when nothing else is possible.
//! - What adds nothing (B4) is judged by the worker together with its tool. A tool that adds nothing may go along.
//! - Bought actions and the price are paid before the order gives anything: a loan does not pay for its own action.
//!
//! | file | holds |
//! | --- | --- |
//! | `facts`, `cards`, `line`, `resources`, `options`, `setup` | the cards with their numbers, and what is agreed and dealt |
//! | `numbers`, `amounts` | the same numbers as tables for the rules |
//! | `moves`, `codes`, `illegal` | a decision, its short text, and why it may be refused |
//! | `state` with `plots`, `crews` | the whole truth of one table |
//! | `legal`, `check`, `play`, `auto` | what may be done, why not, what it changes, what the program does by itself |
//! | `scoring`, `events` | points and winners; what everybody saw |
//! | `completions` | ways to finish a site in this turn |
//! | `record`, `log` | what a player has and a whole game in a file |
//! | `view`, `look`, `imagine` | what a viewer may know, and a world that looks like it |
//! | `strategy` | what opponents know of the game: an evaluation, first impressions of moves, playouts, reasons in words |

pub mod pictures;
pub mod rules;
pub mod strategy;
pub mod talk;

pub use rules::cards::{Building, Investment, Member, MemberKind};
pub use rules::completions::{Completion, Sending};
pub use rules::events::{Event, Payment};
pub use rules::illegal::IllegalMove;
pub use rules::moves::Move;
pub use rules::options::Options;
pub use rules::record::{BadPlayer, PlayerRecord};
pub use rules::resources::{Resource, Resources};
pub use rules::setup::{BadSetup, Setup};
pub use rules::state::{Builders, IDLE_ROUNDS, ROUND_LIMIT};
pub use rules::view::{PublicView, Score, SeatView};
