//! A server that hangs: it takes connections and answers nothing.

use std::{
    io::{Read as _, Write as _},
    os::unix::net::{UnixListener, UnixStream},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use tempfile::TempDir;

use super::link::Link;
use crate::store::{Address, Server, StoreError, cluster::Cluster, outsider};

/// Takes connections and what comes on them, and answers nothing once it is told to: as a server that is frozen.
struct Frozen {
    _folder: TempDir,
    server: Server,
    answers_nothing: Arc<AtomicBool>,
}

impl Frozen {
    fn before(cluster: &Cluster) -> Self {
        let address = cluster.database();
        let (path, socket) = address.split_once("?host=").unwrap();
        let folder = tempfile::tempdir().unwrap();
        let real = Path::new(socket).join(".s.PGSQL.5432");
        let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).unwrap();
        let answers_nothing = Arc::new(AtomicBool::new(false));
        let frozen = answers_nothing.clone();
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let server = UnixStream::connect(&real).unwrap();
                let (back, front) = (server.try_clone().unwrap(), client.try_clone().unwrap());
                for (from, to) in [(back, front), (client, server)] {
                    let frozen = frozen.clone();
                    thread::spawn(move || pass_unless(&frozen, from, to));
                }
            }
        });
        let address = format!("{path}?host={}", folder.path().display());
        let Ok(Address::Server(server)) = address.parse() else { panic!("it is one") };
        Self { _folder: folder, server, answers_nothing }
    }
}

fn pass_unless(frozen: &AtomicBool, mut from: UnixStream, mut to: UnixStream) {
    let mut bytes = [0; 8192];
    while let Ok(length @ 1..) = from.read(&mut bytes) {
        if !frozen.load(Ordering::Relaxed) {
            let _ = to.write_all(&bytes[..length]);
        }
    }
}

#[test]
fn a_server_that_hangs_is_not_waited_for_for_ever() {
    let Some(cluster) = outsider::cluster() else { return };
    let frozen = Frozen::before(cluster);
    let hung = StoreError::Unreachable("the server does not answer".to_owned());
    let mut link = Link::open(&frozen.server).unwrap();
    assert_eq!(link.number("SELECT 7::BIGINT"), Ok(7));
    frozen.answers_nothing.store(true, Ordering::Relaxed);
    link.patience = Duration::from_millis(300);
    assert_eq!(link.number("SELECT 7::BIGINT"), Err(hung.clone()));
    assert_eq!(link.batch("SELECT 7"), Err(hung.clone()));
    assert_eq!(link.rows("SELECT ?1::BIGINT", &[]).map(drop), Err(hung.clone()));
    let opened = Link::open_within(&frozen.server, Duration::from_millis(300));
    assert_eq!(opened.err(), Some(hung), "a server can take a connection and answer nothing");
}
