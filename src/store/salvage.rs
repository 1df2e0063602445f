//! Keeps what is whole of a damaged database, in a new one.

use std::{collections::BTreeSet, fs, path::Path};

use rusqlite::{Connection, params_from_iter, types::Value};

use super::{
    StoreError, TableId, Tx,
    check::{Whole, last_number, last_table, numbers, read_only, whole, wrong},
    files::{at, files, put, refuse_no_file, remove, with_ending},
    open,
    schema::{NEEDED, OF_A_TABLE, OF_ALL},
};

/// Where people are named whose own row may be lost.
const NAMING: [(&str, &str); 6] = [
    ("tables", "host"),
    ("tables", "named_by"),
    ("seats", "player"),
    ("results", "player"),
    ("answers", "player"),
    ("handovers", "player"),
];

/// What was kept, and what was not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Salvaged {
    /// How many tables are in the new database.
    pub kept: u64,
    /// The tables that are not, and what is wrong with each.
    pub lost: Vec<(TableId, String)>,
    /// Of which kinds of rows not all are: the names of the tables of the database that hold them.
    pub parts: BTreeSet<&'static str>,
}

/// Whether nothing was ever kept in a database: no table was opened, and nobody and no server is known there.
///
/// # Errors
/// When it cannot be read, or is of an older version.
pub fn is_unused(path: &Path) -> Result<bool, StoreError> {
    if path.metadata().is_ok_and(|file| file.len() == 0) {
        return Ok(true);
    }
    let conn = read_only(path)?;
    let is_empty = |(name, _): &(&str, &str)| {
        let ask = format!("SELECT NOT EXISTS (SELECT 1 FROM {name})");
        conn.query_row(&ask, [], |row| row.get::<_, bool>(0))
    };
    let empty: Vec<bool> = OF_ALL.iter().map(is_empty).collect::<rusqlite::Result<_>>()?;
    Ok(last_table(&conn)? == 0 && empty.into_iter().all(|is_empty| is_empty))
}

/// Copies every whole table of `from` into the new database `to`, with the people, settings and owed posts that can be read.
/// `from` stays as it is. The new database grows under another name beside `to`, so that `to` is whole as soon as it is there.
///
/// # Errors
/// When `from` is too damaged to say which tables there are, or `to` is there already or cannot be written.
pub fn salvage(from: &Path, to: &Path) -> Result<Salvaged, StoreError> {
    // A log without its database may be that of a program that still writes into it.
    if let Some(path) = files(to).find(|path| path.symlink_metadata().is_ok()) {
        let path = path.display();
        return Err(StoreError::Io(format!("{path} exists already; nothing is overwritten")));
    }
    refuse_no_file(to)?;
    let old = read_only(from)?;
    let partial = with_ending(to, ".partial");
    let lock = open::lock(&partial)?;
    // What a salvage has left that was killed is worth nothing: the lock is ours.
    remove(&partial)?;
    let salvaged = salvage_from(&old, &partial).and_then(|salvaged| {
        put(&partial, to).map_err(|error| at(to, &error))?;
        Ok(salvaged)
    });
    if salvaged.is_err() {
        let _ = remove(&partial);
    }
    let _ = fs::remove_file(with_ending(&partial, ".lock"));
    drop(lock);
    salvaged
}

/// Copies into a new file, which is one whole file when this returns.
fn salvage_from(old: &Connection, to: &Path) -> Result<Salvaged, StoreError> {
    let (new, reader) = open::create(to)?;
    drop(reader);
    let salvaged = new
        .execute_batch("PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE")
        .map_err(StoreError::from)
        .and_then(|()| copy(old, &new));
    let salvaged = salvaged.and_then(|salvaged| {
        new.execute_batch("COMMIT")?;
        new.pragma_update(None, "journal_mode", "DELETE")?;
        Ok(salvaged)
    });
    drop(new);
    salvaged
}

fn copy(old: &Connection, new: &Connection) -> Result<Salvaged, StoreError> {
    let mut salvaged = Salvaged::default();
    let last = last_table(old)?;
    let tx = Tx::new(old);
    for table in numbers(old)? {
        let parts = &mut salvaged.parts;
        match whole(&tx, table).and_then(|there| copy_table(old, new, (table, &there), parts)) {
            Ok(Whole::There) => salvaged.kept += 1,
            Ok(Whole::Never) => {}
            Err(error) => salvaged.lost.push((table, wrong(error))),
        }
    }
    for (name, key) in OF_ALL {
        if !copy_from_both_ends(old, new, name, key)? {
            salvaged.parts.insert(name);
        }
    }
    // Where neither can be read no proposal is kept, and no button of one is of use.
    let proposals = last_number(old, "proposals").unwrap_or(0);
    mend(new, [("tables", last), ("proposals", proposals)])?;
    Ok(salvaged)
}

/// All rows that a table cannot do without, or none; of the others those kinds that can be read.
fn copy_table(
    old: &Connection,
    new: &Connection,
    (table, there): (TableId, &Whole),
    parts: &mut BTreeSet<&'static str>,
) -> Result<Whole, StoreError> {
    if matches!(there, Whole::Never) {
        return Ok(Whole::Never);
    }
    let copied = all_or_none(new, || {
        OF_A_TABLE.iter().try_for_each(|(name, key)| {
            let copied = all_or_none(new, || copy_of_table(old, new, table, (name, key)));
            match copied {
                Err(StoreError::Corrupt(why)) if !NEEDED.contains(name) => {
                    tracing::warn!(%table, %why, name, "left out");
                    parts.insert(name);
                    Ok(())
                }
                copied => copied,
            }
        })
    });
    copied.map(|()| Whole::There)
}

