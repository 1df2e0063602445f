//! A person's account.

use serde_json::{Value, json};

use super::json::{id, text};

/// An account: who it is and what it is called. One without a readable name is called by its number.
pub fn user(sent: &Value, known: Option<u64>) -> Option<Value> {
    let id = id(&sent["id"]).or(known)?.to_string();
    let name = text(&sent["username"]).unwrap_or(&id).to_owned();
    Some(json!({"id": id, "username": name, "global_name": text(&sent["global_name"])}))
}
