//! Those who sit in front of a table just now: they see what happens there, so that nobody need call them, and are told when
//! something has. All of it is lost with the program, and nothing that anybody waits for: a call that was held back for them
//! is in the database.

use std::{collections::HashMap, time::Duration};

use parking_lot::Mutex;
use tokio::sync::watch;

use crate::tables::{TableId, UserId};

/// So long after a click somebody is taken to look at the panel.
const ATTENTION: Duration = Duration::from_secs(2 * 60);

/// So long a call waits for somebody who looks at the panel.
pub(in crate::tables) const HELD: Duration = Duration::from_secs(2 * 60);

/// Who sits where, and who is told what changes.
#[derive(Default)]
pub(in crate::tables) struct Audience {
    /// At which table each person last did something in a panel, and when by the steady clock. Locked for a look only.
    touched: Mutex<HashMap<UserId, (TableId, Duration)>>,
    /// The tables that somebody watches. Locked for a look only.
    watched: Mutex<HashMap<TableId, watch::Sender<()>>>,
}

impl Audience {
    /// Whether this person looks at this table just now.
    pub(in crate::tables) fn has(&self, user: UserId, table: TableId, now: Duration) -> bool {
        let touched = self.touched.lock().get(&user).copied();
        touched.is_some_and(|(at, time)| at == table && now <= time + ATTENTION)
    }

    /// What this person looked at is not there any more; at which table that was.
    pub(in crate::tables) fn forget(&self, user: UserId) -> Option<TableId> {
        self.touched.lock().remove(&user).map(|(table, _)| table)
    }

    /// Something has changed at this table.
    pub(in crate::tables) fn tell(&self, table: TableId) {
        if let Some(sender) = self.watched.lock().get(&table) {
            sender.send_replace(());
        }
    }

    /// Something may have changed at any table.
    pub(in crate::tables) fn tell_all(&self) {
        self.watched.lock().values().for_each(|sender| {
            sender.send_replace(());
        });
    }

    /// This person has just done something in a panel of this table; the other table at which they looked before.
    pub(in crate::tables) fn touch(
        &self,
        user: UserId,
        table: TableId,
        now: Duration,
    ) -> Option<TableId> {
        let mut touched = self.touched.lock();
        let before = touched.insert(user, (table, now));
        touched.retain(|_, (_, time)| now <= *time + ATTENTION);
        before.map(|(before, _)| before).filter(|before| *before != table)
    }

    /// Tells whenever something changes at this table.
    pub(in crate::tables) fn watch(&self, table: TableId) -> watch::Receiver<()> {
        let mut watched = self.watched.lock();
        watched.retain(|_, sender| sender.receiver_count() > 0);
        watched.entry(table).or_default().subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_looked_at_something_else_or_long_ago_does_not_look() {
        let (audience, anna, ben) = (Audience::default(), UserId(1), UserId(2));
        let (here, there, noon) = (TableId(1), TableId(2), Duration::ZERO);
        audience.touch(anna, here, noon);
        assert!(audience.has(anna, here, noon + ATTENTION));
        assert!(!audience.has(ben, here, noon) && !audience.has(anna, there, noon));
        assert!(!audience.has(anna, here, noon + ATTENTION + Duration::from_millis(1)));
        assert_eq!(audience.touch(anna, here, noon), None);
        assert_eq!(audience.touch(anna, there, noon), Some(here));
        assert!(!audience.has(anna, here, noon));
        let later = noon + ATTENTION * 2;
        audience.touch(ben, here, later);
        assert_eq!(audience.forget(anna), None, "that was long ago");
        assert_eq!(audience.touched.lock().len(), 1, "nobody is remembered for ever");
    }

    #[test]
    fn tables_that_nobody_watches_any_more_are_forgotten() {
        let audience = Audience::default();
        let mut first = audience.watch(TableId(1));
        audience.tell(TableId(1));
        audience.tell(TableId(3));
        assert!(first.has_changed().unwrap());
        first.mark_unchanged();
        drop(audience.watch(TableId(2)));
        let second = audience.watch(TableId(1));
        assert_eq!(audience.watched.lock().len(), 1);
        audience.tell(TableId(1));
        assert!(first.has_changed().unwrap() && second.has_changed().unwrap());
        first.mark_unchanged();
        audience.tell_all();
        assert!(first.has_changed().unwrap());
    }
}
