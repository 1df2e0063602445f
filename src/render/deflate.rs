//! Deflate (RFC 1951) in a zlib wrapper (RFC 1950) for our pictures, which are flat areas and repeated drawings.
//!
//! At each byte three places are tried: the byte before, the row above, and the last place with the same eight
//! bytes. One block, codes fitted to it. On our pages that is smaller and faster than the general compressors'
//! fast levels, see `benches/render.rs`; it would be poor at photographs.

use std::cell::RefCell;

use super::huffman::Code;

/// How far back a match may begin, RFC 1951 §3.2.5.
const WINDOW: usize = 32768;
/// The longest match.
const LONGEST: usize = 258;
/// The shortest match worth a distance in the window.
const WORTH: usize = 6;
const HASH_BITS: u32 = 14;
/// The literal that ends a block.
const END: u16 = 256;
/// The orders of the lengths of the code for code lengths, RFC 1951 §3.2.7.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// A literal, or a match: [`MATCH`], the length, and in the lower half the distance.
type Token = u32;
const MATCH: Token = 1 << 31;

thread_local! {
    /// Tokens, kept by each thread that draws, half a megabyte: fresh memory costs time.
    static TOKENS: RefCell<Vec<Token>> = const { RefCell::new(Vec::new()) };
}

/// Compresses rows of `stride` bytes, behind which stand [`SPARE`] bytes.
pub(crate) fn zlib(raw: &[u8], stride: usize) -> Vec<u8> {
    let end = raw.len().saturating_sub(SPARE);
    TOKENS.with_borrow_mut(|tokens| {
        let mut block = Block::new(std::mem::take(tokens));
        tokenise(raw, end, stride, &mut block);
        let mut bits = Bits { bytes: Vec::with_capacity(128 << 10), waiting: 0, count: 0 };
        bits.bytes.extend([0x78, 0x01]);
        block.write(&mut bits);
        *tokens = block.tokens;
        let mut file = bits.finish();
        file.extend(simd_adler32::adler32(&&raw[..end]).to_be_bytes());
        file
    })
}

/// The bytes compared at once.
const WORD: usize = 8;
/// So many follow the last byte, so that a whole word can be read there.
pub(crate) const SPARE: usize = WORD;
/// A match with the row above that has no need of a rival.
const ENOUGH: usize = 24;

/// Finds the matches, longest first, without looking ahead.
fn tokenise(raw: &[u8], end: usize, stride: usize, block: &mut Block) {
    if end > 0 {
        block.push_literal(raw[0]);
    }
    let mut heads = vec![0_u32; 1 << HASH_BITS];
    let mut here = 1;
    while here < end {
        let next = word(raw, here);
        // Above the first row is none.
        let up = if here < stride { 1 } else { stride };
        let mut above = same(next, word(raw, here - up));
        if above == WORD {
            above = longer(raw, here, up);
            if above >= ENOUGH {
                above = above.min(end - here);
                block.push_match(above, up);
                here += above;
                continue;
            }
        }
        let head = &mut heads[hash(next)];
        let back = here - std::mem::replace(head, u32::try_from(here).unwrap_or(0)) as usize;
        let (length, distance) = longest(raw, here, (above, up), back);
        let length = length.min(end - here);
        if length > 3 || length == 3 && distance == 1 {
            block.push_match(length, distance);
            here += length;
        } else {
            block.push_literal(raw[here]);
            here += 1;
        }
    }
}

/// The longest of the match `above`, the one with the byte before and the one so far `back`, and its distance.
#[inline]
fn longest(raw: &[u8], here: usize, above: (usize, usize), back: usize) -> (usize, usize) {
    let next = word(raw, here);
    // Beyond the window, the byte before stands in for it.
    let back = if back <= WINDOW { back } else { 1 };
    let mut before = same(next, word(raw, here - 1));
    let mut found = same(next, word(raw, here - back));
    if before.max(found) == WORD {
        if before == WORD {
            before = longer(raw, here, 1);
        }
        if found == WORD && above.0.max(before) < 16 {
            found = longer(raw, here, back);
        }
    }
    let (length, distance) = if before + 1 >= above.0 { (before, 1) } else { above };
    if found >= WORTH && found > length + 2 { (found, back) } else { (length, distance) }
}

/// How many bytes at the beginning of two words are the same.
#[inline]
fn same(one: u64, other: u64) -> usize {
    (one ^ other).trailing_zeros() as usize / 8
}

/// How many bytes from `here` on are the same as those so far back, of which a whole word is.
#[inline]
fn longer(raw: &[u8], here: usize, back: usize) -> usize {
    WORD + same_beyond(&raw[here + WORD..], &raw[here - back + WORD..])
}

