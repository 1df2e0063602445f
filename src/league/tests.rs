//! Seasons as tables of cases, without a database.

use std::{collections::BTreeMap, time::Duration};

use sha2::{Digest as _, Sha256};

use super::*;
use crate::store::{
    ChannelId, EntrantState, GuildId, LeagueId, LeagueRow, MatchState, OutWhy, SeasonStage,
    TableId, Timestamp, UserId,
};

const DAY: Duration = Duration::from_secs(24 * 3600);

pub(super) fn day(days: u32) -> Timestamp {
    Timestamp(1_000).plus(DAY * days)
}

fn season(players: u8) -> SeasonState {
    let league = LeagueRow {
        id: LeagueId(1),
        guild: GuildId(1),
        channel: ChannelId(11),
        name: "Circus".to_owned(),
        game: "great_city".to_owned(),
        options: "{}".to_owned(),
        terms: "{}".to_owned(),
        players,
        size: 7,
        weeks: 7,
        organiser: None,
        stopped: false,
        created: day(0),
    };
    let season = sign_up(&league, 1, secret(7), (day(0), SIGN_UP));
    SeasonState { league, season, entrants: Vec::new(), matches: Vec::new(), seats: Vec::new() }
}

fn secret(of: u8) -> ([u8; 32], [u8; 32]) {
    ([of; 32], Sha256::digest([of; 32]).into())
}

/// With entrants 1 to `people` and reserves behind them.
pub(super) fn joined(players: u8, people: u64, reserves: u64) -> SeasonState {
    let mut state = season(players);
    for user in 1..=people + reserves {
        let role = if user > people { EntrantState::Reserve } else { EntrantState::In };
        state = join(&state, (UserId(user), &format!("P{user}")), role, day(1)).unwrap().after;
    }
    state
}

pub(super) fn drawn(players: u8, people: u64, reserves: u64) -> SeasonState {
    look(&joined(players, people, reserves), &Around::default(), day(7)).after
}

/// All matches have tables that were opened then.
pub(super) fn opened(state: &SeasonState, at: Timestamp) -> SeasonState {
    let mut state = state.clone();
    for number in 1..=u32::try_from(state.matches.len()).unwrap() {
        if is_to_open(&state, number) {
            let table = (number, ChannelId(100 + u64::from(number)), TableId(u64::from(number)));
            state = open(&state, table, at).unwrap().after;
        }
    }
    state
}

pub(super) fn fact(stand: Stand, seats: &[SeatFact]) -> MatchFact {
    MatchFact { stand, seats: seats.to_vec(), strangers: Vec::new() }
}

pub(super) fn ready(is_ready: &[bool]) -> MatchFact {
    let seat = |ready: &bool| SeatFact { ready: *ready, ..SeatFact::default() };
    fact(Stand::Waits, &is_ready.iter().map(seat).collect::<Vec<_>>())
}

pub(super) fn ended(places: &[u8]) -> MatchFact {
    let seat = |place: &u8| SeatFact { ready: true, place: Some(*place), ..SeatFact::default() };
    fact(Stand::Ended, &places.iter().map(seat).collect::<Vec<_>>())
}

pub(super) fn around(facts: impl IntoIterator<Item = (u32, MatchFact)>) -> Around {
    Around { facts: facts.into_iter().collect(), next: Some(secret(9)), ..Around::default() }
}

/// Every open match as `made` says.
pub(super) fn all(state: &SeasonState, made: impl Fn(u32) -> MatchFact) -> Around {
    around(state.matches.iter().map(|one| (one.number, made(one.number))))
}

