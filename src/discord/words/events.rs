//! Lines about moves: what follows them, what was taken back, as many as fit into a message.

use crate::{
    say,
    tables::Why,
    talk::{layout::CONTENT, say::Text},
};

/// "**Anna** took back 2 moves."
#[must_use]
pub fn took_back(name: impl Into<Text>, moves: u32) -> Text {
    say!("events-took-back", name = name.into(), moves)
}

/// A line about a move; what the program did is marked.
#[must_use]
pub fn told(line: Text, why: Option<Why>) -> Text {
    match why {
        None | Some(Why::Ai(_)) => line,
        Some(Why::Forced) => say!("events-automatic", line),
        Some(Why::Skipped) => say!("events-skipped", line),
        Some(Why::Ordered) => say!("events-ordered", line),
    }
}

/// What follows a line about something that the program did; empty when the player did it.
#[must_use]
pub fn why(why: Option<Why>) -> &'static str {
    match why {
        None | Some(Why::Ai(_)) => "",
        Some(Why::Forced) => " (automatic)",
        Some(Why::Skipped) => " (skipped)",
        Some(Why::Ordered) => " (standing order)",
    }
}

/// Lines that fit into one message: the last ones, if not all do, and where to read the others.
#[must_use]
pub fn fit_lines(lines: &[String]) -> Text {
    let mut left = CONTENT - 80;
    let fits = |line: &&String| {
        let long = line.chars().count() + 1;
        let fits = long <= left;
        left = left.saturating_sub(long);
        fits
    };
    let kept = lines.iter().rev().take_while(fits).count();
    let earlier = lines.len() - kept;
    let more = (earlier > 0).then(|| say!("events-earlier", lines = earlier));
    Text::lines(more.into_iter().chain(lines[earlier..].iter().map(|line| line.as_str().into())))
}
