//! Posts: what a channel is owed after a change, what becomes of it, and where tables are.
//!
//! | file | holds |
//! | --- | --- |
//! | `post`, `notice` | kinds of posts, and the lines of a channel that are no boards |
//! | `owed` | what a change of the game owes |
//! | `claiming`, `due` | posts are claimed, and how each must be sent |
//! | `mentions` | whether a post mentions somebody, decided when it is claimed |
//! | `boards`, `redraws` | boards that show several moves; changes of old messages, at distances |
//! | `showing` | what of a game that is over is shown to everybody |
//! | `settling`, `settled`, `given_up` | what became of a post, and what follows |
//! | `announcing` | posts that belong to no table |
//! | `places` | channels that vanish, servers that the bot leaves, tables that move |

pub(super) mod announcing;
mod boards;
mod claiming;
mod due;
mod given_up;
pub(super) mod mentions;
pub(super) mod notice;
mod owed;
mod places;
pub(super) mod post;
pub(super) mod redraws;
mod settled;
mod settling;
pub(super) mod showing;

pub use announcing::{Announced, AnnouncementEnd, DueAnnouncement, Unsent};
pub use due::{Posts, Room};
pub use notice::{Notice, StandsIn};
pub use places::{Moved, Place};
pub use post::{DuePost, Limit, Placed, PostKind, Shown, Shut, StandingPost, Via};
pub use settling::{Settled, Sound};
pub use showing::Showing;
