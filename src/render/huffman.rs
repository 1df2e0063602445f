//! Prefix codes as deflate has them, RFC 1951 §3.2.2.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A prefix code: for each symbol its length in bits, 0 if it does not occur, and its word, first bit lowest.
pub(crate) struct Code {
    pub lengths: Vec<u8>,
    pub words: Vec<u16>,
}

impl Code {
    /// The code that makes a text with these numbers of symbols short, no word longer than `limit` bits.
    pub fn fitted(uses: &[u32], limit: u8) -> Self {
        let mut uses = uses.to_vec();
        let mut lengths = lengths(&uses);
        while lengths.iter().any(|length| *length > limit) {
            // Flatter counts give flatter codes; ends when all are 1.
            for count in &mut uses {
                *count = count.div_ceil(2);
            }
            lengths = self::lengths(&uses);
        }
        let words = words(&lengths);
        Self { lengths, words }
    }
}

/// The lengths of a Huffman code of any depth; a decoder wants at least one word.
fn lengths(uses: &[u32]) -> Vec<u8> {
    let mut lengths = vec![0; uses.len()];
    let occurring = || uses.iter().enumerate().filter(|(_, count)| **count > 0);
    if occurring().count() < 2 {
        lengths[occurring().next().map_or(0, |(symbol, _)| symbol)] = 1;
        return lengths;
    }
    // A node's parent; the leaves come first, then the joints in the order in which they are made.
    let mut parents = vec![0; uses.len() * 2];
    let mut heap: BinaryHeap<_> =
        occurring().map(|(symbol, count)| Reverse((u64::from(*count), symbol))).collect();
    let mut next = uses.len();
    while let (Some(Reverse((light, one))), Some(Reverse((heavy, other)))) =
        (heap.pop(), heap.pop())
    {
        parents[one] = next;
        parents[other] = next;
        heap.push(Reverse((light + heavy, next)));
        next += 1;
        if heap.len() == 1 {
            break;
        }
    }
    let root = next - 1;
    let mut depths = vec![0_u8; next];
    for joint in (uses.len()..root).rev() {
        depths[joint] = depths[parents[joint]].saturating_add(1);
    }
    for (symbol, _) in occurring() {
        lengths[symbol] = depths[parents[symbol]].saturating_add(1);
    }
    lengths
}

/// The words for given lengths: in the order of the symbols among those of one length.
fn words(lengths: &[u8]) -> Vec<u16> {
    let mut counts = [0_u16; 16];
    lengths
        .iter()
        .filter(|length| **length > 0)
        .for_each(|length| counts[usize::from(*length)] += 1);
    let mut next = [0_u16; 17];
    for length in 1..16 {
        next[length + 1] = (next[length] + counts[length]) << 1;
    }
    let word = |length: &u8| {
        if *length == 0 {
            return 0;
        }
        let slot = &mut next[usize::from(*length)];
        let word = slot.reverse_bits() >> (16 - u16::from(*length));
        *slot += 1;
        word
    };
    lengths.iter().map(word).collect()
}
