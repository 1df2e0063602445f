//! Sentences about the deal of the day.

use super::{bold, dates::deal_date, when};
use crate::{
    board::points,
    render::ALT_LIMIT,
    say,
    tables::{
        DailyBoard, DailyBoardRow, DailyDay, DailyRefused, DailyResult, DailyScope, DailyStreak,
        DateNumber, GameKind,
    },
    talk::say::Text,
};

/// Why nothing can be done about a deal of the day.
pub fn refused(why: DailyRefused) -> Text {
    match why {
        DailyRefused::NotToday(date) => say!("daily-not-today", date = deal_date(date)),
        DailyRefused::Closed(date) => say!("daily-closed", date = deal_date(date)),
        DailyRefused::NotClosed(date, at) => {
            say!("daily-not-closed", date = deal_date(date), at = when(at))
        }
        DailyRefused::NotBegun(date) => say!("daily-not-begun", date = deal_date(date)),
        DailyRefused::NotDone(date) => say!("daily-not-done", date = deal_date(date)),
        DailyRefused::NoPuzzle => say!("puzzle-none"),
        DailyRefused::PuzzleOver(date) => say!("puzzle-over", date = deal_date(date)),
        DailyRefused::NotAnswered(date) => say!("puzzle-not-answered", date = deal_date(date)),
        DailyRefused::None => say!("daily-none"),
        DailyRefused::UnknownGame => say!("daily-unknown-game"),
    }
}

/// "+14", "−3", "±0" in points of a game.
pub fn lead(game: GameKind, units: i32) -> Text {
    Text::decimal(match units {
        0 => "±0".to_owned(),
        1.. => format!("+{}", points(units, game.point())),
        _ => points(units, game.point()),
    })
}

/// What is offered to somebody who has not begun today's deal; with tomorrow's promise.
pub fn offer(day: &DailyDay, next: &str) -> Text {
    let date = deal_date(day.date);
    Text::lines([
        say!("daily-offer", date, game = day.game.title()),
        say!("daily-one-try", closes = when(DailyDay::end(day.date))),
        say!("daily-promise", commitment = day.commitment.to_string()),
        say!("daily-promise-next", commitment = next.to_owned()),
    ])
}

/// The channel's message of a day once its date is closed: who was best here, and how many `people` in all have played it to its end.
pub fn announced_closed(board: &DailyBoard, people: usize) -> Text {
    let day = &board.day;
    let head =
        say!("daily-announced-closed", date = deal_date(day.date), game = day.game.title(), people);
    let par = day.par.map(|par| say!("daily-board-par", par = lead(day.game, par)));
    let best = board.rows.iter().take_while(|row| row.place == 1);
    let best = best.map(|row| {
        say!("daily-announced-best", name = name(row), margin = lead(day.game, row.margin))
    });
    let lines = std::iter::once(head).chain(par).chain(best).chain(secret(day));
    Text::lines(lines)
}

/// The secret of a date that is closed.
fn secret(day: &DailyDay) -> Option<Text> {
    let secret = day.secret?.reveal();
    Some(say!("daily-board-secret", secret, commitment = day.commitment.to_string()))
}

/// What stands above a play that goes on.
pub fn goes_on(date: DateNumber, game: GameKind) -> Text {
    let until = when(DailyDay::settles(date));
    say!("daily-goes-on", date = deal_date(date), game = game.title(), until)
}

/// How a play ended.
pub fn result(day: &DailyDay, result: DailyResult, curve: &str) -> Text {
    let margin = lead(day.game, result.margin);
    let points = Text::decimal(points(result.points, day.game.point()));
    let head =
        say!("daily-result", date = deal_date(day.date), margin, points, curve = curve.to_owned());
    let par = day.par.map(|par| say!("daily-result-par", par = lead(day.game, par)));
    let next = say!("daily-result-board", at = when(DailyDay::settles(day.date)));
    Text::lines([Some(head), par, day.secret.is_none().then_some(next)].into_iter().flatten())
}

/// The same for everybody, without a word about the deal.
pub fn shared(name: &str, day: &DailyDay, result: DailyResult, curve: &str) -> Text {
    let (name, date, margin) = (bold(name), deal_date(day.date), lead(day.game, result.margin));
    let curve = curve.to_owned();
    match day.par {
        Some(par) => say!("daily-shared", name, date, margin, par = lead(day.game, par), curve),
        None => say!("daily-shared-no-par", name, date, margin, curve),
    }
}

/// What stands above a board.
pub fn board(scope: DailyScope, board: &DailyBoard) -> Text {
    let (date, game, people) = (deal_date(board.day.date), board.day.game.title(), board.people);
    let head = match scope {
        DailyScope::Server(_) => say!("daily-board-here", date, game, people),
        DailyScope::Everywhere => say!("daily-board-everywhere", date, game, people),
    };
    let par = board.day.par.map(|par| say!("daily-board-par", par = lead(board.day.game, par)));
    let own = board.own.as_ref().zip(board.better_than);
    let own = own.map(|(own, (than, of))| {
        say!("daily-board-own", margin = lead(board.day.game, own.margin), than, of)
    });
    Text::lines([Some(head), par, own, secret(&board.day)].into_iter().flatten())
}

/// Who it is, or that it is somebody.
pub fn name(row: &DailyBoardRow) -> Text {
    match &row.name {
        Some(name) => bold(name).into(),
        None => say!("rank-somebody"),
    }
}

/// The place of somebody, or that they have none.
pub fn place(row: &DailyBoardRow) -> Text {
    match row.place {
        0 => say!("rank-no-place"),
        place => Text::verbatim(place.to_string()),
    }
}

/// The alt text of a page of a board.
pub fn board_alt(board: &DailyBoard) -> String {
    let game = board.day.game;
    let (page, pages) = (board.page + 1, board.pages);
    let head =
        say!("daily-alt-board", date = deal_date(board.day.date), game = game.title(), page, pages);
    let par = board.day.par.map(|par| say!("daily-board-par", par = lead(game, par)));
    let row = |row: &DailyBoardRow| {
        let points = Text::decimal(points(row.points, game.point()));
        let margin = lead(game, row.margin);
        say!("daily-alt-row", place = place(row), name = name(row), margin, points)
    };
    let own = below(board).map(|own| say!("daily-alt-own", row = row(own)));
    let all = [Some(head), par].into_iter().flatten().chain(board.rows.iter().map(row)).chain(own);
    Text::lines(all).plain().cut(ALT_LIMIT).to_string()
}

/// The row of the one who asks, where it is on another page of the board.
pub fn below(board: &DailyBoard) -> Option<&DailyBoardRow> {
    let own = board.own.as_ref()?;
    let is_it = |row: &DailyBoardRow| row.person.is_some() && row.person == own.person;
    (!board.rows.iter().any(is_it)).then_some(own)
}

/// How many days in a row somebody has played.
pub fn streak(streak: &DailyStreak) -> Text {
    let DailyStreak { now, best, dates, has_today, puzzles } = *streak;
    let (in_a_row, longest, answers) = puzzles;
    if dates == 0 && answers == 0 {
        return say!("daily-streak-none");
    }
    let today = if has_today { None } else { Some(say!("daily-streak-today")) };
    let puzzles = say!("puzzle-streak", now = in_a_row, best = longest, dates = answers);
    let puzzles = (answers > 0).then_some(puzzles);
    let deals = (dates > 0).then(|| say!("daily-streak", now, best, dates));
    let rule = say!("daily-streak-rule");
    Text::lines([deals, puzzles, Some(rule), today].into_iter().flatten())
}
