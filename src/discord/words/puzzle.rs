//! Sentences about the puzzle of the day.

use super::{
    bold,
    dates::deal_date,
    review::{margin, signed},
    when,
};
use crate::{
    ai::review::Estimate,
    daily::{PUZZLE_STARS, Puzzle, PuzzleChoice},
    play::AnyMove,
    say,
    tables::{DailyDay, DailyPuzzle, PuzzleFigures},
    talk::say::Text,
};

/// How many people are named.
pub const NAMED: usize = 20;

/// By which a move is called: A to D.
pub const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// The letter of a choice.
pub fn letter(choice: usize) -> &'static str {
    LETTERS.get(choice).copied().unwrap_or("?")
}

/// How hard a puzzle is: "★★★☆☆".
fn stars(puzzle: &Puzzle) -> String {
    let star = |place| if place <= puzzle.stars { '★' } else { '☆' };
    (1..=PUZZLE_STARS).map(star).collect()
}

fn head(found: &DailyPuzzle) -> Text {
    let game = found.puzzle.game.kind().title();
    say!("puzzle-head", date = deal_date(found.date()), game, stars = stars(&found.puzzle))
}

fn what(puzzle: &Puzzle, mv: &AnyMove) -> Text {
    puzzle.view().guide().what(mv)
}

/// What is asked.
pub fn question(found: &DailyPuzzle) -> Text {
    let puzzle = &found.puzzle;
    let choice = |(place, choice): (usize, &PuzzleChoice)| {
        say!("puzzle-choice", letter = letter(place), what = what(puzzle, &choice.mv))
    };
    let choices = puzzle.choices.iter().enumerate().map(choice);
    let closes = say!("puzzle-one-answer", closes = when(DailyDay::end(found.date())));
    Text::lines([head(found), say!("puzzle-question")].into_iter().chain(choices).chain([closes]))
}

/// The answer with its reason, what every other move loses, and once the date is closed how many chose what.
pub fn solution(found: &DailyPuzzle, own: Option<usize>, figures: Option<&PuzzleFigures>) -> Text {
    let puzzle = &found.puzzle;
    let best = &puzzle.choices[puzzle.answer].mv;
    let (letter_of_best, reason) = (letter(puzzle.answer), puzzle.view().reason(best));
    let verdict = match own {
        Some(own) if own == puzzle.answer => say!("puzzle-right", letter = letter_of_best),
        Some(own) => say!("puzzle-wrong", own = letter(own), letter = letter_of_best),
        None => say!("puzzle-solution", letter = letter_of_best),
    };
    let chosen = |place: usize| figures.and_then(|figures| figures.chosen.get(place).copied());
    let line = |(place, choice): (usize, &PuzzleChoice)| {
        let (letter, what) = (letter(place), what(puzzle, &choice.mv));
        let told = if place == puzzle.answer {
            say!("puzzle-best", letter, what, reason = reason.clone())
        } else {
            let Estimate { mean, .. } = choice.loss;
            let (points, error) = (signed(-mean), margin(choice.loss));
            say!("puzzle-loses", letter, what, points, error)
        };
        match chosen(place) {
            Some(people) => say!("puzzle-chosen", told, people),
            None => told,
        }
    };
    let lines = puzzle.choices.iter().enumerate().map(line);
    let end = match figures {
        Some(figures) => found_by(figures),
        None => say!("puzzle-figures-later", at = when(DailyDay::settles(found.date()))),
    };
    Text::lines([head(found), verdict].into_iter().chain(lines).chain([end]))
}

/// Who found it here.
fn found_by(figures: &PuzzleFigures) -> Text {
    let names: Vec<Text> =
        figures.found.iter().take(NAMED).map(|(_, name)| bold(name).into()).collect();
    if names.is_empty() {
        return say!("puzzle-found-by-nobody");
    }
    let more = figures.found.len() - names.len();
    say!("puzzle-found-by", names = Text::joined(", ", names), more)
}

/// The line of the channel's message while the puzzle is open: nothing about the position.
pub fn announced(found: &DailyPuzzle) -> Text {
    say!("puzzle-announced", game = found.puzzle.game.kind().title())
}

/// The same once it is closed.
pub fn announced_closed(found: &DailyPuzzle, figures: &PuzzleFigures) -> Text {
    let puzzle = &found.puzzle;
    let people: usize = figures.chosen.iter().sum();
    let solved = figures.chosen.get(puzzle.answer).copied().unwrap_or(0);
    let what = what(puzzle, &puzzle.choices[puzzle.answer].mv);
    let game = puzzle.game.kind().title();
    let told = say!("puzzle-announced-closed", game, what, people, solved);
    if figures.found.is_empty() { told } else { Text::lines([told, found_by(figures)]) }
}

/// What everybody reads of somebody's answer: nothing of the position, and not which move it was.
pub fn shared(name: &str, found: &DailyPuzzle, own: usize) -> Text {
    let (name, date) = (bold(name), deal_date(found.date()));
    if own == found.puzzle.answer {
        say!("puzzle-shared-found", name, date)
    } else {
        say!("puzzle-shared-missed", name, date)
    }
}
