//! What time it is, from outside, so that tests and `aedile local` decide it.

use std::{
    future::Future,
    pin::Pin,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicBool, AtomicI64, Ordering},
    },
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use tokio::sync::watch;

use crate::tables::Timestamp;

/// A sleep of the machine is not counted by its timers: after this time at the latest a waiter looks at the clock again.
const LONGEST_SLEEP: Duration = Duration::from_secs(60);

/// A wait for a moment, by [`Clock::until`].
pub type Until<'a> = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

/// When a clock has gone back by more, it was set, and what it said before was wrong.
const SET_BACK: Duration = Duration::from_secs(5);

/// Says what time it is.
pub trait Clock: Send + Sync + 'static {
    /// The time of day, which people set: it may go back.
    fn now(&self) -> Timestamp;

    /// How much time has passed since some moment; setting the clock does not change it.
    fn steady(&self) -> Duration;

    /// Returns at this time; or earlier, above all when the clock was moved, so the caller looks again. At once when it is
    /// past already.
    fn until(&self, at: Timestamp) -> Until<'_>;
}

/// The clock of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timestamp(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    fn steady(&self) -> Duration {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed()
    }

    fn until(&self, at: Timestamp) -> Until<'_> {
        Box::pin(tokio::time::sleep(self.now().before(at).min(LONGEST_SLEEP)))
    }
}

/// A clock that is moved forward by hand. Clones share their hands; moving them wakes all that wait.
#[derive(Clone, Debug)]
pub struct HandClock {
    /// Where it stands when it does not run by itself.
    stands_at: Option<Timestamp>,
    ahead: watch::Sender<Duration>,
    /// By how many milliseconds the time of day is wrong.
    wrong: Arc<AtomicI64>,
}

impl HandClock {
    /// Stands still at this time until it is moved.
    pub fn stopped(at: Timestamp) -> Self {
        Self { stands_at: Some(at), ahead: watch::Sender::default(), wrong: Arc::default() }
    }

    /// Runs with the clock of the machine, and can be moved ahead of it.
    pub fn running() -> Self {
        Self::ahead_by(watch::Sender::default())
    }

    /// Runs ahead of the clock of the machine by what others, too, may set.
    pub fn ahead_by(ahead: watch::Sender<Duration>) -> Self {
        Self { stands_at: None, ahead, wrong: Arc::default() }
    }

    /// How far it was moved; what is set here moves it.
    pub const fn ahead(&self) -> &watch::Sender<Duration> {
        &self.ahead
    }

    /// Moves the hands.
    pub fn forward(&self, by: Duration) {
        self.ahead.send_modify(|ahead| *ahead += by);
    }

    /// From now on the time of day is wrong by so much, and no more time has passed; by nothing, it is right again.
    pub fn go_wrong(&self, by: Duration) {
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.wrong.store(by, Ordering::Relaxed);
        self.ahead.send_modify(|_| {});
    }
}

impl Clock for HandClock {
    fn now(&self) -> Timestamp {
        let right = self.stands_at.unwrap_or_else(|| SystemClock.now()).plus(*self.ahead.borrow());
        Timestamp(right.0.saturating_add(self.wrong.load(Ordering::Relaxed)))
    }

    fn steady(&self) -> Duration {
        let runs = self.stands_at.map_or_else(|| SystemClock.steady(), |_| Duration::ZERO);
        runs + *self.ahead.borrow()
    }

    fn until(&self, at: Timestamp) -> Until<'_> {
        // First the ear, then the look at the clock: a move between the two is heard.
        let mut moved = self.ahead.subscribe();
        let left = self.now().before(at);
        let runs = self.stands_at.is_none() || left.is_zero();
        Box::pin(async move {
            tokio::select! {
                () = tokio::time::sleep(left.min(LONGEST_SLEEP)), if runs => {}
                // The sender lives as long as the clock, which is borrowed.
                _ = moved.changed() => {}
            }
        })
    }
}

