//! What time brings to a season, and what becomes of its matches.

use std::time::Duration;

use super::{
    draw::draw,
    facts::{MatchFact, Stand},
    people::put_out,
    placing::ladder,
    points::{of_deadline, of_end},
    state::{Around, Change, LeagueRefused, SeasonState},
};
use crate::store::{
    ChannelId, EntrantState, LeagueRow, MatchRow, MatchSeatRow, MatchState, OutWhy, SeasonId,
    SeasonRow, SeasonStage, TableId, Timestamp,
};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// How long sign-up is open, and for how much longer when too few have joined.
pub const SIGN_UP: Duration = Duration::from_secs(7 * 24 * 3600);

/// After this time a sign-up that too few have joined is given up.
const LONGEST_SIGN_UP: Duration = Duration::from_secs(28 * 24 * 3600);

/// How long a match waits for those who are not ready.
pub const READY_IN: Duration = Duration::from_secs(48 * 3600);

/// How long results can be corrected after the deadline.
const OBJECTIONS: Duration = Duration::from_secs(3 * 24 * 3600);

/// How often a season is looked at in which nothing is due, for those who let an AI play.
const LOOK: Duration = Duration::from_secs(6 * 3600);

/// How many matches of somebody are open at once.
const AT_ONCE: usize = 4;

/// A season whose sign-up opens now.
pub fn sign_up(
    league: &LeagueRow,
    number: u32,
    (secret, commitment): ([u8; 32], [u8; 32]),
    (now, days): (Timestamp, Duration),
) -> SeasonRow {
    let starts = now.plus(days);
    SeasonRow {
        id: SeasonId(0),
        league: league.id,
        guild: league.guild,
        number,
        stage: SeasonStage::SignUp,
        opened: now,
        starts,
        deadline: None,
        closes: None,
        wake: Some(starts),
        version: 0,
        card: None,
        secret,
        commitment,
    }
}

/// What has become due, by now.
pub fn look(state: &SeasonState, around: &Around, now: Timestamp) -> Change {
    let mut change = Change::of(state);
    if change.after.season.stage == SeasonStage::SignUp {
        begin(&mut change, around, now);
    }
    if change.after.season.stage == SeasonStage::Playing {
        play(&mut change, around, now);
    }
    if change.after.season.stage == SeasonStage::Closing {
        close(&mut change, around, now);
    }
    set_wake(&mut change, now);
    change
}

/// Draws the season when its time has come and enough have joined.
fn begin(change: &mut Change, around: &Around, now: Timestamp) {
    let season = &change.after.season;
    if change.after.league.stopped {
        change.after.season.stage = SeasonStage::Cancelled;
        return;
    }
    if season.starts > now {
        return;
    }
    let is_long = season.opened.plus(LONGEST_SIGN_UP) <= now;
    if draw(change, around) {
        let weeks = 7 * DAY * change.after.league.weeks;
        let season = &mut change.after.season;
        (season.stage, season.starts) = (SeasonStage::Playing, now);
        season.deadline = Some(now.plus(weeks));
    } else if is_long {
        change.after.season.stage = SeasonStage::Cancelled;
    } else {
        change.after.season.starts = now.plus(SIGN_UP);
    }
}

fn play(change: &mut Change, around: &Around, now: Timestamp) {
    absent(change, around, now);
    settle(change, around);
    not_ready(change, around, now);
    give_up(change, around);
    void(change);
    let is_late = change.after.season.deadline.is_some_and(|deadline| deadline <= now);
    if is_late {
        adjudicate(change, around);
    }
    if change.after.matches.iter().all(|one| !is_open(one)) {
        let season = &mut change.after.season;
        (season.stage, season.closes) = (SeasonStage::Closing, Some(now.plus(OBJECTIONS)));
    }
}

const fn is_open(one: &MatchRow) -> bool {
    matches!(one.state, MatchState::Drawn | MatchState::Open)
}

/// By seat, who is out of the season.
fn out(state: &SeasonState, number: u32) -> Vec<bool> {
    state.seats_of(number).map(|seat| !state.is_in(seat.entrant)).collect()
}

