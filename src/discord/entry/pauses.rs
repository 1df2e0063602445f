//! How long a shard waits before it tries again: longer and longer, and never two processes at the same moment.

use std::time::Duration;

use backon::{BackoffBuilder as _, ExponentialBackoff, ExponentialBuilder};

/// Between tries to reach Discord: the first pause and the longest, each before up to as much again by chance.
const AWAY: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(90));
/// The same between sessions that Discord refuses or soon ends. It lets a bot begin a thousand of them a day.
const SHORT: (Duration, Duration) = (Duration::from_secs(5), Duration::from_secs(3 * 60));
/// A session that lasts as long as this was none of these.
const STEADY: Duration = Duration::from_secs(10 * 60);

fn growing((least, most): (Duration, Duration)) -> ExponentialBackoff {
    let growing = ExponentialBuilder::new().with_min_delay(least).with_max_delay(most);
    growing.without_max_times().with_jitter().build()
}

/// Discord, or the store, cannot be reached; from the first failure to the next success.
#[derive(Default)]
pub struct Away(Option<ExponentialBackoff>);

impl Away {
    /// How long to wait after another failure, and whether it is the first.
    pub fn failed(&mut self) -> (Duration, bool) {
        let is_first = self.0.is_none();
        let pauses = self.0.get_or_insert_with(|| growing(AWAY));
        (pauses.next().unwrap_or(AWAY.1), is_first)
    }

    /// It is over; whether there was one.
    pub fn is_over(&mut self) -> bool {
        self.0.take().is_some()
    }
}

/// Sessions that ended soon after they were asked for, one after the other.
#[derive(Default)]
pub struct ShortSessions(Option<ExponentialBackoff>);

impl ShortSessions {
    /// How long to wait after a session that lasted so long. The first of a row is begun anew at once: Discord ends sessions
    /// that were good, too.
    pub fn ended(&mut self, lasted: Duration) -> Duration {
        if lasted >= STEADY {
            self.0 = None;
        }
        match &mut self.0 {
            Some(pauses) => pauses.next().unwrap_or(SHORT.1),
            none => {
                *none = Some(growing(SHORT));
                Duration::ZERO
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Duration = Duration::from_secs(24 * 3600);
    /// What a session costs besides: its turn, and the answer.
    const TURN: Duration = Duration::from_secs(5);

    #[test]
    fn a_day_of_refused_sessions_stays_within_what_discord_allows() {
        let (mut sessions, mut passed, mut begun) = (ShortSessions::default(), Duration::ZERO, 1);
        let mut before = sessions.ended(TURN);
        while passed < DAY {
            let pause = sessions.ended(TURN);
            assert!(pause > before || pause >= SHORT.1, "{pause:?} after {before:?}");
            passed += TURN + pause;
            (before, begun) = (pause, begun + 1);
        }
        assert!((200..500).contains(&begun), "{begun}");
    }

    #[test]
    fn a_session_that_lasted_is_begun_anew_at_once() {
        let mut sessions = ShortSessions::default();
        assert_eq!(sessions.ended(TURN), Duration::ZERO);
        assert!(sessions.ended(TURN) >= SHORT.0);
        assert_eq!(sessions.ended(STEADY), Duration::ZERO);
    }

    #[test]
    fn two_processes_do_not_come_back_together() {
        let pauses = || {
            let mut away = Away::default();
            [(); 8].map(|()| away.failed().0)
        };
        assert_ne!(pauses(), pauses());
    }

    #[test]
    fn a_day_away_is_a_thousand_tries_and_one_line() {
        let (mut away, mut passed, mut tries, mut lines) = (Away::default(), Duration::ZERO, 0, 0);
        while passed < DAY {
            let (pause, is_first) = away.failed();
            passed += pause;
            tries += 1;
            lines += usize::from(is_first);
        }
        assert!((400..1100).contains(&tries) && lines == 1, "{tries} tries, {lines} lines");
        assert!(away.is_over() && !away.is_over());
        assert!(away.failed().1, "the next time is another one");
    }
}