/// Does it; takes back what an error has left half done.
fn all_or_none(
    new: &Connection,
    copy: impl FnOnce() -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    new.execute_batch("SAVEPOINT some")?;
    let copied = copy();
    let end = if copied.is_ok() { "RELEASE some" } else { "ROLLBACK TO some; RELEASE some" };
    new.execute_batch(end)?;
    copied
}

/// The rows of one kind that belong to a table: found by their index, or without it where that is damaged.
fn copy_of_table(
    old: &Connection,
    new: &Connection,
    table: TableId,
    (name, key): (&str, &str),
) -> Result<(), StoreError> {
    let columns = columns(new, name)?;
    let by = |key: &str| {
        all_or_none(new, || {
            let sql = format!("SELECT {columns} FROM {name} WHERE {key} = ?1");
            let mut rows = old.prepare_cached(&sql)?;
            copy_rows(&mut rows, &[Value::from(table.0.cast_signed())], new, name)
        })
    };
    match by(key) {
        // SQLite asks no index for what is worked out.
        Err(StoreError::Corrupt(_)) => by(&format!("+{key}")),
        copied => copied,
    }
}

/// Rows up to the first that cannot be read, and backwards from the last one down to the same damage; whether these are all.
fn copy_from_both_ends(
    old: &Connection,
    new: &Connection,
    name: &str,
    key: &str,
) -> Result<bool, StoreError> {
    let columns = columns(new, name)?;
    for order in ["ASC", "DESC"] {
        let read = old.prepare(&format!("SELECT {columns} FROM {name} ORDER BY {key} {order}"));
        let copied = match read {
            Ok(mut rows) => copy_rows(&mut rows, &[], new, name),
            Err(error) => Err(error.into()),
        };
        match copied {
            Ok(()) => return Ok(true),
            Err(StoreError::Corrupt(why)) => {
                tracing::warn!(%why, name, order, "reading ends at damage");
            }
            Err(error) => return Err(error),
        }
    }
    Ok(false)
}

/// The columns that are stored; what is worked out from them is not among them.
fn columns(conn: &Connection, name: &str) -> Result<String, StoreError> {
    let sql = "SELECT group_concat(name, ', ') FROM pragma_table_info(?1)";
    Ok(conn.query_row(sql, [name], |row| row.get(0))?)
}

fn copy_rows(
    statement: &mut rusqlite::Statement,
    of: &[Value],
    new: &Connection,
    name: &str,
) -> Result<(), StoreError> {
    let columns = statement.column_names().join(", ");
    let width = statement.column_count();
    let places = vec!["?"; width].join(", ");
    let sql = format!("INSERT OR IGNORE INTO {name} ({columns}) VALUES ({places})");
    let mut insert = new.prepare_cached(&sql)?;
    let mut rows = statement.query(params_from_iter(of))?;
    while let Some(row) = rows.next()? {
        let values = (0..width).map(|column| row.get(column));
        insert.execute(params_from_iter(values.collect::<rusqlite::Result<Vec<Value>>>()?))?;
    }
    Ok(())
}

/// Makes whole what points to what was lost: nobody and nothing is named that is not there.
fn mend(new: &Connection, last: [(&str, u64); 2]) -> Result<(), StoreError> {
    new.execute_batch(
        "DELETE FROM posts WHERE table_id NOT IN (SELECT id FROM tables);
         DELETE FROM interactions WHERE table_id NOT IN (SELECT id FROM tables);
         DELETE FROM rated_seats WHERE table_id NOT IN (SELECT table_id FROM rated_games);
         DELETE FROM seasons WHERE league_id NOT IN (SELECT id FROM leagues);
         DELETE FROM entrants WHERE season_id NOT IN (SELECT id FROM seasons);
         DELETE FROM matches WHERE season_id NOT IN (SELECT id FROM seasons);
         DELETE FROM match_seats WHERE NOT EXISTS (SELECT 1 FROM matches WHERE matches.season_id = match_seats.season_id
             AND matches.number = match_seats.number) OR NOT EXISTS (SELECT 1 FROM entrants
             WHERE entrants.season_id = match_seats.season_id AND entrants.number = entrant);
         DELETE FROM league_log WHERE season_id NOT IN (SELECT id FROM seasons);
         DELETE FROM daily_plays WHERE date NOT IN (SELECT date FROM daily);
         DELETE FROM puzzle_answers WHERE date NOT IN (SELECT date FROM puzzles WHERE date IS NOT NULL);
         DELETE FROM ballots WHERE proposal NOT IN (SELECT id FROM proposals);
         UPDATE tables SET rematch_of = NULL WHERE rematch_of NOT IN (SELECT id FROM tables)",
    )?;
    for (name, person) in NAMING {
        new.execute_batch(&format!(
            "INSERT OR IGNORE INTO players (id, name, since) SELECT {person}, 'Somebody', 0 FROM {name} WHERE {person} IS NOT NULL"
        ))?;
    }
    // Numbers are never given twice: buttons of what was lost stay dead.
    for (name, number) in last {
        new.execute("DELETE FROM sqlite_sequence WHERE name = ?1", [name])?;
        new.execute(
            "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)",
            (name, number.cast_signed()),
        )?;
    }
    Ok(())
}
