//! A Discord on this machine: REST API v10, gateway and a world in memory, which knows no game.
//!
//! A bot that is pointed at [`Server::api_url`](#) with the server's token finds one server, *Rome*, with a few channels and
//! six people. Tests and the page act as these people. The limits of `product.md` §8 and those that Discord's OpenAPI
//! description does not know are enforced with Discord's own error codes.
//!
//! # For tests
//! ```text
//! let server = local::Server::start(local::Settings::default()).await?;    // port 0 is any free one
//! server.api_url()  // "http://127.0.0.1:PORT": REST is /api/v10/…, GET /gateway names the web socket
//! server.token()    // "Bot <token>" in Authorization, the bare token in IDENTIFY
//! let world = server.world();                        // cheap to clone; all calls below are its methods
//! world.bot_ready(n).await                           // the bot is connected and has registered at least n commands
//! let out = world.slash(JULIA, FORUM, "game new", json!({"game": "great_city"})).await?;   // Outcome; Err(Refused) = the
//! world.autocomplete(user, channel, "rome build", json!({..}), "choice").await?;           // client would not send it
//! world.click(user, message, "custom id").await?;    // the button must be there; forge_click sends anything
//! world.select(user, message, "custom id", &["value"]).await?;
//! world.submit(user, modal_id, json!({"field": "text"})).await?;
//! out.ack      // Ack::{Message, Deferred, DeferredUpdate, Update, Choices(..), Modal(..), Failed(..)}
//! out.message  // the answer; after a deferral the first message or edit that followed it
//! world.messages(channel, Some(user))                // Vec<Message>, ephemeral ones only for their reader; None: public
//! message.buttons(), message.selects(), message.content, message.attachments, world.file(id) // bytes
//! world.until(|w| ..Option<T>..).await               // waits for a change that makes it Some, without sleeping
//! world.requests()                                   // Recorded { method, path, query, body, files, status }
//! world.misbehave(Fault::on("POST", "/messages").rate_limited(0.2).times(2)); // and server_error(500), slow(..), cut(), lost()
//! world.drop_gateway(..) world.reconnect() world.invalidate(..) world.deliver_twice(n)
//! world.set_permissions(channel, bits) world.delete_channel(..) world.delete_message(..) world.pass_time(..)
//! ```

pub mod page;
pub mod web;
