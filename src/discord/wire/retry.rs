//! What went wrong at Discord, and whether trying again helps. serenity retries neither 5xx nor lost connections.

use std::{future::Future, time::Duration};

use backon::{ExponentialBuilder, Retryable};
use serenity::http::HttpError;

/// Discord's codes for errors that we tell apart, <https://discord.com/developers/docs/topics/opcodes-and-status-codes>.
mod code {
    pub const OLD_CHANGES: isize = 30046;
    pub const THREAD_ARCHIVED: isize = 50083;
    pub const UNKNOWN_CHANNEL: isize = 10003;
    pub const UNKNOWN_MESSAGE: isize = 10008;
    pub const UNKNOWN_WEBHOOK: isize = 10015;
    pub const UNKNOWN_INTERACTION: isize = 10062;
    pub const ALREADY_ACKNOWLEDGED: isize = 40060;
    pub const CLOSED_TO_THE_BOT: isize = 50007;
    pub const NO_SERVER_IN_COMMON: isize = 50278;
}

/// A thread or server has as many members or threads as it can have.
pub const MOST_THREADS: isize = 30033;
/// A server has as many active threads as it can have.
pub const MOST_ACTIVE_THREADS: isize = 160_006;

/// What serenity calls the code of an answer in which it found none.
pub const UNREADABLE: isize = -1;

/// Discord's general error, and what servers say that know no codes.
const GENERAL: isize = 0;

/// Discord's code for what it refused.
pub fn code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some(response.error.code)
        }
        _ => None,
    }
}

/// Whether it is a 404 that does not say what is unknown: of something on the way to Discord, or of a server that speaks its
/// API without its codes.
pub fn is_unnamed(error: &serenity::Error) -> bool {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) = error else { return false };
    matches!(answer.error.code, UNREADABLE | GENERAL) && answer.status_code.as_u16() == 404
}

/// What a failed request means for us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Discord or the way to it failed (5xx, 429, lost connection, any answer without a code of Discord's): trying again may
    /// help.
    Passing,
    /// The bot may not do this here (403).
    Forbidden,
    /// The person takes no direct messages from the bot.
    Closed,
    /// The message is gone.
    NoMessage,
    /// The channel is gone.
    NoChannel,
    /// The thread is archived, so that nothing in it can be changed.
    Archived,
    /// The interaction is too old or was never ours.
    NoInteraction,
    /// Messages older than an hour were changed too often in this channel.
    OldChanges,
    /// Somebody, perhaps we, has acknowledged the interaction already.
    Acknowledged,
    /// Discord refuses the request as it is: trying again does not help.
    Refused,
}

impl Trouble {
    /// What this error means.
    pub fn of(error: &serenity::Error) -> Self {
        let error = match error {
            serenity::Error::Http(error) => error,
            // A page, or nothing, where Discord sends JSON.
            serenity::Error::Json(_) => return Self::Passing,
            _ => return Self::Refused,
        };
        match error {
            HttpError::UnsuccessfulRequest(response) => {
                match (response.error.code, response.status_code.as_u16()) {
                    // Its status is that of a limit of requests, too.
                    (code::OLD_CHANGES, _) => Self::OldChanges,
                    // It comes from something on the way to Discord, or Discord does not know what is wrong.
                    (UNREADABLE | GENERAL, _) | (_, 0..=399 | 429 | 500..) => Self::Passing,
                    (code::ALREADY_ACKNOWLEDGED, _) => Self::Acknowledged,
                    (code::CLOSED_TO_THE_BOT | code::NO_SERVER_IN_COMMON, _) => Self::Closed,
                    (code::UNKNOWN_INTERACTION | code::UNKNOWN_WEBHOOK, _) => Self::NoInteraction,
                    (code::THREAD_ARCHIVED, _) => Self::Archived,
                    (code::UNKNOWN_MESSAGE, _) => Self::NoMessage,
                    (code::UNKNOWN_CHANNEL, _) | (_, 404) => Self::NoChannel,
                    (_, 401 | 403) => Self::Forbidden,
                    _ => Self::Refused,
                }
            }
            HttpError::Request(_) | HttpError::RateLimitI64F64 | HttpError::RateLimitUtf8 => {
                Self::Passing
            }
            _ => Self::Refused,
        }
    }

    /// Whether Discord may have done what was asked: no answer came, or one of something on the way.
    pub fn is_lost(error: &serenity::Error) -> bool {
        match error {
            serenity::Error::Http(HttpError::Request(error)) => !error.is_connect(),
            serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
                Self::is_passing(error) && answer.status_code.as_u16() != 429
            }
            other => Self::is_passing(other),
        }
    }

    /// Whether trying again may help.
    pub fn is_passing(error: &serenity::Error) -> bool {
        Self::of(error) == Self::Passing
    }
}

