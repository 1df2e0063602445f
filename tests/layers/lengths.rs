//! How little a game needs. Lines of code are those that are left without comments, texts and blank lines.

use super::source;

/// A game that brings all that the bot knows of a game and nothing else: what it needs beyond this is a fault of the seam.
const EXAMPLE: usize = 620;

/// City of Marble with its tests and rulings: the second game took nearly twice as much. Numbered places and the tall page at
/// the end brought 220 lines, the lines of posts 140, short labels for phones 60, the goals of hints 45, the warning before the
/// last round 10.
const MARBLE: usize = 9_360;

fn lines(text: &str) -> usize {
    text.lines().filter(|line| !line.trim().is_empty()).count()
}

#[test]
fn the_example_game_is_small() {
    let files = source::all();
    let of_example = files.iter().filter(|(name, _)| name.starts_with("games/goofspiel/"));
    let lines: usize = of_example.map(|(_, text)| lines(text)).sum();
    assert!((1..=EXAMPLE).contains(&lines), "{lines} lines of code");
}

#[test]
fn city_of_marble_is_no_larger_than_a_game_may_be_with_its_tests() {
    let files = source::files_in("src/games/marble", "");
    let lines: usize = files.values().map(|text| lines(&source::code(text))).sum();
    assert!((1..=MARBLE).contains(&lines), "{lines} lines of code");
}
