//! One post on its way: composed, sent or edited, settled.

use std::{
    panic::AssertUnwindSafe,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use backon::Retryable as _;
use futures_util::FutureExt as _;
use serenity::all::{Builder as _, Message as Posted, MessageFlags};

use super::{
    AFTER_STORE_ERROR, Poster, compose, find,
    message::{Message, NotComposed},
};
use crate::{
    catalogue::Language,
    discord::{
        entry::places,
        wire::{
            Urgency,
            retry::{self, Trouble},
        },
    },
    metrics::PostFate,
    tables::{ChannelId, DuePost, MessageId, Placed, PostKind, Settled, Sound, TableError},
};

/// The longest wait between two claims of a post that Discord does not take.
pub(super) const LONGEST_WAIT: Duration = Duration::from_secs(5 * 60);

/// A delivery that takes longer begins anew: soon the store would lend the post to a second one at the same time.
pub(super) const LONGEST_DELIVERY: Duration = Duration::from_secs(4 * 60);

/// Claims after which an archived thread is taken for one that only its moderators can open.
const ARCHIVED_CLAIMS: u32 = 3;

/// The longest wait between two claims of a post that its channel does not take.
pub(super) const LONGEST_FORBIDDEN: Duration = Duration::from_secs(3600);

/// What the log says of a channel that takes nothing.
const FORBIDDEN: &str = "the bot may not post in this channel any more; what is owed there is kept. Grant it View Channel, Send \
                         Messages, Attach Files and Embed Links";
const CLOSED: &str =
    "this thread is closed, and only its moderators can open it; what is owed there is kept";

/// How long the changes of a channel's old messages wait after Discord has refused one.
const OLD_CHANGES: Duration = Duration::from_secs(20);

/// How long a post is kept that its channel does not take.
const KEPT: Duration = Duration::from_secs(60 * 24 * 3600);

/// Why a post was not sent.
pub(super) enum NotSent {
    NotComposed(NotComposed),
    Discord(Box<serenity::Error>),
    /// Without the database it is not known whether an earlier attempt was sent.
    InDoubt(TableError),
    /// There is no conversation with the person.
    Conversation(Box<serenity::Error>),
    /// The channel refused before; nothing was tried.
    Quiet,
    /// It took too long; whether Discord has it is not known.
    TooSlow,
    /// Our code panicked; the log has it.
    Panicked,
}

impl Poster {
    /// Sends a post and settles it.
    pub(super) async fn deliver(self, post: DuePost) {
        let is_quiet = self.app.quiet.is_quiet(post.channel, self.app.tables.now());
        let sent = if is_quiet && post.is_for_its_channel() {
            Err(NotSent::Quiet)
        } else {
            self.language(&post).await.during(self.send_in_time(&post)).await
        };
        if let Err(NotSent::Discord(error)) = &sent
            && Trouble::of(error) == Trouble::Archived
        {
            let thread = post.edits.map_or(post.channel, |old| old.channel);
            places::open_again(&self.app.counted, thread).await;
        }
        let is_sent = matches!(sent, Ok(Settled::Placed(..)));
        if let Err(error) = self.settle(&post, sent).await {
            tracing::error!(post = %post.id, %error, "a post is not settled; it will be looked for in its channel");
        }
        if is_sent && post.direct.is_none() {
            let language = self.app.channel_language(post.guild).await;
            language.during(self.retag(&post)).await;
        }
    }

    /// In which language a post is: that of its server, or of the person whom it goes to.
    async fn language(&self, post: &DuePost) -> Language {
        match post.direct {
            None => self.app.channel_language(post.guild).await,
            Some(user) => self.app.letter_language(user, post.guild).await,
        }
    }

    /// Writes down what became of a post.
    async fn settle(
        &self,
        post: &DuePost,
        sent: Result<Settled, NotSent>,
    ) -> Result<(), TableError> {
        let end = sent.unwrap_or_else(|why| self.judge(post, why));
        if let Settled::Placed(placed, _) = &end {
            self.app.quiet.accepted(placed.channel);
        }
        match &end {
            Settled::Placed(..) => self.app.metrics.post(PostFate::Sent),
            Settled::Again(..) | Settled::ShutOut(..) | Settled::Held(_) => {
                self.app.metrics.post(PostFate::Retried);
            }
            Settled::Failed(_) | Settled::Refused(..) | Settled::ChannelGone(_) => {
                self.app.metrics.post(PostFate::Failed);
            }
            Settled::Dropped | Settled::Closed(_) => {}
        }
        let is_given_up = matches!(&end, Settled::Failed(_) | Settled::Refused(..));
        self.app.tables.posts().settle(post.id, end).await?;
        if is_given_up {
            self.app.given_up.forget();
        }
        Ok(())
    }

    /// Ends before the claim lapses, and survives a panic: a post left claimed would come back to panic for ever, and
    /// keep the later ones of its table waiting.
    async fn send_in_time(&self, post: &DuePost) -> Result<Settled, NotSent> {
        let sending = AssertUnwindSafe(self.send(post)).catch_unwind();
        match tokio::time::timeout(LONGEST_DELIVERY, sending).await {
            Ok(Ok(sent)) => sent,
            Ok(Err(_panic)) => Err(NotSent::Panicked),
            Err(_too_slow) => Err(NotSent::TooSlow),
        }
    }

    async fn send(&self, post: &DuePost) -> Result<Settled, NotSent> {
        if self.is_about_somebody_gone(post).await {
            return Ok(Settled::Dropped);
        }
        let composed = match compose::compose(&self.app, post).await {
            Err(NotComposed::NobodyToCall) => return Ok(Settled::Dropped),
            composed => composed.map_err(NotSent::NotComposed)?,
        };
        match (composed, post.edits) {
            (None, Some(ping)) => match post.kind {
                PostKind::DeletePing | PostKind::Delete { .. } => self.delete(ping).await,
                _ => self.clear(ping).await,
            }
            .map(|ping| Settled::Placed(ping, None)),
            // What was never sent has nothing to take away.
            (None, None) => Ok(Settled::Dropped),
            (Some(message), Some(old))
                if matches!(post.kind, PostKind::Redraw { .. })
                    && self.has_scrolled_away(old).await =>
            {
                self.create(post, &message).await
            }
            (Some(message), Some(old)) => self.edit(post, old, &message).await,
            (Some(message), None) => self.create(post, &message).await,
        }
    }

    pub(super) async fn create(
        &self,
        post: &DuePost,
        message: &Message,
    ) -> Result<Settled, NotSent> {
        let channel = match post.direct {
            None => post.channel,
            Some(user) => self
                .conversations
                .with(user, &self.app.counted, Urgency::of(&post.kind))
                .await
                .map_err(NotSent::conversation)?,
        };
        if post.in_doubt_since.is_some()
            && let Some(found) = self.find(channel, post, message).await?
        {
            return Ok(placed(channel, &found));
        }
        // Only loud or not at all: it is night by now, and nothing was sent before.
        if message.is_aloud && !post.loud {
            return Ok(Settled::Dropped);
        }
        // The nonce guards for minutes only, and not on every server that speaks Discord's API.
        let is_lost = AtomicBool::new(false);
        let request = || async {
            if is_lost.load(Ordering::Relaxed)
                && let Some(found) = self.find(channel, post, message).await?
            {
                return Ok(found);
            }
            let place = (channel.0.into(), None);
            let http = self.app.counted.http(Urgency::of(&post.kind));
            let sent = message.create(post.nonce()).execute(http, place).await;
            is_lost.fetch_or(sent.as_ref().is_err_and(Trouble::is_lost), Ordering::Relaxed);
            sent.map_err(NotSent::discord)
        };
        let sent = request.retry(retry::PATIENT).when(NotSent::is_passing).await?;
        Ok(placed(channel, &sent))
    }

    /// The message that an earlier attempt may have made of the post.
    async fn find(
        &self,
        channel: ChannelId,
        post: &DuePost,
        message: &Message,
    ) -> Result<Option<Posted>, NotSent> {
        let others = self.app.tables.posts().messages_near(post.id, channel).await;
        let others = others.map_err(NotSent::InDoubt)?;
        let way = (&self.app.counted, Urgency::of(&post.kind));
        let found = find::find(way, channel, &find::Sought::from(post), message, &others).await;
        let found = found.map_err(NotSent::discord)?;
        if found.is_some() {
            tracing::info!(post = %post.id, "found in its channel");
        }
        Ok(found)
    }

    /// What becomes of a post that was not sent.
    fn judge(&self, post: &DuePost, why: NotSent) -> Settled {
        match why {
            NotSent::Quiet => self.kept(post, "its channel refuses the bot".to_owned()),
            NotSent::TooSlow => again(post, "Discord took too long".to_owned()),
            NotSent::Panicked => {
                tracing::error!(post = %post.id, table = %post.table, "a delivery ended with a panic; the post is given up");
                Settled::Failed("its delivery ended with a panic".to_owned())
            }
            NotSent::Conversation(error) if Trouble::is_passing(&error) => {
                again(post, error.to_string())
            }
            NotSent::Conversation(error) => Settled::Closed(error.to_string()),
            // The next claim needs the store, too: it is not asked before the fault is over.
            NotSent::NotComposed(NotComposed::Table(error @ TableError::Store(_))) => {
                Settled::Again(AFTER_STORE_ERROR, error.to_string())
            }
            // This fault may be of what was sent near it alone, and last.
            NotSent::InDoubt(error) => again(post, error.to_string()),
            NotSent::NotComposed(error) => {
                tracing::error!(post = %post.id, %error, "a post cannot be composed");
                Settled::Failed(error.to_string())
            }
            NotSent::Discord(error) => self.refused(post, &error),
        }
    }

    /// What becomes of a post that Discord does not take.
    fn refused(&self, post: &DuePost, error: &serenity::Error) -> Settled {
        match Trouble::of(error) {
            Trouble::Passing => again(post, error.to_string()),
            // One that may have been sent before is looked for: it stays as it is.
            Trouble::OldChanges if post.in_doubt_since.is_some() => again(post, error.to_string()),
            Trouble::OldChanges => {
                tracing::debug!(post = %post.id, table = %post.table, "too many changes of old messages");
                Settled::Held(OLD_CHANGES)
            }
            // It was opened again, if nobody has locked it.
            Trouble::Archived if post.attempts + 1 < ARCHIVED_CLAIMS => {
                again(post, error.to_string())
            }
            // What is for an older place must not hold up the new one.
            Trouble::Archived if post.is_for_its_channel() => self.shut_out(post, error, CLOSED),
            Trouble::Closed => {
                tracing::debug!(post = %post.id, table = %post.table, "a person takes no direct messages");
                Settled::Closed(error.to_string())
            }
            // Of a conversation: nothing that the channel's owners could change.
            Trouble::Forbidden if post.direct.is_some() => Settled::Closed(error.to_string()),
            Trouble::Forbidden if post.is_for_its_channel() => {
                self.shut_out(post, error, FORBIDDEN)
            }
            Trouble::NoChannel if post.is_for_its_channel() => {
                tracing::error!(table = %post.table, channel = %post.channel, server = %post.guild, "a channel is gone; its table sleeps until `/admin move` gives it another");
                Settled::ChannelGone(error.to_string())
            }
            Trouble::NoMessage
            | Trouble::NoChannel
            | Trouble::Archived
            | Trouble::Forbidden
            | Trouble::NoInteraction
            | Trouble::Acknowledged
            | Trouble::Refused => {
                tracing::error!(post = %post.id, table = %post.table, channel = %post.channel, %error, role = ?post.kind.role(), "a post is given up");
                Settled::Refused(code(error), error.to_string())
            }
        }
    }

    /// Keeps what its channel does not take, and `says` so once.
    fn shut_out(&self, post: &DuePost, error: &serenity::Error, says: &str) -> Settled {
        if self.app.quiet.refused(post.channel, self.app.tables.now()) {
            tracing::error!(channel = %post.channel, server = %post.guild, table = %post.table, %error, "{says}");
        }
        self.kept(post, error.to_string())
    }

    /// It is tried at growing distances, and at once when the channel is seen to be open again.
    fn kept(&self, post: &DuePost, reason: String) -> Settled {
        if post.created.plus(KEPT) < self.app.tables.now() {
            return Settled::Failed(reason);
        }
        Settled::ShutOut(wait(post, LONGEST_FORBIDDEN), reason)
    }
}

/// By which code Discord has refused it.
fn code(error: &serenity::Error) -> i64 {
    retry::code(error).and_then(|code| i64::try_from(code).ok()).unwrap_or(0)
}

/// The message as Discord has it: with its own sound, if an earlier attempt had sent it already.
fn placed(channel: ChannelId, posted: &Posted) -> Settled {
    let is_silent =
        posted.flags.is_some_and(|flags| flags.contains(MessageFlags::SUPPRESS_NOTIFICATIONS));
    let sound = if is_silent { Sound::Silent } else { Sound::Aloud };
    Settled::Placed(Placed { channel, message: MessageId(posted.id.get()) }, Some(sound))
}

impl NotSent {
    fn conversation(error: serenity::Error) -> Self {
        Self::Conversation(Box::new(error))
    }

    pub(super) fn discord(error: serenity::Error) -> Self {
        Self::Discord(Box::new(error))
    }

    /// Whether trying again at once may help.
    fn is_passing(&self) -> bool {
        match self {
            Self::Discord(error) => Trouble::is_passing(error),
            Self::InDoubt(_) => true,
            Self::NotComposed(_)
            | Self::Conversation(_)
            | Self::Quiet
            | Self::TooSlow
            | Self::Panicked => false,
        }
    }
}

/// Twice as long at each claim: 2 s, 4 s … this long.
fn wait(post: &DuePost, longest: Duration) -> Duration {
    Duration::from_secs(2u64.saturating_pow(post.attempts.min(16) + 1)).min(longest)
}

fn again(post: &DuePost, reason: String) -> Settled {
    let wait = wait(post, LONGEST_WAIT);
    tracing::warn!(post = %post.id, table = %post.table, %reason, ?wait, "a post must wait");
    Settled::Again(wait, reason)
}
