//! What organisers correct, each time for a reason that everybody can read.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{
    facts::{SeatResult, Stand},
    people::put_out,
    points::{closed_up, points},
    state::{Around, Change, LeagueRefused, SeasonState},
};
use crate::store::{
    EntrantState, LeagueLogRow, MatchRow, MatchState, OutWhy, SeasonStage, Timestamp, UserId,
};

/// How far ahead a deadline can be.
const FARTHEST: Duration = Duration::from_secs(366 * 24 * 3600);

/// A correction; in the log with what was before. Stored as JSON: a variant may be added, never renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    /// The places of a match, by seat; 0 for a forfeit. Before there may be none.
    Places {
        number: u32,
        #[serde(default)]
        before: Vec<u8>,
        places: Vec<u8>,
    },
    /// A match counts for nothing.
    Void { number: u32 },
    /// A match is played again, or goes on.
    Reopen { number: u32 },
    /// An entrant is out of the season.
    Remove { entrant: u32 },
    /// An entrant who was out plays on.
    Restore { entrant: u32 },
    /// The deadline is later.
    Deadline {
        #[serde(default)]
        before: Timestamp,
        to: Timestamp,
    },
    /// No season follows; a sign-up is given up.
    Stop,
}

/// What stands in the log of a season whose message its channel does not take: the program has written it, and gives no reason.
/// Stored, and never changed.
pub const NOT_SHOWN: &str = "\"not_shown\"";

/// When a match was opened again the last time, by the log of its season.
pub fn reopened(log: &[LeagueLogRow], number: u32) -> Option<Timestamp> {
    let is_it = |row: &&LeagueLogRow| {
        let what = serde_json::from_str::<Correction>(&row.what);
        what.is_ok_and(|what| what == Correction::Reopen { number })
    };
    log.iter().filter(is_it).map(|row| row.at).max()
}

impl Correction {
    /// The entrant whom it is about.
    const fn of_entrant(&self) -> Option<u32> {
        match self {
            Self::Remove { entrant } | Self::Restore { entrant } => Some(*entrant),
            Self::Places { .. }
            | Self::Void { .. }
            | Self::Reopen { .. }
            | Self::Deadline { .. }
            | Self::Stop => None,
        }
    }
}

/// An organiser corrects something.
///
/// # Panics
/// Never: a correction is plain data.
pub fn correct(
    state: &SeasonState,
    around: &Around,
    (by, reason): (UserId, &str),
    correction: Correction,
    now: Timestamp,
) -> Result<Change, LeagueRefused> {
    let reason = reason.trim();
    if reason.is_empty() {
        return Err(LeagueRefused::NoReason);
    }
    refuse_own(state, by, &correction)?;
    let mut change = Change::of(state);
    let entrant = correction.of_entrant();
    let noted = apply(&mut change, around, correction, now)?;
    change.log.push(LeagueLogRow {
        at: now,
        person: Some(by),
        what: serde_json::to_string(&noted).expect("a correction is plain data"),
        entrant,
        reason: Some(reason.to_owned()),
    });
    // Results follow from it at once.
    if state.season.wake.is_some() {
        change.wake(now);
    }
    Ok(change)
}

/// Nobody corrects a match at which they play, themselves, or who plays in their division; a reserve, who would get the seats,
/// puts nobody out; and nobody whose matches are not all over gives themselves more time.
fn refuse_own(
    state: &SeasonState,
    by: UserId,
    correction: &Correction,
) -> Result<(), LeagueRefused> {
    let Some(own) = state.entrant_of(by) else { return Ok(()) };
    let at_match = |number: u32| state.seats_of(number).any(|seat| seat.entrant == own.number);
    let is_own = match correction {
        Correction::Places { number, .. }
        | Correction::Void { number }
        | Correction::Reopen { number } => at_match(*number),
        Correction::Remove { entrant } | Correction::Restore { entrant } => {
            let division = state.entrant(*entrant).and_then(|other| other.division);
            let is_rival = division.is_some() && division == own.division;
            own.number == *entrant || is_rival || own.state == EntrantState::Reserve
        }
        Correction::Deadline { .. } => {
            let is_open =
                |one: &MatchRow| matches!(one.state, MatchState::Drawn | MatchState::Open);
            state.matches.iter().any(|one| is_open(one) && at_match(one.number))
        }
        Correction::Stop => false,
    };
    if is_own { Err(LeagueRefused::Own) } else { Ok(()) }
}

