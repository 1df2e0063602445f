//! The requests that Discord counts against the bot's 50 a second: everything but answers to interactions. Nobody gets at
//! the client for them without waiting for a turn.

use std::sync::Arc;

use serenity::{
    all::ErrorResponse,
    http::{Http, HttpError, LightMethod, Request, Route, StatusCode},
};

use super::tempo::{Tempo, Urgency};
use crate::tables::Placed;

/// The way of the counted requests. Clones share their turns.
#[derive(Clone)]
pub struct Counted {
    http: Arc<Http>,
    tempo: Arc<Tempo>,
}

impl Counted {
    /// Requests of this client, at this tempo.
    pub const fn new(http: Arc<Http>, tempo: Arc<Tempo>) -> Self {
        Self { http, tempo }
    }

    /// Waits for a turn: the client, for one request.
    pub async fn turn(&self, urgency: Urgency) -> &Http {
        self.tempo.turn(urgency).await;
        &self.http
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
        let http = self.turn(Urgency::Other).await;
        let answer = http.request(Request::new(route, LightMethod::Delete)).await?;
        if answer.status() == StatusCode::NO_CONTENT {
            return Ok(());
        }
        let answer = ErrorResponse::from_response(answer, reqwest::Method::DELETE).await;
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)))
    }
}
