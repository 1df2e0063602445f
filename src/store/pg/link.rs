//! One connection: its settings, its statements.

use std::{collections::HashMap, time::Duration};

use postgres::{
    Client, NoTls, Row, SimpleQueryMessage, Statement, config::SslMode,
    fallible_iterator::FallibleIterator as _, types::Type,
};

use super::{
    rows::{params, type_of},
    tls::Tls,
};
use crate::store::{MemberId, Server, StoreError, sql::Given};

/// How long a connection may take to be made, and how long a side that says nothing is waited for.
const REACH: Duration = Duration::from_secs(3);
const SILENCE: Duration = Duration::from_secs(5);

/// Which advisory lock of a database is ours: "Aedi" in ASCII.
const LOCK: i64 = 0x4165_6469;

/// Each statement sees what was committed before it, so also what others wrote while the lock was waited for.
const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE";

/// The first that can say what became of a transaction.
const OLDEST: i64 = 130_000;

/// What each session is told: commits are on the disk before they are answered, and the server notices as well when we are
/// gone, or hang: others wait for us meanwhile.
const SETTINGS: &str = "SET idle_in_transaction_session_timeout = '5s'; SET statement_timeout = '30s';
    SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local')";

pub(super) struct Link {
    client: Client,
    /// Each is translated and prepared once.
    statements: HashMap<String, Statement>,
}

impl Link {
    pub(super) fn open(server: &Server) -> Result<Self, StoreError> {
        let mut config = server.config().clone();
        config.application_name("aedile").connect_timeout(REACH).tcp_user_timeout(2 * SILENCE);
        config.keepalives_idle(SILENCE).keepalives_interval(Duration::from_secs(2));
        let client = match config.get_ssl_mode() {
            SslMode::Disable => config.connect(NoTls)?,
            _ => config.connect(Tls::new(server.authorities())?)?,
        };
        let mut link = Self { client, statements: HashMap::new() };
        link.batch(SETTINGS)?;
        if link.number("SELECT current_setting('server_version_num')::BIGINT")? < OLDEST {
            return Err(StoreError::Refused("PostgreSQL must be 13 or newer".to_owned()));
        }
        Ok(link)
    }

    /// Begins a transaction that writes, of a process that is no member: one writes after the other. It does not wait for
    /// long: programs that hold the lock as long as they live are of an older version.
    pub(super) fn begin_as_stranger(&mut self) -> Result<(), StoreError> {
        self.batch(&format!(
            "{BEGIN}; SET LOCAL lock_timeout = '{}ms'; SELECT pg_advisory_xact_lock({LOCK})",
            SILENCE.as_millis()
        ))
    }

    /// Which process of the server answers.
    pub(super) fn backend(&mut self) -> Result<i32, StoreError> {
        Ok(self.client.query_one("SELECT pg_backend_pid()", &[])?.try_get(0)?)
    }

    /// Is told from now on what others do.
    pub(super) fn listen(&mut self) -> Result<(), StoreError> {
        self.batch("LISTEN aedile_tables; LISTEN aedile_members")
    }

    /// Hands on what is told within this time, with the process of the server that told it.
    pub(super) fn hear(
        &mut self,
        within: Duration,
        mut heard: impl FnMut(i32, &str, &str),
    ) -> Result<(), StoreError> {
        let mut told = self.client.notifications();
        let mut told = told.timeout_iter(within);
        while let Some(one) = told.next()? {
            heard(one.process_id(), one.channel(), one.payload());
        }
        Ok(())
    }

    /// Whether the server has hung up.
    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Statements without parameters and without answers.
    pub(super) fn batch(&mut self, sql: &str) -> Result<(), StoreError> {
        Ok(self.client.batch_execute(sql)?)
    }

    /// Begins a transaction that writes, when all others that do have ended: its number, by which it can be looked up.
    ///
    /// Refuses a member whom others took for dead. They did so in such a transaction, so it stands before or after this one.
    pub(super) fn begin(&mut self, member: MemberId) -> Result<String, StoreError> {
        let answers = self.client.simple_query(&format!(
            "{BEGIN}; SELECT pg_advisory_xact_lock({LOCK});
             SELECT pg_current_xact_id() FROM members WHERE id = {member}"
        ))?;
        let number = answers.iter().rev().find_map(|answer| match answer {
            // The lock answers, too: nothing.
            SimpleQueryMessage::Row(row) => row.get(0).filter(|number| !number.is_empty()),
            _ => None,
        });
        number.map(str::to_owned).ok_or(StoreError::Taken)
    }

    /// What became of a transaction; `None` when nobody knows any more.
    pub(super) fn fate(&mut self, transaction: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT pg_xact_status($1::TEXT::XID8)";
        Ok(self.client.query_one(sql, &[&transaction])?.try_get(0)?)
    }

    /// The number that this statement answers.
    pub(super) fn number(&mut self, sql: &str) -> Result<i64, StoreError> {
        Ok(self.client.query_one(sql, &[])?.try_get(0)?)
    }

    pub(super) fn run(&mut self, sql: &str, given: &[Given<'_>]) -> Result<(), StoreError> {
        let statement = self.prepared(sql, given)?;
        self.client.execute(&statement, &params(given))?;
        Ok(())
    }

    pub(super) fn rows(&mut self, sql: &str, given: &[Given<'_>]) -> Result<Vec<Row>, StoreError> {
        let statement = self.prepared(sql, given)?;
        Ok(self.client.query(&statement, &params(given))?)
    }

    fn prepared(&mut self, sql: &str, given: &[Given<'_>]) -> Result<Statement, StoreError> {
        if let Some(statement) = self.statements.get(sql) {
            return Ok(statement.clone());
        }
        let types: Vec<Type> = given.iter().map(|given| type_of(given.kind)).collect();
        // Both number their parameters from 1, and no text in our statements has a question mark.
        let statement = self.client.prepare_typed(&sql.replace('?', "$"), &types)?;
        self.statements.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}
