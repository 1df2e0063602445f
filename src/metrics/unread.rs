//! What of Discord's events could not be read, field by field.

use std::{collections::BTreeSet, sync::Arc};

use parking_lot::Mutex;
use prometheus_client::{
    metrics::{counter::Counter, family::Family},
    registry::Registry,
};

/// More fields than this are counted together: Discord decides how many there are.
const MOST: usize = 100;

/// The label of all fields beyond these.
const OTHER: &str = "other";

type Label = [(&'static str, String); 2];

/// Counters by event and field. Clones share them.
#[derive(Clone, Default)]
pub(super) struct Unread {
    fields: Family<Label, Counter>,
    lost: Counter,
    known: Arc<Mutex<BTreeSet<Label>>>,
}

impl Unread {
    /// Nothing yet; the registry shows what comes.
    pub fn registered(registry: &mut Registry) -> Self {
        let unread = Self::default();
        let what = "Fields of Discord's events that could not be read and were left out";
        registry.register("unread_fields", what, unread.fields.clone());
        drop(
            unread
                .fields
                .get_or_create(&[("event", OTHER.to_owned()), ("field", OTHER.to_owned())]),
        );
        let what = "Interactions that could not be read and got no answer but that";
        registry.register("lost_interactions", what, unread.lost.clone());
        unread
    }

    /// Counts a field; whether it is the first time.
    pub fn field(&self, event: &'static str, field: &str) -> bool {
        let label = |field: &str| [("event", event.to_owned()), ("field", field.to_owned())];
        let mut known = self.known.lock();
        let mut key = label(field);
        if known.len() >= MOST && !known.contains(&key) {
            key = label(OTHER);
        }
        let is_first = known.insert(key.clone());
        drop(known);
        self.fields.get_or_create(&key).inc();
        is_first
    }

    /// Counts an interaction of which too much could not be read.
    pub fn lost(&self) {
        self.lost.inc();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_field_is_new_once_and_not_too_many_are_kept_apart() {
        let unread = Unread::default();
        assert!(unread.field("READY", "user") && !unread.field("READY", "user"));
        let new = (0..2 * MOST).filter(|number| unread.field("READY", &format!("f{number}")));
        assert_eq!(new.count(), MOST, "99 by their names, and the others once");
        let other = unread
            .fields
            .get_or_create(&[("event", "READY".to_owned()), ("field", OTHER.to_owned())]);
        assert_eq!(other.get(), 101);
    }
}
