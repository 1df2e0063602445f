//! The message of a day: one a date in the channel that a server has chosen, edited when the date is closed.

use std::time::Duration;

use super::{DailyDay, DailyRefused};
use crate::{
    daily::iso,
    store::{AnnouncementRow, DateNumber, Owned, PostState, StoreError, Timestamp, Tx},
    tables::{
        Announced, ChannelId, GuildId, Moderated, Refused, TableError, Tables,
        moderation::note_own,
        people::settings::{json, server_from},
        posts::announcing::announce,
    },
};

/// A channel that has refused so many messages in a row gets no more.
const IN_VAIN: u32 = 3;

/// How long after the end of its date a message is still changed.
const CHANGES: Duration = Duration::from_secs(14 * 24 * 3600);

/// How long after the end of its date it is known which message it was. A date that is owed again by a clock set back is not so old.
const KEPT: Duration = Duration::from_secs(90 * 24 * 3600);

impl Tables {
    /// Owes today's message to the channels of this process's servers that have none, and the changes of those whose dates are
    /// closed.
    ///
    /// # Errors
    /// Of the store; when the system gives no random numbers.
    pub async fn announce_dailies(&self) -> Result<(), TableError> {
        let (now, today) = (self.now(), self.daily_today());
        let owned = self.owned().borrow().clone();
        let (of, closed) = (owned.clone(), owned.clone());
        let wanted = move |tx: &Tx| Ok::<_, TableError>(!channels(tx, &of)?.is_empty());
        if self.store().read(wanted).await? {
            // Both deals are stored before one is announced, and the puzzle is chosen.
            match self.puzzle_today().await {
                // Days without a puzzle are announced all the same.
                Ok(_) | Err(TableError::Refused(Refused::Daily(DailyRefused::NoPuzzle))) => {}
                Err(error) => return Err(error),
            }
            let owe = move |tx: &Tx| owe(tx, &owned, (today, now));
            self.store().with(owe).await?;
        }
        let close = move |tx: &Tx| change_closed(tx, &closed, now);
        self.store().with(close).await?;
        self.shared.announced.notify_one();
        Ok(())
    }
}

/// A server with the channel that it has chosen, and when.
type Chosen = ((GuildId, ChannelId), Timestamp);

/// The servers that have chosen a channel.
fn channels(tx: &Tx, owned: &Owned) -> Result<Vec<Chosen>, TableError> {
    let mut found = Vec::new();
    for (guild, settings) in tx.servers_saying(owned, "daily_channel")? {
        let set = server_from(Some(settings))?;
        let since = set.daily_since.unwrap_or_default();
        found.extend(set.daily_channel.map(|channel| ((guild, channel), since)));
    }
    Ok(found)
}

fn owe(tx: &Tx, owned: &Owned, (date, now): (DateNumber, Timestamp)) -> Result<(), TableError> {
    for (place, since) in channels(tx, owned)? {
        let key = format!("daily/{}/{}", iso(date), place.0);
        if let Some(row) = tx.announcement(&key)? {
            if row.created < since && row.is_refused() {
                try_again(tx, &row, now)?;
            }
            continue;
        }
        if tx.is_announced_in_vain(place.1, IN_VAIN, (since, now))? {
            tracing::warn!(server = %place.0, channel = %place.1, "this channel has refused the last messages of a day; there will be none");
            switch_off(tx, place.0)?;
            let stopped = Moderated::DailyStopped { channel: place.1 };
            note_own(tx, place.0, now, &stopped)?;
            continue;
        }
        let until = Some(DailyDay::end(date));
        announce(tx, (&key, &Announced::Deal { date }), place, until, now)?;
    }
    Ok(())
}

/// The channel is chosen anew since it has refused today's message.
fn try_again(tx: &Tx, row: &AnnouncementRow, now: Timestamp) -> Result<(), StoreError> {
    match (row.state, row.message) {
        (PostState::Failed, None) => tx.announce_again(&row.key, now),
        (PostState::Due, _) => {
            tx.retry_announcement(&row.key, row.failure.as_deref().unwrap_or_default(), now)
        }
        (PostState::Claimed | PostState::Sent | PostState::Skipped | PostState::Failed, _) => {
            Ok(())
        }
    }
}

/// A server has no message of a day from now on.
pub(in crate::tables) fn switch_off(tx: &Tx, guild: GuildId) -> Result<(), TableError> {
    let mut settings = server_from(tx.server(guild)?)?;
    settings.daily_since = None;
    if settings.daily_channel.take().is_some() {
        tx.set_server(guild, &json(&settings))?;
    }
    Ok(())
}

/// A message that was never sent is not sent for a date that is closed; old ones are not changed any more.
fn change_closed(tx: &Tx, owned: &Owned, now: Timestamp) -> Result<(), TableError> {
    tx.drop_announcements_before(owned, now.minus(KEPT))?;
    for row in tx.announced(owned, (now.minus(CHANGES), now.plus(CHANGES)))? {
        let Ok(Announced::Deal { date }) = serde_json::from_str(&row.facts) else { continue };
        if tx.daily(date)?.is_some_and(|daily| daily.closed.is_some()) {
            let (place, what) = ((row.guild, row.channel), Announced::DealClosed { date });
            announce(tx, (&row.key, &what), place, row.until, now)?;
        }
    }
    Ok(())
}
