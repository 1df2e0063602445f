//! The transactions of a thread, on a connection that is made anew when it is lost.

use std::{
    cell::{Cell, RefCell},
    ops::ControlFlow,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use super::{link::Link, members};
use crate::store::{
    MemberId, Server, StoreError, TableId,
    session::{State, Transactions},
    sql::{Driver, Given, Later, Query, Reader, Row},
};

/// How long calls wait for a server that is away before they are refused.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long it is tried to learn whether a commit took place; longer than the server takes to give up a dead connection.
const LOOKED_UP: Duration = Duration::from_secs(20);

/// Between two attempts.
const PAUSE: Duration = Duration::from_millis(100);

/// What a session is for.
pub(super) enum Role {
    /// It writes as this member; others hear of what it does from this process of the server.
    Writer { member: MemberId, backend: Arc<AtomicI64> },
    /// It only reads.
    Reader,
}

pub(crate) struct Session {
    server: Server,
    role: Role,
    /// `None` when it was lost, or not yet needed.
    link: RefCell<Option<Link>>,
    state: Cell<State>,
    /// The number of the transaction that writes.
    transaction: RefCell<String>,
    /// Since when the server is away.
    away: Cell<Option<Instant>>,
}

impl Session {
    pub(super) fn new(
        server: Server,
        role: Role,
        mut link: Option<Link>,
    ) -> Result<Self, StoreError> {
        if let Some(link) = &mut link {
            role.is_known_by(link)?;
        }
        Ok(Self {
            server,
            role,
            link: RefCell::new(link),
            state: Cell::new(State::Gone),
            transaction: RefCell::default(),
            away: Cell::new(None),
        })
    }

    /// Acts within the transaction. An error spoils it, and a lost connection ends it.
    fn act<T>(
        &self,
        act: impl FnOnce(&mut Link) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut place = self.link.borrow_mut();
        let Some(link) = place.as_mut() else {
            return Err(StoreError::Unreachable("the connection is lost".to_owned()));
        };
        let done = act(link);
        if let Err(error) = &done {
            let lost = link.is_closed() || matches!(error, StoreError::Unreachable(_));
            self.state.set(if lost { State::Gone } else { State::Spoilt });
            if lost {
                *place = None;
            }
        }
        done
    }

    /// Begins a transaction, on another connection if need be. Nothing has happened in it, so it may be tried again.
    fn begin_by(
        &self,
        begin: impl Fn(&mut Link) -> Result<String, StoreError>,
    ) -> Result<(), StoreError> {
        let since = self.away.get();
        let done = until(since.unwrap_or_else(Instant::now) + PATIENCE, || {
            if self.link.borrow().as_ref().is_none_or(Link::is_closed) {
                let link = self.connect()?;
                self.link.replace(Some(link));
            }
            self.act(&begin)
        });
        match &done {
            Ok(number) => {
                self.transaction.replace(number.clone());
                self.state.set(State::Good);
                self.away.set(None);
            }
            Err(_) => self.away.set(since.or_else(|| Some(Instant::now()))),
        }
        done.map(drop)
    }

    fn connect(&self) -> Result<Link, StoreError> {
        let mut link = Link::open(&self.server)?;
        self.role.is_known_by(&mut link)?;
        Ok(link)
    }

    /// What became of the transaction whose commit was not answered.
    fn fate(&self) -> Result<(), StoreError> {
        let number = self.transaction.borrow().clone();
        let fate = until(Instant::now() + LOOKED_UP, || {
            let fate = Link::open(&self.server)?.fate(&number)?;
            if fate.as_deref() == Some("in progress") {
                return Err(StoreError::Unreachable("a commit is in progress".to_owned()));
            }
            Ok(fate)
        });
        tracing::warn!(?fate, "the answer to a commit was lost, and is looked up");
        match fate {
            Ok(Some(fate)) if fate == "committed" => Ok(()),
            Ok(Some(fate)) if fate == "aborted" => {
                Err(StoreError::Unreachable("the connection broke before the commit".to_owned()))
            }
            Ok(_) | Err(_) => Err(StoreError::Doubtful),
        }
    }
}

/// Tries until it works, fails for good, or the time is up; at least once.
fn until<T>(
    end: Instant,
    mut attempt: impl FnMut() -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    loop {
        match attempt() {
            // Who was alone may be leaving just now.
            Err(StoreError::Unreachable(_) | StoreError::InUse(_)) if Instant::now() < end => {
                thread::sleep(PAUSE);
            }
            done => return done,
        }
    }
}

/// Tries for as long as a call waits.
pub(super) fn patiently<T>(
    attempt: impl FnMut() -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    until(Instant::now() + PATIENCE, attempt)
}

impl Role {
    fn is_known_by(&self, link: &mut Link) -> Result<(), StoreError> {
        if let Self::Writer { backend, .. } = self {
            let own = link.number("SELECT pg_backend_pid()::BIGINT")?;
            backend.store(own, Ordering::Relaxed);
        }
        Ok(())
    }
}

impl Drop for Session {
    /// Whoever ends in good order need not be waited for.
    fn drop(&mut self) {
        let Role::Writer { member, .. } = self.role else { return };
        let link = self.link.take();
        if link.is_none_or(|mut link| members::leave(&mut link, member).is_err()) {
            // Without a server there is nothing to be done.
            let _ = Link::open(&self.server).and_then(|mut link| members::leave(&mut link, member));
        }
    }
}

impl Driver for Session {
    fn clock(&self) -> &'static str {
        members::CLOCK
    }

    fn schema(&self) -> &'static str {
        "SELECT version FROM aedile"
    }

    fn size(&self) -> &'static str {
        "SELECT pg_database_size(current_database())"
    }

    fn last_number(&self, table: &str) -> String {
        format!("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {table}_id_seq")
    }

    fn go_on_after(&self, table: &str, last: i64) -> Vec<String> {
        vec![format!("SELECT setval('{table}_id_seq', {last})")]
    }

    fn mark(&self) -> Result<(), StoreError> {
        self.act(|link| link.batch("SAVEPOINT call"))
    }

    fn keep(&self) -> Result<(), StoreError> {
        self.act(|link| link.batch("RELEASE call"))
    }

    fn take_back(&self) -> Result<(), StoreError> {
        self.act(|link| {
            link.forget();
            link.batch("ROLLBACK TO call; RELEASE call")
        })?;
        self.state.set(State::Good);
        Ok(())
    }

    fn run(&self, sql: &str, given: &[Given<'_>]) -> Result<(), StoreError> {
        self.act(|link| link.run(sql, given))
    }

    fn learn(&self) -> &'static [&'static str] {
        &["ANALYZE"]
    }

    fn prefetch(&self, queries: &[Query<'_>]) -> Result<(), StoreError> {
        self.act(|link| link.prefetch(queries))
    }

    fn version_after(&self, table: TableId, _: i64) -> Result<Later, StoreError> {
        self.act(|link| link.version_after(table))
    }

    fn rows(
        &self,
        sql: &str,
        given: &[Given<'_>],
        read: &mut Reader<'_>,
    ) -> Result<(), StoreError> {
        for row in self.act(|link| link.rows(sql, given))? {
            if let ControlFlow::Break(()) = read(&Row(&row))? {
                break;
            }
        }
        Ok(())
    }
}

impl Transactions for Session {
    fn begin(&self) -> Result<(), StoreError> {
        match self.role {
            Role::Writer { member, .. } => self.begin_by(|link| link.begin(member)),
            Role::Reader => self.look(),
        }
    }

    fn look(&self) -> Result<(), StoreError> {
        self.begin_by(|link| {
            link.batch("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
            Ok(String::new())
        })
    }

    fn commit(&self) -> Result<(), StoreError> {
        if self.state.get() != State::Good {
            self.roll_back();
            return match self.role {
                Role::Writer { .. } => Err(StoreError::Closed),
                Role::Reader => Ok(()),
            };
        }
        match (self.act(|link| link.batch("COMMIT")), &self.role) {
            (Err(StoreError::Unreachable(_)), Role::Writer { .. }) => self.fate(),
            (done, _) => {
                self.state.set(State::Gone);
                done
            }
        }
    }

    fn roll_back(&self) {
        let roll_back = |link: &mut Link| {
            link.forget();
            link.end("ROLLBACK")
        };
        if self.link.borrow().is_some() && self.act(roll_back).is_err() {
            // The server takes back what is left.
            self.link.replace(None);
        }
        self.state.set(State::Gone);
    }

    fn state(&self) -> State {
        self.state.get()
    }
}
