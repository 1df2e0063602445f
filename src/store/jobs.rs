//! What is computed in the background: one row for each thing that somebody asked for, by its key.

use super::{
    GuildId, Owned, StoreError, Timestamp, Tx, UserId,
    sql::{fields, words},
};
use crate::board::named;

named! {
    /// How far a job is.
    JobState: 3 {
        /// It is still to be done, or under way.
        Waiting = "waiting",
        /// It is done.
        Done = "done",
        /// It was tried too often.
        Failed = "failed",
    }
}

words!(JobState);

/// A job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JobRow {
    /// What is computed.
    pub key: String,
    /// Whose shard's process does it.
    pub guild: GuildId,
    /// How far it is.
    pub state: JobState,
    /// How often it was begun and ended by a fault.
    pub attempts: u32,
    /// When somebody asked for it.
    pub asked: Timestamp,
}

const JOB: &str = "SELECT key, guild, state, attempts, asked FROM jobs";

impl Tx<'_> {
    /// The job with this key.
    pub fn job(&self, key: &str) -> Result<Option<JobRow>, StoreError> {
        let sql = format!("{JOB} WHERE key = ?1");
        self.one(&sql, [key], fields!(JobRow: key guild state attempts asked))
    }

    /// Enters a job that this person asks for, in the place of one that is done or has failed.
    pub fn ask_for_job(
        &self,
        (key, kind): (&str, &str),
        guild: GuildId,
        person: UserId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO jobs (key, kind, guild, person, state, not_before, asked) VALUES (?1, ?2, ?3, ?4, 'waiting', ?5, ?5)
             ON CONFLICT (key) DO UPDATE SET person = ?4, state = 'waiting', claimed_by = NULL, attempts = 0,
                 not_before = ?5, asked = ?5",
            (key, kind, guild, person, now),
        )
    }

    /// How many jobs of a kind this person has asked for since a moment.
    pub fn count_jobs_of(
        &self,
        kind: &str,
        person: UserId,
        since: Timestamp,
    ) -> Result<u64, StoreError> {
        let sql = "SELECT count(*) FROM jobs WHERE person = ?1 AND kind = ?2 AND asked > ?3";
        self.count(sql, (person, kind, since))
    }

    /// How many jobs are to be done before the one with this key.
    pub fn count_jobs_before(&self, key: &str) -> Result<u64, StoreError> {
        self.count(
            "SELECT count(*) FROM jobs JOIN jobs AS own ON own.key = ?1 WHERE jobs.state = 'waiting'
             AND (jobs.priority > own.priority OR (jobs.priority = own.priority
                 AND (jobs.asked < own.asked OR (jobs.asked = own.asked AND jobs.key < own.key))))",
            [key],
        )
    }

    /// The jobs of a kind of these servers that can be done now, the first first.
    pub fn jobs_to_do(
        &self,
        kind: &str,
        owned: &Owned,
        now: Timestamp,
    ) -> Result<Option<JobRow>, StoreError> {
        let own = owned.limit_in("jobs");
        let sql = format!(
            "{JOB} WHERE state = 'waiting' AND kind = ?1 AND not_before <= ?2 {own}
             ORDER BY priority DESC, asked, key LIMIT 1"
        );
        self.one(&sql, (kind, now), fields!(JobRow: key guild state attempts asked))
    }

    /// This run of the program works on a job from now on.
    pub fn claim_job(&self, key: &str, run: i64) -> Result<(), StoreError> {
        self.run("UPDATE jobs SET claimed_by = ?2 WHERE key = ?1 AND state = 'waiting'", (key, run))
    }

    /// Whether this run still works on a job.
    pub fn has_job(&self, key: &str, run: i64) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM jobs WHERE key = ?1 AND claimed_by = ?2 AND state = 'waiting'";
        self.exists(sql, (key, run))
    }

    /// A job is over.
    pub fn end_job(&self, key: &str, state: JobState) -> Result<(), StoreError> {
        self.run("UPDATE jobs SET state = ?2, claimed_by = NULL WHERE key = ?1", (key, state))
    }

    /// A job has failed once more, and is tried again at this time.
    pub fn put_off_job(&self, key: &str, until: Timestamp) -> Result<(), StoreError> {
        self.run(
            "UPDATE jobs SET attempts = attempts + 1, not_before = ?2, claimed_by = NULL WHERE key = ?1",
            (key, until),
        )
    }

    /// Deletes the jobs that are over and were asked for before this moment.
    pub fn drop_jobs_before(&self, moment: Timestamp) -> Result<(), StoreError> {
        self.run("DELETE FROM jobs WHERE asked < ?1 AND state <> 'waiting'", [moment])
    }

    /// Deletes a job.
    pub fn drop_job(&self, key: &str) -> Result<(), StoreError> {
        self.run("DELETE FROM jobs WHERE key = ?1", [key])
    }
}
