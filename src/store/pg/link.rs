//! One connection: its settings, its statements.
//!
//! What takes most of the time is the way to the server and back. So what only writes waits until something is asked, and
//! goes with it; and what is going to be asked is asked at once, before it is needed ([`Link::prefetch`]).

use std::{collections::HashMap, future::poll_fn, mem, time::Duration};

use futures_util::future::{join, join_all};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    runtime::{Builder, Runtime},
    sync::mpsc,
};
use tokio_postgres::{
    AsyncMessage, Client, Connection, NoTls, Notification, Row, SimpleQueryMessage, Socket,
    Statement, config::SslMode, types::Type,
};

use super::{
    rows::{BoundStatement, get, type_of},
    tls::Tls,
};
use crate::store::{
    MemberId, Server, StoreError, TableId,
    sql::{Given, Later, Query, given},
};

/// How long a connection may take to be made, and how long a side that says nothing is waited for.
const REACH: Duration = Duration::from_secs(3);
const SILENCE: Duration = Duration::from_secs(5);

/// How long a server may take to let us in, once it is reached. It may hang while its machine still answers for it.
const OPENING: Duration = Duration::from_secs(10);

/// How long an answer is waited for: longer than the server itself lets a statement take, see [`SETTINGS`].
const ANSWER: Duration = Duration::from_secs(40);

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

const VERSION: &str = "SELECT version FROM tables WHERE id = ?1";

/// So many statements are sent at once at most: so many [`join_all`] begins in their order.
const TOGETHER: usize = 30;

pub(super) struct Link {
    /// What drives the connection, whenever something is waited for.
    runtime: Runtime,
    client: Client,
    told: mpsc::UnboundedReceiver<Notification>,
    /// Each is translated and prepared once.
    statements: HashMap<String, Statement>,
    /// What was not sent yet.
    owed: Vec<BoundStatement>,
    /// What was asked before it was needed, with the answers.
    prefetched: Vec<(BoundStatement, Vec<Row>)>,
    /// How long an answer is waited for.
    pub(super) patience: Duration,
}

impl Link {
    /// # Errors
    /// When the server cannot be reached, does not answer in time, or is too old.
    pub(super) fn open(server: &Server) -> Result<Self, StoreError> {
        Self::open_within(server, OPENING)
    }

    pub(super) fn open_within(server: &Server, within: Duration) -> Result<Self, StoreError> {
        let mut config = server.config().clone();
        config.application_name("aedile").connect_timeout(REACH).tcp_user_timeout(2 * SILENCE);
        config.keepalives_idle(SILENCE).keepalives_interval(Duration::from_secs(2));
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| StoreError::Io(error.to_string()))?;
        let (tell, told) = mpsc::unbounded_channel();
        let client = wait(&runtime, within, async {
            if config.get_ssl_mode() == SslMode::Disable {
                let (client, connection) = config.connect(NoTls).await?;
                tokio::spawn(drive(connection, tell));
                return Ok::<_, StoreError>(client);
            }
            let (client, connection) = config.connect(Tls::new(server.authorities())?).await?;
            tokio::spawn(drive(connection, tell));
            Ok(client)
        })?;
        let (statements, owed, prefetched) = Default::default();
        let patience = ANSWER;
        let mut link = Self { runtime, client, told, statements, owed, prefetched, patience };
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

    /// Is told from now on what others do.
    pub(super) fn listen(&mut self) -> Result<(), StoreError> {
        self.batch("LISTEN aedile_tables; LISTEN aedile_members")
    }

    /// Hands on what is told within this time, with the process of the server that told it.
    ///
    /// # Errors
    /// When the connection is lost.
    pub(super) fn hear(
        &mut self,
        within: Duration,
        mut heard: impl FnMut(i64, &str, &str),
    ) -> Result<(), StoreError> {
        let listen = async {
            while let Some(one) = self.told.recv().await {
                heard(one.process_id().into(), one.channel(), one.payload());
            }
        };
        match self.runtime.block_on(async { tokio::time::timeout(within, listen).await }) {
            Err(_elapsed) => Ok(()),
            Ok(()) => Err(StoreError::Unreachable("the server has hung up".to_owned())),
        }
    }

    /// Whether the server has hung up.
    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Statements without parameters and without answers; what is owed goes before them.
    pub(super) fn batch(&mut self, sql: &str) -> Result<(), StoreError> {
        self.batch_within(self.patience, sql)
    }

    /// The same for what ends something: nobody waits long for a server that hangs.
    pub(super) fn end(&mut self, sql: &str) -> Result<(), StoreError> {
        self.batch_within(SILENCE, sql)
    }

    fn batch_within(&mut self, within: Duration, sql: &str) -> Result<(), StoreError> {
        let (owed, client) = (mem::take(&mut self.owed), &self.client);
        self.prefetched.clear();
        let both = async {
            let (done, this) = join(together(client, &owed), client.batch_execute(sql)).await;
            let answers = done?;
            this.map(|()| answers)
        };
        answered(&owed, &wait(&self.runtime, within, both)?)
    }

    /// Forgets what is owed.
    pub(super) fn forget(&mut self) {
        self.owed.clear();
        self.prefetched.clear();
    }

    /// Begins a transaction that writes, when all others that do have ended: its number, by which it can be looked up.
    ///
    /// Refuses a member whom others took for dead. They did so in such a transaction, so it stands before or after this one.
    pub(super) fn begin(&mut self, member: MemberId) -> Result<String, StoreError> {
        let begin = format!(
            "{BEGIN}; SELECT pg_advisory_xact_lock({LOCK});
             SELECT pg_current_xact_id() FROM members WHERE id = {member}"
        );
        let answers = wait(&self.runtime, self.patience, self.client.simple_query(&begin))?;
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
        let asked = async { self.client.query_one(sql, &[&transaction]).await };
        get(&wait(&self.runtime, self.patience, asked)?, 0)
    }

