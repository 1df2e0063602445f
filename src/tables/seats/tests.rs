//! What votes and wishes about seats make of a table, as lists of cases: no database.

use super::{
    Left, Recipient, SeatDone, SeatRefused, SeatRequest, SeatStep, Subject, VotedOn, rules::decide,
};
use crate::{
    board::Seat,
    pace::{Pace, Span, Terms, TimeOut},
    store::{
        HandoverRow, MoveNumber, PlanDueRow, ProposalId, ProposalRow, Stage, Timestamp, UserId,
    },
    tables::{
        Answer, Authority, InteractionId, Notice, Over, Player, PostKind, Refused, TableError,
        state::{Change, Proposal, Surroundings, TableState},
        tests::{line, running},
    },
};

const NOW: Timestamp = Timestamp(1_000_000);

fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

fn wish(by: u8, step: SeatStep) -> SeatRequest {
    let by = Player { user: UserId(100 + u64::from(by)), name: format!("Player {by}") };
    SeatRequest::Of(by, InteractionId(77), step)
}

/// The change, and what was answered.
fn done(state: &TableState, request: &SeatRequest) -> (Change, SeatDone) {
    let (change, became) = decide(state, &around(state), request, NOW).unwrap();
    (change, became.seating.done)
}

fn refused(state: &TableState, request: &SeatRequest) -> SeatRefused {
    match decide(state, &around(state), request, NOW).map(|(change, _)| change) {
        Err(TableError::Refused(Refused::Seat(refused))) => refused,
        other => panic!("{other:?}"),
    }
}

/// With the first proposal read, as for those who vote on it.
fn around(state: &TableState) -> Surroundings {
    let row = state.proposals.first().map(|one| ProposalRow {
        id: one.id,
        table: state.table.id,
        seat: one.seat,
        number: one.number,
        subject: String::new(),
        opened: one.opened,
        closes: one.closes,
        over: one.over,
    });
    Surroundings { proposal: row, ..Surroundings::default() }
}

fn propose(subject: Subject) -> SeatStep {
    SeatStep::Propose { subject, within: Span::days(1) }
}

fn vote(answer: Answer) -> SeatStep {
    SeatStep::Vote { asked: VotedOn::Proposal(ProposalId(3)), answer }
}

/// A table of so many at which the first has proposed this.
fn proposed(people: u8, subject: Subject) -> TableState {
    let state = running(people);
    let (mut change, answer) = done(&state, &wish(0, propose(subject)));
    assert_eq!(answer, SeatDone::Proposed(ProposalId::NEW));
    assert_eq!(change.posts, [(PostKind::Proposal { proposal: ProposalId::NEW }, MoveNumber(5))]);
    assert_eq!((change.click, change.after.table.wake), (Some(InteractionId(77)), Some(NOW)));
    change.after.proposals[0].id = ProposalId(3);
    change.after
}

#[test]
fn more_than_half_of_the_others_decide() {
    let until = Timestamp(NOW.0 + 5_000);
    let paused = |state: &TableState| state.table.paused;
    for (people, needed) in [(2, 1), (3, 2), (4, 2)] {
        let mut state = proposed(people, Subject::Pause { until });
        for voter in 1..=needed {
            assert_eq!(paused(&state), None, "{people}");
            let (change, answer) = done(&state, &wish(voter, vote(Answer::Agree)));
            assert!(
                matches!(answer, SeatDone::Voted(tally) if tally.is_decided() == (voter == needed))
            );
            state = change.after;
        }
        assert_eq!(paused(&state), Some((NOW, until)), "{people}");
        assert_eq!(state.proposals[0].over, Some(Over::Agreed));
    }
}

#[test]
fn what_is_voted_down_or_has_lapsed_is_closed_with_a_line() {
    let state = proposed(2, Subject::Cancel);
    let (against, voted) = done(&state, &wish(1, vote(Answer::Against)));
    assert!(matches!(voted, SeatDone::Voted(tally) if tally.is_decided()), "it ends the vote");
    assert_eq!(against.after.proposals[0].over, Some(Over::Rejected));
    let (one_of_three, voted) =
        done(&proposed(4, Subject::Cancel), &wish(1, vote(Answer::Against)));
    assert!(matches!(voted, SeatDone::Voted(tally) if !tally.is_decided()), "it goes on");
    assert_eq!(one_of_three.after.proposals[0].over, None);
    assert_eq!(against.after.table.state, Stage::Running);
    let mut late = state;
    late.proposals[0].closes = Some(NOW);
    let (lapsed, _) = done(&late, &SeatRequest::Settle);
    let over = Notice::ProposalOver { subject: Subject::Cancel, over: Over::Lapsed };
    assert_eq!(lapsed.posts, [(PostKind::Notice(over), MoveNumber(5))]);
}

