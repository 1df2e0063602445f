//! Who may do what about which seat.

use crate::{
    board::{Level, Seat},
    store::{BlockRow, OfferRow, Stage},
    tables::{
        Authority, InteractionId, LobbyRefused, Notice, Occupant, Player, Refused, Seated,
        TableError, Timestamp, UserId,
        state::{Change, Surroundings, TableState},
    },
};

use super::{
    Left, Recipient, SeatDone, SeatRefused, SeatRequest, SeatStep,
    ai_names::free_name,
    passing::{Became, Holder, Seats},
};

/// What a wish about a seat makes of a table, with the answer.
pub(in crate::tables) fn decide(
    state: &TableState,
    around: &Surroundings,
    wish: &SeatRequest,
    now: Timestamp,
) -> Result<(Change, Became), TableError> {
    if let (SeatRequest::Of(..), Some(table)) = (wish, around.used_at)
        && table != state.table.id
    {
        return Err(Refused::UsedElsewhere { table }.into());
    }
    let mut change = Change::of(state);
    let mut seats = Seats::of(&mut change, around, now)?;
    let became = match wish {
        SeatRequest::Settle => seats.answer(SeatDone::Repeated),
        SeatRequest::Gone(user, why) => match seats.seat_of(*user) {
            Some(seat) => {
                seats.free(seat, why.clone());
                seats.answer(SeatDone::Freed(seat))
            }
            None => seats.answer(SeatDone::Repeated),
        },
        // The first click may have decided, and the program have ended before it was done.
        SeatRequest::Of(..) if around.used_at.is_some() => {
            Became { decree: seats.decree(), ..seats.became(SeatDone::Repeated) }
        }
        SeatRequest::Of(by, click, step) => seats.apply(by, *click, step)?,
    };
    Ok((change, became))
}

/// The seats that this user can take.
pub(super) fn open_to(state: &TableState, user: UserId) -> Result<Vec<Seated>, TableError> {
    state.must_run()?;
    if state.seat_of(user).is_some() {
        return Err(Refused::AlreadySeated.into());
    }
    let is_offered = |seat: Seat| {
        let mut offers = state.offers.iter().filter(|offer| offer.seat == u8::from(seat));
        offers.any(|offer| offer.person.is_none_or(|person| person == user))
    };
    let is_open = |one: &Seated| one.who == Occupant::Vacant || is_offered(one.seat);
    Ok(state.players().into_iter().filter(is_open).collect())
}

