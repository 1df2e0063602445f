//! PostgreSQL alone: its tables, its lock, and every way in which a server can be away.

use std::{
    collections::BTreeSet,
    io::{Read as _, Write as _},
    os::unix::net::{UnixListener, UnixStream},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use crate::store::{Address, Store, StoreError, Timestamp, Tx, UserId, cluster::Cluster, outsider};

/// The name of a database, from its address.
fn name_of(address: &str) -> &str {
    let name = address.split("@/").nth(1).expect("it is of a cluster");
    name.split('?').next().expect("there is a first part")
}

fn meet(id: u64) -> impl FnOnce(&Tx) -> Result<(), StoreError> + Send + 'static {
    move |tx| tx.meet(UserId(id), "Aurelia", None, Timestamp(1))
}

async fn people(store: &Store) -> Result<u64, StoreError> {
    store.read(|tx| tx.count("SELECT count(*) FROM players", [])).await
}

fn open(address: &str) -> Result<Store, StoreError> {
    Store::at(&address.parse().unwrap())
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
async fn a_second_aedile_is_kept_out_and_the_next_start_counts() {
    let Some(cluster) = outsider::cluster() else { return };
    let address = cluster.database();
    let store = open(&address).unwrap();
    let refused = open(&address).err().unwrap();
    assert!(matches!(&refused, StoreError::InUse(_)), "{refused}");
    let Address::Server(server) = address.parse().unwrap() else { panic!("it is one") };
    assert_eq!(super::try_out(&server), Ok(()), "to look is allowed");
    drop(store);
    assert_eq!(people(&open(&address).unwrap()).await, Ok(0));
}

#[tokio::test]
async fn a_database_of_others_or_of_a_newer_program_is_refused() {
    let Some(cluster) = outsider::cluster() else { return };
    let (theirs, newer) = (cluster.database(), cluster.database());
    cluster.run(name_of(&theirs), "CREATE TABLE theirs (id INT)");
    assert!(matches!(open(&theirs).err(), Some(StoreError::Migration(_))));
    drop(open(&newer).unwrap());
    cluster.run(name_of(&newer), "UPDATE aedile SET version = 99");
    assert_eq!(open(&newer).err(), Some(StoreError::Newer { found: 99, known: 1 }));
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

/// The session of the program is ended by an operator, who starts another program before the first one writes again.
#[tokio::test]
async fn whoever_was_taken_over_writes_no_more() {
    let Some(cluster) = outsider::cluster() else { return };
    let address = cluster.database();
    let store = open(&address).unwrap();
    store.with(meet(1)).await.unwrap();
    cluster.run(
        name_of(&address),
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    let other = open(&address).unwrap();
    other.with(meet(2)).await.unwrap();
    drop(other);
    assert_eq!(store.with(meet(3)).await, Err(StoreError::Taken));
    assert_eq!(people(&store).await, Ok(2));
}

/// Stands between the program and the server, and can swallow the answer to a commit, or the commit itself.
struct Between {
    folder: PathBuf,
    swallow: Arc<AtomicBool>,
}

impl Between {
    fn new(folder: &Path, server: PathBuf, deliver: bool) -> Self {
        let listener = UnixListener::bind(folder.join(".s.PGSQL.5432")).unwrap();
        let swallow = Arc::new(AtomicBool::new(false));
        let wanted = swallow.clone();
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let server = UnixStream::connect(&server).unwrap();
                let (back, front) = (server.try_clone().unwrap(), client.try_clone().unwrap());
                thread::spawn(move || pass(back, front));
                let wanted = wanted.clone();
                thread::spawn(move || cut_at_commit(client, server, &wanted, deliver));
            }
        });
        Self { folder: folder.to_owned(), swallow }
    }
}

fn pass(mut from: UnixStream, mut to: UnixStream) {
    let _ = std::io::copy(&mut from, &mut to);
    let _ = to.shutdown(std::net::Shutdown::Both);
}

fn cut_at_commit(
    mut client: UnixStream,
    mut server: UnixStream,
    wanted: &AtomicBool,
    deliver: bool,
) {
    let mut bytes = [0; 8192];
    while let Ok(length @ 1..) = client.read(&mut bytes) {
        let is_commit = bytes[..length].windows(6).any(|word| word == b"COMMIT");
        if is_commit && wanted.swap(false, Ordering::Relaxed) {
            let _ = client.shutdown(std::net::Shutdown::Both);
            if deliver {
                let _ = server.write_all(&bytes[..length]);
            } else {
                let _ = server.shutdown(std::net::Shutdown::Both);
            }
            return;
        }
        if server.write_all(&bytes[..length]).is_err() {
            return;
        }
    }
}

#[tokio::test]
async fn a_commit_whose_answer_was_lost_is_looked_up() {
    let Some(cluster) = outsider::cluster() else { return };
    for deliver in [true, false] {
        let address = cluster.database();
        let (path, socket) = address.split_once("?host=").unwrap();
        let folder = tempfile::tempdir().unwrap();
        let server = Path::new(socket).join(".s.PGSQL.5432");
        let between = Between::new(folder.path(), server, deliver);
        let store = open(&format!("{path}?host={}", between.folder.display())).unwrap();
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
