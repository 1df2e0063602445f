//! What a decision depends on beside its table: read with it, and never written by a table.

use crate::{
    pace::Preferences,
    store::{BlockRow, HandoverRow, ProposalRow, TableId, UserId},
    tables::ServerSettings,
};

/// What is around a table.
#[derive(Debug, Default)]
pub(in crate::tables) struct Surroundings {
    pub(in crate::tables) server: ServerSettings,
    /// What those have set who sit there or are offered a seat, and ever set anything.
    pub(in crate::tables) people: Vec<(UserId, Preferences)>,
    /// What the others have.
    pub(in crate::tables) defaults: Preferences,
    /// Those who look at the table just now; known while its posts are claimed.
    pub(in crate::tables) present: Vec<UserId>,
    /// When a backup was put back last, in seconds since 1970, or 0; known while its posts are claimed.
    pub(in crate::tables) epoch: u64,
    /// The seats that passed on, for those who ask.
    pub(in crate::tables) handovers: Vec<HandoverRow>,
    /// That who wants a seat is blocked in the server.
    pub(in crate::tables) block: Option<BlockRow>,
    /// Where the click was used before.
    pub(in crate::tables) used_at: Option<TableId>,
    /// The proposal that was asked for, of whatever table, open or not.
    pub(in crate::tables) proposal: Option<ProposalRow>,
}

impl Surroundings {
    /// What this person has set.
    pub(in crate::tables) fn person(&self, user: UserId) -> &Preferences {
        let set = self.people.iter().find(|(one, _)| *one == user);
        set.map_or(&self.defaults, |(_, preferences)| preferences)
    }

    /// This person has just set this.
    pub(in crate::tables) fn set(&mut self, user: UserId, preferences: Preferences) {
        self.people.retain(|(one, _)| *one != user);
        self.people.push((user, preferences));
    }
}
