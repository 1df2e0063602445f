//! JSON lines: a log may come from anywhere, so it is read line by line within limits, and whatever is wrong with it is
//! a [`LogFault`] with the number of its line, never a panic.

use std::io::{BufRead, Read};

use serde::{Serialize, de::DeserializeOwned};

/// The longest line that is read, in bytes; the longest that any game writes is below 10 KiB.
pub const LINE_LIMIT: u64 = 256 * 1024;
/// The largest log that is read, in bytes; the largest that any game writes is below 200 KiB.
pub const LOG_LIMIT: u64 = 8 * 1024 * 1024;

/// What is wrong with a log, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct LogFault {
    /// The line, from 1.
    pub line: u64,
    /// What is wrong, and what would be right.
    pub reason: String,
}

/// A record of a log: one JSON object.
pub type Record = serde_json::Map<String, serde_json::Value>;

/// The records of a log, one by one.
pub struct Records<R> {
    reader: R,
    line: u64,
    bytes: u64,
}

impl<R: BufRead> Records<R> {
    /// The records that the reader gives.
    pub const fn new(reader: R) -> Self {
        Self { reader, line: 0, bytes: 0 }
    }

    /// The number of the line last read, from 1; 0 before the first.
    pub const fn line(&self) -> u64 {
        self.line
    }

    /// A fault in the line last read.
    pub fn fault(&self, reason: impl Into<String>) -> LogFault {
        LogFault { line: self.line.max(1), reason: reason.into() }
    }

    /// The next record; `None` at the end of the log.
    ///
    /// # Errors
    /// When the line is too long, no UTF-8, no JSON object or nested too deeply, or the log is too large.
    pub fn next_record(&mut self) -> Result<Option<Record>, LogFault> {
        let Some(bytes) = self.next_line()? else { return Ok(None) };
        let text = std::str::from_utf8(&bytes).map_err(|_| self.fault("the line is not UTF-8"))?;
        if text.trim().is_empty() {
            return self.only_blank_lines();
        }
        let record = serde_json::from_str::<Unrepeated>(text);
        record.map(|Unrepeated(record)| Some(record)).map_err(|error| {
            let reason =
                if error.is_eof() { "the line breaks off" } else { "the line is no JSON object" };
            self.fault(format!("{reason}: {}", without_position(&error)))
        })
    }

    /// Blank lines may end a log; nothing may follow them.
    fn only_blank_lines(&mut self) -> Result<Option<Record>, LogFault> {
        let blank = self.fault("the line is empty");
        while let Some(bytes) = self.next_line()? {
            if !bytes.trim_ascii().is_empty() {
                return Err(blank);
            }
        }
        Ok(None)
    }

    fn next_line(&mut self) -> Result<Option<Vec<u8>>, LogFault> {
        let mut bytes = Vec::new();
        let read = self.reader.by_ref().take(LINE_LIMIT + 1).read_until(b'\n', &mut bytes);
        self.line += 1;
        let read =
            read.map_err(|error| self.fault(format!("the log cannot be read: {error}")))? as u64;
        if read == 0 {
            self.line -= 1;
            return Ok(None);
        }
        self.bytes += read;
        if read > LINE_LIMIT {
            return Err(self.fault(format!(
                "the line is longer than {} KiB; no record is",
                LINE_LIMIT / 1024
            )));
        }
        if self.bytes > LOG_LIMIT {
            let limit = LOG_LIMIT / 1024 / 1024;
            return Err(
                self.fault(format!("the log is larger than {limit} MiB; no game is that long"))
            );
        }
        Ok(Some(bytes))
    }
}

/// The largest file that is scored, in bytes.
const FILE_LIMIT: u64 = 64 * 1024;

/// Why a small file cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// By the operating system.
    #[error("the file cannot be read: {0}")]
    Io(#[from] std::io::Error),
    /// Nobody has so much in a game.
    #[error("the file is larger than {} KiB; none is that holds what one player has", FILE_LIMIT / 1024)]
    TooLarge,
}

