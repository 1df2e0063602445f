//! Open proposals: who may vote, how it stands, what is decided.
//!
//! **Who counts**: all persons but the one who proposes, as long as they are there. Who keeps the table waiting for
//! [`MISSED_AFTER`] or beyond the time of a turn, is on holiday, or is played for by an AI, is not; but who votes is. More
//! than half of those who count decide. If nobody else is there, the one who proposes does.

use crate::{
    board::Seat,
    pace::{Moment, Span},
    store::{Beside, SeatRow, TurnRow, Tx},
    tables::{
        Answer, ProposalId, Stage, TableError, TableId, Tables, Timestamp,
        state::{Proposal, Surroundings, TableState, read},
    },
};

use super::{Subject, VoteCount};

/// Who has let the table wait for so long is not there.
const MISSED_AFTER: Span = Span::days(3);

/// Quiet time that is longer is no night.
const HOLIDAY: Span = Span::days(1);

/// How a proposal stands, as everybody may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Polled {
    pub proposal: ProposalId,
    /// What is proposed.
    pub subject: Subject,
    /// By whom; `None` for the program.
    pub by: Option<Seat>,
    /// Until when it can be decided; `None` with the turn that it is about.
    pub closes: Option<Timestamp>,
    /// How many of those who count have voted.
    pub votes: usize,
    pub others: Vec<Seat>,
    /// How many of them decide.
    pub needed: usize,
}

/// An open proposal, and the seats that count in the vote on it.
pub(in crate::tables) struct Poll {
    pub(super) proposal: Proposal,
    others: Vec<u8>,
    /// Whether all others must agree, and not only more than half.
    needs_all: bool,
}

/// How a poll stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It can still be decided.
    Open,
    /// This is to be done.
    Chosen(Answer),
    /// It cannot be agreed on any more.
    Rejected,
    /// Its time is over.
    Lapsed,
}

/// The open proposals of a running table.
pub(in crate::tables) fn polls(
    state: &TableState,
    around: &Surroundings,
    now: Timestamp,
) -> Vec<Poll> {
    let turn = state.turn.filter(|_| state.table.paused.is_none());
    let poll = |proposal: &Proposal| {
        // Who is about to lose a rated game does not end it while others are away: all who play there decide.
        let ends = matches!(proposal.subject, Subject::Cancel | Subject::EndNow);
        let needs_all = ends && state.terms.stakes.are_rated();
        let mut poll = Poll { proposal: proposal.clone(), others: Vec::new(), needs_all };
        let counts = |held: &&SeatRow| {
            poll.may_vote(held)
                && (needs_all
                    || poll.vote_of(held.seat).is_some()
                    || is_there(held, turn.as_ref(), around, now))
        };
        poll.others = state.seats.iter().filter(counts).map(|held| held.seat).collect();
        poll
    };
    state.open().map(poll).collect()
}

/// Whether something is decided at a table that nobody has done yet, or has lapsed.
pub(in crate::tables) fn is_decided(
    state: &TableState,
    around: &Surroundings,
    now: Timestamp,
) -> bool {
    polls(state, around, now).iter().any(|poll| poll.verdict(now) != Verdict::Open)
}

impl Poll {
    pub(super) const fn subject(&self) -> Subject {
        self.proposal.subject
    }

    /// Whether the holder of this seat may vote: every person but the one who proposes, and who is late.
    pub(super) fn may_vote(&self, held: &SeatRow) -> bool {
        let is_late =
            matches!(self.subject(), Subject::Late { seat } if u8::from(seat) == held.seat);
        held.player.is_some() && self.proposal.seat != Some(held.seat) && !is_late
    }

    pub(super) fn vote_of(&self, seat: u8) -> Option<Answer> {
        let ballot = self.proposal.ballots.iter().find(|ballot| ballot.seat == seat);
        ballot.and_then(|ballot| ballot.answer)
    }

    fn count(&self, answer: Answer) -> usize {
        self.others.iter().filter(|seat| self.vote_of(**seat) == Some(answer)).count()
    }

    /// How many decide: more than half.
    fn needed(&self) -> usize {
        match (self.others.len(), self.proposal.seat) {
            (0, Some(_)) => 0,
            (others, _) if self.needs_all => others,
            (others, _) => others / 2 + 1,
        }
    }

    /// How many votes against it end it: those without which not enough can agree.
    fn needed_against(&self) -> usize {
        (self.others.len() + 1).saturating_sub(self.needed()).max(1)
    }

    pub(super) fn tally(&self, choice: Answer) -> VoteCount {
        let needed = match choice {
            Answer::Against => self.needed_against(),
            Answer::Agree | Answer::Skip | Answer::StandIn | Answer::Replace | Answer::Wait => {
                self.needed()
            }
        };
        VoteCount { choice, votes: self.count(choice), needed }
    }

    pub(super) fn verdict(&self, now: Timestamp) -> Verdict {
        let does = |answer: &&Answer| **answer != Answer::Against;
        let mut choices = self.subject().answers().iter().filter(does).copied();
        if let Some(answer) = choices.find(|answer| self.tally(*answer).is_decided()) {
            return Verdict::Chosen(answer);
        }
        if self.tally(Answer::Against).is_decided() {
            return Verdict::Rejected;
        }
        let is_past = self.proposal.closes.is_some_and(|closes| closes <= now);
        if is_past { Verdict::Lapsed } else { Verdict::Open }
    }

    fn told(&self) -> Polled {
        let has_voted = |seat: &&u8| self.vote_of(**seat).is_some();
        Polled {
            proposal: self.proposal.id,
            subject: self.subject(),
            by: self.proposal.seat.and_then(Seat::new),
            closes: self.proposal.closes,
            votes: self.others.iter().filter(has_voted).count(),
            others: self.others.iter().copied().filter_map(Seat::new).collect(),
            needed: self.needed(),
        }
    }
}

/// Whether the holder of a seat is there, so that a majority without them would be none.
fn is_there(held: &SeatRow, turn: Option<&TurnRow>, around: &Surroundings, now: Timestamp) -> bool {
    let Some(user) = held.player.filter(|_| !held.away) else { return false };
    let now = Moment::from(now);
    let is_missed = turn.is_some_and(|turn| {
        let waits = Moment::from(turn.began).plus(MISSED_AFTER) <= now;
        turn.seat == held.seat && (turn.expired.is_some() || waits)
    });
    !is_missed && around.person(user).next_awake(now).since(now) <= HOLIDAY
}

impl Tables {
    /// What is proposed at a table, in order; nothing at one that does not run.
    pub async fn polls(&self, table: TableId) -> Result<Vec<Polled>, TableError> {
        let now = self.now();
        let look = move |tx: &Tx| {
            let (state, around) = read(tx, table, &Beside::default())?;
            if state.table.state != Stage::Running {
                return Ok(Vec::new());
            }
            Ok::<_, TableError>(polls(&state, &around, now).iter().map(Poll::told).collect())
        };
        self.store().peek(look).await
    }

    /// Until when a table is paused, if it is.
    pub async fn rests_until(&self, table: TableId) -> Result<Option<Timestamp>, TableError> {
        let row = self.store().peek(move |tx| tx.table(table)).await?;
        Ok(row.and_then(|row| row.paused).map(|(_, until)| until))
    }
}