/// How many bytes are the same at the beginning of both, the first of which is the shorter. Apart from its caller, which
/// mostly has its answer from one word.
#[inline(never)]
fn same_beyond(ours: &[u8], theirs: &[u8]) -> usize {
    let mut length = 0;
    for (ours, theirs) in ours.as_chunks::<32>().0.iter().zip(theirs.as_chunks::<32>().0) {
        if ours != theirs {
            break;
        }
        length += 32;
    }
    let rest = ours[length..].chunks_exact(WORD).zip(theirs[length..].chunks_exact(WORD));
    for (ours, theirs) in rest {
        let differ = word(ours, 0) ^ word(theirs, 0);
        if differ != 0 {
            return length + differ.trailing_zeros() as usize / 8;
        }
        length += WORD;
    }
    length
        + ours[length..]
            .iter()
            .zip(&theirs[length..])
            .take_while(|(ours, theirs)| ours == theirs)
            .count()
}

/// The eight bytes from here on; the caller keeps within the bytes.
#[inline]
fn word(raw: &[u8], here: usize) -> u64 {
    raw.get(here..here + WORD).and_then(|bytes| bytes.try_into().ok()).map_or(0, u64::from_le_bytes)
}

/// A number for a word, by Fibonacci hashing.
#[inline]
const fn hash(next: u64) -> usize {
    (next.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - HASH_BITS)) as usize
}

/// The tokens of the one block and how often each symbol occurs.
struct Block {
    tokens: Vec<Token>,
    literals: [u32; 286],
    distances: [u32; 30],
}

impl Block {
    /// An empty block that uses the memory of `tokens`.
    fn new(mut tokens: Vec<Token>) -> Self {
        tokens.clear();
        let mut literals = [0; 286];
        literals[usize::from(END)] = 1;
        Self { tokens, literals, distances: [0; 30] }
    }

    #[inline]
    fn push_literal(&mut self, byte: u8) {
        self.literals[usize::from(byte)] += 1;
        self.tokens.push(Token::from(byte));
    }

    /// Adds a match of any length; long ones become several.
    #[inline]
    fn push_match(&mut self, length: usize, distance: usize) {
        if length <= LONGEST {
            self.push_part(length, distance);
        } else {
            self.push_long(length, distance);
        }
    }

    #[inline(never)]
    fn push_long(&mut self, mut length: usize, distance: usize) {
        while length > 0 {
            let mut part = length.min(LONGEST);
            if (1..3).contains(&(length - part)) {
                part = length - 3;
            }
            length -= part;
            self.push_part(part, distance);
        }
    }

    #[inline]
    fn push_part(&mut self, length: usize, distance: usize) {
        let (Ok(part), Ok(far)) = (u16::try_from(length), u16::try_from(distance)) else { return };
        self.literals[usize::from(length_symbol(part).0)] += 1;
        self.distances[usize::from(distance_symbol(far).0)] += 1;
        self.tokens.push(MATCH | Token::from(part) << 16 | Token::from(far));
    }

    fn write(&self, bits: &mut Bits) {
        let literals = Code::fitted(&self.literals, 15);
        let distances = Code::fitted(&self.distances, 15);
        // The last block, with codes of its own.
        bits.put(0b101, 3);
        write_codes(bits, &literals, &distances);
        let lengths: Vec<_> =
            (0..=258).map(|length| Packed::of(&literals, length_symbol(length))).collect();
        let bytes: [Packed; 256] = std::array::from_fn(|byte| Packed {
            bits: literals.words[byte].into(),
            width: literals.lengths[byte],
        });
        let mut last = (0, Packed { bits: 0, width: 0 });
        for token in &self.tokens {
            let [low, high, length, kind] = token.to_le_bytes();
            if *token & MATCH == 0 {
                bits.put_packed(bytes[usize::from(low)]);
                continue;
            }
            let distance = u16::from_le_bytes([low, high]);
            if last.0 != distance {
                last = (distance, Packed::of(&distances, distance_symbol(distance)));
            }
            let (far, long) = (last.1, lengths[usize::from(kind & 1) << 8 | usize::from(length)]);
            bits.put(long.bits | far.bits << long.width, u32::from(long.width + far.width));
        }
        bits.symbol(&literals, END);
    }
}

/// A word of a code and its extra bits, ready to be written.
#[derive(Clone, Copy)]
struct Packed {
    bits: u64,
    width: u8,
}

impl Packed {
    fn of(code: &Code, (symbol, extra, rest): (u16, u8, u16)) -> Self {
        let symbol = usize::from(symbol);
        let bits = u64::from(code.words[symbol]) | u64::from(rest) << code.lengths[symbol];
        Self { bits, width: code.lengths[symbol] + extra }
    }
}

