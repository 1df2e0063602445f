//! The store alone: durability, sharing of commits, and every way in which a database can refuse.

use std::{fs, path::PathBuf, time::Duration};

use rusqlite::Connection;
use tempfile::TempDir;

use super::{
    outsider::{self, engines},
    *,
};

/// A database in a folder that goes away with it.
pub(super) struct Place {
    folder: TempDir,
}

impl Place {
    pub(super) fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    pub(super) fn path(&self) -> PathBuf {
        self.folder.path().join("aedile.db")
    }

    pub(super) fn open(&self) -> Store {
        outsider::open(&Address::File(self.path()))
    }

    pub(super) fn refusal(&self) -> StoreError {
        Store::open(&self.path()).err().expect("it must be refused")
    }

    /// A connection past the store, as another program has it.
    pub(super) fn outside(&self) -> Connection {
        Connection::open(self.path()).unwrap()
    }
}

/// The connection beneath a transaction on SQLite.
pub(super) fn file<'c>(tx: &Tx<'c>) -> &'c Connection {
    let driver: &dyn std::any::Any = tx.driver;
    driver.downcast_ref().expect("it is SQLite's")
}

fn meet(tx: &Tx, id: u64) -> Result<(), StoreError> {
    tx.meet(UserId(id), &"x".repeat(1000), None, Timestamp(1))
}

async fn players(store: &Store) -> u64 {
    store.with(|tx| tx.count("SELECT count(*) FROM players", [])).await.unwrap()
}

#[tokio::test]
async fn a_new_database_keeps_what_it_answers() {
    let place = Place::new();
    let store = place.open();
    let pragma = |name: &'static str| {
        let store = store.clone();
        async move {
            let read = move |tx: &Tx| {
                Ok::<_, StoreError>(file(tx).pragma_query_value(None, name, |row| row.get(0))?)
            };
            store.with::<i64, _>(read).await.unwrap()
        }
    };
    assert_eq!(pragma("synchronous").await, 2, "FULL");
    assert_eq!(pragma("foreign_keys").await, 1);
    assert_eq!(pragma("application_id").await, i64::from(u32::from_be_bytes(*b"Aedi")));
    assert_eq!(pragma("user_version").await, i64::from(open::known_version()));
    let mode: String = store
        .with(|tx| {
            Ok::<_, StoreError>(
                file(tx).pragma_query_value(None, "journal_mode", |row| row.get(0))?,
            )
        })
        .await
        .unwrap();
    assert_eq!(mode, "wal");
}

#[tokio::test]
async fn a_closed_database_opens_with_what_was_written() {
    for (_folder, address) in engines() {
        let store = Store::at(&address).unwrap();
        store.with(|tx| meet(tx, 7)).await.unwrap();
        drop(store);
        assert_eq!(players(&Store::at(&address).unwrap()).await, 1);
    }
}

#[tokio::test]
async fn a_refused_call_is_taken_back_alone() {
    for (_folder, address) in engines() {
        let store = Store::at(&address).unwrap();
        // Begun together, so that they share a commit.
        let (first, second, third) = tokio::join!(
            store.with(|tx| meet(tx, 1)),
            store.with(|tx| {
                meet(tx, 2)?;
                Err::<(), _>(StoreError::Refused("on purpose".to_owned()))
            }),
            store.with(|tx| meet(tx, 3)),
        );
        assert_eq!((first, third), (Ok(()), Ok(())));
        assert_eq!(second, Err(StoreError::Refused("on purpose".to_owned())));
        assert_eq!(players(&store).await, 2);
    }
}

#[tokio::test]
async fn a_panic_in_a_call_harms_no_other() {
    for (_folder, address) in engines() {
        let store = Store::at(&address).unwrap();
        let (first, second) = tokio::join!(
            store.with(|tx| {
                meet(tx, 1)?;
                assert_eq!(1, 2, "on purpose");
                Ok::<_, StoreError>(())
            }),
            store.with(|tx| meet(tx, 2)),
        );
        assert_eq!((first, second), (Err(StoreError::Closed), Ok(())));
        assert_eq!(players(&store).await, 1);
    }
}

#[tokio::test]
async fn a_move_is_never_changed_or_deleted() {
    for (_folder, address) in engines() {
        let store = Store::at(&address).unwrap();
        store.with(|tx| a_running_table(tx, 1)).await.unwrap();
        for sql in ["UPDATE moves SET seat = 1", "DELETE FROM moves"] {
            let refused = store.with(move |tx| tx.run(sql, [])).await;
            assert!(matches!(refused, Err(StoreError::Refused(_))), "{sql}: {refused:?}");
        }
    }
}

#[tokio::test]
async fn one_click_is_one_move_at_one_table() {
    for (_folder, address) in engines() {
        let store = Store::at(&address).unwrap();
        store.with(|tx| a_running_table(tx, 1)).await.unwrap();
        let again = store.with(|tx| a_running_table(tx, 2)).await;
        assert!(
            matches!(&again, Err(StoreError::Refused(why)) if why.replace('_', ".").contains("moves.interaction")),
            "{again:?}"
        );
    }
}

