//! Everything of one table that a decision may depend on.

use crate::{
    board::Seat,
    pace::{Terms, TimeOut},
    store::{
        BallotRow, MoveNumber, OfferRow, Over, PlanDueRow, PostId, ProposalId, SeatRow, TableRow,
        Timestamp, TurnRow, UserId,
    },
    tables::{PostKind, Refused, Seated, Stage, Subject, TableError, people::players::seated},
};

/// A table. Plain data: no database, no clock, no Discord; and not its game, which is loaded for those who play or look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::tables) struct TableState {
    /// Where it is, how far, who decides, and when time is looked at next.
    pub(in crate::tables) table: TableRow,
    /// What it has agreed on.
    pub(in crate::tables) terms: Terms,
    /// Who sits there, in order.
    pub(in crate::tables) seats: Vec<SeatRow>,
    /// The turn that it waits for.
    pub(in crate::tables) turn: Option<TurnRow>,
    /// The seats with a plan.
    pub(in crate::tables) plans: Vec<PlanDueRow>,
    /// What is proposed, in order; in a change also what is not any more.
    pub(in crate::tables) proposals: Vec<Proposal>,
    /// When the program proposed something last.
    pub(in crate::tables) program_proposed: Option<Timestamp>,
    /// The seats that are offered.
    pub(in crate::tables) offers: Vec<OfferRow>,
    /// The posts on their way that may mention somebody, in order.
    pub(in crate::tables) calls: Vec<PostKind>,
    /// What the channel reads beside boards and calls, in order; see [`Beside::lines`](crate::store::Beside::lines).
    pub(in crate::tables) lines: Vec<Line>,
}

/// What somebody, or the program, has proposed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::tables) struct Proposal {
    pub(in crate::tables) id: ProposalId,
    /// The seat that proposes it; `None` for the program.
    pub(in crate::tables) seat: Option<u8>,
    /// The records there were.
    pub(in crate::tables) number: MoveNumber,
    pub(in crate::tables) subject: Subject,
    pub(in crate::tables) opened: Timestamp,
    /// Until when it can be decided; `None` with the turn that it is about.
    pub(in crate::tables) closes: Option<Timestamp>,
    /// What became of it; `None` while it is open.
    pub(in crate::tables) over: Option<Over>,
    /// Who has voted on it or was called to, by seat.
    pub(in crate::tables) ballots: Vec<BallotRow>,
}

/// A post that is read in the channel, and since when it is owed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::tables) struct Line {
    pub(in crate::tables) id: PostId,
    pub(in crate::tables) kind: PostKind,
    pub(in crate::tables) created: Timestamp,
}

impl Proposal {
    /// What is over has no votes any more: how anybody voted is not kept.
    pub(in crate::tables) fn close(&mut self, over: Over) {
        self.over = Some(over);
        self.ballots.clear();
    }

    /// What a seat has to do with it, made if need be.
    pub(in crate::tables) fn ballot(&mut self, seat: u8) -> &mut BallotRow {
        let place = self.ballots.partition_point(|ballot| ballot.seat < seat);
        if self.ballots.get(place).is_none_or(|ballot| ballot.seat != seat) {
            self.ballots.insert(place, BallotRow { seat, answer: None, called: None });
        }
        &mut self.ballots[place]
    }
}

impl TableState {
    /// Refuses what can only be done while the game is played.
    pub(in crate::tables) fn must_run(&self) -> Result<(), TableError> {
        Ok(Refused::unless(self.table.state, Stage::Running)?)
    }

    /// Whether it waits for players or is played.
    pub(in crate::tables) const fn is_open(&self) -> bool {
        matches!(self.table.state, Stage::Lobby | Stage::Running)
    }

    pub(in crate::tables) fn players(&self) -> Vec<Seated> {
        seated(&self.seats)
    }

    /// The seat that decides, while the game is played.
    pub(in crate::tables) fn to_move(&self) -> Option<Seat> {
        self.table.to_move.and_then(Seat::new)
    }

    /// What is stored of a seat, if the table has it.
    pub(in crate::tables) fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.get(seat.index())
    }

    pub(in crate::tables) fn seat_of(&self, user: UserId) -> Option<Seat> {
        let row = self.seats.iter().find(|row| row.player == Some(user))?;
        Seat::new(row.seat)
    }

    /// The person for whom a seat waits: its holder, unless an AI plays on.
    pub(in crate::tables) fn person(&self, seat: u8) -> Option<UserId> {
        let row = self.seats.iter().find(|row| row.seat == seat)?;
        row.player.filter(|_| !row.away)
    }

    /// What is proposed and neither decided nor void.
    pub(in crate::tables) fn open(&self) -> impl Iterator<Item = &Proposal> {
        self.proposals.iter().filter(|proposal| proposal.over.is_none())
    }

    /// When a planned move is played; `None` when none is waited for.
    pub(in crate::tables) fn plan_due(&self) -> Option<Timestamp> {
        self.plans.iter().filter_map(|plan| plan.due).min()
    }

    /// What this seat and the table have agreed on. Where no other person sits nobody could vote, so there are reminders.
    pub(in crate::tables) fn terms_at(&self, seat: u8) -> Terms {
        let is_alone = self.seats.iter().all(|row| row.seat == seat || row.player.is_none());
        match self.terms.time_out {
            TimeOut::Vote if is_alone => Terms { time_out: TimeOut::Remind, ..self.terms },
            TimeOut::Vote | TimeOut::Ai | TimeOut::Remind => self.terms,
        }
    }

    /// The table agrees on something else.
    pub(in crate::tables) fn agree(&mut self, terms: Terms) {
        self.table.terms = serde_json::to_string(&terms).expect("terms are plain data");
        self.terms = terms;
    }

    /// Somebody has done something here: it is not idle.
    pub(in crate::tables) const fn touch(&mut self, now: Timestamp) {
        self.table.active = now;
        self.table.asked = None;
    }

    /// The game or its lobby is over; what was planned and proposed goes.
    pub(in crate::tables) fn close(&mut self, stage: Stage, now: Timestamp) {
        (self.table.state, self.table.closed) = (stage, Some(now));
        (self.table.to_move, self.table.wake) = (None, None);
        self.plans.clear();
        for proposal in self.proposals.iter_mut().filter(|proposal| proposal.over.is_none()) {
            proposal.close(Over::Void);
        }
    }

    /// What takes the buttons off such lines, as far as they still have them.
    pub(in crate::tables) fn clearing(&self, is_such: impl Fn(&PostKind) -> bool) -> Vec<PostKind> {
        let (mut cleared, mut found) = (Vec::new(), Vec::new());
        for Line { id, kind, .. } in self.lines.iter().rev() {
            match kind {
                PostKind::ClearNotice { post } => cleared.push(*post),
                line if line.has_buttons() && is_such(line) && !cleared.contains(id) => {
                    found.push(PostKind::ClearNotice { post: *id });
                }
                _ => {}
            }
        }
        found
    }
}
