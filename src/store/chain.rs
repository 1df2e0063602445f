//! The checksum that runs through the moves of a table.
//!
//! It is for accidents, not against forgers: a flipped bit, a lost page, a row of another table. Each step is a bijection, so
//! a single changed word always shows, and shows at every later move, too.

use super::{InteractionId, RecordKind, RecordRow};

/// An odd number whose bits are well mixed: 2^64 divided by the golden ratio.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// So far are bits turned at each word, so that those of the high end reach the low one.
const TURN: u32 = 29;

/// The checksum of a deal and of some moves after it, in the order of writing. Kept with each move: never changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chain(u64);

impl Chain {
    /// Before the first move.
    pub(super) fn of_deal(setup: &str) -> Self {
        Self(FACTOR).text(setup)
    }

    /// After this move or undo, too.
    pub(super) fn with(self, row: &RecordRow) -> Self {
        let chain = self
            .word(u64::from(row.number.0))
            .word(u64::from(row.seat))
            .word(row.at.0.cast_unsigned());
        match &row.kind {
            RecordKind::Move(record, InteractionId(click)) => {
                chain.word(1).text(record).word(*click)
            }
            RecordKind::Auto(record, why) => {
                chain.word(2).text(record).text(why.as_deref().unwrap_or_default())
            }
            RecordKind::Undo(to, InteractionId(click)) => {
                chain.word(3).word(u64::from(to.0)).word(*click)
            }
        }
    }

    /// As stored: SQLite's integers are signed.
    pub(super) const fn stored(self) -> i64 {
        self.0.cast_signed()
    }

    /// As it was stored.
    pub(super) const fn from_stored(stored: i64) -> Self {
        Self(stored.cast_unsigned())
    }

    const fn word(self, word: u64) -> Self {
        Self((self.0 ^ word).wrapping_mul(FACTOR).rotate_left(TURN))
    }

    /// Its length, so that no two texts run together, and its bytes, eight a word.
    fn text(self, text: &str) -> Self {
        let length = self.word(text.len() as u64);
        text.as_bytes().chunks(8).fold(length, |chain, bytes| {
            let mut word = [0; 8];
            word[..bytes.len()].copy_from_slice(bytes);
            chain.word(u64::from_le_bytes(word))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{MoveNumber, Timestamp};

    fn row(record: &str) -> RecordRow {
        let kind = RecordKind::Move(record.to_owned(), InteractionId(9));
        RecordRow { number: MoveNumber(0), seat: 1, kind, at: Timestamp(5) }
    }

    /// What stands in databases is compared with it for ever.
    #[test]
    fn the_checksum_is_the_same_for_ever() {
        let chain = Chain::of_deal("{}").with(&row(r#"{"type":"pass"}"#));
        assert_eq!(chain.stored(), 1_459_312_582_913_393_591);
    }

    #[test]
    fn every_flipped_bit_of_a_move_shows() {
        let record = r#"{"type":"place","space":3}"#;
        let whole = Chain::of_deal("{}").with(&row(record));
        for at in 0..record.len() * 8 {
            let mut bytes = record.as_bytes().to_vec();
            bytes[at / 8] ^= 1 << (at % 8);
            if let Ok(flipped) = String::from_utf8(bytes) {
                assert_ne!(Chain::of_deal("{}").with(&row(&flipped)), whole, "{flipped}");
            }
        }
    }
}
