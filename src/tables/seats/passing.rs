//! What follows when a seat passes on: offers and votes lapse, the host's rights and the turn pass on, the channel hears of it.

use crate::{
    board::Seat,
    store::{HandoverRow, SeatRow, TableRow, Tx, Void},
    tables::{
        Notice, Occupant, PostId, PostKind, ProposalId, Refused, Seated, TableError, TableId,
        TableState, Timestamp, UserId,
        agreed::terms,
        players::{forgotten, seated},
        rated::{self, RatedEnd},
        turns,
    },
};

use super::{Left, SeatDone, Seating};

/// A running table within the transaction that changes its seats.
pub(super) struct Seats<'t, 'c> {
    pub(super) tx: &'t Tx<'c>,
    pub(super) row: TableRow,
    pub(super) rows: Vec<SeatRow>,
    pub(super) now: Timestamp,
    /// What the channel must be told, in order.
    pub(super) posts: Vec<PostKind>,
}

/// What became of a wish.
pub(super) struct Became {
    pub(super) seating: Seating,
    /// What the others have now decided that takes the game: the table must do it.
    pub(super) decree: Option<Decree>,
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

impl<'t, 'c> Seats<'t, 'c> {
    /// The table, if it runs.
    pub(super) fn read(tx: &'t Tx<'c>, table: TableId, now: Timestamp) -> Result<Self, TableError> {
        let row = tx.table(table)?.ok_or(Refused::NoTable)?;
        Refused::unless(row.state, TableState::Running)?;
        let rows = tx.seats(table)?;
        if seated(&rows).len() != rows.len() {
            return Err(TableError::Broken { table, why: "a seat is not readable".to_owned() });
        }
        Ok(Self { tx, row, rows, now, posts: Vec::new() })
    }

    pub(super) fn players(&self) -> Vec<Seated> {
        seated(&self.rows)
    }

    /// The row of a seat that the table has.
    pub(super) fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.rows.get(seat.index())
    }

    /// Who sits there; the seat is one of the table's.
    pub(super) fn seated(&self, seat: Seat) -> Seated {
        self.players().swap_remove(seat.index())
    }

    pub(super) fn seat_of(&self, user: UserId) -> Option<Seat> {
        let row = self.rows.iter().find(|row| row.player == Some(user))?;
        Seat::new(row.seat)
    }

    pub(super) fn is_to_move(&self, seat: Seat) -> bool {
        self.row.to_move.and_then(Seat::new) == Some(seat)
    }

    /// Makes a seat free; ends the table with the last person.
    pub(super) fn free(&mut self, seat: Seat, why: Left) -> Result<(), TableError> {
        let was = self.rows[seat.index()].name.clone();
        let name = if why == Left::Forgotten { forgotten() } else { was };
        self.pass_on(seat, Holder { player: None, ai: None, name: name.clone() })?;
        if self.rows.iter().all(|row| row.player.is_none()) {
            self.clear(|_| true)?;
            self.posts.push(PostKind::Notice(Notice::AllLeft { name, why }));
            self.row.state = TableState::Ended;
            rated::end(self.tx, self.row.id, RatedEnd::Cut(Void::Closed), self.now)?;
            return Ok(self.tx.close_table(self.row.id, TableState::Ended, self.now)?);
        }
        let waits = self.is_to_move(seat);
        self.posts.push(PostKind::Notice(Notice::SeatFree { seat, name, why, waits }));
        Ok(())
    }

    /// Gives a seat to another holder. Those who must be told in words are told by the caller.
    pub(super) fn pass_on(&mut self, seat: Seat, to: Holder) -> Result<(), TableError> {
        let Holder { player, ai, name } = to;
        let table = self.row.id;
        let row = &mut self.rows[seat.index()];
        // A free seat still bears the name of who left it, who may want to be forgotten.
        let is_held = row.player.is_some() || row.ai.is_some();
        let handover = HandoverRow {
            seat: row.seat,
            number: self.row.records,
            player: row.player,
            ai: row.ai.clone(),
            name: is_held.then(|| row.name.clone()),
            at: self.now,
        };
        (row.player, row.ai, row.name) = (player, ai.map(str::to_owned), name);
        (row.missed, row.away) = (0, false);
        self.tx.hand_over(table, &handover)?;
        if handover.player.is_some() {
            self.tx.leave_rated(table, handover.seat, self.now)?;
        }
        self.tx.hold(table, handover.seat, player, ai, &self.rows[seat.index()].name)?;
        self.no_longer_offered(seat)?;
        self.forget_votes(seat)?;
        self.pass_host_on()?;
        if self.is_to_move(seat) { self.turn_anew() } else { Ok(()) }
    }

