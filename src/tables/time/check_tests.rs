//! What a check makes of a table, as lists of cases: no database, no clock.

use super::{
    answers::{hush, still},
    check::{Tick, close_idle, decide},
    due::Calling,
    held::release,
    remind::remind,
};
use crate::{
    board::Seat,
    pace::{Pace, Preferences, QuietHours, Terms, TimeOut, Zone},
    store::{MoveNumber, OfferRow, PlanDueRow, Stage, TableRow, Timestamp, TurnRow, UserId},
    tables::{
        Notice, PostKind, Refused, RemindRefused, StandsIn, Subject, TableError, Via, Whose,
        state::{Change, FollowUps, Surroundings, TableState},
        tests::{line, running},
    },
};

const HOUR: i64 = 3_600_000;

const DAY: i64 = 24 * HOUR;

/// Noon on the first day of 1970.
const NOON: Timestamp = Timestamp(12 * HOUR);

const SEAT: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => panic!("each table has one"),
};

fn later(hours: i64) -> Timestamp {
    Timestamp(NOON.0 + hours * HOUR)
}

/// A table with a clock of a day, whose turn began at noon and was called then.
fn clocked(people: u8, time_out: TimeOut) -> TableState {
    let mut state = running(people);
    state.agree(Terms { pace: Pace::DAY, time_out, ..state.terms });
    state.turn = Some(TurnRow {
        number: MoveNumber(5),
        began: NOON,
        called: Some(NOON),
        ..TurnRow::default()
    });
    state.table.active = NOON;
    state
}

fn around() -> Surroundings {
    Surroundings::default()
}

/// Surroundings in which this person sleeps from 22 to 8.
fn asleep_at_night(user: UserId) -> Surroundings {
    let mut person =
        Preferences { zone: Some(Zone::parse("UTC").unwrap()), ..Preferences::default() };
    person.set_quiet(QuietHours::parse("22-8").unwrap()).unwrap();
    Surroundings { people: vec![(user, person)], ..around() }
}

fn told(change: &Change) -> Vec<PostKind> {
    change.posts.iter().map(|(kind, _)| kind.clone()).collect()
}

fn due(state: &TableState, now: Timestamp) -> Change {
    decide(state, &around(), Tick::Due, now)
}

#[test]
fn when_the_time_of_a_turn_runs_out_an_ai_plays_it_and_after_the_second_time_all_that_follow() {
    for (missed, until) in
        [(0, StandsIn::TurnEnds), (1, StandsIn::PlayerIsBack), (5, StandsIn::PlayerIsBack)]
    {
        let mut state = clocked(3, TimeOut::Ai);
        state.seats[0].missed = missed;
        let change = due(&state, later(24));
        let after = &change.after;
        assert_eq!(after.turn.unwrap().expired, Some(later(24)));
        assert_eq!((after.seats[0].missed, after.seats[0].away), (missed + 1, missed > 0));
        assert_eq!(told(&change), [PostKind::Notice(Notice::TimeUp { seat: SEAT, until })]);
        assert_eq!(change.late, [UserId(100)], "it is counted");
        assert_eq!(change.follow_ups, FollowUps { time_up: true, ..FollowUps::default() });
    }
}

#[test]
fn when_the_time_of_a_turn_runs_out_the_others_are_asked_where_they_decide() {
    let change = due(&clocked(3, TimeOut::Vote), later(24));
    let [asked] = change.after.proposals.as_slice() else { panic!("{:?}", change.after.proposals) };
    assert_eq!(
        (asked.subject, asked.seat, asked.closes),
        (Subject::Late { seat: SEAT }, None, None)
    );
    assert_eq!(told(&change), [PostKind::Proposal { proposal: asked.id }]);
    assert!(!change.after.seats[0].away, "nobody has decided yet");
    assert!(change.follow_ups.time_up && !change.follow_ups.settle);
    let alone = due(&clocked(1, TimeOut::Vote), later(24));
    assert!(alone.after.proposals.is_empty() && alone.after.turn.unwrap().expired.is_none());
}

#[test]
fn in_passing_what_changes_seats_is_left_to_the_scheduler() {
    let state = clocked(3, TimeOut::Ai);
    let change = decide(&state, &around(), Tick::InPassing, later(24));
    assert_eq!((change.after.table.wake, told(&change)), (Some(later(24)), vec![]));
    assert_eq!((change.after.turn, &change.after.seats), (state.turn, &state.seats));
    let early = decide(&state, &around(), Tick::InPassing, later(1));
    assert_eq!(early.after.table.wake, Some(later(18)), "when the warning is due");
    assert_eq!(early.after.turn.unwrap().deadline, Some(later(24)));
}

