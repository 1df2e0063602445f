//! How fast the bot asks Discord: never more than 45 times in a second, retries included, over all processes. Answers to
//! interactions do not count there and never wait here. Calls go as soon as there is room. Everything else goes evenly, so
//! that it leaves room, and one after the other behind the calls that wait already.

use std::{collections::VecDeque, time::Duration};

use parking_lot::Mutex;
use tokio::{
    sync::{Mutex as Queue, watch},
    time::Instant,
};

use crate::tables::{Owned, PostKind};

/// Requests in a second: a tenth fewer than Discord takes, as they do not arrive as evenly as they leave.
const LIMIT: usize = 45;

const SECOND: Duration = Duration::from_secs(1);

/// Between two requests that are no calls: 40 a second.
const BEAT: Duration = Duration::from_millis(25);

/// How much somebody waits for a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// It tells people that they must act, or somebody waits for what it opens.
    Call,
    /// Nobody waits for it.
    Other,
}

impl Urgency {
    /// Who is called waits; for everything else nobody does.
    pub const fn of(kind: &PostKind) -> Self {
        if matches!(kind, PostKind::Ping { .. } | PostKind::Call { .. }) {
            Self::Call
        } else {
            Self::Other
        }
    }
}

/// When the next request may go. Shared by all that is counted.
pub struct Tempo {
    /// How many processes share the bot's requests.
    owned: watch::Receiver<Owned>,
    /// When the last requests went or will go. Locked for a look only.
    last: Mutex<VecDeque<Instant>>,
    /// When the last request went that was no call. Locked by the next one until it goes, so that only one waits with the calls.
    others: Queue<Option<Instant>>,
}

impl Tempo {
    /// A part of what Discord takes, as long as others play as well.
    pub fn new(owned: watch::Receiver<Owned>) -> Self {
        Self { owned, last: Mutex::default(), others: Queue::default() }
    }

    /// Waits for the next free moment.
    pub async fn turn(&self, urgency: Urgency) {
        match urgency {
            Urgency::Call => tokio::time::sleep_until(self.book(Instant::now())).await,
            Urgency::Other => {
                let mut last = self.others.lock().await;
                if let Some(last) = *last {
                    tokio::time::sleep_until(last + BEAT * self.members()).await;
                }
                let at = self.book(Instant::now());
                tokio::time::sleep_until(at).await;
                *last = Some(at);
            }
        }
    }

    fn members(&self) -> u32 {
        self.owned.borrow().members()
    }

    /// Takes the next free moment.
    fn book(&self, now: Instant) -> Instant {
        let mut last = self.last.lock();
        let limit = (LIMIT / self.members() as usize).max(1);
        let full = last.len().checked_sub(limit).and_then(|first| last.get(first).copied());
        let mine = full.map_or(now, |first| now.max(first + SECOND));
        last.push_back(mine);
        if last.len() > LIMIT {
            last.pop_front();
        }
        mine
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn of_some(members: u32) -> Tempo {
        Tempo::new(watch::channel(Owned::some([0].into(), 4, members)).1)
    }

    #[tokio::test(start_paused = true)]
    async fn processes_share_what_discord_takes() {
        let (tempo, start) = (of_some(3), Instant::now());
        for _ in 0..2 * LIMIT / 3 {
            tempo.turn(Urgency::Call).await;
        }
        assert_eq!(start.elapsed(), SECOND);
    }

    #[tokio::test(start_paused = true)]
    async fn no_second_has_more_requests_than_discord_takes() {
        let tempo = of_some(1);
        let start = Instant::now();
        let mut times = Vec::new();
        for _ in 0..3 * LIMIT {
            tempo.turn(Urgency::Call).await;
            times.push(start.elapsed());
        }
        assert_eq!(times[LIMIT - 1], Duration::ZERO);
        assert!(times.windows(LIMIT + 1).all(|some| some[LIMIT] >= some[0] + SECOND));
        assert_eq!(times[3 * LIMIT - 1], SECOND * 2, "and no fewer");
    }

    #[tokio::test(start_paused = true)]
    async fn others_go_evenly_and_a_call_overtakes_them() {
        let tempo = Arc::new(of_some(1));
        let start = Instant::now();
        let others = (0..80).map(|_| {
            let tempo = tempo.clone();
            tokio::spawn(async move { tempo.turn(Urgency::Other).await })
        });
        let others: Vec<_> = others.collect();
        tokio::time::sleep(BEAT / 2).await;
        tempo.turn(Urgency::Call).await;
        assert!(start.elapsed() < BEAT);
        for other in others {
            other.await.unwrap();
        }
        assert_eq!(start.elapsed(), BEAT * 79);
    }
}
