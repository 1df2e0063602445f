//! The REST API v10, as far as serenity, poise and a bot of slash commands call it.
//!
//! Every request is read and recorded, suffers the fault that tests have ordered, and is then answered by a
//! plain function under the world's lock.

mod body;
mod call;
mod channels;
mod recorded;
mod routes;

use std::time::Instant;

use axum::{
    body::{Body as HttpBody, Bytes},
    extract::{Request, State as Extract},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use futures_util::{StreamExt as _, stream};
use serde_json::{Value, json};

use self::call::{Call, Reply};
pub use self::recorded::Recorded;
use super::{
    World,
    error::ApiError,
    faults::{FaultKind, Stranger},
    snapshot,
    state::Body,
};

/// Serves everything below `/api`.
pub(super) async fn serve(Extract(world): Extract<World>, request: Request) -> Response {
    let (method, uri) = (request.method().to_string(), request.uri().clone());
    // serenity escapes the @ of `@original` and `@me`.
    let path = uri.path().replace("%40", "@");
    let kind = world.strike(&method, &path);
    let authorized = is_authorized(&world, &path, request.headers());
    let read = body::read(request).await;
    let recorded = Recorded {
        at: Instant::now(),
        method: method.clone(),
        path: path.clone(),
        query: uri.query().unwrap_or_default().to_owned(),
        body: read.as_ref().map_or(Value::Null, |body| body.json.clone()),
        files: read.as_ref().map_or_else(
            |_| Vec::new(),
            |body| body.uploads.iter().map(|upload| upload.name.clone()).collect(),
        ),
        status: 0,
    };
    let number = world.record(recorded);
    let response = match kind {
        Some(FaultKind::RateLimited { seconds, global }) => rate_limited(seconds, global),
        Some(FaultKind::Status(status)) => plain_error(status),
        Some(FaultKind::Refused { status: number, code, message }) => {
            let error = ApiError { status: number, code, message, errors: None };
            (status(number), axum::Json(error.body())).into_response()
        }
        Some(FaultKind::Lost) => return cut_response(b""),
        Some(FaultKind::Stranger(stranger, number)) => strange(stranger, number),
        Some(FaultKind::Replaced(stranger)) => {
            respond(&world, &method, &path, &uri, authorized, read);
            strange(stranger, 200)
        }
        Some(FaultKind::Slow(delay)) => {
            tokio::time::sleep(delay).await;
            respond(&world, &method, &path, &uri, authorized, read)
        }
        Some(FaultKind::CutAnswer) | None => {
            respond(&world, &method, &path, &uri, authorized, read)
        }
    };
    if method != "GET" && path.contains("/channels/") {
        snapshot::saved(&world).await;
    }
    if kind == Some(FaultKind::CutAnswer) {
        return cut_response(b"{\"id\":");
    }
    world.record_status(number, response.status().as_u16());
    response
}

/// Whether the bot has shown its token; answers to interactions carry their own.
fn is_authorized(world: &World, path: &str, headers: &HeaderMap) -> bool {
    let has_own_token = ["/interactions/", "/webhooks/"].iter().any(|part| path.contains(part));
    let shown = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    has_own_token || shown.and_then(|shown| shown.strip_prefix("Bot ")) == Some(world.token())
}

fn respond(
    world: &World,
    method: &str,
    path: &str,
    uri: &axum::http::Uri,
    authorized: bool,
    body: Result<Body, ApiError>,
) -> Response {
    let answer = body.and_then(|body| {
        let below = path.strip_prefix("/api/v10/").or_else(|| path.strip_prefix("/api/"));
        let path: Vec<&str> = below.ok_or(ApiError::NOT_FOUND)?.split('/').collect();
        let call = Call { method, path, query: uri.query().unwrap_or_default(), body };
        if !authorized {
            return Err(ApiError::UNAUTHORIZED);
        }
        let mut state = world.state();
        state.archive_idle();
        routes::answer(&mut state, &call)
    });
    match answer {
        Ok(Reply::Json(json)) => axum::Json(json).into_response(),
        Ok(Reply::Created(json)) => (StatusCode::CREATED, axum::Json(json)).into_response(),
        Ok(Reply::Done) => StatusCode::NO_CONTENT.into_response(),
        Err(error) => {
            tracing::debug!(%method, %path, body = %error.body(), "refused a request of the bot");
            (status(error.status), axum::Json(error.body())).into_response()
        }
    }
}

fn status(number: u16) -> StatusCode {
    StatusCode::from_u16(number).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

fn rate_limited(seconds: f64, global: bool) -> Response {
    let scope = if global { "global" } else { "user" };
    let body =
        json!({"message": "You are being rate limited.", "retry_after": seconds, "global": global});
    let seconds = seconds.to_string();
    let headers = [
        ("retry-after", seconds.as_str()),
        ("x-ratelimit-scope", scope),
        ("x-ratelimit-limit", "5"),
        ("x-ratelimit-remaining", "0"),
        ("x-ratelimit-reset-after", seconds.as_str()),
        ("x-ratelimit-bucket", "local"),
    ];
    let mut response = (StatusCode::TOO_MANY_REQUESTS, headers, axum::Json(body)).into_response();
    if global {
        let value = header::HeaderValue::from_static("true");
        response.headers_mut().insert("x-ratelimit-global", value);
    }
    response
}

fn plain_error(number: u16) -> Response {
    let body = json!({"message": format!("{number}: Internal Server Error"), "code": 0});
    (status(number), axum::Json(body)).into_response()
}

fn strange(stranger: Stranger, number: u16) -> Response {
    let (kind, body) = stranger.says();
    (status(number), [(header::CONTENT_TYPE, kind)], body).into_response()
}

/// Promises more than it sends, so that the connection ends after these bytes of the answer; without any it ends before the
/// head, which is sent only when the body first waits.
fn cut_response(bytes: &'static [u8]) -> Response {
    let sent = (!bytes.is_empty()).then(|| Ok(Bytes::from_static(bytes)));
    let is_cut = async move {
        if !bytes.is_empty() {
            tokio::task::yield_now().await;
        }
        Err(std::io::Error::other("the connection is cut on purpose"))
    };
    let parts = stream::iter(sent).chain(stream::once(is_cut));
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CONTENT_LENGTH, "4096")];
    (headers, HttpBody::from_stream(parts)).into_response()
}
