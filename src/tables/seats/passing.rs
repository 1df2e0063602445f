//! What follows when a seat passes on: offers and votes lapse, the host's rights and the turn pass on, the channel hears of it.

use crate::{
    board::Seat,
    pace::Stakes,
    store::{HandoverRow, Over, SeatRow},
    tables::{
        Notice, Occupant, PostKind, ProposalId, STAND_IN, Seated, Stage, TableError, Timestamp,
        UserId, Whose,
        people::players::forgotten,
        state::{Change, Surroundings, TableState},
        time::begin,
    },
};

use super::{Left, SeatDone, Seating, ai_names::free_name};

/// A running table whose seats change.
pub(super) struct Seats<'a> {
    pub(super) change: &'a mut Change,
    pub(super) around: &'a Surroundings,
    pub(super) now: Timestamp,
}

/// What became of a wish.
pub(in crate::tables) struct Became {
    pub(in crate::tables) seating: Seating,
    /// What the others have now decided that takes the game: the table must do it.
    pub(in crate::tables) decree: Option<Decree>,
}

/// A decision of the others that takes the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tables) enum Decree {
    /// The program plays what does least.
    Skip {
        seat: Seat,
        /// Where it was decided.
        proposal: ProposalId,
    },
    /// The game ends with the scores as they are.
    End {
        /// Where it was decided.
        proposal: ProposalId,
    },
}

impl Decree {
    pub(super) const fn proposal(self) -> ProposalId {
        match self {
            Self::Skip { proposal, .. } | Self::End { proposal } => proposal,
        }
    }
}

/// Who holds a seat from now on.
pub(super) struct Holder {
    pub(super) player: Option<UserId>,
    pub(super) ai: Option<&'static str>,
    pub(super) name: String,
}

impl<'a> Seats<'a> {
    /// The table, if it runs.
    pub(super) fn of(
        change: &'a mut Change,
        around: &'a Surroundings,
        now: Timestamp,
    ) -> Result<Self, TableError> {
        change.after.must_run()?;
        Ok(Self { change, around, now })
    }

    /// The table as it is by now.
    pub(super) const fn state(&mut self) -> &mut TableState {
        &mut self.change.after
    }

    pub(super) fn players(&self) -> Vec<Seated> {
        self.change.after.players()
    }

