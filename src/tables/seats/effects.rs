//! What the others have decided, done.

use crate::{
    board::Seat,
    pace::{Pace, Span, Terms, TimeOut},
    store::{TurnRow, Void},
    tables::{
        Answer, Notice, Over, PostKind, TableError, TableState, Timestamp,
        agreed::terms,
        rated::{self, RatedEnd},
        turns,
    },
};

use super::{
    Left, Subject,
    passing::{Decree, Seats},
    polls::Poll,
    voting::again,
};

impl Decree {
    /// What of this takes the game.
    pub(super) fn of(poll: &Poll, answer: Answer) -> Option<Self> {
        let proposal = poll.proposal.id;
        match (poll.subject, answer) {
            (Subject::Late { seat }, Answer::Skip) => Some(Self::Skip { seat, proposal }),
            (Subject::EndNow, Answer::Agree) => Some(Self::End { proposal }),
            _ => None,
        }
    }
}

impl Seats<'_, '_> {
    /// Does what is decided, but for what takes the game.
    pub(super) fn carry_out(&mut self, poll: &Poll, answer: Answer) -> Result<(), TableError> {
        self.close(poll, Over::Agreed)?;
        match (poll.subject, answer) {
            (Subject::StandIn { seat }, _) | (Subject::Late { seat }, Answer::StandIn) => {
                self.stand_in(seat)
            }
            (Subject::Offer { seat }, _) | (Subject::Late { seat }, Answer::Replace) => {
                self.end_vote()?;
                self.free(seat, Left::Voted)
            }
            (Subject::Late { seat }, _) => self.wait_longer(seat),
            (Subject::Time { seat, more }, _) => {
                self.say(poll.subject);
                self.give_time(seat, more)
            }
            (Subject::Pause { until }, _) => {
                self.say(poll.subject);
                self.rest(until)
            }
            (Subject::GoOn, _) => {
                self.say(poll.subject);
                self.go_on()
            }
            (Subject::Pace { pace, time_out }, _) => {
                self.say(poll.subject);
                self.set_pace(pace, time_out)
            }
            (Subject::Cancel, _) => self.cancel(),
            (Subject::EndNow, _) => Ok(()),
        }
    }

    fn say(&mut self, subject: Subject) {
        let over = Over::Agreed;
        self.posts.push(PostKind::Notice(Notice::ProposalOver { subject, over }));
    }

    /// An AI plays until the player is back.
    fn stand_in(&mut self, seat: Seat) -> Result<(), TableError> {
        let row = &mut self.rows[seat.index()];
        row.away = true;
        self.tx.set_missed(self.row.id, row.seat, row.missed, true)?;
        self.posts.push(PostKind::Notice(Notice::StandsIn { seat }));
        if self.is_to_move(seat) {
            self.end_vote()?;
            self.posts.push(PostKind::end_of_ping(&terms(&self.row)?));
        }
        Ok(())
    }

    fn wait_longer(&mut self, seat: Seat) -> Result<(), TableError> {
        let name = self.rows[seat.index()].name.clone();
        self.posts.push(PostKind::Notice(Notice::Decided { seat, name, choice: Answer::Wait }));
        self.turn_again()
    }

    fn turn_again(&mut self) -> Result<(), TableError> {
        match self.tx.turn(self.row.id)? {
            Some(turn) => again(self.tx, self.row.id, turn, self.now),
            None => Ok(()),
        }
    }

    /// More time is time saved up; a turn whose time had run out goes on.
    fn give_time(&mut self, seat: Seat, more: Span) -> Result<(), TableError> {
        let row = &mut self.rows[seat.index()];
        row.bank = row.bank.saturating_add(more.0.unsigned_abs());
        self.tx.set_bank(self.row.id, row.seat, row.bank)?;
        let turn = self.tx.turn(self.row.id)?.filter(|turn| turn.seat == u8::from(seat));
        if let Some(turn) = turn {
            self.end_vote()?;
            // What had run out before counts no more: the gift begins now.
            let began = turn.expired.map_or(turn.began, |_| self.now);
            let turn = TurnRow { began, expired: None, deadline: None, ..turn };
            self.tx.set_turn_row(self.row.id, &turn)?;
        }
        Ok(())
    }

    fn rest(&mut self, until: Timestamp) -> Result<(), TableError> {
        let since = self.row.paused.map_or(self.now, |(since, _)| since);
        self.row.paused = Some((since, until));
        Ok(self.tx.pause(self.row.id, self.row.paused)?)
    }

    fn go_on(&mut self) -> Result<(), TableError> {
        let rested = self.row.paused.take();
        self.tx.pause(self.row.id, None)?;
        let since = rested.map(|(since, _)| since);
        turns::resume(self.tx, &self.row, since, self.now).map(drop)
    }

    /// A turn that waits has all the time of the new pace.
    fn set_pace(&mut self, pace: Pace, time_out: TimeOut) -> Result<(), TableError> {
        let agreed = Terms { pace, time_out, ..terms(&self.row)? };
        self.row.terms = serde_json::to_string(&agreed).expect("terms are plain data");
        self.tx.set_terms(self.row.id, &self.row.terms)?;
        self.end_vote()?;
        self.turn_again()
    }

    fn cancel(&mut self) -> Result<(), TableError> {
        self.clear(|_| true)?;
        self.posts.push(PostKind::end_of_ping(&terms(&self.row)?));
        self.say(Subject::Cancel);
        self.row.state = TableState::Ended;
        rated::end(self.tx, self.row.id, RatedEnd::Cut(Void::Agreed), self.now)?;
        self.tx.end_turn(self.row.id)?;
        Ok(self.tx.close_table(self.row.id, TableState::Ended, self.now)?)
    }
}
