//! The languages that people and servers use in Discord, as far as this process knows.

use std::{collections::HashMap, hash::Hash};

use parking_lot::Mutex;

use crate::{
    catalogue::Language,
    tables::{GuildId, UserId},
};

/// More than this many people or servers are forgotten all at once; the next use is compared with the store again.
const REMEMBERED: usize = 10_000;

/// The languages that people and servers use in Discord, so that only another one is written. Locked for a look only.
#[derive(Debug, Default)]
pub struct KnownLanguages {
    people: Mutex<HashMap<UserId, Language>>,
    servers: Mutex<HashMap<GuildId, Language>>,
}

impl KnownLanguages {
    /// Whether this is another language than the one that this person used last.
    pub fn is_new_of(&self, user: UserId, language: Language) -> bool {
        is_new(&self.people, user, language)
    }

    /// The same of a server.
    pub fn is_new_in(&self, guild: GuildId, language: Language) -> bool {
        is_new(&self.servers, guild, language)
    }

    /// Forgets what was not kept, so that it is tried again.
    pub fn forget(&self, user: UserId) {
        self.people.lock().remove(&user);
    }

    /// The same of a server.
    pub fn forget_server(&self, guild: GuildId) {
        self.servers.lock().remove(&guild);
    }
}

fn is_new<K: Hash + Eq>(known: &Mutex<HashMap<K, Language>>, of: K, language: Language) -> bool {
    let mut known = known.lock();
    if known.len() >= REMEMBERED {
        known.clear();
    }
    known.insert(of, language) != Some(language)
}