    /// The row of a seat that the table has.
    pub(super) fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.change.after.seat(seat)
    }

    /// Who sits there; the seat is one of the table's.
    pub(super) fn seated(&self, seat: Seat) -> Seated {
        self.players().swap_remove(seat.index())
    }

    pub(super) fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.change.after.seat_of(user)
    }

    pub(super) fn is_to_move(&self, seat: Seat) -> bool {
        self.change.after.to_move() == Some(seat)
    }

    /// The channel is to read this.
    pub(super) fn say(&mut self, notice: Notice) {
        self.change.owe(PostKind::Notice(notice));
    }

    /// Whether it is a match of a league: all other rated tables have a host.
    fn is_match(&self) -> bool {
        let TableState { table, terms, .. } = &self.change.after;
        table.host.is_none() && terms.stakes == Stakes::Rated
    }

    /// Makes a seat free; ends the table with the last person. In a match of a league nobody waits for who is gone: an AI plays on.
    pub(super) fn free(&mut self, seat: Seat, why: Left) {
        let was = self.state().seats[seat.index()].name.clone();
        let name = if why == Left::Forgotten { forgotten() } else { was };
        let is_other = |row: &SeatRow| row.seat != u8::from(seat) && row.player.is_some();
        if self.is_match() && self.change.after.seats.iter().any(is_other) {
            return self.ai_plays_on(seat, Whose::Person(name));
        }
        self.pass_on(seat, Holder { player: None, ai: None, name: name.clone() });
        if self.change.after.seats.iter().all(|row| row.player.is_none()) {
            self.change.clear(|_| true);
            self.say(Notice::AllLeft { name, why });
            let now = self.now;
            return self.state().close(Stage::Ended, now);
        }
        let waits = self.is_to_move(seat);
        self.say(Notice::SeatFree { seat, name, why, waits });
    }

    /// An AI plays on for somebody.
    fn ai_plays_on(&mut self, seat: Seat, from: Whose) {
        let TableState { table, seats, .. } = &self.change.after;
        let name = free_name(table.id, seats).to_owned();
        self.pass_on(seat, Holder { player: None, ai: Some(STAND_IN.name()), name });
        let name = self.seated(seat).whose();
        self.say(Notice::SeatTaken { seat, name, from });
    }

    /// Gives a seat to another holder. Those who must be told in words are told by the caller.
    ///
    /// Its join and its bank stay with it; turns that somebody else missed do not count for the new holder, and what somebody
    /// else has planned and ordered goes.
    pub(super) fn pass_on(&mut self, seat: Seat, to: Holder) {
        let Holder { player, ai, name } = to;
        let (now, state) = (self.now, &mut self.change.after);
        let row = &mut state.seats[seat.index()];
        // A free seat still bears the name of who left it, who may want to be forgotten.
        let is_held = row.player.is_some() || row.ai.is_some();
        self.change.handovers.push(HandoverRow {
            seat: row.seat,
            number: state.table.records,
            player: row.player,
            ai: row.ai.clone(),
            name: is_held.then(|| row.name.clone()),
            at: now,
        });
        (row.player, row.ai, row.name) = (player, ai.map(str::to_owned), name);
        (row.missed, row.away, row.standing_order) = (0, false, None);
        state.plans.retain(|plan| plan.seat != u8::from(seat));
        self.no_longer_offered(seat);
        self.forget_votes(seat);
        self.pass_host_on();
        if self.is_to_move(seat) {
            self.turn_anew();
        }
    }

    /// An offer lapses, and the buttons under it go.
    pub(super) fn no_longer_offered(&mut self, seat: Seat) {
        self.state().offers.retain(|offer| offer.seat != u8::from(seat));
        let offers = |post: &PostKind| matches!(post, PostKind::Notice(notice) if notice.offers() == Some(seat));
        self.change.clear(offers);
    }

    /// The host is one of those who sit, the first of them if the host has gone.
    fn pass_host_on(&mut self) {
        if self.is_match() {
            return;
        }
        let state = self.state();
        if state.table.host.is_none_or(|host| state.seat_of(host).is_none())
            && let Some(next) = state.seats.iter().find_map(|row| row.player)
        {
            state.table.host = Some(next);
        }
    }

    /// The holder of the seat that decides has all the time of a turn.
    pub(super) fn turn_anew(&mut self) {
        self.end_vote();
        self.change.owe(PostKind::end_of_ping(&self.change.after.terms));
        begin(&mut self.change.after, self.now);
    }

    /// Mentions the one who decides; nobody, if no person does.
    pub(super) fn call(&mut self) {
        let to_move = self.change.after.to_move();
        let called = to_move.filter(|seat| matches!(self.seated(*seat).who, Occupant::Person(_)));
        let number = self.change.after.table.records;
        if let Some(seat) = called {
            self.change.owe(PostKind::Ping { seat, number, next: None });
        }
    }

    /// The answer as it is.
    pub(super) fn became(&self, done: SeatDone) -> Became {
        let state = self.change.after.table.state;
        Became { seating: Seating { done, state, players: self.players() }, decree: None }
    }

    /// The answer when something was done: what is decided by it is done, too, and the table is checked.
    pub(super) fn answer(mut self, done: SeatDone) -> Became {
        let decree = self.settle();
        let state = &mut self.change.after;
        let is_open = |id| state.open().any(|proposal| proposal.id == id);
        let done = match done {
            SeatDone::Proposed(id) if decree.is_some() || !is_open(id) => SeatDone::Decided,
            done => done,
        };
        if state.table.state == Stage::Running {
            state.table.wake = Some(self.now);
        }
        Became { decree, ..self.became(done) }
    }
}

impl Seats<'_> {
    /// A proposal is over; its buttons go.
    pub(super) fn close(&mut self, id: ProposalId, over: Over) {
        let mut open = self.state().proposals.iter_mut();
        if let Some(proposal) = open.find(|one| one.id == id && one.over.is_none()) {
            proposal.close(over);
        }
        self.change.clear(|post| post.asks() == Some(id));
    }
}