/// Writes the lengths of both codes, one by one.
fn write_codes(bits: &mut Bits, literals: &Code, distances: &Code) {
    let lengths = || literals.lengths.iter().chain(&distances.lengths);
    let mut uses = [0; 19];
    lengths().for_each(|length| uses[usize::from(*length)] += 1);
    let code = Code::fitted(&uses, 7);
    for (count, least, width) in [(286, 257, 5), (30, 1, 5), (19, 4, 4)] {
        bits.put(count - least, width);
    }
    for symbol in ORDER {
        bits.put(u64::from(code.lengths[symbol]), 3);
    }
    lengths().for_each(|length| bits.symbol(&code, u16::from(*length)));
}

/// The symbol of a length, 3 to 258, how many extra bits follow, and those.
#[inline]
fn length_symbol(length: u16) -> (u16, u8, u16) {
    if usize::from(length) == LONGEST {
        return (285, 0, 0);
    }
    let (class, extra, rest) = split(length.saturating_sub(3), 2);
    (257 + class, extra, rest)
}

/// The symbol of a distance from 1 on, how many extra bits follow, and those.
#[inline]
fn distance_symbol(distance: u16) -> (u16, u8, u16) {
    split(distance - 1, 1)
}

/// Splits a number into a class, whose number keeps the leading bit and `kept` bits behind it, and the rest.
#[inline]
fn split(number: u16, kept: u8) -> (u16, u8, u16) {
    let bits = u8::try_from(16 - number.leading_zeros()).unwrap_or(16);
    if bits <= kept + 1 {
        return (number, 0, 0);
    }
    let extra = bits - kept - 1;
    let class = (u16::from(extra) << kept) + (number >> extra);
    (class, extra, number & ((1 << extra) - 1))
}

/// Bits into bytes, least significant first.
struct Bits {
    bytes: Vec<u8>,
    waiting: u64,
    count: u32,
}

impl Bits {
    /// Adds up to 48 bits. What is whole is kept of eight bytes, which is quicker than to ask what is.
    #[inline]
    fn put(&mut self, value: u64, width: u32) {
        self.waiting |= value << self.count;
        self.count += width;
        let end = self.bytes.len() + self.count as usize / 8;
        self.bytes.extend_from_slice(&self.waiting.to_le_bytes());
        self.bytes.truncate(end);
        self.waiting >>= self.count & !7;
        self.count &= 7;
    }

    #[inline]
    fn put_packed(&mut self, packed: Packed) {
        self.put(packed.bits, u32::from(packed.width));
    }

    #[inline]
    fn symbol(&mut self, code: &Code, symbol: u16) {
        let symbol = usize::from(symbol);
        self.put(u64::from(code.words[symbol]), u32::from(code.lengths[symbol]));
    }

    fn finish(mut self) -> Vec<u8> {
        let bytes = self.waiting.to_le_bytes();
        self.bytes.extend_from_slice(&bytes[..self.count.div_ceil(8) as usize]);
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use proptest::prelude::*;

    use super::{SPARE, zlib};

    /// What an independent decoder makes of it.
    fn inflated(packed: &[u8]) -> Vec<u8> {
        let mut out = Vec::new();
        flate2::read::ZlibDecoder::new(packed).read_to_end(&mut out).unwrap();
        out
    }

    /// What comes back of rows of this width, which is to be those.
    fn back(rows: &[u8], width: usize) -> Vec<u8> {
        let mut raw = rows.to_vec();
        raw.extend([7; SPARE]);
        inflated(&zlib(&raw, width))
    }

    #[test]
    fn every_length_and_distance_comes_back() {
        for period in [1, 2, 3, 7, 64, 1000, 1650, 20_000] {
            let rows: Vec<u8> = (0..66_000_usize)
                .map(|n| u8::try_from((n % period) * 31 % 251).unwrap() ^ u8::from(n >= 33_000))
                .collect();
            assert_eq!(back(&rows, 660), rows, "period {period}");
        }
    }

    proptest! {
        #[test]
        fn any_picture_comes_back(runs in prop::collection::vec((any::<u8>(), 1_usize..700), 1..80), width in 1_usize..90) {
            let mut rows: Vec<u8> = runs.iter().flat_map(|(byte, count)| std::iter::repeat_n(*byte, *count)).collect();
            rows.truncate(rows.len() / width * width);
            prop_assert_eq!(back(&rows, width), rows);
        }

        #[test]
        fn noise_comes_back(rows in prop::collection::vec(any::<u8>(), 0..3000)) {
            let width = 10;
            let whole = &rows[..rows.len() / width * width];
            prop_assert_eq!(back(whole, width), whole);
        }
    }
}
