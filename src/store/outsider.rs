//! What tests do to databases from outside, and on which engine they run.

use std::{
    collections::HashMap,
    env,
    path::{Path, PathBuf},
    sync::{LazyLock, Mutex, OnceLock},
    time::{Duration, Instant},
};

use rusqlite::Connection;
use tempfile::TempDir;

#[cfg(feature = "postgres")]
use super::cluster::Cluster;
use super::{Address, Store, StoreError, tests::file};

/// The PostgreSQL that the tests share.
#[cfg(feature = "postgres")]
pub(crate) fn cluster() -> Option<&'static Cluster> {
    static SHARED: OnceLock<Option<Cluster>> = OnceLock::new();
    SHARED.get_or_init(Cluster::start).as_ref()
}

/// The address of a new database of PostgreSQL, where that is installed and part of the program.
fn new_database() -> Option<String> {
    #[cfg(feature = "postgres")]
    return cluster().map(Cluster::database);
    #[cfg(not(feature = "postgres"))]
    None
}

/// A database of each engine; of PostgreSQL, where that is installed. With the folder of the file.
pub(super) fn engines() -> Vec<(Option<TempDir>, Address)> {
    let folder = tempfile::tempdir().unwrap();
    let file = Address::File(folder.path().join("aedile.db"));
    let server = new_database().map(|address| (None, address.parse().unwrap()));
    [(Some(folder), file)].into_iter().chain(server).collect()
}

/// The database that stands for this file: the file, or with `AEDILE_POSTGRES=tables` one of a server.
pub(crate) fn engine(path: &Path) -> Address {
    static SERVERS: LazyLock<Mutex<HashMap<PathBuf, String>>> = LazyLock::new(Mutex::default);
    if env::var("AEDILE_POSTGRES").is_ok_and(|wanted| wanted == "tables") {
        let mut servers = SERVERS.lock().unwrap();
        let new = || new_database().expect("it is asked for");
        let address = servers.entry(path.to_owned()).or_insert_with(new);
        return address.parse().unwrap();
    }
    Address::File(path.to_owned())
}

/// Opens a database. A program that this process starts meanwhile has all open files, locks included, until it runs.
pub(crate) fn open(address: &Address) -> Store {
    let until = Instant::now() + Duration::from_secs(10);
    loop {
        match Store::at(address) {
            Err(StoreError::InUse(_)) if Instant::now() < until => std::thread::yield_now(),
            other => return other.unwrap(),
        }
    }
}

/// Another program that keeps the database locked.
pub(crate) struct Outsider {
    _conn: Connection,
}

impl Outsider {
    pub(crate) fn lock(path: &Path) -> Self {
        let conn = Connection::open(path).unwrap();
        conn.execute_batch("BEGIN IMMEDIATE").unwrap();
        Self { _conn: conn }
    }

    /// Lets this store refuse at once what another program has locked.
    pub(crate) async fn hurry(store: &Store) {
        store.with(|tx| Ok::<_, StoreError>(file(tx).busy_timeout(Duration::ZERO)?)).await.unwrap();
    }

    /// Leaves the disk of this store no room for anything that needs more.
    pub(crate) async fn fill(store: &Store) {
        let full = store.with(|tx| {
            let used: i64 = file(tx).pragma_query_value(None, "page_count", |row| row.get(0))?;
            let limit = |conn: &Connection| {
                conn.pragma_update_and_check(None, "max_page_count", used, |_| Ok(()))
            };
            Ok::<_, StoreError>(limit(file(tx))?)
        });
        full.await.unwrap();
    }

    /// Every place of the database where one of these texts stands, as "table.column: value".
    pub(crate) fn places_of(path: &Path, texts: &[&str]) -> Vec<String> {
        let all = match engine(path) {
            Address::File(path) => all_of_file(&path),
            #[cfg(feature = "postgres")]
            Address::Server(server) => all_of_server(server.config().clone().into()),
            #[cfg(not(feature = "postgres"))]
            Address::Server(server) => match server.0 {},
        };
        let is_hit = |(_, value): &(String, String)| texts.iter().any(|text| value.contains(text));
        let hits = all.into_iter().filter(is_hit);
        hits.map(|(place, value)| format!("{place}: {value}")).collect()
    }

    /// Does to the database what our own code never does.
    pub(crate) fn meddle(path: &Path, sql: &str) {
        match engine(path) {
            Address::File(path) => Connection::open(path).unwrap().execute_batch(sql).unwrap(),
            #[cfg(not(feature = "postgres"))]
            Address::Server(server) => match server.0 {},
            #[cfg(feature = "postgres")]
            Address::Server(server) => {
                // What the engines want said differently.
                let sql = sql
                    .replace("DROP TRIGGER moves_stay", "DROP TRIGGER moves_stay ON moves")
                    .replace("zeroblob(32)", "decode(repeat('00', 32), 'hex')");
                let config = postgres::Config::from(server.config().clone());
                let act = move || config.connect(postgres::NoTls).unwrap().batch_execute(&sql);
                std::thread::spawn(act).join().unwrap().unwrap();
            }
        }
    }
}

/// All values that there are, with their places.
fn all_of_file(path: &Path) -> Vec<(String, String)> {
    let conn = Connection::open(path).unwrap();
    let list = |sql: &str| -> Vec<String> {
        let mut statement = conn.prepare(sql).unwrap();
        statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    let mut found = Vec::new();
    for table in list("SELECT name FROM sqlite_master WHERE type = 'table'") {
        for column in list(&format!("SELECT name FROM pragma_table_info('{table}')")) {
            let all = format!(
                "SELECT CASE typeof(\"{column}\") WHEN 'blob' THEN hex(\"{column}\")
                 ELSE CAST(\"{column}\" AS TEXT) END FROM \"{table}\" WHERE \"{column}\" IS NOT NULL"
            );
            let values = list(&all).into_iter();
            found.extend(values.map(|value| (format!("{table}.{column}"), value)));
        }
    }
    found
}

#[cfg(feature = "postgres")]
fn all_of_server(config: postgres::Config) -> Vec<(String, String)> {
    // The synchronous library starts a runtime, which a thread of one may not do.
    std::thread::spawn(move || {
        let mut client = config.connect(postgres::NoTls).unwrap();
        let columns = "SELECT table_name::TEXT, column_name::TEXT FROM information_schema.columns
            WHERE table_schema = current_schema() AND is_generated = 'NEVER'";
        let columns = client.query(columns, &[]).unwrap();
        let mut found = Vec::new();
        for (table, column) in
            columns.iter().map(|row| (row.get::<_, String>(0), row.get::<_, String>(1)))
        {
            let all = format!(
                "SELECT \"{column}\"::TEXT FROM \"{table}\" WHERE \"{column}\" IS NOT NULL"
            );
            let values = client.query(&all, &[]).unwrap();
            found.extend(values.iter().map(|row| (format!("{table}.{column}"), row.get(0))));
        }
        found
    })
    .join()
    .unwrap()
}
