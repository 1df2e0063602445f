//! What a transaction has read: what follows from a move asks for its table, seats and turn again and again.
//!
//! A statement that writes forgets what it may have changed, and nobody else writes meanwhile, so what is kept is what would be
//! read again. Debug builds read it again each time and compare.

use std::{cell::RefCell, fmt::Debug};

use super::{
    GuildId, ProposalRow, SeatRow, StoreError, TableId, TableRow, Timestamp, TurnRow, UserId,
};

/// The latest row, or rows, of each kind.
#[derive(Default)]
pub(super) struct Kept {
    pub(super) table: Latest<TableId, Option<TableRow>>,
    pub(super) seats: Latest<TableId, Vec<SeatRow>>,
    pub(super) turn: Latest<TableId, Option<TurnRow>>,
    pub(super) proposals: Latest<TableId, Vec<ProposalRow>>,
    pub(super) plan_due: Latest<TableId, Option<Timestamp>>,
    pub(super) preferences: Latest<UserId, Option<String>>,
    pub(super) server: Latest<GuildId, Option<String>>,
}

impl Kept {
    /// Forgets what this statement may change, if it writes.
    pub(super) fn heed(&self, sql: &str) {
        let mut words = sql.split_ascii_whitespace();
        let written = match words.next() {
            Some("SELECT" | "WITH") => return,
            Some("UPDATE") => words.next(),
            Some("INSERT") => words.nth(1),
            // What a deleted row takes with it, the schema knows.
            _ => None,
        };
        match written {
            Some(
                "moves" | "posts" | "interactions" | "players" | "results" | "answers" | "notes"
                | "tips" | "lessons" | "blocks" | "moderation" | "thread_minutes" | "rated_games"
                | "rated_seats",
            ) => {}
            Some("turns") => self.turn.forget(),
            Some("proposals") => self.proposals.forget(),
            Some("preferences") => self.preferences.forget(),
            Some("servers") => self.server.forget(),
            Some("tables") => self.table.forget(),
            // Their changes are counted in the version of the table.
            Some("seats") => {
                self.seats.forget();
                self.table.forget();
            }
            Some(_) | None => self.forget_all(),
        }
    }

    /// Forgets everything: what was read may have been taken back.
    pub(super) fn forget_all(&self) {
        self.table.forget();
        self.seats.forget();
        self.turn.forget();
        self.proposals.forget();
        self.plan_due.forget();
        self.preferences.forget();
        self.server.forget();
    }
}

/// What was read last, and for whom.
pub(super) struct Latest<K, V>(RefCell<Option<(K, V)>>);

impl<K, V> Default for Latest<K, V> {
    fn default() -> Self {
        Self(RefCell::new(None))
    }
}

impl<K: Copy + PartialEq + Debug, V: Clone + PartialEq> Latest<K, V> {
    /// What is kept of `key`, or what `read` finds.
    pub(super) fn of(
        &self,
        key: K,
        read: impl Fn() -> Result<V, StoreError>,
    ) -> Result<V, StoreError> {
        if let Some((of, kept)) = &*self.0.borrow()
            && *of == key
        {
            debug_assert!(!read().is_ok_and(|now| now != *kept), "what is kept of {key:?} is old");
            return Ok(kept.clone());
        }
        let found = read()?;
        self.0.replace(Some((key, found.clone())));
        Ok(found)
    }

    fn forget(&self) {
        self.0.replace(None);
    }
}
