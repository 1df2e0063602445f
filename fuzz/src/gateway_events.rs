//! What Discord sends: an event is read or refused, and the id of a component in it as well.

use serde_json::Value;
use serenity::{
    all::{Event, Interaction},
    model::event::GatewayEvent,
};

/// Reads what came over the gateway.
///
/// # Panics
/// When the id of a component is read wrongly.
pub fn read(text: &[u8]) {
    if breaks_the_library(text) {
        return;
    }
    let event = serde_json::from_slice(text);
    if let Ok(GatewayEvent::Dispatch(_, Event::InteractionCreate(event))) = event
        && let Interaction::Component(component) = event.interaction
    {
        super::component_ids::read(component.data.custom_id.as_bytes());
    }
}

/// serenity 0.12.5 panics at the hash of a picture that has a letter beyond ASCII (`ImageHash::from_str`). The bot connects
/// anew then, see `tests/bot/trouble.rs`; what else may be found is not to hide behind that.
fn breaks_the_library(text: &[u8]) -> bool {
    let is_plain = text.is_ascii() && !text.windows(2).any(|pair| pair == b"\\u");
    !is_plain && serde_json::from_slice(text).is_ok_and(|value| has_odd_hash(&value))
}

fn has_odd_hash(value: &Value) -> bool {
    match value {
        Value::String(text) => [32, 34].contains(&text.len()) && !text.is_ascii(),
        Value::Array(values) => values.iter().any(has_odd_hash),
        Value::Object(values) => values.values().any(has_odd_hash),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}
