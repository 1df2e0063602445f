//! What people and servers have set, as JSON.

use super::{GuildId, Owned, StoreError, Tx, UserId};

pub(super) const PREFERENCES: &str = "SELECT settings FROM preferences WHERE player = ?1";

impl Tx<'_> {
    /// What this user has set; `None` when nothing ever was.
    pub fn preferences(&self, player: UserId) -> Result<Option<String>, StoreError> {
        self.value(PREFERENCES, [player])
    }

    /// Keeps what this user has set.
    pub fn set_preferences(&self, player: UserId, settings: &str) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO preferences (player, settings) VALUES (?1, ?2) ON CONFLICT (player) DO UPDATE SET settings = ?2",
            (player, settings),
        )
    }

    /// What this server has set; `None` when nothing ever was.
    pub fn server(&self, guild: GuildId) -> Result<Option<String>, StoreError> {
        self.value("SELECT settings FROM servers WHERE guild = ?1", [guild])
    }

    /// What those of these servers have set that say something of this.
    pub fn servers_saying(
        &self,
        owned: &Owned,
        word: &str,
    ) -> Result<Vec<(GuildId, String)>, StoreError> {
        let own = owned.limit_in("servers");
        let sql = format!(
            "SELECT guild, settings FROM servers WHERE settings LIKE '%\"' || ?1 || '\"%' {own} ORDER BY guild"
        );
        self.all(&sql, [word], |row| Ok((row.get(0)?, row.get(1)?)))
    }

    /// Keeps what this server has set.
    pub fn set_server(&self, guild: GuildId, settings: &str) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO servers (guild, settings) VALUES (?1, ?2) ON CONFLICT (guild) DO UPDATE SET settings = ?2",
            (guild, settings),
        )
    }
}