/// Open matches with what is known of their tables.
fn open_with<'a>(state: &SeasonState, around: &'a Around) -> Vec<(MatchRow, &'a MatchFact)> {
    let open = state.matches.iter().filter(|one| one.state == MatchState::Open);
    open.filter_map(|one| Some((one.clone(), around.facts.get(&one.number)?))).collect()
}

/// Enters the results of matches that are over.
fn settle(change: &mut Change, around: &Around) {
    for (one, fact) in open_with(&change.after, around) {
        let has_result = fact.seats.iter().any(|seat| seat.place.is_some());
        match fact.stand {
            Stand::Waits | Stand::Plays => {}
            Stand::Ended | Stand::Cut if has_result => {
                let results = of_end(&fact.seats, &out(&change.after, one.number));
                change.set_results(one.number, &results);
                change.set_match(one.number, MatchState::Done);
            }
            Stand::Ended | Stand::Cut => change.set_match(one.number, MatchState::Void),
        }
    }
}

/// Puts those out who have left a match, or for whom an AI plays there.
fn absent(change: &mut Change, around: &Around, now: Timestamp) {
    for (number, fact) in around.facts.iter().filter(|(_, fact)| fact.stand != Stand::Waits) {
        let state = change.after.match_row(*number).map(|one| one.state);
        // What an organiser has decided puts nobody out.
        if !matches!(state, Some(MatchState::Open | MatchState::Adjudicated)) {
            continue;
        }
        let seats: Vec<MatchSeatRow> = change.after.seats_of(*number).cloned().collect();
        for (seat, MatchSeatRow { entrant, forfeit, .. }) in fact.seats.iter().zip(seats) {
            // Who was taken back is not put out for the same once more.
            if seat.left && !forfeit && change.after.is_in(entrant) {
                put_out(change, around, (entrant, OutWhy::Absent), now);
            }
        }
    }
}

/// What becomes of matches whose time to be ready is over, and of those that only wait for people who are out.
fn not_ready(change: &mut Change, around: &Around, now: Timestamp) {
    for (one, fact) in open_with(&change.after, around) {
        let (Stand::Waits, Some(table)) = (fact.stand, one.table) else { continue };
        let is_over = |change: &Change| {
            let opened = change.after.match_row(one.number).and_then(|one| one.opened);
            opened.is_some_and(|opened| opened.plus(READY_IN) <= now)
        };
        if is_over(change) {
            for entrant in missing(&change.after, one.number, fact) {
                if !has_shown_up(&change.after, around, entrant) && has_reserve(&change.after) {
                    put_out(change, around, (entrant, OutWhy::NotReady), now);
                }
            }
        }
        let is_waited_for = !missing(&change.after, one.number, fact).is_empty();
        let has_out = out(&change.after, one.number).contains(&true);
        if is_over(change) || (has_out && !is_waited_for) {
            change.starts.push(table);
        }
    }
}

/// Those who play and are not ready at a match.
fn missing(state: &SeasonState, number: u32, fact: &MatchFact) -> Vec<u32> {
    let seats = state.seats_of(number).zip(&fact.seats);
    let missing = seats.filter(|(seat, fact)| !fact.ready && state.is_in(seat.entrant));
    missing.map(|(seat, _)| seat.entrant).collect()
}

/// Whether somebody was ready at any match.
fn has_shown_up(state: &SeasonState, around: &Around, entrant: u32) -> bool {
    let shows = |seat: &MatchSeatRow| {
        let fact =
            around.facts.get(&seat.number).and_then(|it| it.seats.get(usize::from(seat.seat)));
        seat.points.is_some() || fact.is_some_and(|fact| fact.ready)
    };
    state.seats.iter().filter(|seat| seat.entrant == entrant).any(shows)
}

fn has_reserve(state: &SeasonState) -> bool {
    state.entrants.iter().any(|entrant| entrant.state == EntrantState::Reserve)
}

/// Seats that are still held by who is out: what was to give them up has failed, or they sat down again.
fn give_up(change: &mut Change, around: &Around) {
    for (one, fact) in open_with(&change.after, around) {
        let Some(table) = one.table else { continue };
        change.leaves.extend(fact.strangers.iter().map(|user| (table, *user)));
    }
}

