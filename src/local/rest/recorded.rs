//! What is remembered of the bot's requests.

use std::time::Instant;

use serde_json::Value;

/// A request of the bot, for tests to look at and to validate.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// When it arrived.
    pub at: Instant,
    /// Such as `POST`.
    pub method: String,
    /// Such as `/api/v10/channels/1/messages`.
    pub path: String,
    /// What stands after `?`.
    pub query: String,
    /// The JSON body, or `payload_json` of a form; null when there was none.
    pub body: Value,
    /// The names of the files.
    pub files: Vec<String>,
    /// What it was answered with; 0 when the connection was cut.
    pub status: u16,
}