#[test]
fn joining_twice_and_joining_late_are_refused_and_a_reserve_can_change_their_mind() {
    let state = joined(3, 4, 1);
    let again = |state: &SeasonState, user, role| {
        join(state, (UserId(user), "P"), role, day(1)).map(|change| change.after.entrants.len())
    };
    assert_eq!(again(&state, 1, EntrantState::In), Err(LeagueRefused::Joined));
    assert_eq!(again(&state, 5, EntrantState::In), Ok(5), "a reserve plays");
    let state = drawn(3, 4, 1);
    let late = LeagueRefused::Stage(SeasonStage::Playing);
    assert_eq!(again(&state, 9, EntrantState::In), Err(late));
    assert_eq!(again(&state, 9, EntrantState::Reserve), Ok(6));
    let full = joined(3, 128, 0);
    assert_eq!(again(&full, 999, EntrantState::In), Err(LeagueRefused::Full));
}

#[test]
fn who_leaves_in_sign_up_leaves_no_trace_and_who_is_no_entrant_cannot_leave() {
    let state = joined(3, 5, 0);
    let left = leave(&state, &Around::default(), UserId(2), day(2)).unwrap().after;
    assert_eq!((left.entrants.len(), left.entrant_of(UserId(2))), (4, None));
    let refused = leave(&left, &Around::default(), UserId(2), day(2)).map(drop);
    assert_eq!(refused, Err(LeagueRefused::NotIn));
}

#[test]
fn a_draw_is_the_same_again_and_does_not_come_before_its_time() {
    let state = joined(3, 15, 0);
    let before = look(&state, &Around::default(), day(6)).after;
    assert_eq!(before.season.stage, SeasonStage::SignUp);
    let once = look(&state, &Around::default(), day(7)).after;
    assert_eq!(once, look(&state, &Around::default(), day(7)).after);
    assert_eq!((once.divisions(), once.matches.len(), once.seats.len()), (2, 15, 45));
    assert_eq!(once.season.deadline, Some(day(7 + 49)));
    // The clock was set back: what is drawn stays drawn.
    let back = look(&once, &Around::default(), day(6)).after;
    assert_eq!((back.matches, back.season.stage), (once.matches, SeasonStage::Playing));
}

#[test]
fn a_sign_up_that_too_few_join_goes_on_for_some_weeks_and_is_then_given_up() {
    let mut state = joined(3, 3, 0);
    for week in 1..4 {
        state = look(&state, &Around::default(), day(7 * week)).after;
        assert_eq!(state.season.starts, day(7 * (week + 1)));
    }
    state = look(&state, &Around::default(), day(28)).after;
    assert_eq!((state.season.stage, state.season.wake), (SeasonStage::Cancelled, None));
}

#[test]
fn people_are_placed_by_ladder_then_by_rating_and_without_one_at_the_bottom() {
    let mut around =
        Around { ladder: vec![(UserId(3), 1100), (UserId(4), 1001)], ..Around::default() };
    around.ratings =
        BTreeMap::from([(UserId(3), 1500.0), (UserId(4), 1400.0), (UserId(2), 1450.0)]);
    let entrants = [1, 2, 3, 4].map(|user| (user, Some(UserId(u64::from(user)))));
    // 4 is ahead of 3 by the ladder; one of both is rated higher than 2.
    assert_eq!(placing::order(&entrants, &around.ladder, &around.ratings), [4, 2, 3, 1]);
}

#[test]
fn who_is_not_ready_in_time_is_replaced_where_there_is_a_reserve_and_waited_for_no_longer_where_not()
 {
    for reserves in [0, 1] {
        let state = opened(&drawn(3, 4, reserves), day(7));
        let absent = state.seats[0].entrant;
        let facts = all(&state, |number| {
            let seats: Vec<_> = state.seats_of(number).map(|seat| seat.entrant != absent).collect();
            ready(&seats)
        });
        let early = look(&state, &facts, day(8));
        assert_eq!((early.starts.len(), early.after.is_in(absent)), (0, true));
        let late = look(&state, &facts, day(9));
        let own = state.seats.iter().filter(|seat| seat.entrant == absent).count();
        assert_eq!(own, 3);
        if reserves == 0 {
            assert_eq!(late.starts.len(), 4, "all start");
            assert!(late.after.is_in(absent));
        } else {
            assert_eq!(late.after.entrant(absent).unwrap().out_why, Some(OutWhy::NotReady));
            assert!(late.after.seats.iter().all(|seat| seat.entrant != absent));
            // The reserve has two days; the match without the absent one begins.
            assert_eq!(late.starts.len(), 1);
            let reserve = late.after.entrant(5).unwrap();
            assert_eq!((reserve.state, reserve.division), (EntrantState::In, Some(1)));
        }
    }
}

