//! Proposals: made, voted on, taken back; and what becomes of those that are decided or have no object any more.

use crate::{
    board::Seat,
    pace::{Pace, PaceError, Span, Terms, TimeOut, hour_to_fortnight},
    store::{SeatRow, TurnRow, Tx},
    tables::{
        Answer, MoveNumber, Notice, Over, Player, PostKind, ProposalId, RatedRefused, Refused,
        TableError, TableId, TableState, Timestamp, agreed::terms, turns,
    },
};

use super::{
    Asked, SeatDone, SeatRefused, Subject,
    passing::{Decree, Seats},
    polls::{Poll, Verdict, polls},
};

impl Seats<'_, '_> {
    fn polls(&self) -> Result<Vec<Poll>, TableError> {
        polls(self.tx, &self.row, &self.rows, self.now)
    }

    /// Somebody proposes something. What is proposed already, they agree to.
    pub(super) fn propose(
        &mut self,
        by: &Player,
        subject: Subject,
        within: Span,
    ) -> Result<SeatDone, TableError> {
        let own = self.own_seat(by)?;
        let within = in_range(within)?;
        at_rated(&terms(&self.row)?, subject)?;
        self.admit(own, subject)?;
        let seat = Some(u8::from(own));
        let polls = self.polls()?;
        if polls.iter().any(|poll| poll.proposal.seat == seat) {
            return Err(SeatRefused::ProposesAlready.into());
        }
        if let Some(same) = polls.into_iter().find(|poll| poll.subject == subject) {
            return self.cast(same, own, Answer::Agree);
        }
        let closes = Some(Timestamp(self.now.0.saturating_add(within.0)));
        let proposal = self.open(seat, subject, closes)?;
        Ok(SeatDone::Proposed(proposal))
    }

    fn open(
        &mut self,
        seat: Option<u8>,
        subject: Subject,
        closes: Option<Timestamp>,
    ) -> Result<ProposalId, TableError> {
        let (number, opened) = (self.row.records, self.now);
        let subject = serde_json::to_string(&subject).expect("a subject is plain data");
        let proposal = self.tx.propose(self.row.id, seat, &subject, number, opened, closes)?;
        self.posts.push(PostKind::Proposal { proposal });
        Ok(proposal)
    }

    /// Whether this can be proposed now.
    fn admit(&self, own: Seat, subject: Subject) -> Result<(), TableError> {
        if self.row.asleep.is_some() {
            return Err(Refused::Asleep.into());
        }
        if let Some(seat) = subject.concerns() {
            let held = self.seat(seat).ok_or(SeatRefused::NoSuchSeat)?;
            if held.player.is_none() {
                return Err(SeatRefused::NobodysSeat.into());
            }
        }
        let agreed = terms(&self.row)?;
        let refused = match subject {
            Subject::StandIn { seat } | Subject::Offer { seat } if seat == own => {
                SeatRefused::OwnSeat
            }
            Subject::StandIn { seat } if self.rows[seat.index()].away => SeatRefused::AlreadyAway,
            Subject::Time { .. } if agreed.pace == Pace::Relaxed => SeatRefused::NoClock,
            Subject::Time { more, .. } => return in_range(more).map(drop),
            Subject::Pause { until } if until <= self.now => SeatRefused::PauseOver,
            Subject::Pause { until }
                if until.0.saturating_sub(self.now.0) > Subject::LONGEST_PAUSE.0 =>
            {
                return Err(PaceError::PauseTooLong.into());
            }
            Subject::GoOn if self.row.paused.is_none() => SeatRefused::NotPaused,
            Subject::Pace { pace: Pace::Relaxed, time_out: TimeOut::Ai | TimeOut::Vote } => {
                return Err(PaceError::TimeOutWithoutClock.into());
            }
            Subject::Pace { pace, time_out }
                if (pace, time_out) == (agreed.pace, agreed.time_out) =>
            {
                SeatRefused::SamePace
            }
            Subject::Late { .. } => SeatRefused::NoVote,
            Subject::StandIn { .. }
            | Subject::Offer { .. }
            | Subject::Pause { .. }
            | Subject::GoOn
            | Subject::Pace { .. }
            | Subject::Cancel
            | Subject::EndNow => return Ok(()),
        };
        Err(refused.into())
    }

    /// Somebody votes, or votes otherwise.
    pub(super) fn vote(
        &mut self,
        by: &Player,
        asked: Asked,
        answer: Answer,
    ) -> Result<SeatDone, TableError> {
        let seat = self.own_seat(by)?;
        let poll = self.asked(asked)?;
        if poll.proposal.seat == Some(seat.into()) {
            return Err(SeatRefused::OwnProposal.into());
        }
        if !poll.may_vote(&self.rows[seat.index()]) {
            return Err(SeatRefused::OwnTurn.into());
        }
        if !poll.subject.answers().contains(&answer) {
            return Err(SeatRefused::NoVote.into());
        }
        self.cast(poll, seat, answer)
    }

