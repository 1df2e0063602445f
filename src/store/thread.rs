//! The threads of the connections: one writes, and waiting calls share its commits; one reads. A short call runs where it is made
//! while the thread has nothing to do, if the engine is in this process and its disk is quick.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use parking_lot::Mutex;
use tokio::sync::{mpsc, oneshot};

use super::{
    StoreError, Tx,
    session::{State, Transactions},
};

/// How many calls may wait; more of them wait for a place.
const QUEUE: usize = 256;

/// How many calls may share a commit, so that no answer waits for too many others.
const TOGETHER: usize = 32;

/// So long a refusal of the disk is told to who watches over it.
const LATELY: Duration = Duration::from_secs(2 * 60);

/// A call that took longer than this is followed by one on the thread: nobody else may have to wait for a slow disk.
const PROMPT: Duration = Duration::from_millis(1);

/// What a caller waits for once its call has run: the fate of the commit.
type Done = Box<dyn FnOnce(Result<(), StoreError>)>;

/// An answer that is given when the connection is free for others: whoever gets it may come back at once.
type JobResult = (Done, Result<(), StoreError>);

/// A call on its way to the thread.
trait Job: Send {
    /// Runs within an open transaction. `false` asks to take back what it did.
    fn run(self: Box<Self>, tx: &Tx) -> (bool, Done);

    /// What waits for the error because of which this does not run.
    fn refused(self: Box<Self>) -> Done;
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

    fn refused(self: Box<Self>) -> Done {
        let answer = self.answer;
        Box::new(move |why: Result<(), StoreError>| {
            let why = why.expect_err("what has not run is not done");
            let _ = answer.send(Err(why.into()));
        })
    }
}

/// A thread's handle.
pub(super) struct Worker {
    /// `None` only while this is dropped.
    jobs: Option<mpsc::Sender<Box<dyn Job>>>,
    thread: Option<thread::JoinHandle<()>>,
    /// The connection, which others may use while the thread does not.
    shared: Option<Arc<dyn Shared>>,
    refused: Arc<Refused>,
}

/// What the disk has refused.
#[derive(Default)]
struct Refused {
    /// The last call, and when.
    last: Mutex<Option<(Instant, StoreError)>>,
    /// How many calls.
    count: AtomicU64,
}

impl Refused {
    /// Keeps what the disk has refused of these.
    fn note(&self, answers: Vec<JobResult>) -> Vec<JobResult> {
        let of_disk = |(_, fate): &JobResult| match fate {
            Err(error @ (StoreError::ReadOnly | StoreError::Full | StoreError::Io(_))) => {
                Some(error.clone())
            }
            Ok(()) | Err(_) => None,
        };
        let refused = answers.iter().filter_map(of_disk);
        for error in refused {
            self.count.fetch_add(1, Ordering::Relaxed);
            *self.last.lock() = Some((Instant::now(), error));
        }
        answers
    }
}

/// A connection that is used by whoever comes, one after the other.
trait Shared: Send + Sync {
    /// Runs this here and now, or gives it back when that would take long or somebody else is at it.
    fn try_run(&self, job: Box<dyn Job>) -> Option<Box<dyn Job>>;
}

/// One for reading.
struct Reading<S>(Mutex<S>);

impl<S: Transactions + Send> Shared for Reading<S> {
    fn try_run(&self, job: Box<dyn Job>) -> Option<Box<dyn Job>> {
        let Some(session) = self.0.try_lock() else { return Some(job) };
        if !session.look_at_once() {
            return Some(job);
        }
        let answer = read(&*session, job);
        drop(session);
        give([answer]);
        None
    }
}

/// One for writing.
struct Writing<S> {
    session: Mutex<S>,
    refused: Arc<Refused>,
    /// The disk or the call before took longer than [`PROMPT`].
    slow: AtomicBool,
}

impl<S: Transactions + Send> Writing<S> {
    fn timed<T>(&self, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let done = work();
        self.slow.store(start.elapsed() > PROMPT, Ordering::Relaxed);
        done
    }
}

impl<S: Transactions + Send> Shared for Writing<S> {
    fn try_run(&self, job: Box<dyn Job>) -> Option<Box<dyn Job>> {
        if self.slow.load(Ordering::Relaxed) {
            return Some(job);
        }
        let Some(session) = self.session.try_lock() else { return Some(job) };
        if !session.begin_at_once() {
            return Some(job);
        }
        let answer = self.timed(|| alone(&*session, job));
        drop(session);
        give(self.refused.note(vec![answer]));
        None
    }
}

impl Worker {
    /// Starts the thread that writes. What it `keeps` is let go of when the connection is closed.
    pub(super) fn writer(
        session: impl Transactions + Send,
        keeps: impl Send + 'static,
    ) -> Result<Self, StoreError> {
        let refused = Arc::new(Refused::default());
        let writing =
            Writing { session: session.into(), refused: refused.clone(), slow: false.into() };
        let writing = Arc::new(writing);
        let mut writer = Self::start("store", writing.clone(), move |mut queue| {
            while let Some(first) = queue.blocking_recv() {
                let session = writing.session.lock();
                let jobs = waiting(first, &mut queue);
                let answers = writing.timed(|| commit_together(&*session, jobs));
                drop(session);
                give(writing.refused.note(answers));
            }
            drop((writing, keeps));
        })?;
        writer.refused = refused;
        Ok(writer)
    }

