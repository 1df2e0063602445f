//! What is damaged in a database: in the file as SQLite sees it, and in each table by its checksums.

use std::{collections::BTreeSet, path::Path, time::Duration};

use rusqlite::{Connection, OpenFlags};
use sha2::{Digest as _, Sha256};

use super::{
    StoreError, TableId, Tx,
    files::{plain, refuse_missing},
    open,
    schema::{NEEDED, OF_A_TABLE},
};

/// So many faults of the file are named; more of them tell nothing more.
const MOST_FAULTS: i64 = 20;

/// Damaged pages hide no more tables than these; a larger gap is one between numbers that are damaged themselves.
const MOST_HIDDEN: i64 = 1_000_000;

/// What a check has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// What SQLite says of the file.
    pub file: Vec<String>,
    /// The damaged tables, and what is wrong with each.
    pub tables: Vec<(TableId, String)>,
    /// How many tables are whole.
    pub whole: u64,
}

impl Findings {
    /// Whether nothing is damaged.
    pub const fn is_good(&self) -> bool {
        self.file.is_empty() && self.tables.is_empty()
    }
}

/// Reads a whole database, also while a program uses it, and says what is damaged. Changes nothing.
///
/// # Errors
/// When the file cannot be opened, is too damaged to say which tables there are, or is of another program or version.
pub fn check(path: &Path) -> Result<Findings, StoreError> {
    look_at(&read_only(path)?)
}

/// Says what is damaged in a database of this version.
pub(super) fn look_at(conn: &Connection) -> Result<Findings, StoreError> {
    let mut findings = Findings { file: faults(conn)?, ..Findings::default() };
    let tx = Tx::new(conn);
    for table in numbers(conn)? {
        match whole(&tx, table) {
            Ok(Whole::There) => findings.whole += 1,
            Ok(Whole::Never) => {}
            Err(error) => findings.tables.push((table, wrong(error))),
        }
    }
    for table in tx.rated_damage().unwrap_or_default() {
        findings.tables.push((table, "its rated result is not whole".to_owned()));
    }
    for date in tx.daily_damage().unwrap_or_default() {
        let wrong = format!("the secret of the deal of the day {date} is not the promised one");
        findings.file.push(wrong);
    }
    for date in tx.puzzle_damage().unwrap_or_default() {
        findings.file.push(format!("the puzzle of the day {date} is lost, but not its answers"));
    }
    for season in tx.league_damage().unwrap_or_default() {
        findings.file.push(format!("the season {season} of a league is not whole"));
    }
    Ok(findings)
}

