//! How fast the bot asks Discord: at most 48 requests arrive there in any second, retries included, over all processes. Answers
//! to interactions do not count there and never wait here. Mentions go as soon as there is room. Everything else goes evenly, so
//! that it leaves room, and one after the other behind the mentions that wait already.
//!
//! A request arrives at some time between its start and its answer, and nobody here knows when. So it takes one of the second's
//! places from its start until a second after its end: however unevenly requests travel, no more of them than places can
//! arrive in one second.

use std::{collections::VecDeque, time::Duration};

use parking_lot::Mutex;
use tokio::{
    sync::{Mutex as Queue, watch},
    time::Instant,
};

use crate::tables::{Owned, PostKind};

/// Requests in a second, of the 50 that Discord takes: the rest is for processes that begin or end.
const LIMIT: usize = 48;

/// What a process has that plays no tables: before its first shard, and after its last.
const IDLE: usize = 2;

const SECOND: Duration = Duration::from_secs(1);

/// Between two requests that mention nobody: 33 a second.
const BEAT: Duration = Duration::from_millis(30);

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
    /// Locked for a look only.
    places: Mutex<Places>,
    /// Changes when a request has ended.
    ended: watch::Sender<()>,
    /// Locked by the mention that is the next to go.
    next: Queue<()>,
    /// When the last request went that mentions nobody. Locked by the next one until it goes, so that only one of them waits
    /// with the mentions.
    others: Queue<Option<Instant>>,
}

/// The places of a second.
struct Places {
    share: Share,
    /// Requests that have begun and not ended.
    under_way: usize,
    /// When others ended, at most a second ago, oldest first.
    ended: VecDeque<Instant>,
}

/// How many places this process has. What it gains it has a second later: until then others may use it.
struct Share {
    size: usize,
    grows: Option<Instant>,
}

/// The place of one request, until that has ended.
pub struct Turn<'a>(&'a Tempo);

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut places = self.0.places.lock();
        places.under_way -= 1;
        places.ended.push_back(Instant::now());
        drop(places);
        self.0.ended.send_replace(());
    }
}

impl Tempo {
    /// A part of what Discord takes, as long as others play as well.
    pub fn new(owned: watch::Receiver<Owned>) -> Self {
        let share = Share { size: share(&owned.borrow()), grows: None };
        let places = Places { share, under_way: 0, ended: VecDeque::new() };
        let (ended, next, others) = (watch::Sender::new(()), Queue::default(), Queue::default());
        Self { owned, places: Mutex::new(places), ended, next, others }
    }

    /// Waits for a free place. It is taken until a second after the turn is dropped.
    pub async fn turn(&self, urgency: Urgency) -> Turn<'_> {
        match urgency {
            Urgency::Call => {
                let _next = self.next.lock().await;
                self.place(urgency).await
            }
            Urgency::Other => {
                let mut last = self.others.lock().await;
                if let Some(last) = *last {
                    let members = self.owned.borrow().members();
                    tokio::time::sleep_until(last + BEAT * members).await;
                }
                let turn = self.place(urgency).await;
                *last = Some(Instant::now());
                turn
            }
        }
    }

    async fn place(&self, urgency: Urgency) -> Turn<'_> {
        let mut ended = self.ended.subscribe();
        loop {
            let share = share(&self.owned.borrow());
            let taken = self.places.lock().take(urgency, share, Instant::now());
            match taken {
                Ok(()) => return Turn(self),
                Err(Some(free)) => tokio::time::sleep_until(free).await,
                Err(None) => ended.changed().await.expect("the sender is ours"),
            }
        }
    }
}

/// What a process has when all know of each other.
fn share(owned: &Owned) -> usize {
    if owned.shards().is_empty() { IDLE } else { (LIMIT / owned.members() as usize).max(1) }
}

impl Places {
    /// Takes a place, or says when one is free; `None` when that is not known. A quarter is kept for mentions.
    fn take(
        &mut self,
        urgency: Urgency,
        share: usize,
        now: Instant,
    ) -> Result<(), Option<Instant>> {
        while self.ended.front().is_some_and(|ended| *ended + SECOND <= now) {
            self.ended.pop_front();
        }
        let size = self.share.size(share, now);
        let size = match urgency {
            Urgency::Call => size,
            Urgency::Other => size - size / 4,
        };
        if self.under_way + self.ended.len() < size {
            self.under_way += 1;
            return Ok(());
        }
        Err(self.ended.front().map(|ended| *ended + SECOND))
    }
}