/// Reads a file that holds what one player has; the input may be anything and of any length.
///
/// # Errors
/// When it cannot be read or is too large.
pub fn read_limited(reader: impl Read) -> Result<Vec<u8>, Unreadable> {
    let mut bytes = Vec::new();
    reader.take(FILE_LIMIT + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > FILE_LIMIT { Err(Unreadable::TooLarge) } else { Ok(bytes) }
}

/// What is wrong, without "at line 1 column 7": the line is ours to number.
pub fn without_position(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_owned()
}

/// What a record has under this key.
///
/// # Errors
/// When it has nothing there, or something else.
pub fn field<T: DeserializeOwned>(record: &Record, key: &str) -> Result<T, String> {
    let value = record.get(key).ok_or_else(|| format!("the record lacks {key:?}"))?;
    T::deserialize(value).map_err(|error| format!("{key}: {}", without_position(&error)))
}

/// Plain data as a record.
///
/// # Panics
/// When it is no JSON object.
pub fn object<T: Serialize>(data: &T) -> Record {
    match serde_json::to_value(data) {
        Ok(serde_json::Value::Object(record)) => record,
        Ok(_) | Err(_) => unreachable!("records are plain data with text keys"),
    }
}

/// A JSON object in which no key comes twice, at any depth: which of the two should count?
struct Unrepeated(Record);

impl<'de> serde::Deserialize<'de> for Unrepeated {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match unrepeated::Value::deserialize(deserializer)? {
            unrepeated::Value(serde_json::Value::Object(record)) => Ok(Self(record)),
            unrepeated::Value(_) => Err(serde::de::Error::custom("a record stands in { and }")),
        }
    }
}

/// Reading JSON with a check that `serde_json`'s own value does not make.
mod unrepeated {
    use std::fmt;

    use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

    pub struct Value(pub serde_json::Value);

    struct AnyValue;

    impl<'de> Deserialize<'de> for Value {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            deserializer.deserialize_any(AnyValue).map(Self)
        }
    }

    impl<'de> Visitor<'de> for AnyValue {
        type Value = serde_json::Value;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("JSON")
        }

        fn visit_bool<E>(self, value: bool) -> Result<Self::Value, E> {
            Ok(value.into())
        }

        fn visit_i64<E>(self, value: i64) -> Result<Self::Value, E> {
            Ok(value.into())
        }

        fn visit_u64<E>(self, value: u64) -> Result<Self::Value, E> {
            Ok(value.into())
        }

        fn visit_f64<E>(self, value: f64) -> Result<Self::Value, E> {
            Ok(value.into())
        }

        fn visit_str<E>(self, value: &str) -> Result<Self::Value, E> {
            Ok(value.into())
        }

        fn visit_unit<E>(self) -> Result<Self::Value, E> {
            Ok(serde_json::Value::Null)
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
            let mut values = Vec::new();
            while let Some(Value(value)) = seq.next_element()? {
                values.push(value);
            }
            Ok(values.into())
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut values = serde_json::Map::new();
            while let Some((key, Value(value))) = map.next_entry::<String, Value>()? {
                if values.contains_key(&key) {
                    return Err(A::Error::custom(format_args!("the key {key:?} stands twice")));
                }
                values.insert(key, value);
            }
            Ok(values.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &[u8]) -> Result<usize, LogFault> {
        let mut records = Records::new(text);
        let mut count = 0;
        while records.next_record()?.is_some() {
            count += 1;
        }
        Ok(count)
    }

    #[test]
    fn one_record_a_line_and_blank_lines_at_the_end_alone() {
        assert_eq!(read(b"{}\n{\"a\":1}\n\n  \n"), Ok(2));
        assert_eq!(read(b""), Ok(0));
        assert_eq!(read(b"{}\n\n{}\n").unwrap_err().line, 2);
    }

    #[test]
    fn bad_lines_are_named_by_their_number() {
        for bad in [
            "[]",
            "{",
            "{\"a\":",
            "3",
            "nonsense",
            "{}{}",
            "{\"a\":1,\"a\":2}",
            "{\"a\":{\"b\":1,\"b\":1}}",
        ] {
            assert_eq!(read(format!("{{}}\n{bad}\n{{}}").as_bytes()).unwrap_err().line, 2, "{bad}");
        }
        assert_eq!(read(b"{}\n\xff\xfe\n").unwrap_err().line, 2);
    }

    #[test]
    fn deep_nesting_is_a_fault_and_no_overflow() {
        let deep = format!("{{\"a\":{}", "[".repeat(200_000));
        assert_eq!(read(deep.as_bytes()).unwrap_err().line, 1);
    }

    #[test]
    fn endless_input_is_cut_off() {
        let endless_line = std::io::BufReader::new(std::io::repeat(b' '));
        let fault = Records::new(endless_line).next_record().unwrap_err();
        assert!(fault.reason.contains("256 KiB"), "{fault}");
        let many = "{}\n".repeat(4_000_000);
        let fault = read(many.as_bytes()).unwrap_err();
        assert!(fault.reason.contains("8 MiB"), "{fault}");
    }
}
