//! Channels that refuse what leagues do at Discord by themselves: how long they are left alone, and when a message is given up.

use std::{collections::HashMap, hash::Hash, time::Duration};

use crate::tables::Timestamp;

/// So many refusals in a row give up a message, as they do a change of other posts.
const MOST_REFUSALS: u32 = 12;

/// How long nothing is tried after the first refusal; twice as long after each other one.
const FIRST_WAIT: Duration = Duration::from_secs(10 * 60);

/// Nothing waits for longer.
const LONGEST_WAIT: Duration = Duration::from_secs(3600);

/// What a refusal means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is tried again later.
    Again,
    /// It was tried often enough.
    GiveUp,
}

/// How often something was refused in a row, and when the last time.
pub struct Refusals<K> {
    counts: HashMap<K, (u32, Timestamp)>,
}

impl<K> Default for Refusals<K> {
    fn default() -> Self {
        Self { counts: HashMap::new() }
    }
}

impl<K: Copy + Eq + Hash> Refusals<K> {
    /// Whether nothing is to be tried there now.
    pub fn is_waiting(&self, of: K, now: Timestamp) -> bool {
        self.counts.get(&of).is_some_and(|(count, last)| now < last.plus(wait(*count)))
    }

    /// Counts a refusal.
    pub fn refused(&mut self, of: K, now: Timestamp) -> Verdict {
        let (count, last) = self.counts.entry(of).or_insert((0, now));
        (*count, *last) = (*count + 1, now);
        if *count >= MOST_REFUSALS { Verdict::GiveUp } else { Verdict::Again }
    }

    /// It was not refused.
    pub fn accepted(&mut self, of: K) {
        self.counts.remove(&of);
    }
}

fn wait(count: u32) -> Duration {
    let times = 2_u32.saturating_pow(count.saturating_sub(1));
    FIRST_WAIT.saturating_mul(times).min(LONGEST_WAIT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_refused_is_tried_less_and_less_often_and_then_given_up() {
        let (mut refusals, mut now) = (Refusals::default(), Timestamp(0));
        let mut waits = Vec::new();
        for number in 1..=MOST_REFUSALS {
            let verdict = refusals.refused(7, now);
            assert_eq!(verdict == Verdict::GiveUp, number == MOST_REFUSALS);
            let before = now;
            while refusals.is_waiting(7, now) {
                now = now.plus(Duration::from_secs(600));
            }
            waits.push(before.before(now).as_secs() / 600);
        }
        assert_eq!(waits, [1, 2, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
        assert_eq!(refusals.refused(7, now), Verdict::GiveUp, "once is enough from then on");
        assert!(!refusals.is_waiting(8, now));
        refusals.accepted(7);
        assert_eq!(
            (refusals.is_waiting(7, now), refusals.refused(7, now)),
            (false, Verdict::Again)
        );
    }
}
