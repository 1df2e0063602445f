//! The end of a claimed post: what became of it, written down however long the database refuses.
//!
//! Discord has done its part by then. An outcome that were forgotten would leave the post claimed, and the next ones of
//! its table waiting until the claim lapses; so it is kept and written again until the fault is over.

use std::time::Duration;

use super::settled::{Fate, lose_channel, settled, tell_shut_out};
use crate::{
    store::{PostRole, PostRow, PostState, TableId, Tx},
    tables::{
        Placed, PostId, Posts, TableError, Timestamp,
        lobby::once_posted,
        run::contained::{Parts, write_one},
    },
};

/// The pause after the first refusal of the database; each further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(50);

/// The longest of these pauses: so much longer than the fault a post waits at most.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// After so many refusals of its channel the people of a table are told.
const TELL_AFTER: u32 = 3;

/// How a message went out that is found where it was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// It called somebody.
    Aloud,
    /// It called nobody.
    Silent,
}

/// What became of a claimed post.
#[derive(Clone)]
pub enum Settled {
    /// It is in this channel or conversation as this message (for an edit, the message edited); with this sound if that is
    /// known from the message itself, which an earlier attempt may have sent with another one than this was to have.
    Placed(Placed, Option<Sound>),
    /// It was to be looked for only, and is not there.
    Dropped,
    /// The person takes no direct messages; who was to be called is called in the channel from now on.
    Closed(String),
    /// Its channel is gone: the table sleeps until it gets another one.
    ChannelGone(String),
    /// It is given up: the program cannot make it, or its channel has refused it for too long. The table stays playable.
    Failed(String),
    /// It is given up, as Discord refuses it by this code. The table stays playable.
    Refused(i64, String),
    /// It could not be sent now, and may be claimed again after this wait.
    Again(Duration, String),
    /// Its channel refuses it; it may be claimed again after this wait. From the third time on the people of its table who
    /// take direct messages are told.
    ShutOut(Duration, String),
    /// Discord takes no more changes of old messages in its channel for a while. It was certainly not made: after this wait it
    /// is claimed together with those that have come meanwhile.
    Held(Duration),
}

impl Posts {
    /// Writes what became of a post with all that follows from it, again and again while the fault may pass and the program
    /// runs.
    ///
    /// # Errors
    /// Of the store, when trying again does not help. The post stays claimed and is later in doubt.
    pub async fn settle(&self, post: PostId, end: Settled) -> Result<(), TableError> {
        let (now, mut pause) = (self.shared.clock.now(), FIRST_PAUSE);
        let started = loop {
            let end = end.clone();
            let write = move |tx: &Tx, parts: Parts| end.clone().enter(tx, parts, post, now);
            let error = match self.shared.write_many(write).await {
                Ok(started) => break started,
                Err(error) => error,
            };
            let may_pass = matches!(&error, TableError::Store(error) if error.is_passing());
            if !may_pass || self.shared.stop.is_cancelled() {
                return Err(error);
            }
            if pause == FIRST_PAUSE {
                tracing::warn!(%post, %error, "what became of a post waits for the database");
            }
            tokio::select! {
                () = self.shared.stop.cancelled() => {}
                () = tokio::time::sleep(pause) => {}
            }
            pause = (pause * 2).min(LONGEST_PAUSE);
        };
        if let Some(table) = started {
            // The first to decide may be an AI.
            self.shared.called.call(table);
        }
        self.shared.posted.notify_waiters();
        self.shared.wake_poster();
        self.shared.wake_scheduler();
        Ok(())
    }
}

impl Settled {
    /// Writes it; the table that starts with that, if one does. What follows at a table that cannot be read is left out, but not
    /// the outcome itself: or the post would be sent again.
    fn enter(
        self,
        tx: &Tx,
        parts: Parts,
        post: PostId,
        now: Timestamp,
    ) -> Result<Option<TableId>, TableError> {
        let Some(row) = tx.post(post)? else { return Ok(None) };
        // Its claim lapsed while the database refused, and somebody else has settled it.
        if !matches!(row.state, PostState::Due | PostState::Claimed) {
            return Ok(None);
        }
        if matches!(self, Self::ShutOut(..)) && row.attempts >= TELL_AFTER {
            let _ = write_one(tx, parts, row.table, |tx| tell_shut_out(tx, &row, now))?;
        }
        let Some(fate) = self.write(tx, parts, &row, now)? else { return Ok(None) };
        let is_card = row.role == PostRole::LobbyCard;
        let starts = write_one(tx, parts, row.table, |tx| {
            settled(tx, &row, fate, now)?;
            Ok(is_card && once_posted(tx, row.table, now)?)
        })?;
        Ok(matches!(starts, Ok(true)).then_some(row.table))
    }

    /// Changes the post itself; what follows from that, if it is settled.
    fn write(
        self,
        tx: &Tx,
        parts: Parts,
        row: &PostRow,
        now: Timestamp,
    ) -> Result<Option<Fate>, TableError> {
        Ok(Some(match self {
            Self::Placed(at, sound) => {
                tx.confirm_post(row.id, at.message, at.channel, now)?;
                match sound {
                    Some(Sound::Aloud) => Fate::Aloud,
                    None if row.loud => Fate::Aloud,
                    Some(Sound::Silent) | None => Fate::Silent,
                }
            }
            Self::Dropped => {
                tx.skip_post(row.id, now)?;
                Fate::Skipped
            }
            Self::Closed(reason) => {
                tx.fail_post(row.id, &reason, now)?;
                Fate::Closed
            }
            Self::ChannelGone(reason) => {
                tx.fail_post(row.id, &reason, now)?;
                let _ = write_one(tx, parts, row.table, |tx| lose_channel(tx, row.table, now))?;
                Fate::Failed
            }
            Self::Failed(reason) => {
                tx.give_up_post(row.id, (0, &reason), now)?;
                Fate::Failed
            }
            Self::Refused(code, reason) => {
                tx.give_up_post(row.id, (code, &reason), now)?;
                Fate::Failed
            }
            Self::Held(wait) => {
                tx.hold_post(row.id, now.plus(wait))?;
                return Ok(None);
            }
            Self::Again(wait, reason) | Self::ShutOut(wait, reason) => {
                tx.retry_post(row.id, &reason, now.plus(wait))?;
                return Ok(None);
            }
        }))
    }
}
