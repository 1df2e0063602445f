//! Damage is noticed, named and contained; and what other names of files and links must not do.

use std::fs;

use super::{tests::Place, *};

/// A running table with so many moves.
fn table_with(tx: &Tx, channel: u64, moves: u32) -> Result<TableId, StoreError> {
    tx.meet(UserId(1), "Aurelia", None, Timestamp(1))?;
    let secret = [7; 32];
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
        seats: 1,
        host: Some(UserId(1)),
        secret,
        commitment: crate::board::ShuffleSecret(secret).commitment().0,
        rules_version: 1,
        created: Timestamp(1),
    })?;
    let seat = SeatRow {
        player: Some(UserId(1)),
        name: "Aurelia".to_owned(),
        interaction: InteractionId(channel),
        ..SeatRow::default()
    };
    tx.set_seats(id, &[seat])?;
    tx.start_table(id, 1, (r#"{"decks":{}}"#, "{}"), Timestamp(2))?;
    play(tx, id, 0, moves)?;
    Ok(id)
}

fn play(tx: &Tx, id: TableId, from: u32, to: u32) -> Result<(), StoreError> {
    let row = |number: u32| {
        let record = format!(r#"{{"type":"place","space":{number}}}"#);
        let click = InteractionId(id.0 * 1_000_000 + u64::from(number));
        let kind = RecordKind::Move(record, click);
        RecordRow { number: MoveNumber(number), seat: 0, kind, at: Timestamp(3) }
    };
    tx.append(id, &(from..to).map(row).collect::<Vec<_>>())?;
    tx.set_turn(id, MoveNumber(to), Some(0), MoveNumber(0), None)
}

/// Changes a move behind the back of the program.
const CHANGE: &str = "DROP TRIGGER moves_stay;
    UPDATE moves SET record = '{\"type\":\"place\",\"space\":9}' WHERE table_id = 1 AND number = 4";

async fn is_damaged(store: &Store, id: u64) -> bool {
    let game = store.read(move |tx| tx.game(TableId(id))).await;
    match game {
        Err(StoreError::Damaged { table, .. }) => table == TableId(id),
        Err(StoreError::Corrupt(_)) => true,
        Err(error) => panic!("{error}"),
        Ok(_) => false,
    }
}

#[tokio::test]
async fn a_changed_move_is_named_and_the_other_tables_are_kept() {
    let place = Place::new();
    let store = place.open();
    for channel in 1..=3 {
        store.with(move |tx| table_with(tx, channel, 20)).await.unwrap();
    }
    assert_eq!(check(&place.path()).unwrap(), Findings { whole: 3, ..Findings::default() });
    place.outside().execute_batch(CHANGE).unwrap();
    assert!(is_damaged(&store, 1).await && !is_damaged(&store, 2).await);

    let findings = check(&place.path()).unwrap();
    let damaged = (TableId(1), "move 4, or one before it, is not what was written".to_owned());
    assert_eq!((findings.whole, findings.tables), (2, vec![damaged.clone()]));

    let to = Place::new();
    let salvaged = salvage(&place.path(), &to.path()).unwrap();
    assert_eq!(salvaged, Salvaged { kept: 2, lost: vec![damaged], ..Salvaged::default() });
    assert!(matches!(salvage(&place.path(), &to.path()), Err(StoreError::Io(_))));
    let kept = to.open();
    let same = |store: &Store| {
        let store = store.clone();
        async move {
            store
                .read(|tx| Ok::<_, StoreError>((tx.game(TableId(2))?, tx.game(TableId(3))?)))
                .await
                .unwrap()
        }
    };
    let (old, new) = (same(&store).await, same(&kept).await);
    for (old, new) in [(old.0, new.0), (old.1, new.1)] {
        let (old, new) = (old.unwrap(), new.unwrap());
        assert!(old.table == new.table && old.records == new.records && old.deal == new.deal);
    }
    let next = kept.with(|tx| table_with(tx, 9, 1)).await.unwrap();
    assert_eq!(next, TableId(4), "a lost number is not given again");
}

#[tokio::test]
async fn a_zeroed_page_costs_the_tables_that_were_on_it() {
    let place = Place::new();
    let store = place.open();
    for channel in 1..=40 {
        store.with(move |tx| table_with(tx, channel, 30)).await.unwrap();
    }
    drop(store);
    let outside = place.outside();
    let page: u32 = outside
        .query_row("SELECT pageno FROM dbstat WHERE name = 'moves' AND pagetype = 'leaf' LIMIT 1 OFFSET 20", [], |row| row.get(0))
        .unwrap();
    let size: u32 = outside.pragma_query_value(None, "page_size", |row| row.get(0)).unwrap();
    drop(outside);
    let mut bytes = fs::read(place.path()).unwrap();
    bytes[((page - 1) * size) as usize..(page * size) as usize].fill(0);
    fs::write(place.path(), &bytes).unwrap();
    // The others are played on.
    let store = place.open();
    let mut damaged = 0;
    for id in 1..=40 {
        if is_damaged(&store, id).await {
            damaged += 1;
        } else {
            store.with(move |tx| play(tx, TableId(id), 30, 31)).await.unwrap();
        }
    }
    assert!((1..=3).contains(&damaged), "{damaged}");
    drop(store);

    let findings = check(&place.path()).unwrap();
    assert!(!findings.file.is_empty() && (1..=3).contains(&findings.tables.len()), "{findings:?}");
    let to = Place::new();
    let salvaged = salvage(&place.path(), &to.path()).unwrap();
    assert_eq!((salvaged.kept, &salvaged.lost), (findings.whole, &findings.tables));
    drop(to.open());
    assert!(check(&to.path()).unwrap().is_good());
}

/// Zeroes the first page of a table or an index.
fn zero(place: &Place, name: &str) {
    let outside = place.outside();
    let ask = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
    let page: u32 = outside.query_row(ask, [name], |row| row.get(0)).unwrap();
    let size: u32 = outside.pragma_query_value(None, "page_size", |row| row.get(0)).unwrap();
    drop(outside);
    let mut bytes = fs::read(place.path()).unwrap();
    bytes[((page - 1) * size) as usize..(page * size) as usize].fill(0);
    fs::write(place.path(), &bytes).unwrap();
}

#[tokio::test]
async fn what_stands_beside_a_table_costs_no_table_and_is_named() {
    for (name, part) in [
        ("tips", Some("tips")),
        ("notes", Some("notes")),
        ("turns", Some("turns")),
        ("answers", Some("answers")),
        ("results", Some("results")),
        ("posts", Some("posts")),
        ("preferences", Some("preferences")),
        ("servers", Some("servers")),
        ("proposals", Some("proposals")),
        ("ballots", Some("ballots")),
        ("proposals_of_table", None),
        ("ballots_of_table", None),
    ] {
        let place = Place::new();
        let store = place.open();
        for channel in 1..=3 {
            store.with(move |tx| table_with(tx, channel, 5)).await.unwrap();
        }
        drop(store);
        let propose =
            "INSERT INTO proposals (table_id, number, subject, opened) VALUES (1, 0, '{}', 0)";
        let outside = place.outside();
        outside.execute_batch(propose).unwrap();
        outside
            .execute_batch("INSERT INTO ballots (table_id, proposal, seat) VALUES (1, 1, 0)")
            .unwrap();
        drop(outside);
        zero(&place, name);
        let findings = check(&place.path()).unwrap();
        assert!(!findings.is_good() && findings.whole == 3, "{name}: {findings:?}");
        let to = Place::new();
        let salvaged = salvage(&place.path(), &to.path()).unwrap();
        let expected =
            Salvaged { kept: 3, parts: part.into_iter().collect(), ..Salvaged::default() };
        assert_eq!(salvaged, expected, "{name}");
        assert!(check(&to.path()).unwrap().is_good(), "{name}");
        let kept = to.outside();
        let astray = "SELECT count(*) FROM pragma_foreign_key_check";
        assert_eq!(kept.query_row(astray, [], |row| row.get(0)), Ok(0), "{name}");
        kept.execute_batch(propose).unwrap();
        assert_eq!(kept.last_insert_rowid(), 2, "{name}: a lost number is not given again");
        drop((kept, to.open()));
    }
}

#[tokio::test]
async fn moves_of_before_checksums_are_accepted_and_guarded_from_the_next_one_on() {
    let place = Place::new();
    let store = place.open();
    store.with(|tx| table_with(tx, 1, 20)).await.unwrap();
    let forget = "DROP TRIGGER moves_stay; UPDATE moves SET checksum = NULL;
        CREATE TRIGGER moves_stay BEFORE UPDATE ON moves BEGIN SELECT RAISE (ABORT, 'a move is never changed'); END";
    place.outside().execute_batch(forget).unwrap();
    assert!(!is_damaged(&store, 1).await);
    store.with(|tx| play(tx, TableId(1), 20, 21)).await.unwrap();
    assert!(!is_damaged(&store, 1).await);
    place.outside().execute_batch(CHANGE).unwrap();
    assert!(is_damaged(&store, 1).await);
}

#[cfg(unix)]
#[tokio::test]
async fn two_names_of_one_file_are_one_database() {
    let place = Place::new();
    let store = place.open();
    let other = Place::new();
    std::os::unix::fs::symlink(place.path(), other.path()).unwrap();
    assert!(
        matches!(other.refusal(), StoreError::InUse(path) if path == place.path().display().to_string())
    );
    drop(store);
    drop(other.open());
    fs::remove_file(other.path()).unwrap();
    fs::hard_link(place.path(), other.path()).unwrap();
    assert!(matches!(other.refusal(), StoreError::Io(why) if why.contains("hard link")));
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_follows_no_link_and_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;

    let (place, to) = (Place::new(), Place::new());
    let _store = place.open();
    let precious = to.path().with_extension("precious");
    fs::write(&precious, "kept").unwrap();
    let partial = to.path().with_extension("db.partial");
    for name in [&partial, &to.path()] {
        std::os::unix::fs::symlink(&precious, name).unwrap();
        assert!(
            matches!(backup(&place.path(), &to.path()), Err(StoreError::Io(why)) if why.contains("exists already"))
        );
        assert_eq!(fs::read_to_string(&precious).unwrap(), "kept");
        fs::remove_file(name).unwrap();
    }
    backup(&place.path(), &to.path()).unwrap();
    assert_eq!(fs::metadata(to.path()).unwrap().permissions().mode() & 0o777, 0o600);
    assert!(!partial.exists());
}

/// Takes from a column what the schema says of it, sets it to nothing, and gives the schema back.
fn flip(place: &Place, table: &str, column: &str, change: &str) {
    let outside = place.outside();
    let schema: String = outside
        .query_row("SELECT sql FROM sqlite_schema WHERE name = ?1", [table], |row| row.get(0))
        .unwrap();
    let loose = schema
        .lines()
        .map(|line| {
            let is_it = line.trim_start().starts_with(&format!("{column} "));
            if is_it { line.replace("NOT NULL", "") } else { line.to_owned() }
        })
        .collect::<Vec<_>>()
        .join("\n");
    let set = |sql: &str| {
        let outside = place.outside();
        outside
            .execute_batch("PRAGMA writable_schema = ON; PRAGMA ignore_check_constraints = ON")
            .unwrap();
        outside.execute("UPDATE sqlite_schema SET sql = ?2 WHERE name = ?1", [table, sql]).unwrap();
    };
    drop(outside);
    set(&loose);
    let outside = place.outside();
    outside.execute_batch("PRAGMA ignore_check_constraints = ON").unwrap();
    outside.execute_batch(change).unwrap();
    drop(outside);
    set(&schema);
}

#[tokio::test]
async fn a_value_that_is_missing_in_one_row_costs_one_table_and_no_start() {
    for (table, column, change) in [
        (
            "moves",
            "seat",
            "DROP TRIGGER moves_stay; UPDATE moves SET seat = NULL WHERE table_id = 1 AND number = 4",
        ),
        ("seats", "name", "UPDATE seats SET name = NULL WHERE table_id = 1"),
    ] {
        let place = Place::new();
        let store = place.open();
        for channel in 1..=3 {
            store.with(move |tx| table_with(tx, channel, 5)).await.unwrap();
        }
        drop(store);
        flip(&place, table, column, change);
        let store = place.open();
        let game = store.read(|tx| tx.game(TableId(1))).await;
        assert!(matches!(game, Err(StoreError::Unexpected(_))), "{table}");
        for id in 2..=3 {
            store.with(move |tx| play(tx, TableId(id), 5, 6)).await.unwrap();
        }
        drop(store);
        let findings = check(&place.path()).unwrap();
        assert_eq!((findings.whole, findings.tables.len()), (2, 1), "{findings:?}");
        let to = Place::new();
        assert_eq!(salvage(&place.path(), &to.path()).unwrap().kept, 2);
    }
}

#[tokio::test]
async fn a_number_that_is_far_too_high_does_not_make_a_check_endless() {
    let place = Place::new();
    let store = place.open();
    for channel in 1..=3 {
        store.with(move |tx| table_with(tx, channel, 5)).await.unwrap();
    }
    drop(store);
    for high in [1_i64 << 33, i64::MAX, -9] {
        let sql = format!("UPDATE sqlite_sequence SET seq = {high} WHERE name = 'tables'");
        place.outside().execute_batch(&sql).unwrap();
        assert_eq!(check(&place.path()).unwrap(), Findings { whole: 3, ..Findings::default() });
        let to = Place::new();
        assert_eq!(salvage(&place.path(), &to.path()).unwrap().kept, 3);
        let next = to.open().with(|tx| table_with(tx, 9, 1)).await.unwrap();
        assert!(next > TableId(3), "{next}");
    }
}

#[tokio::test]
async fn a_salvage_that_was_killed_leaves_nothing_that_looks_whole_or_is_in_the_way() {
    let place = Place::new();
    let store = place.open();
    store.with(|tx| table_with(tx, 1, 5)).await.unwrap();
    drop(store);
    let to = Place::new();
    let partial = files::with_ending(&to.path(), ".partial");
    // Killed in its middle: the file is there, with a log.
    fs::write(&partial, "half").unwrap();
    fs::write(files::with_ending(&to.path(), ".partial-wal"), "more").unwrap();
    let running = open::lock(&partial).unwrap();
    assert!(
        matches!(salvage(&place.path(), &to.path()), Err(StoreError::InUse(_))),
        "it is running"
    );
    drop(running);
    assert!(!to.path().exists());
    assert_eq!(salvage(&place.path(), &to.path()).unwrap().kept, 1);
    let left: Vec<_> =
        to.path().parent().unwrap().read_dir().unwrap().map(Result::unwrap).collect();
    assert_eq!(left.len(), 1, "{left:?}");
    drop(to.open());
}
