//! The order of a division, computed from its matches each time.

use std::cmp::Ordering;

use sha2::{Digest as _, Sha256};

use super::{
    format::{LEAST, MOST, meetings},
    state::SeasonState,
};
use crate::store::{EntrantRow, EntrantState, MatchRow, MatchSeatRow, MatchState};

/// A row of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of the entrant.
    pub entrant: u32,
    /// From 1; nobody shares one.
    pub place: usize,
    /// In halves.
    pub points: u32,
    /// What open matches can still bring, in halves, with what is there.
    pub most: u32,
    /// Whether they are out of the season.
    pub is_out: bool,
    /// Whether they go up, as it stands.
    pub goes_up: bool,
    /// Whether they go down.
    pub goes_down: bool,
    won: usize,
    late: u32,
    lot: [u8; 32],
}

/// How many of a division of so many go up, or down.
pub(super) const fn movers(people: usize) -> usize {
    if people <= 5 { 1 } else { 2 }
}

/// The order of a division, best first.
pub fn standings(state: &SeasonState, division: u32) -> Vec<Row> {
    let people: Vec<&EntrantRow> =
        state.entrants.iter().filter(|one| one.division == Some(division)).collect();
    let mut rows: Vec<Row> = people.iter().map(|entrant| row(state, entrant)).collect();
    rows.sort_by_key(|row| (row.is_out, std::cmp::Reverse(row.points)));
    let groups = rows.chunk_by(|one, next| (one.is_out, one.points) == (next.is_out, next.points));
    let ordered: Vec<Vec<Row>> = groups.map(|group| ordered(state, group)).collect();
    let mut rows: Vec<Row> = ordered.into_iter().flatten().collect();
    let (up, down) = bounds(state, division);
    let stay = rows.iter().filter(|row| !row.is_out).count();
    // People who are out go down in place of somebody who plays, unless a reserve plays for them, so there is a place for each
    // person who comes up.
    let last = stay - (down + stay).saturating_sub(seats(state, division)).min(stay);
    let is_lowest = division >= state.divisions();
    for (place, row) in rows.iter_mut().enumerate() {
        row.place = place + 1;
        row.goes_up = place < up && !row.is_out;
        row.goes_down = !is_lowest && place >= last;
    }
    rows
}

/// How many of a division go up and down: between two divisions as many as the smaller one gives.
fn bounds(state: &SeasonState, division: u32) -> (usize, usize) {
    let movers = |of: u32| movers(seats(state, of));
    let between = |other: u32| movers(division).min(movers(other));
    let up = if division > 1 { between(division - 1) } else { 0 };
    let down = if division < state.divisions() { between(division + 1) } else { 0 };
    (up, down)
}

/// The number of people with whom a division was drawn. It stays, also when reserves take over.
fn seats(state: &SeasonState, division: u32) -> usize {
    let matches = state.matches.iter().filter(|one| one.division == division).count();
    let is_it = |people: &usize| meetings(*people, state.league.players).len() == matches;
    (LEAST..=MOST).find(is_it).unwrap_or(MOST)
}

fn row(state: &SeasonState, entrant: &EntrantRow) -> Row {
    let own = state.seats.iter().filter(|seat| seat.entrant == entrant.number);
    let (mut points, mut open, mut won, mut late) = (0, 0, 0, 0);
    for seat in own {
        match state.match_row(seat.number).map(|one| one.state) {
            Some(MatchState::Done | MatchState::Adjudicated) => {
                points += u32::from(seat.points.unwrap_or(0));
                won += usize::from(is_won(state, seat));
                late += seat.late;
            }
            Some(MatchState::Drawn | MatchState::Open) => {
                open += 2 * (u32::from(state.league.players) - 1);
            }
            Some(MatchState::Void) | None => {}
        }
    }
    let is_out = entrant.state == EntrantState::Out;
    Row {
        entrant: entrant.number,
        place: 0,
        points,
        most: if is_out { points } else { points + open },
        is_out,
        goes_up: false,
        goes_down: false,
        won,
        late,
        lot: lot(&state.season.secret, entrant.number),
    }
}

/// Whether a match was won; none is that the deadline has decided.
fn is_won(state: &SeasonState, seat: &MatchSeatRow) -> bool {
    let is_played = state.match_row(seat.number).is_some_and(|one| one.state == MatchState::Done);
    is_played && seat.place == Some(1) && !seat.forfeit
}

/// The order of those with the same points: by the points that they took from each other, by matches won, by turns out of time, by
/// lot.
fn ordered(state: &SeasonState, group: &[Row]) -> Vec<Row> {
    let names: Vec<u32> = group.iter().map(|row| row.entrant).collect();
    let mut keyed: Vec<(u32, Row)> =
        group.iter().map(|row| (among(state, row.entrant, &names), row.clone())).collect();
    keyed.sort_by(|(one, a), (other, b)| {
        other
            .cmp(one)
            .then(b.won.cmp(&a.won))
            .then(a.late.cmp(&b.late))
            .then_with(|| a.lot.cmp(&b.lot))
    });
    keyed.into_iter().map(|(_, row)| row).collect()
}

/// What somebody took from these others at the matches in which they met, in halves.
fn among(state: &SeasonState, entrant: u32, others: &[u32]) -> u32 {
    let counts = |one: &&MatchRow| matches!(one.state, MatchState::Done | MatchState::Adjudicated);
    let taken = |one: &MatchRow| {
        let own = state.seats_of(one.number).find(|seat| seat.entrant == entrant)?;
        let against = |seat: &MatchSeatRow| match (own.forfeit, seat.forfeit) {
            (true, _) => 0,
            (false, true) => 2,
            (false, false) => match own.place.cmp(&seat.place) {
                Ordering::Less => 2,
                Ordering::Equal => 1,
                Ordering::Greater => 0,
            },
        };
        let met = state.seats_of(one.number).filter(|seat| seat.entrant != entrant);
        Some(met.filter(|seat| others.contains(&seat.entrant)).map(against).sum::<u32>())
    };
    state.matches.iter().filter(counts).filter_map(taken).sum()
}

/// The lot of an entrant, which nobody can tell before the secret is known.
pub(super) fn lot(secret: &[u8; 32], entrant: u32) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"aedile league lot");
    hash.update(secret);
    hash.update(entrant.to_be_bytes());
    hash.finalize().into()
}
