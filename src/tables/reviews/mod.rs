//! Reviews of finished games: what the coach works from, who may read what it says, and the queue of what it is still to do.
//!
//! | file | holds |
//! | --- | --- |
//! | `course` | the decisions of a seat with what it knew, and what happened between them |
//! | `body` | what is known so far, as it is stored |
//! | `key` | the key of the job that reviews a seat |
//! | `queue` | asking for a review, reading it, sharing it |
//! | `refused` | why there is no review |
//! | `work` | the next review to compute, step by step |
//! | `thinking` | whether anybody waits for a search |

mod body;
mod course;
mod key;
mod queue;
mod refused;
mod thinking;
mod work;

pub use course::{ReviewCourse, ReviewedDecision};
pub use queue::{Review, ReviewOf, ReviewState};
pub use refused::ReviewRefused;
pub(super) use thinking::Searching;
pub use thinking::Thinks;
pub use work::{ReviewFound, ReviewWork};
