//! What is saved is what is read, on both engines, and is written by itself.

use proptest::{
    collection::vec,
    option,
    prelude::*,
    test_runner::{Config, TestRunner},
};

use super::{change::Change, read::read, save::save, table::*};
use crate::{
    pace::{Pace, Terms, TimeOut},
    store::{
        Answer, Beside, ChannelId, GuildId, HandoverRow, MoveNumber, OfferRow, Over, PostId,
        ProposalId, SeatRow, Stage, TableId, TableRow, Timestamp, TurnRow, Tx, UserId,
    },
    tables::{Notice, PostKind, Subject, TableError, seats, tests::World},
};

/// A running game without a database: person 100 in the first seat, and so on; the first decides since the epoch.
pub(in crate::tables) fn running(people: u8) -> TableState {
    let seat = |seat: u8| SeatRow {
        seat,
        player: Some(UserId(100 + u64::from(seat))),
        name: format!("Player {seat}"),
        ..SeatRow::default()
    };
    let terms = Terms::default();
    let table = TableRow {
        name: None,
        named_by: None,
        id: TableId(1),
        guild: GuildId(1),
        channel: ChannelId(10),
        game: "great_city".to_owned(),
        own_thread: false,
        options: "{}".to_owned(),
        terms: serde_json::to_string(&terms).unwrap(),
        seats: people,
        host: Some(UserId(100)),
        secret: [0; 32],
        commitment: [0; 32],
        rules_version: 1,
        state: Stage::Running,
        records: MoveNumber(5),
        to_move: Some(0),
        boarded: MoveNumber(5),
        created: Timestamp(0),
        started: Some(Timestamp(0)),
        closed: None,
        active: Timestamp(0),
        asked: None,
        asleep: None,
        wake: None,
        rematch_of: None,
        paused: None,
        version: 0,
    };
    TableState {
        table,
        terms,
        seats: (0..people).map(seat).collect(),
        turn: Some(TurnRow { number: MoveNumber(5), ..TurnRow::default() }),
        plans: Vec::new(),
        proposals: Vec::new(),
        program_proposed: None,
        offers: Vec::new(),
        calls: Vec::new(),
        lines: Vec::new(),
    }
}

/// Something that a decision may do to a table.
#[derive(Clone, Debug)]
enum Step {
    Times([Option<i64>; 4], Option<(i64, i64)>),
    Agree(bool),
    Turn(Option<(u8, i64, Option<i64>, u32)>),
    Seat { seat: usize, bank: u64, missed: u32, away: bool, order: Option<String> },
    Vacate(usize),
    Take(usize),
    Offer(u8, Option<u64>),
    Withdraw(u8),
    Propose(Option<u8>),
    Vote { place: usize, seat: u8, answer: Option<bool>, called: Option<u64> },
    Unvote { place: usize, seat: u8 },
    Close(usize),
    DropPlans,
    Owe,
}

fn step() -> impl Strategy<Value = Step> {
    let (time, seat, place) = (option::of(0..9_000_i64), 0..3_u8, 0..3_usize);
    let times = (proptest::array::uniform4(time.clone()), option::of((0..9_i64, 10..99_i64)));
    let turn = option::of((seat.clone(), 0..9_000_i64, time, 0..4_u32));
    let held =
        (place.clone(), 0..9_u64, 0..4_u32, any::<bool>(), option::of(Just("later".to_owned())));
    let vote = (place.clone(), seat.clone(), option::of(any::<bool>()), option::of(1..9_u64));
    prop_oneof![
        times.prop_map(|(times, pause)| Step::Times(times, pause)),
        any::<bool>().prop_map(Step::Agree),
        turn.prop_map(Step::Turn),
        held.prop_map(|(seat, bank, missed, away, order)| Step::Seat {
            seat,
            bank,
            missed,
            away,
            order
        }),
        place.clone().prop_map(Step::Vacate),
        place.clone().prop_map(Step::Take),
        (seat.clone(), option::of(100..103_u64)).prop_map(|(seat, to)| Step::Offer(seat, to)),
        seat.clone().prop_map(Step::Withdraw),
        option::of(seat.clone()).prop_map(Step::Propose),
        vote.prop_map(|(place, seat, answer, called)| Step::Vote { place, seat, answer, called }),
        (place.clone(), seat).prop_map(|(place, seat)| Step::Unvote { place, seat }),
        place.prop_map(Step::Close),
        Just(Step::DropPlans),
        Just(Step::Owe),
    ]
}

