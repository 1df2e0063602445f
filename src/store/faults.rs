//! What SQLite finds wrong with the file at a start. Pages of moves and deals belong to single tables, which are refused one
//! by one, and so do single values of rows. What is damaged elsewhere is everybody's, and the start is refused.

use rusqlite::Connection;

use super::{StoreError, schema::OF_A_TABLE};

/// So many faults of the file are looked at.
const MOST_FAULTS: i64 = 100;

/// SQLite's check of all pages and rows, but not of each index against its table, which takes longer than all the rest
/// of a start with many tables. The CHECK clauses are left out, too: they held when the rows were written.
///
/// What it finds among the moves is given back.
pub(super) fn faults(conn: &Connection) -> Result<Vec<String>, StoreError> {
    conn.pragma_update(None, "ignore_check_constraints", true)?;
    let verdict = verdict(conn);
    conn.pragma_update(None, "ignore_check_constraints", false)?;
    let found = verdict?;
    if found.is_empty() {
        return Ok(found);
    }
    let trees = trees_of_moves(conn)?;
    let is_of_a_table = |line: &&str| {
        is_of_a_row(line)
            || line.starts_with("*** in database")
            || line.ends_with("never used")
            || line.contains(" index sqlite_autoindex_moves_")
            || trees.iter().any(|tree| line.starts_with(tree))
    };
    match found.iter().flat_map(|said| said.lines()).find(|line| !is_of_a_table(line)) {
        Some(elsewhere) => Err(StoreError::Corrupt(elsewhere.to_owned())),
        None => Ok(found),
    }
}

/// Whether a line is about one value of one row that belongs to a table: "NULL value in moves.seat", after a single flipped bit.
fn is_of_a_row(line: &str) -> bool {
    let of = line.split_once(" value in ").and_then(|(_, place)| place.split_once('.'));
    of.is_some_and(|(name, _)| {
        name == "posts" || OF_A_TABLE.iter().any(|(table, _)| *table == name)
    })
}

/// What SQLite says of the file. It looks at all pages first; where it then stumbles over the rows of a page that it has
/// named, it says no more.
fn verdict(conn: &Connection) -> Result<Vec<String>, StoreError> {
    let mut statement = conn.prepare(&format!("PRAGMA quick_check({MOST_FAULTS})"))?;
    let mut found = Vec::new();
    for line in statement.query_map([], |row| row.get::<_, String>(0))? {
        match line {
            Ok(line) if line == "ok" => {}
            Ok(line) => found.push(line),
            Err(_) if !found.is_empty() => break,
            Err(error) => return Err(error.into()),
        }
    }
    Ok(found)
}

/// How SQLite's lines about the pages of moves and deals begin.
fn trees_of_moves(conn: &Connection) -> Result<Vec<String>, StoreError> {
    let mut statement = conn.prepare(
        "SELECT rootpage FROM sqlite_schema WHERE tbl_name IN ('moves', 'deals') AND rootpage > 0",
    )?;
    let trees = statement.query_map([], |row| Ok(format!("Tree {} ", row.get::<_, i64>(0)?)))?;
    Ok(trees.collect::<Result<_, _>>()?)
}
