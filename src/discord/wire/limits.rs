//! How much one person and one server may ask, so that a script starves nobody: tokens that come back with time, and one
//! request of a person at a time.

use std::{collections::HashMap, num::NonZero, sync::Arc, time::Duration};

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock as _, DefaultClock},
};
use parking_lot::Mutex;
use tokio::sync::OwnedMutexGuard;

use crate::tables::{GuildId, UserId};

/// How long a person's request waits at most for the one before: that one may think for seconds.
const PATIENCE: Duration = Duration::from_millis(250);

/// How often a person is told that it was too much: more often than happens to fingers, and less often than to a script.
const TOLD: Rate = Rate::new(30, 100);

/// With more people than these, those who have not asked for a while are forgotten.
const REMEMBERED: usize = 1_000;

/// Tokens, and how soon each comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// So many may be used at once.
    pub burst: NonZero<u32>,
    /// One comes back after this time; not zero.
    pub each: Duration,
}

/// What one person, and one server in all, may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// Commands and clicks of a person.
    pub asks: Rate,
    /// Autocompletes of a person: one for each letter typed.
    pub offers: Rate,
    /// Hints of a person, for which an AI thinks.
    pub hints: Rate,
    /// Everything asked in one server.
    pub server: Rate,
    /// How many reviews a person may ask for within a day; 0 for none.
    pub reviews: u32,
}

impl Quotas {
    /// No limit that anybody meets.
    pub const NONE: Self = {
        let rate = Rate { burst: NonZero::<u32>::MAX, each: Duration::from_nanos(1) };
        Self { asks: rate, offers: rate, hints: rate, server: rate, reviews: u32::MAX }
    };

    /// More than people click and type, and less than a script.
    const USUAL: Self = Self {
        asks: Rate::new(20, 100),
        offers: Rate::new(20, 60),
        hints: Rate::new(12, 5_000),
        server: Rate::new(300, 5),
        reviews: 5,
    };
}

impl Rate {
    /// So many at once, and one more each so many milliseconds. For constants: a zero does not compile there.
    const fn new(burst: u32, each: u64) -> Self {
        let burst = NonZero::new(burst).expect("nobody could ask anything");
        Self { burst, each: Duration::from_millis(each) }
    }
}

impl Default for Quotas {
    /// The usual ones.
    fn default() -> Self {
        Self::USUAL
    }
}

/// Why something is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooMuch {
    /// It was too much; there is a token again after this time.
    Wait(Duration),
    /// The person has been told so often of late: a script gets no answer for each of its requests.
    Told,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A command or a click.
    Ask,
    /// The choices for what is being typed.
    Offer,
}

type Tokens<K> = DefaultKeyedRateLimiter<K>;

/// Who has asked how much. Shared by all handlers.
pub struct Limits {
    asks: Tokens<UserId>,
    offers: Tokens<UserId>,
    hints: Tokens<UserId>,
    servers: Tokens<GuildId>,
    /// Who was told that it was too much.
    told: Tokens<UserId>,
    /// Locked for a look only.
    queues: Mutex<HashMap<UserId, Arc<tokio::sync::Mutex<()>>>>,
    reviews: u32,
}

impl Limits {
    /// With these quotas.
    pub fn new(quotas: Quotas) -> Self {
        Self {
            asks: tokens(quotas.asks),
            offers: tokens(quotas.offers),
            hints: tokens(quotas.hints),
            servers: tokens(quotas.server),
            told: tokens(TOLD),
            reviews: quotas.reviews,
            queues: Mutex::default(),
        }
    }

