//! The threads that own the connections: one writes, and waiting calls share its commits; one reads.

use std::{
    cell::RefCell,
    panic::{AssertUnwindSafe, catch_unwind},
    thread,
    time::Instant,
};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::{StoreError, Tx};

/// How many calls may wait; more of them wait for a place.
const QUEUE: usize = 256;

/// How many calls may share a commit, so that no answer waits for too many others.
const TOGETHER: usize = 32;

/// What a caller waits for once its call has run: the fate of the commit.
type Done = Box<dyn FnOnce(Result<(), StoreError>)>;

/// A call on its way to the thread.
trait Job: Send {
    /// Runs within an open transaction. `false` asks to take back what it did.
    fn run(self: Box<Self>, tx: &Tx) -> (bool, Done);

    /// Answers without having run.
    fn refuse(self: Box<Self>, error: StoreError);
}

struct Call<F, T, E> {
    call: F,
    answer: oneshot::Sender<Result<T, E>>,
}

impl<F, T, E> Job for Call<F, T, E>
where
    F: FnOnce(&Tx) -> Result<T, E> + Send,
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
{
    fn run(self: Box<Self>, tx: &Tx) -> (bool, Done) {
        let Self { call, answer } = *self;
        let result = catch_unwind(AssertUnwindSafe(|| call(tx))).unwrap_or_else(|_panic| {
            tracing::error!("a call of the store panicked");
            Err(StoreError::Closed.into())
        });
        let keep = result.is_ok();
        let answer = Box::new(move |commit: Result<(), StoreError>| {
            // Whoever asked may have gone; what was decided stays.
            let _ = answer.send(result.and_then(|value| commit.map(|()| value).map_err(E::from)));
        });
        (keep, answer)
    }

    fn refuse(self: Box<Self>, error: StoreError) {
        let _ = self.answer.send(Err(error.into()));
    }
}

/// A thread's handle.
pub(super) struct Worker {
    /// `None` only while this is dropped.
    jobs: Option<mpsc::Sender<Box<dyn Job>>>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Worker {
    /// Starts the thread that writes. What it `keeps` is let go of when the connection is closed.
    pub(super) fn writer(conn: Connection, keeps: impl Send + 'static) -> Result<Self, StoreError> {
        Self::start("store", move |mut queue| {
            while let Some(first) = queue.blocking_recv() {
                commit_together(&conn, waiting(first, &mut queue));
            }
            drop((conn, keeps));
        })
    }

    /// Starts the thread that reads. What it answers includes all that was answered as written before the question.
    pub(super) fn reader(conn: Connection) -> Result<Self, StoreError> {
        Self::start("store-reader", move |mut queue| {
            while let Some(job) = queue.blocking_recv() {
                look(&conn, job);
            }
        })
    }

    fn start(
        name: &str,
        serve: impl FnOnce(mpsc::Receiver<Box<dyn Job>>) + Send + 'static,
    ) -> Result<Self, StoreError> {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let thread = thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || serve(queue))
            .map_err(|error| StoreError::Io(error.to_string()))?;
        Ok(Self { jobs: Some(jobs), thread: Some(thread) })
    }

    pub(super) async fn call<T, E>(
        &self,
        call: impl FnOnce(&Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let jobs = self.jobs.as_ref().ok_or(StoreError::Closed)?;
        jobs.send(Box::new(Call { call, answer })).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

impl Drop for Worker {
    /// Lets the thread finish what waits, so that the file is closed when this returns.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take()
            && thread.thread().id() != thread::current().id()
        {
            let _ = thread.join();
        }
    }
}

/// The first call and those that wait behind it, as far as they may share a commit.
fn waiting(first: Box<dyn Job>, queue: &mut mpsc::Receiver<Box<dyn Job>>) -> Vec<Box<dyn Job>> {
    let mut jobs = vec![first];
    while jobs.len() < TOGETHER
        && let Ok(next) = queue.try_recv()
    {
        jobs.push(next);
    }
    jobs
}

/// Runs a call that only reads, on the database as it is at one moment.
fn look(conn: &Connection, job: Box<dyn Job>) {
    if let Err(error) = sql(conn, "BEGIN DEFERRED") {
        return job.refuse(error);
    }
    let (_, answer) = job.run(&Tx { conn, failure: RefCell::new(None) });
    answer(sql(conn, "COMMIT"));
    if !conn.is_autocommit() {
        let _ = conn.execute_batch("ROLLBACK");
    }
}

/// Runs the calls in one transaction and answers them after its commit.
fn commit_together(conn: &Connection, jobs: Vec<Box<dyn Job>>) {
    // Immediate: SQLite waits for the lock of another program only before anything was read.
    let mut state = sql(conn, "BEGIN IMMEDIATE");
    let mut answers = Vec::with_capacity(jobs.len());
    for job in jobs {
        match state.clone() {
            Ok(()) => {
                let (answer, after) = apart(conn, job);
                answers.push(answer);
                state = after;
            }
            Err(error) => job.refuse(error),
        }
    }
    let start = Instant::now();
    let commit = state.and_then(|()| sql(conn, "COMMIT"));
    tracing::trace!(calls = answers.len(), time = ?start.elapsed(), "committed");
    if !conn.is_autocommit() {
        // A failed commit leaves the transaction open.
        let _ = conn.execute_batch("ROLLBACK");
    }
    for answer in answers {
        answer(commit.clone());
    }
}

/// Runs one call so that it can be taken back without the others. The second result is whether the transaction of all
/// of them is still there: a full disk, for one, makes SQLite give up the whole.
fn apart(conn: &Connection, job: Box<dyn Job>) -> (Done, Result<(), StoreError>) {
    let before = sql(conn, "SAVEPOINT call");
    let tx = Tx { conn, failure: RefCell::new(None) };
    let (keep, answer) = job.run(&tx);
    let after = before.and_then(|()| {
        if conn.is_autocommit() {
            return Err(tx.failure.take().unwrap_or(StoreError::Closed));
        }
        if !keep {
            sql(conn, "ROLLBACK TO call")?;
        }
        sql(conn, "RELEASE call")
    });
    (answer, after)
}

fn sql(conn: &Connection, text: &str) -> Result<(), StoreError> {
    conn.prepare_cached(text)?.execute([])?;
    Ok(())
}
