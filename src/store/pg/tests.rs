//! PostgreSQL alone: its tables, its lock, and every way in which a server can be away.

use std::{
    collections::BTreeSet,
    fs::File,
    io::{Read as _, Write as _},
    os::unix::net::{UnixListener, UnixStream},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use tempfile::TempDir;

use super::listen::Listener;
use crate::store::{
    Address, GuildId, MemberId, Store, StoreError, TableId, TableRow, Timestamp, Told, Tx, Upgrade,
    UserId, cluster::Cluster, notifications::Notifications, outsider,
};

/// Ends all other connections to the database.
const HANG_UP: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()";

/// Changes the first table.
fn alter(tx: &Tx, change: impl FnOnce(&mut TableRow)) -> Result<(), StoreError> {
    let was = tx.table(TableId(1))?.expect("there is one");
    let mut is = was.clone();
    change(&mut is);
    tx.save_table(&was, &is)
}

/// The name of a database, from its address.
pub(super) fn name_of(address: &str) -> &str {
    let name = address.split("@/").nth(1).expect("it is of a cluster");
    name.split('?').next().expect("there is a first part")
}

pub(super) fn meet(id: u64) -> impl FnOnce(&Tx) -> Result<(), StoreError> + Send + 'static {
    move |tx| tx.meet(UserId(id), "Aurelia", None, Timestamp(1))
}

async fn people(store: &Store) -> Result<u64, StoreError> {
    store.read(|tx| tx.count("SELECT count(*) FROM players", [])).await
}

pub(super) fn open(address: &str) -> Result<Store, StoreError> {
    Store::at(&address.parse().unwrap())
}

pub(super) fn among_others(address: &str) -> Result<Store, StoreError> {
    Store::among_others(&address.parse().unwrap(), Upgrade::AfterCopy)
}

#[tokio::test]
async fn both_engines_have_the_same_tables_and_columns() {
    let Some(cluster) = outsider::cluster() else { return };
    let folder = tempfile::tempdir().unwrap();
    let file = Store::open(&folder.path().join("aedile.db")).unwrap();
    let columns = |store: Store, sql: &'static str| async move {
        let read = |tx: &Tx| tx.all(sql, [], |row| Ok((row.get(0)?, row.get(1)?)));
        store.read(read).await.unwrap().into_iter().collect::<BTreeSet<(String, String)>>()
    };
    let of_file = columns(
        file,
        "SELECT tables.name, columns.name FROM sqlite_schema AS tables JOIN pragma_table_xinfo(tables.name) AS columns
         WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%'",
    );
    let of_server = columns(
        open(&cluster.database()).unwrap(),
        "SELECT table_name::TEXT, column_name::TEXT FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name <> 'aedile'",
    );
    assert_eq!(of_file.await, of_server.await);
}

#[tokio::test]
async fn who_wants_to_be_alone_keeps_others_out_and_waits_for_them() {
    let Some(cluster) = outsider::cluster() else { return };
    let address = cluster.database();
    let store = open(&address).unwrap();
    let refused = open(&address).err().unwrap();
    assert!(matches!(&refused, StoreError::InUse(_)), "{refused}");
    let Address::Server(server) = address.parse().unwrap() else { panic!("it is one") };
    assert_eq!(super::try_out(&server), Ok(()), "to look is allowed");
    assert!(matches!(among_others(&address).err(), Some(StoreError::InUse(_))));
    drop(store);
    let [first, second] = [(); 2].map(|()| among_others(&address).unwrap());
    drop(first);
    assert!(matches!(open(&address).err(), Some(StoreError::InUse(_))), "one is still there");
    drop(second);
    assert_eq!(people(&open(&address).unwrap()).await, Ok(0), "whoever leaves is not waited for");
}

/// As `kill -9` leaves them; the second was written when the clock of the server was ahead.
#[tokio::test]
async fn whoever_was_killed_is_waited_for_and_need_not_be_stopped() {
    let Some(cluster) = outsider::cluster() else { return };
    for left in ["now + 8000", "now + 4000000000"] {
        let address = cluster.database();
        drop(open(&address).unwrap());
        let killed = format!(
            "INSERT INTO members (name, alone, since, until) SELECT 'killed', 1, now, {left}
             FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT AS now) AS clock"
        );
        cluster.run(name_of(&address), &killed);
        assert_eq!(people(&open(&address).unwrap()).await, Ok(0), "{left}");
    }
}

