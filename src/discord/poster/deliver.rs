//! One post on its way: composed, sent or edited, settled.

use std::{panic::AssertUnwindSafe, time::Duration};

use futures_util::FutureExt as _;
use serenity::all::{Builder as _, EditMessage};

use super::{
    Poster,
    compose::{self, Message, NotComposed},
    find,
};
use crate::{
    discord::retry::{self, Trouble},
    metrics::PostFate,
    tables::{DuePost, MessageId, Placed, PostKind},
};

/// The longest wait between two claims of a post that Discord does not take.
const LONGEST_WAIT: Duration = Duration::from_mins(5);

/// A delivery that takes longer begins anew: soon the store would lend the post to a second one at the same time.
const LONGEST_DELIVERY: Duration = Duration::from_mins(4);

/// Claims after which a post that is forbidden in its channel is given up.
const FORBIDDEN_CLAIMS: u32 = 3;

/// Why a post was not sent.
enum NotSent {
    NotComposed(NotComposed),
    Discord(Box<serenity::Error>),
    /// The channel refused before; nothing was tried.
    Quiet,
    /// It took too long; whether Discord has it is not known.
    TooSlow,
    /// Our code panicked; the log has it.
    Panicked,
    /// A ping that was never sent has no buttons to remove; the store does not hand out such a post.
    NoPing,
}

impl Poster {
    /// Sends a post and settles it.
    pub(super) async fn deliver(self, post: DuePost) {
        let sent = if self.quiet.is_quiet(post.channel, self.app.tables.now()) {
            Err(NotSent::Quiet)
        } else {
            self.send_in_time(&post).await
        };
        let posts = self.app.tables.posts();
        let settled = match sent {
            Ok(placed) => {
                self.quiet.accepted(post.channel);
                self.app.metrics.post(PostFate::Sent);
                posts.sent(post.id, placed).await
            }
            Err(why) => match self.judge(&post, why) {
                Verdict::Again(wait, reason) => {
                    self.app.metrics.post(PostFate::Retried);
                    posts.retry(post.id, reason, wait).await
                }
                Verdict::GiveUp(reason) => {
                    self.app.metrics.post(PostFate::Failed);
                    posts.failed(post.id, reason).await
                }
            },
        };
        if let Err(error) = settled {
            tracing::error!(post = %post.id, %error, "a post is not settled; it will be looked for in its channel");
        }
    }

    /// Ends before the claim lapses, and survives a panic: a post left claimed would come back to panic for ever, and
    /// keep the later ones of its table waiting.
    async fn send_in_time(&self, post: &DuePost) -> Result<Placed, NotSent> {
        let sending = AssertUnwindSafe(self.send(post)).catch_unwind();
        match tokio::time::timeout(LONGEST_DELIVERY, sending).await {
            Ok(Ok(sent)) => sent,
            Ok(Err(_panic)) => Err(NotSent::Panicked),
            Err(_too_slow) => Err(NotSent::TooSlow),
        }
    }

    async fn send(&self, post: &DuePost) -> Result<Placed, NotSent> {
        let composed = compose::compose(&self.app, post).await.map_err(NotSent::NotComposed)?;
        match (composed, post.edits) {
            (None, Some(ping)) => self.clear(ping).await,
            (None, None) => Err(NotSent::NoPing),
            (Some(message), Some(old)) => self.edit(post, old, &message).await,
            (Some(message), None) => self.create(post, &message).await,
        }
    }

    async fn create(&self, post: &DuePost, message: &Message) -> Result<Placed, NotSent> {
        if post.in_doubt_since.is_some() {
            let found = find::find(&self.http, post.channel, post, message)
                .await
                .map_err(NotSent::discord)?;
            if let Some(found) = found {
                tracing::info!(post = %post.id, "found in its channel");
                return Ok(Placed { channel: post.channel, message: found });
            }
        }
        let request =
            || message.create(post.nonce()).execute(&self.http, (post.channel.0.into(), None));
        let sent = retry::patiently(request).await.map_err(NotSent::discord)?;
        Ok(Placed { channel: post.channel, message: MessageId(sent.id.get()) })
    }

