//! A way back: the copy before an upgrade, and copies that are put back, or refused.

use std::{
    fs,
    path::{Path, PathBuf},
};

use rusqlite::Connection;

use super::{
    tests::Place,
    upgrade_tests::{VERSIONS, of_version},
    *,
};

/// The files of the folder whose names go on like this behind that of the database.
fn beside(place: &Place, what: &str) -> Vec<PathBuf> {
    let beginning = format!("aedile.db{what}");
    let folder = place.path().parent().unwrap().read_dir().unwrap();
    let mut found: Vec<_> = folder
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.file_name().unwrap().to_str().unwrap().starts_with(&beginning))
        .collect();
    found.sort();
    found
}

fn version_of(path: &Path) -> i32 {
    let conn = Connection::open(path).unwrap();
    conn.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
}

/// Opens a table in another channel, as `/game new` does.
pub(super) async fn new_table(store: &Store, channel: u64) -> TableId {
    let new = NewTableRow {
        name: None,
        named_by: None,
        guild: GuildId(1),
        channel: ChannelId(channel),
        own_thread: false,
        game: "great_city",
        options: "{}".to_owned(),
        terms: "{}".to_owned(),
        seats: 2,
        host: Some(UserId(7)),
        secret: [0; 32],
        commitment: [0; 32],
        rules_version: 1,
        rematch_of: None,
        created: Timestamp(10),
    };
    store
        .with(move |tx| {
            let table = tx.insert_table(&new)?;
            tx.owe(
                table,
                &[NewPostRow {
                    kind: "\"lobby_card\"".to_owned(),
                    role: PostRole::LobbyCard,
                    number: MoveNumber(0),
                }],
                Timestamp(10),
            )?;
            Ok::<_, StoreError>(table)
        })
        .await
        .unwrap()
}

pub(super) async fn last_post(store: &Store) -> u64 {
    store.read(|tx| tx.count("SELECT max(id) FROM posts", [])).await.unwrap()
}

/// A copy of a database in which something was played.
fn played() -> (Place, PathBuf) {
    let place = Place::new();
    of_version(&place, VERSIONS.len());
    drop(place.open());
    let copy = place.path().with_file_name("copy.db");
    backup(&place.path(), &copy).unwrap();
    (place, copy)
}

#[tokio::test]
async fn an_upgrade_leaves_a_copy_of_before_that_can_be_put_back_and_upgraded_again() {
    for version in [1, VERSIONS.len() - 1] {
        let place = Place::new();
        of_version(&place, version);
        drop(place.open());
        let copies = beside(&place, ".schema");
        let [copy] = &copies[..] else { panic!("{copies:?}") };
        assert!(copy.to_str().unwrap().contains(&format!(".schema{version}-2")), "{copy:?}");
        assert_eq!(version_of(copy), i32::try_from(version).unwrap());
        let restored = restore(copy, &place.path()).unwrap();
        assert_eq!((restored.tables, restored.running), (2, 1));
        assert_eq!(
            version_of(&place.path()),
            i32::try_from(version).unwrap(),
            "for the older program"
        );
        let store = place.open();
        assert!(store.read(|tx| tx.game(TableId(5))).await.unwrap().is_some());
        assert!(new_table(&store, 20).await > TableId(1_000_000));
    }
}

#[test]
fn the_last_two_copies_of_before_upgrades_are_kept_and_nothing_else_is_touched() {
    let place = Place::new();
    of_version(&place, 3);
    let stay = [
        "aedile.db.schema1-mine",
        "aedile.db.schemax-20200101T000000Z",
        "other.db.schema1-20200101T000000Z",
    ];
    let go = ["aedile.db.schema1-20200101T000000Z", "aedile.db.schema2-20210101T000000Z.partial"];
    let last = "aedile.db.schema2-20990101T000000Z";
    for name in stay.iter().chain(&go).chain([&last]) {
        fs::write(place.path().with_file_name(name), "").unwrap();
    }
    drop(place.open());
    for name in stay {
        assert!(place.path().with_file_name(name).exists(), "{name}");
    }
    for name in go {
        assert!(!place.path().with_file_name(name).exists(), "{name}");
    }
    let new = beside(&place, ".schema3-");
    assert_eq!(new.len(), 1, "the new one is kept, though the clock had been ahead");
    assert!(place.path().with_file_name(last).exists());
}

