//! The bot's first answer to an interaction: kept by the state, seen by tests, sent to the page.

use serde::Serialize;
use serde_json::Value;

use super::ids::InteractionId;

/// An entry that autocomplete offers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The label.
    pub name: String,
    /// What is sent when it is chosen.
    pub value: Value,
}

impl Choice {
    pub(super) fn read(json: &Value) -> Self {
        let name = json["name"].as_str().unwrap_or_default().to_owned();
        Self { name, value: json["value"].clone() }
    }
}

/// A form that the bot asks a person to fill in.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Modal {
    /// Names the form when it is submitted.
    pub id: InteractionId,
    /// What the bot knows it by.
    pub custom_id: String,
    /// The headline.
    pub title: String,
    /// Rows of text inputs, as the bot sent them.
    pub components: Vec<Value>,
}

impl Modal {
    pub(super) fn read(id: InteractionId, json: &Value) -> Self {
        let text = |key: &str| json[key].as_str().unwrap_or_default().to_owned();
        let components = json["components"].as_array().cloned().unwrap_or_default();
        Self { id, custom_id: text("custom_id"), title: text("title"), components }
    }
}

/// The bot's first answer to what a person did.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Ack {
    /// A message, at once.
    Message,
    /// "Thinking"; the message follows.
    #[serde(rename = "thinking")]
    Deferred,
    /// Nothing visible; an edit or a message follows.
    DeferredUpdate,
    /// The clicked message was changed.
    Update,
    /// Entries of autocomplete.
    Choices {
        /// In the bot's order.
        choices: Vec<Choice>,
    },
    /// A form.
    Modal {
        /// To be filled in.
        modal: Modal,
    },
    /// None within 3 s.
    Failed {
        /// The words of Discord's client.
        error: &'static str,
    },
}
