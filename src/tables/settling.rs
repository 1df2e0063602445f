//! The end of a claimed post: what became of it, written down however long the database refuses.
//!
//! Discord has done its part by then. An outcome that were forgotten would leave the post claimed, and the next ones of
//! its table waiting until the claim lapses; so it is kept and written again until the fault is over.

use std::time::Duration;

use super::{
    Placed, PostId, Posts, TableError, Timestamp,
    calls::{settled, tell_shut_out},
    to_vote::Fate,
};
use crate::store::{PostRow, PostState, StoreError, Tx};

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
enum Outcome {
    /// It is there; with this sound if that is known from the message itself.
    Placed(Placed, Option<Sound>),
    /// It was to be looked for only, and is not there.
    Dropped,
    /// The person takes no direct messages.
    Closed(String),
    /// Its channel is gone.
    ChannelGone(String),
    /// It is given up.
    Failed(String),
    /// It could not be sent, and is tried again at this time.
    Again(String, Timestamp),
    /// Its channel refuses it; it is tried again at this time.
    ShutOut(String, Timestamp),
}

impl Posts {
    /// Settles a post: it is in this channel or conversation as this message (for an edit, the message edited).
    ///
    /// # Errors
    /// Of the store, when trying again does not help. The post stays claimed and is later in doubt.
    pub async fn sent(&self, post: PostId, at: Placed) -> Result<(), TableError> {
        self.settle(post, Outcome::Placed(at, None)).await
    }

    /// Settles a post that an earlier attempt had sent, perhaps with another sound than this one was to have.
    pub async fn found(&self, post: PostId, at: Placed, sound: Sound) -> Result<(), TableError> {
        self.settle(post, Outcome::Placed(at, Some(sound))).await
    }

    /// Settles a post that was to be looked for only, and is not there.
    pub async fn dropped(&self, post: PostId) -> Result<(), TableError> {
        self.settle(post, Outcome::Dropped).await
    }

    /// Settles a direct message that Discord does not deliver to this person; who was to be called is called in the
    /// channel from now on.
    pub async fn closed(&self, post: PostId, reason: String) -> Result<(), TableError> {
        self.settle(post, Outcome::Closed(reason)).await
    }

    /// Gives a post up whose channel is gone: the table sleeps until it gets another one.
    pub async fn channel_gone(&self, post: PostId, reason: String) -> Result<(), TableError> {
        self.settle(post, Outcome::ChannelGone(reason)).await
    }

    /// Gives a post up that Discord refuses. The table stays playable.
    pub async fn failed(&self, post: PostId, reason: String) -> Result<(), TableError> {
        self.settle(post, Outcome::Failed(reason)).await
    }

    /// Returns a post that could not be sent now, to be claimed again after `wait`.
    pub async fn retry(
        &self,
        post: PostId,
        reason: String,
        wait: Duration,
    ) -> Result<(), TableError> {
        let at = self.shared.clock.now().plus(wait);
        self.settle(post, Outcome::Again(reason, at)).await
    }

    /// Returns a post that its channel refuses, to be claimed again after `wait`. From the third time on the people of its
    /// table who take direct messages are told.
    pub async fn shut_out(
        &self,
        post: PostId,
        reason: String,
        wait: Duration,
    ) -> Result<(), TableError> {
        let at = self.shared.clock.now().plus(wait);
        self.settle(post, Outcome::ShutOut(reason, at)).await
    }

    /// Writes the outcome with all that follows from it, again and again while the fault may pass and the program runs.
    async fn settle(&self, post: PostId, outcome: Outcome) -> Result<(), TableError> {
        let (now, mut pause) = (self.shared.clock.now(), FIRST_PAUSE);
        loop {
            let outcome = outcome.clone();
            let write = move |tx: &Tx| outcome.enter(tx, post, now);
            let error = match self.shared.store.with(write).await {
                Ok(()) => break,
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
        }
        self.shared.posted.notify_waiters();
        self.shared.wake_poster();
        self.shared.wake_agenda();
        Ok(())
    }
}

impl Outcome {
    fn enter(self, tx: &Tx, post: PostId, now: Timestamp) -> Result<(), TableError> {
        let Some(row) = tx.post(post)? else { return Ok(()) };
        // Its claim lapsed while the database refused, and somebody else has settled it.
        if !matches!(row.state, PostState::Due | PostState::Claimed) {
            return Ok(());
        }
        if matches!(self, Self::ShutOut(..)) && row.attempts >= TELL_AFTER {
            tell_shut_out(tx, &row, now)?;
        }
        match self.write(tx, &row, now)? {
            Some(fate) => settled(tx, &row, fate, now),
            None => Ok(()),
        }
    }

    /// Changes the post itself; what follows from that, if it is settled.
    fn write(self, tx: &Tx, row: &PostRow, now: Timestamp) -> Result<Option<Fate>, StoreError> {
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
                tx.fall_asleep(row.table, now)?;
                Fate::Failed
            }
            Self::Failed(reason) => {
                tx.fail_post(row.id, &reason, now)?;
                Fate::Failed
            }
            Self::Again(reason, at) | Self::ShutOut(reason, at) => {
                tx.retry_post(row.id, &reason, at)?;
                return Ok(None);
            }
        }))
    }
}
