//! Practice: private games against AI that go on after a restart, one a person at a time.
//!
//! | file | holds |
//! | --- | --- |
//! | `number` | the numbers by which buttons name a practice game instead of a table |
//! | `beginning` | a moment of a game from which somebody plays on |
//! | `game` | a practice game: a lesson, or what goes on from such a moment |
//! | `written` | what was decided in it, as it is stored |
//! | `kept` | practice games in the database |

mod beginning;
mod game;
mod kept;
mod number;
mod written;

pub use beginning::{HiddenCards, PlayOn};
pub use game::{Practice, example_game};
pub use number::is_practice;
pub(super) use written::{entries, moves_json, records};