/// Opens a database of this version to be read only.
pub(super) fn read_only(path: &Path) -> Result<Connection, StoreError> {
    refuse_missing(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(plain(path), flags)?;
    conn.busy_timeout(Duration::from_secs(5))?;
    conn.pragma_update(None, "query_only", true)?;
    open::refuse_others(&conn, path)?;
    let version = open::version(&conn)?;
    if version == 0 {
        return Err(StoreError::Io(format!("{} is an empty database", path.display())));
    }
    if version < open::known_version() {
        return Err(StoreError::Migration(format!(
            "it has version {version}, of an older aedile; the first start of this one brings it up to date, and what is damaged in it the older one says and keeps"
        )));
    }
    Ok(conn)
}

/// All that SQLite finds wrong with the file; whatever goes wrong while it looks is one of its findings.
pub(super) fn faults(conn: &Connection) -> Result<Vec<String>, StoreError> {
    let mut statement = conn.prepare(&format!("PRAGMA integrity_check({MOST_FAULTS})"))?;
    let lines = statement.query_map([], |row| row.get::<_, String>(0))?;
    let faults = lines.map(|line| line.unwrap_or_else(|error| error.to_string()));
    Ok(faults.filter(|line| line != "ok").collect())
}

/// The numbers of all tables of which anything is there that a table needs: as far as they can be read, from either end, and
/// those between, where damage hides them.
///
/// # Errors
/// When nothing can be read.
pub(super) fn numbers(conn: &Connection) -> Result<BTreeSet<TableId>, StoreError> {
    let (mut found, mut hidden, mut failed) = (BTreeSet::new(), Vec::new(), None);
    for (name, key) in OF_A_TABLE.iter().filter(|(name, _)| NEEDED.contains(name)) {
        let (from, end) = follow(conn, (name, key), ("min", ">"), i64::MIN, &mut found);
        if let Err(error) = end {
            hidden.push((from, follow(conn, (name, key), ("max", "<"), i64::MAX, &mut found).0));
            failed = Some(error);
        }
    }
    if let (true, Some(error)) = (found.is_empty(), failed) {
        return Err(error.into());
    }
    let last = i64::try_from(last_table(conn).unwrap_or(0)).unwrap_or(i64::MAX);
    for (from, to) in hidden {
        let (from, to) = (from.max(0), to.min(last));
        if to.saturating_sub(from) <= MOST_HIDDEN {
            found.extend((from + 1..=to).map(|number| TableId(number.cast_unsigned())));
        }
    }
    Ok(found)
}

/// Follows the numbers in one direction as far as they can be read: the last one, and whether that is the end.
fn follow(
    conn: &Connection,
    (name, key): (&str, &str),
    (next, than): (&str, &str),
    mut from: i64,
    found: &mut BTreeSet<TableId>,
) -> (i64, rusqlite::Result<()>) {
    let sql = format!("SELECT {next}({key}) FROM {name} WHERE {key} {than} ?1");
    loop {
        match conn.query_row(&sql, [from], |row| row.get::<_, Option<i64>>(0)) {
            Ok(Some(number)) => {
                found.insert(TableId(number.cast_unsigned()));
                from = number;
            }
            Ok(None) => return (from, Ok(())),
            Err(error) => return (from, Err(error)),
        }
    }
}

/// The highest number that a table ever had.
pub(super) fn last_table(conn: &Connection) -> Result<u64, StoreError> {
    last_number(conn, "tables")
}

/// The highest number that a row of this name, "tables" or "proposals", ever had.
pub(super) fn last_number(conn: &Connection, name: &str) -> Result<u64, StoreError> {
    let ask = |sql: &str| conn.query_row(sql, [], |row| row.get::<_, Option<i64>>(0));
    let given = ask(&format!("SELECT max(seq) FROM sqlite_sequence WHERE name = '{name}'"));
    let there = ask(&format!("SELECT max(id) FROM {name}"));
    match (given, there) {
        (Err(error), Err(_)) => Err(error.into()),
        (given, there) => {
            // Behind a number beyond the middle soon no more could be given: it is damaged.
            let could_be = |last: &i64| (0..=i64::MAX / 2).contains(last);
            let last = [given, there].into_iter().flatten().flatten().filter(could_be).max();
            Ok(last.unwrap_or(0).unsigned_abs())
        }
    }
}

/// What there is of a table that is not damaged.
pub(super) enum Whole {
    /// All of it.
    There,
    /// Nothing: its number was never given, or it was left behind when the database was salvaged.
    Never,
}

/// Whether all is there from which a table is played on.
pub(super) fn whole(tx: &Tx, id: TableId) -> Result<Whole, StoreError> {
    let damaged = |why: &str| StoreError::Damaged { table: id, why: why.to_owned() };
    let Some(game) = tx.game(id)? else {
        let left = tx.count(
            "SELECT (SELECT count(*) FROM seats WHERE table_id = ?1) + (SELECT count(*) FROM moves WHERE table_id = ?1)",
            [id],
        )?;
        return if left == 0 { Ok(Whole::Never) } else { Err(damaged("its row is missing")) };
    };
    if Sha256::digest(game.table.secret).as_slice() != game.table.commitment {
        return Err(damaged("the secret of its shuffle is not what was promised"));
    }
    if game.seats.len() > usize::from(game.table.seats)
        || game.deal.is_some() && game.seats.len() < usize::from(game.table.seats)
    {
        return Err(damaged("its seats are not those of its game"));
    }
    Ok(Whole::There)
}

/// What is wrong, without the number of the table, which stands before it.
pub(super) fn wrong(error: StoreError) -> String {
    match error {
        StoreError::Damaged { why, .. }
        | StoreError::Corrupt(why)
        | StoreError::Unexpected(why) => why,
        other => other.to_string(),
    }
}
