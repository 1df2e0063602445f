//! Proposals: made, voted on, taken back; and what becomes of those that are decided or have no object any more.

use crate::{
    board::Seat,
    pace::{Pace, PaceError, Span, Terms, TimeOut, hour_to_fortnight},
    store::TurnRow,
    tables::{
        Answer, MoveNumber, Notice, Over, Player, PostKind, ProposalId, RatedRefused, Refused,
        Stage, TableError, Timestamp,
        state::{Change, Proposal, Surroundings, TableState},
        time::new_turn,
    },
};

use super::{
    SeatDone, SeatRefused, Subject, VotedOn,
    passing::{Decree, Seats},
    polls::{Poll, Verdict, polls},
};

impl Seats<'_> {
    fn polls(&self) -> Vec<Poll> {
        polls(&self.change.after, self.around, self.now)
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
        at_rated(&self.change.after.terms, subject)?;
        self.admit(own, subject)?;
        let seat = Some(u8::from(own));
        let polls = self.polls();
        if polls.iter().any(|poll| poll.proposal.seat == seat) {
            return Err(SeatRefused::ProposesAlready.into());
        }
        if let Some(same) = polls.into_iter().find(|poll| poll.subject() == subject) {
            return self.cast(&same, own, Answer::Agree);
        }
        let closes = Timestamp(self.now.0.saturating_add(within.0));
        // What would be over before it is decided can be decided no longer.
        let closes = match subject {
            Subject::Pause { until } => closes.min(until),
            Subject::StandIn { .. }
            | Subject::Offer { .. }
            | Subject::Time { .. }
            | Subject::GoOn
            | Subject::Pace { .. }
            | Subject::Cancel
            | Subject::EndNow
            | Subject::Late { .. } => closes,
        };
        self.open(seat, subject, Some(closes));
        Ok(SeatDone::Proposed(ProposalId::NEW))
    }

    fn open(&mut self, seat: Option<u8>, subject: Subject, closes: Option<Timestamp>) {
        let (id, opened, state) = (ProposalId::NEW, self.now, &mut self.change.after);
        let (number, over, ballots) = (state.table.records, None, Vec::new());
        let new = Proposal { id, seat, number, subject, opened, closes, over, ballots };
        state.proposals.push(new);
        if seat.is_none() {
            state.program_proposed = Some(opened);
        }
        self.change.owe(PostKind::Proposal { proposal: id });
    }

    /// Whether this can be proposed now.
    fn admit(&self, own: Seat, subject: Subject) -> Result<(), TableError> {
        let TableState { table, terms: agreed, .. } = &self.change.after;
        if table.asleep.is_some() {
            return Err(Refused::Asleep.into());
        }
        let concerned = match subject.concerns() {
            Some(seat) => Some(self.seat(seat).ok_or(SeatRefused::NoSuchSeat)?),
            None => None,
        };
        if concerned.is_some_and(|held| held.player.is_none()) {
            return Err(SeatRefused::NobodysSeat.into());
        }
        let refused = match subject {
            Subject::StandIn { seat } | Subject::Offer { seat } if seat == own => {
                SeatRefused::OwnSeat
            }
            Subject::StandIn { .. } if concerned.is_some_and(|held| held.away) => {
                SeatRefused::AlreadyAway
            }
            Subject::Time { .. } if agreed.pace == Pace::Relaxed => SeatRefused::NoClock,
            Subject::Time { more, .. } => return in_range(more).map(drop),
            Subject::Pause { until } if until <= self.now => SeatRefused::PauseOver,
            Subject::Pause { until }
                if until.0.saturating_sub(self.now.0) > Subject::LONGEST_PAUSE.0 =>
            {
                return Err(PaceError::PauseTooLong.into());
            }
            Subject::GoOn if table.paused.is_none() => SeatRefused::NotPaused,
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
        asked: VotedOn,
        answer: Answer,
    ) -> Result<SeatDone, TableError> {
        let seat = self.own_seat(by)?;
        let poll = self.asked(asked)?;
        if poll.proposal.seat == Some(seat.into()) {
            return Err(SeatRefused::OwnProposal.into());
        }
        if !self.seat(seat).is_some_and(|held| poll.may_vote(held)) {
            return Err(SeatRefused::OwnTurn.into());
        }
        if !poll.subject().answers().contains(&answer) {
            return Err(SeatRefused::NoVote.into());
        }
        self.cast(&poll, seat, answer)
    }

    fn cast(&mut self, poll: &Poll, seat: Seat, answer: Answer) -> Result<SeatDone, TableError> {
        let id = poll.proposal.id;
        if poll.vote_of(seat.into()) == Some(answer) {
            let tally = poll.tally(answer);
            // Decided and not done: the program ended in between.
            return if tally.is_decided() {
                Ok(SeatDone::Voted(tally))
            } else {
                Err(SeatRefused::SameVote { tally }.into())
            };
        }
        if let Some(proposal) = self.state().proposals.iter_mut().find(|one| one.id == id) {
            proposal.ballot(seat.into()).answer = Some(answer);
        }
        let polls = self.polls();
        let now = polls.iter().find(|now| now.proposal.id == id).unwrap_or(poll);
        Ok(SeatDone::Voted(now.tally(answer)))
    }

    /// The open proposal that is meant.
    fn asked(&self, asked: VotedOn) -> Result<Poll, TableError> {
        let polls = self.polls().into_iter();
        match asked {
            VotedOn::Proposal(id) => {
                let is_here = self
                    .around
                    .proposal
                    .as_ref()
                    .filter(|row| row.id == id && row.table == self.change.after.table.id);
                let over = is_here.ok_or(SeatRefused::NoVote)?.over;
                let mut open = polls.filter(|poll| poll.proposal.id == id);
                open.next().ok_or_else(|| SeatRefused::VoteOver { over }.into())
            }
            VotedOn::Turn(number) => {
                let mut open = polls.filter(|poll| is_late(poll) && poll.proposal.number == number);
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
        let poll = self.asked(VotedOn::Proposal(proposal))?;
        if poll.proposal.seat != Some(seat.into()) {
            return Err(SeatRefused::NotYourProposal.into());
        }
        self.end(&poll, Over::Withdrawn);
        Ok(SeatDone::TakenBack)
    }

    /// Closes a proposal and says what became of it.
    fn end(&mut self, poll: &Poll, over: Over) {
        self.close(poll.proposal.id, over);
        self.say(Notice::ProposalOver { subject: poll.subject(), over });
    }

    /// Does what is decided; what takes the game is left to the table.
    pub(super) fn settle(&mut self) -> Option<Decree> {
        while self.change.after.table.state == Stage::Running {
            let now = self.now;
            let mut polls = self.polls().into_iter().map(|poll| (poll.verdict(now), poll));
            match polls.find(|(verdict, _)| *verdict != Verdict::Open) {
                None => break,
                Some((Verdict::Chosen(answer), poll)) => match Decree::of(&poll, answer) {
                    Some(decree) => return Some(decree),
                    None => self.carry_out(&poll, answer),
                },
                Some((Verdict::Rejected, poll)) => self.end(&poll, Over::Rejected),
                Some((Verdict::Lapsed | Verdict::Open, poll)) => self.end(&poll, Over::Lapsed),
            }
        }
        None
    }

    /// A seat has another holder: who left does not vote any more, and proposes nothing; what was about them is void.
    pub(super) fn forget_votes(&mut self, seat: Seat) {
        for proposal in &mut self.state().proposals {
            proposal.ballots.retain(|ballot| ballot.seat != u8::from(seat));
        }
        let is_theirs = |poll: &Poll| {
            poll.proposal.seat == Some(seat.into()) || poll.subject().concerns() == Some(seat)
        };
        self.void(is_theirs);
    }

    /// What was to be decided about the present turn is void.
    pub(super) fn end_vote(&mut self) {
        self.void(is_late);
    }

    /// Closes those proposals without a word.
    fn void(&mut self, is_such: impl Fn(&Poll) -> bool) {
        for poll in self.polls().iter().filter(|poll| is_such(poll)) {
            self.close(poll.proposal.id, Over::Void);
        }
    }

    /// The player who decides gets the time of a turn once more, and has been called.
    pub(super) fn turn_again(&mut self) {
        let now = self.now;
        let turn = &mut self.state().turn;
        *turn =
            turn.map(|turn| TurnRow { called: Some(now), ..new_turn(turn.seat, turn.number, now) });
    }

    fn is_back(&mut self, seat: Seat) {
        let Some(row) = self.state().seats.get_mut(seat.index()) else { return };
        let (was_away, name) = (row.away, row.name.clone());
        (row.missed, row.away) = (0, false);
        if was_away {
            self.say(Notice::Back { seat, name });
        }
    }

    /// What the others have decided that takes the game, as long as it is not done.
    pub(super) fn decree(&self) -> Option<Decree> {
        self.polls().iter().find_map(|poll| match poll.verdict(self.now) {
            Verdict::Chosen(answer) => Decree::of(poll, answer),
            Verdict::Open | Verdict::Rejected | Verdict::Lapsed => None,
        })
    }
}

const fn is_late(poll: &Poll) -> bool {
    matches!(poll.subject(), Subject::Late { .. })
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
pub(in crate::tables) fn open_by_program(
    change: &mut Change,
    around: &Surroundings,
    subject: Subject,
    closes: Option<Timestamp>,
    now: Timestamp,
) {
    Seats { change, around, now }.open(None, subject, closes);
}

/// What moves mean beside the game, before they are written: who acts is back, and what was asked because of their absence is
/// void, as is what was asked about the turn.
pub(in crate::tables) fn before_moves(
    change: &mut Change,
    around: &Surroundings,
    acted: Option<Seat>,
    is_turn_over: bool,
    now: Timestamp,
) -> Result<(), TableError> {
    let mut seats = Seats::of(change, around, now)?;
    if let Some(seat) = acted {
        seats.is_back(seat);
    }
    let was_late = seats.polls().iter().any(is_late);
    seats.void(|poll| is_late(poll) || acted.is_some() && poll.subject().misses() == acted);
    let is_expired = seats.state().turn.is_some_and(|turn| turn.expired.is_some());
    if was_late && !is_turn_over && is_expired {
        seats.turn_again();
    }
    Ok(())
}

/// Closes what is decided, before it is done; refused when it is decided no more.
pub(in crate::tables) fn write_decree(
    change: &mut Change,
    around: &Surroundings,
    decreed: Decree,
    now: Timestamp,
) -> Result<(), TableError> {
    let mut seats = Seats::of(change, around, now)?;
    if seats.decree() != Some(decreed) {
        return Err(SeatRefused::VoteOver { over: None }.into());
    }
    seats.close(decreed.proposal(), Over::Agreed);
    if let Decree::Skip { seat, .. } = decreed {
        let name = seats.seated(seat).name;
        seats.say(Notice::Decided { seat, name, choice: Answer::Skip });
    }
    Ok(())
}

/// The announcement of what the others are asked about the turn that began at this number, for a channel that has not read it.
pub(in crate::tables) fn about_turn(state: &TableState, number: MoveNumber) -> Option<PostKind> {
    let asked = state.open().find(|one| one.seat.is_none() && one.number == number);
    asked.map(|one| PostKind::Proposal { proposal: one.id })
}
