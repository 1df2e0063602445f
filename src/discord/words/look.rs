//! What a look at a table says.

use super::counted;
use crate::{
    board::points,
    say,
    tables::{MoveNumber, TableState},
    talk::{
        layout::CONTENT,
        say::Text,
        sight::{Account, Part},
    },
};

/// So much room is kept on a page of words for the moment at which it stands.
const HEADING: usize = 400;

/// A part under its name.
pub fn part<S>(part: &Part<S>) -> Text {
    Text::lines([say!("look-part", name = part.name.clone()), part.says.clone()])
}

/// Above the score pad.
pub fn scores(state: TableState) -> Text {
    match state {
        TableState::Finished => say!("player-final-score"),
        TableState::Lobby | TableState::Running | TableState::Ended => say!("player-score-now"),
    }
}

/// The moment after so many entries, and what happened just before.
pub fn heading(after: MoveNumber, lines: &[Text]) -> Text {
    let moment = match after.0.checked_sub(1) {
        None => say!("look-at-start"),
        Some(last) => say!("look-after", number = MoveNumber(last)),
    };
    Text::lines(std::iter::once(moment).chain(lines.iter().cloned())).cut(HEADING)
}

/// How the points of somebody come about, and what more would bring; `point` is the game's unit.
pub fn account(who: &str, account: &Account, point: i32) -> Text {
    let told = |units: i32| points(units, point);
    let head = say!("look-account", who, points = counted(&told(account.total)));
    let line = |(says, units): &(Text, i32)| {
        say!("look-account-line", points = told(*units), says = says.clone())
    };
    let more = (!account.more.is_empty()).then(|| say!("look-account-more"));
    let mores = account.more.iter().map(|more| say!("look-account-one-more", more = more.clone()));
    let lines = account.lines.iter().map(line);
    Text::lines(std::iter::once(head).chain(lines).chain(more).chain(mores))
}

/// These paragraphs in order, as many in each message as fit; one that is too long for any is cut.
pub fn pages(paragraphs: impl IntoIterator<Item = Text>) -> Vec<Text> {
    let most = CONTENT - HEADING;
    let mut pages: Vec<(Vec<Text>, usize)> = Vec::new();
    for paragraph in paragraphs {
        let long = paragraph.len() + 2;
        match pages.last_mut() {
            Some((page, used)) if *used + long <= most => {
                page.push(paragraph);
                *used += long;
            }
            Some(_) | None => pages.push((vec![paragraph], long)),
        }
    }
    pages.into_iter().map(|(page, _)| Text::paragraphs(page).cut(CONTENT)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_adds_up_before_the_eyes() {
        let lines = vec![("temples".into(), 120), ("loans".into(), -20)];
        let explained = Account { lines, total: 100, more: vec!["a house: 3".into()] };
        insta::assert_snapshot!(account("**Anna**", &explained, 10), @"
        **Anna** has **10.0** points:
        - **12.0** for temples
        - **−2.0** for loans
        What more would bring, at best:
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
}