#[test]
fn starts_that_fail_again_and_again_leave_no_more_than_two_copies() {
    let place = Place::new();
    of_version(&place, 5);
    for stamp in ["20200101T000000Z", "20200102T000000Z", "20200103T000000Z"] {
        fs::write(place.path().with_file_name(format!("aedile.db.schema5-{stamp}")), "").unwrap();
    }
    // Something of its own in the way of the next migration.
    place.outside().execute_batch("CREATE TABLE dismissed (x)").unwrap();
    let refused = place.refusal();
    assert!(matches!(refused, StoreError::Migration(_)), "{refused:?}");
    assert_eq!(version_of(&place.path()), 5);
    assert_eq!(beside(&place, ".schema5-").len(), 1, "that of the start which failed is gone");
}

#[test]
fn without_leave_and_without_a_copy_nothing_is_brought_up_to_date() {
    let place = Place::new();
    of_version(&place, 5);
    let address = Address::File(place.path());
    let open = |upgrade| Store::among_others(&address, upgrade).err();
    let known = open::known_version();
    assert_eq!(open(Upgrade::Never), Some(StoreError::NotUpgraded { found: 5, known }));
    assert_eq!(beside(&place, ".schema"), Vec::<PathBuf>::new());
    // Nothing can be made under the name of the copy: a name may have 255 bytes.
    let long = Address::File(place.path().with_file_name(format!("{}.db", "x".repeat(238))));
    let Address::File(name) = &long else { unreachable!() };
    fs::rename(place.path(), name).unwrap();
    let refused = Store::among_others(&long, Upgrade::AfterCopy).err();
    assert!(matches!(refused, Some(StoreError::NoCopy(_))), "{refused:?}");
    assert_eq!(version_of(name), 5);
    assert!(Store::among_others(&long, Upgrade::Always).is_ok());
    assert_eq!(version_of(name), known);
}

#[tokio::test]
async fn after_two_restores_in_a_row_no_number_is_given_twice() {
    let (place, copy) = played();
    let (mut tables, mut posts, mut epochs) = (Vec::new(), Vec::new(), Vec::new());
    for turn in 0..3 {
        let store = place.open();
        if turn == 0 {
            // Taken from the copy's own time: the first number that it would give.
            assert_eq!(store.read(|tx| tx.epoch()).await.unwrap(), 0);
        }
        for channel in 30..33 {
            tables.push(new_table(&store, channel).await);
            posts.push(last_post(&store).await);
        }
        epochs.push(store.read(|tx| tx.epoch()).await.unwrap());
        drop(store);
        let restored = restore(&copy, &place.path()).unwrap();
        assert!(
            restored.next.0 > tables.iter().map(|table| table.0).max().unwrap() + 1_000_000 - 1
        );
    }
    for numbers in [tables.iter().map(|table| table.0).collect::<Vec<_>>(), posts, epochs] {
        assert!(numbers.is_sorted_by(|one, next| one < next), "{numbers:?}");
    }
    let store = place.open();
    let restores = store.read(|tx| tx.restores()).await.unwrap();
    let [last] = &restores[..] else { panic!("the copy knew of none: {restores:?}") };
    assert_eq!(last.table_from, TableId(6));
    assert!(tables.iter().all(|table| *table > last.table_from && *table <= last.table_to));
    assert_eq!(check(&place.path()).unwrap(), Findings { whole: 2, ..Findings::default() });
}

#[tokio::test]
async fn where_the_lost_database_says_nothing_time_says_how_far_the_numbers_are() {
    let (place, copy) = played();
    let outside = Connection::open(&copy).unwrap();
    let now = jiff::Timestamp::now().as_millisecond();
    outside.execute("UPDATE posts SET created = ?1", [now - 10_000_000]).unwrap();
    drop(outside);
    fs::remove_file(place.path()).unwrap();
    fs::write(place.path(), "no database").unwrap();
    let first = restore(&copy, &place.path()).unwrap().next.0;
    assert!((1_500_000..1_600_000).contains(&first), "{first}");
    fs::remove_file(place.path()).unwrap();
    assert!(restore(&copy, &place.path()).unwrap().next.0 >= first);
}