#[test]
fn who_leaves_is_out_their_matches_go_on_and_nobody_waits_for_two_who_are_out() {
    let state = opened(&drawn(2, 4, 0), day(7));
    let plays = |_| fact(Stand::Plays, &[SeatFact::default(); 2]);
    let facts = all(&state, plays);
    let left = leave(&state, &facts, UserId(1), day(10)).unwrap();
    assert_eq!(left.leaves.len(), 3, "an AI plays on at each of the matches");
    let left = leave(&left.after, &facts, UserId(2), day(10)).unwrap().after;
    let looked = look(&left, &facts, day(10)).after;
    let void: Vec<_> = looked.matches.iter().filter(|one| one.state == MatchState::Void).collect();
    assert_eq!(void.len(), 1, "that of both");
    let again = leave(&left, &facts, UserId(2), day(10)).map(drop);
    assert_eq!(again, Err(LeagueRefused::Out));
}

#[test]
fn who_lets_an_ai_play_is_out_and_can_be_taken_back_once() {
    let state = opened(&drawn(2, 4, 0), day(7));
    let gone = SeatFact { left: true, late: 3, ..SeatFact::default() };
    let facts = around([(1, fact(Stand::Plays, &[gone, SeatFact::default()]))]);
    let looked = look(&state, &facts, day(12)).after;
    let absent = state.seats[0].entrant;
    assert_eq!(looked.entrant(absent).unwrap().out_why, Some(OutWhy::Absent));
    let back = Correction::Restore { entrant: absent };
    let back = correct(&looked, &facts, (UserId(99), "was ill"), back, day(12)).unwrap().after;
    assert!(look(&back, &facts, day(10)).after.is_in(absent), "and not put out again for the same");
}

/// The end of a season of eight in two divisions, in which places follow the numbers of entrants.
fn played() -> SeasonState {
    let mut state = joined(2, 8, 0);
    state.league.size = 4;
    let mut state = look(&state, &Around::default(), day(7)).after;
    state = opened(&state, day(8));
    let facts = all(&state, |number| {
        let seats: Vec<u32> = state.seats_of(number).map(|seat| seat.entrant).collect();
        ended(if seats[0] < seats[1] { &[1, 2] } else { &[2, 1] })
    });
    look(&state, &facts, day(9)).after
}

