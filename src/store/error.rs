//! What can go wrong with the database, for the log. A refused call has changed nothing.

use std::path::PathBuf;

use rusqlite::{ErrorCode, ffi};

use super::TableId;

/// Why the store refused. Cheap to clone: one failed commit answers several callers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another process of this program has the database; it holds its lock.
    #[error("{0} is in use by another aedile; stop it first, or give this one another database")]
    InUse(String),
    /// Another program holds SQLite's lock for longer than our patience. Works again when it lets go.
    #[error("the database is locked by another program; nothing was written, try again")]
    Locked,
    /// The server of the database is away, restarting or has too many connections. Works again when it is back.
    #[error("the server of the database cannot be reached ({0}); nothing was written, try again")]
    Unreachable(String),
    /// The connection broke while a commit was under way, and nobody can say what became of it.
    #[error(
        "the connection to the database broke; what was to be written may be there or not, look first"
    )]
    Doubtful,
    /// Others took this process for dead, as it was not heard of for long, and play its tables.
    #[error(
        "this aedile was not heard of for too long, and others have taken its tables over; it must start anew"
    )]
    Taken,
    /// Processes of an older version still play. Works when they have stopped.
    #[error(
        "aediles of an older version still play on the database; this one waits until they have stopped"
    )]
    Older,
    /// What was to be written was decided from an older state of the table: another process has changed it. Works when the
    /// table is read again.
    #[error("the table has changed meanwhile; nothing was written, try again")]
    Outdated,
    /// The file or its folder may not be written. Works again when the permission is back.
    #[error(
        "the database is read-only; give the program write permission to the file, its `.lock` and its folder"
    )]
    ReadOnly,
    /// No room on the disk. Works again when there is some.
    #[error("the disk of the database is full; nothing was written, make room and try again")]
    Full,
    /// SQLite's check found damage, or the file is no database.
    #[error(
        "the database is damaged ({0}); stop the program; `aedile check` says what is damaged, and `aedile salvage` keeps what is whole"
    )]
    Corrupt(String),
    /// What is stored of a table is not what was written. The other tables are whole.
    #[error("table {table} is damaged: {why}")]
    Damaged {
        /// The damaged table.
        table: TableId,
        /// What is wrong; names no secret.
        why: String,
    },
    /// Written by a newer version of this program.
    #[error(
        "the database has version {found} and this program knows versions up to {known}; install a newer aedile"
    )]
    Newer {
        /// Version of the file.
        found: i32,
        /// Newest version that this program knows.
        known: i32,
    },
    /// Of an older version, and it may not be brought up to date.
    #[error(
        "the database has schema {found} and this version of aedile needs schema {known}; it is left as it is, as `--no-migrate` or \
         database.migrate asks for. To bring it up to date, start without that (on PostgreSQL make a backup by pg_dump first); or \
         install the version of aedile that it was made by"
    )]
    NotUpgraded {
        /// Version of the database.
        found: i32,
        /// Version that this program needs.
        known: i32,
    },
    /// A database of PostgreSQL is of an older version, and nobody has said that there is a backup.
    #[error(
        "the database has schema {found} and this version of aedile needs schema {known}. PostgreSQL is copied by its own tools: make \
         a backup by `pg_dump --format=custom --file=FILE \"$URL\"`, then start once by `aedile run --yes` or with \
         AEDILE_DATABASE_MIGRATE=always"
    )]
    NoBackup {
        /// Version of the database.
        found: i32,
        /// Version that this program needs.
        known: i32,
    },
    /// The copy cannot be made that an upgrade needs. Nothing has changed.
    #[error(
        "the database is of an older version, and the copy of it cannot be made without which it is not brought up to date: {0}. Its \
         folder needs as much room as the database has; `aedile run --yes` goes on without a copy"
    )]
    NoCopy(String),
    /// What is to be put back cannot be. Nothing has changed.
    #[error("{0}; nothing was changed")]
    NotRestored(String),
    /// A database of another program.
    #[error("{} is a database of another program (application id {application_id:#x})", path.display())]
    Foreign {
        path: PathBuf,
        /// Its mark.
        application_id: i32,
    },
    /// The file cannot be opened, read or written.
    #[error("the database cannot be used: {0}")]
    Io(String),
    /// A row says something that this program does not understand.
    #[error("the database says something unexpected: {0}")]
    Unexpected(String),
    /// The schema could not be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(String),
    /// Anything else that SQLite refuses: a constraint, our own bug.
    #[error("the database refused: {0}")]
    Refused(String),
    /// The database thread has ended: the program is stopping, or the call panicked.
    #[error("the database is closed")]
    Closed,
}

impl StoreError {
    /// Whether the same call may succeed later: somebody lets go of a lock, makes room, grants a permission, mends a disk.
    pub const fn is_passing(&self) -> bool {
        match self {
            // SQLite says `Corrupt` as well of a page that the disk could not read just then.
            Self::Locked
            | Self::ReadOnly
            | Self::Full
            | Self::Io(_)
            | Self::Corrupt(_)
            | Self::Unreachable(_)
            | Self::Doubtful
            | Self::Older
            | Self::Outdated => true,
            Self::InUse(_)
            | Self::Taken
            | Self::Damaged { .. }
            | Self::Newer { .. }
            | Self::NotUpgraded { .. }
            | Self::NoBackup { .. }
            | Self::NoCopy(_)
            | Self::NotRestored(_)
            | Self::Foreign { .. }
            | Self::Unexpected(_)
            | Self::Migration(_)
            | Self::Refused(_)
            | Self::Closed => false,
        }
    }
}

impl StoreError {
    /// Whether the fault may be that of what was read or written just then, so of one table of many, and not of the database as
    /// a whole: who looks at many tables goes on with the others.
    pub const fn is_of_one_table(&self) -> bool {
        match self {
            Self::Damaged { .. } | Self::Unexpected(_) | Self::Corrupt(_) | Self::Refused(_) => {
                true
            }
            Self::InUse(_)
            | Self::Locked
            | Self::Unreachable(_)
            | Self::Doubtful
            | Self::Taken
            | Self::Older
            | Self::Outdated
            | Self::ReadOnly
            | Self::Full
            | Self::Newer { .. }
            | Self::NotUpgraded { .. }
            | Self::NoBackup { .. }
            | Self::NoCopy(_)
            | Self::NotRestored(_)
            | Self::Foreign { .. }
            | Self::Io(_)
            | Self::Migration(_)
            | Self::Closed => false,
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Self::ReadOnly,
            Some(ErrorCode::DiskFull) => Self::Full,
            // There is no room for the file that readers and writers share.
            Some(ErrorCode::SystemIoFailure)
                if error
                    .sqlite_error()
                    .is_some_and(|error| error.extended_code == ffi::SQLITE_IOERR_SHMSIZE) =>
            {
                Self::Full
            }
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                Self::Corrupt(error.to_string())
            }
            Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen) => Self::Io(error.to_string()),
            Some(_) => Self::Refused(error.to_string()),
            None => Self::Unexpected(error.to_string()),
        }
    }
}

impl StoreError {
    /// What a migration was refused does not pass; that it could not be done just now may.
    pub(super) fn of_migration(self) -> Self {
        match self {
            Self::Refused(why) | Self::Unexpected(why) => Self::Migration(why),
            other => other,
        }
    }
}
