//! Limits and moderation: how much may be open in a server, who may not take part, and what its managers did.

mod blocks;
mod closing;
mod limits;
mod log;
mod upkeep;

pub use closing::{Closed, Closing};
pub use limits::LimitChange;
pub(super) use limits::{may_open, may_watch, not_blocked};
pub use log::{Moderated, ModerationEntry, SeatChange};
pub(super) use log::{about_seat, entry, note, note_own};
