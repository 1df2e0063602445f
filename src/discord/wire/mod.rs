//! The ground of the bot: replies and their form on Discord's wire, requests that are tried again, the connection.

mod ages;
pub mod connect;
mod form;
mod gateway;
pub mod language;
mod limits;
mod living;
pub mod members;
mod quiet;
mod relay;
mod reply;
pub mod retry;
mod settings;
pub mod unread;

pub use ages::Ages;
pub use form::rows;
pub use limits::{Kind, Limits, Quotas, Rate, TooMuch};
pub use living::{Living, Panels};
pub use quiet::QuietChannels;
pub use reply::{Aside, File, Follows, Page, Reply};
pub use settings::{DiscordError, Settings, is_bad_token};