/// A pause that is over before the vote on it would be no pause.
#[test]
fn the_vote_about_a_pause_ends_before_the_pause_does() {
    let days = |days: i64| Timestamp(NOW.0 + Span::days(days).0);
    let closes = |until: i64| {
        let subject = Subject::Pause { until: days(until) };
        let within = Span::days(2);
        let propose = SeatStep::Propose { subject, within };
        done(&running(3), &wish(0, propose)).0.after.proposals[0].closes
    };
    assert_eq!(closes(1), Some(days(1)));
    assert_eq!(closes(5), Some(days(2)));
}

#[test]
fn who_is_alone_decides_at_once_and_what_takes_the_game_is_left_to_the_table() {
    let mut state = running(2);
    state.seats[1].player = None;
    let (change, answer) = done(&state, &wish(0, propose(Subject::Cancel)));
    assert_eq!((answer, change.after.table.state), (SeatDone::Decided, Stage::Ended));
    assert_eq!(change.after.turn, None);
    let request = wish(0, propose(Subject::EndNow));
    let (change, became) = decide(&state, &around(&state), &request, NOW).unwrap();
    assert_eq!(became.seating.done, SeatDone::Decided);
    assert!(became.decree.is_some(), "the game is ended by who knows its scores");
    assert_eq!(change.after.table.state, Stage::Running);
}

#[test]
fn refusals_of_votes_say_why() {
    let state = proposed(3, Subject::Cancel);
    assert_eq!(refused(&state, &wish(0, vote(Answer::Agree))), SeatRefused::OwnProposal);
    assert_eq!(refused(&state, &wish(1, vote(Answer::Skip))), SeatRefused::NoVote);
    assert_eq!(refused(&state, &wish(0, propose(Subject::EndNow))), SeatRefused::ProposesAlready);
    let (once, _) = done(&state, &wish(1, vote(Answer::Agree)));
    let again = refused(&once.after, &wish(1, vote(Answer::Agree)));
    assert!(matches!(again, SeatRefused::SameVote { tally } if tally.votes == 1));
    let mut over = state;
    over.proposals[0].close(Over::Withdrawn);
    let over = refused(&over, &wish(1, vote(Answer::Agree)));
    assert_eq!(over, SeatRefused::VoteOver { over: Some(Over::Withdrawn) });
    let taken = SeatStep::TakeBack { proposal: ProposalId(9) };
    assert_eq!(refused(&running(2), &wish(0, taken)), SeatRefused::NoVote);
    for (subject, why) in [
        (Subject::GoOn, SeatRefused::NotPaused),
        (Subject::Pause { until: NOW }, SeatRefused::PauseOver),
        (Subject::Time { seat: seat(1), more: Span::days(1) }, SeatRefused::NoClock),
        (Subject::StandIn { seat: seat(0) }, SeatRefused::OwnSeat),
        (Subject::Late { seat: seat(1) }, SeatRefused::NoVote),
        (Subject::Offer { seat: seat(3) }, SeatRefused::NoSuchSeat),
        (Subject::Pace { pace: Pace::Relaxed, time_out: TimeOut::Remind }, SeatRefused::SamePace),
    ] {
        assert_eq!(refused(&running(2), &wish(0, propose(subject))), why, "{subject:?}");
    }
}

