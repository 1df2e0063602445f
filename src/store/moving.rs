//! Everything of one database in another one, whatever engines they are of.
//!
//! One transaction reads and one writes, so that the new database has all of it or nothing. Rows pass in blocks: a database
//! may be larger than the memory. Before the commit everything is read back and compared.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use rusqlite::types::Value;
use sha2::{Digest as _, Sha256};

use super::{
    Address, Store, StoreError, Tx, open,
    schema::{OF_A_TABLE, OF_ALL},
    sql::{Given, Kind, Row},
};

/// How many rows are read at once, or a few more: those of one key stay together.
const BLOCK: usize = 1000;

/// How many rows are written by one statement.
const TOGETHER: usize = 50;

/// How many blocks may wait to be written.
const AHEAD: usize = 4;

/// Tables that number their rows; no number is given twice, also after a move.
const NUMBERED: [&str; 5] = ["tables", "proposals", "handovers", "posts", "moderation"];

/// How many rows of a table there are, and the sum of their checksums, in whatever order they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CopiedTable {
    /// The table of the database.
    pub table: &'static str,
    /// Its rows.
    pub rows: u64,
    /// Their checksum.
    pub checksum: u64,
}

/// Copies everything of the database `from` into the empty database `to`. What is there of each table is the same in both.
///
/// # Errors
/// When somebody uses one of the two, `to` is not empty, or either fails; then nothing is in `to`.
pub async fn move_all(from: &Address, to: &Address) -> Result<Vec<CopiedTable>, StoreError> {
    if from.to_string() == to.to_string() {
        return Err(StoreError::Io(format!("{from} is named twice")));
    }
    if let Address::File(path) = from {
        path.metadata().map_err(|error| StoreError::Io(format!("{from}: {error}")))?;
    }
    let (source, target) = (Store::at(from)?, Store::at(to)?);
    let (send, parts) = sync_channel(AHEAD);
    let name = to.to_string();
    let (read, written) = tokio::join!(
        source.read(move |tx| read_all(tx, &send)),
        target.with(move |tx| write_all(tx, &name, &parts))
    );
    match (read, written) {
        // Nobody took the rows any more: the reason is at the other end.
        (Ok(()) | Err(StoreError::Closed), written) => written,
        (Err(error), _) => Err(error),
    }
}

/// A table of the database, with the columns that are stored and not worked out.
struct Source {
    name: &'static str,
    /// By which its rows are read in blocks.
    key: &'static str,
    columns: Vec<(String, Kind)>,
}

/// What passes from one database to the other.
enum Part {
    /// Rows of the table at this place.
    Rows(usize, Vec<Vec<Value>>),
    /// That was all: what was read, and the last number that each numbered table gave.
    End(Vec<CopiedTable>, [i64; NUMBERED.len()]),
}

/// All tables, those first to which others point. Who plays now is not among them.
fn sources() -> Result<Vec<Source>, StoreError> {
    let (people, rest) = OF_ALL.split_first().expect("there are several");
    let model = open::model()?;
    let source = |(name, key): &(&'static str, &'static str)| {
        let mut statement = model.prepare("SELECT name, type FROM pragma_table_info(?1)")?;
        let column = |row: &rusqlite::Row<'_>| {
            let kind = match row.get_ref(1)?.as_str()? {
                "INTEGER" => Kind::Int,
                "BLOB" => Kind::Blob,
                _ => Kind::Text,
            };
            Ok((row.get(0)?, kind))
        };
        let columns = statement.query_map([name], column)?.collect::<Result<Vec<_>, _>>()?;
        // Each database counts the changes of a table for those who play on it now.
        let columns = columns.into_iter().filter(|(column, _)| column != "version").collect();
        Ok(Source { name, key, columns })
    };
    std::iter::once(people).chain(&OF_A_TABLE).chain(rest).map(source).collect()
}

fn read_all(tx: &Tx, to: &SyncSender<Part>) -> Result<(), StoreError> {
    let mut tallies = Vec::new();
    for (place, source) in sources()?.iter().enumerate() {
        let mut tally = CopiedTable { table: source.name, rows: 0, checksum: 0 };
        source.each_block(tx, |rows| {
            tally.add(&rows);
            to.send(Part::Rows(place, rows)).map_err(|_| StoreError::Closed)
        })?;
        tallies.push(tally);
    }
    let mut last = [0; NUMBERED.len()];
    for (last, table) in last.iter_mut().zip(NUMBERED) {
        *last = tx.value(&tx.driver.last_number(table), [])?.unwrap_or(0);
    }
    to.send(Part::End(tallies, last)).map_err(|_| StoreError::Closed)
}

