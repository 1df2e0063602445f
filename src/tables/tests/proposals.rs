//! What those who sit at a table decide by majority.

use super::{
    company::{Company, TWO_DAYS},
    *,
};
use crate::{
    board::Seat,
    pace::{QuietHours, Span, Zone},
};

const DAY: Duration = Duration::from_secs(24 * 3600);

fn told(sent: &[DuePost], subject: Subject, over: Over) -> bool {
    sent.iter().any(|post| post.kind == PostKind::Notice(Notice::ProposalOver { subject, over }))
}

#[tokio::test]
async fn more_than_half_of_the_others_decide_and_of_two_both() {
    for (seats, needed) in [(2, 1), (3, 2), (4, 2)] {
        let company = Company::of(seats).await;
        let until = company.in_days(3);
        let proposal = company.propose(0, Subject::Pause { until }).await;
        for by in 1..needed {
            assert!(!company.vote(by, proposal, Answer::Agree).await.is_decided(), "{seats}");
        }
        let id = company.table.id();
        assert_eq!(company.world.tables.rests_until(id).await.unwrap(), None);
        assert!(company.vote(needed, proposal, Answer::Agree).await.is_decided(), "{seats}");
        assert_eq!(company.world.tables.rests_until(id).await.unwrap(), Some(until));
    }
}

#[tokio::test]
async fn whoever_may_vote_is_called_aloud_once_and_never_in_quiet_hours() {
    let company = Company::of(4).await;
    let sleep = |set: &mut crate::pace::Preferences| {
        set.zone = Some(Zone::parse("UTC")?);
        set.set_quiet(QuietHours::parse("22-8")?)
    };
    company.world.tables.change_preferences(player(2).user, sleep).await.unwrap();
    let proposal = company.propose(0, Subject::Cancel).await;
    let sent = company.sent().await;
    let announced = sent.iter().find(|post| post.kind == PostKind::Proposal { proposal }).unwrap();
    assert!(announced.loud);
    assert_eq!(announced.electors, [player(1).user, player(3).user], "the third sleeps");
    let before = company.pass(DAY / 4).await;
    assert!(!before.iter().any(|post| matches!(post.kind, PostKind::Summon { .. })));
    let sleeper = company.table.look(Some(player(2).user)).await.unwrap().seat.unwrap();
    let morning = company.pass(DAY / 4).await;
    let call = PostKind::Summon { proposal, seat: sleeper, via: Via::Channel };
    assert_eq!(morning.iter().filter(|post| post.kind == call && post.loud).count(), 1);
    for _ in 0..4 {
        let later = company.pass(DAY / 4).await;
        assert!(!later.iter().any(|post| matches!(post.kind, PostKind::Summon { .. })));
    }
}

#[tokio::test]
async fn a_proposal_its_votes_and_its_calls_survive_a_restart() {
    let company = Company::of(3).await;
    let proposal = company.propose(0, Subject::Cancel).await;
    company.sent().await;
    company.vote(1, proposal, Answer::Agree).await;
    let company = company.restart().await;
    assert_eq!(company.polls().await[0].votes, 1);
    assert_eq!(company.pass(DAY).await.iter().filter(|post| post.loud).count(), 1, "a reminder");
    company.vote(2, proposal, Answer::Agree).await;
    assert_eq!(company.lobby().await.state, Stage::Ended);
}

