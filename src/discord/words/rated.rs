//! Sentences about rated tables and the numbers of people.

use super::{bold, when};
use crate::{
    pace::Boards,
    rating::Rating,
    render::ALT_LIMIT,
    say,
    tables::{Known, Lobby, RatedRefused, RatingChange, Stage, Void},
    talk::say::Text,
};

/// What the card of a rated lobby says about that.
pub fn on_card(lobby: &Lobby) -> Option<Text> {
    lobby.terms.stakes.are_rated().then(|| say!("rated-on-card"))
}

/// What its poster says.
pub fn on_poster(lobby: &Lobby) -> Option<Text> {
    lobby.terms.stakes.are_rated().then(|| say!("rated-on-poster"))
}

/// The numbers of those who sit in a rated lobby.
pub fn numbers(lobby: &Lobby, known: &[Option<Known>]) -> Option<Text> {
    let is_open = lobby.state == Stage::Lobby && !lobby.players.is_empty();
    if !lobby.terms.stakes.are_rated() || !is_open {
        return None;
    }
    let person = |(seated, known): (&crate::tables::Seated, &Option<Known>)| {
        let name = bold(&seated.name);
        match known {
            Some(known) => {
                say!("rated-person", name, number = number(known.rating, known.is_known))
            }
            None => say!("rated-person-new", name),
        }
    };
    let people = lobby.players.iter().zip(known).map(person);
    Some(say!("rated-numbers", people = Text::all_of(people)))
}

/// "1512 ± 140", or "1540?" of somebody who is not known well enough for a board.
pub fn number(rating: Rating, is_known: bool) -> Text {
    let (number, margin) = (points(rating.mean), points(rating.margin()));
    if is_known {
        say!("rated-number", number, margin)
    } else {
        say!("rated-number-provisional", number)
    }
}

/// A number of points, whole.
#[expect(clippy::cast_possible_truncation, reason = "ratings are a few thousand points")]
pub fn points(points: f64) -> i64 {
    points.round() as i64
}

/// The question to somebody who joins, or opens a table, and is ranked nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    Join,
    Open,
}

/// What it means to be ranked.
pub fn question(question: Question) -> Text {
    match question {
        Question::Join => say!("rated-question-join"),
        Question::Open => say!("rated-question-open"),
    }
}

/// Why a rated table refuses.
pub fn refused(why: &RatedRefused) -> Text {
    match why {
        RatedRefused::Off => say!("rated-off"),
        RatedRefused::NoClock => say!("rated-no-clock"),
        RatedRefused::OwnRules => say!("rated-own-rules"),
        RatedRefused::NoAi => say!("rated-no-ai"),
        RatedRefused::NotAsked => say!("rated-not-asked"),
        RatedRefused::OthersNotAsked { names } => {
            say!(
                "rated-others-not-asked",
                names = Text::all_of(names.iter().map(|name| bold(name)))
            )
        }
        RatedRefused::Left { until } => say!("rated-left", until = when(*until)),
        RatedRefused::TooMany { most } => say!("rated-too-many", most = *most),
        RatedRefused::TooManyAtFirst { most, finished } => {
            say!("rated-too-many-at-first", most = *most, finished = *finished)
        }
        RatedRefused::NoHints => say!("rated-no-hints"),
        RatedRefused::NoVotesAboutPeople => say!("rated-no-votes"),
        RatedRefused::OwnTable => say!("rated-own-table"),
        RatedRefused::NoResult => say!("rated-no-result"),
        RatedRefused::NoReason => say!("rated-no-reason"),
    }
}

/// Where somebody is ranked.
pub fn boards(boards: Boards) -> Text {
    match boards {
        Boards::Nowhere => say!("rated-boards-nowhere"),
        Boards::Here => say!("rated-boards-here"),
        Boards::Everywhere => say!("rated-boards-everywhere"),
    }
}

/// An alt text with the same behind it, as far as there is room.
pub fn alt_with_changes(
    alt: Option<String>,
    changes: &Result<Vec<RatingChange>, Void>,
) -> Option<String> {
    let Some(more) = self::changes(changes) else { return alt };
    let more = more.plain().to_string();
    let room = ALT_LIMIT.saturating_sub(more.chars().count() + 2);
    let before = alt.unwrap_or_default();
    let kept: String = before.chars().take(room).collect();
    let mark = if kept.len() < before.len() { "…" } else { "" };
    Some(format!("{kept}{mark} {more}"))
}

/// What a rated game has changed, as the final post says it: "Ratings: **Anna** 1512 → 1528 ± 140 and …"
pub fn changes(changes: &Result<Vec<RatingChange>, Void>) -> Option<Text> {
    let changes = match changes {
        Ok(changes) => changes,
        Err(why) => return Some(say!("rated-void", why = why.name())),
    };
    let change = |change: &RatingChange| {
        let (name, before) = (bold(&change.name), points(change.before.mean));
        let after = number(change.after, change.is_known);
        if change.left {
            say!("rated-change-left", name, before, after)
        } else {
            say!("rated-change", name, before, after)
        }
    };
    let all: Vec<Text> = changes.iter().map(change).collect();
    (!all.is_empty()).then(|| say!("rated-changes", changes = Text::all_of(all)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(name: &str, after: f64, is_known: bool, left: bool) -> RatingChange {
        let rating = |mean| Rating { mean, deviation: 85.4 };
        RatingChange {
            name: name.to_owned(),
            before: rating(1512.3),
            after: rating(after),
            left,
            is_known,
        }
    }

    #[test]
    fn the_changes_of_a_game_are_told_with_how_sure_they_are() {
        let all = Ok(vec![
            change("Anna", 1528.2, true, false),
            change("B*n", 1496.4, false, false),
            change("Cleo", 1490.0, true, true),
        ]);
        insta::assert_snapshot!(changes(&all).unwrap(), @r"Ratings: **Anna** 1512 → 1528 ± 140, **B\*n** 1512 → 1496? and **Cleo** 1512 → 1490 ± 140 (left).");
        let alt = alt_with_changes(Some("A table.".to_owned()), &all).unwrap();
        insta::assert_snapshot!(alt, @"A table. Ratings: Anna 1512 → 1528 ± 140, B*n 1512 → 1496? and Cleo 1512 → 1490 ± 140 (left).");
        let long = alt_with_changes(Some("x".repeat(ALT_LIMIT)), &all).unwrap();
        assert!(long.chars().count() <= ALT_LIMIT && long.ends_with("(left)."), "{long}");
    }

    #[test]
    fn a_game_that_counts_for_nothing_says_why() {
        for why in Void::ALL {
            let said = changes(&Err(why)).unwrap().to_string();
            assert!(said.starts_with("This rated game changes no rating: "), "{said}");
        }
    }
}
