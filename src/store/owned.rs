//! Which servers, and so which tables, are a process's own.

use std::collections::BTreeSet;

use super::GuildId;

/// The shards of the gateway that are this process's own, and with them the tables of their servers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owned {
    shards: BTreeSet<u32>,
    /// How many there are in the whole bot; never 0.
    of: u32,
    /// How many processes share them; never 0.
    members: u32,
}

impl Owned {
    /// A process that is alone has all of them.
    pub fn all(of: u32) -> Self {
        let of = of.max(1);
        Self { shards: (0..of).collect(), of, members: 1 }
    }

    /// These of so many, which so many processes share.
    pub fn some(shards: BTreeSet<u32>, of: u32, members: u32) -> Self {
        Self { shards, of: of.max(1), members: members.max(1) }
    }

    /// The shards.
    pub const fn shards(&self) -> &BTreeSet<u32> {
        &self.shards
    }

    /// How many there are in the whole bot.
    pub const fn of(&self) -> u32 {
        self.of
    }

    /// How many processes share the bot's work, this one among them.
    pub const fn members(&self) -> u32 {
        self.members
    }

    /// Whether all are its own.
    pub fn is_all(&self) -> bool {
        (0..self.of).all(|shard| self.shards.contains(&shard))
    }

    /// Whether this server is its own: Discord numbers the shards so.
    pub fn owns(&self, guild: GuildId) -> bool {
        let shard = (guild.0 >> 22) % u64::from(self.of);
        u32::try_from(shard).is_ok_and(|shard| self.shards.contains(&shard))
    }

    /// What of this was not there before, all of it new where the shards were numbered otherwise.
    pub fn gained_since(&self, before: &Self) -> Option<Self> {
        if before.is_all() {
            return None;
        }
        let had = |shard: &u32| before.of == self.of && before.shards.contains(shard);
        let shards: BTreeSet<u32> =
            self.shards.iter().copied().filter(|shard| !had(shard)).collect();
        (!shards.is_empty()).then(|| Self { shards, ..self.clone() })
    }

    /// What limits a statement on `tables` to those of these servers; nothing where all are.
    pub(super) fn limit(&self) -> String {
        self.limit_in("tables")
    }

    /// The same for a statement on what has a `guild`.
    pub(super) fn limit_in(&self, rows: &str) -> String {
        if self.is_all() {
            return String::new();
        }
        let shards: Vec<String> = self.shards.iter().map(u32::to_string).collect();
        // Without any the list is still a list.
        let shards = if shards.is_empty() { "NULL".to_owned() } else { shards.join(", ") };
        format!("AND ({rows}.guild >> 22) % {} IN ({shards})", self.of)
    }

    /// The same for a statement on what has a `table_id`.
    pub(super) fn limit_of(&self, rows: &str) -> String {
        if self.is_all() {
            return String::new();
        }
        let limit = self.limit();
        format!("AND EXISTS (SELECT 1 FROM tables WHERE tables.id = {rows}.table_id {limit})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_server_belongs_to_one_shard() {
        let halves = [[0, 2], [1, 3]].map(|half| Owned::some(half.into(), 4, 2));
        for guild in (0..40).map(|number| GuildId((number << 22) | 0x3f_ffff)) {
            assert!(Owned::all(4).owns(guild));
            assert_eq!(halves.iter().filter(|half| half.owns(guild)).count(), 1, "{guild}");
        }
        assert!(halves[0].owns(GuildId(6 << 22)), "6 modulo 4 is 2");
        assert!(Owned::all(4).is_all() && !halves[0].is_all());
    }

    #[test]
    fn what_is_gained_is_what_was_not_there() {
        let some = |shards: &[u32], of| Owned::some(shards.iter().copied().collect(), of, 2);
        let (none, all) = (some(&[], 1), Owned::all(4));
        assert_eq!(all.gained_since(&none), Some(all.clone()));
        assert_eq!(all.gained_since(&Owned::all(1)), None, "they are only numbered otherwise");
        assert_eq!(some(&[0, 2], 4).gained_since(&some(&[0, 1], 4)), Some(some(&[2], 4)));
        assert_eq!(some(&[0], 4).gained_since(&some(&[0, 1], 4)), None);
        assert_eq!(some(&[0], 3).gained_since(&some(&[0], 4)), Some(some(&[0], 3)));
    }
}
