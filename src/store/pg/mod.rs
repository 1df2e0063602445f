//! PostgreSQL, for whoever outgrows one file.
//!
//! **Several processes write in turn.** Each write transaction begins by waiting for one advisory lock, in whichever process:
//! so all writes stand in one order, as on SQLite, and every check that a call makes within its transaction holds until the
//! commit. Nothing clashes, and nothing has to be run again; calls share commits as on SQLite. A million tables make about a
//! hundred writes a second, and this takes thousands.
//!
//! **Who writes lives.** Each process is a row of `members`, with a time until which it lives by the clock of the database; a
//! thread of its own renews it. Others take the rows of the dead away, in a write transaction. Behind the lock a transaction
//! looks whether its own row is there: whoever was taken for dead writes nothing any more, whatever it believes.
//!
//! **Version.** What a process keeps in memory of a table has the `version` of its row, which triggers count: nothing can
//! change it and forget to say so. They also tell the other processes (`NOTIFY`), which look at what has changed.
//!
//! **A commit whose answer was lost** is looked up by the number of its transaction and never repeated.
//!
//! **Bounds.** A call waits some seconds for a server that is away or starting, then it is refused; the next ones are refused
//! at once until the server is back. Both sides notice a dead connection within seconds, and the server ends a transaction in
//! which a process hangs. A server that hangs itself, frozen while its machine still answers for it, is given up after 40 s.

mod error;
#[cfg(test)]
#[cfg(unix)]
mod hang_tests;
#[cfg(test)]
#[cfg(unix)]
mod league_tests;
mod link;
mod listen;
mod members;
mod rows;
mod schema;
mod session;
#[cfg(test)]
#[cfg(unix)]
mod tests;
mod tls;
#[cfg(test)]
#[cfg(unix)]
mod upgrade_tests;
#[cfg(test)]
#[cfg(unix)]
mod version_tests;

use std::{
    sync::{Arc, atomic::AtomicI64},
    thread,
    time::Instant,
};

use super::{
    MemberId, MemberRow, Server, StoreError, Upgrade, members::Company,
    notifications::Notifications,
};
use link::Link;
use listen::{Listener, Listening};
use session::{Role, Session};

/// A database that is up to date and that we are a member of.
pub(super) struct Opened {
    pub(super) writer: Session,
    pub(super) reader: Session,
    pub(super) member: MemberId,
    pub(super) listening: Listening,
}

/// Joins those who use the database and brings it up to date.
pub(super) fn open(
    server: &Server,
    how: (Company, Upgrade),
    notifications: &Notifications,
) -> Result<Opened, StoreError> {
    aside(|| {
        let (member, link) = join(server, how)?;
        let backend = Arc::new(AtomicI64::new(0));
        let role = Role::Writer { member, backend: backend.clone() };
        let writer = Session::new(server.clone(), role, Some(link))?;
        let reader = Session::new(server.clone(), Role::Reader, None)?;
        let listener = Listener {
            server: server.clone(),
            member,
            notifications: notifications.clone(),
            backend,
        };
        Ok(Opened { writer, reader, member, listening: listener.start()? })
    })
}

/// Joins, and waits for those who were killed: they count as alive for some seconds more, though nobody can stop them. Who
/// gives a sign of life in that time lives.
fn join(
    server: &Server,
    (company, upgrade): (Company, Upgrade),
) -> Result<(MemberId, Link), StoreError> {
    let last_sign = || members::last_sign(&mut Link::open(server)?);
    let (mut before, until) = (last_sign().ok(), Instant::now() + MemberRow::LIFE + members::BEAT);
    loop {
        let joined = session::patiently(|| members::join(server, company, upgrade));
        let Err(StoreError::InUse(_)) = &joined else { return joined };
        // One of before there were members says nothing.
        let Ok(now) = last_sign() else { return joined };
        if now > *before.get_or_insert(now) || Instant::now() > until {
            return joined;
        }
        tracing::warn!(
            "another aedile has the database and gives no sign of life; it may have been killed: waits up to 15 s until that is certain"
        );
    }
}

/// Says what would keep a program from playing on this database; changes nothing, also while a program plays.
///
/// # Errors
/// When it cannot be reached, is of another program or of a newer version.
pub fn try_out(server: &Server) -> Result<(), StoreError> {
    aside(|| schema::refuse_others(&mut Link::open(server)?).map(drop))
}

/// On a thread of its own: a runtime may not wait for another.
fn aside<T: Send>(act: impl FnOnce() -> Result<T, StoreError> + Send) -> Result<T, StoreError> {
    thread::scope(|scope| scope.spawn(act).join()).unwrap_or(Err(StoreError::Closed))
}
