//! The bot: Discord's commands and clicks in, private panels and public posts out. No rules, no SQL.
//!
//! Five floors, and each uses only those below it:
//!
//! | floor | what stands on it |
//! | --- | --- |
//! | [`entry`] | the framework, commands, buttons and the poster: the only ones that read Discord's events and send |
//! | [`handlers`] | what is asked for is done: the app and who asked go in, a [`Reply`](wire::Reply) or a refusal comes out |
//! | [`panels`] | views become panels: text, buttons, selects and which picture goes with them |
//! | [`words`] | values become sentences |
//! | [`wire`] | replies become Discord's messages; requests are tried again; the connection |
//!
//! The way of a click: `press` of [`entry`] reads its [`custom_id`](crate::talk::custom_id), a handler asks the table and makes
//! the next panel from the view, `entry` sends what comes back. Commands end in the same handlers. What the channel must
//! hear comes from the store by the [`poster`](entry::poster), which nothing else calls.

pub mod entry;
pub mod handlers;
pub mod panels;
pub mod wire;
pub mod words;

pub use entry::{Command, Never, commands, run};
pub use handlers::App;
pub use wire::{Clients, DiscordError, Panels, Quotas, Settings};