    async fn edit(
        &self,
        post: &DuePost,
        old: Placed,
        message: &Message,
    ) -> Result<Placed, NotSent> {
        let place = (old.channel.0.into(), old.message.0.into(), None);
        let request = || message.edit().execute(&self.http, place);
        match retry::patiently(request).await {
            Ok(_) => Ok(old),
            // Somebody deleted the card: the table needs one, with its buttons.
            Err(error) if Trouble::of(&error) == Trouble::NoMessage && !message.rows.is_empty() => {
                self.create(post, message).await
            }
            Err(error) if Trouble::of(&error) == Trouble::NoMessage => Ok(old),
            Err(error) => Err(NotSent::discord(error)),
        }
    }

    async fn clear(&self, ping: Placed) -> Result<Placed, NotSent> {
        let place = (ping.channel.0.into(), ping.message.0.into(), None);
        let request = || EditMessage::new().components(Vec::new()).execute(&self.http, place);
        match retry::patiently(request).await {
            Ok(_) => Ok(ping),
            Err(error) if Trouble::of(&error) == Trouble::NoMessage => Ok(ping),
            Err(error) => Err(NotSent::discord(error)),
        }
    }

    /// What becomes of a post that was not sent.
    fn judge(&self, post: &DuePost, why: NotSent) -> Verdict {
        match why {
            NotSent::Quiet => Verdict::GiveUp("its channel refuses the bot".to_owned()),
            NotSent::TooSlow => again(post, "Discord took too long".to_owned()),
            NotSent::Panicked => {
                tracing::error!(post = %post.id, table = %post.table, "a delivery ended with a panic; the post is given up");
                Verdict::GiveUp("its delivery ended with a panic".to_owned())
            }
            NotSent::NoPing => Verdict::GiveUp("there is no ping to clear".to_owned()),
            NotSent::NotComposed(NotComposed::Table(error)) if is_passing(&error) => {
                again(post, error.to_string())
            }
            NotSent::NotComposed(error) => {
                tracing::error!(post = %post.id, %error, "a post cannot be composed");
                Verdict::GiveUp(error.to_string())
            }
            NotSent::Discord(error) => match Trouble::of(&error) {
                Trouble::Passing => again(post, error.to_string()),
                Trouble::Forbidden => self.forbidden(post, &error),
                Trouble::NoMessage
                | Trouble::NoChannel
                | Trouble::NoInteraction
                | Trouble::Acknowledged
                | Trouble::Refused => {
                    tracing::error!(post = %post.id, table = %post.table, channel = %post.channel, %error, kind = kind(&post.kind), "a post is given up");
                    Verdict::GiveUp(error.to_string())
                }
            },
        }
    }

    fn forbidden(&self, post: &DuePost, error: &serenity::Error) -> Verdict {
        if self.quiet.refused(post.channel, self.app.tables.now()) {
            tracing::error!(
                channel = %post.channel, server = %post.guild, table = %post.table, %error,
                "the bot may not post in this channel any more; it says nothing there for five minutes. Grant it View Channel, Send \
                 Messages, Attach Files and Embed Links"
            );
        }
        if post.attempts + 1 >= FORBIDDEN_CLAIMS {
            Verdict::GiveUp(error.to_string())
        } else {
            again(post, error.to_string())
        }
    }
}

enum Verdict {
    Again(Duration, String),
    GiveUp(String),
}

impl NotSent {
    fn discord(error: serenity::Error) -> Self {
        Self::Discord(Box::new(error))
    }
}

/// Twice as long at each claim: 2 s, 4 s … 5 minutes.
fn again(post: &DuePost, reason: String) -> Verdict {
    let wait = Duration::from_secs(2u64.saturating_pow(post.attempts.min(8) + 1)).min(LONGEST_WAIT);
    tracing::warn!(post = %post.id, table = %post.table, %reason, ?wait, "a post must wait");
    Verdict::Again(wait, reason)
}

const fn is_passing(error: &crate::tables::TableError) -> bool {
    matches!(error, crate::tables::TableError::Store(_))
}

const fn kind(kind: &PostKind) -> &'static str {
    match kind {
        PostKind::LobbyCard => "lobby card",
        PostKind::Board { .. } => "board",
        PostKind::Ping { .. } => "ping",
        PostKind::ClearPing => "clear ping",
        PostKind::ClearNotice { .. } => "clear notice",
        PostKind::Final => "final",
        PostKind::Notice(_) => "notice",
    }
}
