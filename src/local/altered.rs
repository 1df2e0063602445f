//! Events that are changed on their way to the bot: of a Discord that has gone on since this one was written.

use std::sync::Arc;

use parking_lot::Mutex;
use serde_json::Value;

type Alteration = Box<dyn FnMut(&mut Value) + Send>;

/// How events of one kind are changed. Clones share it.
#[derive(Clone, Default)]
pub(super) struct Altered(Arc<Mutex<Option<(String, Alteration)>>>);

impl Altered {
    /// Changes all events of this name from now on; the change before is forgotten.
    pub fn set(&self, name: &str, change: impl FnMut(&mut Value) + Send + 'static) {
        *self.0.lock() = Some((name.to_owned(), Box::new(change)));
    }

    /// Changes an event, if it is of that kind.
    pub fn apply(&self, event: &mut Value) {
        if let Some((name, change)) = &mut *self.0.lock()
            && event["t"] == name.as_str()
        {
            change(&mut event["d"]);
        }
    }
}