fn apply(
    change: &mut Change,
    around: &Around,
    correction: Correction,
    now: Timestamp,
) -> Result<Correction, LeagueRefused> {
    let both = [SeasonStage::Playing, SeasonStage::Closing];
    match &correction {
        Correction::Stop => change.after.league.stopped = true,
        Correction::Deadline { to, .. } => return set_deadline(change, *to, now),
        Correction::Remove { entrant } => {
            change.after.must_be(&both)?;
            if !change.after.is_in(*entrant) {
                return Err(LeagueRefused::NoEntrant);
            }
            put_out(change, around, (*entrant, OutWhy::Removed), now);
        }
        Correction::Restore { entrant } => {
            change.after.must_be(&both)?;
            let out = change.entrant_mut(*entrant).ok_or(LeagueRefused::NoEntrant)?;
            if out.state != EntrantState::Out || out.player.is_none() {
                return Err(LeagueRefused::NoEntrant);
            }
            (out.state, out.out_why) = (EntrantState::In, None);
        }
        Correction::Void { number } => {
            change.after.must_be(&both)?;
            change.match_mut(*number).ok_or(LeagueRefused::NoMatch)?.state = MatchState::Void;
            let none = vec![SeatResult::default(); change.after.seats_of(*number).count()];
            change.set_results(*number, &none);
        }
        Correction::Reopen { number } => {
            change.after.must_be(&both)?;
            reopen(change, around, *number, now)?;
        }
        Correction::Places { number, places, .. } => {
            change.after.must_be(&both)?;
            return set_places(change, *number, places);
        }
    }
    Ok(correction)
}

fn set_deadline(
    change: &mut Change,
    to: Timestamp,
    now: Timestamp,
) -> Result<Correction, LeagueRefused> {
    change.after.must_be(&[SeasonStage::Playing, SeasonStage::Closing])?;
    let season = &mut change.after.season;
    let before = season.deadline.unwrap_or(now);
    if to <= before.max(now) || to > now.plus(FARTHEST) {
        return Err(LeagueRefused::BadDeadline);
    }
    (season.deadline, season.closes, season.stage) = (Some(to), None, SeasonStage::Playing);
    Ok(Correction::Deadline { before, to })
}

/// A match goes on at its table while that is played; else it gets a new one.
fn reopen(
    change: &mut Change,
    around: &Around,
    number: u32,
    now: Timestamp,
) -> Result<(), LeagueRefused> {
    if change.after.season.deadline.is_none_or(|deadline| deadline <= now) {
        return Err(LeagueRefused::BadDeadline);
    }
    let plays = around.facts.get(&number).filter(|fact| fact.stand == Stand::Plays);
    let one = change.match_mut(number).ok_or(LeagueRefused::NoMatch)?;
    if matches!(one.state, MatchState::Drawn | MatchState::Open) {
        return Err(LeagueRefused::MatchState);
    }
    if plays.is_some() {
        one.state = MatchState::Open;
    } else {
        // Its thread is looked for by its name, as it may be deleted by now.
        (one.state, one.thread, one.table, one.opened) = (MatchState::Drawn, None, None, None);
    }
    let season = &mut change.after.season;
    (season.stage, season.closes) = (SeasonStage::Playing, None);
    // Who has left that table gets nothing for it, and is put out for it no second time.
    let left = |seat: usize| plays.and_then(|fact| fact.seats.get(seat)).is_some_and(|it| it.left);
    let seats = 0..change.after.seats_of(number).count();
    let results: Vec<_> =
        seats.map(|seat| SeatResult { forfeit: left(seat), ..SeatResult::default() }).collect();
    change.set_results(number, &results);
    Ok(())
}

fn set_places(
    change: &mut Change,
    number: u32,
    places: &[u8],
) -> Result<Correction, LeagueRefused> {
    let one = change.after.match_row(number).ok_or(LeagueRefused::NoMatch)?;
    if matches!(one.state, MatchState::Drawn) {
        return Err(LeagueRefused::MatchState);
    }
    let seats: Vec<_> = change.after.seats_of(number).cloned().collect();
    let most = u8::try_from(seats.len()).unwrap_or(0);
    let is_wrong = places.iter().any(|place| *place > most);
    if places.len() != seats.len() || is_wrong || places.iter().all(|place| *place == 0) {
        return Err(LeagueRefused::BadPlaces);
    }
    let ranked: Vec<Option<u8>> =
        places.iter().map(|place| (*place > 0).then_some(*place)).collect();
    let ranked = closed_up(&ranked);
    let before = seats.iter().map(|seat| seat.place.unwrap_or(0)).collect();
    let result =
        |((place, points), seat): ((&Option<u8>, u8), &crate::store::MatchSeatRow)| SeatResult {
            place: *place,
            points: Some(points),
            forfeit: place.is_none(),
            late: seat.late,
        };
    let results: Vec<_> = ranked.iter().zip(points(&ranked)).zip(&seats).map(result).collect();
    change.set_results(number, &results);
    change.set_match(number, MatchState::Done);
    Ok(Correction::Places { number, before, places: places.to_vec() })
}