    fn cast(&mut self, poll: Poll, seat: Seat, answer: Answer) -> Result<SeatDone, TableError> {
        if poll.vote_of(seat.into()) == Some(answer) {
            let tally = poll.tally(answer);
            // Decided and not done: the program ended in between.
            return if tally.is_decided() {
                Ok(SeatDone::Voted(tally))
            } else {
                Err(SeatRefused::SameVote { tally }.into())
            };
        }
        self.tx.cast(&poll.proposal, seat.into(), answer, self.now)?;
        let now = self.polls()?.into_iter().find(|now| now.proposal.id == poll.proposal.id);
        Ok(SeatDone::Voted(now.unwrap_or(poll).tally(answer)))
    }

    /// The open proposal that is meant.
    fn asked(&self, asked: Asked) -> Result<Poll, TableError> {
        let polls = self.polls()?.into_iter();
        match asked {
            Asked::Proposal(id) => {
                let is_here = |table: TableId| table == self.row.id;
                let known = self.tx.proposal(id)?.filter(|row| is_here(row.table));
                let over = match known {
                    Some(row) => row.over,
                    None => return Err(SeatRefused::NoVote.into()),
                };
                let mut open = polls.filter(|poll| poll.proposal.id == id);
                open.next().ok_or_else(|| SeatRefused::VoteOver { over }.into())
            }
            Asked::Turn(number) => {
                let late = |poll: &Poll| matches!(poll.subject, Subject::Late { .. });
                let mut open = polls.filter(|poll| late(poll) && poll.proposal.number == number);
                let over = Some(Over::Void);
                open.next().ok_or_else(|| SeatRefused::VoteOver { over }.into())
            }
        }
    }

    /// The one who has proposed something wants it no more.
    pub(super) fn take_back(
        &mut self,
        by: &Player,
        proposal: ProposalId,
    ) -> Result<SeatDone, TableError> {
        let seat = self.own_seat(by)?;
        let poll = self.asked(Asked::Proposal(proposal))?;
        if poll.proposal.seat != Some(seat.into()) {
            return Err(SeatRefused::NotYourProposal.into());
        }
        self.end(&poll, Over::Withdrawn)?;
        Ok(SeatDone::TakenBack)
    }

    /// Closes a proposal and says what became of it.
    fn end(&mut self, poll: &Poll, over: Over) -> Result<(), TableError> {
        self.close(poll, over)?;
        let subject = poll.subject;
        self.posts.push(PostKind::Notice(Notice::ProposalOver { subject, over }));
        Ok(())
    }

    /// Closes a proposal; its buttons go.
    pub(super) fn close(&mut self, poll: &Poll, over: Over) -> Result<(), TableError> {
        let id = poll.proposal.id;
        self.tx.close_proposal(id, over)?;
        self.clear(|post| post.asks() == Some(id))
    }

    /// Does what is decided; what takes the game is left to the table.
    pub(super) fn settle(&mut self) -> Result<Option<Decree>, TableError> {
        while self.row.state == TableState::Running {
            let now = self.now;
            let mut polls = self.polls()?.into_iter().map(|poll| (poll.verdict(now), poll));
            match polls.find(|(verdict, _)| *verdict != Verdict::Open) {
                None => break,
                Some((Verdict::Chosen(answer), poll)) => match Decree::of(&poll, answer) {
                    Some(decree) => return Ok(Some(decree)),
                    None => self.carry_out(&poll, answer)?,
                },
                Some((Verdict::Rejected, poll)) => self.end(&poll, Over::Rejected)?,
                Some((Verdict::Lapsed | Verdict::Open, poll)) => self.end(&poll, Over::Lapsed)?,
            }
        }
        Ok(None)
    }

    /// A seat has another holder: who left does not vote any more, and proposes nothing; what was about them is void.
    pub(super) fn forget_votes(&mut self, seat: Seat) -> Result<(), TableError> {
        self.tx.uncast(self.row.id, seat.into())?;
        let is_theirs = |poll: &Poll| {
            poll.proposal.seat == Some(seat.into()) || poll.subject.concerns() == Some(seat)
        };
        self.void(is_theirs)
    }

    /// What was to be decided about the present turn is void.
    pub(super) fn end_vote(&mut self) -> Result<(), TableError> {
        self.void(|poll| matches!(poll.subject, Subject::Late { .. }))
    }

    /// Closes those proposals without a word.
    fn void(&mut self, is_such: impl Fn(&Poll) -> bool) -> Result<(), TableError> {
        for poll in self.polls()?.iter().filter(|poll| is_such(poll)) {
            self.close(poll, Over::Void)?;
        }
        Ok(())
    }

    /// Owes what the channel must be told.
    pub(super) fn owe(self) -> Result<(), TableError> {
        let number = self.row.records;
        let posts: Vec<_> = self.posts.iter().map(|post| post.owed_at(number)).collect();
        Ok(self.tx.owe(self.row.id, &posts, self.now)?)
    }
}

