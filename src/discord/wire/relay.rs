//! The relay on this machine, through which every request goes to Discord or to another server (`discord.api_url`): it sends
//! each at its turn, and asks again when the server says so, in the `Retry-After` of a 429.
//!
//! serenity's own limiter asks Discord alone, and it takes the answers to all interactions for one: while one of them must wait,
//! all do. It also waits after our turn, so that what was spread arrives in bunches. Without its limiter the library shows
//! nobody the headers of an answer.

use std::{io, sync::Arc};

use axum::{
    Json, Router,
    body::{Bytes, to_bytes},
    extract::{Request, State},
    http::{
        HeaderMap, StatusCode,
        header::{CONNECTION, CONTENT_LENGTH, HOST, TRANSFER_ENCODING},
        request::Parts,
    },
    response::{IntoResponse as _, Response},
    serve::ListenerExt as _,
};
use parking_lot::Mutex;
use serde_json::json;
use tokio::{net::TcpListener, time::Instant};
use tokio_util::task::AbortOnDropHandle;

use super::{
    rests::{Bucket, Limited, Rests},
    tempo::{Tempo, Turn, Urgency},
};

/// The header by which a client says that nobody waits for its requests. It stays on this machine.
pub const NOT_URGENT: &str = "x-aedile-not-urgent";

/// Begins to relay to this server; where it takes requests, and the task that does it. What counts goes at this
/// tempo.
///
/// # Errors
/// When this machine gives it no port.
pub async fn start(
    client: reqwest::Client,
    server: &str,
    tempo: Tempo,
) -> io::Result<(String, AbortOnDropHandle<()>)> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    let address = listener.local_addr()?;
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection waits to fill its packets");
        }
    });
    let server = server.trim_end_matches('/').to_owned();
    let relay = Arc::new(Relay { client, server, tempo, rests: Mutex::default() });
    let app = Router::new().fallback(pass_on).with_state(relay);
    let serving = tokio::spawn(async {
        if let Err(error) = axum::serve(listener, app).await {
            tracing::error!(%error, "nothing is relayed any more");
        }
    });
    Ok((format!("http://{address}"), AbortOnDropHandle::new(serving)))
}

struct Relay {
    client: reqwest::Client,
    server: String,
    tempo: Tempo,
    /// Shared by all requests, locked for a look only.
    rests: Mutex<Rests>,
}

async fn pass_on(State(relay): State<Arc<Relay>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    match to_bytes(body, usize::MAX).await {
        Ok(body) => relay.answer(parts, body).await,
        Err(_cut) => StatusCode::BAD_REQUEST.into_response(),
    }
}

impl Relay {
    /// The server's answer, as soon as it gives one.
    async fn answer(&self, mut parts: Parts, body: Bytes) -> Response {
        for ours in [HOST, CONNECTION, CONTENT_LENGTH, TRANSFER_ENCODING] {
            parts.headers.remove(ours);
        }
        let urgency = match parts.headers.remove(NOT_URGENT) {
            Some(_) => Urgency::Other,
            None => Urgency::Call,
        };
        let what = Bucket::of(&parts.method, parts.uri.path());
        loop {
            let turn = self.turn(&what, urgency).await;
            let answer = self.ask(&parts, body.clone()).await;
            drop(turn);
            let (status, headers, text) = match answer {
                Ok(answer) => answer,
                Err(error) => return failed(error),
            };
            if status == StatusCode::TOO_MANY_REQUESTS
                && let Some(limited) = Limited::read(&headers, &text)
            {
                tracing::info!(wait = ?limited.wait, "the server wants to be asked later");
                self.rests(|rests| rests.add(&what, &limited, Instant::now()));
                continue;
            }
            self.rests(|rests| rests.note(&what, &headers, Instant::now()));
            if !is_of_discord(parts.uri.path(), status, &text) {
                return not_of_discord();
            }
            return (status, headers, text).into_response();
        }
    }

