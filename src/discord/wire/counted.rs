//! The requests that Discord counts against the bot's 50 a second: everything but answers to interactions. Each waits for its
//! turn in the relay, where it leaves.

use std::sync::Arc;

use serenity::{
    all::{ApplicationId, ErrorResponse},
    http::{Http, HttpError, LightMethod, Request, Route, StatusCode},
};

use super::tempo::Urgency;
use crate::tables::Placed;

/// The ways of the counted requests, by the same relay.
#[derive(Clone)]
pub struct Counted {
    urgent: Arc<Http>,
    others: Arc<Http>,
}

impl Counted {
    /// Requests of these clients: for those that are urgent, and for the others. The first learns the bot's application.
    pub const fn new(urgent: Arc<Http>, others: Arc<Http>) -> Self {
        Self { urgent, others }
    }

    /// The client for requests of this urgency.
    pub fn http(&self, urgency: Urgency) -> &Http {
        match urgency {
            Urgency::Call => &self.urgent,
            Urgency::Other => &self.others,
        }
    }

    /// The bot's application, once Discord has said it.
    pub fn application(&self) -> Option<ApplicationId> {
        self.urgent.application_id()
    }

    /// Deletes a message. The library takes any answer with a status of success for Discord's, a page of something on the way
    /// as well; Discord answers 204.
    ///
    /// # Errors
    /// When it is not deleted, or that is not known.
    pub async fn delete(&self, message: Placed) -> serenity::Result<()> {
        let Placed { channel, message } = message;
        let (channel_id, message_id) = (channel.0.into(), message.0.into());
        let route = Route::ChannelMessage { channel_id, message_id };
        let http = self.http(Urgency::Other);
        let answer = http.request(Request::new(route, LightMethod::Delete)).await?;
        if answer.status() == StatusCode::NO_CONTENT {
            return Ok(());
        }
        let answer = ErrorResponse::from_response(answer, reqwest::Method::DELETE).await;
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)))
    }
}
