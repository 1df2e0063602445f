//! Who may do what about which seat.

use crate::{
    board::{Level, Seat},
    store::{OfferRow, Tx},
    tables::{
        Authority, InteractionId, Notice, Occupant, Player, PostKind, Refused, Seated, TableError,
        TableId, Timestamp, UserId, moderation, rated::may_manage,
    },
};

use super::{
    Left, Recipient, SeatDone, SeatRefused, SeatStep,
    ai_names::free_name,
    passing::{Became, Holder, Seats},
};

/// One wish of a person, done in one transaction.
pub(super) fn apply(
    tx: &Tx,
    table: TableId,
    (by, interaction): (&Player, InteractionId),
    step: &SeatStep,
    now: Timestamp,
) -> Result<Became, TableError> {
    let mut seats = Seats::read(tx, table, now)?;
    let before = seats.players();
    let done = match step {
        SeatStep::Resign => seats.resign(by)?,
        SeatStep::Offer { seat, to, authority } => seats.offer(by, *seat, to, *authority)?,
        SeatStep::Withdraw { seat, authority } => seats.withdraw(by, *seat, *authority)?,
        SeatStep::Decline { seat } => seats.decline(by, *seat)?,
        SeatStep::Take { seat } => seats.take(by, *seat)?,
        SeatStep::LetAi { seat, level, authority } => {
            seats.let_ai(by, *seat, *level, *authority)?
        }
        SeatStep::Vacate { seat } => seats.vacate(by, *seat)?,
        SeatStep::Back => seats.back(by)?,
        SeatStep::Propose { subject, within } => seats.propose(by, *subject, *within)?,
        SeatStep::Vote { asked, answer } => seats.vote(by, *asked, *answer)?,
        SeatStep::TakeBack { proposal } => seats.take_back(by, *proposal)?,
    };
    if matches!(done, SeatDone::WasThere(_)) {
        return Ok(seats.unchanged(done));
    }
    tx.keep_interaction(interaction, table)?;
    moderation::about_seat(tx, (seats.row.guild, table), (by, now), step, &before)?;
    tx.set_active(table, now)?;
    seats.answer(done)
}

/// A user has gone; `None` if there is nothing to give up.
pub(super) fn gone(
    tx: &Tx,
    table: TableId,
    user: UserId,
    why: &Left,
    now: Timestamp,
) -> Result<Option<Became>, TableError> {
    let mut seats = match Seats::read(tx, table, now) {
        Ok(seats) => seats,
        Err(TableError::Refused(Refused::NotStarted | Refused::Over | Refused::Ended)) => {
            return Ok(None);
        }
        Err(error) => return Err(error),
    };
    let Some(seat) = seats.seat_of(user) else { return Ok(None) };
    seats.free(seat, why.clone())?;
    seats.answer(SeatDone::Freed(seat)).map(Some)
}

impl Seats<'_, '_> {
    pub(super) fn own_seat(&self, by: &Player) -> Result<Seat, TableError> {
        self.seat_of(by.user)
            .ok_or_else(|| TableError::Refused(Refused::NotAtTable { players: self.players() }))
    }

