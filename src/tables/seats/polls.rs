//! Open proposals: who may vote, how it stands, what is decided.
//!
//! **Who counts**: all persons but the one who proposes, as long as they are there. Who keeps the table waiting for
//! [`MISSED_AFTER`] or beyond the time of a turn, is on holiday, or is played for by an AI, is not; but whoever votes is. More
//! than half of those who count decide. If nobody else is there, the one who proposes does.

use crate::{
    board::Seat,
    pace::{Moment, Span},
    store::{BallotRow, ProposalRow, SeatRow, TableRow, TurnRow, Tx},
    tables::{
        Answer, ProposalId, Refused, TableError, TableId, TableState, Tables, Timestamp,
        agreed::terms, settings::preferences,
    },
};

use super::{Subject, Tally};

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

/// An open proposal with its votes.
pub(in crate::tables) struct Poll {
    pub(super) proposal: ProposalRow,
    pub(super) subject: Subject,
    pub(super) ballots: Vec<BallotRow>,
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
    tx: &Tx,
    row: &TableRow,
    rows: &[SeatRow],
    now: Timestamp,
) -> Result<Vec<Poll>, TableError> {
    let open = tx.open_proposals(row.id)?;
    open.into_iter().map(|proposal| Poll::read(tx, row, rows, proposal, now)).collect()
}

/// Whether something is decided at a table that nobody has done yet, or has lapsed.
pub(in crate::tables) fn is_decided(
    tx: &Tx,
    row: &TableRow,
    now: Timestamp,
) -> Result<bool, TableError> {
    if tx.open_proposals(row.id)?.is_empty() {
        return Ok(false);
    }
    let polls = polls(tx, row, &tx.seats(row.id)?, now)?;
    Ok(polls.iter().any(|poll| poll.verdict(now) != Verdict::Open))
}

impl Poll {
    fn read(
        tx: &Tx,
        row: &TableRow,
        rows: &[SeatRow],
        proposal: ProposalRow,
        now: Timestamp,
    ) -> Result<Self, TableError> {
        let subject = serde_json::from_str(&proposal.subject).map_err(|_| TableError::Broken {
            table: row.id,
            why: format!("proposal {} is not readable", proposal.id),
        })?;
        let ballots = tx.ballots(proposal.id)?;
        // Who is about to lose a rated game does not end it while others are away: all who play there decide.
        let ends = matches!(subject, Subject::Cancel | Subject::EndNow);
        let needs_all = ends && terms(row)?.stakes.are_rated();
        let mut poll = Self { proposal, subject, ballots, others: Vec::new(), needs_all };
        let turn = tx.turn(row.id)?.filter(|_| row.paused.is_none());
        for held in rows {
            if !poll.may_vote(held) {
                continue;
            }
            if needs_all
                || poll.vote_of(held.seat).is_some()
                || is_there(tx, held, turn.as_ref(), now)?
            {
                poll.others.push(held.seat);
            }
        }
        Ok(poll)
    }

    /// Whether the holder of this seat may vote: every person but the one who proposes, and who is late.
    pub(super) fn may_vote(&self, held: &SeatRow) -> bool {
        let is_late = matches!(self.subject, Subject::Late { seat } if u8::from(seat) == held.seat);
        held.player.is_some() && self.proposal.seat != Some(held.seat) && !is_late
    }

    pub(super) fn vote_of(&self, seat: u8) -> Option<Answer> {
        self.ballots.iter().find(|ballot| ballot.seat == seat).and_then(|ballot| ballot.answer)
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

    pub(super) fn tally(&self, choice: Answer) -> Tally {
        Tally { choice, votes: self.count(choice), needed: self.needed() }
    }

    pub(super) fn verdict(&self, now: Timestamp) -> Verdict {
        let does = |answer: &&Answer| **answer != Answer::Against;
        let mut choices = self.subject.answers().iter().filter(does).copied();
        if let Some(answer) = choices.find(|answer| self.tally(*answer).is_decided()) {
            return Verdict::Chosen(answer);
        }
        let against = self.count(Answer::Against);
        if against > 0 && against + self.needed() > self.others.len() {
            return Verdict::Rejected;
        }
        let is_past = self.proposal.closes.is_some_and(|closes| closes <= now);
        if is_past { Verdict::Lapsed } else { Verdict::Open }
    }

    pub(super) fn told(&self) -> Polled {
        let has_voted = |seat: &&u8| self.vote_of(**seat).is_some();
        Polled {
            proposal: self.proposal.id,
            subject: self.subject,
            by: self.proposal.seat.and_then(Seat::new),
            closes: self.proposal.closes,
            votes: self.others.iter().filter(has_voted).count(),
            others: self.others.iter().copied().filter_map(Seat::new).collect(),
            needed: self.needed(),
        }
    }
}

/// Whether the holder of a seat is there, so that a majority without them would be none.
fn is_there(
    tx: &Tx,
    held: &SeatRow,
    turn: Option<&TurnRow>,
    now: Timestamp,
) -> Result<bool, TableError> {
    let Some(user) = held.player.filter(|_| !held.away) else { return Ok(false) };
    let now = Moment::from(now);
    let is_missed = turn.is_some_and(|turn| {
        let waits = Moment::from(turn.began).plus(MISSED_AFTER) <= now;
        turn.seat == held.seat && (turn.expired.is_some() || waits)
    });
    let quiet = preferences(tx, user)?.next_awake(now).since(now);
    Ok(!is_missed && quiet <= HOLIDAY)
}

impl Tables {
    /// What is proposed at a table, in order; nothing at one that does not run.
    pub async fn polls(&self, table: TableId) -> Result<Vec<Polled>, TableError> {
        let now = self.now();
        let read = move |tx: &Tx| {
            let row = tx.table(table)?.ok_or(Refused::NoTable)?;
            if row.state != TableState::Running {
                return Ok(Vec::new());
            }
            let polls = polls(tx, &row, &tx.seats(table)?, now)?;
            Ok::<_, TableError>(polls.iter().map(Poll::told).collect())
        };
        self.store().peek(read).await
    }

    /// Until when a table rests, if it does.
    pub async fn rests_until(&self, table: TableId) -> Result<Option<Timestamp>, TableError> {
        let row = self.store().peek(move |tx| tx.table(table)).await?;
        Ok(row.and_then(|row| row.paused).map(|(_, until)| until))
    }
}