#[tokio::test]
async fn a_newer_version_waits_until_those_before_have_stopped() {
    let Some(cluster) = outsider::cluster() else { return };
    let address = cluster.database();
    let store = among_others(&address).unwrap();
    cluster.run(name_of(&address), "UPDATE aedile SET version = version - 1");
    assert_eq!(among_others(&address).err(), Some(StoreError::Older));
    cluster.run(name_of(&address), "UPDATE aedile SET version = version + 1");
    assert!(among_others(&address).is_ok());
    drop(store);
}

/// Each looks how many there are, and enters one more: two who did so at once would enter the same.
#[tokio::test]
async fn several_processes_write_in_turn() {
    const CALLS: u64 = 100;
    let Some(cluster) = outsider::cluster() else { return };
    let address = cluster.database();
    let enter = |store: Store| {
        tokio::spawn(async move {
            for _ in 0..CALLS {
                let one_more = |tx: &Tx| {
                    let people = tx.count("SELECT count(*) FROM players", [])?;
                    tx.meet(UserId(people), "Aurelia", None, Timestamp(1))
                };
                store.with(one_more).await.unwrap();
            }
        })
    };
    let stores = [(); 3].map(|()| among_others(&address).unwrap());
    let entering = stores.each_ref().map(|store| enter(store.clone()));
    for one in entering {
        one.await.unwrap();
    }
    assert_eq!(people(&stores[0]).await, Ok(3 * CALLS));
}

#[tokio::test]
async fn others_are_told_what_happened_at_a_table_and_oneself_is_not() {
    let Some(cluster) = outsider::cluster() else { return };
    let address = cluster.database();
    let [here, there] = [(); 2].map(|()| among_others(&address).unwrap());
    let (mut own, mut other) = (here.heard(), there.heard());
    cluster.run(
        name_of(&address),
        "INSERT INTO tables (guild, channel, game, options, seats, secret, commitment, rules_version, state, created, active)
         SELECT -5, 10, 'x', '{}', 2, sha256(''), sha256(''), 1, 'lobby', 0, 0",
    );
    // The threads may not listen yet: it is said until it is heard.
    let expected = Told::Table(TableId(1), GuildId(5_u64.wrapping_neg()));
    for at in 0.. {
        here.with(move |tx| alter(tx, |row| row.wake = Some(Timestamp(at)))).await.unwrap();
        let heard = tokio::time::timeout(Duration::from_millis(50), other.next());
        if heard.await == Ok(expected) {
            break;
        }
    }
    let terms = r#"{"pace":"relaxed"}"#.to_owned();
    there.with(move |tx| alter(tx, |row| row.terms = terms)).await.unwrap();
    while own.next().await != expected {}
    let version = here.read(|tx| tx.table(TableId(1))).await.unwrap().unwrap().version;
    assert_eq!(version, 1, "what is in memory elsewhere is old; a time to look is no part of it");
}

#[tokio::test]
async fn a_database_of_others_or_of_a_newer_program_is_refused() {
    let Some(cluster) = outsider::cluster() else { return };
    let (theirs, newer) = (cluster.database(), cluster.database());
    cluster.run(name_of(&theirs), "CREATE TABLE theirs (id INT)");
    assert!(matches!(open(&theirs).err(), Some(StoreError::Migration(_))));
    drop(open(&newer).unwrap());
    cluster.run(name_of(&newer), "UPDATE aedile SET version = 99");
    assert_eq!(
        open(&newer).err(),
        Some(StoreError::Newer { found: 99, known: super::schema::known() })
    );
    let nowhere = open(&cluster.address("nowhere")).err();
    assert!(
        matches!(&nowhere, Some(StoreError::Refused(why)) if why.contains("nowhere")),
        "{nowhere:?}"
    );
}

