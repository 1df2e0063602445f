//! When a session of the gateway may begin: Discord lets one begin each five seconds in each bucket, across all processes.

use std::time::Duration;

use serenity::all::ShardId;
use tokio::{
    sync::Mutex,
    time::{Instant, sleep_until},
};

use crate::cluster::{ClusterError, Membership};

/// How long before its turn a shard connects at least, so that it begins in time.
const AHEAD: Duration = Duration::from_secs(1);
/// The same at most. The library gives up a connection that has said nothing for 15 s.
const LONG_AHEAD: Duration = Duration::from_secs(10);
/// A turn that is missed by more than this is lost: the next one in the bucket does not know of the delay. Turns are 200 ms
/// further apart than Discord asks for.
const LATE: Duration = Duration::from_millis(100);
/// How long a connection may take. Meanwhile nobody else of the bucket begins.
const HANDSHAKE: Duration = Duration::from_secs(30);

/// The turns of all buckets, each with the moment at which the next is free as far as this process knows. Its own shards of a
/// bucket begin one after the other.
pub struct Turns {
    membership: Membership,
    buckets: Vec<Mutex<Instant>>,
}

/// Why a session has not begun.
#[derive(Debug, thiserror::Error)]
pub enum NotBegun {
    /// There is no connection.
    #[error(transparent)]
    Discord(#[from] Box<serenity::Error>),
    /// The connection does not come about.
    #[error("no connection in {} s", HANDSHAKE.as_secs())]
    Hangs,
    /// No turn could be booked.
    #[error(transparent)]
    Store(#[from] ClusterError),
}

impl Turns {
    /// So many sessions may begin at once: those whose shards differ modulo this number.
    pub fn new(membership: Membership, buckets: u32) -> Self {
        let buckets = (0..buckets).map(|_| Mutex::new(Instant::now())).collect();
        Self { membership, buckets }
    }

    /// Connects a shard, and returns when it may say who it is: that must follow at once.
    pub async fn take<C, F>(&self, shard: ShardId, connect: impl Fn() -> F) -> Result<C, NotBegun>
    where
        F: Future<Output = serenity::Result<C>>,
    {
        let bucket = shard.0 % u32::try_from(self.buckets.len()).unwrap_or(u32::MAX);
        let mut free = self.buckets[bucket as usize].lock().await;
        let earliest = *free;
        let connected = begin(earliest, connect, || self.book(bucket, earliest)).await?;
        *free = Instant::now() + Membership::APART;
        Ok(connected)
    }

    async fn book(&self, bucket: u32, free: Instant) -> Result<Instant, NotBegun> {
        let now = Instant::now();
        if self.membership.is_alone() {
            return Ok(free.max(now));
        }
        let wait = self.membership.identify(bucket).await?;
        Ok(Instant::now() + wait)
    }
}

/// Connects and books a turn, again and again until one is met.
async fn begin<C, F, B>(
    earliest: Instant,
    connect: impl Fn() -> F,
    book: impl Fn() -> B,
) -> Result<C, NotBegun>
where
    F: Future<Output = serenity::Result<C>>,
    B: Future<Output = Result<Instant, NotBegun>>,
{
    sleep_until(earliest - AHEAD).await;
    let (mut connected, took) = timed(connect()).await?;
    let mut ahead = (2 * took).clamp(AHEAD, LONG_AHEAD);
    loop {
        let turn = book().await?;
        if turn > Instant::now() + ahead {
            // Other processes come first. Discord hangs up on who is silent for long.
            drop(connected);
            sleep_until(turn - ahead).await;
            let took;
            (connected, took) = timed(connect()).await?;
            ahead = (2 * took).clamp(ahead, LONG_AHEAD);
        }
        sleep_until(turn).await;
        let late = turn.elapsed();
        if late <= LATE {
            return Ok(connected);
        }
        tracing::debug!(?late, "a turn to begin a session was missed; taking another");
    }
}

/// A connection, and how long it took.
async fn timed<C>(
    connecting: impl Future<Output = serenity::Result<C>>,
) -> Result<(C, Duration), NotBegun> {
    let since = Instant::now();
    let connected = tokio::time::timeout(HANDSHAKE, connecting).await;
    let connected = connected.map_err(|_| NotBegun::Hangs)?.map_err(Box::new)?;
    Ok((connected, since.elapsed()))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

    use super::*;

    /// Takes turns that others have booked up to `first` seconds from now, with handshakes that take so many milliseconds, the
    /// last of them for ever; when the session begins, and how many turns it booked.
    async fn begun(first: u64, handshakes: &[u64]) -> (Duration, u32) {
        let (begin_at, booked, number) = (Instant::now(), AtomicU32::new(0), AtomicU64::new(0));
        let next = std::sync::Mutex::new(begin_at + Duration::from_secs(first));
        let connect = || async {
            let number = usize::try_from(number.fetch_add(1, Ordering::Relaxed)).unwrap();
            let takes = handshakes.get(number).or(handshakes.last()).unwrap();
            tokio::time::sleep(Duration::from_millis(*takes)).await;
            Ok(())
        };
        let book = || {
            booked.fetch_add(1, Ordering::Relaxed);
            let mut next = next.lock().unwrap();
            let turn = (*next).max(Instant::now());
            *next = turn + Membership::APART;
            std::future::ready(Ok(turn))
        };
        begin(begin_at, connect, book).await.unwrap();
        let (at, turns) = (begin_at.elapsed(), booked.into_inner());
        let turn = *next.lock().unwrap() - Membership::APART - begin_at;
        assert!(at >= turn && at <= turn + LATE, "at {at:?} in the turn of {turn:?}");
        (at, turns)
    }

    #[tokio::test(start_paused = true)]
    async fn a_session_begins_in_its_turn() {
        assert_eq!(begun(0, &[50]).await, (Duration::from_millis(50), 1));
        assert_eq!(begun(20, &[50]).await, (Duration::from_secs(20), 1));
    }

    #[tokio::test(start_paused = true)]
    async fn a_turn_that_a_slow_handshake_missed_is_booked_anew() {
        // The second handshake takes 1.2 s, and began 1 s before the turn.
        let (at, turns) = begun(20, &[50, 1_200]).await;
        assert_eq!((at, turns), (Duration::from_secs(20) + Membership::APART, 2));
    }

    #[tokio::test(start_paused = true)]
    async fn slow_handshakes_begin_earlier_so_that_they_meet_their_turn() {
        let (_, turns) = begun(20, &[50, 4_000, 4_000, 4_000]).await;
        assert!(turns <= 2, "{turns}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_handshake_that_hangs_is_given_up() {
        let connect = std::future::pending::<serenity::Result<()>>;
        let book = || std::future::ready(Ok(Instant::now()));
        let begun = begin(Instant::now(), connect, book).await;
        assert!(matches!(begun, Err(NotBegun::Hangs)), "{begun:?}");
    }
}