/// Whether this can be proposed at a rated table: its clock stays one with which games end, and nobody is voted out.
fn at_rated(agreed: &Terms, subject: Subject) -> Result<(), RatedRefused> {
    match subject {
        _ if !agreed.stakes.are_rated() => Ok(()),
        Subject::StandIn { .. } | Subject::Offer { .. } => Err(RatedRefused::NoVotesAboutPeople),
        Subject::Pace { pace, time_out }
            if !(Terms { pace, time_out, ..*agreed }).end_by_themselves() =>
        {
            Err(RatedRefused::NoClock)
        }
        Subject::Pace { .. }
        | Subject::Time { .. }
        | Subject::Pause { .. }
        | Subject::GoOn
        | Subject::Cancel
        | Subject::EndNow
        | Subject::Late { .. } => Ok(()),
    }
}

/// A time to vote, or a gift of time.
fn in_range(asked: Span) -> Result<Span, TableError> {
    Ok(hour_to_fortnight(asked).ok_or(PaceError::WaitOutOfRange { asked })?)
}

/// The program asks the others about somebody.
pub(in crate::tables) fn ask(
    tx: &Tx,
    table: TableId,
    subject: Subject,
    closes: Option<Timestamp>,
    now: Timestamp,
) -> Result<(), TableError> {
    let mut seats = Seats::read(tx, table, now)?;
    seats.open(None, subject, closes)?;
    seats.owe()
}

/// What moves mean beside the game, in the transaction that writes them and before it does: whoever acts is back, and what
/// was asked because of their absence is void, as is what was asked about the turn.
pub(in crate::tables) fn before_moves(
    tx: &Tx,
    table: TableId,
    acted: Option<Seat>,
    is_turn_over: bool,
    now: Timestamp,
) -> Result<(), TableError> {
    let mut seats = Seats::read(tx, table, now)?;
    if let Some(seat) = acted {
        seats.is_back(seat)?;
    }
    let is_late = |poll: &Poll| matches!(poll.subject, Subject::Late { .. });
    let was_late = seats.polls()?.iter().any(is_late);
    seats.void(|poll| is_late(poll) || acted.is_some() && poll.subject.misses() == acted)?;
    let turn = tx.turn(table)?.filter(|turn| turn.expired.is_some());
    if let Some(turn) = turn.filter(|_| was_late && !is_turn_over) {
        again(tx, table, turn, now)?;
    }
    seats.owe()
}

impl Seats<'_, '_> {
    fn is_back(&mut self, seat: Seat) -> Result<(), TableError> {
        let Some(SeatRow { name, away, missed, .. }) = self.seat(seat).cloned() else {
            return Ok(());
        };
        if away || missed > 0 {
            self.tx.set_missed(self.row.id, seat.into(), 0, false)?;
        }
        self.posts.extend(away.then_some(PostKind::Notice(Notice::Back { seat, name })));
        Ok(())
    }
}

/// The player who decides gets the time of a turn once more, and has been called.
pub(super) fn again(
    tx: &Tx,
    table: TableId,
    turn: TurnRow,
    now: Timestamp,
) -> Result<(), TableError> {
    turns::begin(tx, table, Some(turn.seat), turn.number, now)?;
    if let Some(fresh) = tx.turn(table)? {
        tx.set_turn_row(table, &TurnRow { called: Some(now), ..fresh })?;
    }
    Ok(())
}

/// What the others have decided that takes the game, as long as it is not done.
pub(in crate::tables) fn decree(
    tx: &Tx,
    table: TableId,
    now: Timestamp,
) -> Result<Option<Decree>, TableError> {
    let seats = Seats::read(tx, table, now)?;
    let decreed = |poll: &Poll| match poll.verdict(now) {
        Verdict::Chosen(answer) => Decree::of(poll, answer),
        Verdict::Open | Verdict::Rejected | Verdict::Lapsed => None,
    };
    Ok(seats.polls()?.iter().find_map(decreed))
}

/// Closes what is decided, in the transaction that does it and before it does; refused when it is decided no more.
pub(in crate::tables) fn write_decree(
    tx: &Tx,
    table: TableId,
    decreed: Decree,
    now: Timestamp,
) -> Result<(), TableError> {
    if decree(tx, table, now)? != Some(decreed) {
        return Err(SeatRefused::VoteOver { over: None }.into());
    }
    let mut seats = Seats::read(tx, table, now)?;
    let poll = seats.asked(Asked::Proposal(decreed.proposal()))?;
    seats.close(&poll, Over::Agreed)?;
    if let Decree::Skip { seat, .. } = decreed {
        let name = seats.seated(seat).name;
        seats.posts.push(PostKind::Notice(Notice::Decided { seat, name, choice: Answer::Skip }));
    }
    seats.owe()
}

/// The announcement of what the others are asked about the turn that began at this number, for a channel that has not read it.
pub(in crate::tables) fn about_turn(
    tx: &Tx,
    table: TableId,
    number: MoveNumber,
) -> Result<Option<PostKind>, TableError> {
    let mut open = tx.open_proposals(table)?.into_iter();
    let asked = open.find(|row| row.seat.is_none() && row.number == number);
    Ok(asked.map(|row| PostKind::Proposal { proposal: row.id }))
}
