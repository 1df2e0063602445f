//! Lines about moves: what follows them, what was taken back, the last ones.

use crate::{say, tables::Why, talk::say::Text};

/// "**Anna** took back 2 moves."
pub fn took_back(name: impl Into<Text>, moves: u32) -> Text {
    say!("events-took-back", name = name.into(), moves)
}

/// A line about a move; what the program did is marked.
pub fn told(line: Text, why: Option<Why>) -> Text {
    match why {
        None | Some(Why::Ai(_)) => line,
        Some(Why::Forced) => say!("events-automatic", line),
        Some(Why::Skipped) => say!("events-skipped", line),
        Some(Why::Ordered) => say!("events-ordered", line),
        Some(Why::Planned) => say!("events-planned", line),
    }
}

/// As many of the last lines as have this many characters together.
pub fn newest(lines: &[Text], room: usize) -> &[Text] {
    let mut left = room;
    let fits = |line: &&Text| {
        let long = line.len() + 1;
        let fits = long <= left;
        left = left.saturating_sub(long);
        fits
    };
    let kept = lines.iter().rev().take_while(fits).count();
    &lines[lines.len() - kept..]
}