/// A clock that notices when it is set back: what was written by it before says a wrong time.
pub(in crate::tables) struct Noticing {
    clock: Box<dyn Clock>,
    /// The latest time that it has said.
    latest: AtomicI64,
    was_set_back: AtomicBool,
}

impl Noticing {
    pub(in crate::tables) fn new(clock: impl Clock) -> Self {
        let latest = clock.now().0.into();
        Self { clock: Box::new(clock), latest, was_set_back: AtomicBool::new(false) }
    }

    pub(in crate::tables) fn now(&self) -> Timestamp {
        let now = self.clock.now();
        let latest = Timestamp(self.latest.fetch_max(now.0, Ordering::Relaxed));
        if now.before(latest) > SET_BACK {
            self.latest.store(now.0, Ordering::Relaxed);
            self.was_set_back.store(true, Ordering::Relaxed);
        }
        now
    }

    pub(in crate::tables) fn steady(&self) -> Duration {
        self.clock.steady()
    }

    pub(in crate::tables) fn until(&self, at: Timestamp) -> Until<'_> {
        self.clock.until(at)
    }

    /// Whether it was set back since this was asked last.
    pub(in crate::tables) fn was_set_back(&self) -> bool {
        self.now();
        self.was_set_back.swap(false, Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Duration = Duration::from_secs(24 * 3600);

    #[tokio::test]
    async fn a_stopped_clock_moves_only_by_hand_and_wakes_who_waits() {
        let clock = HandClock::stopped(Timestamp(1_000));
        assert_eq!(clock.now(), Timestamp(1_000));
        clock.until(Timestamp(1_000)).await;
        let shared = clock.clone();
        let waiting = tokio::spawn(async move {
            while shared.now() < Timestamp(1_000).plus(DAY) {
                shared.until(Timestamp(1_000).plus(DAY)).await;
            }
        });
        tokio::task::yield_now().await;
        clock.forward(DAY / 2);
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished(), "half a day is not a day");
        clock.forward(DAY / 2);
        waiting.await.unwrap();
    }

    #[test]
    fn a_clock_that_is_set_back_is_noticed_once_and_one_that_goes_on_is_not() {
        let hand = HandClock::stopped(Timestamp(1_000));
        let clock = Noticing::new(hand.clone());
        hand.go_wrong(DAY);
        let steady = clock.steady();
        assert_eq!((clock.now(), clock.was_set_back()), (Timestamp(1_000).plus(DAY), false));
        hand.go_wrong(Duration::ZERO);
        assert_eq!((clock.now(), clock.steady()), (Timestamp(1_000), steady));
        assert!(clock.was_set_back() && !clock.was_set_back());
        hand.forward(DAY);
        assert!(!clock.was_set_back());
    }

    #[tokio::test]
    async fn a_move_before_the_wait_is_polled_is_not_missed() {
        let clock = HandClock::stopped(Timestamp(0));
        let wait = clock.until(Timestamp(5));
        clock.forward(DAY);
        wait.await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_running_clock_wakes_by_itself_and_when_it_is_moved() {
        let clock = HandClock::running();
        clock.until(clock.now().plus(Duration::from_secs(30))).await;
        let tomorrow = clock.now().plus(DAY);
        let shared = clock.clone();
        let waiting = tokio::spawn(async move { shared.until(tomorrow).await });
        tokio::task::yield_now().await;
        clock.forward(DAY);
        waiting.await.unwrap();
        assert!(clock.now() >= tomorrow);
    }

    #[tokio::test(start_paused = true)]
    async fn no_wait_is_longer_than_a_minute_without_a_look_at_the_clock() {
        let before = tokio::time::Instant::now();
        SystemClock.until(SystemClock.now().plus(DAY)).await;
        assert_eq!(before.elapsed(), LONGEST_SLEEP);
    }
}
