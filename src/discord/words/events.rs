//! Lines about moves: what follows them, what was taken back, as many as fit into a message.

use crate::{
    say,
    tables::Why,
    talk::{layout::CONTENT, say::Text},
};

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

/// So much room is kept for how many lines are left out.
const EARLIER: usize = 80;

/// Lines that fit into one message, at most so many: the last ones, if not all do, and where to read the others.
pub fn fit_lines(lines: &[Text], most: usize) -> Text {
    let kept = newest(&lines[lines.len().saturating_sub(most)..], CONTENT - EARLIER);
    let earlier = lines.len() - kept.len();
    let more = (earlier > 0).then(|| say!("events-earlier", lines = earlier));
    Text::lines(more.into_iter().chain(kept.iter().cloned()))
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