fn write_all(tx: &Tx, name: &str, parts: &Receiver<Part>) -> Result<Vec<CopiedTable>, StoreError> {
    let sources = sources()?;
    for source in &sources {
        if tx.count(&format!("SELECT count(*) FROM {}", source.name), [])? > 0 {
            return Err(StoreError::Io(format!(
                "{name} has games already; name an empty database"
            )));
        }
    }
    loop {
        match parts.recv() {
            Ok(Part::Rows(place, rows)) => sources[place].insert(tx, &rows)?,
            Ok(Part::End(tallies, last)) => {
                for (table, last) in NUMBERED.iter().zip(last).filter(|(_, last)| *last > 0) {
                    for sql in tx.driver.go_on_after(table, last) {
                        tx.each(&sql, [], |_| Ok(()))?;
                    }
                }
                for sql in tx.driver.learn() {
                    tx.run(sql, [])?;
                }
                compare(tx, &sources, &tallies)?;
                return Ok(tallies);
            }
            Err(_) => return Err(StoreError::Closed),
        }
    }
}

/// Reads back what was written.
fn compare(tx: &Tx, sources: &[Source], tallies: &[CopiedTable]) -> Result<(), StoreError> {
    for (source, wanted) in sources.iter().zip(tallies) {
        let mut found = CopiedTable { table: source.name, rows: 0, checksum: 0 };
        source.each_block(tx, |rows| {
            found.add(&rows);
            Ok(())
        })?;
        if found != *wanted {
            let table = source.name;
            return Err(StoreError::Unexpected(format!("{table} is not the same after the move")));
        }
    }
    Ok(())
}

impl Source {
    fn each_block(
        &self,
        tx: &Tx,
        mut take: impl FnMut(Vec<Vec<Value>>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let Self { name, key, .. } = self;
        let columns = self.listed();
        let skipped = BLOCK - 1;
        let last_of = format!(
            "SELECT {key} FROM {name} WHERE {key} > ?1 ORDER BY {key} LIMIT 1 OFFSET {skipped}"
        );
        let block =
            format!("SELECT {columns} FROM {name} WHERE {key} > ?1 AND {key} <= ?2 ORDER BY {key}");
        let mut after = i64::MIN;
        loop {
            let last: Option<i64> = tx.value(&last_of, [after])?;
            let rows = tx.all(&block, (after, last.unwrap_or(i64::MAX)), |row| self.cells(row))?;
            if !rows.is_empty() {
                take(rows)?;
            }
            match last {
                Some(last) => after = last,
                None => return Ok(()),
            }
        }
    }

    fn cells(&self, row: &Row<'_>) -> Result<Vec<Value>, StoreError> {
        (0..self.columns.len()).map(|place| row.get(place)).collect()
    }

    fn insert(&self, tx: &Tx, rows: &[Vec<Value>]) -> Result<(), StoreError> {
        for rows in rows.chunks(TOGETHER) {
            let kinds = self.columns.iter().map(|(_, kind)| *kind);
            let given: Vec<Given<'_>> = rows
                .iter()
                .flat_map(|row| row.iter().zip(kinds.clone()))
                .map(|(cell, kind)| Given { kind, value: cell.into() })
                .collect();
            tx.driver.run(&self.insertion(rows.len()), &given)?;
        }
        Ok(())
    }

    /// "INSERT INTO players (id, name, since) VALUES (?1, ?2, ?3), (?4, ?5, ?6)"
    fn insertion(&self, rows: usize) -> String {
        let width = self.columns.len();
        let row = |row: usize| {
            let places: Vec<_> =
                (1..=width).map(|place| format!("?{}", row * width + place)).collect();
            format!("({})", places.join(", "))
        };
        let rows: Vec<_> = (0..rows).map(row).collect();
        format!("INSERT INTO {} ({}) VALUES {}", self.name, self.listed(), rows.join(", "))
    }

    fn listed(&self) -> String {
        let names: Vec<_> = self.columns.iter().map(|(name, _)| name.as_str()).collect();
        names.join(", ")
    }
}

impl CopiedTable {
    fn add(&mut self, rows: &[Vec<Value>]) {
        for row in rows {
            self.rows += 1;
            self.checksum = self.checksum.wrapping_add(checksum(row));
        }
    }
}

fn checksum(row: &[Value]) -> u64 {
    let mut hash = Sha256::new();
    for cell in row {
        let (mark, number, bytes): (u8, i64, &[u8]) = match cell {
            Value::Null => (0, 0, &[]),
            Value::Integer(number) => (1, *number, &[]),
            Value::Text(text) => (2, 0, text.as_bytes()),
            Value::Blob(bytes) => (3, 0, bytes),
            Value::Real(number) => (4, number.to_bits().cast_signed(), &[]),
        };
        hash.update([mark]);
        hash.update(number.to_be_bytes());
        hash.update(bytes.len().to_be_bytes());
        hash.update(bytes);
    }
    u64::from_be_bytes(hash.finalize().first_chunk().copied().expect("it is longer"))
}
