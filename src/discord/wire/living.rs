//! Which private panels live: of each person the newest one.

use std::collections::HashMap;

use parking_lot::Mutex;
use tokio_util::sync::CancellationToken;

use crate::tables::UserId;

/// Whether private panels follow their tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Panels {
    /// They do, for as long as Discord lets the bot change them.
    #[default]
    Live,
    /// They stay as they were sent.
    Stay,
}

/// The panels that live.
pub struct Living {
    panels: Panels,
    /// What ends each person's panel. Locked for a look only.
    ends: Mutex<HashMap<UserId, CancellationToken>>,
}

impl Living {
    /// Panels live or not.
    pub fn new(panels: Panels) -> Self {
        Self { panels, ends: Mutex::default() }
    }

    /// Whether there are any.
    pub fn are_wanted(&self) -> bool {
        self.panels == Panels::Live
    }

    /// A panel of this person begins to live until `end` is cancelled, and whichever of theirs lived before ends.
    pub fn begin(&self, user: UserId, end: CancellationToken) {
        let mut ends = self.ends.lock();
        ends.retain(|_, end| !end.is_cancelled());
        if let Some(before) = ends.insert(user, end) {
            before.cancel();
        }
    }

    /// The panel of this person is not to be changed any more.
    pub fn end(&self, user: UserId) {
        if let Some(end) = self.ends.lock().remove(&user) {
            end.cancel();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_panel_of_a_person_lives_and_dead_ones_are_forgotten() {
        let (living, anna, ben) = (Living::new(Panels::Live), UserId(1), UserId(2));
        let panels: Vec<_> = (0..4).map(|_| CancellationToken::new()).collect();
        living.begin(anna, panels[0].clone());
        living.begin(ben, panels[1].clone());
        living.begin(anna, panels[2].clone());
        assert_eq!([0, 1, 2].map(|one| panels[one].is_cancelled()), [true, false, false]);
        living.end(anna);
        assert!(panels[2].is_cancelled());
        panels[1].cancel();
        living.begin(anna, panels[3].clone());
        assert_eq!(living.ends.lock().len(), 1);
    }
}
