//! Who joins, leaves, and takes over seats.

use std::collections::BTreeSet;

use super::{
    facts::Stand,
    state::{Around, Change, LeagueRefused, SeasonState},
};
use crate::store::{
    EntrantRow, EntrantState, MatchRow, MatchState, OutWhy, SeasonStage, Timestamp, UserId,
};

/// How many can play a season.
const MOST_ENTRANTS: usize = 128;

/// Somebody joins: to play, or as a reserve. After the draw only reserves can.
pub fn join(
    state: &SeasonState,
    (player, name): (UserId, &str),
    role: EntrantState,
    now: Timestamp,
) -> Result<Change, LeagueRefused> {
    match role {
        EntrantState::Reserve => state.must_be(&[SeasonStage::SignUp, SeasonStage::Playing])?,
        EntrantState::In | EntrantState::Out => state.must_be(&[SeasonStage::SignUp])?,
    }
    let mut change = Change::of(state);
    if let Some(entrant) = state.entrant_of(player) {
        if entrant.state == role {
            return Err(LeagueRefused::Joined);
        }
        if state.season.stage != SeasonStage::SignUp {
            return Err(LeagueRefused::Joined);
        }
        if let Some(own) = change.entrant_mut(entrant.number) {
            (own.state, own.name) = (role, name.to_owned());
        }
        return Ok(change);
    }
    if state.entrants.len() >= MOST_ENTRANTS {
        return Err(LeagueRefused::Full);
    }
    // Numbers of those who have left sign-up are free again: nothing names them yet.
    let number = state.entrants.last().map_or(1, |last| last.number + 1);
    change.after.entrants.push(EntrantRow {
        number,
        player: Some(player),
        name: name.to_owned(),
        state: role,
        out_why: None,
        division: None,
        ladder: None,
        joined: now,
    });
    Ok(change)
}

/// Somebody leaves: before the draw without a trace, after it for the rest of the season.
pub fn leave(
    state: &SeasonState,
    around: &Around,
    player: UserId,
    now: Timestamp,
) -> Result<Change, LeagueRefused> {
    state.must_be(&[SeasonStage::SignUp, SeasonStage::Playing])?;
    let entrant = state.entrant_of(player).ok_or(LeagueRefused::NotIn)?;
    let mut change = Change::of(state);
    match entrant.state {
        EntrantState::Out => return Err(LeagueRefused::Out),
        EntrantState::In if state.season.stage == SeasonStage::Playing => {
            put_out(&mut change, around, (entrant.number, OutWhy::Left), now);
        }
        EntrantState::In | EntrantState::Reserve => {
            change.after.entrants.retain(|one| one.number != entrant.number);
        }
    }
    Ok(change)
}

/// Somebody is out of the season. The first reserve takes the seats of matches that have not begun; at the others an AI plays on.
pub(super) fn put_out(
    change: &mut Change,
    around: &Around,
    (number, why): (u32, OutWhy),
    now: Timestamp,
) {
    let Some(entrant) = change.entrant_mut(number) else { return };
    (entrant.state, entrant.out_why) = (EntrantState::Out, Some(why));
    let (player, division) = (entrant.player, entrant.division);
    let own: Vec<MatchRow> = matches_of(&change.after, number);
    if let Some(player) = player {
        let tables = own.iter().filter_map(|one| one.table);
        change.leaves.extend(tables.map(|table| (table, player)));
    }
    let waits = |one: &&MatchRow| match one.state {
        MatchState::Drawn => true,
        MatchState::Open => {
            around.facts.get(&one.number).is_some_and(|it| it.stand == Stand::Waits)
        }
        MatchState::Done | MatchState::Adjudicated | MatchState::Void => false,
    };
    let waiting: BTreeSet<u32> = own.iter().filter(waits).map(|one| one.number).collect();
    let begun =
        |number: &u32| own.iter().any(|one| one.number == *number) && !waiting.contains(number);
    for seat in change.after.seats.iter_mut().filter(|seat| seat.entrant == number) {
        seat.forfeit |= begun(&seat.number);
    }
    let reserve = change.after.entrants.iter_mut().find(|one| one.state == EntrantState::Reserve);
    let Some(reserve) = reserve.filter(|_| !waiting.is_empty()) else { return };
    (reserve.state, reserve.division) = (EntrantState::In, division);
    let by = reserve.number;
    let seats = change.after.seats.iter_mut();
    for seat in seats.filter(|seat| seat.entrant == number && waiting.contains(&seat.number)) {
        seat.entrant = by;
    }
    // They have their time to be ready.
    for one in change.after.matches.iter_mut().filter(|one| waiting.contains(&one.number)) {
        one.opened = one.opened.map(|_| now);
    }
}

/// The matches of an entrant that are not over.
fn matches_of(state: &SeasonState, entrant: u32) -> Vec<MatchRow> {
    let is_open = |one: &&MatchRow| matches!(one.state, MatchState::Drawn | MatchState::Open);
    let has = |one: &&MatchRow| state.seats_of(one.number).any(|seat| seat.entrant == entrant);
    state.matches.iter().filter(is_open).filter(has).cloned().collect()
}