#[tokio::test]
async fn what_is_agreed_on_is_done() {
    let company = Company::of(3).await;
    let (_, seat) = company.mover().await;
    let look = company.table.look(None).await.unwrap();
    let other =
        look.players.iter().find(|one| one.seat != seat && one.user() != Some(player(0).user));
    let other = other.unwrap().seat;

    let pace = Subject::Pace { pace: Pace::DAY, time_out: TimeOut::Ai };
    company.agree(pace, 1..3).await;
    assert_eq!(company.lobby().await.terms.pace, Pace::DAY);
    company.pass(Duration::ZERO).await;
    let before = company.table.look(None).await.unwrap().deadline.unwrap();

    company.agree(Subject::Time { seat, more: Span::days(1) }, 1..3).await;
    company.pass(Duration::ZERO).await;
    let after = company.table.look(None).await.unwrap().deadline.unwrap();
    assert_eq!(after, before.plus(DAY), "a day more");

    company.agree(Subject::Offer { seat: other }, 1..3).await;
    let look = company.table.look(None).await.unwrap();
    assert_eq!(look.players[other.index()].who, Occupant::Vacant);
}

#[tokio::test]
async fn an_ai_stands_in_until_the_player_is_back_by_one_tap() {
    let company = Company::of(3).await;
    let (mover, seat) = company.mover().await;
    let by = (0..3).find(|by| *by != mover).unwrap();
    let proposal = company.propose(by, Subject::StandIn { seat }).await;
    for other in (0..3).filter(|other| *other != by) {
        company.vote(other, proposal, Answer::Agree).await;
    }
    let think = company.table.to_think().await.unwrap().expect("an AI plays");
    assert_eq!(think.seat, seat);
    assert_eq!(company.wish(mover, SeatStep::Back).await, Ok(SeatDone::Back(seat)));
    assert!(company.table.to_think().await.unwrap().is_none(), "they play themselves");
}

#[tokio::test]
async fn a_game_is_closed_without_a_score_or_ended_as_it_stands() {
    let company = Company::of(2).await;
    company.agree(Subject::Cancel, 1..2).await;
    assert_eq!(company.lobby().await.state, Stage::Ended);
    assert!(told(&company.sent().await, Subject::Cancel, Over::Agreed));

    let company = Company::of(2).await;
    company
        .world
        .play_until(&company.table, |look| look.public.typed::<GreatCity>().unwrap().round == 2)
        .await;
    company.agree(Subject::EndNow, 1..2).await;
    let sent = company.sent().await;
    let totals = sent.iter().find_map(|post| match &post.kind {
        PostKind::Notice(Notice::EndedNow { totals }) => Some(totals.len()),
        _ => None,
    });
    assert_eq!(totals, Some(2), "{sent:?}");
    assert_eq!(company.lobby().await.state, Stage::Ended);
    assert!(!sent.iter().any(|post| post.kind == PostKind::Final), "nobody has won");
}

#[tokio::test]
async fn while_a_table_rests_nobody_is_called_and_no_clock_runs() {
    let company =
        Company::with(2, Terms { pace: Pace::DAY, time_out: TimeOut::Ai, ..EACH_TURN }).await;
    company.pass(DAY / 2).await;
    let until = company.in_days(10);
    company.agree(Subject::Pause { until }, 1..2).await;
    company.sent().await;
    for _ in 0..9 {
        assert_eq!(company.pass(DAY).await, [], "nobody is called");
        assert_eq!(company.table.look(None).await.unwrap().deadline, None);
    }
    let sent = company.pass(DAY).await;
    assert!(told(&sent, Subject::GoOn, Over::Agreed), "{sent:?}");
    assert!(sent.iter().any(|post| matches!(post.kind, PostKind::Call { .. }) && post.loud));
    let deadline = company.table.look(None).await.unwrap().deadline.unwrap();
    let left = company.world.clock.now().before(deadline);
    assert!(left <= DAY / 2 && left + Duration::from_secs(5) > DAY / 2, "{left:?}");
}

#[tokio::test]
async fn a_pause_can_be_ended_by_another_vote() {
    let company = Company::of(2).await;
    company.agree(Subject::Pause { until: company.in_days(60) }, 1..2).await;
    company.agree(Subject::GoOn, 1..2).await;
    assert_eq!(company.world.tables.rests_until(company.table.id()).await.unwrap(), None);
}

