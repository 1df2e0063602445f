//! A season from rows and back to them, in the caller's transaction.

use std::collections::BTreeMap;

use super::facts::facts;
use crate::{
    league::{self, Around, Change, LeagueRefused, SeasonState},
    store::{MatchState, SeasonId, SeasonStage, Stage, TableId, Timestamp, Tx, UserId},
    tables::{Notice, PostKind, error::TableError, lobby, state},
};

/// In how many seasons before somebody has played whose place is kept.
const KEPT_SEASONS: u32 = 3;

/// What the caller knows beside the database.
#[derive(Clone, Default)]
pub(super) struct Brought {
    /// A secret for the next season, and its SHA-256.
    pub(super) secret: Option<([u8; 32], [u8; 32])>,
    /// The ratings of the game in the server; without them a draw that is due waits for the scheduler, which brings them.
    pub(super) ratings: Option<BTreeMap<UserId, f64>>,
}

/// What was written.
#[derive(Clone, Debug)]
pub(super) struct Saved {
    pub(super) after: SeasonState,
    /// Seats that are to be given up.
    pub(super) leaves: Vec<(TableId, UserId)>,
    /// Tables whose games have begun.
    pub(super) started: Vec<TableId>,
}

/// A season as stored.
pub(super) fn read(tx: &Tx, id: SeasonId) -> Result<SeasonState, TableError> {
    let season = tx.season(id)?.ok_or(LeagueRefused::NoLeague)?;
    let league = tx.league(season.league)?.ok_or(LeagueRefused::NoLeague)?;
    Ok(SeasonState {
        league,
        season,
        entrants: tx.entrants(id)?,
        matches: tx.matches(id)?,
        seats: tx.match_seats(id)?,
    })
}

/// Reads a season that nobody else changes meanwhile, decides, saves; then does what is due by that.
pub(super) fn decide(
    tx: &Tx,
    id: SeasonId,
    brought: &Brought,
    now: Timestamp,
    decide: impl FnOnce(&SeasonState, &Around) -> Result<Change, LeagueRefused>,
) -> Result<Saved, TableError> {
    tx.lock_season(id)?;
    let before = read(tx, id)?;
    let number = before.season.number;
    let seasons = (number.saturating_sub(KEPT_SEASONS), number.saturating_sub(1));
    let around = Around {
        facts: facts(tx, &before, now)?,
        ladder: tx.ladder(before.season.league, seasons)?,
        ratings: brought.ratings.clone().unwrap_or_default(),
        next: brought.secret,
    };
    let mut decided = decide(&before, &around)?;
    let after = &decided.after;
    let is_draw = after.season.stage == SeasonStage::SignUp && !after.league.stopped;
    if !is_draw || brought.ratings.is_some() {
        let due = league::look(after, &around, now);
        decided.starts.extend(due.starts);
        decided.leaves.extend(due.leaves);
        (decided.after, decided.next) = (due.after, decided.next.or(due.next));
    }
    save(tx, &before, decided, now)
}

fn save(
    tx: &Tx,
    before: &SeasonState,
    change: Change,
    now: Timestamp,
) -> Result<Saved, TableError> {
    let Change { after, log, starts, leaves, next } = change;
    let id = before.season.id;
    rows(tx, before, &after)?;
    for row in &log {
        tx.note_league(id, row)?;
    }
    let mut started = Vec::new();
    for table in starts {
        if lobby::without_missing(tx, table, now)? {
            started.push(table);
        }
    }
    change_lobbies(tx, before, &after, now)?;
    tell_decided(tx, before, &after, (!log.is_empty(), now))?;
    if let Some(next) = &next {
        tx.enter_season(next)?;
    }
    Ok(Saved { after, leaves, started })
}

/// Closes the tables that wait for players of matches that are decided now: nobody is to wait there any more. The cards of others
/// tell for whom they wait and until when, and who takes over a seat there is called.
fn change_lobbies(
    tx: &Tx,
    before: &SeasonState,
    after: &SeasonState,
    now: Timestamp,
) -> Result<(), TableError> {
    for one in after.matches.iter().filter(|row| !before.matches.contains(row)) {
        let is_decided = !matches!(one.state, MatchState::Drawn | MatchState::Open);
        let is_waiting = before.match_row(one.number).is_some_and(|row| row.table == one.table);
        let Some(table) = one.table.filter(|_| is_decided || is_waiting) else { continue };
        if tx.table(table)?.is_none_or(|row| row.state != Stage::Lobby) {
            continue;
        }
        let tell = |lobby: &state::TableState| {
            let mut change = state::Change::of(lobby);
            change.owe(PostKind::LobbyCard);
            if is_decided {
                change.after.close(Stage::Ended, now);
                return Ok(change);
            }
            let until = one.opened.unwrap_or(now).plus(league::READY_IN);
            for user in newcomers(before, after, one.number) {
                change.owe(PostKind::Notice(Notice::Reserve { person: Some(user), until }));
            }
            Ok(change)
        };
        match lobby::without_click(tx, table, now, tell) {
            // A damaged table holds up no season.
            Ok(_) | Err(TableError::Refused(_) | TableError::Broken { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Who has seats of a match that were somebody else's.
fn newcomers<'a>(
    before: &'a SeasonState,
    after: &'a SeasonState,
    number: u32,
) -> impl Iterator<Item = UserId> + 'a {
    let seats = after.seats_of(number).zip(before.seats_of(number));
    let new = seats.filter(|(now, then)| now.entrant != then.entrant);
    new.filter_map(|(now, _)| after.entrant(now.entrant)?.player)
}

/// Tells those who play on at a match that the deadline has decided, or `corrected`, an organiser.
fn tell_decided(
    tx: &Tx,
    before: &SeasonState,
    after: &SeasonState,
    (corrected, now): (bool, Timestamp),
) -> Result<(), TableError> {
    let is_open =
        |number| before.match_row(number).is_some_and(|one| one.state == MatchState::Open);
    for one in after.matches.iter().filter(|one| is_open(one.number)) {
        let notice = match one.state {
            MatchState::Adjudicated => Notice::SeasonOver,
            MatchState::Done | MatchState::Void if corrected => Notice::MatchDecided,
            MatchState::Drawn | MatchState::Open | MatchState::Done | MatchState::Void => continue,
        };
        let row = one.table.map(|table| tx.table(table)).transpose()?.flatten();
        if let Some(row) = row.filter(|row| row.state == Stage::Running && row.asleep.is_none()) {
            tx.owe(row.id, &[PostKind::Notice(notice).owed_at(row.records)], now)?;
        }
    }
    Ok(())
}

/// Writes the rows in which both differ.
fn rows(tx: &Tx, before: &SeasonState, after: &SeasonState) -> Result<(), TableError> {
    let id = before.season.id;
    if after.season != before.season {
        tx.set_season(&after.season)?;
    }
    if after.league.stopped && !before.league.stopped {
        tx.stop_league(after.league.id)?;
    }
    let is_gone = |number: u32| after.entrants.iter().all(|entrant| entrant.number != number);
    for entrant in before.entrants.iter().filter(|entrant| is_gone(entrant.number)) {
        tx.drop_entrant(id, entrant.number)?;
    }
    for entrant in after.entrants.iter().filter(|row| !before.entrants.contains(row)) {
        tx.set_entrant(id, entrant)?;
    }
    for one in after.matches.iter().filter(|row| !before.matches.contains(row)) {
        tx.set_match(id, one)?;
    }
    for seat in after.seats.iter().filter(|row| !before.seats.contains(row)) {
        tx.set_match_seat(id, seat)?;
    }
    Ok(())
}
