//! The relay on this machine: it asks again when the server says so, in the `Retry-After` of a 429. Answers to interactions
//! go this way to Discord, and everything to another server (`discord.api_url`).
//!
//! serenity's own limiter asks Discord alone, and it takes the answers to all interactions for one: while one of them must wait,
//! all do. Without its limiter the library shows nobody the headers of an answer.

use std::{collections::HashMap, io, sync::Arc, time::Duration};

use axum::{
    Json, Router,
    body::{Bytes, to_bytes},
    extract::{Request, State},
    http::{
        HeaderMap, Method, StatusCode,
        header::{CONNECTION, CONTENT_LENGTH, HOST, RETRY_AFTER, TRANSFER_ENCODING},
        request::Parts,
    },
    response::{IntoResponse as _, Response},
    serve::ListenerExt as _,
};
use parking_lot::Mutex;
use serde::Deserialize;
use serde_json::json;
use tokio::{net::TcpListener, time::Instant};
use tokio_util::task::AbortOnDropHandle;

use super::tempo::{Tempo, Urgency};

/// The shortest wait: a server that says "at once" for ever is not asked without a pause.
const LEAST: Duration = Duration::from_millis(50);

/// Below these paths are the answers to interactions: an id, and the token.
const WEBHOOKS: &str = "webhooks";
const INTERACTIONS: &str = "interactions";

/// The longest wait that is believed.
const MOST: Duration = Duration::from_hours(24);

/// Begins to relay to this server; where it takes requests, and the task that does it. What counts and had to wait goes
/// on at this tempo.
///
/// # Errors
/// When this machine gives it no port.
pub async fn start(
    client: reqwest::Client,
    server: &str,
    tempo: Arc<Tempo>,
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
    tempo: Arc<Tempo>,
    /// Shared by all requests, locked for a look only.
    rests: Mutex<Rests>,
}

/// What the server is not asked until then.
#[derive(Default)]
struct Rests {
    /// Anything but answers to interactions, which Discord does not count with the rest.
    all: Option<Instant>,
    /// By bucket. Discord counts some of ours together; each of them is told so by itself.
    some: HashMap<Bucket, Instant>,
}

/// What Discord counts together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Bucket {
    /// The answers to one interaction, by its token.
    Answers(String),
    /// Requests of one method and path.
    Counted(String),
}

impl Bucket {
    /// Where a request counts.
    fn of(method: &Method, path: &str) -> Self {
        let mut parts =
            path.split('/').skip_while(|part| !matches!(*part, WEBHOOKS | INTERACTIONS));
        match (parts.next(), parts.nth(1)) {
            (Some(_), Some(token)) => Self::Answers(token.to_owned()),
            _ => Self::Counted(format!("{method} {path}")),
        }
    }

    /// Whether it counts against the requests of the bot in all.
    const fn is_counted(&self) -> bool {
        matches!(self, Self::Counted(_))
    }
}

impl Rests {
    fn add(&mut self, what: &Bucket, limited: &Limited, now: Instant) {
        let until = now + limited.wait;
        if limited.is_global {
            self.all = self.all.max(Some(until));
        } else {
            self.some.retain(|_, until| *until > now);
            self.some.insert(what.clone(), until);
        }
    }

    /// When this may be asked, unless now.
    fn until(&self, what: &Bucket, now: Instant) -> Option<Instant> {
        let all = self.all.filter(|_| what.is_counted());
        all.max(self.some.get(what).copied()).filter(|until| *until > now)
    }
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
        let what = Bucket::of(&parts.method, parts.uri.path());
        loop {
            self.wait(&what).await;
            let (status, headers, text) = match self.ask(&parts, body.clone()).await {
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
            if !is_of_discord(parts.uri.path(), status, &text) {
                return not_of_discord();
            }
            return (status, headers, text).into_response();
        }
    }

