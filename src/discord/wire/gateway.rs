//! What Discord says of its gateway before anybody connects to it, and how many shards follow from that.

use std::{num::NonZero, time::Duration};

use super::settings::DiscordError;

/// More than Discord allows the largest bots.
const MOST_AT_ONCE: u32 = 1024;

/// The gateway, as `GET /gateway/bot` and, without shards, `GET /gateway` describe it. serenity's own types ask for more.
#[derive(Debug, serde::Deserialize)]
pub struct Gateway {
    /// Its address.
    pub url: String,
    /// How many shards Discord recommends.
    shards: Option<u32>,
    session_start_limit: Option<Starts>,
}

/// How many sessions may begin. Whoever goes beyond loses the token. Servers other than Discord may leave it out.
#[derive(Debug, serde::Deserialize)]
struct Starts {
    remaining: Option<u32>,
    /// Milliseconds until it is all of them again.
    reset_after: Option<u64>,
    /// How many may begin at once.
    max_concurrency: Option<u32>,
}

impl Gateway {
    /// How many shards there shall be.
    ///
    /// # Errors
    /// [`DiscordError::Shards`] for so few that Discord would refuse them, again and again until it takes the token away.
    pub fn shards(&self, wanted: Option<NonZero<u32>>) -> Result<u32, DiscordError> {
        let (shards, recommended) = (self.count(wanted), self.recommended());
        // One shard is recommended for a thousand servers, and takes 2,500: there are more than a thousand for all but one.
        let least = recommended.saturating_sub(1).saturating_mul(2) / 5 + 1;
        if shards < least {
            return Err(DiscordError::Shards { shards, recommended, least });
        }
        if shards < recommended {
            tracing::warn!(shards, recommended, "Discord recommends more shards");
        }
        Ok(shards)
    }

    /// How long to wait until so many shards may begin; `None` when they may.
    pub fn wait(&self, wanted: Option<NonZero<u32>>) -> Option<Duration> {
        let starts = self.session_start_limit.as_ref()?;
        let (remaining, wait) = (starts.remaining?, starts.reset_after.filter(|wait| *wait > 0)?);
        let wait = Duration::from_millis(wait).max(Duration::from_secs(1));
        (remaining < self.count(wanted)).then_some(wait)
    }

    /// How long to wait until another session may begin, when so many have begun since Discord said this; `None` when it may.
    pub fn wait_for_one(&self, begun: u32) -> Option<Duration> {
        let starts = self.session_start_limit.as_ref()?;
        let (remaining, wait) = (starts.remaining?, starts.reset_after.filter(|wait| *wait > 0)?);
        let wait = Duration::from_millis(wait).max(Duration::from_secs(1));
        (remaining <= begun).then_some(wait)
    }

    /// The address without a query: the library puts its own behind it.
    pub fn address(&self) -> &str {
        self.url.split_once('?').map_or(&self.url, |(address, _query)| address)
    }

    /// How many sessions may begin at once: those of shards whose numbers differ modulo this.
    pub fn at_once(&self) -> u32 {
        let told = self.session_start_limit.as_ref().and_then(|limit| limit.max_concurrency);
        told.unwrap_or(1).clamp(1, MOST_AT_ONCE)
    }

    fn count(&self, wanted: Option<NonZero<u32>>) -> u32 {
        wanted.map_or(self.recommended(), NonZero::get)
    }

    fn recommended(&self) -> u32 {
        self.shards.unwrap_or(1).max(1)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn gateway(shards: &Value, remaining: u32) -> Gateway {
        let limit = json!({"total": 1000, "remaining": remaining, "reset_after": 60_000, "max_concurrency": 2});
        let answer = json!({"url": "wss://x", "shards": shards, "session_start_limit": limit});
        serde_json::from_value(answer).unwrap()
    }

    #[test]
    fn shards_are_as_many_as_wanted_or_recommended_and_one_at_least() {
        let four = gateway(&json!(4), 1000);
        for (wanted, shards) in [(None, 4), (NonZero::new(6), 6), (NonZero::new(2), 2)] {
            assert_eq!(four.shards(wanted).unwrap(), shards);
        }
        assert_eq!(gateway(&json!(0), 1000).shards(None).unwrap(), 1);
        let silent: Gateway = serde_json::from_value(json!({"url": "wss://x"})).unwrap();
        assert_eq!((silent.shards(None).unwrap(), silent.wait(None)), (1, None));
        assert_eq!((silent.at_once(), four.at_once()), (1, 2));
    }

    #[test]
    fn so_few_shards_that_discord_refuses_them_are_not_tried() {
        for (recommended, least) in [(1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (100, 40)] {
            let gateway = gateway(&json!(recommended), 1000);
            assert!(gateway.shards(NonZero::new(least)).is_ok(), "{least} of {recommended}");
            let fewer = NonZero::new(least - 1);
            assert!(
                fewer.is_none() || gateway.shards(fewer).is_err(),
                "{fewer:?} of {recommended}"
            );
        }
    }

    #[test]
    fn shards_wait_until_all_of_them_may_begin() {
        let minute = Some(Duration::from_secs(60));
        assert_eq!(gateway(&json!(4), 3).wait(None), minute);
        assert_eq!(gateway(&json!(4), 4).wait(None), None);
        assert_eq!(gateway(&json!(4), 4).wait(NonZero::new(5)), minute);
    }

    #[test]
    fn one_session_waits_when_none_is_left() {
        let three_left = gateway(&json!(4), 3);
        assert_eq!((three_left.wait_for_one(0), three_left.wait_for_one(2)), (None, None));
        assert_eq!(three_left.wait_for_one(3), Some(Duration::from_secs(60)));
    }

    #[test]
    fn what_another_server_does_not_say_keeps_nobody_waiting() {
        for limit in [
            json!(null),
            json!({}),
            json!({"remaining": 0}),
            json!({"remaining": 0, "reset_after": 0, "max_concurrency": 0}),
        ] {
            let answer = json!({"url": "wss://x", "shards": null, "session_start_limit": limit});
            let gateway: Gateway = serde_json::from_value(answer).unwrap();
            assert_eq!((gateway.shards(None).unwrap(), gateway.wait(None)), (1, None), "{limit}");
            assert_eq!(gateway.at_once(), 1, "{limit}");
        }
    }
}