#[test]
fn a_season_ends_early_when_all_is_played_and_the_next_one_begins_where_people_stand() {
    let state = played();
    assert_eq!(state.season.stage, SeasonStage::Closing);
    for division in 1..=2 {
        let rows = standings(&state, division);
        assert!(rows.windows(2).all(|pair| pair[0].entrant < pair[1].entrant), "{rows:?}");
        let points: Vec<_> = rows.iter().map(|row| (row.points, row.most)).collect();
        assert_eq!(points, [(6, 6), (4, 4), (2, 2), (0, 0)]);
        let moves: Vec<_> = rows.iter().map(|row| (row.goes_up, row.goes_down)).collect();
        let one = division == 1;
        let (no, up, down) = ((false, false), (true, false), (false, true));
        assert_eq!(moves, if one { [no, no, no, down] } else { [up, no, no, no] });
    }
    let closed = look(&state, &around([]), state.season.closes.unwrap());
    let after = &closed.after;
    assert_eq!((after.season.stage, after.season.wake), (SeasonStage::Closed, None));
    let next = closed.next.clone().unwrap();
    assert_eq!((next.number, next.stage, next.secret), (2, SeasonStage::SignUp, [9; 32]));
    // Who comes up is in the first division of the next season, and who goes down is not.
    let mut state = SeasonState { season: next, ..after.clone() };
    let ladder: Vec<_> =
        after.entrants.iter().map(|one| (one.player.unwrap(), one.ladder.unwrap())).collect();
    (state.matches, state.seats) = (Vec::new(), Vec::new());
    for entrant in &mut state.entrants {
        (entrant.division, entrant.ladder) = (None, None);
    }
    let around = Around { ladder, ..Around::default() };
    let at = state.season.starts;
    let state = look(&state, &around, at).after;
    let division = |user| state.entrant_of(UserId(user)).unwrap().division.unwrap();
    let before = |user| after.entrant_of(UserId(user)).unwrap().division.unwrap();
    let moved: Vec<u64> = (1..=8).filter(|user| division(*user) != before(*user)).collect();
    let first: Vec<_> = standings(after, 1).iter().map(|row| u64::from(row.entrant)).collect();
    let second: Vec<_> = standings(after, 2).iter().map(|row| u64::from(row.entrant)).collect();
    let mut expected = vec![first[3], second[0]];
    expected.sort_unstable();
    assert_eq!(moved, expected);
    // Nothing follows where the league was stopped.
    let mut stopped = played();
    stopped.league.stopped = true;
    assert!(look(&stopped, &Around::default(), day(90)).next.is_none());
}

#[test]
fn equal_points_are_told_apart_by_common_matches_then_victories_then_time_then_lot() {
    let state = opened(&drawn(3, 4, 0), day(7));
    // Seats of match m: 0 1 2, 1 2 3, 2 3 0, 3 0 1 of four people.
    let facts = around([
        (1, ended(&[1, 2, 3])),
        (2, ended(&[1, 2, 3])),
        (3, ended(&[1, 2, 3])),
        (4, ended(&[1, 2, 3])),
    ]);
    let state = look(&state, &facts, day(20)).after;
    let rows = standings(&state, 1);
    assert!(rows.iter().all(|row| row.points == 6), "everybody has been first, second and last");
    let again = standings(&state, 1);
    assert_eq!(rows, again, "the lot does not change");
    let mut late = state.clone();
    for seat in late.seats.iter_mut().filter(|seat| seat.entrant == rows[0].entrant) {
        seat.late = 1;
    }
    assert_eq!(standings(&late, 1).last().unwrap().entrant, rows[0].entrant);
}

#[test]
fn the_deadline_decides_what_is_played_and_voids_what_has_not_begun() {
    let state = opened(&drawn(3, 4, 0), day(7));
    let used = |days| SeatFact { used: DAY * days, ..SeatFact::default() };
    let facts = around([
        (1, fact(Stand::Plays, &[used(1), used(9), used(2)])),
        (2, ready(&[true, false, true])),
        (3, ended(&[1, 2, 3])),
        (4, ended(&[1, 2, 3])),
    ]);
    let late = look(&state, &facts, day(56));
    let states: Vec<_> = late.after.matches.iter().map(|one| one.state).collect();
    assert_eq!(
        states,
        [MatchState::Adjudicated, MatchState::Void, MatchState::Done, MatchState::Done]
    );
    assert_eq!(late.starts, []);
    assert_eq!(late.after.season.closes, Some(day(59)));
    let points: Vec<_> = late.after.seats_of(1).map(|seat| seat.points).collect();
    assert_eq!(points, [Some(3), Some(0), Some(3)]);
    assert_eq!(look(&late.after, &facts, day(57)).after, late.after, "it is decided once");
}

#[test]
fn a_table_that_was_closed_without_a_result_makes_its_match_void() {
    let state = opened(&drawn(3, 4, 0), day(7));
    let facts = around([(1, fact(Stand::Cut, &[SeatFact::default(); 3]))]);
    let state = look(&state, &facts, day(9)).after;
    assert_eq!(state.matches[0].state, MatchState::Void);
}

