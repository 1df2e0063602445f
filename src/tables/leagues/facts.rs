//! What is known of the tables of a season's matches.

use std::{collections::BTreeMap, time::Duration};

use crate::{
    league::{MatchFact, SeasonState, SeatFact, Stand},
    store::{
        EntrantState, MatchRow, MatchState, RecordRow, SeatRow, Stage, TableId, TableRow,
        Timestamp, Tx, UserId,
    },
    tables::{error::TableError, rated::attendance},
};

/// Of all matches that have a table which is played, or no result from it.
pub(super) fn facts(
    tx: &Tx,
    state: &SeasonState,
    now: Timestamp,
) -> Result<BTreeMap<u32, MatchFact>, TableError> {
    let mut facts = BTreeMap::new();
    for one in &state.matches {
        let Some(table) = one.table else { continue };
        if !is_asked(tx, one.state, table)? {
            continue;
        }
        let seats = state
            .seats_of(one.number)
            .map(|seat| state.entrant(seat.entrant).and_then(|entrant| entrant.player));
        let mut fact = fact(tx, table, &seats.collect::<Vec<_>>(), now)?;
        fact.strangers = strangers(tx, state, one, fact.stand)?;
        facts.insert(one.number, fact);
    }
    Ok(facts)
}

/// Whether something depends on the table of a match. Where an organiser has decided a match that is still played, it can be
/// reopened there.
fn is_asked(tx: &Tx, state: MatchState, table: TableId) -> Result<bool, TableError> {
    Ok(match state {
        MatchState::Drawn => false,
        MatchState::Open | MatchState::Adjudicated => true,
        MatchState::Done | MatchState::Void => {
            tx.table(table)?.is_some_and(|row| row.state == Stage::Running)
        }
    })
}

/// Who sits at a match without being in the season: while it waits, everybody who does not play it.
fn strangers(
    tx: &Tx,
    state: &SeasonState,
    one: &MatchRow,
    stand: Stand,
) -> Result<Vec<UserId>, TableError> {
    let is_stranger = |user: &UserId| {
        let entrant = state.entrant_of(*user);
        let is_out = entrant.is_some_and(|entrant| entrant.state != EntrantState::In);
        let plays = entrant.is_some_and(|entrant| {
            state.seats_of(one.number).any(|seat| seat.entrant == entrant.number)
        });
        match stand {
            Stand::Waits => is_out || !plays,
            Stand::Plays => is_out,
            Stand::Ended | Stand::Cut => false,
        }
    };
    let Some(table) = one.table else { return Ok(Vec::new()) };
    let sits = tx.seats(table)?.into_iter().filter_map(|seat| seat.player);
    Ok(sits.filter(is_stranger).collect())
}

fn fact(
    tx: &Tx,
    table: TableId,
    people: &[Option<UserId>],
    now: Timestamp,
) -> Result<MatchFact, TableError> {
    let cut = MatchFact {
        stand: Stand::Cut,
        seats: vec![SeatFact::default(); people.len()],
        strangers: Vec::new(),
    };
    let Some(row) = tx.table(table)? else { return Ok(cut) };
    match row.state {
        Stage::Lobby => {
            let sits = tx.seats(table)?;
            Ok(MatchFact {
                stand: Stand::Waits,
                seats: waiting(&sits, people),
                strangers: Vec::new(),
            })
        }
        Stage::Running | Stage::Finished | Stage::Ended if row.started.is_some() => {
            began(tx, &row, people.len(), now)
        }
        Stage::Running | Stage::Finished | Stage::Ended => Ok(cut),
    }
}

fn waiting(sits: &[SeatRow], people: &[Option<UserId>]) -> Vec<SeatFact> {
    let is_ready = |user: &Option<UserId>| user.is_some() && sits.iter().any(|s| s.player == *user);
    people.iter().map(|user| SeatFact { ready: is_ready(user), ..SeatFact::default() }).collect()
}

fn began(tx: &Tx, row: &TableRow, seats: usize, now: Timestamp) -> Result<MatchFact, TableError> {
    let records = tx.records(row.id)?;
    let used = used(&records, row, seats, now);
    let rated = attendance(&records, &tx.rated_seats(row.id)?);
    let game = tx.rated_game(row.id)?;
    let counts = game.is_some_and(|game| game.ended.is_some() && game.void.is_none());
    let seat = |(seat, used): (usize, Duration)| {
        // Where nobody began an AI sits.
        let own = rated.iter().find(|one| usize::from(one.seat) == seat);
        SeatFact {
            ready: true,
            place: own.and_then(|own| own.place).filter(|_| counts),
            left: own.is_none_or(|own| own.has_left),
            late: own.map_or(0, |own| u32::try_from(own.by_ai).unwrap_or(u32::MAX)),
            used,
        }
    };
    let stand = match row.state {
        Stage::Running => Stand::Plays,
        Stage::Finished => Stand::Ended,
        Stage::Lobby | Stage::Ended => Stand::Cut,
    };
    let seats = used.into_iter().enumerate().map(seat).collect();
    Ok(MatchFact { stand, seats, strangers: Vec::new() })
}

/// How long the others have waited for each seat, nights and holidays included.
fn used(records: &[RecordRow], row: &TableRow, seats: usize, now: Timestamp) -> Vec<Duration> {
    let mut used = vec![Duration::ZERO; seats];
    let mut before = row.started.unwrap_or(row.created);
    for record in records {
        if let Some(used) = used.get_mut(usize::from(record.seat)) {
            *used += before.before(record.at);
        }
        before = before.max(record.at);
    }
    if let Some(used) = row.to_move.and_then(|seat| used.get_mut(usize::from(seat))) {
        *used += before.before(now);
    }
    used
}