    /// The one who holds the seat may; if no person does, whoever sits at the table; a moderator always.
    fn may_give(&self, by: &Player, seat: Seat, authority: Authority) -> Result<(), TableError> {
        if self.seat(seat).is_none() {
            return Err(SeatRefused::NoSuchSeat.into());
        }
        let held_by = self.seated(seat);
        match (authority, held_by.who) {
            (Authority::Moderator, _) => may_manage(self.tx, self.row.id, by.user),
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
        self.give_up(seat, Left::Resigned)
    }

    fn vacate(&mut self, by: &Player, seat: Seat) -> Result<SeatDone, TableError> {
        self.may_give(by, seat, Authority::Moderator)?;
        if self.seated(seat).who == Occupant::Vacant {
            return Err(SeatRefused::AlreadyFree.into());
        }
        self.give_up(seat, Left::Moderator(by.name.clone()))
    }

    fn give_up(&mut self, seat: Seat, why: Left) -> Result<SeatDone, TableError> {
        self.free(seat, why)?;
        let is_over = self.row.state != crate::tables::TableState::Running;
        Ok(if is_over { SeatDone::Ended } else { SeatDone::Freed(seat) })
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
        self.no_longer_offered(seat)?;
        self.tx.offer(self.row.id, &OfferRow { seat: seat.into(), person, at: self.now })?;
        let (of, by) = (self.seated(seat).whose(), by.name.clone());
        self.posts.push(PostKind::Notice(Notice::SeatOffered {
            seat,
            of,
            by,
            person,
            woken: false,
        }));
        Ok(SeatDone::Offered(seat))
    }

    fn withdraw(
        &mut self,
        by: &Player,
        seat: Seat,
        authority: Authority,
    ) -> Result<SeatDone, TableError> {
        self.may_give(by, seat, authority)?;
        self.offer_of(seat)?.ok_or(SeatRefused::NoOffer)?;
        self.stay(seat)
    }

    fn decline(&mut self, by: &Player, seat: Seat) -> Result<SeatDone, TableError> {
        match self.offer_of(seat)? {
            Some(OfferRow { person: Some(person), .. }) if person == by.user => self.stay(seat),
            Some(OfferRow { person: Some(person), .. }) => {
                Err(SeatRefused::OfferedToOther { person }.into())
            }
            Some(OfferRow { person: None, .. }) | None => Err(SeatRefused::NoOffer.into()),
        }
    }

    /// Nothing comes of an offer.
    fn stay(&mut self, seat: Seat) -> Result<SeatDone, TableError> {
        self.no_longer_offered(seat)?;
        let of = self.seated(seat).whose();
        self.posts.push(PostKind::Notice(Notice::OfferOver { seat, of }));
        Ok(SeatDone::Withdrawn(seat))
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
        moderation::may_join(self.tx, self.row.guild, by.user, self.now)?;
        let offer = self.offer_of(seat)?;
        match (held_by.who, offer.map(|offer| offer.person)) {
            (Occupant::Vacant, _) | (_, Some(None)) => {}
            (_, Some(Some(person))) if person == by.user => {}
            (_, Some(Some(person))) => return Err(SeatRefused::OfferedToOther { person }.into()),
            (_, None) => return Err(SeatRefused::NotOffered { held_by }.into()),
        }
        self.tx.meet(by.user, &by.name, None, self.now)?;
        self.pass_on(seat, Holder { player: Some(by.user), ai: None, name: by.name.clone() })?;
        let (name, from) = (self.seated(seat).whose(), held_by.whose());
        self.posts.push(PostKind::Notice(Notice::SeatTaken { seat, name, from }));
        if self.is_to_move(seat) {
            self.call();
        }
        Ok(SeatDone::Taken(seat))
    }

    /// The seats that this user can take.
    pub(super) fn open_to(&self, user: UserId) -> Result<Vec<Seated>, TableError> {
        if self.seat_of(user).is_some() {
            return Err(Refused::AlreadySeated.into());
        }
        let offers = self.tx.offers(self.row.id)?;
        let is_offered = |seat: Seat| {
            let mut offers = offers.iter().filter(|offer| offer.seat == u8::from(seat));
            offers.any(|offer| offer.person.is_none_or(|person| person == user))
        };
        let is_open = |one: &Seated| one.who == Occupant::Vacant || is_offered(one.seat);
        Ok(self.players().into_iter().filter(is_open).collect())
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
        let others = self.rows.iter().filter(|row| row.seat != u8::from(seat));
        if others.into_iter().all(|row| row.player.is_none()) {
            return Err(SeatRefused::LastPerson.into());
        }
        let name = match held_by.who {
            Occupant::Ai(_) => held_by.name.clone(),
            Occupant::Person(_) | Occupant::Vacant => free_name(self.row.id, &self.rows).to_owned(),
        };
        self.pass_on(seat, Holder { player: None, ai: Some(level.name()), name })?;
        let (name, from) = (self.seated(seat).whose(), held_by.whose());
        self.posts.push(PostKind::Notice(Notice::SeatTaken { seat, name, from }));
        Ok(SeatDone::PlayedByAi(seat))
    }

    /// Whoever was away plays again, with all the time of a turn.
    fn back(&mut self, by: &Player) -> Result<SeatDone, TableError> {
        let Some(seat) = self.seat_of(by.user) else { return Err(self.not_here(by)?) };
        let (missed, away) = (self.rows[seat.index()].missed, self.rows[seat.index()].away);
        if missed == 0 && !away {
            return Ok(SeatDone::WasThere(seat));
        }
        self.tx.set_missed(self.row.id, seat.into(), 0, false)?;
        if !away {
            return Ok(SeatDone::WasThere(seat));
        }
        let name = by.name.clone();
        self.posts.push(PostKind::Notice(Notice::Back { seat, name }));
        if self.is_to_move(seat) {
            self.turn_anew()?;
            self.call();
        }
        Ok(SeatDone::Back(seat))
    }

    /// Somebody who has no seat (any more) wants it back.
    fn not_here(&self, by: &Player) -> Result<TableError, TableError> {
        let handovers = self.tx.handovers(self.row.id)?;
        let given = handovers.iter().rev().find(|handover| handover.player == Some(by.user));
        Ok(match given.and_then(|handover| Seat::new(handover.seat)) {
            Some(seat) => SeatRefused::GivenAway { held_by: self.seated(seat) }.into(),
            None => TableError::Refused(Refused::NotAtTable { players: self.players() }),
        })
    }

    fn offer_of(&self, seat: Seat) -> Result<Option<OfferRow>, TableError> {
        let offers = self.tx.offers(self.row.id)?;
        Ok(offers.into_iter().find(|offer| offer.seat == u8::from(seat)))
    }
}