#[test]
fn what_is_no_good_copy_is_refused_and_nothing_is_changed() {
    let (place, copy) = played();
    let folder = place.path().parent().unwrap().to_owned();
    let before = fs::read(place.path()).unwrap();
    let at = |name: &str| folder.join(name);
    let whole = fs::read(&copy).unwrap();
    fs::write(at("text"), "no database at all, but a text that is long enough").unwrap();
    fs::write(at("empty"), "").unwrap();
    fs::write(at("cut"), &whole[..whole.len() / 2]).unwrap();
    let altered = |name: &str, sql: &str| {
        fs::copy(&copy, at(name)).unwrap();
        Connection::open(at(name)).unwrap().execute_batch(sql).unwrap();
    };
    altered("newer", "PRAGMA user_version = 99");
    altered("foreign", "PRAGMA application_id = 7");
    altered(
        "secret",
        "UPDATE tables SET secret = CAST(zeroblob(31) || x'01' AS BLOB) WHERE id = 5",
    );
    for (name, says) in [
        ("none", "No such file"),
        (".", "is a directory"),
        ("text", "is no database"),
        ("empty", "is an empty database"),
        ("cut", "damaged"),
        ("newer", "has schema 99"),
        ("foreign", "is a database of another program"),
        ("secret", "table 5: the secret of its shuffle"),
        ("aedile.db", "is the database itself"),
    ] {
        let said = restore(&at(name), &place.path()).unwrap_err().to_string();
        assert!(said.contains(says), "{name}: {said}");
        assert!(fs::read(place.path()).unwrap() == before, "{name}");
        assert_eq!(beside(&place, ".re"), Vec::<PathBuf>::new(), "{name} leaves nothing behind");
    }
    let store = place.open();
    assert!(matches!(restore(&copy, &place.path()), Err(StoreError::InUse(_))));
    drop(store);
    let nowhere = restore(&copy, &folder.join("no/aedile.db")).unwrap_err().to_string();
    assert!(nowhere.contains("does not exist"), "{nowhere}");
    let said = restore(&copy, &folder).unwrap_err().to_string();
    assert!(said.contains("is a directory; name a file in it"), "{said}");
}

#[cfg(unix)]
#[tokio::test]
async fn logs_of_the_replaced_database_go_with_it_and_the_new_one_is_its_owners_alone() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};

    let (place, copy) = played();
    fs::set_permissions(&copy, fs::Permissions::from_mode(0o644)).unwrap();
    for ending in ["-wal", "-shm", "-journal"] {
        fs::write(format!("{}{ending}", place.path().display()), "of another database").unwrap();
    }
    let restored = restore(&copy, &place.path()).unwrap();
    for ending in ["-wal", "-shm", "-journal"] {
        let there = PathBuf::from(format!("{}{ending}", place.path().display()));
        assert!(!there.exists(), "{ending}");
    }
    let new = place.path().metadata().unwrap();
    assert_eq!((new.permissions().mode() & 0o777, new.nlink()), (0o600, 1));
    assert!(restored.replaced.unwrap().exists());
    for _ in 0..3 {
        restore(&copy, &place.path()).unwrap();
        // Names differ by the second.
        let stamp = beside(&place, ".replaced-").pop().unwrap();
        fs::rename(&stamp, stamp.with_extension("replaced-20200101T000000Z")).unwrap();
    }
    assert!(beside(&place, ".replaced-").len() <= 2);
    drop(place.open());
}

#[cfg(unix)]
#[test]
fn a_restore_that_was_killed_half_way_is_begun_anew_and_the_bot_starts_all_the_same() {
    let (place, copy) = played();
    // Killed while it copies; and between the second name of the old database and the name of the new one.
    let partial = place.path().with_file_name("aedile.db.restoring");
    fs::write(&partial, "half").unwrap();
    let second = place.path().with_file_name("aedile.db.replaced-20200101T000000Z");
    fs::hard_link(place.path(), &second).unwrap();
    drop(place.open());
    assert!(!second.exists());
    fs::hard_link(place.path(), &second).unwrap();
    restore(&copy, &place.path()).unwrap();
    assert!(!partial.exists());
    drop(place.open());
}
