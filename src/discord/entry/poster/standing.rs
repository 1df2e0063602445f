//! What becomes of a message that stands there already: changed, without its buttons, deleted.

use serenity::all::{Builder as _, EditMessage, MessagePagination};

use super::{Poster, deliver::NotSent, message::Message};
use crate::{
    discord::wire::{
        Urgency,
        retry::{self, Trouble, is_unnamed},
    },
    tables::{DuePost, Placed, Settled},
};

/// A picture with more messages below it has scrolled away.
const BELOW: u8 = 8;

impl Poster {
    /// Changes a message.
    pub(super) async fn edit(
        &self,
        post: &DuePost,
        old: Placed,
        message: &Message,
    ) -> Result<Settled, NotSent> {
        let place = (old.channel.0.into(), old.message.0.into(), None);
        let request = || async {
            let http = self.app.counted.http(Urgency::Other);
            message.edit().execute(http, place).await
        };
        match retry::patiently(request).await {
            Ok(_) => Ok(Settled::Placed(old, None)),
            // Somebody deleted the card or the picture: the table needs one.
            Err(error) if self.trouble(old, &error).await == Trouble::NoMessage => {
                self.create(post, message).await
            }
            Err(error) => Err(NotSent::discord(error)),
        }
    }

    /// Whether so many messages stand below this one that it is better sent anew. Where they cannot be counted it is not.
    pub(super) async fn has_scrolled_away(&self, old: Placed) -> bool {
        let below = Some(MessagePagination::After(old.message.0.into()));
        let http = self.app.counted.http(Urgency::Other);
        let found = http.get_messages(old.channel.0.into(), below, Some(BELOW + 1)).await;
        found.is_ok_and(|found| found.len() > usize::from(BELOW))
    }

    /// Deletes a ping; where that is refused it loses its buttons.
    pub(super) async fn delete(&self, ping: Placed) -> Result<Placed, NotSent> {
        let Err(error) = retry::patiently(|| self.app.counted.delete(ping)).await else {
            return Ok(ping);
        };
        match self.trouble(ping, &error).await {
            Trouble::NoMessage => Ok(ping),
            Trouble::Refused | Trouble::Forbidden => self.clear(ping).await,
            Trouble::Passing
            | Trouble::Closed
            | Trouble::NoChannel
            | Trouble::Archived
            | Trouble::OldChanges
            | Trouble::NoInteraction
            | Trouble::Acknowledged => Err(NotSent::discord(error)),
        }
    }

    /// Takes the buttons off a message.
    pub(super) async fn clear(&self, ping: Placed) -> Result<Placed, NotSent> {
        let place = (ping.channel.0.into(), ping.message.0.into(), None);
        let request = || async {
            let http = self.app.counted.http(Urgency::Other);
            EditMessage::new().components(Vec::new()).execute(http, place).await
        };
        match retry::patiently(request).await {
            Ok(_) => Ok(ping),
            Err(error) if self.trouble(ping, &error).await == Trouble::NoMessage => Ok(ping),
            Err(error) => Err(NotSent::discord(error)),
        }
    }

    /// What an error means for a message that stands there. Some servers say without a code that it is gone, and so does
    /// something on the way that knows nothing of it: the channel's list tells, as what is owed after it must not wait for ever.
    async fn trouble(&self, old: Placed, error: &serenity::Error) -> Trouble {
        if is_unnamed(error) && self.is_not_listed(old).await {
            Trouble::NoMessage
        } else {
            Trouble::of(error)
        }
    }

    /// Whether the channel's list has no such message. Where there is no list nothing is known.
    async fn is_not_listed(&self, old: Placed) -> bool {
        let before = old.message.0.saturating_sub(1).max(1);
        let from = Some(MessagePagination::After(before.into()));
        let http = self.app.counted.http(Urgency::Other);
        let listed = http.get_messages(old.channel.0.into(), from, Some(1)).await;
        listed.is_ok_and(|listed| listed.iter().all(|one| one.id.get() != old.message.0))
    }
}