/// Matches at which only people are left who are out.
fn void(change: &mut Change) {
    let open: Vec<u32> =
        change.after.matches.iter().filter(|one| is_open(one)).map(|one| one.number).collect();
    for number in open {
        if !out(&change.after, number).contains(&false) {
            change.set_match(number, MatchState::Void);
            let table = change.after.match_row(number).and_then(|one| one.table);
            // What counts for nothing does not start.
            change.starts.retain(|start| Some(*start) != table);
        }
    }
}

/// Decides the matches that the deadline finds open; those count for nothing that have not begun.
fn adjudicate(change: &mut Change, around: &Around) {
    for one in change.after.matches.clone().iter().filter(|one| is_open(one)) {
        match around.facts.get(&one.number).filter(|fact| fact.stand == Stand::Plays) {
            Some(fact) => {
                let results = of_deadline(&fact.seats, &out(&change.after, one.number));
                change.set_results(one.number, &results);
                change.set_match(one.number, MatchState::Adjudicated);
            }
            None => change.set_match(one.number, MatchState::Void),
        }
    }
    // What no longer counts does not start either.
    change.starts.clear();
}

/// Ends the season when nobody can object any more; the next one follows unless the league was stopped.
fn close(change: &mut Change, around: &Around, now: Timestamp) {
    if change.after.season.closes.is_none_or(|closes| closes > now) {
        return;
    }
    for (number, begins) in ladder(&change.after) {
        if let Some(entrant) = change.entrant_mut(number) {
            entrant.ladder = Some(begins);
        }
    }
    change.after.season.stage = SeasonStage::Closed;
    let SeasonState { league, season, .. } = &change.after;
    if let Some(secret) = around.next.filter(|_| !league.stopped) {
        change.next = Some(sign_up(league, season.number + 1, secret, (now, SIGN_UP)));
    }
}

/// When the season is looked at next.
fn set_wake(change: &mut Change, now: Timestamp) {
    let after = &mut change.after;
    let SeasonState { season, matches, .. } = after;
    season.wake = match season.stage {
        SeasonStage::SignUp => Some(season.starts),
        SeasonStage::Closing => season.closes,
        SeasonStage::Closed | SeasonStage::Cancelled => None,
        SeasonStage::Playing => {
            let waits = matches.iter().filter(|one| one.state == MatchState::Open);
            let ready = waits.filter_map(|one| Some(one.opened?.plus(READY_IN)));
            let all = ready.chain(season.deadline).chain([now.plus(LOOK)]);
            all.filter(|at| *at > now).min()
        }
    };
}

/// The matches that can be opened now: nobody has more than four open ones at once.
fn can_open(state: &SeasonState, one: &MatchRow) -> bool {
    let is_free = |entrant: u32| !state.is_in(entrant) || state.open_matches(entrant) < AT_ONCE;
    one.state == MatchState::Drawn && state.seats_of(one.number).all(|seat| is_free(seat.entrant))
}

/// A match gets its thread and table.
pub fn open(
    state: &SeasonState,
    (number, thread, table): (u32, ChannelId, TableId),
    now: Timestamp,
) -> Result<Change, LeagueRefused> {
    state.must_be(&[SeasonStage::Playing])?;
    let one = state.match_row(number).ok_or(LeagueRefused::NoMatch)?;
    if !can_open(state, one) {
        return Err(LeagueRefused::MatchState);
    }
    let mut change = Change::of(state);
    if let Some(one) = change.match_mut(number) {
        (one.state, one.thread, one.table) = (MatchState::Open, Some(thread), Some(table));
        (one.opened, one.trouble) = (Some(now), None);
    }
    change.wake(now.plus(READY_IN));
    Ok(change)
}

/// Whether a match can be opened now.
pub fn is_to_open(state: &SeasonState, number: u32) -> bool {
    state.season.stage == SeasonStage::Playing
        && state.match_row(number).is_some_and(|one| can_open(state, one))
}

/// No thread could be opened for a match; organisers read why.
pub fn trouble(state: &SeasonState, number: u32, why: &str) -> Result<Change, LeagueRefused> {
    state.match_row(number).ok_or(LeagueRefused::NoMatch)?;
    let mut change = Change::of(state);
    if let Some(one) = change.match_mut(number) {
        one.trouble = Some(why.to_owned());
    }
    Ok(change)
}