impl Share {
    /// How many places there are now when there are to be this many.
    fn size(&mut self, wanted: usize, now: Instant) -> usize {
        if wanted <= self.size || *self.grows.get_or_insert(now + SECOND) <= now {
            *self = Self { size: wanted, grows: None };
        }
        self.size
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use futures_util::future::join_all;

    use super::*;

    fn some(members: u32) -> Owned {
        Owned::some([0].into(), 4, members)
    }

    fn of_some(members: u32) -> Tempo {
        Tempo::new(watch::channel(some(members)).1)
    }

    /// Lets so many requests go at once; when each arrives after this time on its way, and no time on the way back.
    async fn arrivals(tempo: &Tempo, count: u64, way: impl Fn(u64) -> Duration) -> Vec<Duration> {
        let (start, way) = (Instant::now(), &way);
        let requests = (0..count).map(|number| async move {
            let turn = tempo.turn(Urgency::Call).await;
            tokio::time::sleep(way(number)).await;
            drop(turn);
            start.elapsed()
        });
        let mut arrivals = join_all(requests).await;
        arrivals.sort_unstable();
        arrivals
    }

    fn busiest_second(arrivals: &[Duration]) -> usize {
        let within = |first: &Duration| {
            arrivals.iter().filter(|at| (first..&(*first + SECOND)).contains(at)).count()
        };
        arrivals.iter().map(within).max().unwrap_or(0)
    }

    #[tokio::test(start_paused = true)]
    async fn processes_share_what_discord_takes() {
        let arrivals = arrivals(&of_some(3), 33, |_| Duration::ZERO).await;
        assert_eq!(
            (arrivals[15], arrivals[16], arrivals[32]),
            (Duration::ZERO, SECOND, 2 * SECOND)
        );
    }

    #[tokio::test(start_paused = true)]
    async fn no_second_has_more_requests_than_discord_takes_however_long_each_is_on_its_way() {
        for seed in 1..20 {
            let way = |number| Duration::from_millis((number * 7_919 * seed) % 900);
            let arrivals = arrivals(&of_some(1), 300, way).await;
            assert!(busiest_second(&arrivals) <= LIMIT, "{seed}");
        }
        let arrivals = arrivals(&of_some(1), 144, |_| Duration::ZERO).await;
        assert_eq!(arrivals[143], SECOND * 2, "and no fewer");
    }

    #[tokio::test(start_paused = true)]
    async fn what_another_process_may_still_use_is_had_a_second_later() {
        let (owned, receiver) = watch::channel(Owned::some([].into(), 4, 1));
        let tempo = Tempo::new(receiver);
        let now = |urgency| tokio::time::timeout(Duration::ZERO, tempo.turn(urgency));
        let mut turns = Vec::new();
        for _ in 0..IDLE {
            turns.push(now(Urgency::Call).await.expect("a place is free"));
        }
        owned.send_replace(some(2));
        assert!(now(Urgency::Call).await.is_err(), "the other has not heard of it yet");
        tokio::time::sleep(SECOND).await;
        while let Ok(turn) = now(Urgency::Call).await {
            turns.push(turn);
        }
        assert_eq!(turns.len(), LIMIT / 2);
    }

    #[tokio::test(start_paused = true)]
    async fn a_quarter_of_the_places_is_kept_for_mentions() {
        let tempo = of_some(1);
        let mut turns = Vec::new();
        for _ in 0..LIMIT * 3 / 4 {
            turns.push(tempo.turn(Urgency::Other).await);
        }
        let now = |urgency| tokio::time::timeout(SECOND, tempo.turn(urgency));
        assert!(now(Urgency::Other).await.is_err(), "none of them has ended");
        assert!(now(Urgency::Call).await.is_ok());
        turns.clear();
        assert!(tokio::time::timeout(2 * SECOND, tempo.turn(Urgency::Other)).await.is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn others_go_evenly_and_a_mention_overtakes_them() {
        let tempo = Arc::new(of_some(1));
        let start = Instant::now();
        let others = (0..80).map(|_| {
            let tempo = tempo.clone();
            tokio::spawn(async move { drop(tempo.turn(Urgency::Other).await) })
        });
        let others: Vec<_> = others.collect();
        tokio::time::sleep(BEAT / 2).await;
        drop(tempo.turn(Urgency::Call).await);
        assert!(start.elapsed() < BEAT);
        for other in others {
            other.await.unwrap();
        }
        assert_eq!(start.elapsed(), BEAT * 79);
    }
}
