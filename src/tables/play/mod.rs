//! A game in progress: moves, undos, plans and what the program decides itself.
//!
//! | file | holds |
//! | --- | --- |
//! | `asking` | what a started table can be asked: move, undo, plan, look |
//! | `position` | the table in memory: what the database says of it, replayed; and what a change makes of it |
//! | `history` | moves and undos, as written |
//! | `together`, `undoing`, `automatic`, `deciding`, `planning`, `planned` | several moves with one click; undos; moves without a choice and by standing orders; the program's moves; plans |
//! | `writing`, `results` | what a change writes, and what it adds to the statistics |
//! | `answered`, `retold` | what a move is answered with; the game turn by turn |
//! | `think` | what the program has to decide, and where |

mod answered;
mod asking;
mod automatic;
mod deciding;
pub(super) mod history;
pub(super) mod planned;
mod planning;
pub(super) mod position;
pub(super) mod results;
mod retold;
#[cfg(test)]
mod tests;
pub(super) mod think;
mod together;
mod undoing;
pub(super) mod writing;

pub use planned::{PlanStage, Planned};
pub use think::{STAND_IN, Think};
