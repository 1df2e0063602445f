//! PostgreSQL, for whoever outgrows one file.
//!
//! **One writer.** The session that writes holds an advisory lock of the database as long as it lives, so two programs never
//! write at once. That is sturdier than transactions that may clash and are run again: a call decides once, from what is in
//! memory, and cannot be repeated. Its calls share commits as on SQLite. The server lets go of the lock with the session, and
//! takes back what the session had not committed: who has no session cannot write.
//!
//! **After a lost connection** another one is made and the lock is taken again. Each program that opens the database for
//! play counts up `aedile.runs`; where somebody else has done so meanwhile, what this program has in memory is old, and it
//! refuses to write from then on.
//!
//! **A commit whose answer was lost** is looked up by the number of its transaction and never repeated.
//!
//! **Bounds.** A call waits some seconds for a server that is away or starting, then it is refused; the next ones are refused
//! at once until the server is back. Both sides notice a dead connection within seconds.

mod link;
mod rows;
mod schema;
mod session;
#[cfg(test)]
#[cfg(unix)]
mod tests;
mod tls;

use std::thread;

use super::{Server, StoreError};
use link::Link;
use session::{Role, Session};

/// A database that is up to date and ours alone.
pub(super) struct Opened {
    pub(super) writer: Session,
    pub(super) reader: Session,
}

/// Takes the database and brings it up to date.
pub(super) fn open(server: &Server) -> Result<Opened, StoreError> {
    let (run, link) = aside(|| session::patiently(|| take(server)))?;
    let writer = Session::new(server.clone(), Role::Writer { run }, Some(link));
    Ok(Opened { writer, reader: Session::new(server.clone(), Role::Reader, None) })
}

fn take(server: &Server) -> Result<(i64, Link), StoreError> {
    let mut link = Link::open(server)?;
    link.lock(server)?;
    schema::migrate(&mut link)?;
    Ok((link.number("UPDATE aedile SET runs = runs + 1 RETURNING runs")?, link))
}

/// Says what would keep a program from playing on this database; changes nothing, also while a program plays.
///
/// # Errors
/// When it cannot be reached, is of another program or of a newer version.
pub fn try_out(server: &Server) -> Result<(), StoreError> {
    aside(|| schema::refuse_others(&mut Link::open(server)?).map(drop))
}

/// On a thread of its own: the library may not wait on one of a runtime.
fn aside<T: Send>(act: impl FnOnce() -> Result<T, StoreError> + Send) -> Result<T, StoreError> {
    thread::scope(|scope| scope.spawn(act).join()).unwrap_or(Err(StoreError::Closed))
}