    /// Waits until this may be asked. What has waited together does not go together.
    async fn wait(&self, what: &Bucket) {
        let mut has_rested = false;
        while let Some(until) = self.rests(|rests| rests.until(what, Instant::now())) {
            tokio::time::sleep_until(until).await;
            has_rested = true;
        }
        if has_rested && what.is_counted() {
            self.tempo.turn(Urgency::Call).await;
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

/// What a 429 says.
#[derive(Debug, PartialEq)]
struct Limited {
    wait: Duration,
    is_global: bool,
}

/// The same in the text of the answer, <https://discord.com/developers/docs/topics/rate-limits>.
#[derive(Default, Deserialize)]
struct Told {
    retry_after: Option<f64>,
    #[serde(default)]
    global: bool,
}

impl Limited {
    /// `None` when it does not say how long.
    fn read(headers: &HeaderMap, text: &[u8]) -> Option<Self> {
        let told: Told = serde_json::from_slice(text).unwrap_or_default();
        let header = headers.get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
        let wait = Duration::try_from_secs_f64(header.or(told.retry_after)?).unwrap_or(MOST);
        let is_global = told.global || headers.contains_key("x-ratelimit-global");
        Some(Self { wait: wait.clamp(LEAST, MOST), is_global })
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
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

    fn tempo() -> Arc<Tempo> {
        Arc::new(Tempo::new(watch::channel(Owned::some([0].into(), 4, 1)).1))
    }

    fn read(header: Option<&'static str>, text: &str) -> Option<(f64, bool)> {
        let header = header.map(|value| (RETRY_AFTER, HeaderValue::from_static(value)));
        let limited = Limited::read(&header.into_iter().collect(), text.as_bytes())?;
        Some((limited.wait.as_secs_f64(), limited.is_global))
    }

    #[test]
    fn the_wait_stands_in_the_header_or_in_the_text() {
        assert_eq!(read(Some("2"), "slower"), Some((2.0, false)));
        assert_eq!(read(Some("0.25"), r#"{"retry_after": 9}"#), Some((0.25, false)));
        assert_eq!(read(None, r#"{"retry_after": 1.5, "global": true}"#), Some((1.5, true)));
        assert_eq!(read(Some("0"), ""), Some((LEAST.as_secs_f64(), false)));
        assert_eq!(read(Some("1e300"), ""), Some((MOST.as_secs_f64(), false)));
        assert_eq!(read(Some("soon"), "{}"), None);
        assert_eq!(read(None, ""), None);
    }

    #[test]
    fn a_path_rests_by_itself_and_all_but_answers_rest_together() {
        let (now, mut rests) = (Instant::now(), Rests::default());
        let (second, later) = (Duration::from_secs(1), now + Duration::from_secs(1));
        let bucket = |path: &str| Bucket::of(&Method::POST, path);
        let (post, other) =
            (bucket("/api/v10/channels/1/messages"), bucket("/api/v10/channels/2/messages"));
        let answer = bucket("/api/v10/interactions/1/x/callback");
        rests.add(&post, &Limited { wait: second, is_global: false }, now);
        assert_eq!(rests.until(&post, now), Some(later));
        assert_eq!(rests.until(&post, later), None);
        assert_eq!(rests.until(&other, now), None);
        rests.add(&answer, &Limited { wait: second, is_global: true }, now);
        assert_eq!(rests.until(&other, now), Some(later));
        assert_eq!(rests.until(&answer, now), None);
    }

    #[test]
    fn the_answers_to_one_interaction_rest_together_and_those_to_another_do_not() {
        let bucket = |path: &str| Bucket::of(&Method::PATCH, path);
        let edit = bucket("/api/v10/webhooks/7/x/messages/@original");
        assert_eq!(bucket("/api/v10/webhooks/7/x"), edit, "a follow-up");
        assert_eq!(bucket("/api/v10/interactions/1/x/callback"), edit);
        assert_ne!(bucket("/api/v10/webhooks/7/y/messages/@original"), edit);
        assert!(!edit.is_counted() && bucket("/api/v10/channels/7/webhooks").is_counted());
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
