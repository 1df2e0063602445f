//! The threads that own the connections: one writes, and waiting calls share its commits; one reads.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::Instant,
};

use tokio::sync::{mpsc, oneshot};

use super::{
    StoreError, Tx,
    session::{Session, State},
};

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
    /// The connection, where others may use it while the thread does not.
    shared: Option<Arc<dyn Shared>>,
}

/// A connection for reading that is used by whoever comes, one after the other.
trait Shared: Send + Sync {
    /// Runs this here and now, or gives it back when somebody else is at it.
    fn try_look(&self, job: Box<dyn Job>) -> Option<Box<dyn Job>>;
}

impl<S: Session + Send> Shared for Mutex<S> {
    fn try_look(&self, job: Box<dyn Job>) -> Option<Box<dyn Job>> {
        let Ok(session) = self.try_lock() else { return Some(job) };
        look(&*session, job);
        None
    }
}

impl Worker {
    /// Starts the thread that writes. What it `keeps` is let go of when the connection is closed.
    pub(super) fn writer(
        session: impl Session + Send,
        keeps: impl Send + 'static,
    ) -> Result<Self, StoreError> {
        Self::start("store", move |mut queue| {
            while let Some(first) = queue.blocking_recv() {
                commit_together(&session, waiting(first, &mut queue));
            }
            drop((session, keeps));
        })
    }

    /// Starts the thread that reads. What it answers includes all that was answered as written before the question.
    pub(super) fn reader(session: impl Session + Send) -> Result<Self, StoreError> {
        Self::start("store-reader", move |mut queue| {
            while let Some(job) = queue.blocking_recv() {
                look(&session, job);
            }
        })
    }

    /// The same, for a connection at which a few rows are read more quickly than a thread is woken.
    pub(super) fn quick_reader(session: impl Session + Send) -> Result<Self, StoreError> {
        let session = Arc::new(Mutex::new(session));
        let shared = session.clone();
        let mut reader = Self::start("store-reader", move |mut queue| {
            while let Some(job) = queue.blocking_recv() {
                // A call that panics is caught before it could poison this.
                look(&*session.lock().unwrap_or_else(PoisonError::into_inner), job);
            }
        })?;
        reader.shared = Some(shared);
        Ok(reader)
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
        Ok(Self { jobs: Some(jobs), thread: Some(thread), shared: None })
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
        self.send(Box::new(Call { call, answer })).await?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// The same for a call that reads a few rows: it runs here and now where that is possible.
    pub(super) async fn short_call<T, E>(
        &self,
        call: impl FnOnce(&Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let job = Box::new(Call { call, answer });
        let left = match &self.shared {
            Some(shared) => shared.try_look(job),
            None => Some(job as Box<dyn Job>),
        };
        if let Some(job) = left {
            self.send(job).await?;
        }
        answered.await.map_err(|_| StoreError::Closed)?
    }

    async fn send(&self, job: Box<dyn Job>) -> Result<(), StoreError> {
        let jobs = self.jobs.as_ref().ok_or(StoreError::Closed)?;
        jobs.send(job).await.map_err(|_| StoreError::Closed)
    }
}

impl Drop for Worker {
    /// Lets the thread finish what waits, so that the file is closed when this returns.
    fn drop(&mut self) {
        self.jobs = None;
        self.shared = None;
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
fn look(session: &impl Session, job: Box<dyn Job>) {
    if let Err(error) = session.look() {
        return job.refuse(error);
    }
    let (_, answer) = job.run(&Tx::new(session));
    answer(session.commit());
}

/// Runs the calls in one transaction and answers them after its commit.
fn commit_together(session: &impl Session, jobs: Vec<Box<dyn Job>>) {
    let mut state = session.begin();
    let mut answers = Vec::with_capacity(jobs.len());
    let is_alone = jobs.len() == 1;
    for job in jobs {
        match state.clone() {
            Ok(()) if is_alone => return alone(session, job),
            Ok(()) => {
                let (answer, after) = apart(session, job);
                answers.extend(answer);
                state = after;
            }
            Err(error) => job.refuse(error),
        }
    }
    let start = Instant::now();
    let commit = match state {
        Ok(()) => session.commit(),
        Err(error) => {
            session.roll_back();
            Err(error)
        }
    };
    tracing::trace!(calls = answers.len(), time = ?start.elapsed(), "committed");
    for answer in answers {
        answer(commit.clone());
    }
}

/// Runs a call that has the transaction to itself.
fn alone(session: &impl Session, job: Box<dyn Job>) {
    let tx = Tx::new(session);
    let (keep, answer) = job.run(&tx);
    match session.state() {
        State::Good if keep => answer(session.commit()),
        State::Good | State::Spoilt | State::Gone => {
            session.roll_back();
            answer(Err(tx.failure.take().unwrap_or(StoreError::Closed)));
        }
    }
}

/// Runs one call so that it can be taken back without the others. The second result is whether the transaction of all
/// of them is still there: a full disk, for one, makes SQLite give up the whole.
fn apart(session: &impl Session, job: Box<dyn Job>) -> (Option<Done>, Result<(), StoreError>) {
    let before = session.mark();
    let tx = Tx::new(session);
    let (keep, answer) = job.run(&tx);
    let failure = || tx.failure.take().unwrap_or(StoreError::Closed);
    if before.is_err() {
        return (Some(answer), before);
    }
    match session.state() {
        State::Good if keep => match session.keep() {
            // What it wrote may be refused only now.
            Err(error) if session.state() == State::Spoilt => {
                answer(Err(error));
                (None, session.take_back())
            }
            kept => (Some(answer), kept),
        },
        State::Gone => (Some(answer), Err(failure())),
        State::Good | State::Spoilt => {
            answer(Err(failure()));
            (None, session.take_back())
        }
    }
}
