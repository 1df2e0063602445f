//! Threads that tables open for themselves. Where that is impossible the channel serves, and its reader learns why.

use serenity::all::{AutoArchiveDuration, Builder as _, ChannelType, CreateThread, EditThread};

use super::forums;
use crate::{
    discord::{
        handlers::{Refusal, opening::Site},
        wire::{
            Counted, Urgency,
            retry::{self, Trouble},
        },
    },
    say,
    tables::ChannelId,
    talk::say::Text,
};

/// The site that is agreed on: opens the thread or post, if it is to be one, with a name in the language that is spoken.
///
/// # Errors
/// When a post cannot be opened: it was wished for in another channel than this one, which cannot serve instead.
pub async fn site(
    counted: &Counted,
    channel: ChannelId,
    agreed: Site<Text>,
) -> Result<Site<ChannelId>, Refusal> {
    Ok(match agreed {
        Site::Here => Site::Here,
        Site::HereBecause(why) => Site::HereBecause(why),
        Site::Thread(name) => open(counted, channel, &name).await,
        Site::Post { forum, post, tags } => {
            let post = forums::open(counted, forum, &post, &tags).await?;
            Site::Post { forum, post, tags }
        }
    })
}

async fn open(counted: &Counted, channel: ChannelId, name: &Text) -> Site<ChannelId> {
    let thread = CreateThread::new(name.to_string())
        .kind(ChannelType::PublicThread)
        .auto_archive_duration(AutoArchiveDuration::OneWeek);
    // Not tried again after an answer was lost: there would be two.
    let http = counted.http(Urgency::Call);
    match thread.execute(http, (channel.0.into(), None)).await {
        Ok(thread) => Site::Thread(ChannelId(thread.id.get())),
        Err(error) => {
            tracing::warn!(%channel, %error, "a thread was not opened; the channel serves");
            Site::HereBecause(refused(&error))
        }
    }
}

/// Closes the thread of a table that was refused.
pub async fn give_up(counted: &Counted, site: &Site<ChannelId>) {
    let (Site::Thread(thread) | Site::Post { post: thread, .. }) = site else { return };
    let http = counted.http(Urgency::Call);
    if let Err(error) = EditThread::new().archived(true).execute(http, thread.0.into()).await {
        tracing::warn!(%thread, %error, "an empty thread is left open");
    }
}

/// What a refusal of Discord means, in words.
fn refused(error: &serenity::Error) -> Text {
    match (retry::code(error), Trouble::of(error)) {
        (Some(retry::MOST_THREADS | retry::MOST_ACTIVE_THREADS), _) => {
            say!("places-most-threads")
        }
        (_, Trouble::Forbidden) => say!("places-thread-forbidden"),
        (_, Trouble::Passing) => say!("places-thread-no-answer"),
        _ => say!("places-thread-impossible"),
    }
}
