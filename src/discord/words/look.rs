//! What a look at a table says.

use super::counted;
use crate::{
    board::points,
    say,
    tables::{MoveNumber, Stage},
    talk::{
        layout::CONTENT,
        say::Text,
        sight::{Account, Part},
    },
};

/// So much room is kept on a page of words for the moment at which it stands.
const HEADING: usize = 400;

/// The name of a part, above its picture.
pub fn part_name<S>(part: &Part<S>) -> Text {
    say!("look-part", name = part.name.clone())
}

/// A part in words, under its name.
pub fn part<S>(part: &Part<S>) -> Text {
    Text::lines([part_name(part), part.says.clone()])
}

/// Above the score pad.
pub fn scores(state: Stage) -> Text {
    match state {
        Stage::Finished => say!("player-final-score"),
        Stage::Lobby | Stage::Running | Stage::Ended => say!("player-score-now"),
    }
}

/// The moment after so many entries, and what happened just before.
pub fn heading(after: MoveNumber, lines: &[Text]) -> Text {
    Text::lines(std::iter::once(at(after)).chain(lines.iter().cloned())).cut(HEADING)
}

/// The same in two lines, above a picture that says this.
pub fn moment(after: MoveNumber, lines: &[Text], says: Text) -> Text {
    let first = if says.is_empty() { at(after) } else { Text::dotted([says, at(after)]) };
    let happened = Text::joined(" ", lines.iter().cloned()).cut(HEADING);
    Text::lines([first, happened])
}

fn at(after: MoveNumber) -> Text {
    match after.0.checked_sub(1) {
        None => say!("look-at-start"),
        Some(last) => say!("look-after", number = MoveNumber(last)),
    }
}

/// How the points of somebody come about, and what more would bring; `point` is the game's unit.
pub fn account(who: &str, account: &Account, point: i32) -> Text {
    let told = |units: i32| Text::decimal(points(units, point));
    let head = say!("look-account", who, points = counted(&points(account.total, point)));
    let line = |(says, units): &(Text, i32)| {
        say!("look-account-line", points = told(*units), says = says.clone())
    };
    let more = (!account.more.is_empty()).then(|| say!("look-account-more"));
    let mores = account.more.iter().map(|more| say!("look-account-one-more", more = more.clone()));
    let lines = account.lines.iter().map(line);
    Text::lines(std::iter::once(head).chain(lines).chain(more).chain(mores))
}

/// So many characters are left for the words of a page below that heading.
const ROOM: usize = CONTENT - HEADING;

/// These paragraphs in order, as many in each message as fit below a [`heading`]; one that is too long for any is divided between
/// its lines, and a line that is too long is cut.
pub fn pages(paragraphs: impl IntoIterator<Item = Text>) -> Vec<Text> {
    let fitting = |paragraph: Text| match paragraph.len() {
        0..=ROOM => vec![paragraph],
        _ => divided(paragraph.into_lines(), 1).into_iter().map(Text::lines).collect(),
    };
    let pages = divided(paragraphs.into_iter().flat_map(fitting), 2).into_iter();
    pages.map(|page| Text::paragraphs(page).cut(ROOM)).collect()
}

/// These pieces in order, as many together as fit on a page with so many characters between them.
fn divided(pieces: impl IntoIterator<Item = Text>, between: usize) -> Vec<Vec<Text>> {
    let mut all: Vec<Vec<Text>> = Vec::new();
    let mut used = 0;
    for piece in pieces {
        let long = piece.len() + between;
        match all.last_mut() {
            Some(page) if used + long <= ROOM => {
                page.push(piece);
                used += long;
            }
            Some(_) | None => {
                all.push(vec![piece]);
                used = long;
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_adds_up_before_the_eyes() {
        let lines = vec![("temples".into(), 120), ("loans".into(), -20)];
        let explained = Account { lines, total: 100, more: vec!["a house: 3".into()] };
        insta::assert_snapshot!(account("**Anna**", &explained, 10), @r"
        **Anna** has **10** points:
        - **12**: temples
        - **−2**: loans
        Best next gains:
        - a house: 3
        ");
    }

    #[test]
    fn words_are_divided_between_paragraphs_and_none_is_lost() {
        let paragraph = |sign: &str| Text::verbatim(sign.repeat(700));
        let pages = pages(["a", "b", "c", "d"].map(paragraph));
        let starts: Vec<String> = pages
            .iter()
            .map(|page| page.to_string().split("\n\n").map(|part| &part[..1]).collect())
            .collect();
        assert_eq!(starts, ["ab", "cd"]);
    }

    #[test]
    fn a_long_paragraph_is_divided_so_that_all_of_it_stands_below_a_heading() {
        let line = |sign: char| Text::verbatim(format!("{sign}{}", "-".repeat(300)));
        let deep = Text::lines([line('a'), Text::lines(('b'..='f').map(line))]);
        let pages = pages([deep, "the end".into()]);
        let heading = heading(MoveNumber(7), &[line('x'), line('y')]);
        let all: String = pages
            .into_iter()
            .map(|page| Text::paragraphs([heading.clone(), page]).cut(CONTENT).to_string())
            .collect();
        for whole in ('a'..='f').map(|sign| line(sign).to_string()).chain(["the end".to_owned()]) {
            assert!(all.contains(&whole), "{whole} is missing from {all}");
        }
    }
}