#[test]
fn a_table_that_is_over_or_asleep_waits_for_nothing() {
    let mut over = clocked(2, TimeOut::Ai);
    over.close(Stage::Finished, NOON);
    assert_eq!(due(&over, later(99)).after, over);
    let mut asleep = clocked(2, TimeOut::Ai);
    (asleep.table.asleep, asleep.table.wake) = (Some(NOON), Some(NOON));
    let change = due(&asleep, later(99));
    assert_eq!((change.after.table.wake, told(&change)), (None, vec![]));
}

#[test]
fn a_pause_stops_the_clock_and_counts_for_nobody() {
    let mut state = clocked(2, TimeOut::Ai);
    state.table.paused = Some((later(10), later(40)));
    let paused = due(&state, later(30));
    assert_eq!(paused.after.table.wake, Some(later(40)));
    assert_eq!((paused.after.turn.unwrap().deadline, told(&paused)), (None, vec![]));
    let over = due(&state, later(40));
    let turn = over.after.turn.unwrap();
    assert_eq!((over.after.table.paused, turn.began), (None, later(30)), "ten hours had run");
    assert_eq!(turn.deadline, Some(later(54)));
    let call = PostKind::Call {
        seat: SEAT,
        number: MoveNumber(5),
        why: Calling::First,
        via: Via::Channel,
    };
    assert!(
        matches!(told(&over).as_slice(), [PostKind::Notice(Notice::ProposalOver { .. }), one] if *one == call)
    );
}

#[test]
fn who_has_planned_the_decision_is_not_mentioned() {
    let mut state = running(2);
    state.plans = vec![PlanDueRow { seat: 0, due: Some(later(1)) }];
    assert_eq!(due(&state, NOON).after.table.wake, Some(later(1)));
    let change = due(&state, later(1));
    assert!(change.follow_ups.plan && change.posts.is_empty());
    assert_eq!(change.after.table.wake, Some(later(2)), "it is asked again if that was in vain");
}

#[test]
fn an_idle_table_is_asked_and_then_closed() {
    let mut state = running(2);
    state.turn = Some(TurnRow { hushed: true, stalled: Some(NOON), ..state.turn.unwrap() });
    state.program_proposed = Some(NOON);
    let asked = due(&state, Timestamp(30 * DAY));
    let closes = Timestamp(44 * DAY);
    assert_eq!(told(&asked), [PostKind::Notice(Notice::StillPlaying { closes, woken: None })]);
    assert_eq!(asked.after.table.asked, Some(Timestamp(30 * DAY)));
    let late = due(&asked.after, closes);
    assert!(late.follow_ups.close && late.posts.is_empty());
    let ended = close_idle(&asked.after, &around(), closes);
    assert_eq!((ended.after.table.state, ended.after.turn), (Stage::Ended, None));
    assert_eq!(told(&ended), [PostKind::end_of_ping(&state.terms), PostKind::Notice(Notice::Idle)]);
    let kept = close_idle(&asked.after, &around(), Timestamp(43 * DAY));
    assert_eq!(kept.after, asked.after, "somebody may have answered meanwhile");
}

#[test]
fn who_slept_when_a_line_was_for_them_is_mentioned_once_when_they_wake() {
    let around = asleep_at_night(UserId(101));
    let (night, morning) = (Timestamp(30 * DAY), Timestamp(30 * DAY + 8 * HOUR));
    let mut state = running(2);
    state.turn = Some(TurnRow { hushed: true, stalled: Some(NOON), ..state.turn.unwrap() });
    state.program_proposed = Some(NOON);
    state.table.asked = Some(night);
    let waits = decide(&state, &around, Tick::Due, night);
    assert_eq!((told(&waits), waits.after.table.wake), (vec![], Some(morning)));
    let woken = decide(&state, &around, Tick::Due, morning);
    let again = Notice::StillPlaying { closes: Timestamp(44 * DAY), woken: Seat::new(1) };
    assert_eq!(told(&woken), [PostKind::Notice(again.clone())]);
    state.lines = vec![line(1, again, morning)];
    assert_eq!(told(&decide(&state, &around, Tick::Due, morning)), []);

    state.table.asked = None;
    state.table.active = morning;
    let offer = |woken| Notice::SeatOffered {
        seat: SEAT,
        of: Whose::Person("Player 0".to_owned()),
        by: "Player 0".to_owned(),
        person: Some(UserId(101)),
        woken,
    };
    state.offers = vec![OfferRow { seat: 0, person: Some(UserId(101)), at: night }];
    state.lines = vec![line(2, offer(false), night)];
    let called = decide(&state, &around, Tick::Due, morning);
    assert_eq!(told(&called), [PostKind::Notice(offer(true))]);
    state.lines.push(line(3, offer(true), morning));
    assert_eq!(told(&decide(&state, &around, Tick::Due, morning)), []);
}

