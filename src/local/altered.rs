//! Events that are changed on their way to the bot: of a Discord that has gone on since this one was written.

use std::sync::Arc;

use parking_lot::Mutex;
use serde_json::Value;

use super::World;

type Change = Box<dyn FnMut(&mut Value) + Send>;

/// How events of one kind are changed. Clones share it.
#[derive(Clone, Default)]
pub(super) struct Altered(Arc<Mutex<Option<(String, Change)>>>);

impl Altered {
    /// Changes an event, if it is of that kind.
    pub fn apply(&self, event: &mut Value) {
        if let Some((name, change)) = &mut *self.0.lock()
            && event["t"] == name.as_str()
        {
            change(&mut event["d"]);
        }
    }
}

impl World {
    /// Changes all events of this name from now on; the change before is forgotten.
    pub fn alter_events(&self, name: &str, change: impl FnMut(&mut Value) + Send + 'static) {
        let altered = self.state().sessions.altered.clone();
        *altered.0.lock() = Some((name.to_owned(), Box::new(change)));
    }
}