/// Pauses of so many milliseconds, from `least` on each about twice as long, none longer than `most`.
const fn pauses(least: u64, most: u64, times: usize) -> ExponentialBuilder {
    ExponentialBuilder::new()
        .with_min_delay(Duration::from_millis(least))
        .with_max_delay(Duration::from_millis(most))
        .with_max_times(times)
        .with_jitter()
}

/// The pauses of a request that is tried again for about half a minute.
pub const PATIENT: ExponentialBuilder = pauses(200, 8_000, 8);

/// Discord takes changes of an answer for 15 minutes.
const ANSWERABLE: Duration = Duration::from_secs(14 * 60);

/// Tries a request again for about as long as Discord waits for an acknowledgement.
///
/// # Errors
/// The last error.
pub async fn quickly<T, F: Future<Output = serenity::Result<T>>>(
    request: impl FnMut() -> F,
) -> serenity::Result<T> {
    request.retry(pauses(100, 800, 4)).when(Trouble::is_passing).await
}

/// Tries the answer to an acknowledged interaction again for as long as Discord takes it: without it the player is told for ever
/// that the bot thinks.
///
/// # Errors
/// The last error.
pub async fn steadily<T, F: Future<Output = serenity::Result<T>>>(
    request: impl FnMut() -> F,
) -> serenity::Result<T> {
    let pauses = pauses(100, 30_000, 0).without_max_times().with_total_delay(Some(ANSWERABLE));
    request.retry(pauses).when(Trouble::is_passing).await
}

/// Tries a request again for about half a minute.
///
/// # Errors
/// The last error.
pub async fn patiently<T, F: Future<Output = serenity::Result<T>>>(
    request: impl FnMut() -> F,
) -> serenity::Result<T> {
    request.retry(PATIENT).when(Trouble::is_passing).await
}

/// Tries a request again until something else than the way to Discord answers.
///
/// # Errors
/// What Discord says.
pub async fn endlessly<T, F: Future<Output = serenity::Result<T>>>(
    request: impl FnMut() -> F,
) -> serenity::Result<T> {
    request.retry(pauses(500, 300_000, 0).without_max_times()).when(Trouble::is_passing).await
}

#[cfg(test)]
mod tests {
    use serenity::all::ErrorResponse;

    use super::*;

    const PAGE: &str = "<html><title>Just a moment</title></html>";
    const NO_CODE: &str = r#"{"message": "404: Not Found", "code": 0}"#;

    /// What an answer like this is to the library, where it expected JSON.
    async fn answered(status: u16, body: &'static str) -> serenity::Error {
        let answer = http::Response::builder().status(status).body(body).expect("a status");
        if status < 300 {
            let error = serde_json::from_str::<serde_json::Map<_, _>>(body);
            return serenity::Error::Json(error.expect_err("no JSON"));
        }
        let answer = ErrorResponse::from_response(answer.into(), http::Method::POST).await;
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer))
    }

    #[tokio::test]
    async fn an_answer_without_a_code_passes_whatever_its_status() {
        for status in [200, 201, 400, 401, 403, 404, 405, 413, 418, 500, 502, 520, 522, 530, 599] {
            for body in [PAGE, "", "OK", "{", NO_CODE] {
                if (status, body) == (200, NO_CODE) || (status, body) == (201, NO_CODE) {
                    continue;
                }
                let error = answered(status, body).await;
                assert_eq!(Trouble::of(&error), Trouble::Passing, "{status} {body}");
                assert!(Trouble::is_lost(&error), "{status} {body}");
            }
        }
        let limited = answered(429, PAGE).await;
        assert!(Trouble::is_passing(&limited) && !Trouble::is_lost(&limited));
    }

    #[tokio::test]
    async fn a_code_of_discord_is_believed() {
        for (status, body, trouble) in [
            (400, r#"{"message": "Invalid Form Body", "code": 50035}"#, Trouble::Refused),
            (403, r#"{"message": "Missing Access", "code": 50001}"#, Trouble::Forbidden),
            (404, r#"{"message": "Unknown Channel", "code": 10003}"#, Trouble::NoChannel),
            (404, r#"{"message": "Unknown Message", "code": 10008}"#, Trouble::NoMessage),
            (429, r#"{"message": "Maximum number of edits", "code": 30046}"#, Trouble::OldChanges),
        ] {
            let error = answered(status, body).await;
            assert_eq!(Trouble::of(&error), trouble, "{body}");
            assert!(!Trouble::is_lost(&error), "{body}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_is_tried_again_for_as_long_as_discord_takes_it() {
        let (start, mut tries) = (tokio::time::Instant::now(), 0);
        let request = || {
            tries += 1;
            answered_by_a_page()
        };
        assert!(steadily(request).await.is_err());
        let minutes = start.elapsed().as_secs() / 60;
        assert!((12..=15).contains(&minutes), "{minutes}");
        assert!((20..60).contains(&tries), "at growing distances: {tries}");
    }

    async fn answered_by_a_page() -> serenity::Result<()> {
        Err(answered(200, PAGE).await)
    }
}
