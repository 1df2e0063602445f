//! Votes about a turn whose time ran out.

use super::*;
use crate::{
    board::Seat,
    pace::{Pace, Terms, TimeOut},
    tables::seats::open_by_program,
};

/// A running table at which the others decide, its late player, and those who vote.
struct Late {
    world: World,
    table: Table,
    slow: Player,
    seat: Seat,
    number: MoveNumber,
    others: Vec<Player>,
}

impl Late {
    async fn new(seats: u8) -> Self {
        let world = World::new();
        let terms = Terms { pace: Pace::DAY, time_out: TimeOut::Vote, ..EACH_TURN };
        let new = NewTable { terms, ..world.new_table(seats, Options::PUBLISHER) };
        let id = world.open(new).await;
        for index in 1..seats {
            world.tables.at_lobby(id, player(index), world.click(), LobbyStep::Join).await.unwrap();
        }
        let table = world.table(id).await;
        let (late, look) = mover(&table).await;
        let others = (0..seats).map(player).filter(|one| one.user != late.user).collect();
        let (seat, number) = (look.seat.unwrap(), look.number);
        let late = Self { world, table, slow: late, seat, number, others };
        late.run_out().await;
        late
    }

    /// The time of the turn runs out, and the channel is asked.
    async fn run_out(&self) {
        let (seat, now) = (self.seat, self.world.clock.now());
        let expire = move |change: &mut state::Change, around: &state::Surroundings| {
            change.after.turn.as_mut().expect("it runs").expired = Some(now);
            open_by_program(change, around, Subject::Late { seat }, None, now);
        };
        self.world.alter(self.table.id(), expire).await;
        self.world.send_all().await;
    }

    async fn vote(&self, by: &Player, answer: Answer) -> Result<Seating, TableError> {
        let step = SeatStep::Vote { asked: VotedOn::Turn(self.number), answer };
        self.world.tables.seat(self.table.id(), by.clone(), self.world.click(), step).await
    }

    async fn tally(&self, by: &Player, answer: Answer) -> VoteCount {
        match self.vote(by, answer).await.unwrap().done {
            SeatDone::Voted(tally) => tally,
            other => panic!("{other:?}"),
        }
    }

    async fn expired(&self) -> Option<Timestamp> {
        let id = self.table.id();
        self.world.tables.store().with(move |tx| tx.turn(id)).await.unwrap().unwrap().expired
    }

    async fn sent(&self) -> Vec<PostKind> {
        self.world.send_all().await.into_iter().map(|post| post.kind).collect()
    }
}

/// What a vote meets that comes too late.
const OVER: SeatRefused = SeatRefused::VoteOver { over: Some(Over::Void) };

