//! The checksum that runs through an exported log, so that a damaged copy of it is noticed, also where the damage still makes a
//! game. It is for accidents, not against forgers, who can count as well.

use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::{Logged, Record};

/// The key of the setup and of each move: the checksum of all records up to it. Other records take no further keys (§5).
const KEY: &str = "chain";

/// So many bytes of the hash stand in the log.
const BYTES: usize = 8;

/// The checksum of the records so far; `None` in a log without checksums, as earlier versions wrote it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chain(Option<[u8; BYTES]>);

/// Before the first record.
const BEGINNING: [u8; BYTES] = [0; BYTES];

/// The same log with its checksums. A line that is no record stays as it is.
pub fn chained<G: Logged>(log: &str) -> String {
    let mut sum = BEGINNING;
    let line = |line: &str| {
        let Ok(mut record) = serde_json::from_str::<Record>(line) else {
            return format!("{line}\n");
        };
        sum = after(sum, &record);
        if carries::<G>(&record) {
            record.insert(KEY.to_owned(), hex::encode(sum).into());
        }
        format!("{}\n", Value::from(record))
    };
    log.lines().map(line).collect()
}

impl Chain {
    /// Begins with the first record of a log.
    pub(super) fn begin(first: &mut Record) -> Result<Self, String> {
        let mut chain = Self(first.contains_key(KEY).then_some(BEGINNING));
        chain.compare(first)?;
        Ok(chain)
    }

    /// Takes the checksum out of the next record, if it is one that has it, and compares it.
    pub(super) fn check<G: Logged>(&mut self, record: &mut Record) -> Result<(), String> {
        if carries::<G>(record) {
            return self.compare(record);
        }
        self.0 = self.0.map(|sum| after(sum, record));
        Ok(())
    }

    fn compare(&mut self, record: &mut Record) -> Result<(), String> {
        let stated = record.remove(KEY);
        self.0 = self.0.map(|sum| after(sum, record));
        if stated == self.0.map(|sum| hex::encode(sum).into()) {
            return Ok(());
        }
        Err(format!("{KEY}: this line, or one before it, is not what was written"))
    }
}

/// Whether it is the setup or a move.
fn carries<G: Logged>(record: &Record) -> bool {
    let kind = record.get("type").and_then(Value::as_str);
    kind.is_none_or(|kind| kind != "end" && !G::EVENTS.contains(&kind))
}

/// The checksum after one more record.
fn after(sum: [u8; BYTES], record: &Record) -> [u8; BYTES] {
    let json = serde_json::to_string(record).expect("a record has text keys");
    let hash = Sha256::new().chain_update(sum).chain_update(json).finalize();
    let mut sum = BEGINNING;
    sum.copy_from_slice(&hash[..BYTES]);
    sum
}