    /// The number that this statement answers.
    pub(super) fn number(&mut self, sql: &str) -> Result<i64, StoreError> {
        get(&wait(&self.runtime, self.patience, self.client.query_one(sql, &[]))?, 0)
    }

    /// Owes a statement that gives no rows: it goes with the next that is waited for, whose error is also its own.
    pub(super) fn run(&mut self, sql: &str, given: &[Given<'_>]) -> Result<(), StoreError> {
        let asked = self.asked(sql, given)?;
        self.prefetched.clear();
        self.owe(asked)
    }

    fn owe(&mut self, asked: BoundStatement) -> Result<(), StoreError> {
        self.owed.push(asked);
        if self.owed.len() == TOGETHER { self.ask(Vec::new()).map(drop) } else { Ok(()) }
    }

    /// The version of a table after what is owed: its answer comes with the commit.
    pub(super) fn version_after(&mut self, table: TableId) -> Result<Later, StoreError> {
        #[cfg(test)]
        crate::store::counted::statement();
        let later = Later::from(-1);
        let asked = self.asked(VERSION, &[given(&table)])?.for_later(&later);
        self.owe(asked)?;
        Ok(later)
    }

    pub(super) fn rows(&mut self, sql: &str, given: &[Given<'_>]) -> Result<Vec<Row>, StoreError> {
        if let Some(place) = self.prefetched.iter().position(|(asked, _)| asked.is(sql, given)) {
            return Ok(self.prefetched.swap_remove(place).1);
        }
        let asked = self.asked(sql, given)?;
        if asked.writes() {
            self.prefetched.clear();
        }
        Ok(self.ask(vec![asked])?.pop().unwrap_or_default())
    }

    /// Asks what is going to be asked, all at once. The answers hold until something is written.
    pub(super) fn prefetch(&mut self, queries: &[Query<'_>]) -> Result<(), StoreError> {
        let asked = queries.iter().map(|(sql, given)| self.asked(sql, given));
        let asked: Vec<BoundStatement> = asked.collect::<Result<_, _>>()?;
        let answers = self.ask(asked.clone())?;
        self.prefetched = asked.into_iter().zip(answers).collect();
        Ok(())
    }

    /// Sends these at once behind what is owed: the rows of each.
    fn ask(&mut self, asked: Vec<BoundStatement>) -> Result<Vec<Vec<Row>>, StoreError> {
        let mut all = mem::take(&mut self.owed);
        let owed = all.len();
        all.extend(asked);
        let mut answers = wait(&self.runtime, self.patience, together(&self.client, &all))?;
        let asked = answers.split_off(owed);
        answered(&all, &answers)?;
        Ok(asked)
    }

    fn asked(&mut self, sql: &str, given: &[Given<'_>]) -> Result<BoundStatement, StoreError> {
        if let Some(statement) = self.statements.get(sql) {
            return BoundStatement::new(sql, statement.clone(), given);
        }
        let types: Vec<Type> = given.iter().map(|given| type_of(given.kind)).collect();
        // Both number their parameters from 1, and no text in our statements has a question mark.
        let text = sql.replace('?', "$");
        let prepared = self.client.prepare_typed(&text, &types);
        let statement = wait(&self.runtime, self.patience, prepared)?;
        self.statements.insert(sql.to_owned(), statement.clone());
        BoundStatement::new(sql, statement, given)
    }
}

/// Hands on what was asked for later; those that come behind have no answer yet, or need none.
fn answered(asked: &[BoundStatement], answers: &[Vec<Row>]) -> Result<(), StoreError> {
    asked.iter().zip(answers).try_for_each(|(one, rows)| one.is_answered(rows))
}

/// Waits for an answer for so long. A server that is frozen or out of memory answers nothing, and no connection breaks: neither
/// its own limits nor those of the network end the wait. The connection is then of no use any more.
fn wait<T, E>(
    runtime: &Runtime,
    within: Duration,
    answer: impl Future<Output = Result<T, E>>,
) -> Result<T, StoreError>
where
    StoreError: From<E>,
{
    #[cfg(test)]
    crate::store::counted::journey();
    match runtime.block_on(async { tokio::time::timeout(within, answer).await }) {
        Ok(answer) => Ok(answer?),
        Err(_elapsed) => Err(StoreError::Unreachable("the server does not answer".to_owned())),
    }
}

/// Sends them all in this order before the first answer is waited for: the rows of each, or the first error.
async fn together(
    client: &Client,
    all: &[BoundStatement],
) -> Result<Vec<Vec<Row>>, tokio_postgres::Error> {
    let params: Vec<_> = all.iter().map(BoundStatement::params).collect();
    let each =
        all.iter().zip(&params).map(|(asked, params)| client.query(&asked.statement, params));
    join_all(each).await.into_iter().collect()
}

/// Carries what is said in both directions until one side hangs up.
async fn drive<T>(mut connection: Connection<Socket, T>, tell: mpsc::UnboundedSender<Notification>)
where
    T: AsyncRead + AsyncWrite + Unpin,
{
    // An error reaches whoever waits for an answer, too.
    while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
        if let AsyncMessage::Notification(one) = message {
            // Only a listener reads them.
            let _ = tell.send(one);
        }
    }
}
