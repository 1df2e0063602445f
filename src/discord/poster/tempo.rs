//! How fast the poster asks Discord: evenly, so that a morning with thousands of reminders is no burst, and below the
//! limit of 50 requests a second that it shares with the answers to players, which never wait here.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

/// Between two requests: 40 a second.
const BEAT: Duration = Duration::from_millis(25);

/// When the next request may go. Shared by all deliveries; locked for a look only.
pub struct Tempo {
    beat: Duration,
    next: Mutex<Option<Instant>>,
}

impl Tempo {
    /// Discord's own tempo.
    #[must_use]
    pub const fn of_discord() -> Self {
        Self { beat: BEAT, next: Mutex::new(None) }
    }

    /// For a server that sets its own limits: as fast as it answers.
    #[must_use]
    pub const fn of_others() -> Self {
        Self { beat: Duration::ZERO, next: Mutex::new(None) }
    }

    /// Waits for the next free moment.
    pub async fn turn(&self) {
        if !self.beat.is_zero() {
            tokio::time::sleep_until(self.book(Instant::now())).await;
        }
    }

    /// Takes the next free moment from now on.
    fn book(&self, now: Instant) -> Instant {
        // A panic while it was locked cannot have left it half-changed.
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let mine = next.map_or(now, |next| next.max(now));
        *next = Some(mine + self.beat);
        mine
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn many_at_once_are_spread_evenly_and_one_alone_does_not_wait() {
        let (tempo, start) = (Tempo::of_discord(), Instant::now());
        for _ in 0..81 {
            tempo.turn().await;
        }
        assert_eq!(start.elapsed(), Duration::from_secs(2));
        tokio::time::advance(Duration::from_secs(9)).await;
        let later = Instant::now();
        tempo.turn().await;
        assert_eq!(later.elapsed(), Duration::ZERO);
    }
}