/// A table in channel `channel` with one move, made by interaction 9.
fn a_running_table(tx: &Tx, channel: u64) -> Result<(), StoreError> {
    tx.meet(UserId(1), "A", None, Timestamp(1))?;
    let id = tx.insert_table(&NewTableRow {
        name: None,
        named_by: None,
        guild: GuildId(1),
        channel: ChannelId(channel),
        game: "great_city",
        options: "{}".to_owned(),
        terms: "{}".to_owned(),
        own_thread: false,
        rematch_of: None,
        seats: 2,
        host: Some(UserId(1)),
        secret: [1; 32],
        commitment: [2; 32],
        rules_version: 1,
        created: Timestamp(1),
    })?;
    tx.start_table(id, 2, ("{}", "{}"), Timestamp(2))?;
    let kind = RecordKind::Move("{}".to_owned(), InteractionId(9));
    tx.append(id, &[RecordRow { number: MoveNumber(0), seat: 0, kind, at: Timestamp(3) }])?;
    tx.set_turn(id, MoveNumber(1), Some(1), MoveNumber(0), None)
}

#[tokio::test]
async fn a_full_disk_refuses_and_recovers() {
    let place = Place::new();
    let store = place.open();
    store.with(|tx| meet(tx, 1)).await.unwrap();
    let limit = |pages: i64| {
        move |tx: &Tx| -> Result<i64, StoreError> {
            let used: i64 = file(tx).pragma_query_value(None, "page_count", |row| row.get(0))?;
            Ok(file(tx)
                .pragma_update_and_check(None, "max_page_count", used + pages, |row| row.get(0))?)
        }
    };
    store.with(limit(0)).await.unwrap();
    let write = |from: u64| {
        move |tx: &Tx| -> Result<(), StoreError> {
            (from..from + 50).try_for_each(|id| meet(tx, id))
        }
    };
    assert_eq!(store.refused_lately(), None);
    assert_eq!(store.with(write(100)).await, Err(StoreError::Full));
    assert_eq!(store.refused_lately(), Some(StoreError::Full), "who watches is told");
    assert_eq!(store.at_once(write(100)).await, Err(StoreError::Full));
    assert_eq!(players(&store).await, 1, "nothing of the refused call is there");
    let (small, large) = tokio::join!(store.with(|tx| meet(tx, 1)), store.with(write(200)));
    assert_eq!(large, Err(StoreError::Full));
    assert!(
        small == Ok(()) || small == Err(StoreError::Full),
        "a shared commit may fail as a whole: {small:?}"
    );
    store.with(limit(1000)).await.unwrap();
    store.with(write(300)).await.unwrap();
    assert_eq!(players(&store).await, 51);
}

#[test]
fn a_database_that_may_not_be_written_says_so() {
    let place = Place::new();
    drop(place.open());
    let outside = place.outside();
    outside.pragma_update(None, "query_only", true).unwrap();
    assert_eq!(
        StoreError::from(outside.execute_batch("BEGIN IMMEDIATE").unwrap_err()),
        StoreError::ReadOnly
    );
}

#[tokio::test]
async fn a_lock_of_another_program_refuses_until_it_lets_go() {
    let place = Place::new();
    let store = place.open();
    store.with(|tx| Ok::<_, StoreError>(file(tx).busy_timeout(Duration::ZERO)?)).await.unwrap();
    let other = place.outside();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert_eq!(store.with(|tx| meet(tx, 1)).await, Err(StoreError::Locked));
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(store.with(|tx| meet(tx, 1)).await, Ok(()));
}

/// The call reads first: a lock that is asked for only then is refused at once, as SQLite sees no other way out.
#[tokio::test]
async fn a_call_that_reads_and_writes_waits_for_the_lock_of_another_program() {
    let place = Place::new();
    let store = place.open();
    let other = place.outside();
    other.execute_batch("BEGIN IMMEDIATE; INSERT INTO players VALUES (9, 'X', 1)").unwrap();
    let writer = store.clone();
    let waiting = tokio::spawn(async move {
        writer
            .with(|tx| tx.count("SELECT count(*) FROM players", []).and_then(|_| meet(tx, 1)))
            .await
    });
    let read = |tx: &Tx| tx.count("SELECT count(*) FROM players", []);
    // Long enough for the thread to come to the lock.
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(store.read(read).await, Ok(0), "who only reads waits for nobody");
    other.execute_batch("COMMIT").unwrap();
    assert_eq!(waiting.await.unwrap(), Ok(()));
    assert_eq!(store.read(read).await, Ok(2), "what was answered is seen");
}

#[tokio::test]
async fn a_call_that_only_reads_cannot_write() {
    for (_folder, address) in engines() {
        let store = Store::at(&address).unwrap();
        assert_eq!(store.read(|tx| meet(tx, 1)).await, Err(StoreError::ReadOnly));
        assert_eq!(players(&store).await, 0);
    }
}