#[test]
fn a_seat_that_is_given_up_loses_what_was_its_holders() {
    let mut state = running(3);
    state.seats[0].standing_order = Some("later".to_owned());
    state.seats[0].bank = 7;
    state.plans = vec![PlanDueRow { seat: 0, due: None }, PlanDueRow { seat: 1, due: None }];
    let by = Proposal {
        id: ProposalId(3),
        seat: Some(0),
        number: MoveNumber(5),
        subject: Subject::Cancel,
        opened: NOW,
        closes: None,
        over: None,
        ballots: Vec::new(),
    };
    state.proposals = vec![by];
    let asks = PostKind::Proposal { proposal: ProposalId(3) };
    state.lines = vec![crate::tables::state::Line { kind: asks, ..line(8, Notice::Idle, NOW) }];
    let (change, answer) = done(&state, &wish(0, SeatStep::Resign));
    assert_eq!(answer, SeatDone::Freed(seat(0)));
    let after = &change.after;
    assert_eq!((after.seats[0].player, after.seats[0].bank), (None, 7), "the bank stays with it");
    assert_eq!((&after.seats[0].standing_order, after.plans.len()), (&None, 1));
    assert_eq!(after.proposals[0].over, Some(Over::Void));
    assert_eq!(after.table.host, Some(UserId(101)), "the next is the host");
    assert_eq!(after.turn.unwrap().began, NOW, "who takes it has all the time of a turn");
    let free = Notice::SeatFree {
        seat: seat(0),
        name: "Player 0".to_owned(),
        why: Left::Resigned,
        waits: true,
    };
    let kinds: Vec<_> = change.posts.iter().map(|(kind, _)| kind.clone()).collect();
    let cleared = PostKind::ClearNotice { post: crate::store::PostId(8) };
    assert_eq!(kinds, [cleared, PostKind::end_of_ping(&state.terms), PostKind::Notice(free)]);
    assert!(matches!(change.handovers.as_slice(), [HandoverRow { player: Some(UserId(100)), .. }]));
}

#[test]
fn the_last_person_ends_the_table() {
    let mut state = running(2);
    state.seats[1].player = None;
    let (change, answer) = done(&state, &wish(0, SeatStep::Resign));
    assert_eq!((answer, change.after.table.state), (SeatDone::Ended, Stage::Ended));
    let name = "Player 0".to_owned();
    let gone = PostKind::Notice(Notice::AllLeft { name, why: Left::Resigned });
    assert_eq!(change.posts.last().unwrap().0, gone);
}

#[test]
fn an_offer_is_for_whom_it_names() {
    let offer = |to| SeatStep::Offer { seat: seat(0), to, authority: Authority::Own };
    let state = running(2);
    let (offered, _) = done(&state, &wish(0, offer(Recipient::Person(UserId(107)))));
    let take = || SeatStep::Take { seat: seat(0) };
    let other = SeatRefused::OfferedToOther { person: UserId(107) };
    assert_eq!(refused(&offered.after, &wish(8, take())), other);
    let (taken, answer) = done(&offered.after, &wish(7, take()));
    assert_eq!(answer, SeatDone::Taken(seat(0)));
    assert!(taken.after.offers.is_empty());
    assert_eq!(taken.met.as_ref().map(|player| player.user), Some(UserId(107)));
    assert!(matches!(taken.posts.last(), Some((PostKind::Ping { .. }, _))), "it is their turn");
    assert_eq!(
        refused(&state, &wish(0, offer(Recipient::Person(UserId(100))))),
        SeatRefused::ToYourself
    );
}

#[test]
fn the_others_decide_about_somebody_who_is_late() {
    let mut state = running(3);
    state.agree(Terms { pace: Pace::DAY, time_out: TimeOut::Vote, ..state.terms });
    let turn = state.turn.as_mut().unwrap();
    turn.expired = Some(NOW);
    let mut change = Change::of(&state);
    super::open_by_program(
        &mut change,
        &around(&state),
        Subject::Late { seat: seat(0) },
        None,
        NOW,
    );
    change.after.proposals[0].id = ProposalId(3);
    let asked = change.after;
    let about_turn = |answer| SeatStep::Vote { asked: VotedOn::Turn(MoveNumber(5)), answer };
    assert_eq!(refused(&asked, &wish(0, about_turn(Answer::Wait))), SeatRefused::OwnTurn);
    let first = |answer| done(&asked, &wish(1, about_turn(answer))).0.after;
    let (waits, _) = done(&first(Answer::Wait), &wish(2, about_turn(Answer::Wait)));
    let turn = waits.after.turn.unwrap();
    assert_eq!((turn.expired, turn.began, turn.called), (None, NOW, Some(NOW)));
    let (away, _) = done(&first(Answer::StandIn), &wish(2, about_turn(Answer::StandIn)));
    assert!(away.after.seats[0].away);
    let (free, _) = done(&first(Answer::Replace), &wish(2, about_turn(Answer::Replace)));
    assert_eq!(free.after.seats[0].player, None);
    let skip = wish(2, about_turn(Answer::Skip));
    let state = first(Answer::Skip);
    let (_, became) = decide(&state, &around(&state), &skip, NOW).unwrap();
    assert!(became.decree.is_some());
}
