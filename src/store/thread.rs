//! The thread that owns the connection, and the commits that waiting calls share.

use std::{
    any::Any,
    cell::RefCell,
    fs::File,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    thread,
    time::Instant,
};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::{StoreError, Tx, open::Opened};

/// How many calls may wait; more of them wait for a place.
const QUEUE: usize = 256;

/// How many calls may share a commit, so that no answer waits for too many others.
const TOGETHER: usize = 32;

/// What a caller waits for once its call has run: the fate of the commit.
type Answer = Box<dyn FnOnce(Result<(), StoreError>)>;

/// A call on its way to the thread.
trait Job: Send {
    /// Runs within an open transaction. `false` asks to take back what it did.
    fn run(self: Box<Self>, tx: &Tx) -> (bool, Answer);

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
    fn run(self: Box<Self>, tx: &Tx) -> (bool, Answer) {
        let Self { call, answer } = *self;
        let result = catch_unwind(AssertUnwindSafe(|| call(tx))).unwrap_or_else(|panic| {
            tracing::error!(panic = said(panic.as_ref()), "a call of the store panicked");
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

/// The thread's handle.
pub(super) struct Worker {
    /// `None` only while this is dropped.
    jobs: Option<mpsc::Sender<Box<dyn Job>>>,
    thread: Option<thread::JoinHandle<()>>,
    path: PathBuf,
}

impl Worker {
    pub(super) fn start(Opened { conn, path, lock }: Opened) -> Result<Self, StoreError> {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let thread = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || serve(&conn, queue, &lock))
            .map_err(|error| StoreError::Io(error.to_string()))?;
        Ok(Self { jobs: Some(jobs), thread: Some(thread), path })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
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

fn said(panic: &(dyn Any + Send)) -> &str {
    panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("?")
}

/// `_lock` is kept until the connection is no longer used.
fn serve(conn: &Connection, mut queue: mpsc::Receiver<Box<dyn Job>>, _lock: &File) {
    while let Some(first) = queue.blocking_recv() {
        let mut jobs = vec![first];
        while jobs.len() < TOGETHER
            && let Ok(next) = queue.try_recv()
        {
            jobs.push(next);
        }
        commit_together(conn, jobs);
    }
}

/// Runs the calls in one transaction and answers them after its commit.
fn commit_together(conn: &Connection, jobs: Vec<Box<dyn Job>>) {
    // Deferred: what only reads works also while another program writes, and on a disk that is full or read-only.
    let mut state = sql(conn, "BEGIN DEFERRED");
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
fn apart(conn: &Connection, job: Box<dyn Job>) -> (Answer, Result<(), StoreError>) {
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