#[tokio::test]
async fn a_second_aedile_is_kept_out_until_the_first_ends() {
    let place = Place::new();
    let store = place.open();
    assert_eq!(place.refusal(), StoreError::InUse(place.path().display().to_string()));
    drop(store);
    place.open();
}

#[test]
fn a_newer_database_is_refused_unchanged() {
    let place = Place::new();
    drop(place.open());
    place.outside().pragma_update(None, "user_version", 99).unwrap();
    let before = fs::read(place.path()).unwrap();
    let known = open::known_version();
    assert_eq!(place.refusal(), StoreError::Newer { found: 99, known });
    assert_eq!(
        place.refusal().to_string(),
        format!(
            "the database has version 99 and this program knows versions up to {known}; install a newer aedile"
        )
    );
    assert!(fs::read(place.path()).unwrap() == before);
}

#[test]
fn a_database_of_another_program_is_refused_unchanged() {
    let place = Place::new();
    place.outside().execute_batch("CREATE TABLE theirs (id INTEGER PRIMARY KEY)").unwrap();
    let before = fs::read(place.path()).unwrap();
    assert!(matches!(place.refusal(), StoreError::Foreign { application_id: 0, .. }));
    assert!(fs::read(place.path()).unwrap() == before);
}

#[tokio::test]
async fn a_damaged_database_is_refused() {
    let place = Place::new();
    let store = place.open();
    for id in 0..200 {
        store.with(move |tx| meet(tx, id)).await.unwrap();
    }
    drop(store);
    let mut bytes = fs::read(place.path()).unwrap();
    let last_page = bytes.len() - 4096;
    bytes[last_page..last_page + 64].fill(0xff);
    fs::write(place.path(), &bytes).unwrap();
    assert!(matches!(place.refusal(), StoreError::Corrupt(_)), "{:?}", place.refusal());
    fs::write(place.path(), "this is a letter, not a database; it is long enough to have a header of 100 bytes, though, \
        and says nothing of interest").unwrap();
    assert!(matches!(place.refusal(), StoreError::Corrupt(_)), "{:?}", place.refusal());
}

#[tokio::test]
async fn a_backup_is_a_whole_database_while_the_program_writes() {
    let place = Place::new();
    let store = place.open();
    store.with(|tx| meet(tx, 1)).await.unwrap();
    let copy = Place::new();
    let path = copy.path();
    let from = place.path();
    let copied = tokio::task::spawn_blocking({
        let (from, to) = (from.clone(), path.clone());
        move || backup(&from, &to)
    });
    let (copied, written) = tokio::join!(copied, store.with(|tx| meet(tx, 2)));
    assert_eq!((copied.unwrap(), written), (Ok(()), Ok(())));
    assert!((1..=2).contains(&players(&copy.open()).await));
    assert!(matches!(backup(&from, &path), Err(StoreError::Io(_))), "a backup overwrites nothing");
    let nowhere = copy.folder.path().join("no such folder").join("copy.db");
    assert!(matches!(backup(&from, &nowhere), Err(StoreError::Io(_))));
}

#[tokio::test]
async fn a_database_of_before_slow_play_keeps_its_tables() {
    let place = Place::new();
    let old = place.outside();
    old.execute_batch(include_str!("../../migrations/sqlite/01-tables/up.sql")).unwrap();
    old.execute_batch(
        "PRAGMA user_version = 1; PRAGMA application_id = 1097163881; PRAGMA foreign_keys = ON;
         INSERT INTO players VALUES (7, 'Anna', 1);
         INSERT INTO tables (id, guild, channel, game, options, seats, host, secret, commitment, rules_version, state, setup,
             records, to_move, created, started)
         VALUES (5, 1, 10, 'great_city', '{}', 2, 7, zeroblob(32), zeroblob(32), 1, 'running', '{}', 1, 0, 2, 3);
         INSERT INTO seats VALUES (5, 0, 7, 'Anna', 99);
         INSERT INTO moves VALUES (5, 0, 0, 'auto', '{}', NULL, NULL, 4);
         INSERT INTO posts (id, table_id, kind, role, number, state, created, settled, message)
         VALUES (1, 5, '{}', 'ping', 1, 'sent', 4, 5, 77);",
    )
    .unwrap();
    drop(old);
    let store = place.open();
    let kept = store
        .with(|tx| {
            let table = tx.open_table(ChannelId(10))?.expect("it runs");
            Ok::<_, StoreError>((table.clone(), tx.seats(table.id)?, tx.records(table.id)?.len()))
        })
        .await
        .unwrap();
    let (table, seats, moves) = kept;
    assert_eq!((table.id, table.host, moves), (TableId(5), Some(UserId(7)), 1));
    assert_eq!((seats[0].player, seats[0].interaction), (Some(UserId(7)), InteractionId(99)));
    assert_eq!(table.wake, Some(Timestamp(0)), "the scheduler checks it at once");
    let ping = store.with(|tx| tx.message_before(TableId(5), PostRole::Ping, PostId(9))).await;
    assert_eq!(ping, Ok(Some((ChannelId(10), MessageId(77)))));
}
