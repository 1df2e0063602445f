//! Boards of a closed date, and streaks.

use std::collections::BTreeSet;

use super::{
    DailyDay, DailyRefused,
    kept::{closed, day},
};
use crate::{
    daily,
    pace::Boards,
    store::{DailyResultRow, DateNumber, GuildId, Tx, UserId},
    tables::{Tables, error::TableError, rated::boards},
};

/// How many rows a page has.
const ROWS: usize = 10;

/// Whose results a board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyScope {
    /// Plays that were begun in this server, of people who want to be ranked here.
    Server(GuildId),
    /// All plays, with the names of those who want to be ranked everywhere.
    Everywhere,
}

/// A row of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyBoardRow {
    /// Equal leads share a place; 0 for who is not on the board.
    pub place: usize,
    /// Who it is; nobody when they may not be named.
    pub person: Option<UserId>,
    pub name: Option<String>,
    /// In units of the game's score.
    pub margin: i32,
    pub points: i32,
}

/// A page of a board.
#[derive(Clone)]
pub struct DailyBoard {
    pub day: DailyDay,
    /// The rows of the page, best first.
    pub rows: Vec<DailyBoardRow>,
    /// The row of the one who asks, wherever it is, and also if they are not on the board.
    pub own: Option<DailyBoardRow>,
    /// How many of all who played it anywhere the one who asks was better than, and how many those are.
    pub better_than: Option<(usize, usize)>,
    /// From 0.
    pub page: usize,
    pub pages: usize,
    /// How many people are on the board.
    pub people: usize,
    /// The least and the most lead of all rows.
    pub range: (i32, i32),
    /// The closed date before.
    pub before: Option<DateNumber>,
}

/// How many dates in a row somebody has played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyStreak {
    pub now: u32,
    pub best: u32,
    /// How many dates in all.
    pub dates: usize,
    /// Whether today's deal is among them.
    pub has_today: bool,
    /// The same of puzzles: dates in a row now, the longest time, and how many in all.
    pub puzzles: (u32, u32, usize),
}

impl Tables {
    /// A page of the board of a closed date, the last one if none is named, without those who are `gone` from the server.
    ///
    /// # Errors
    /// When the date is not closed or nobody has played it, and of the store.
    pub async fn daily_board(
        &self,
        (date, scope): (Option<DateNumber>, DailyScope),
        asker: UserId,
        page: usize,
        gone: BTreeSet<UserId>,
    ) -> Result<DailyBoard, TableError> {
        let (now, today) = (self.now(), self.daily_today());
        let read = move |tx: &Tx| {
            let date = match date {
                Some(date) => date,
                None => tx.closed_daily(today)?.ok_or(DailyRefused::None)?,
            };
            let row = tx.daily(date)?.ok_or(DailyRefused::None)?;
            closed(&row, now)?;
            let all = placed(tx.daily_results(date)?);
            let own = all.iter().find(|(row, _)| row.person == Some(asker));
            let own = own.map(|(row, _)| row.clone());
            let worse =
                |own: &DailyBoardRow| all.iter().filter(|(row, _)| row.margin < own.margin).count();
            let better_than = own.as_ref().map(|own| (worse(own), all.len()));
            let rows = ranked(tx, &all, scope, &gone)?;
            let own = rows.iter().find(|row| row.person == Some(asker)).cloned().or(own);
            let pages = rows.len().div_ceil(ROWS).max(1);
            let page = page.min(pages - 1);
            let margins = || rows.iter().chain(&own).map(|row| row.margin);
            let range = (margins().min().unwrap_or(0), margins().max().unwrap_or(0));
            Ok::<_, TableError>(DailyBoard {
                day: day(&row)?,
                own,
                better_than,
                page,
                pages,
                people: rows.len(),
                range,
                before: date
                    .0
                    .checked_sub(1)
                    .map(DateNumber)
                    .map(|date| tx.closed_daily(date))
                    .transpose()?
                    .flatten(),
                rows: rows.into_iter().skip(page * ROWS).take(ROWS).collect(),
            })
        };
        self.store().read(read).await
    }

    /// How many dates in a row somebody has played.
    ///
    /// # Errors
    /// Of the store.
    pub async fn daily_streak(&self, user: UserId) -> Result<DailyStreak, TableError> {
        let today = self.daily_today();
        let read =
            move |tx: &Tx| Ok::<_, TableError>((tx.daily_dates(user)?, tx.puzzle_dates(user)?));
        let (dates, answered) = self.store().read(read).await?;
        let finished: BTreeSet<DateNumber> = dates.into_iter().collect();
        let answered: BTreeSet<DateNumber> = answered.into_iter().collect();
        Ok(DailyStreak {
            now: daily::streak(&finished, today),
            best: daily::best_streak(&finished),
            dates: finished.len(),
            has_today: finished.contains(&today),
            puzzles: (
                daily::streak(&answered, today),
                daily::best_streak(&answered),
                answered.len(),
            ),
        })
    }
}

/// All results, and where each was played.
fn placed(results: Vec<DailyResultRow>) -> Vec<(DailyBoardRow, GuildId)> {
    let row = |result: DailyResultRow| {
        let [margin, points] = [result.margin, result.points];
        let narrow = |units: i64| i32::try_from(units).unwrap_or(0);
        let row = DailyBoardRow {
            place: 0,
            person: Some(result.player),
            name: Some(result.name),
            margin: narrow(margin),
            points: narrow(points),
        };
        (row, result.guild)
    };
    results.into_iter().map(row).collect()
}

/// Who is on a board. A server's has those alone who want to be there; on the one of all servers the others have no name.
fn ranked(
    tx: &Tx,
    all: &[(DailyBoardRow, GuildId)],
    scope: DailyScope,
    gone: &BTreeSet<UserId>,
) -> Result<Vec<DailyBoardRow>, TableError> {
    let mut rows: Vec<DailyBoardRow> = Vec::new();
    for (row, guild) in all {
        let chosen = row.person.map(|person| boards(tx, person)).transpose()?.unwrap_or_default();
        let is_gone = row.person.is_some_and(|person| gone.contains(&person));
        let mut row = row.clone();
        match scope {
            DailyScope::Server(here) if here != *guild || chosen < Boards::Here || is_gone => {
                continue;
            }
            DailyScope::Everywhere if chosen < Boards::Everywhere => {
                (row.person, row.name) = (None, None);
            }
            DailyScope::Server(_) | DailyScope::Everywhere => {}
        }
        row.place = match rows.last() {
            Some(last) if last.margin == row.margin => last.place,
            _ => rows.len() + 1,
        };
        rows.push(row);
    }
    Ok(rows)
}