#[tokio::test]
async fn who_keeps_the_table_waiting_for_three_days_does_not_count() {
    let company = Company::of(2).await;
    let (late, seat) = company.mover().await;
    let by = 1 - late;
    let subject = Subject::StandIn { seat };
    let step = || SeatStep::Propose { subject, within: TWO_DAYS };
    let proposal = company.propose(by, subject).await;
    assert_eq!(company.polls().await[0].needed, 1, "whoever is there is asked");
    assert_eq!(company.wish(by, SeatStep::TakeBack { proposal }).await, Ok(SeatDone::TakenBack));
    company.pass(3 * DAY).await;
    assert_eq!(company.wish(by, step()).await, Ok(SeatDone::Decided), "nobody else is there");
    assert!(company.table.to_think().await.unwrap().is_some());
}

#[tokio::test]
async fn after_seven_days_those_who_still_play_are_asked_once_whether_an_ai_shall_stand_in() {
    let company = Company::of(3).await;
    let (late, seat) = company.mover().await;
    company.pass(Duration::ZERO).await;
    for _ in 0..6 {
        company.pass(DAY).await;
        assert_eq!(company.polls().await, []);
    }
    let posts = company.pass(DAY).await;
    let polls = company.polls().await;
    assert_eq!((polls[0].subject, polls[0].by), (Subject::StandIn { seat }, None));
    assert!(posts.iter().any(|post| post.electors.len() == 3), "all are called: {posts:?}");
    for by in (0..3).filter(|by| *by != late) {
        company.vote(by, polls[0].proposal, Answer::Agree).await;
    }
    assert!(company.table.to_think().await.unwrap().is_some());

    let company = Company::of(2).await;
    company.pass(Duration::ZERO).await;
    let mut asked = 0;
    for _ in 0..20 {
        let posts = company.pass(DAY).await;
        asked += posts.iter().filter(|post| matches!(post.kind, PostKind::Proposal { .. })).count();
    }
    assert_eq!(asked, 1, "once a turn");
}

#[tokio::test]
async fn who_acts_is_there_and_what_was_asked_about_them_is_void() {
    let company = Company::of(3).await;
    let (mover, seat) = company.mover().await;
    let by = (0..3).find(|by| *by != mover).unwrap();
    let proposal = company.propose(by, Subject::StandIn { seat }).await;
    company.sent().await;
    company.world.step(&company.table, 0).await;
    assert_eq!(company.polls().await, []);
    let posts = company.sent().await;
    assert!(posts.iter().any(|post| matches!(post.kind, PostKind::ClearNotice { .. })));
    let other = (0..3).find(|other| *other != by && *other != mover).unwrap();
    let step = SeatStep::Vote { asked: VotedOn::Proposal(proposal), answer: Answer::Agree };
    let over = Some(Over::Void);
    assert_eq!(company.refused(other, step).await, SeatRefused::VoteOver { over });
}

#[tokio::test]
async fn what_too_many_are_against_or_nobody_decides_in_time_changes_nothing() {
    let company = Company::of(3).await;
    let proposal = company.propose(0, Subject::Cancel).await;
    company.vote(1, proposal, Answer::Against).await;
    assert!(told(&company.sent().await, Subject::Cancel, Over::Rejected), "both had to agree");

    company.propose(0, Subject::EndNow).await;
    company.sent().await;
    company.pass(DAY).await;
    assert_eq!(company.polls().await.len(), 1);
    assert!(told(&company.pass(DAY).await, Subject::EndNow, Over::Lapsed));
    assert_eq!(company.polls().await, []);
    assert_eq!(company.lobby().await.state, Stage::Running);
}

#[tokio::test]
async fn the_same_proposal_of_another_is_a_vote_and_who_leaves_proposes_nothing() {
    let company = Company::of(3).await;
    company.propose(0, Subject::Cancel).await;
    let step = SeatStep::Propose { subject: Subject::Cancel, within: TWO_DAYS };
    let done = company.wish(1, step).await.unwrap();
    assert!(matches!(done, SeatDone::Voted(tally) if tally.votes == 1 && tally.needed == 2));
    company.wish(0, SeatStep::Resign).await.unwrap();
    assert_eq!(company.polls().await, []);
}

