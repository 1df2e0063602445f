//! Our own deflate: what it has packed, everybody else unpacks to the same bytes. The first byte is the length of a row.
#![no_main]

use std::io::Read as _;

#[path = "../../src/render/deflate.rs"]
mod deflate;
#[path = "../../src/render/huffman.rs"]
mod huffman;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((stride, pixels)) = bytes.split_first() else { return };
    let mut raw = pixels.to_vec();
    raw.resize(pixels.len() + deflate::SPARE, 0);
    let packed = deflate::zlib(&raw, usize::from(*stride) + 1);
    let mut unpacked = Vec::new();
    flate2::read::ZlibDecoder::new(&packed[..]).read_to_end(&mut unpacked).expect("it is zlib");
    assert_eq!(unpacked, pixels);
});