impl Step {
    fn take(self, change: &mut Change, now: Timestamp) {
        let state = &mut change.after;
        match self {
            Self::Times([active, asked, asleep, wake], pause) => {
                let time = |time: Option<i64>| time.map(Timestamp);
                state.table.active = Timestamp(active.unwrap_or(0));
                (state.table.asked, state.table.asleep) = (time(asked), time(asleep));
                state.table.wake = time(wake);
                state.table.paused = pause.map(|(from, to)| (Timestamp(from), Timestamp(to)));
            }
            Self::Agree(day) => {
                let pace = if day { Pace::DAY } else { Pace::Relaxed };
                let time_out = if day { TimeOut::Vote } else { TimeOut::Remind };
                state.agree(Terms { pace, time_out, ..state.terms });
            }
            Self::Turn(turn) => {
                state.turn = turn.map(|(seat, began, called, reminded)| TurnRow {
                    seat,
                    began: Timestamp(began),
                    called: called.map(Timestamp),
                    reminded,
                    ..TurnRow::default()
                });
            }
            Self::Seat { seat, bank, missed, away, order } => {
                let row = &mut state.seats[seat];
                (row.bank, row.missed, row.away, row.standing_order) = (bank, missed, away, order);
            }
            Self::Vacate(seat) => {
                let row = &mut state.seats[seat];
                let (name, at) = (Some(row.name.clone()), now);
                let (seat, number, ai) = (row.seat, MoveNumber(0), None);
                let player = row.player.take();
                change.handovers.push(HandoverRow { seat, number, player, ai, name, at });
            }
            Self::Take(seat) => {
                let user = UserId(100 + seat as u64);
                if state.seat_of(user).is_none() {
                    state.seats[seat].player = Some(user);
                }
            }
            Self::Offer(seat, person) => {
                state.offers.retain(|offer| offer.seat != seat);
                state.offers.push(OfferRow { seat, person: person.map(UserId), at: now });
                state.offers.sort_by_key(|offer| offer.seat);
            }
            Self::Withdraw(seat) => state.offers.retain(|offer| offer.seat != seat),
            Self::Propose(seat) if state.proposals.iter().all(|one| one.id != ProposalId::NEW) => {
                state.proposals.push(Proposal {
                    id: ProposalId::NEW,
                    seat,
                    number: state.table.records,
                    subject: Subject::Cancel,
                    opened: now,
                    closes: Some(now),
                    over: None,
                    ballots: Vec::new(),
                });
                if seat.is_none() {
                    state.program_proposed = Some(now);
                }
                change.owe(PostKind::Proposal { proposal: ProposalId::NEW });
            }
            Self::Vote { place, seat, answer, called } => {
                if let Some(proposal) = state.proposals.get_mut(place)
                    && proposal.over.is_none()
                    && (answer.is_some() || called.is_some())
                {
                    let ballot = proposal.ballot(seat);
                    let answer =
                        answer.map(|yes| if yes { Answer::Agree } else { Answer::Against });
                    ballot.answer = answer.or(ballot.answer);
                    ballot.called = called.map(PostId).or(ballot.called);
                }
            }
            Self::Unvote { place, seat } => {
                if let Some(proposal) = state.proposals.get_mut(place) {
                    proposal.ballots.retain(|ballot| ballot.seat != seat);
                }
            }
            Self::Close(place) => {
                let mut open = state.proposals.iter_mut().filter(|one| one.over.is_none());
                open.nth(place).into_iter().for_each(|proposal| proposal.close(Over::Rejected));
            }
            Self::DropPlans => state.plans.clear(),
            Self::Owe => change.owe(PostKind::Notice(Notice::Idle)),
            Self::Propose(_) => {}
        }
    }
}

/// The same as it is read again, once the new proposal has its number.
fn as_read(mut state: TableState, proposed: Option<ProposalId>) -> TableState {
    state.proposals.retain(|one| one.over.is_none());
    for proposal in &mut state.proposals {
        if proposal.id == ProposalId::NEW {
            proposal.id = proposed.expect("it was made");
        }
    }
    state.calls = state.calls.into_iter().map(|call| call.about(proposed)).collect();
    state.lines.clear();
    state.table.version = 0;
    state
}

#[test]
fn what_is_saved_is_what_is_read_again() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (world, id) = runtime.block_on(async {
        let world = World::new();
        let id = world.game(3).await.id();
        (world, id)
    });
    let config = Config { cases: 60, failure_persistence: None, ..Config::default() };
    let run = TestRunner::new(config).run(&vec(step(), 1..8), |steps| {
        let now = world.tables.now();
        let through = move |tx: &Tx| {
            let (before, _) = read(tx, id, &Beside::default())?;
            let mut change = Change::of(&before);
            for step in steps {
                step.take(&mut change, now);
            }
            let expected = change.after.clone();
            let saved = save(tx, &before, change, now)?;
            let (after, _) = read(tx, id, &Beside::default())?;
            Ok::<_, TableError>((as_read(expected, saved.proposed), as_read(after, None)))
        };
        let (expected, after) = runtime.block_on(world.tables.store().with(through)).unwrap();
        prop_assert_eq!(expected, after);
        Ok(())
    });
    run.unwrap();
}

#[tokio::test]
async fn a_table_that_ends_leaves_no_plan_and_no_proposal_behind() {
    let world = World::new();
    let id = world.game(3).await.id();
    world
        .alter(id, |change, around| {
            seats::open_by_program(change, around, Subject::Cancel, None, Timestamp(0));
        })
        .await;
    world.meddle(&format!(
        r#"INSERT INTO plans (table_id, seat, plan, number) VALUES ({id}, 0, '{{"steps":[]}}', 0)"#
    ));
    world.alter(id, |change, _| change.after.close(Stage::Ended, Timestamp(7))).await;
    let read = move |tx: &Tx| Ok::<_, TableError>(read(tx, id, &Beside::default())?.0);
    let state = world.tables.store().with(read).await.unwrap();
    assert_eq!((state.table.state, state.table.closed), (Stage::Ended, Some(Timestamp(7))));
    assert_eq!((state.table.to_move, state.table.wake), (None, None));
    assert_eq!((state.proposals.len(), state.plans.len()), (0, 0));
    let plans = world.tables.store().with(move |tx| tx.plans(id)).await.unwrap();
    assert!(plans.is_empty());
}
