//! Sentences about boards and what is known of people.

use super::{
    bold,
    dates::date_in_utc,
    rated::{number, points},
};
use crate::{
    rating::{Places, Rating},
    render::ALT_LIMIT,
    say,
    tables::{BoardRow, GameKind, Known, LevelLine, RatedBoard, RatedCard, RatedScope, Timestamp},
    talk::say::Text,
};

/// What stands above a board.
pub fn board(game: GameKind, scope: RatedScope, board: &RatedBoard) -> Text {
    let (title, people) = (game.title(), board.people);
    let head = match scope {
        RatedScope::Server(_) => say!("rank-board-here", game = title, people),
        RatedScope::Everywhere => say!("rank-board-everywhere", game = title, people),
    };
    let pages = match (people, board.pages) {
        (0, _) => None,
        (_, 1) => Some(say!("rank-board-only")),
        (_, pages) => Some(say!("rank-board-page", page = board.page + 1, pages)),
    };
    let own = match (&board.own, board.known) {
        (Some(_), _) => None,
        (None, None) => Some(say!("rank-own-none")),
        (None, Some(known)) if known.is_known => Some(say!("rank-own-unlisted")),
        (None, Some(known)) => {
            Some(say!("rank-own-provisional", number = number(known.rating, false)))
        }
    };
    let levels = (!board.levels.is_empty())
        .then(|| say!("rank-levels", levels = Text::all_of(board.levels.iter().map(level))));
    Text::lines([Some(head), own, pages, levels].into_iter().flatten())
}

/// An AI with its strength.
fn level(line: &LevelLine) -> Text {
    let (number, margin) = (points(line.rating.mean), points(line.rating.margin()));
    say!("rank-level", level = line.level.name(), number, margin)
}

/// "3 to 6", or "3"
pub fn places(places: &Places) -> Text {
    let (from, to) = (*places.start(), *places.end());
    if from == to { Text::verbatim(from.to_string()) } else { say!("rank-places", from, to) }
}

/// "+16", "-3", or that there was no rating before.
pub fn trend(trend: Option<f64>) -> Text {
    match trend.map(points) {
        None => say!("rank-no-trend"),
        Some(by @ 1..) => Text::verbatim(format!("+{by}")),
        Some(0) => Text::verbatim("0".to_owned()),
        Some(by) => Text::verbatim(format!("−{}", by.abs())),
    }
}

/// The name of somebody on a board, or that it is somebody.
pub fn name(row: &BoardRow) -> Text {
    match &row.name {
        Some(name) => bold(name).into(),
        None => say!("rank-somebody"),
    }
}

/// What is known of one person.
pub fn person(game: GameKind, who: &str, card: &RatedCard) -> Text {
    let Known { rating, games, is_known } = card.known;
    let (title, number) = (game.title(), number(rating, is_known));
    let mut said = vec![
        say!("rank-person", name = bold(who), game = title, number),
        say!("rank-person-games", games),
    ];
    if let Some(row) = &card.row {
        said.push(say!("rank-person-place", places = places(&row.places), people = card.people));
        if row.trend.is_some() {
            said.push(say!("rank-person-trend", trend = trend(row.trend)));
        }
    }
    Text::sentences(said)
}

/// The alt text of a page of a board; `below` is the row of the one who asks.
pub fn board_alt(game: GameKind, board: &RatedBoard, below: Option<Text>) -> String {
    let head =
        say!("rank-alt-board", game = game.title(), page = board.page + 1, pages = board.pages);
    let rows = board.rows.iter().map(row_alt);
    let below = below.map(|row| say!("rank-alt-own", row));
    let levels = (!board.levels.is_empty())
        .then(|| say!("rank-alt-levels", levels = Text::all_of(board.levels.iter().map(level))));
    let all = Text::lines([head].into_iter().chain(levels).chain(rows).chain(below));
    all.plain().cut(ALT_LIMIT).to_string()
}

/// A row in words.
pub fn row_alt(row: &BoardRow) -> Text {
    let (places, name, games) = (places(&row.places), name(row), row.games);
    let (number, margin) = (points(row.rating.mean), points(row.rating.margin()));
    if row.trend.is_none() {
        return say!("rank-alt-row-new", places, name, number, margin, games);
    }
    say!("rank-alt-row", places, name, number, margin, games, trend = trend(row.trend))
}

/// The row of somebody who is not on the board.
pub fn unlisted_alt(who: &str, known: &Known) -> Text {
    let (number, margin) = (points(known.rating.mean), points(known.rating.margin()));
    let (places, name, games) = (say!("rank-no-place"), bold(who), known.games);
    say!("rank-alt-row-new", places, name, number, margin, games)
}

/// The alt text of a curve.
pub fn curve_alt(game: GameKind, who: &str, card: &RatedCard) -> String {
    let first = points(Rating::START.mean);
    let after = card.curve.iter().map(|(_, rating)| points(rating.mean));
    let numbers = || std::iter::once(first).chain(after.clone());
    let day = |at: Option<&(Timestamp, Rating)>| at.map(|(at, _)| date_in_utc(*at));
    let (from, to) = (day(card.curve.first()), day(card.curve.last()));
    let said = say!(
        "rank-alt-curve",
        name = bold(who),
        game = game.title(),
        games = card.known.games,
        from = from.unwrap_or_default(),
        to = to.unwrap_or_default(),
        first,
        least = numbers().min().unwrap_or_default(),
        most = numbers().max().unwrap_or_default(),
        number = number(card.known.rating, card.known.is_known)
    );
    said.plain().to_string()
}