    /// Waits until this may be asked. What counts has a turn then.
    async fn turn(&self, what: &Bucket, urgency: Urgency) -> Option<Turn<'_>> {
        while let Err(until) = self.rests(|rests| rests.take(what, Instant::now())) {
            tokio::time::sleep_until(until).await;
        }
        if !what.is_counted() {
            return None;
        }
        loop {
            let turn = self.tempo.turn(urgency).await;
            // The server may have said something while this waited.
            let Some(until) = self.rests(|rests| rests.until(what, Instant::now())) else {
                return Some(turn);
            };
            drop(turn);
            tokio::time::sleep_until(until).await;
        }
    }

    fn rests<T>(&self, look: impl FnOnce(&mut Rests) -> T) -> T {
        look(&mut self.rests.lock())
    }

    async fn ask(
        &self,
        parts: &Parts,
        body: Bytes,
    ) -> reqwest::Result<(StatusCode, HeaderMap, Bytes)> {
        let url = format!("{}{}", self.server, parts.uri);
        let request = self.client.request(parts.method.clone(), url);
        let mut answer = request.headers(parts.headers.clone()).body(body).send().await?;
        let mut headers = std::mem::take(answer.headers_mut());
        for theirs in [CONNECTION, CONTENT_LENGTH, TRANSFER_ENCODING] {
            headers.remove(theirs);
        }
        Ok((answer.status(), headers, answer.bytes().await?))
    }
}

/// No answer came. The address may have an interaction's token in it.
fn failed(error: reqwest::Error) -> Response {
    let message = error.without_url().to_string();
    (StatusCode::BAD_GATEWAY, Json(json!({"code": 0, "message": message}))).into_response()
}

/// Whether Discord can have answered so. Of a first response it confirms nothing but by 204, or by telling of it where it is
/// asked to; the library takes any status of success for that.
fn is_of_discord(path: &str, status: StatusCode, text: &[u8]) -> bool {
    let tells = || {
        let told = serde_json::from_slice::<serde_json::Value>(text);
        told.is_ok_and(|told| told.get("interaction").is_some())
    };
    !path.ends_with("/callback")
        || !status.is_success()
        || status == StatusCode::NO_CONTENT
        || tells()
}

/// Something on the way has answered. Whether Discord has the response is not known.
fn not_of_discord() -> Response {
    let message = "the answer is none of Discord's";
    (StatusCode::BAD_GATEWAY, Json(json!({"code": 0, "message": message}))).into_response()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use axum::http::header::RETRY_AFTER;
    use tokio::sync::watch;

    use super::*;
    use crate::tables::Owned;

    #[tokio::test]
    async fn nothing_more_is_asked_for_somebody_who_has_given_up() {
        let asked = watch::Sender::new(0);
        let counter = asked.clone();
        let refuse = move || {
            counter.send_modify(|asked| *asked += 1);
            async { (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, "1")]) }
        };
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("there is a free port");
        let server = format!("http://{}", listener.local_addr().expect("it listens"));
        tokio::spawn(axum::serve(listener, Router::new().fallback(refuse)).into_future());
        let relayed = start(reqwest::Client::new(), &server, tempo()).await;
        let (address, _relay) = relayed.expect("there is a free port");
        let mut heard = asked.subscribe();
        tokio::select! {
            answer = reqwest::get(address) => panic!("it is to wait: {answer:?}"),
            _ = heard.wait_for(|asked| *asked == 1) => {}
        }
        tokio::time::sleep(Duration::from_millis(1_400)).await;
        assert_eq!(*asked.borrow(), 1);
    }

    fn tempo() -> Tempo {
        Tempo::new(watch::channel(Owned::some([0].into(), 4, 1)).1)
    }

    #[test]
    fn a_page_does_not_confirm_a_first_response() {
        let callback = "/api/v10/interactions/1/x/callback";
        let is_believed = |path, status: u16, text: &str| {
            is_of_discord(path, StatusCode::from_u16(status).expect("a status"), text.as_bytes())
        };
        for text in ["<html></html>", "", "OK", "{}"] {
            assert!(!is_believed(callback, 200, text), "{text}");
            assert!(is_believed("/api/v10/users/@me", 200, text), "the library reads it");
        }
        assert!(is_believed(callback, 204, ""));
        assert!(is_believed(callback, 200, r#"{"interaction": {"id": "1"}}"#));
        assert!(is_believed(callback, 400, r#"{"code": 40060}"#));
    }
}