    /// Starts the thread that reads. What it answers includes all that was answered as written before the question.
    pub(super) fn reader(session: impl Transactions + Send) -> Result<Self, StoreError> {
        let session = Arc::new(Reading(session.into()));
        Self::start("store-reader", session.clone(), move |mut queue| {
            while let Some(job) = queue.blocking_recv() {
                let answer = look(&*session.0.lock(), job);
                give([answer]);
            }
        })
    }

    fn start(
        name: &str,
        shared: Arc<dyn Shared>,
        serve: impl FnOnce(mpsc::Receiver<Box<dyn Job>>) + Send + 'static,
    ) -> Result<Self, StoreError> {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let thread = thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || serve(queue))
            .map_err(|error| StoreError::Io(error.to_string()))?;
        let (jobs, thread, shared) = (Some(jobs), Some(thread), Some(shared));
        Ok(Self { jobs, thread, shared, refused: Arc::default() })
    }

    /// What the disk has refused in the last two minutes.
    pub(super) fn refused_lately(&self) -> Option<StoreError> {
        let last = self.refused.last.lock().clone();
        last.filter(|(at, _)| at.elapsed() < LATELY).map(|(_, error)| error)
    }

    /// How many calls the disk has refused.
    pub(super) fn refusals(&self) -> u64 {
        self.refused.count.load(Ordering::Relaxed)
    }

    pub(super) async fn call<T: Send + 'static, E: From<StoreError> + Send + 'static>(
        &self,
        call: impl FnOnce(&Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        let (answer, answered) = oneshot::channel();
        self.send(Box::new(Call { call, answer })).await?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// The same for a short call: it runs here and now where that is possible.
    pub(super) async fn short_call<T: Send + 'static, E: From<StoreError> + Send + 'static>(
        &self,
        call: impl FnOnce(&Tx) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        let (answer, answered) = oneshot::channel();
        let job = Box::new(Call { call, answer });
        let left = match &self.shared {
            Some(shared) => shared.try_run(job),
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
        // Before the thread ends, so that it is the one that closes the connection: that may have to wait.
        self.shared = None;
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

fn give(answers: impl IntoIterator<Item = JobResult>) {
    for (done, fate) in answers {
        done(fate);
    }
}

/// Runs a call that only reads, on the database as it is at one moment.
fn look(session: &impl Transactions, job: Box<dyn Job>) -> JobResult {
    match session.look() {
        Ok(()) => read(session, job),
        Err(error) => (job.refused(), Err(error)),
    }
}

/// Runs it in the transaction that is begun.
fn read(session: &impl Transactions, job: Box<dyn Job>) -> JobResult {
    let (_, done) = job.run(&Tx::new(session));
    (done, session.commit())
}

/// Runs the calls in one transaction, and commits it.
fn commit_together(session: &impl Transactions, jobs: Vec<Box<dyn Job>>) -> Vec<JobResult> {
    let mut state = session.begin();
    let (mut answers, mut kept) = (Vec::new(), Vec::with_capacity(jobs.len()));
    let is_alone = jobs.len() == 1;
    for job in jobs {
        match state.clone() {
            Ok(()) if is_alone => return vec![alone(session, job)],
            Ok(()) => {
                let (done, failure, after) = apart(session, job);
                match failure {
                    Some(error) => answers.push((done, Err(error))),
                    None => kept.push(done),
                }
                state = after;
            }
            Err(error) => answers.push((job.refused(), Err(error))),
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
    tracing::trace!(calls = kept.len(), time = ?start.elapsed(), "committed");
    answers.extend(kept.into_iter().map(|done| (done, commit.clone())));
    answers
}

/// Runs a call that has the transaction to itself, and commits it.
fn alone(session: &impl Transactions, job: Box<dyn Job>) -> JobResult {
    let tx = Tx::new(session);
    let (keep, done) = job.run(&tx);
    match session.state() {
        State::Good if keep => (done, session.commit()),
        State::Good | State::Spoilt | State::Gone => {
            session.roll_back();
            (done, Err(tx.failure.take().unwrap_or(StoreError::Closed)))
        }
    }
}

/// Runs one call so that it can be taken back without the others: why it was, if it was. The last result is whether the
/// transaction of all of them is still there: a full disk, for one, makes SQLite give up the whole.
fn apart(
    session: &impl Transactions,
    job: Box<dyn Job>,
) -> (Done, Option<StoreError>, Result<(), StoreError>) {
    let before = session.mark();
    let tx = Tx::new(session);
    let (keep, done) = job.run(&tx);
    let failure = || tx.failure.take().unwrap_or(StoreError::Closed);
    if before.is_err() {
        return (done, None, before);
    }
    match session.state() {
        State::Good if keep => match session.keep() {
            // What it wrote may be refused only now.
            Err(error) if session.state() == State::Spoilt => {
                (done, Some(error), session.take_back())
            }
            kept => (done, None, kept),
        },
        State::Gone => (done, None, Err(failure())),
        State::Good | State::Spoilt => (done, Some(failure()), session.take_back()),
    }
}
