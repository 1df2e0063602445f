//! The ground of the bot: replies and their form on Discord's wire, requests that are tried again, the connection.

mod ages;
pub mod connect;
mod counted;
mod form;
mod gateway;
mod given_up;
mod known_languages;
pub mod language;
mod limits;
mod living;
pub mod members;
mod quiet;
mod relay;
mod reply;
mod rests;
pub mod retry;
mod settings;
mod tempo;
pub mod unread;

pub use ages::Ages;
pub use counted::Counted;
pub use form::{content, rows};
pub use given_up::GivenUpPosts;
pub use known_languages::KnownLanguages;
pub use limits::{Kind, Limits, Quotas, Rate, TooMuch};
pub use living::{Living, Panels};
pub use quiet::QuietChannels;
pub use reply::{Aside, File, Follows, Form, Letter, PanelPage, Reply};
pub use settings::{Clients, DiscordError, Settings, is_bad_token};
pub use tempo::{Tempo, Urgency};