    /// An offer lapses, and the buttons under it go.
    pub(super) fn no_longer_offered(&mut self, seat: Seat) -> Result<(), TableError> {
        self.tx.withdraw(self.row.id, u8::from(seat))?;
        self.clear(|post| matches!(post, PostKind::Notice(notice) if notice.offers() == Some(seat)))
    }

    /// The host is one of those who sit, the first of them if the host has gone.
    fn pass_host_on(&mut self) -> Result<(), TableError> {
        let sits = |user| self.rows.iter().any(|row| row.player == Some(user));
        if self.row.host.is_some_and(sits) {
            return Ok(());
        }
        let next = self.rows.iter().find_map(|row| row.player);
        if let Some(next) = next {
            self.row.host = Some(next);
            self.tx.set_host(self.row.id, next)?;
        }
        Ok(())
    }

    /// Whoever holds the seat that decides has all the time of a turn.
    pub(super) fn turn_anew(&mut self) -> Result<(), TableError> {
        self.end_vote()?;
        self.posts.push(PostKind::end_of_ping(&terms(&self.row)?));
        Ok(turns::begin(self.tx, self.row.id, self.row.to_move, self.row.records, self.now)?)
    }

    /// Calls the one who decides; nobody, if no person does.
    pub(super) fn call(&mut self) {
        let to_move = self.row.to_move.and_then(Seat::new);
        let called = to_move.filter(|seat| matches!(self.seated(*seat).who, Occupant::Person(_)));
        let number = self.row.records;
        self.posts.extend(called.map(|seat| PostKind::Ping { seat, number, next: None }));
    }

    /// Takes the buttons off the lines that stand in the channel and are such.
    pub(super) fn clear(&mut self, is_such: impl Fn(&PostKind) -> bool) -> Result<(), TableError> {
        self.posts.extend(standing(self.tx, self.row.id, is_such)?);
        Ok(())
    }

    /// The answer when there was nothing to do.
    pub(super) fn unchanged(self, done: SeatDone) -> Became {
        let seating = Seating { done, state: self.row.state, players: self.players() };
        Became { seating, decree: None }
    }

    /// Writes what the channel must be told and lets time be looked at.
    pub(super) fn answer(mut self, done: SeatDone) -> Result<Became, TableError> {
        let decree = self.settle()?;
        let is_open =
            |id| Ok::<_, TableError>(self.tx.proposal(id)?.is_some_and(|row| row.over.is_none()));
        let done = match done {
            SeatDone::Proposed(id) if decree.is_some() || !is_open(id)? => SeatDone::Decided,
            done => done,
        };
        let number = self.row.records;
        let posts: Vec<_> = self.posts.iter().map(|post| post.owed_at(number)).collect();
        self.tx.owe(self.row.id, &posts, self.now)?;
        self.tx.wake_at(self.row.id, Some(self.now))?;
        let seating = Seating { done, state: self.row.state, players: self.players() };
        Ok(Became { seating, decree })
    }
}

/// The removal of the buttons of such lines, as far as they still have them.
pub(in crate::tables) fn standing(
    tx: &Tx,
    table: TableId,
    is_such: impl Fn(&PostKind) -> bool,
) -> Result<Vec<PostKind>, TableError> {
    let mut cleared: Vec<PostId> = Vec::new();
    let mut found = Vec::new();
    for (id, kind) in tx.notices(table)?.into_iter().rev() {
        match serde_json::from_str::<PostKind>(&kind) {
            Ok(PostKind::ClearNotice { post }) => cleared.push(post),
            Ok(line) if line.has_buttons() && is_such(&line) && !cleared.contains(&id) => {
                found.push(PostKind::ClearNotice { post: id });
            }
            Ok(_) | Err(_) => {}
        }
    }
    Ok(found)
}
