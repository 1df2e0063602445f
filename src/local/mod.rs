//! A Discord on this machine: REST API v10, gateway and a world in memory, which knows no game.
//!
//! A bot that is pointed at [`Server::api_url`] with [`Server::token`] finds the server *Rome*, with a few channels and
//! six people or more ([`Settings::people`]), and others like it if [`Settings::servers`] wants some ([`cast`]); it may take them in shards. Tests act
//! as these people through [`World`], the page does the same over HTTP ([`web`]). The limits of Discord are enforced
//! with Discord's own error codes, those too that its OpenAPI description does not know.
//!
//! ```no_run
//! # use aedile::local::{self, Server, Settings, cast::{AURELIA, FORUM}};
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let server = Server::start(Settings::default()).await?; // any free port
//! let world = server.world();
//! // … start the bot with server.api_url() and server.token() …
//! world.bot_ready(1).await; // connected, at least one command registered
//! let outcome = world.slash(AURELIA, FORUM, "game new", serde_json::json!({})).await?;
//! for message in world.messages(FORUM, Some(AURELIA)) {
//!     println!("{}: {:?}", message.content, message.buttons());
//! }
//! # Ok(())
//! # }
//! ```
//!
//! # Way through the code
//! `rest` (the bot's requests), `act` (what people do with the bot) and `actions` (what they do without it) change `state`
//! under one lock; `state` checks bodies with `check`, tells the bot through `gateway` and browsers through `web`, and wakes
//! all that wait for a change. Its clock can be moved forward ([`World::pass_time`]); who shares [`World::ahead`] lives in the
//! same time.

mod ack;
mod act;
mod actions;
mod altered;
mod begin;
pub mod cast;
mod check;
mod error;
mod faults;
mod gateway;
mod ids;
mod model;
mod options;
pub mod page;
pub mod permissions;
mod rest;
mod server;
mod sessions;
mod snapshot;
mod state;
pub mod web;
mod world;

pub use self::{
    ack::{Ack, Choice, Modal},
    act::InteractionOutcome,
    error::ApiError,
    faults::{Fault, Stranger},
    ids::{
        AttachmentId, BOT, ChannelId, CommandId, GUILD, GuildId, InteractionId, MessageId, UserId,
    },
    model::{Attachment, Button, Cause, Channel, ChannelKind, Guild, Message, Select, Tag, User},
    options::Refused,
    rest::Recorded,
    server::{Server, Settings, StartError},
    sessions::{GatewayRules, Identify, Shard},
    world::{GatewayLoss, World},
};
