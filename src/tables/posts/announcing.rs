//! Posts that belong to no table: owed once by their keys, sent once, and edited in place when they say something else.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::due::Posts;
use crate::{
    store::{AnnouncementRow, DateNumber, PostState, StoreError, Tx},
    tables::{ChannelId, GuildId, MessageId, TableError, Timestamp},
};

/// How long an unsettled claim lasts; after that it has lost its owner, also within one run.
const CLAIM_LAPSES: Duration = Duration::from_secs(5 * 60);

/// A wait ends after this time at the latest, so that a lapsed claim is found.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Messages of announcements that were owed longer before one are older than it.
const NEAR: Duration = Duration::from_secs(60 * 24 * 3600);

/// What an announcement says, as facts that become sentences when it is sent. JSON in the database, so nothing is renamed.
///
/// Each has a picture or buttons, by which it is found in its channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Announced {
    /// The deal of this date can be played.
    Deal {
        /// Its date.
        date: DateNumber,
    },
    /// The deal of this date is closed.
    DealClosed {
        /// Its date.
        date: DateNumber,
    },
}

/// An announcement that is to be sent now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueAnnouncement {
    /// What it is.
    pub key: String,
    pub guild: GuildId,
    pub channel: ChannelId,
    /// What it says.
    pub what: Announced,
    /// How often that has changed.
    pub form: u32,
    /// When it was owed.
    pub created: Timestamp,
    /// The message to edit, instead of sending a new one.
    pub edits: Option<MessageId>,
    /// How many attempts there were before.
    pub attempts: u32,
    /// Whether one of them may have been sent: look in the channel before sending again.
    pub in_doubt: bool,
    /// Whether it comes too late for a new message.
    pub is_late: bool,
    /// When a backup was put back last, in seconds since 1970; 0 when none ever was.
    pub epoch: u64,
}

/// What became of an announcement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnnouncementEnd {
    /// This message says it.
    Sent(MessageId),
    /// It is not sent any more.
    Dropped,
    /// It is given up.
    Failed(Unsent),
    /// It is tried again after this time.
    Again(Duration, Unsent),
}

/// Why an announcement was not sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsent {
    /// Its channel refuses the bot, or is gone.
    Refused(String),
    /// Anything else, which says nothing about the channel.
    Trouble(String),
}

impl Unsent {
    /// The reason alone.
    pub fn text(&self) -> &str {
        match self {
            Self::Refused(why) | Self::Trouble(why) => why,
        }
    }

    /// As it is stored.
    fn reason(&self) -> String {
        match self {
            Self::Refused(why) => format!("{}{why}", AnnouncementRow::REFUSED),
            Self::Trouble(why) => why.clone(),
        }
    }
}

impl DueAnnouncement {
    /// The nonce to send it with: 24 characters, the same at each attempt.
    pub fn nonce(&self) -> String {
        let of = format!("{} {} {} {}", self.key, self.channel, self.created.0, self.epoch);
        hex::encode(&Sha256::digest(of)[..12])
    }

    /// The file name of its picture.
    pub fn picture_name(&self) -> String {
        format!("aedile-{}.png", self.nonce())
    }
}

/// Owes an announcement with this key until then, or lets the one that has it say something else from now on.
pub(in crate::tables) fn announce(
    tx: &Tx,
    (key, what): (&str, &Announced),
    place: (GuildId, ChannelId),
    until: Option<Timestamp>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let facts = serde_json::to_string(what).expect("plain data becomes JSON");
    tx.announce((key, &facts), place, until, now)
}

impl Posts {
    /// Claims announcements, the first of each channel. Each must be [settled](Self::settle_announcement).
    ///
    /// # Errors
    /// Of the store.
    pub async fn claim_announcements(
        &self,
        limit: u32,
    ) -> Result<Vec<DueAnnouncement>, TableError> {
        let (now, owned, run) = (self.shared.clock.now(), self.shared.owned(), self.shared.run);
        let claim = move |tx: &Tx| {
            let lapsed = now.minus(CLAIM_LAPSES);
            let epoch = tx.epoch()?;
            let mut claimed = Vec::new();
            for row in tx.announcements_due((&owned, run), lapsed, now, limit)? {
                claimed.extend(claim_one(tx, row, (run, epoch), now)?);
            }
            Ok::<_, TableError>(claimed)
        };
        self.shared.store.with(claim).await
    }

    /// Returns when announcements may have become due.
    pub async fn wait_for_announcements(&self) {
        let latest = self.shared.clock.now().plus(LONGEST_WAIT);
        let owned = self.shared.owned();
        let next = self.shared.store.read(move |tx| tx.next_announcement(&owned)).await;
        let at = next.ok().flatten().map_or(latest, |next| next.min(latest));
        tokio::select! {
            () = self.shared.announced.notified() => {}
            () = self.shared.clock.until(at) => {}
        }
    }

    /// Enters what became of a claimed announcement. One that says something else since is due again.
    ///
    /// # Errors
    /// Of the store. The announcement is in doubt then.
    pub async fn settle_announcement(
        &self,
        due: &DueAnnouncement,
        end: AnnouncementEnd,
    ) -> Result<(), TableError> {
        let (key, form, now) = (due.key.clone(), due.form, self.shared.clock.now());
        let settle = move |tx: &Tx| match &end {
            AnnouncementEnd::Sent(message) => tx.confirm_announcement(&key, form, *message),
            AnnouncementEnd::Dropped => tx.end_announcement(&key, PostState::Skipped, "too late"),
            AnnouncementEnd::Failed(why) => {
                tx.end_announcement(&key, PostState::Failed, &why.reason())
            }
            AnnouncementEnd::Again(wait, why) => {
                tx.retry_announcement(&key, &why.reason(), now.plus(*wait))
            }
        };
        Ok(self.shared.store.with(settle).await?)
    }

    /// The messages of other announcements in the channel of this one.
    ///
    /// # Errors
    /// Of the store.
    pub async fn other_announcements(
        &self,
        due: &DueAnnouncement,
    ) -> Result<Vec<MessageId>, TableError> {
        let (key, channel, since) = (due.key.clone(), due.channel, due.created.minus(NEAR));
        let find = move |tx: &Tx| tx.announced_in(channel, &key, since);
        Ok(self.shared.store.read(find).await?)
    }
}

/// One that comes too late and was certainly not sent is left out, one that this program does not understand is given up, and those
/// behind them go out.
fn claim_one(
    tx: &Tx,
    row: AnnouncementRow,
    (run, epoch): (i64, u64),
    now: Timestamp,
) -> Result<Option<DueAnnouncement>, StoreError> {
    let AnnouncementRow { key, guild, channel, facts, form, created, until, .. } = row;
    let what = match serde_json::from_str(&facts) {
        Ok(what) => what,
        Err(error) => {
            tracing::error!(%key, %error, "an announcement is not understood and given up");
            tx.end_announcement(&key, PostState::Failed, &error.to_string())?;
            return Ok(None);
        }
    };
    let is_late = row.message.is_none() && until.is_some_and(|until| until <= now);
    let in_doubt = row.message.is_none() && row.claimed.is_some();
    if is_late && !in_doubt {
        tx.end_announcement(&key, PostState::Skipped, "too late")?;
        return Ok(None);
    }
    tx.claim_announcement(&key, run, now)?;
    let (edits, attempts) = (row.message, row.attempts);
    let due = DueAnnouncement {
        key,
        guild,
        channel,
        what,
        form,
        created,
        edits,
        attempts,
        in_doubt,
        is_late,
        epoch,
    };
    Ok(Some(due))
}