#[test]
fn at_most_four_matches_of_somebody_are_open_at_once() {
    let state = opened(&drawn(2, 7, 0), day(7));
    for entrant in 1..=7 {
        assert!(state.open_matches(entrant) <= 4);
    }
    assert!(state.matches.iter().any(|one| one.state == MatchState::Drawn));
    let (number, _) = state
        .matches
        .iter()
        .find(|one| one.state == MatchState::Drawn)
        .map(|one| (one.number, one.state))
        .unwrap();
    let refused = open(&state, (number, ChannelId(1), TableId(99)), day(7)).map(drop);
    assert_eq!(refused, Err(LeagueRefused::MatchState));
}

#[test]
fn organisers_correct_with_a_reason_and_never_their_own_matches() {
    let state = played();
    let (number, own) = (1, state.seats[0].entrant);
    let places =
        |places: &[u8]| Correction::Places { number, before: Vec::new(), places: places.to_vec() };
    let by = |user, correction, reason: &str| {
        correct(&state, &Around::default(), (UserId(user), reason), correction, day(10))
    };
    let turned = by(99, places(&[2, 2]), "a bug").unwrap();
    assert_eq!(turned.log.len(), 1);
    assert!(turned.log[0].what.contains(r#""before":["#), "{}", turned.log[0].what);
    let worth: Vec<_> = turned.after.seats_of(1).map(|seat| seat.points).collect();
    assert_eq!(worth, [Some(1), Some(1)], "a tie");
    let refused = [
        (by(99, places(&[1, 2]), " "), LeagueRefused::NoReason),
        (by(u64::from(own), places(&[1, 2]), "me"), LeagueRefused::Own),
        (by(99, places(&[1, 2, 3]), "x"), LeagueRefused::BadPlaces),
        (by(99, places(&[0, 0]), "x"), LeagueRefused::BadPlaces),
        (by(99, places(&[1, 3]), "x"), LeagueRefused::BadPlaces),
        (by(99, Correction::Void { number: 77 }, "x"), LeagueRefused::NoMatch),
        (by(99, Correction::Remove { entrant: 77 }, "x"), LeagueRefused::NoEntrant),
        (by(u64::from(own), Correction::Remove { entrant: own }, "x"), LeagueRefused::Own),
    ];
    for (done, why) in refused {
        assert_eq!(done.map(drop), Err(why));
    }
    for to in [day(3), state.season.deadline.unwrap(), day(999)] {
        let done = by(99, Correction::Deadline { before: day(0), to }, "x").map(drop);
        assert_eq!(done, Err(LeagueRefused::BadDeadline));
    }
}

#[test]
fn a_match_is_reopened_at_its_table_while_that_is_played_and_at_a_new_one_after_it() {
    let state = played();
    let reopened = |facts: &Around, number| {
        let reopen = Correction::Reopen { number };
        let after = correct(&state, facts, (UserId(99), "x"), reopen, day(10)).unwrap().after;
        assert_eq!(after.season.stage, SeasonStage::Playing);
        look(&after, facts, day(10)).after.match_row(number).cloned().unwrap()
    };
    let plays = around([(1, fact(Stand::Plays, &[SeatFact::default(); 2]))]);
    assert_eq!(reopened(&plays, 1).state, MatchState::Open);
    let anew = reopened(&Around::default(), 1);
    assert_eq!((anew.state, anew.table), (MatchState::Drawn, None));
}

#[test]
fn places_of_people_who_are_out_are_the_last_ones_and_they_go_down() {
    let state = played();
    let best = standings(&state, 1)[0].entrant;
    let remove = Correction::Remove { entrant: best };
    let after =
        correct(&state, &Around::default(), (UserId(99), "x"), remove, day(10)).unwrap().after;
    let rows = standings(&after, 1);
    assert_eq!((rows[3].entrant, rows[3].is_out, rows[3].goes_down), (best, true, true));
}
