//! What the others have decided, done.

use crate::{
    board::Seat,
    pace::{Pace, Span, Terms, TimeOut},
    store::TurnRow,
    tables::{Answer, Notice, Over, PostKind, Stage, Timestamp, time::resume},
};

use super::{
    Left, Subject,
    passing::{Decree, Seats},
    polls::Poll,
};

impl Decree {
    /// What of this takes the game.
    pub(super) fn of(poll: &Poll, answer: Answer) -> Option<Self> {
        let proposal = poll.proposal.id;
        match (poll.subject(), answer) {
            (Subject::Late { seat }, Answer::Skip) => Some(Self::Skip { seat, proposal }),
            (Subject::EndNow, Answer::Agree) => Some(Self::End { proposal }),
            _ => None,
        }
    }
}

impl Seats<'_> {
    /// Does what is decided, but for what takes the game.
    pub(super) fn carry_out(&mut self, poll: &Poll, answer: Answer) {
        self.close(poll.proposal.id, Over::Agreed);
        let subject = poll.subject();
        match (subject, answer) {
            (Subject::StandIn { seat }, _) | (Subject::Late { seat }, Answer::StandIn) => {
                self.stand_in(seat);
            }
            (Subject::Offer { seat }, _) | (Subject::Late { seat }, Answer::Replace) => {
                self.end_vote();
                self.free(seat, Left::Voted);
            }
            (Subject::Late { seat }, _) => self.wait_longer(seat),
            (Subject::Cancel, _) => self.cancel(),
            (Subject::EndNow, _) => {}
            (Subject::Time { seat, more }, _) => {
                self.agreed(subject);
                self.give_time(seat, more);
            }
            (Subject::Pause { until }, _) => {
                self.agreed(subject);
                self.pause(until);
            }
            (Subject::GoOn, _) => {
                self.agreed(subject);
                self.go_on();
            }
            (Subject::Pace { pace, time_out }, _) => {
                self.agreed(subject);
                self.set_pace(pace, time_out);
            }
        }
    }

    fn agreed(&mut self, subject: Subject) {
        self.say(Notice::ProposalOver { subject, over: Over::Agreed });
    }

    /// An AI plays until the player is back.
    fn stand_in(&mut self, seat: Seat) {
        self.state().seats[seat.index()].away = true;
        self.say(Notice::StandsIn { seat });
        if self.is_to_move(seat) {
            self.end_vote();
            self.end_ping();
        }
    }

    fn end_ping(&mut self) {
        self.change.owe(PostKind::end_of_ping(&self.change.after.terms));
    }

    fn wait_longer(&mut self, seat: Seat) {
        let name = self.state().seats[seat.index()].name.clone();
        self.say(Notice::Decided { seat, name, choice: Answer::Wait });
        self.turn_again();
    }

    /// More time is time saved up; a turn whose time had run out goes on.
    fn give_time(&mut self, seat: Seat, more: Span) {
        let now = self.now;
        let row = &mut self.state().seats[seat.index()];
        row.bank = row.bank.saturating_add(more.0.unsigned_abs());
        let turn = self.state().turn.filter(|turn| turn.seat == u8::from(seat));
        if let Some(turn) = turn {
            self.end_vote();
            // What had run out before counts no more: the gift begins now.
            let began = turn.expired.map_or(turn.began, |_| now);
            self.state().turn = Some(TurnRow { began, expired: None, deadline: None, ..turn });
        }
    }

    fn pause(&mut self, until: Timestamp) {
        let now = self.now;
        let paused = &mut self.state().table.paused;
        let since = paused.map_or(now, |(since, _)| since);
        *paused = Some((since, until));
    }

    fn go_on(&mut self) {
        let since = self.state().table.paused.take().map(|(since, _)| since);
        resume(&mut self.change.after, self.around, since, self.now);
    }

    /// A turn that waits has all the time of the new pace.
    fn set_pace(&mut self, pace: Pace, time_out: TimeOut) {
        let terms = Terms { pace, time_out, ..self.state().terms };
        self.state().agree(terms);
        self.end_vote();
        self.turn_again();
    }

    fn cancel(&mut self) {
        let now = self.now;
        self.change.clear(|_| true);
        self.end_ping();
        self.agreed(Subject::Cancel);
        self.state().turn = None;
        self.state().close(Stage::Ended, now);
    }
}
