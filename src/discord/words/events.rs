//! Lines about moves: what follows them, what was taken back, as many as fit into a message.

use crate::{
    tables::Why,
    talk::{layout::CONTENT, names::count},
};

/// "**Anna** took back 2 moves."
#[must_use]
pub fn took_back(name: &str, moves: u32) -> String {
    format!("{name} took back {}.", count(moves, "move"))
}

/// What follows a line about something that the program did; empty when the player did it.
#[must_use]
pub fn why(why: Option<Why>) -> &'static str {
    match why {
        None | Some(Why::Ai(_)) => "",
        Some(Why::Forced) => " (automatic)",
        Some(Why::Skipped) => " (skipped)",
    }
}

/// Lines that fit into one message: the last ones, if not all do, and where to read the others.
#[must_use]
pub fn fit_lines(lines: &[String]) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut left = CONTENT - 80;
    for line in lines.iter().rev() {
        let long = line.chars().count() + 1;
        if long > left {
            break;
        }
        left -= long;
        kept.push(line);
    }
    let earlier = lines.len() - kept.len();
    let more = format!("-# … {} before; `/game log` has all of them.", count(earlier, "line"));
    if earlier > 0 {
        kept.push(&more);
    }
    kept.reverse();
    kept.join("\n")
}