#[test]
fn a_lobby_is_closed_with_its_card_and_a_line() {
    let mut state = running(2);
    (state.table.state, state.table.asked) = (Stage::Lobby, Some(NOON));
    let change = due(&state, later(24));
    assert_eq!(change.after.table.state, Stage::Ended);
    assert_eq!(told(&change), [PostKind::LobbyCard, PostKind::Notice(Notice::LobbyExpired)]);
    assert_eq!(change.posts[0].1, MoveNumber(0));
    assert_eq!(change.after.table.wake, None);
}

#[test]
fn an_answer_is_a_players_and_of_this_turn() {
    let state = clocked(2, TimeOut::Ai);
    let hushed =
        |user, number| hush(&state, &around(), (UserId(user), MoveNumber(number)), later(1));
    let turn = hushed(100, 5).unwrap().after.turn.unwrap();
    assert!(turn.hushed);
    let refused = |result: Result<Change, TableError>| match result {
        Err(TableError::Refused(refused)) => refused,
        other => panic!("{other:?}"),
    };
    assert!(matches!(refused(hushed(101, 5)), Refused::NotYourTurn { .. }));
    assert!(matches!(refused(hushed(100, 4)), Refused::Stale { now: MoveNumber(5), .. }));
    assert!(matches!(refused(hushed(9, 5)), Refused::NotAtTable { .. }));
    let asked = TableState {
        table: TableRow { asked: Some(NOON), ..state.table.clone() },
        ..state.clone()
    };
    let answered = still(&asked, &around(), UserId(101), later(1)).unwrap();
    assert_eq!((answered.after.table.asked, answered.after.table.active), (None, later(1)));
}

#[test]
fn nobody_is_reminded_by_another_without_need() {
    let mut state = clocked(2, TimeOut::Ai);
    let by = |state: &TableState, user, hours| remind(state, &around(), UserId(user), later(hours));
    let refused = |result: Result<(Change, String), TableError>| match result {
        Err(TableError::Refused(Refused::Remind(refused))) => refused,
        other => panic!("{other:?}"),
    };
    let (change, name) = by(&state, 101, 12).unwrap();
    assert_eq!(name, "Player 0");
    assert!(matches!(told(&change).as_slice(), [PostKind::Call { why: Calling::Reminder, .. }]));
    let lately = RemindRefused::Lately { name: "Player 0".to_owned(), again: later(12) };
    assert_eq!(refused(by(&state, 101, 11)), lately);
    assert_eq!(
        refused(by(&change.after, 101, 13)),
        RemindRefused::Lately { name, again: later(25) }
    );
    assert_eq!(refused(by(&state, 100, 12)), RemindRefused::YourTurn);
    state.seats[0].away = true;
    assert_eq!(refused(by(&state, 101, 12)), RemindRefused::Nobody);
}

#[test]
fn a_mention_that_is_held_back_is_made_soon_when_its_player_looks_away() {
    let mut state = clocked(2, TimeOut::Ai);
    state.turn = Some(TurnRow { called: None, held: Some(later(1)), ..state.turn.unwrap() });
    let change = release(&state, &around(), UserId(100), NOON).unwrap();
    let soon = Timestamp(NOON.0 + 10_000);
    assert_eq!(change.after.turn.unwrap().held, Some(soon));
    assert_eq!(change.after.table.wake, Some(soon));
    assert!(release(&state, &around(), UserId(101), NOON).is_none(), "it is not theirs");
    assert!(
        release(&change.after, &around(), UserId(100), NOON).is_none(),
        "it comes as soon anyway"
    );
}