impl Seats<'_> {
    /// One wish of a person.
    fn apply(
        mut self,
        by: &Player,
        click: InteractionId,
        step: &SeatStep,
    ) -> Result<Became, TableError> {
        let done = match step {
            SeatStep::Resign => self.resign(by)?,
            SeatStep::Offer { seat, to, authority } => self.offer(by, *seat, to, *authority)?,
            SeatStep::Withdraw { seat, authority } => self.withdraw(by, *seat, *authority)?,
            SeatStep::Decline { seat } => self.decline(by, *seat)?,
            SeatStep::Take { seat } => self.take(by, *seat)?,
            SeatStep::LetAi { seat, level, authority } => {
                self.let_ai(by, *seat, *level, *authority)?
            }
            SeatStep::Vacate { seat } => self.vacate(by, *seat)?,
            SeatStep::Back => self.back(by)?,
            SeatStep::Propose { subject, within } => self.propose(by, *subject, *within)?,
            SeatStep::Vote { asked, answer } => self.vote(by, *asked, *answer)?,
            SeatStep::TakeBack { proposal } => self.take_back(by, *proposal)?,
        };
        if matches!(done, SeatDone::WasThere(_)) {
            return Ok(self.became(done));
        }
        self.change.click = Some(click);
        self.change.after.touch(self.now);
        Ok(self.answer(done))
    }

    pub(super) fn own_seat(&self, by: &Player) -> Result<Seat, TableError> {
        self.seat_of(by.user)
            .ok_or_else(|| TableError::Refused(Refused::NotAtTable { players: self.players() }))
    }

    /// The one who holds the seat may; if no person does, anybody who sits at the table; a moderator always.
    fn may_give(&self, by: &Player, seat: Seat, authority: Authority) -> Result<(), TableError> {
        if self.seat(seat).is_none() {
            return Err(SeatRefused::NoSuchSeat.into());
        }
        let held_by = self.seated(seat);
        match (authority, held_by.who) {
            (Authority::Moderator, _) => Ok(()),
            (Authority::Own, Occupant::Person(user)) if user == by.user => Ok(()),
            (Authority::Own, Occupant::Person(_)) => {
                self.own_seat(by)?;
                Err(SeatRefused::NotYours { held_by }.into())
            }
            (Authority::Own, Occupant::Ai(_) | Occupant::Vacant) => self.own_seat(by).map(drop),
        }
    }

    fn resign(&mut self, by: &Player) -> Result<SeatDone, TableError> {
        let seat = self.own_seat(by)?;
        Ok(self.give_up(seat, Left::Resigned))
    }

    fn vacate(&mut self, by: &Player, seat: Seat) -> Result<SeatDone, TableError> {
        self.may_give(by, seat, Authority::Moderator)?;
        if self.seated(seat).who == Occupant::Vacant {
            return Err(SeatRefused::AlreadyFree.into());
        }
        Ok(self.give_up(seat, Left::Moderator(by.name.clone())))
    }

    fn give_up(&mut self, seat: Seat, why: Left) -> SeatDone {
        self.free(seat, why);
        let is_over = self.state().table.state != Stage::Running;
        if is_over { SeatDone::Ended } else { SeatDone::Freed(seat) }
    }

    fn offer(
        &mut self,
        by: &Player,
        seat: Seat,
        to: &Recipient,
        authority: Authority,
    ) -> Result<SeatDone, TableError> {
        self.may_give(by, seat, authority)?;
        let person = match to {
            Recipient::Anybody => None,
            Recipient::Person(user) => Some(*user),
        };
        if let Some(sits) = person.and_then(|user| self.seat_of(user)) {
            let held_by = self.seated(sits);
            let is_self = person == Some(by.user);
            return Err(if is_self {
                SeatRefused::ToYourself
            } else {
                SeatRefused::SitsHere { held_by }
            }
            .into());
        }
        self.no_longer_offered(seat);
        let offer = OfferRow { seat: seat.into(), person, at: self.now };
        let offers = &mut self.state().offers;
        offers.push(offer);
        offers.sort_by_key(|offer| offer.seat);
        let (of, by) = (self.seated(seat).whose(), by.name.clone());
        self.say(Notice::SeatOffered { seat, of, by, person, woken: false });
        Ok(SeatDone::Offered(seat))
    }

    fn withdraw(
        &mut self,
        by: &Player,
        seat: Seat,
        authority: Authority,
    ) -> Result<SeatDone, TableError> {
        self.may_give(by, seat, authority)?;
        self.offer_of(seat).ok_or(SeatRefused::NoOffer)?;
        Ok(self.stay(seat))
    }

    fn decline(&mut self, by: &Player, seat: Seat) -> Result<SeatDone, TableError> {
        match self.offer_of(seat) {
            Some(OfferRow { person: Some(person), .. }) if person == by.user => Ok(self.stay(seat)),
            Some(OfferRow { person: Some(person), .. }) => {
                Err(SeatRefused::OfferedToOther { person }.into())
            }
            Some(OfferRow { person: None, .. }) | None => Err(SeatRefused::NoOffer.into()),
        }
    }

    /// Nothing comes of an offer.
    fn stay(&mut self, seat: Seat) -> SeatDone {
        self.no_longer_offered(seat);
        let of = self.seated(seat).whose();
        self.say(Notice::OfferOver { seat, of });
        SeatDone::Withdrawn(seat)
    }

    fn take(&mut self, by: &Player, seat: Seat) -> Result<SeatDone, TableError> {
        if self.seat(seat).is_none() {
            return Err(SeatRefused::NoSuchSeat.into());
        }
        let held_by = self.seated(seat);
        match self.seat_of(by.user) {
            Some(own) if own == seat => return Err(SeatRefused::Own.into()),
            Some(_) => return Err(Refused::AlreadySeated.into()),
            None => {}
        }
        if let Some(BlockRow { until, reason }) = self.around.block.clone() {
            return Err(LobbyRefused::Blocked { until, reason }.into());
        }
        let offer = self.offer_of(seat);
        match (held_by.who, offer.map(|offer| offer.person)) {
            (Occupant::Vacant, _) | (_, Some(None)) => {}
            (_, Some(Some(person))) if person == by.user => {}
            (_, Some(Some(person))) => return Err(SeatRefused::OfferedToOther { person }.into()),
            (_, None) => return Err(SeatRefused::NotOffered { held_by }.into()),
        }
        self.change.met = Some(by.clone());
        self.pass_on(seat, Holder { player: Some(by.user), ai: None, name: by.name.clone() });
        let (name, from) = (self.seated(seat).whose(), held_by.whose());
        self.say(Notice::SeatTaken { seat, name, from });
        if self.is_to_move(seat) {
            self.call();
        }
        Ok(SeatDone::Taken(seat))
    }

    fn let_ai(
        &mut self,
        by: &Player,
        seat: Seat,
        level: Level,
        authority: Authority,
    ) -> Result<SeatDone, TableError> {
        self.may_give(by, seat, authority)?;
        let held_by = self.seated(seat);
        let TableState { table, seats, .. } = &self.change.after;
        if seats.iter().all(|row| row.seat == u8::from(seat) || row.player.is_none()) {
            return Err(SeatRefused::LastPerson.into());
        }
        let name = match held_by.who {
            Occupant::Ai(_) => held_by.name.clone(),
            Occupant::Person(_) | Occupant::Vacant => free_name(table.id, seats).to_owned(),
        };
        self.pass_on(seat, Holder { player: None, ai: Some(level.name()), name });
        let (name, from) = (self.seated(seat).whose(), held_by.whose());
        self.say(Notice::SeatTaken { seat, name, from });
        Ok(SeatDone::PlayedByAi(seat))
    }

    /// Who was away plays again, with all the time of a turn.
    fn back(&mut self, by: &Player) -> Result<SeatDone, TableError> {
        let Some(seat) = self.seat_of(by.user) else { return Err(self.not_here(by)) };
        let row = &mut self.state().seats[seat.index()];
        let was_away = row.away;
        (row.missed, row.away) = (0, false);
        if !was_away {
            return Ok(SeatDone::WasThere(seat));
        }
        let name = by.name.clone();
        self.say(Notice::Back { seat, name });
        if self.is_to_move(seat) {
            self.turn_anew();
            self.call();
        }
        Ok(SeatDone::Back(seat))
    }

    /// Somebody who has no seat (any more) wants it back.
    fn not_here(&self, by: &Player) -> TableError {
        let given =
            self.around.handovers.iter().rev().find(|handover| handover.player == Some(by.user));
        match given.and_then(|handover| Seat::new(handover.seat)) {
            Some(seat) => SeatRefused::GivenAway { held_by: self.seated(seat) }.into(),
            None => TableError::Refused(Refused::NotAtTable { players: self.players() }),
        }
    }

    fn offer_of(&self, seat: Seat) -> Option<OfferRow> {
        self.change.after.offers.iter().find(|offer| offer.seat == u8::from(seat)).copied()
    }
}
