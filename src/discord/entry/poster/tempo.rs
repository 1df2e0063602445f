//! How fast the poster asks Discord: evenly, so that a morning with thousands of reminders is no burst, and below the
//! limit of 50 requests a second that it shares with the answers to players, which never wait here.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

/// Between two requests: 40 a second.
const BEAT: Duration = Duration::from_millis(25);

/// So many requests may go at once after a pause; with those of the beat they stay below Discord's 50 in any second.
const AT_ONCE: u32 = 8;

/// When the next request may go. Shared by all deliveries; locked for a look only.
#[derive(Default)]
pub struct Tempo {
    /// The beat of the last request; it lags behind the clock by what may go at once.
    last: Mutex<Option<Instant>>,
}

impl Tempo {
    /// Waits for the next free moment.
    pub async fn turn(&self) {
        tokio::time::sleep_until(self.book(Instant::now())).await;
    }

    /// Takes the next free moment from now on.
    fn book(&self, now: Instant) -> Instant {
        // A panic while it was locked cannot have left it half-changed.
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let free = now.checked_sub(BEAT * AT_ONCE).unwrap_or(now);
        let mine = last.map_or(free, |last| last.max(free)) + BEAT;
        *last = Some(mine);
        mine
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn many_at_once_are_spread_evenly_and_a_few_do_not_wait() {
        let tempo = Tempo::default();
        tokio::time::advance(Duration::from_secs(9)).await;
        let start = Instant::now();
        for _ in 0..AT_ONCE {
            tempo.turn().await;
        }
        assert_eq!(start.elapsed(), Duration::ZERO);
        for _ in 0..80 {
            tempo.turn().await;
        }
        assert_eq!(start.elapsed(), Duration::from_secs(2));
        tokio::time::advance(Duration::from_secs(9)).await;
        let later = Instant::now();
        tempo.turn().await;
        assert_eq!(later.elapsed(), Duration::ZERO);
    }
}