fn refused(result: Result<Seating, TableError>) -> SeatRefused {
    match refusal(result) {
        TableError::Refused(Refused::Seat(refused)) => refused,
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn with_one_other_that_one_decides() {
    let late = Late::new(2).await;
    let tally = late.tally(&late.others[0], Answer::Skip).await;
    assert!(tally.is_decided() && tally.needed == 1);
    let look = late.table.look(None).await.unwrap();
    assert_ne!(look.turn.seat(), Some(late.seat), "the turn is over");
    let sent = late.sent().await;
    assert!(matches!(sent[0], PostKind::ClearNotice { .. }), "{sent:?}");
    assert!(matches!(sent[1], PostKind::Notice(Notice::Decided { choice: Answer::Skip, .. })));
    assert!(matches!(sent.last(), Some(PostKind::Ping { .. })), "{sent:?}");
    let id = late.table.id();
    let records = late.world.tables.store().with(move |tx| tx.records(id)).await.unwrap();
    let why = records.iter().map(|row| match &row.kind {
        crate::store::RecordKind::Auto(_, why) => why.clone(),
        _ => None,
    });
    assert!(why.into_iter().any(|why| why.as_deref() == Some("skipped")));
    let undone = refusal(late.table.undo(late.slow.clone(), late.world.click(), None).await);
    assert!(
        matches!(undone, TableError::Refused(Refused::Undo(_))),
        "what was skipped is not taken back"
    );
}

#[tokio::test]
async fn more_than_half_of_the_others_decide_and_a_vote_can_be_changed_until_then() {
    let late = Late::new(4).await;
    let [one, two, three] = [0, 1, 2].map(|place| late.others[place].clone());
    assert_eq!(late.tally(&one, Answer::Skip).await.needed, 2);
    assert!(!late.tally(&two, Answer::Wait).await.is_decided());
    assert!(!late.tally(&three, Answer::Replace).await.is_decided());
    let same = refused(late.vote(&three, Answer::Replace).await);
    assert!(matches!(same, SeatRefused::SameVote { tally } if tally.votes == 1));
    let turn = late.table.look(None).await.unwrap().turn;
    assert_eq!(turn.seat(), Some(late.seat), "nothing is decided");
    assert!(late.tally(&one, Answer::Wait).await.is_decided());
    assert_eq!(late.expired().await, None, "the time of a turn once more");
    let sent = late.sent().await;
    assert!(matches!(sent[0], PostKind::ClearNotice { .. }), "{sent:?}");
    assert!(matches!(sent[1], PostKind::Notice(Notice::Decided { choice: Answer::Wait, .. })));
    assert_eq!(refused(late.vote(&two, Answer::Skip).await), OVER);

    // It runs out once more: a new vote, in which the old ones do not count.
    late.run_out().await;
    assert_eq!(late.tally(&two, Answer::Wait).await.votes, 1);
}

#[tokio::test]
async fn a_seat_that_the_others_give_away_is_free_and_its_player_may_take_it_again() {
    let late = Late::new(3).await;
    late.tally(&late.others[0], Answer::Replace).await;
    let look = late.table.look(None).await.unwrap();
    assert_eq!(look.players[late.seat.index()].user(), Some(late.slow.user), "not yet");
    late.tally(&late.others[1], Answer::Replace).await;
    let look = late.table.look(None).await.unwrap();
    assert_eq!(look.players[late.seat.index()].who, Occupant::Vacant);
    let sent = late.sent().await;
    let free = sent.iter().filter(|kind| {
        matches!(kind, PostKind::Notice(Notice::SeatFree { why: Left::Voted, waits: true, .. }))
    });
    assert_eq!(free.count(), 1);
    let id = late.table.id();
    let step = SeatStep::Take { seat: late.seat };
    late.world.tables.seat(id, late.slow.clone(), late.world.click(), step).await.unwrap();
    assert!(late.table.look(Some(late.slow.user)).await.unwrap().is_my_turn());
    assert_eq!(late.expired().await, None);
}

#[tokio::test]
async fn two_votes_at_once_are_counted_one_after_the_other() {
    let late = Late::new(3).await;
    let vote = |place: usize| late.vote(&late.others[place], Answer::Skip);
    let (one, two) = tokio::join!(vote(0), vote(1));
    let done = [one.unwrap().done, two.unwrap().done];
    let decided =
        done.iter().filter(|done| matches!(done, SeatDone::Voted(tally) if tally.is_decided()));
    assert_eq!(decided.count(), 1, "{done:?}");
    assert_ne!(late.table.look(None).await.unwrap().turn.seat(), Some(late.seat));
    let skips = late
        .world
        .kinds(late.table.id())
        .await
        .into_iter()
        .filter(|kind| matches!(kind, PostKind::Notice(Notice::Decided { .. })));
    assert_eq!(skips.count(), 1);
}

#[tokio::test]
async fn whoever_may_not_vote_is_refused_and_nothing_changes() {
    let late = Late::new(3).await;
    let before = late.world.posts(late.table.id()).await;
    let spectator = refusal(late.vote(&player(9), Answer::Skip).await);
    assert!(matches!(spectator, TableError::Refused(Refused::NotAtTable { .. })));
    assert_eq!(refused(late.vote(&late.slow, Answer::Wait).await), SeatRefused::OwnTurn);
    let step = SeatStep::Vote { asked: VotedOn::Turn(MoveNumber(99)), answer: Answer::Skip };
    let (tables, by) = (&late.world.tables, late.others[0].clone());
    let old = tables.seat(late.table.id(), by, late.world.click(), step).await;
    assert_eq!(refused(old), OVER);
    assert_eq!(late.world.posts(late.table.id()).await, before);
    let step = SeatStep::Vote { asked: VotedOn::Turn(late.number), answer: Answer::Agree };
    let (tables, by) = (&late.world.tables, late.others[0].clone());
    let other = tables.seat(late.table.id(), by, late.world.click(), step).await;
    assert_eq!(refused(other), SeatRefused::NoVote, "that is no answer to this question");
}

#[tokio::test]
async fn when_the_late_player_acts_first_the_vote_is_void() {
    let late = Late::new(3).await;
    late.tally(&late.others[0], Answer::Skip).await;
    let (by, look) = mover(&late.table).await;
    late.table.play(by, late.world.click(), None, first_move(&look)).await.unwrap();
    let sent = late.sent().await;
    assert!(matches!(sent[0], PostKind::ClearNotice { .. }), "{sent:?}");
    let voted = refused(late.vote(&late.others[1], Answer::Skip).await);
    assert_eq!(voted, OVER);
}

#[tokio::test]
async fn when_a_voter_leaves_the_vote_of_the_others_may_decide() {
    let late = Late::new(3).await;
    late.tally(&late.others[0], Answer::Skip).await;
    let (tables, by) = (&late.world.tables, late.others[1].clone());
    tables.seat(late.table.id(), by, late.world.click(), SeatStep::Resign).await.unwrap();
    let look = late.table.look(None).await.unwrap();
    assert_ne!(look.turn.seat(), Some(late.seat), "one of one has voted to skip");
}

#[tokio::test]
async fn a_vote_survives_a_restart() {
    let late = Late::new(3).await;
    late.tally(&late.others[0], Answer::Skip).await;
    let Late { world, table, seat, number, others, .. } = late;
    let id = table.id();
    drop(table);
    let world = world.restart().await;
    let step = SeatStep::Vote { asked: VotedOn::Turn(number), answer: Answer::Skip };
    world.tables.seat(id, others[1].clone(), world.click(), step).await.unwrap();
    assert_ne!(world.table(id).await.look(None).await.unwrap().turn.seat(), Some(seat));
}

#[tokio::test]
async fn a_decided_skip_that_a_crash_has_left_undone_is_done_once_after_the_start() {
    let Late { world, table, seat, others, .. } = Late::new(2).await;
    let id = table.id();
    let voter = table.look(Some(others[0].user)).await.unwrap().seat.unwrap();
    let at = world.clock.now();
    let vote = move |change: &mut state::Change, _: &state::Surroundings| {
        change.after.proposals[0].ballot(voter.into()).answer = Some(Answer::Skip);
        change.after.table.wake = Some(at);
    };
    world.alter(id, vote).await;
    drop(table);
    let world = world.restart().await;
    for _ in 0..2 {
        world.tables.scheduler().settle().await.unwrap();
    }
    let look = world.table(id).await.look(None).await.unwrap();
    assert_ne!(look.turn.seat(), Some(seat), "the turn is over");
    let kinds = world.kinds(id).await;
    let told = kinds.iter().filter(|kind| matches!(kind, PostKind::Notice(Notice::Decided { .. })));
    assert_eq!(told.count(), 1);
}

#[tokio::test]
async fn nobody_is_asked_to_vote_where_no_other_person_sits() {
    let Late { world, table, seat, slow, others, .. } = Late::new(2).await;
    let id = table.id();
    let unexpired = move |tx: &crate::store::Tx| {
        let turn = tx.turn(id)?.expect("it runs");
        tx.set_turn_row(id, &crate::store::TurnRow { expired: None, ..turn })
    };
    world.tables.store().with(unexpired).await.unwrap();
    let own = table.look(Some(others[0].user)).await.unwrap().seat.unwrap();
    let ai =
        SeatStep::LetAi { seat: own, level: crate::board::Level::Easy, authority: Authority::Own };
    world.tables.seat(id, others[0].clone(), world.click(), ai).await.unwrap();
    let before = world.kinds(id).await.len();
    for _ in 0..4 {
        world.clock.forward(std::time::Duration::from_secs(24 * 3600));
        world.tables.scheduler().settle().await.unwrap();
        world.send_all().await;
    }
    let kinds = world.kinds(id).await.split_off(before);
    assert!(kinds.iter().any(|kind| matches!(kind, PostKind::Call { .. })), "{kinds:?}");
    assert!(!kinds.iter().any(|kind| matches!(kind, PostKind::Proposal { .. })));
    let look = table.look(Some(slow.user)).await.unwrap();
    assert_eq!(look.turn.seat(), Some(seat));
}

#[tokio::test]
async fn a_table_that_is_ended_leaves_no_button_to_vote() {
    let late = Late::new(3).await;
    let (tables, id) = (&late.world.tables, late.table.id());
    tables.end(id, player(9), Authority::Moderator, late.world.click()).await.unwrap();
    let sent = late.sent().await;
    let cleared = sent.iter().filter(|post| matches!(post, PostKind::ClearNotice { .. }));
    assert_eq!(cleared.count(), 1, "{sent:?}");
    assert!(matches!(sent.last(), Some(PostKind::Notice(Notice::Ended { .. }))));
}

#[tokio::test]
async fn the_others_may_let_an_ai_stand_in_for_the_late_player() {
    let late = Late::new(3).await;
    late.tally(&late.others[0], Answer::StandIn).await;
    late.tally(&late.others[1], Answer::StandIn).await;
    let think = late.table.to_think().await.unwrap();
    assert_eq!(think.map(|think| think.seat), Some(late.seat));
    let sent = late.sent().await;
    assert!(sent.contains(&PostKind::Notice(Notice::StandsIn { seat: late.seat })), "{sent:?}");
}
