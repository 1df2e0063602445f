//! What becomes of a message that stands there already: changed, without its buttons, deleted.

use serenity::all::{Builder as _, EditMessage, MessagePagination};

use super::{Poster, deliver::NotSent, message::Message, tempo::Urgency};
use crate::{
    discord::wire::retry::{self, Trouble, is_unnamed},
    tables::{DuePost, Placed, Settled},
};

/// A picture with more messages below it has scrolled away.
const BELOW: u8 = 8;

/// Claims after which a message is taken for gone that is said not to be found, without what is not: some minutes.
const UNNAMED_CLAIMS: u32 = 3;

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
            self.tempo.turn(Urgency::Other).await;
            message.edit().execute(&self.http, place).await
        };
        match retry::patiently(request).await {
            Ok(_) => Ok(Settled::Placed(old, None)),
            // Somebody deleted the card or the picture: the table needs one.
            Err(error) if trouble(post, &error) == Trouble::NoMessage => {
                self.create(post, message).await
            }
            Err(error) => Err(NotSent::discord(error)),
        }
    }

    /// Whether so many messages stand below this one that it is better sent anew. Where they cannot be counted it is not.
    pub(super) async fn has_scrolled_away(&self, old: Placed) -> bool {
        self.tempo.turn(Urgency::Other).await;
        let below = Some(MessagePagination::After(old.message.0.into()));
        let found = self.http.get_messages(old.channel.0.into(), below, Some(BELOW + 1)).await;
        found.is_ok_and(|found| found.len() > usize::from(BELOW))
    }

    /// Deletes a ping; where that is refused it loses its buttons.
    pub(super) async fn delete(&self, post: &DuePost, ping: Placed) -> Result<Placed, NotSent> {
        let request = || async {
            self.tempo.turn(Urgency::Other).await;
            self.http.delete_message(ping.channel.0.into(), ping.message.0.into(), None).await
        };
        match retry::patiently(request).await.map_err(|error| (trouble(post, &error), error)) {
            Ok(()) | Err((Trouble::NoMessage, _)) => Ok(ping),
            Err((Trouble::Refused | Trouble::Forbidden, _)) => self.clear(post, ping).await,
            Err((_, error)) => Err(NotSent::discord(error)),
        }
    }

    /// Takes the buttons off a message.
    pub(super) async fn clear(&self, post: &DuePost, ping: Placed) -> Result<Placed, NotSent> {
        let place = (ping.channel.0.into(), ping.message.0.into(), None);
        let request = || async {
            self.tempo.turn(Urgency::Other).await;
            EditMessage::new().components(Vec::new()).execute(&self.http, place).await
        };
        match retry::patiently(request).await {
            Ok(_) => Ok(ping),
            Err(error) if trouble(post, &error) == Trouble::NoMessage => Ok(ping),
            Err(error) => Err(NotSent::discord(error)),
        }
    }
}

/// What an error means for a message that stands there. Some servers say without a code that it is gone: what is owed after it
/// must not wait for ever.
fn trouble(post: &DuePost, error: &serenity::Error) -> Trouble {
    let is_gone = is_unnamed(error) && post.attempts + 1 >= UNNAMED_CLAIMS;
    if is_gone { Trouble::NoMessage } else { Trouble::of(error) }
}

#[cfg(test)]
mod tests {
    use serenity::{all::ErrorResponse, http::HttpError};

    use super::*;
    use crate::discord::entry::poster::find::tests::post;

    /// What a server has refused like this.
    async fn refused(status: u16, body: &'static str) -> serenity::Error {
        let answer = http::Response::builder().status(status).body(body).expect("a status");
        let answer = ErrorResponse::from_response(answer.into(), http::Method::PATCH).await;
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer))
    }

    #[tokio::test]
    async fn a_message_that_is_not_found_without_a_word_of_what_is_gone_after_some_claims() {
        let is_gone = |attempts, error: &_| {
            let post = DuePost { attempts, ..post() };
            trouble(&post, error) == Trouble::NoMessage
        };
        for body in ["", r#"{"message": "404: Not Found", "code": 0}"#] {
            let error = refused(404, body).await;
            let gone: Vec<bool> = (0..5).map(|attempts| is_gone(attempts, &error)).collect();
            assert_eq!(gone, [false, false, true, true, true], "{body}");
        }
        let named = refused(404, r#"{"message": "Unknown Message", "code": 10008}"#).await;
        assert!(is_gone(0, &named), "Discord says so at once");
        let channel = refused(404, r#"{"message": "Unknown Channel", "code": 10003}"#).await;
        assert!(!is_gone(9, &channel), "that is another trouble");
        assert!(!is_gone(9, &refused(502, "").await), "it may pass");
    }
}
