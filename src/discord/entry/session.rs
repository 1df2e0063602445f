//! A session of the gateway on a thread of its own.
//!
//! The library asks a closed connection for its next message without ever waiting, where Discord has closed it by one of some
//! codes (4003, 4010, 4011). That goes on until a heartbeat is due, some 40 seconds, and nothing else ever runs on that thread.

use std::{
    future::poll_fn,
    panic::{AssertUnwindSafe, resume_unwind},
    pin::pin,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use futures_util::FutureExt as _;
use parking_lot::Mutex;
use tokio::{runtime::Handle, sync::oneshot};
use tokio_util::sync::{CancellationToken, DropGuard};

/// Nothing in a session takes as long as this without waiting for something, also on a machine that has too much to do.
const STUCK: Duration = Duration::from_secs(3);

/// A session that runs. It is given up when this is dropped.
pub struct Session<T> {
    ended: oneshot::Receiver<thread::Result<T>>,
    /// Since when it has not waited for anything; `None` while it waits.
    busy: Arc<Mutex<Option<Instant>>>,
    _stop: DropGuard,
}

impl<T: Send + 'static> Session<T> {
    /// Runs on a new thread, with the network and the clock of this runtime.
    ///
    /// # Errors
    /// When the machine has no thread left.
    pub fn start(run: impl Future<Output = T> + Send + 'static) -> std::io::Result<Self> {
        let (ends, ended) = oneshot::channel();
        let (stop, busy) = (CancellationToken::new(), Arc::default());
        let (stopped, noted, runtime) = (stop.clone(), Arc::clone(&busy), Handle::current());
        thread::Builder::new().name("shard".to_owned()).spawn(move || {
            let run = AssertUnwindSafe(noting(&noted, run)).catch_unwind();
            if let Some(end) = runtime.block_on(stopped.run_until_cancelled_owned(run)) {
                // Nobody may want to know any more.
                let _ = ends.send(end);
            }
        })?;
        Ok(Self { ended, busy, _stop: stop.drop_guard() })
    }

    /// Waits for its end; panics as it has panicked.
    pub async fn ended(&mut self) -> T {
        match (&mut self.ended).await {
            Ok(Ok(end)) => end,
            Ok(Err(panic)) => resume_unwind(panic),
            // The thread is gone without a word, as at the end of the program.
            Err(_) => std::future::pending().await,
        }
    }

    /// Whether it runs and runs without ever waiting for anything.
    pub fn is_stuck(&self) -> bool {
        self.busy.lock().is_some_and(|since| since.elapsed() > STUCK)
    }
}

/// Notes since when it has been running.
async fn noting<T>(busy: &Mutex<Option<Instant>>, run: impl Future<Output = T>) -> T {
    let mut run = pin!(run);
    poll_fn(|cx| {
        *busy.lock() = Some(Instant::now());
        let polled = run.as_mut().poll(cx);
        *busy.lock() = None;
        polled
    })
    .await
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn a_session_that_never_waits_is_seen_and_holds_up_nobody() {
        let (go, waits) = mpsc::channel();
        let mut session = Session::start(async move { waits.recv().is_ok() }).unwrap();
        while !session.is_stuck() {
            tokio::task::yield_now().await;
        }
        go.send(()).unwrap();
        assert!(session.ended().await);
        assert!(!session.is_stuck());
    }

    #[tokio::test]
    async fn a_session_that_waits_is_not_stuck_and_ends_when_it_is_given_up() {
        let (held, gone) = oneshot::channel::<()>();
        let session = Session::start(async move {
            let _held = held;
            std::future::pending::<()>().await;
        });
        assert!(!session.unwrap().is_stuck());
        assert!(gone.await.is_err(), "what it held is let go");
    }

    #[tokio::test]
    #[should_panic(expected = "an odd event")]
    async fn a_panic_of_a_session_is_one_of_who_waits_for_it() {
        let mut session = Session::start(async { panic!("an odd event") }).unwrap();
        let () = session.ended().await;
    }
}