    /// Takes the tokens for a request.
    ///
    /// # Errors
    /// When there are none.
    pub fn admit(&self, user: UserId, server: Option<GuildId>, kind: Kind) -> Result<(), TooMuch> {
        let tokens = match kind {
            Kind::Ask => &self.asks,
            Kind::Offer => &self.offers,
        };
        let admitted = take(tokens, &user);
        let admitted =
            admitted.and_then(|()| server.map_or(Ok(()), |server| take(&self.servers, &server)));
        admitted.map_err(|wait| match take(&self.told, &user) {
            Ok(()) => TooMuch::Wait(wait),
            Err(_told) => TooMuch::Told,
        })
    }

    /// How many reviews a person may ask for within a day.
    pub const fn reviews(&self) -> u32 {
        self.reviews
    }

    /// Takes the token for a hint.
    ///
    /// # Errors
    /// How long to wait, when there is none.
    pub fn hint(&self, user: UserId) -> Result<(), Duration> {
        take(&self.hints, &user)
    }

    /// Waits for the person's request before this one, if that does not take too long. The next one waits until what this
    /// gives is dropped.
    pub async fn turn(&self, user: UserId) -> Option<OwnedMutexGuard<()>> {
        let queue = {
            let mut queues = self.queues.lock();
            if queues.len() > REMEMBERED {
                queues.retain(|_, queue| Arc::strong_count(queue) > 1);
            }
            Arc::clone(queues.entry(user).or_default())
        };
        tokio::time::timeout(PATIENCE, queue.lock_owned()).await.ok()
    }
}

fn tokens<K: Clone + Eq + std::hash::Hash>(rate: Rate) -> Tokens<K> {
    let quota = Quota::with_period(rate.each).expect("no rate has a time of zero");
    RateLimiter::keyed(quota.allow_burst(rate.burst))
}

fn take<K: Clone + Eq + std::hash::Hash>(tokens: &Tokens<K>, who: &K) -> Result<(), Duration> {
    if tokens.len() > REMEMBERED {
        tokens.retain_recent();
    }
    tokens
        .check_key(who)
        .map_err(|not_until| not_until.wait_time_from(DefaultClock::default().now()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SERVER: Option<GuildId> = Some(GuildId(1));

    #[test]
    fn one_who_asks_without_end_must_wait_and_nobody_else() {
        let limits = Limits::new(Quotas::default());
        let answers: Vec<_> = (0..90).map(|_| limits.admit(UserId(1), SERVER, Kind::Ask)).collect();
        let count = |is: fn(&Result<(), TooMuch>) -> bool| {
            answers.iter().filter(|answer| is(answer)).count()
        };
        let told = count(|answer| matches!(answer, Err(TooMuch::Wait(_))));
        assert!((20..25).contains(&count(Result::is_ok)));
        assert!((30..35).contains(&told), "each is told why");
        assert_eq!(answers[89], Err(TooMuch::Told), "and then it is a script");
        assert_eq!(limits.admit(UserId(1), SERVER, Kind::Offer), Ok(()), "what is typed is apart");
        assert_eq!(limits.admit(UserId(2), SERVER, Kind::Ask), Ok(()));
    }

    #[test]
    fn a_server_has_a_limit_of_its_own() {
        let limits = Limits::new(Quotas::default());
        let asks = |server, from: u64| {
            let people = (from..from + 400).map(UserId);
            people.filter(|user| limits.admit(*user, Some(server), Kind::Ask).is_ok()).count()
        };
        assert!((300..350).contains(&asks(GuildId(1), 0)));
        assert!((300..350).contains(&asks(GuildId(2), 1_000)));
    }

    #[tokio::test(start_paused = true)]
    async fn a_person_is_served_one_by_one_but_not_behind_a_long_thought() {
        let limits = Limits::new(Quotas::default());
        let first = limits.turn(UserId(1)).await;
        assert!(first.is_some() && limits.turn(UserId(2)).await.is_some());
        let start = tokio::time::Instant::now();
        assert!(limits.turn(UserId(1)).await.is_none());
        assert_eq!(start.elapsed(), PATIENCE);
        drop(first);
        assert!(limits.turn(UserId(1)).await.is_some());
    }
}
