//! The thread that keeps this process among the living, and hears what the others do.
//!
//! It has a connection of its own. While that is lost it is not known what the others do: everything may have changed.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicI64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use super::{
    link::Link,
    members::{self, BEAT},
};
use crate::store::{GuildId, MemberId, Server, StoreError, TableId, notifications::Notifications};

/// Between two looks at whether it is still needed.
const LOOK: Duration = Duration::from_millis(250);

pub(super) struct Listener {
    pub(super) server: Server,
    pub(super) member: MemberId,
    pub(super) notifications: Notifications,
    /// The process of the server by which we write ourselves.
    pub(super) backend: Arc<AtomicI64>,
}

/// Ends the thread when it is dropped.
pub(crate) struct Listening(Arc<AtomicBool>);

impl Drop for Listening {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Listener {
    /// Starts the thread.
    pub(super) fn start(self) -> Result<Listening, StoreError> {
        let stop = Arc::new(AtomicBool::new(false));
        let is_over = stop.clone();
        thread::Builder::new()
            .name("store-listener".to_owned())
            .spawn(move || self.serve(&is_over))
            .map_err(|error| StoreError::Io(error.to_string()))?;
        Ok(Listening(stop))
    }

    pub(super) fn serve(self, is_over: &AtomicBool) {
        let mut is_lost = false;
        while !is_over.load(Ordering::Relaxed) {
            let heard = self.listen().and_then(|link| {
                is_lost = false;
                self.hear(link, is_over)
            });
            let Err(error) = heard else { return };
            if !is_lost {
                tracing::warn!(%error, "cannot hear what other processes do");
            }
            is_lost = true;
            thread::sleep(LOOK);
        }
    }

    fn listen(&self) -> Result<Link, StoreError> {
        let mut link = Link::open(&self.server)?;
        link.listen()?;
        self.notifications.anything();
        Ok(link)
    }

    /// Hears and lives until the connection is lost, or it is over.
    fn hear(&self, mut link: Link, is_over: &AtomicBool) -> Result<(), StoreError> {
        while !is_over.load(Ordering::Relaxed) {
            members::renew(&mut link, self.member)?;
            let next = Instant::now() + BEAT;
            while Instant::now() < next && !is_over.load(Ordering::Relaxed) {
                link.hear(LOOK, |backend, channel, told| self.tell(backend, channel, told))?;
            }
        }
        Ok(())
    }

    fn tell(&self, backend: i64, channel: &str, told: &str) {
        if backend == self.backend.load(Ordering::Relaxed) {
            return;
        }
        match (channel, table(told)) {
            ("aedile_tables", Some((table, guild))) => self.notifications.of_table(table, guild),
            _ => self.notifications.of_members(),
        }
    }
}

/// Of the database come signed numbers.
fn table(told: &str) -> Option<(TableId, GuildId)> {
    let (table, guild) = told.split_once(' ')?;
    let number = |text: &str| text.parse().ok().map(i64::cast_unsigned);
    Some((TableId(number(table)?), GuildId(number(guild)?)))
}
