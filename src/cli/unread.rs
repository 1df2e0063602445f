//! Events of Discord that the library cannot read: it drops them with a warning that repeats the whole event, tokens and
//! private panels included, which is for no log. Here only the kind of event and the missing field are told, each once.

use std::{
    collections::BTreeSet,
    fmt::{Debug, Write as _},
    thread,
};

use parking_lot::Mutex;
use tracing::{
    Event, Subscriber,
    field::{Field, Visit},
};
use tracing_subscriber::{
    Layer,
    filter::{LevelFilter, Targets},
    layer::Context,
};

/// Where the library says so.
const SOURCE: &str = "serenity::gateway::ws";

/// So many kinds of fault are told; more of them tell nothing more.
const MOST: usize = 32;

/// Listens to the library.
#[derive(Default)]
pub(super) struct Unread {
    told: Mutex<BTreeSet<String>>,
}

/// Which events it must hear.
pub(super) fn only() -> Targets {
    Targets::new().with_target(SOURCE, LevelFilter::WARN)
}

impl<S: Subscriber> Layer<S> for Unread {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut line = Message::default();
        event.record(&mut line);
        let Some(fault) = fault(&line.0) else { return };
        let mut told = self.told.lock();
        if told.len() < MOST && told.insert(fault.clone()) {
            // What a subscriber says itself is heard by nobody: it is said from another thread.
            thread::spawn(move || {
                tracing::warn!(fault, "an event of Discord cannot be read and is lost; said once");
            });
        }
    }
}

#[derive(Default)]
struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "message" {
            // Writing into a string does not fail.
            let _ = write!(self.0, "{value:?}");
        }
    }
}

/// What is wrong with the event of this warning, without anything that the event says; `None` for other warnings.
fn fault(warning: &str) -> Option<String> {
    let (why, event) = match warning.strip_prefix("Err deserializing text: ") {
        Some(rest) => rest.split_once("; text: ").unwrap_or((rest, "")),
        None => (warning.strip_prefix("Err deserializing bytes: ")?, ""),
    };
    let missing = why.split_once("missing field `").and_then(|(_, rest)| rest.split_once('`'));
    let kind = event.split_once("\"t\":\"").and_then(|(_, rest)| rest.split_once('"'));
    let kind = kind.map(|(kind, _)| kind).filter(|kind| is_name(kind)).unwrap_or("an event");
    Some(match missing {
        Some((field, _)) if is_name(field) => format!("{kind} without `{field}`"),
        _ => format!("{kind} of another form"),
    })
}

fn is_name(text: &str) -> bool {
    text.len() <= 40 && text.chars().all(|letter| letter.is_ascii_alphabetic() || letter == '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_missing_field_is_told_and_nothing_of_the_event() {
        let warning = r#"Err deserializing text: Json(Error("missing field `locale`", line: 1, column: 90)); text: {"op":0,"t":"INTERACTION_CREATE","d":{"token":"secret"}}"#;
        assert_eq!(fault(warning).as_deref(), Some("INTERACTION_CREATE without `locale`"));
        let other = r#"Err deserializing text: Json(Error("invalid type: string \"Curia\"", line: 1, column: 9)); text: {"t":"X y"}"#;
        assert_eq!(fault(other).as_deref(), Some("an event of another form"));
        assert_eq!(fault("Err decompressing bytes: x"), None);
    }
}
