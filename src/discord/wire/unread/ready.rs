//! READY, with which a session begins: what the bot needs of it is who it is.

use serde_json::{Value, json};
use serenity::all::{ApplicationId, Ready};

use super::json::id;

/// A READY that can be read, and the application if it names one.
#[expect(clippy::missing_panics_doc, reason = "all fields of a READY are written here")]
pub fn ready(sent: &Value) -> (Ready, Option<ApplicationId>) {
    let account = id(&sent["user"]["id"]);
    let application = id(&sent["application"]["id"]).or(account);
    let itself = account.or(application).unwrap_or(1).to_string();
    let of = |server: &Value| id(&server["id"]).map(|id| json!({"id": id.to_string()}));
    let servers: Vec<_> = sent["guilds"].as_array().into_iter().flatten().filter_map(of).collect();
    let reduced = json!({
        "v": 10,
        "user": {"id": itself, "username": itself},
        "guilds": servers,
        "session_id": "",
        "resume_gateway_url": "",
        "application": {"id": application.unwrap_or(1).to_string(), "flags": 0},
    });
    let read = serde_json::from_value(reduced).expect("these are all fields of a READY");
    (read, application.map(ApplicationId::new))
}
