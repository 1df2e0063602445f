//! How little a game needs.

use crate::source;

/// A game that brings all that the bot knows of a game and nothing else: what it needs beyond this is a fault of the seam.
const EXAMPLE: usize = 600;

#[test]
fn the_example_game_is_small() {
    let lines = |text: &String| text.lines().filter(|line| !line.trim().is_empty()).count();
    let files = source::all();
    let of_example = files.iter().filter(|(name, _)| name.starts_with("games/goofspiel/"));
    let lines: usize = of_example.map(|(_, text)| lines(text)).sum();
    assert!((1..=EXAMPLE).contains(&lines), "{lines} lines of code");
}
