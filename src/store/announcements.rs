//! Posts that belong to no table. Each has a key, so that it is owed once, and the states of [`posts`](super::posts).

use super::{
    ChannelId, GuildId, MessageId, Owned, PostState, StoreError, Timestamp, Tx, sql::fields,
};

/// A post that belongs to no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnnouncementRow {
    /// What it is.
    pub key: String,
    pub guild: GuildId,
    pub channel: ChannelId,
    /// What it says now, as JSON.
    pub facts: String,
    /// How often that has changed.
    pub form: u32,
    pub state: PostState,
    /// When it was owed.
    pub created: Timestamp,
    /// After which it is not sent, but for changes of what is there.
    pub until: Option<Timestamp>,
    /// How often it was claimed.
    pub attempts: u32,
    /// Since when it is being sent; an outcome is known where this is `None`.
    pub claimed: Option<Timestamp>,
    /// What the channel has of it.
    pub message: Option<MessageId>,
    /// Why it was not sent.
    pub failure: Option<String>,
}

impl AnnouncementRow {
    /// How the reason begins when the channel refuses the bot, or is gone.
    pub const REFUSED: &str = "refused: ";

    /// Whether its channel refused the last attempt.
    pub fn is_refused(&self) -> bool {
        self.failure.as_ref().is_some_and(|why| why.starts_with(Self::REFUSED))
    }
}

const ANNOUNCEMENT: &str = "SELECT key, guild, channel, facts, form, state, created, until, attempts, claimed, message, failure
    FROM announcements AS this";

/// Those that are not settled and the first of their channel.
const FIRST: &str = "state IN ('due', 'claimed') AND NOT EXISTS (SELECT 1 FROM announcements AS earlier
    WHERE earlier.channel = this.channel AND earlier.state IN ('due', 'claimed')
    AND (earlier.created < this.created OR (earlier.created = this.created AND earlier.key < this.key)))";

