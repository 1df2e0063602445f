//! One object a game: what tables and the bot hold instead of a type of each game, so that their code is compiled once.
//!
//! | file | holds |
//! | --- | --- |
//! | `kind`, `options` | which game, and what is agreed on about it |
//! | `game` | a game in progress: [`AnyGame`] |
//! | `moves`, `event`, `shot` | what games hand out and take back: [`AnyMove`], [`AnyEvent`], [`AnyShot`] |
//! | `views` | what can be asked of views: [`PublicView`] for everybody, [`OwnView`] for one seat, [`World`] for what may come |
//! | `public`, `own` | the views of each game |
//! | `guide` | the ways from a seat's view to its moves |
//! | `reel` | a game turn by turn |
//! | `about` | facts about a game without a table: titles, rules, cards, commands |
//! | `list` | the list of the games as objects |
//!
//! This is the only code outside `board`, `games`, `ai` and `talk` that is generic over a game ([`TypedGame`]). Each object has one
//! generic implementation, which calls what the game offers and converts moves, events and shots on the way. What belongs to
//! another game fits nowhere: each object knows its type.
//!
//! A view of one seat has another type than the one for everybody, so that it cannot go where everybody reads:
//!
//! ```compile_fail
//! fn post(view: &aedile::play::PublicView) {}
//! fn leak(own: &aedile::play::OwnView) { post(own) }
//! ```

#![warn(missing_docs)]

mod about;
mod event;
mod game;
mod guide;
mod kind;
mod list;
mod moves;
mod options;
mod own;
mod public;
mod reel;
mod shot;
mod views;

pub use about::{AboutGame, Checked};
pub use event::AnyEvent;
pub use game::{AnyGame, Undealt};
pub use guide::AnyGuide;
pub use kind::{GameKind, TypedGame};
pub use list::verify_log;
pub use moves::{AnyIllegal, AnyMove};
pub use options::GameOptions;
pub use reel::AnyReel;
pub use shot::{AnyNews, AnyShot};
pub use views::{Next, OwnView, PublicView, World};
