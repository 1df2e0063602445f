//! What a server says of how often it may be asked, and until when it is not asked therefore.

use std::{collections::HashMap, time::Duration};

use axum::http::{HeaderMap, Method, header::RETRY_AFTER};
use serde::Deserialize;
use tokio::time::Instant;

/// The shortest wait: a server that says "at once" for ever is not asked without a pause.
const LEAST: Duration = Duration::from_millis(50);

/// The longest wait that is believed.
const MOST: Duration = Duration::from_secs(24 * 3600);

/// Below these paths are the answers to interactions: an id, and the token.
const WEBHOOKS: &str = "webhooks";
const INTERACTIONS: &str = "interactions";

/// With more routes than these, those whose time is over are forgotten.
const REMEMBERED: usize = 1_000;

/// What the server is not asked until then.
#[derive(Default)]
pub struct Rests {
    /// Anything but answers to interactions, which Discord does not count with the rest.
    all: Option<Instant>,
    /// By bucket. Discord counts some of ours together; each of them then gets its own 429.
    some: HashMap<Bucket, Instant>,
    /// What may still be asked on each route.
    routes: HashMap<Route, Left>,
}

/// What Discord counts together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Bucket {
    /// The answers to one interaction, by its token.
    Answers(String),
    /// Requests of one method and path.
    Counted(Route, String),
}

/// Method and path, where only the first id stays: the channel, the server or the person.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Route(String);

/// How much of a route is left.
struct Left {
    requests: u32,
    until: Instant,
    /// What there is again then, and for how long.
    limit: u32,
    period: Duration,
}

impl Bucket {
    /// Where a request counts.
    pub fn of(method: &Method, path: &str) -> Self {
        let mut parts =
            path.split('/').skip_while(|part| !matches!(*part, WEBHOOKS | INTERACTIONS));
        match (parts.next(), parts.nth(1)) {
            (Some(_), Some(token)) => Self::Answers(token.to_owned()),
            _ => Self::Counted(Route::of(method, path), path.to_owned()),
        }
    }

    /// Whether it counts against the requests of the bot in all.
    pub const fn is_counted(&self) -> bool {
        matches!(self, Self::Counted(..))
    }
}

impl Route {
    fn of(method: &Method, path: &str) -> Self {
        let is_id = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit()) && !part.is_empty();
        let mut ids = 0;
        let parts = path.split('/').map(|part| {
            ids += usize::from(is_id(part));
            if ids > 1 && is_id(part) { ":" } else { part }
        });
        Self(format!("{method} {}", parts.collect::<Vec<_>>().join("/")))
    }
}

impl Rests {
    /// Notes that the server refused this.
    pub fn add(&mut self, what: &Bucket, limited: &Limited, now: Instant) {
        let until = now + limited.wait;
        if limited.is_global {
            self.all = self.all.max(Some(until));
        } else {
            self.some.retain(|_, until| *until > now);
            self.some.insert(what.clone(), until);
        }
    }

    /// Notes what an answer says of its route: without it each limit would be found by a refusal, and Discord bans who is
    /// refused too often.
    pub fn note(&mut self, what: &Bucket, headers: &HeaderMap, now: Instant) {
        let Bucket::Counted(route, _) = what else { return };
        let Some(told) = Left::read(headers, now) else { return };
        if self.routes.len() >= REMEMBERED {
            self.routes.retain(|_, left| left.until > now);
        }
        let before = self.routes.remove(route).filter(|before| before.until > now);
        // Answers overtake each other, and others are under way.
        let requests = before.as_ref().map_or(told.requests, |it| told.requests.min(it.requests));
        let period = before.map_or(told.period, |it| told.period.max(it.period));
        self.routes.insert(route.clone(), Left { requests, period, ..told });
    }

    /// Takes what is left of a route for this request, or says when there is something, and when the server may be asked.
    pub fn take(&mut self, what: &Bucket, now: Instant) -> Result<(), Instant> {
        if let Some(until) = self.until(what, now) {
            return Err(until);
        }
        let Bucket::Counted(route, _) = what else { return Ok(()) };
        self.routes.get_mut(route).map_or(Ok(()), |left| left.take(now))
    }

    /// When this may be asked, unless now.
    pub fn until(&self, what: &Bucket, now: Instant) -> Option<Instant> {
        let some = self.some.get(what).copied().filter(|until| *until > now);
        some.max(self.all_until(now).filter(|_| what.is_counted()))
    }

    /// When anything that counts may be asked, unless now.
    pub fn all_until(&self, now: Instant) -> Option<Instant> {
        self.all.filter(|until| *until > now)
    }
}

impl Left {
    /// What an answer says, <https://discord.com/developers/docs/topics/rate-limits#header-format>.
    fn read(headers: &HeaderMap, now: Instant) -> Option<Self> {
        let text = |name| headers.get(name)?.to_str().ok();
        let number = |name| text(name)?.parse().ok();
        let (limit, requests) = (number("x-ratelimit-limit")?, number("x-ratelimit-remaining")?);
        let period = text("x-ratelimit-reset-after")?.parse().ok()?;
        let period = Duration::try_from_secs_f64(period).ok()?.min(MOST);
        Some(Self { requests, until: now + period, limit, period })
    }

    fn take(&mut self, now: Instant) -> Result<(), Instant> {
        if self.until <= now {
            // Those that have waited do not go all at once; the next answer says what is so.
            (self.requests, self.until) = (self.limit.max(1), now + self.period);
        }
        self.requests = self.requests.checked_sub(1).ok_or(self.until)?;
        Ok(())
    }
}

/// What a 429 says.
#[derive(Debug, PartialEq)]
pub struct Limited {
    /// How long to wait.
    pub wait: Duration,
    /// Whether for all that counts.
    pub is_global: bool,
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
    pub fn read(headers: &HeaderMap, text: &[u8]) -> Option<Self> {
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

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

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
        let (second, later) = (SECOND, now + SECOND);
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

    fn told(limit: &'static str, left: &'static str, seconds: &'static str) -> HeaderMap {
        let told = [("limit", limit), ("remaining", left), ("reset-after", seconds)];
        let header = |(name, value)| {
            let name = format!("x-ratelimit-{name}").parse().expect("a name of a header");
            (name, HeaderValue::from_static(value))
        };
        told.map(header).into_iter().collect::<HeaderMap>()
    }

    #[test]
    fn a_route_is_asked_as_often_as_the_server_says() {
        let (now, mut rests) = (Instant::now(), Rests::default());
        let bucket = |path: &str| Bucket::of(&Method::PATCH, path);
        let one = bucket("/api/v10/channels/1/messages/5");
        let same = bucket("/api/v10/channels/1/messages/6");
        let other = bucket("/api/v10/channels/2/messages/5");
        assert_eq!(rests.take(&one, now), Ok(()), "nothing is known");
        rests.note(&one, &told("3", "2", "1.0"), now);
        assert_eq!((rests.take(&one, now), rests.take(&same, now)), (Ok(()), Ok(())));
        // This answer was under way when those went.
        rests.note(&one, &told("3", "1", "1.0"), now);
        assert_eq!(rests.take(&same, now), Err(now + SECOND));
        assert_eq!(rests.take(&other, now), Ok(()));
        let later = now + SECOND;
        let taken = [(); 4].map(|()| rests.take(&one, later).is_ok());
        assert_eq!(taken, [true, true, true, false], "those that waited do not go all at once");
        rests.note(&one, &told("x", "", "-1"), later);
        assert_eq!(rests.take(&one, later), Err(later + SECOND), "this says nothing");
    }
}
