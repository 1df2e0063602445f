//! What Discord sends: an event is read or refused, and the id of a component in it as well.

use serenity::{
    all::{Event, Interaction},
    model::event::GatewayEvent,
};

/// Reads what came over the gateway.
///
/// # Panics
/// When the id of a component is read wrongly.
pub fn read(text: &[u8]) {
    let event = serde_json::from_slice(text);
    if let Ok(GatewayEvent::Dispatch(_, Event::InteractionCreate(event))) = event
        && let Interaction::Component(component) = event.interaction
    {
        super::component_ids::read(component.data.custom_id.as_bytes());
    }
}
