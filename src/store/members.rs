//! Processes that play on the database at the same time, and the shards of the gateway that each has.

use std::time::Duration;

use super::{MemberId, StoreError, Timestamp, Tx, sql::fields};

/// A process among those that play on the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberRow {
    /// Its number among those that ever played on the database.
    pub id: MemberId,
    /// What operators know it by.
    pub name: String,
    /// How many shards the bot has, as it believes; `None` as long as it plays nothing.
    pub shards: Option<u32>,
    /// The most of them that it takes.
    pub most: Option<u32>,
    /// Since when it lives without a break.
    pub since: Timestamp,
    /// Until when it lives, if it gives no other sign of life.
    pub until: Timestamp,
}

impl MemberRow {
    /// So long a process lives after its last sign of life.
    pub const LIFE: Duration = Duration::from_secs(15);
}

/// The version of this program as a number that grows with it.
pub const VERSION: u32 = 1_000_000 * digits(env!("CARGO_PKG_VERSION_MAJOR"))
    + 1000 * digits(env!("CARGO_PKG_VERSION_MINOR"))
    + digits(env!("CARGO_PKG_VERSION_PATCH"));

/// The number that these digits are.
const fn digits(text: &str) -> u32 {
    let (bytes, mut number, mut place) = (text.as_bytes(), 0, 0);
    while place < bytes.len() {
        number = 10 * number + (bytes[place] - b'0') as u32;
        place += 1;
    }
    number
}

/// No more sessions of a bucket of the gateway than these wait for their turn to begin.
const MOST_WAITING: u32 = 1000;

/// Who else may use the database at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Company {
    Nobody,
    /// Other processes of this version.
    Others,
}

/// How a process stands among those that use the database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// How many live, itself among them.
    pub members: u64,
    /// How long ago it gave its last sign of life; the others take its shards when that is too long ago.
    pub silent: Duration,
}

impl Tx<'_> {
    /// How this member stands.
    ///
    /// # Errors
    /// [`StoreError::Taken`] when others took it for dead.
    pub fn standing_of(&self, member: MemberId) -> Result<Standing, StoreError> {
        let (now, all) = (self.now()?, self.members()?);
        let me = all.iter().find(|it| it.id == member).ok_or(StoreError::Taken)?;
        let silent = MemberRow::LIFE.saturating_sub(now.before(me.until));
        let living = all.iter().filter(|it| it.until > now).count();
        Ok(Standing { members: living as u64, silent })
    }

    /// Now, by the clock of the database: the only one that counts where processes share it.
    pub fn now(&self) -> Result<Timestamp, StoreError> {
        let now = self.value(self.driver.clock(), [])?;
        now.ok_or(StoreError::Closed)
    }

    /// Nobody lives for longer than a life from now, nor since a moment that is still to come: the clock of the database was
    /// ahead when that was written.
    pub fn trim_lives(&self, now: Timestamp) -> Result<(), StoreError> {
        self.run(
            "UPDATE members SET until = CASE WHEN until > ?2 THEN ?2 ELSE until END,
                 since = CASE WHEN since > ?1 THEN ?1 ELSE since END WHERE until > ?2 OR since > ?1",
            (now, now.plus(MemberRow::LIFE)),
        )
    }

    /// All processes, the dead among them that nobody has taken away yet, the eldest first.
    pub fn members(&self) -> Result<Vec<MemberRow>, StoreError> {
        self.all(
            "SELECT id, name, shards, most, since, until FROM members ORDER BY id",
            [],
            fields!(MemberRow: id name shards most since until),
        )
    }

    /// Whether a process of a version of the program lives that is newer than this one.
    pub fn newer_lives(&self, than: u32) -> Result<bool, StoreError> {
        let now = self.now()?;
        self.exists("SELECT 1 FROM members WHERE until > ?1 AND version > ?2", (now, than))
    }

    /// A process plays from now on, or plays nothing any more.
    pub fn set_shards(
        &self,
        member: MemberId,
        shards: Option<u32>,
        most: Option<u32>,
    ) -> Result<(), StoreError> {
        self.run("UPDATE members SET shards = ?2, most = ?3 WHERE id = ?1", (member, shards, most))
    }

    /// A process is dead: what it had is free, and it can write no more.
    pub fn bury(&self, member: MemberId) -> Result<(), StoreError> {
        self.run("DELETE FROM members WHERE id = ?1", [member])
    }

    /// Who has which shard.
    pub fn leases(&self) -> Result<Vec<(u32, MemberId)>, StoreError> {
        self.all("SELECT shard, member FROM leases ORDER BY shard", [], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
    }

    /// Gives a free shard to a process.
    ///
    /// # Errors
    /// Among others when it is not free.
    pub fn lease(&self, shard: u32, member: MemberId) -> Result<(), StoreError> {
        self.run("INSERT INTO leases (shard, member) VALUES (?1, ?2)", (shard, member))
    }

    /// A process gives a shard up, if it is its own.
    pub fn free(&self, shard: u32, member: MemberId) -> Result<(), StoreError> {
        self.run("DELETE FROM leases WHERE shard = ?1 AND member = ?2", (shard, member))
    }

    /// Takes the next moment at which a session of this bucket of the gateway may begin; the one after that is so much later.
    pub fn book_beginning(
        &self,
        bucket: u32,
        now: Timestamp,
        apart: Duration,
    ) -> Result<Timestamp, StoreError> {
        let sql = "SELECT free FROM beginnings WHERE bucket = ?1";
        let free = self.value::<Timestamp>(sql, [bucket])?;
        // More do not wait for their turn; the clock was ahead when that was booked.
        let latest = now.plus(apart * MOST_WAITING);
        let mine = free.filter(|free| *free <= latest).map_or(now, |free| free.max(now));
        self.run(
            "INSERT INTO beginnings (bucket, free) VALUES (?1, ?2) ON CONFLICT (bucket) DO UPDATE SET free = ?2",
            (bucket, mine.plus(apart)),
        )?;
        Ok(mine)
    }
}