impl Tx<'_> {
    /// The announcement with this key.
    pub fn announcement(&self, key: &str) -> Result<Option<AnnouncementRow>, StoreError> {
        self.one(
            &format!("{ANNOUNCEMENT} WHERE key = ?1"),
            [key],
            fields!(AnnouncementRow: key guild channel facts form state created until attempts claimed message failure),
        )
    }

    /// Enters an announcement, or what one with its key says from now on, which then is sent anew or edited.
    pub fn announce(
        &self,
        (key, facts): (&str, &str),
        (guild, channel): (GuildId, ChannelId),
        until: Option<Timestamp>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO announcements (key, guild, channel, facts, state, created, until, not_before)
             VALUES (?1, ?2, ?3, ?4, 'due', ?5, ?6, ?5)
             ON CONFLICT (key) DO UPDATE SET facts = ?4, form = announcements.form + 1, attempts = 0, not_before = ?5,
                 state = CASE announcements.state WHEN 'claimed' THEN 'claimed' ELSE 'due' END
             WHERE announcements.facts <> ?4",
            (key, guild, channel, facts, now, until),
        )
    }

    /// The announcements of these servers that may be sent now: the first of each channel, if it is due, or was claimed before
    /// `lapsed` or by another run of the program that does not live any more, and never settled.
    pub fn announcements_due(
        &self,
        (owned, run): (&Owned, i64),
        lapsed: Timestamp,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<AnnouncementRow>, StoreError> {
        let own = owned.limit_in("this");
        self.all_readable(
            &format!(
                "{ANNOUNCEMENT} WHERE {FIRST} AND not_before <= ?1
                 AND (state = 'due' OR claimed < ?2
                     OR (claimed_by <> ?3 AND NOT EXISTS (SELECT 1 FROM members WHERE members.id = claimed_by))) {own}
                 ORDER BY created, key LIMIT ?4"
            ),
            (now, lapsed, run, limit),
            fields!(AnnouncementRow: key guild channel facts form state created until attempts claimed message failure),
        )
    }

    /// The announcements of these servers that are sent or to be sent and whose end lies after the first and up to the second of
    /// these moments.
    pub fn announced(
        &self,
        owned: &Owned,
        (after, until): (Timestamp, Timestamp),
    ) -> Result<Vec<AnnouncementRow>, StoreError> {
        let own = owned.limit_in("this");
        self.all_readable(
            &format!(
                "{ANNOUNCEMENT} WHERE until > ?1 AND until <= ?2 AND state IN ('due', 'claimed', 'sent') {own}
                 ORDER BY created, key"
            ),
            (after, until),
            fields!(AnnouncementRow: key guild channel facts form state created until attempts claimed message failure),
        )
    }

    /// Whether this channel has refused its last announcements since a moment, so many of them: given up, or not sent in their
    /// time.
    pub fn is_announced_in_vain(
        &self,
        channel: ChannelId,
        last: u32,
        (since, now): (Timestamp, Timestamp),
    ) -> Result<bool, StoreError> {
        let refused = format!("{}%", AnnouncementRow::REFUSED);
        let failed = self.count(
            "SELECT count(*) FROM (SELECT state, message, until, failure FROM announcements
                 WHERE channel = ?1 AND created >= ?3 ORDER BY created DESC, key DESC LIMIT ?2) AS last
             WHERE failure LIKE ?5 AND (state = 'failed' OR (message IS NULL AND until <= ?4))",
            (channel, last, since, now, refused),
        )?;
        Ok(failed >= u64::from(last))
    }

    /// Owes an announcement anew that was given up and has no message.
    pub fn announce_again(&self, key: &str, now: Timestamp) -> Result<(), StoreError> {
        self.run(
            "UPDATE announcements SET state = 'due', created = ?2, not_before = ?2, attempts = 0, failure = NULL
             WHERE key = ?1 AND state = 'failed' AND message IS NULL",
            (key, now),
        )
    }

    /// Deletes what these servers' channels were told so long ago that it neither changes nor is owed again.
    pub fn drop_announcements_before(
        &self,
        owned: &Owned,
        moment: Timestamp,
    ) -> Result<(), StoreError> {
        let own = owned.limit_in("announcements");
        let sql = format!("DELETE FROM announcements WHERE until <= ?1 {own}");
        self.run(&sql, [moment])
    }

    /// When the next of them may be sent that nobody has claimed.
    pub fn next_announcement(&self, owned: &Owned) -> Result<Option<Timestamp>, StoreError> {
        let own = owned.limit_in("this");
        let sql = format!(
            "SELECT min(not_before) FROM announcements AS this WHERE {FIRST} AND state = 'due' {own}"
        );
        self.value(&sql, [])
    }

    /// Marks an announcement as about to be sent.
    pub fn claim_announcement(
        &self,
        key: &str,
        run: i64,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.run(
            "UPDATE announcements SET state = 'claimed', claimed_by = ?2, claimed = ?3, attempts = attempts + 1 WHERE key = ?1",
            (key, run, now),
        )
    }

    /// Settles an announcement as sent in this form; one that says something else by now is due again.
    pub fn confirm_announcement(
        &self,
        key: &str,
        form: u32,
        message: MessageId,
    ) -> Result<(), StoreError> {
        self.run(
            "UPDATE announcements SET state = CASE form WHEN ?2 THEN 'sent' ELSE 'due' END, message = ?3, claimed = NULL,
                 claimed_by = NULL, failure = NULL WHERE key = ?1",
            (key, form, message),
        )
    }

    /// Settles an announcement as one that is not sent, in this state.
    pub fn end_announcement(
        &self,
        key: &str,
        state: PostState,
        reason: &str,
    ) -> Result<(), StoreError> {
        self.run(
            "UPDATE announcements SET state = ?2, failure = ?3, claimed = NULL, claimed_by = NULL WHERE key = ?1",
            (key, state, reason),
        )
    }

    /// Lets an announcement wait for its next attempt, which will be in doubt.
    pub fn retry_announcement(
        &self,
        key: &str,
        reason: &str,
        not_before: Timestamp,
    ) -> Result<(), StoreError> {
        self.run(
            "UPDATE announcements SET state = 'due', failure = ?2, not_before = ?3 WHERE key = ?1",
            (key, reason, not_before),
        )
    }

    /// The messages in this channel of other announcements that were owed after this moment.
    pub fn announced_in(
        &self,
        channel: ChannelId,
        other_than: &str,
        since: Timestamp,
    ) -> Result<Vec<MessageId>, StoreError> {
        self.column(
            "SELECT message FROM announcements WHERE channel = ?1 AND key <> ?2 AND created >= ?3 AND message IS NOT NULL",
            (channel, other_than, since),
        )
    }
}