#[tokio::test]
async fn calls_wait_for_a_server_that_restarts_and_are_refused_while_it_is_away() {
    let Some(cluster) = Cluster::start() else { return };
    let address = cluster.database();
    let store = open(&address).unwrap();
    store.with(meet(1)).await.unwrap();
    cluster.control(&["-m", "immediate", "restart"]);
    let (written, read) = tokio::join!(store.with(meet(2)), people(&store));
    assert_eq!(written, Ok(()));
    assert!(read.is_ok(), "{read:?}");
    cluster.control(&["-m", "fast", "stop"]);
    let refused = store.with(meet(3)).await;
    assert!(matches!(&refused, Err(StoreError::Unreachable(_))), "{refused:?}");
    cluster.control(&["start"]);
    assert_eq!(store.with(meet(3)).await, Ok(()));
    assert_eq!(people(&store).await, Ok(3));
}

#[tokio::test]
async fn whoever_was_taken_for_dead_writes_no_more() {
    let Some(cluster) = outsider::cluster() else { return };
    let address = cluster.database();
    let [store, other] = [(); 2].map(|()| among_others(&address).unwrap());
    store.with(meet(1)).await.unwrap();
    cluster.run(name_of(&address), "UPDATE members SET until = 0");
    assert_eq!(store.with(meet(2)).await, Ok(()), "nobody has taken it for dead yet");
    let dead = store.member().expect("it is one");
    other.with(move |tx| tx.bury(dead)).await.unwrap();
    for _ in 0..2 {
        assert_eq!(store.with(meet(3)).await, Err(StoreError::Taken));
    }
    // Also with another connection.
    cluster.run(name_of(&address), HANG_UP);
    assert_eq!(store.with(meet(3)).await, Err(StoreError::Taken));
    assert_eq!(other.with(meet(4)).await, Ok(()));
    assert_eq!(people(&store).await, Ok(3));
}

#[tokio::test]
async fn whoever_hangs_in_a_transaction_is_ended_by_the_server() {
    let Some(cluster) = outsider::cluster() else { return };
    let address = cluster.database();
    let [store, other] = [(); 2].map(|()| among_others(&address).unwrap());
    let slow = |tx: &Tx| {
        tx.meet(UserId(1), "Aurelia", None, Timestamp(1))?;
        thread::sleep(Duration::from_secs(8));
        tx.meet(UserId(2), "Brutus", None, Timestamp(1))
    };
    let (hung, written) = tokio::join!(store.with(slow), async {
        tokio::time::sleep(Duration::from_millis(500)).await;
        other.with(meet(3)).await
    });
    assert!(hung.is_err(), "{hung:?}");
    assert_eq!((written, people(&other).await), (Ok(()), Ok(1)), "it waited a few seconds");
}

#[tokio::test]
async fn what_this_program_does_wrong_is_no_server_that_is_away() {
    let Some(cluster) = outsider::cluster() else { return };
    let store = open(&cluster.database()).unwrap();
    let no_such_column = |tx: &Tx| tx.all("SELECT 1::BIGINT", [], |row| row.get::<i64>(7));
    let other_parameter = |tx: &Tx| {
        let same = "SELECT ?1::TEXT";
        tx.all(same, ["a"], |_| Ok(()))?;
        tx.all(same, [1_i64], |_| Ok(()))
    };
    let refused = [
        store.read(no_such_column).await.map(drop),
        store.read(other_parameter).await.map(drop),
        store.read(|tx| tx.value::<i64>("SELECT 0.5::FLOAT8", [])).await.map(drop),
    ];
    for refused in refused {
        assert!(matches!(&refused, Err(StoreError::Unexpected(_))), "{refused:?}");
    }
    assert_eq!(people(&store).await, Ok(0), "it goes on");
}

#[tokio::test]
async fn each_loss_of_the_connection_that_hears_is_logged() {
    let Some(cluster) = outsider::cluster() else { return };
    let address = cluster.database();
    drop(open(&address).unwrap());
    let Address::Server(server) = address.parse().unwrap() else { panic!("it is one") };
    let (notifications, is_over) = (Notifications::new(), Arc::new(AtomicBool::new(false)));
    let (mut hears, stop) = (notifications.members(), is_over.clone());
    let listener = Listener { server, member: MemberId(0), notifications, backend: Arc::default() };
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let lines = Arc::new(File::create(&log).unwrap());
    let lines = tracing_subscriber::fmt().with_writer(lines).finish();
    let listening = thread::spawn(move || {
        tracing::subscriber::with_default(lines, || listener.serve(&stop));
    });
    for _ in 0..2 {
        hears.changed().await.unwrap();
        cluster.run(name_of(&address), HANG_UP);
    }
    hears.changed().await.unwrap();
    is_over.store(true, Ordering::Relaxed);
    listening.join().unwrap();
    let log = std::fs::read_to_string(&log).unwrap();
    assert_eq!(log.matches("what other processes do").count(), 2, "{log}");
}

