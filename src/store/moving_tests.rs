//! A database with rows of all kinds moves to another one, and what is not to be moved is refused.

use std::path::Path;

use rusqlite::{Connection, types::Value};

use super::{
    Address, Store, StoreError, TableId, move_all, open, outsider,
    schema::{OF_A_TABLE, OF_ALL},
    tests::Place,
    upgrade_tests::{VERSIONS, of_version},
};

/// A database in which nobody plays.
fn filled() -> (Place, Address) {
    let place = Place::new();
    of_version(&place, VERSIONS.len());
    drop(place.open());
    let address = Address::File(place.path());
    (place, address)
}

/// All that is stored, but what counts changes for those who play now.
fn dump(path: &Path) -> Vec<Vec<Value>> {
    let conn = Connection::open(path).unwrap();
    let rows = |name: &str| {
        let mut columns = conn.prepare("SELECT name FROM pragma_table_info(?1)").unwrap();
        let columns = columns.query_map([name], |row| row.get::<_, String>(0)).unwrap();
        let columns: Vec<_> =
            columns.map(Result::unwrap).filter(|name| name != "version").collect();
        let sql = format!("SELECT {} FROM {name} ORDER BY 1, 2", columns.join(", "));
        let mut rows = conn.prepare(&sql).unwrap();
        let row =
            |row: &rusqlite::Row<'_>| (0..columns.len()).map(|place| row.get(place)).collect();
        rows.query_map([], row).unwrap().collect::<Result<Vec<_>, _>>().unwrap()
    };
    OF_ALL.iter().chain(&OF_A_TABLE).flat_map(|(name, _)| rows(name)).collect()
}

#[tokio::test]
async fn a_database_that_moves_there_and_back_is_the_same() {
    let (place, from) = filled();
    let folder = tempfile::tempdir().unwrap();
    let back = folder.path().join("back.db");
    for (_kept, to) in outsider::engines() {
        let there = move_all(&from, &to).await.unwrap();
        assert!(there.iter().filter(|tally| tally.rows > 0).count() > 12, "{there:?}");
        assert_eq!(move_all(&to, &Address::File(back.clone())).await.unwrap(), there);
        assert_eq!(dump(&back), dump(&place.path()), "{to}");
        std::fs::remove_file(&back).unwrap();
    }
}

#[tokio::test]
async fn numbers_go_on_where_they_were_and_none_is_given_twice() {
    let (place, from) = filled();
    let sql = "UPDATE sqlite_sequence SET seq = 40 WHERE name = 'tables'";
    place.outside().execute_batch(sql).unwrap();
    for (_kept, to) in outsider::engines() {
        move_all(&from, &to).await.unwrap();
        let store = Store::at(&to).unwrap();
        let opened = store.with(|tx| {
            tx.run(
                "INSERT INTO tables (guild, channel, game, options, seats, secret, commitment, rules_version, state, created, active)
                 SELECT guild, 99, game, options, seats, secret, commitment, rules_version, 'lobby', created, active
                 FROM tables WHERE id = 6",
                [],
            )?;
            tx.one("SELECT max(id) FROM tables", [], |row| row.get::<TableId>(0))
        });
        assert_eq!(opened.await, Ok(Some(TableId(41))), "{to}");
    }
}

#[tokio::test]
async fn what_may_not_be_moved_is_refused_and_nothing_is_written() {
    let (place, from) = filled();
    let is_io = |refused: Result<_, StoreError>| {
        let Err(StoreError::Io(why)) = refused else { panic!("it is refused") };
        why
    };
    let missing = Address::File(place.path().with_file_name("missing.db"));
    assert!(is_io(move_all(&from, &from).await).contains("named twice"));
    is_io(move_all(&missing, &from).await);
    for (_kept, to) in outsider::engines() {
        let played = Store::open(&place.path()).unwrap();
        assert!(matches!(move_all(&from, &to).await, Err(StoreError::InUse(_))));
        drop(played);
        move_all(&from, &to).await.unwrap();
        assert!(is_io(move_all(&from, &to).await).contains("has games already"));
    }
}

/// The new one is left empty, whatever happens on the way: here a row that it does not take.
#[tokio::test]
async fn a_move_that_fails_leaves_nothing() {
    let (place, from) = filled();
    place
        .outside()
        .execute_batch(
            "PRAGMA ignore_check_constraints = ON; UPDATE seats SET seat = 9 WHERE seat = 1",
        )
        .unwrap();
    for (_kept, to) in outsider::engines() {
        assert!(matches!(move_all(&from, &to).await, Err(StoreError::Refused(_))), "{to}");
        let store = Store::at(&to).unwrap();
        assert_eq!(store.read(|tx| tx.count("SELECT count(*) FROM players", [])).await, Ok(0));
    }
}

/// Whoever adds a table adds it to what is moved and salvaged, unless it is about those who play now.
#[test]
fn every_table_is_moved() {
    const OF_NOW: [&str; 3] = ["beginnings", "leases", "members"];
    let model = open::model().unwrap();
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name";
    let mut tables = model.prepare(sql).unwrap();
    let tables = tables.query_map([], |row| row.get(0)).unwrap();
    let tables: Vec<String> = tables.map(Result::unwrap).collect();
    let moved = OF_ALL.iter().chain(&OF_A_TABLE).map(|(name, _)| *name);
    let mut moved: Vec<_> = moved.chain(OF_NOW).collect();
    moved.sort_unstable();
    assert_eq!(moved, tables);
}
