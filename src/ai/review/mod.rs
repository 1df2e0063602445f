//! A review of the decisions of one seat in a game that is over, from what the seat knew at each of them.
//!
//! A first search looks at each decision and finds the move that it would make. What it thinks of the two moves is not compared:
//! new searches, one after each move and both as long, say what was lost and how well they know it. Those decisions in which the
//! first search saw most lost get long ones. All is counted in iterations and none in time, so the same game has the same review
//! on every machine; and it goes step by step, so that it can be stored and gone on with.
//!
//! | file | holds |
//! | --- | --- |
//! | `measured` | one step: a search and what it measured |
//! | `progress` | which step is next, and what is known so far |
//! | `findings` | what a whole review says |

mod findings;
mod measured;
mod progress;

pub use findings::{ExpectedLeads, Findings, Swing, SwingCause, TurningPoint};
pub use measured::{Estimate, FirstLook, after, expected, first_look};
pub use progress::{Effort, LONG, Progress, ReviewStep, StepKind};
