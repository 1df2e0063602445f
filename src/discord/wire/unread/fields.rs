//! Which fields of an event cannot be read: each is put by itself into the event that can.

use std::{
    collections::BTreeSet,
    panic::{AssertUnwindSafe, catch_unwind},
};

use serde::de::DeserializeOwned;
use serde_json::Value;

/// The longest name of a field that is named.
const LONGEST: usize = 40;

/// Paths of the fields of `sent` that are no part of a readable `T`, in which `repaired` is one.
pub fn unread<T: DeserializeOwned>(sent: &Value, repaired: &Value) -> Vec<String> {
    let mut search = Search { whole: repaired.clone(), reads: reads::<T>, found: BTreeSet::new() };
    search.look(sent, repaired, "", "");
    search.found.into_iter().collect()
}

/// The fields of an event without which it can be read; none when it is not theirs alone.
pub fn optional<T: DeserializeOwned>(sent: &Value) -> Vec<String> {
    let keys = sent.as_object().into_iter().flatten().map(|(key, _)| key);
    let is_at_fault = |key: &&String| {
        let mut without = sent.clone();
        without.as_object_mut().is_some_and(|event| event.remove(*key).is_some())
            && reads::<T>(&without)
    };
    keys.filter(is_at_fault).map(|key| name(key)).collect()
}

/// Whether it can be read. The library panics at some texts.
fn reads<T: DeserializeOwned>(value: &Value) -> bool {
    catch_unwind(AssertUnwindSafe(|| T::deserialize(value).is_ok())).unwrap_or(false)
}

struct Search {
    /// The repaired event, but for the one field that is tried.
    whole: Value,
    reads: fn(&Value) -> bool,
    found: BTreeSet<String>,
}

impl Search {
    /// Tries each part of `sent`, which is at the pointer `at` of the whole and is called `path`.
    fn look(&mut self, sent: &Value, repaired: &Value, at: &str, path: &str) {
        match (sent, repaired) {
            _ if sent == repaired => {}
            (Value::Object(parts), Value::Object(known)) => {
                let keys: BTreeSet<_> = parts.keys().chain(known.keys()).collect();
                for key in keys {
                    let below = format!("{at}/{}", key.replace('~', "~0").replace('/', "~1"));
                    let dot = if path.is_empty() { "" } else { "." };
                    let path = format!("{path}{dot}{}", name(key));
                    self.try_part((parts.get(key), known.get(key)), (at, key), &below, path);
                }
            }
            (Value::Array(parts), Value::Array(known)) if parts.len() == known.len() => {
                for (number, (part, known)) in parts.iter().zip(known).enumerate() {
                    let below = format!("{at}/{number}");
                    self.look(part, known, &below, &format!("{path}[]"));
                }
            }
            _ => _ = self.found.insert(path.to_owned()),
        }
    }

    /// Puts one field as it was sent into the whole, and looks into it when that cannot be read.
    fn try_part(
        &mut self,
        (sent, known): (Option<&Value>, Option<&Value>),
        (parent, key): (&str, &str),
        at: &str,
        path: String,
    ) {
        if sent == known {
            return;
        }
        self.put(parent, key, sent);
        let is_readable = (self.reads)(&self.whole);
        self.put(parent, key, known);
        if is_readable {
            return;
        }
        let before = self.found.len();
        if let (Some(sent), Some(known)) = (sent, known) {
            self.look(sent, known, at, &path);
        }
        if self.found.len() == before {
            self.found.insert(path);
        }
    }

    fn put(&mut self, parent: &str, key: &str, value: Option<&Value>) {
        let Some(Value::Object(parent)) = self.whole.pointer_mut(parent) else { return };
        match value {
            Some(value) => _ = parent.insert(key.to_owned(), value.clone()),
            None => _ = parent.remove(key),
        }
    }
}

/// What a field is called in the log. Some keys are ids, and what Discord would never name a field is not repeated.
fn name(key: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_lowercase() || "_0123456789".contains(letter);
    if key.bytes().all(|digit| digit.is_ascii_digit()) {
        "*".to_owned()
    } else if key.len() <= LONGEST && key.chars().all(is_plain) {
        key.to_owned()
    } else {
        "?".to_owned()
    }
}
