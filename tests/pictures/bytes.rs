//! Some pages of each game, byte for byte: what another game draws, and in which colours, never changes them.
//!
//! A page may change with its own game. A new colour of the shared theme changes all.

use std::fmt::Write;
use std::fs;

use aedile::games::{builders::pictures as builders, great_city::pictures as great_city};

use crate::pictures::{four, seats, tables, views};

/// Hash and name of each page, a line each.
const FILE: &str = "tests/golden/pictures/bytes.txt";

fn pages() -> Vec<(&'static str, Vec<u8>)> {
    let cast = four();
    let middle = tables::views::four_players();
    vec![
        ("great_city overview", great_city::overview(&views::four_players(), &cast).into_png()),
        ("great_city hand", great_city::hand(&seats::hand_of_four(), 0).into_png()),
        ("great_city scores", great_city::scores(&views::finished(), &cast).into_png()),
        ("builders overview", builders::overview(&middle, &cast).into_png()),
        ("builders sheet", builders::sheet(1).into_png()),
        ("builders scores", builders::scores(&middle, &cast).into_png()),
    ]
}

/// FNV-1a with 64 bits: the same on every machine and for ever.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

#[test]
fn no_other_game_changes_a_byte_of_a_picture() {
    let lines = pages().into_iter().fold(String::new(), |mut lines, (name, png)| {
        writeln!(lines, "{:016x} {name}", hash(&png)).expect("a string takes all");
        lines
    });
    if std::env::var_os("AEDILE_REDRAW").is_some() {
        fs::write(FILE, &lines).expect("the file can be written");
    }
    let held = fs::read_to_string(FILE).expect("the file is there; see AEDILE_REDRAW");
    assert_eq!(lines, held, "when the change is meant, AEDILE_REDRAW=1 writes it");
}
