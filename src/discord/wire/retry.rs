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
const UNREADABLE: isize = -1;

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
    matches!(answer.error.code, UNREADABLE | 0) && answer.status_code.as_u16() == 404
}

/// What a failed request means for us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Discord or the way to it failed (5xx, 429, lost connection): trying again may help.
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
        let serenity::Error::Http(error) = error else { return Self::Refused };
        match error {
            HttpError::UnsuccessfulRequest(response) => {
                match (response.error.code, response.status_code.as_u16()) {
                    (code::ALREADY_ACKNOWLEDGED, _) => Self::Acknowledged,
                    (code::CLOSED_TO_THE_BOT | code::NO_SERVER_IN_COMMON, _) => Self::Closed,
                    (code::UNKNOWN_INTERACTION | code::UNKNOWN_WEBHOOK, _) => Self::NoInteraction,
                    (code::THREAD_ARCHIVED, _) => Self::Archived,
                    (code::OLD_CHANGES, _) => Self::OldChanges,
                    (code::UNKNOWN_MESSAGE, _) => Self::NoMessage,
                    // A 404 that does not say what is unknown comes from something on the way to Discord.
                    (UNREADABLE | 0, 404) | (_, 429 | 500..=599) => Self::Passing,
                    (code::UNKNOWN_CHANNEL, _) | (_, 404) => Self::NoChannel,
                    (_, 401 | 403) => Self::Forbidden,
                    _ => Self::Refused,
                }
            }
            HttpError::Request(_) => Self::Passing,
            _ => Self::Refused,
        }
    }

    /// Whether Discord may have done what was asked: no answer came, or one of something on the way.
    pub fn is_lost(error: &serenity::Error) -> bool {
        match error {
            serenity::Error::Http(HttpError::Request(error)) => !error.is_connect(),
            serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
                answer.status_code.is_server_error()
            }
            _ => false,
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

/// Tries a request again for about as long as Discord waits for an acknowledgement.
///
/// # Errors
/// The last error.
pub async fn quickly<T, F: Future<Output = serenity::Result<T>>>(
    request: impl FnMut() -> F,
) -> serenity::Result<T> {
    request.retry(pauses(100, 800, 4)).when(Trouble::is_passing).await
}

/// Tries the answer to an acknowledged interaction again for about half a minute, more often than [`patiently`] as somebody
/// waits: Discord takes it for 15 minutes, and without it the player is told for ever that the bot thinks.
///
/// # Errors
/// The last error.
pub async fn steadily<T, F: Future<Output = serenity::Result<T>>>(
    request: impl FnMut() -> F,
) -> serenity::Result<T> {
    request.retry(pauses(100, 2_000, 14)).when(Trouble::is_passing).await
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
