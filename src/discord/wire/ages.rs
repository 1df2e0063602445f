//! How old interactions are when they arrive. Discord takes an answer for 3 s; a process that stood still, and whose tables are
//! another's by now, must not work off what waited for it meanwhile.
//!
//! The clocks of machine and Discord may differ by any time, and either may be set: so an age is counted from the fastest that
//! an interaction has arrived of late, by a clock that nobody sets.

use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::Instant;

use crate::tables::{InteractionId, Timestamp};

/// An interaction that took so much longer than the fastest one is answered by nobody any more.
const STALE: Duration = Duration::from_secs(3);

/// For how long the fastest one is remembered, twice: no clock runs away by seconds in that time.
const REMEMBERED: Duration = Duration::from_secs(3600);

/// An id that tells a time further away than this from now has no time in it, as on servers other than Discord.
const PLAUSIBLE: Duration = Duration::from_secs(3600);

/// Milliseconds between 1970 and the beginning of Discord's ids.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// How long interactions take.
pub struct Ages {
    begun: Instant,
    /// Locked for a look only.
    least: Mutex<Least>,
}

/// The least difference between the clocks at an arrival, in milliseconds.
struct Least {
    since: Instant,
    before: i64,
    now: i64,
}

impl Ages {
    /// Nothing has arrived yet.
    pub fn new() -> Self {
        let begun = Instant::now();
        let least = Mutex::new(Least { since: begun, before: i64::MAX, now: i64::MAX });
        Self { begun, least }
    }

    /// Enters an interaction that arrives; whether it is too old to be answered.
    pub fn is_stale(&self, id: InteractionId, now: Timestamp) -> bool {
        let told = i64::try_from(id.0 >> 22).unwrap_or(i64::MAX).saturating_add(DISCORD_EPOCH);
        if told.abs_diff(now.0) > millis(PLAUSIBLE).unsigned_abs() {
            return false;
        }
        let took = millis(self.begun.elapsed()) - told;
        let mut least = self.least.lock();
        if least.since.elapsed() >= REMEMBERED && least.now != i64::MAX {
            *least = Least { since: Instant::now(), before: least.now, now: i64::MAX };
        }
        least.now = least.now.min(took);
        took - least.now.min(least.before) > millis(STALE)
    }
}

impl Default for Ages {
    fn default() -> Self {
        Self::new()
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Timestamp = Timestamp(1_795_000_000_000);

    /// One that somebody made at this time after the start, by Discord's clock.
    fn made(after: Duration) -> InteractionId {
        InteractionId((START.plus(after).0 - DISCORD_EPOCH).unsigned_abs() << 22)
    }

    #[tokio::test(start_paused = true)]
    async fn what_waited_for_a_process_that_stood_still_is_stale() {
        let (ages, second) = (Ages::new(), Duration::from_secs(1));
        // The machine's clock is ten seconds ahead of Discord's, which makes nothing stale.
        let now = |after| START.plus(after + second * 10);
        assert!(!ages.is_stale(made(Duration::ZERO), now(Duration::ZERO)));
        tokio::time::advance(second * 20).await;
        let waited = [1, 10, 16].map(|at| ages.is_stale(made(second * at), now(second * 20)));
        assert_eq!(waited, [true; 3]);
        assert!(!ages.is_stale(made(second * 18), now(second * 20)), "it can still be answered");
        assert!(!ages.is_stale(made(second * 20), now(second * 20)));
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_is_set_or_runs_away_makes_nothing_stale() {
        let (ages, hour) = (Ages::new(), Duration::from_secs(3600));
        for number in 0..100 {
            // Half a second an hour is more than any clock.
            let shown = Duration::from_millis(3_599_500) * number;
            let now = START.plus(hour * number / 7);
            assert!(!ages.is_stale(made(shown), START.plus(hour * number)));
            assert!(!ages.is_stale(made(hour * number), now), "{number}: the clock was set back");
            tokio::time::advance(hour).await;
        }
        assert!(!ages.is_stale(InteractionId(7), START), "without a time in it");
    }
}