#[tokio::test]
async fn a_vote_of_a_stranger_twice_or_too_late_changes_nothing() {
    let company = Company::of(4).await;
    let proposal = company.propose(0, Subject::Cancel).await;
    let vote = |answer| SeatStep::Vote { asked: VotedOn::Proposal(proposal), answer };
    let stranger = refusal(company.wish(9, vote(Answer::Agree)).await);
    assert!(matches!(stranger, TableError::Refused(Refused::NotAtTable { .. })));
    assert_eq!(company.refused(0, vote(Answer::Against)).await, SeatRefused::OwnProposal);
    assert_eq!(company.refused(1, vote(Answer::Skip)).await, SeatRefused::NoVote);
    company.vote(1, proposal, Answer::Agree).await;
    let twice = company.refused(1, vote(Answer::Agree)).await;
    assert!(matches!(twice, SeatRefused::SameVote { tally } if tally.votes == 1));
    let back = SeatStep::TakeBack { proposal };
    assert_eq!(company.refused(1, back.clone()).await, SeatRefused::NotYourProposal);
    assert_eq!(company.polls().await[0].votes, 1);
    assert_eq!(company.wish(0, back.clone()).await, Ok(SeatDone::TakenBack));
    let over = Some(Over::Withdrawn);
    assert_eq!(company.refused(2, vote(Answer::Agree)).await, SeatRefused::VoteOver { over });
    assert_eq!(company.refused(0, back).await, SeatRefused::VoteOver { over });
    assert_eq!(company.lobby().await.state, Stage::Running);
}

#[tokio::test]
async fn what_cannot_be_meant_is_not_asked() {
    let company = Company::of(3).await;
    let own = company.table.look(Some(player(0).user)).await.unwrap().seat.unwrap();
    let other = Seat::all(3).find(|seat| *seat != own).unwrap();
    let now = company.world.clock.now();
    let mut refused = Vec::new();
    for subject in [
        Subject::StandIn { seat: own },
        Subject::Offer { seat: own },
        Subject::StandIn { seat: Seat::all(4).last().unwrap() },
        Subject::Time { seat: other, more: Span::days(1) },
        Subject::Pause { until: now },
        Subject::GoOn,
        Subject::Pace { pace: Pace::Relaxed, time_out: TimeOut::Remind },
        Subject::Late { seat: other },
    ] {
        refused.push(company.refused(0, SeatStep::Propose { subject, within: TWO_DAYS }).await);
    }
    assert_eq!(
        refused,
        [
            SeatRefused::OwnSeat,
            SeatRefused::OwnSeat,
            SeatRefused::NoSuchSeat,
            SeatRefused::NoClock,
            SeatRefused::PauseOver,
            SeatRefused::NotPaused,
            SeatRefused::SamePace,
            SeatRefused::NoVote,
        ]
    );
    let until = company.in_days(61);
    for (subject, within) in [
        (Subject::Pause { until }, TWO_DAYS),
        (Subject::Cancel, Span::minutes(5)),
        (Subject::Cancel, Span::days(15)),
        (Subject::Pace { pace: Pace::Relaxed, time_out: TimeOut::Vote }, TWO_DAYS),
    ] {
        let refused = refusal(company.wish(0, SeatStep::Propose { subject, within }).await);
        assert!(matches!(refused, TableError::Refused(Refused::Pace(_))), "{refused}");
    }
    company.propose(0, Subject::Cancel).await;
    let again = SeatStep::Propose { subject: Subject::EndNow, within: TWO_DAYS };
    assert_eq!(company.refused(0, again).await, SeatRefused::ProposesAlready);
    assert_eq!(company.polls().await.len(), 1);
}