/// Stands between the program and the server, and can swallow the answer to a message, or the message itself.
struct Between {
    folder: PathBuf,
    swallow: Arc<AtomicBool>,
}

impl Between {
    /// Swallows the first message with this word when it is told to.
    fn new(folder: &Path, server: PathBuf, word: &'static str, deliver: bool) -> Self {
        let listener = UnixListener::bind(folder.join(".s.PGSQL.5432")).unwrap();
        let swallow = Arc::new(AtomicBool::new(false));
        let wanted = swallow.clone();
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let server = UnixStream::connect(&server).unwrap();
                let (back, front) = (server.try_clone().unwrap(), client.try_clone().unwrap());
                thread::spawn(move || pass(back, front));
                let wanted = wanted.clone();
                thread::spawn(move || cut_at(word, client, server, &wanted, deliver));
            }
        });
        Self { folder: folder.to_owned(), swallow }
    }
}

/// Reads on when nobody takes it any more: a server that cannot answer gives up before it commits.
fn pass(mut from: UnixStream, mut to: UnixStream) {
    let mut bytes = [0; 8192];
    while let Ok(length @ 1..) = from.read(&mut bytes) {
        let _ = to.write_all(&bytes[..length]);
    }
    let _ = to.shutdown(std::net::Shutdown::Both);
}

fn cut_at(
    word: &str,
    mut client: UnixStream,
    mut server: UnixStream,
    wanted: &AtomicBool,
    deliver: bool,
) {
    let mut bytes = [0; 8192];
    while let Ok(length @ 1..) = client.read(&mut bytes) {
        let is_there = bytes[..length].windows(word.len()).any(|part| part == word.as_bytes());
        if is_there && wanted.swap(false, Ordering::Relaxed) {
            let _ = client.shutdown(std::net::Shutdown::Both);
            if deliver {
                let _ = server.write_all(&bytes[..length]);
            } else {
                let _ = server.shutdown(std::net::Shutdown::Both);
            }
            return;
        }
        if server.write_all(&bytes[..length]).is_err() {
            break;
        }
    }
    let _ = server.shutdown(std::net::Shutdown::Both);
}

/// A new database with somebody in between, and the address that leads to them.
fn between(cluster: &Cluster, word: &'static str, deliver: bool) -> (TempDir, Between, String) {
    let address = cluster.database();
    let (path, socket) = address.split_once("?host=").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let server = Path::new(socket).join(".s.PGSQL.5432");
    let between = Between::new(folder.path(), server, word, deliver);
    let address = format!("{path}?host={}", between.folder.display());
    (folder, between, address)
}

#[tokio::test]
async fn a_connection_that_breaks_while_the_tables_are_made_is_made_anew() {
    let Some(cluster) = outsider::cluster() else { return };
    let (_folder, between, address) = between(cluster, "CREATE TABLE", false);
    between.swallow.store(true, Ordering::Relaxed);
    let store = open(&address).unwrap();
    assert!(!between.swallow.load(Ordering::Relaxed), "it did break");
    assert_eq!(people(&store).await, Ok(0));
}

#[tokio::test]
async fn a_commit_whose_answer_was_lost_is_looked_up() {
    let Some(cluster) = outsider::cluster() else { return };
    for deliver in [true, false] {
        let (_folder, between, address) = between(cluster, "COMMIT\0", deliver);
        let store = open(&address).unwrap();
        store.with(meet(1)).await.unwrap();
        between.swallow.store(true, Ordering::Relaxed);
        let written = store.with(meet(2)).await;
        if deliver {
            assert_eq!(written, Ok(()), "it is there");
        } else {
            assert!(matches!(&written, Err(StoreError::Unreachable(_))), "{written:?}");
        }
        assert_eq!(people(&store).await, Ok(1 + u64::from(deliver)));
        assert_eq!(store.with(meet(3)).await, Ok(()), "it goes on");
    }
}
