//! One look at a table: what is due is read, decided by [`due`], and written with the next wake in the caller's transaction.

use super::{
    super::{
        Notice, Over, PostKind, Refused, Stage, StandsIn, TableError, Timestamp, Via,
        agreed::terms,
        seats::{Subject, ask, due_calls, is_decided, standing},
        server::ServerSettings,
        settings::{preferences, server},
        turns,
    },
    due::{Agenda, Deed, Others, Situation, Waiting, due, moment},
    sleepers::{ask_sleepers, call_offered},
};
use crate::{
    board::Seat,
    pace::{Moment, Preferences, Span, TimeOut},
    store::{MoveNumber, SeatRow, TableId, TableRow, TurnRow, Tx},
};

/// After so many turns in a row whose time ran out an AI plays on until the player is back.
const AWAY_AFTER: u32 = 2;

/// What the table itself must still do when a look has asked for it in vain: it is asked again after this time.
pub(super) const ASK_AGAIN: Span = Span::hours(1);

/// So long the others can decide about somebody for whom the table has waited for long.
const ASKED_FOR: Span = Span::days(7);

/// What a look leaves to others once it is durable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each errand is for another and may come alone")]
pub(in crate::tables) struct Errands {
    /// Posts are owed.
    pub(in crate::tables) owes: bool,
    /// The time of a turn ran out: seats have changed, and the program may have to decide.
    pub(in crate::tables) time_up: bool,
    /// The table must be closed.
    pub(in crate::tables) close: bool,
    /// What is planned must be played.
    pub(in crate::tables) plan: bool,
    /// The table must do what the others have decided, or close what they have not.
    pub(in crate::tables) settle: bool,
}

/// Looks after a table anew in the transaction of another change: all that only this transaction can do is done. What changes
/// seats or the table itself is left to the agenda, which tells those who must know.
pub(in crate::tables) fn glance(tx: &Tx, table: TableId, now: Timestamp) -> Result<(), TableError> {
    let row = tx.table(table)?.ok_or(Refused::NoTable)?;
    if row.state == Stage::Running && row.asleep.is_none() {
        let visit = Visit { tx, row, now, errands: Errands::default() };
        if is_decided(tx, &visit.row, now)? {
            return Ok(tx.wake_at(table, Some(now))?);
        }
        if visit.row.paused.is_none() {
            let todo = visit.todo()?;
            if todo.is_left_to_the_agenda(now) {
                return Ok(tx.wake_at(table, Some(now))?);
            }
            return visit.running(todo).map(drop);
        }
    }
    attend(tx, table, now).map(drop)
}

/// Does what is due at a table, and writes when it must be looked at again.
pub(in crate::tables) fn attend(
    tx: &Tx,
    table: TableId,
    now: Timestamp,
) -> Result<Errands, TableError> {
    let row = tx.table(table)?.ok_or(Refused::NoTable)?;
    if row.asleep.is_some() {
        tx.wake_at(table, None)?;
        return Ok(Errands::default());
    }
    match row.state {
        Stage::Lobby => Visit { tx, row, now, errands: Errands::default() }.lobby(),
        Stage::Running => {
            let visit = Visit { tx, row, now, errands: Errands::default() };
            match visit.row.paused {
                Some((since, until)) if until <= now => visit.end_of_rest(since),
                Some((_, until)) => visit.resting(until),
                None => {
                    let todo = visit.todo()?;
                    visit.running(todo)
                }
            }
        }
        Stage::Finished | Stage::Ended => Ok(Errands::default()),
    }
}

struct Visit<'t, 'c> {
    tx: &'t Tx<'c>,
    row: TableRow,
    now: Timestamp,
    errands: Errands,
}

/// The turn that is waited for, with the one who decides if that is a person who is there.
struct Turn {
    row: TurnRow,
    seat: SeatRow,
    person: Option<Preferences>,
}

/// What there is to do at a running table.
struct Todo {
    turn: Option<Turn>,
    agenda: Agenda,
    /// When a planned move is due.
    planned: Option<Timestamp>,
}

impl Todo {
    /// Whether time has brought what only the agenda can do.
    fn is_left_to_the_agenda(&self, now: Timestamp) -> bool {
        let is_left = |deed: &Deed| matches!(deed, Deed::TimeUp | Deed::Close);
        self.agenda.deeds.iter().any(is_left) || self.planned.is_some_and(|due| due <= now)
    }
}

impl Visit<'_, '_> {
    /// What is to be done at a running table that does not rest.
    fn todo(&self) -> Result<Todo, TableError> {
        let turn = self.turn()?;
        let agenda = self.agenda(&server(self.tx, self.row.guild)?, turn.as_ref())?;
        Ok(Todo { turn, agenda, planned: self.tx.plan_due(self.row.id)? })
    }

    fn lobby(mut self) -> Result<Errands, TableError> {
        let server = server(self.tx, self.row.guild)?;
        let situation = Situation::Lobby {
            created: moment(self.row.created),
            asked: self.row.asked.map(moment),
            patience: days(server.lobby_days),
        };
        let agenda = due(&situation, moment(self.now));
        for deed in &agenda.deeds {
            match deed {
                Deed::Ask { closes } => {
                    self.tx.ask(self.row.id, self.now)?;
                    self.owe(Notice::LobbyCloses { at: (*closes).into() })?;
                }
                Deed::Close => {
                    self.tx.close_table(self.row.id, Stage::Ended, self.now)?;
                    self.owe_post(&PostKind::LobbyCard)?;
                    self.owe(Notice::LobbyExpired)?;
                }
                Deed::Call(_) | Deed::Stall | Deed::TimeUp | Deed::AskOthers => {}
            }
        }
        self.wake(&agenda)
    }

    fn running(mut self, todo: Todo) -> Result<Errands, TableError> {
        let Todo { mut turn, agenda, planned } = todo;
        self.errands.plan = planned.is_some_and(|due| due <= self.now);
        for deed in &agenda.deeds {
            match deed {
                Deed::Ask { closes } => {
                    self.tx.ask(self.row.id, self.now)?;
                    self.row.asked = Some(self.now);
                    self.owe(Notice::StillPlaying { closes: (*closes).into(), woken: None })?;
                }
                Deed::Close => self.errands.close = true,
                Deed::Call(_) | Deed::Stall | Deed::TimeUp | Deed::AskOthers => {
                    if let Some(turn) = &mut turn {
                        self.at_turn(turn, *deed)?;
                    }
                }
            }
        }
        if let Some(Turn { row, .. }) = &mut turn {
            let was = *row;
            row.deadline = if row.expired.is_some() {
                was.deadline
            } else {
                agenda.deadline.map(Timestamp::from)
            };
            self.tx.set_turn_row(self.row.id, row)?;
        }
        let planned = planned.filter(|_| !self.errands.plan).map(moment);
        let voted = self.look_after_votes()?;
        let grace = days(server(self.tx, self.row.guild)?.closing_days);
        let (lines, woken) = ask_sleepers(self.tx, &self.row, grace, self.now)?;
        let (offers, offered) = call_offered(self.tx, &self.row, self.now)?;
        for line in lines.into_iter().chain(offers) {
            self.owe(line)?;
        }
        let slept = woken.into_iter().chain(offered);
        let wake = agenda.wake.into_iter().chain(planned).chain(voted).chain(slept).min();
        self.wake(&Agenda { wake, ..agenda })
    }

    /// Calls those who are to vote; when to look at what is proposed again.
    fn look_after_votes(&mut self) -> Result<Option<Moment>, TableError> {
        self.errands.settle = is_decided(self.tx, &self.row, self.now)?;
        let (calls, wake) = due_calls(self.tx, &self.row, self.now)?;
        for call in &calls {
            self.owe_post(call)?;
        }
        Ok(wake.filter(|_| !self.errands.settle).map(moment))
    }

    /// The table rests: no clock runs, and nobody is called but to vote.
    fn resting(mut self, until: Timestamp) -> Result<Errands, TableError> {
        if let Some(turn) = self.tx.turn(self.row.id)? {
            self.tx.set_turn_row(self.row.id, &TurnRow { deadline: None, ..turn })?;
        }
        let voted = self.look_after_votes()?;
        let wake = voted.into_iter().chain([moment(until)]).min();
        self.wake(&Agenda { wake, ..Agenda::default() })
    }

    /// The time that the table has rested counts for nobody.
    fn end_of_rest(mut self, since: Timestamp) -> Result<Errands, TableError> {
        self.tx.pause(self.row.id, None)?;
        self.row.paused = None;
        turns::resume(self.tx, &self.row, Some(since), self.now)?;
        self.tx.set_active(self.row.id, self.now)?;
        self.row.active = self.now;
        self.owe(Notice::ProposalOver { subject: Subject::GoOn, over: Over::Agreed })?;
        let todo = self.todo()?;
        self.running(todo)
    }

    fn agenda(&self, server: &ServerSettings, turn: Option<&Turn>) -> Result<Agenda, TableError> {
        let waiting = match turn {
            Some(Turn { row, seat, person: Some(person) }) => Some(Waiting {
                turn: row,
                terms: turns::terms_at(&self.row, &self.tx.seats(self.row.id)?, seat.seat)?,
                bank: turns::bank(seat),
                person,
                is_being_called: is_being_called(
                    self.tx,
                    self.row.id,
                    row.number,
                    Via::of(person),
                )?,
                others: self.others(row, seat)?,
            }),
            Some(_) | None => None,
        };
        let situation = Situation::Running {
            turn: waiting,
            active: moment(self.row.active),
            asked: self.row.asked.map(moment),
            patience: days(server.idle_days),
            grace: days(server.closing_days),
        };
        Ok(due(&situation, moment(self.now)))
    }

    /// Whether others could decide about this turn, and have been asked.
    fn others(&self, turn: &TurnRow, late: &SeatRow) -> Result<Others, TableError> {
        let is_other = |row: &SeatRow| row.seat != late.seat && row.player.is_some() && !row.away;
        if !self.tx.seats(self.row.id)?.iter().any(is_other) {
            return Ok(Others::None);
        }
        let is_asked = self.tx.has_proposed(self.row.id, turn.began)?;
        Ok(if is_asked { Others::Asked } else { Others::NotAsked })
    }

    /// The turn as stored; one of a table that is older than turns begins now, its ping was sent long ago.
    fn turn(&self) -> Result<Option<Turn>, TableError> {
        let Some(to_move) = self.row.to_move else { return Ok(None) };
        let row = match self.tx.turn(self.row.id)? {
            Some(row) => row,
            None => TurnRow {
                called: Some(self.now),
                ..turns::new(to_move, self.row.boarded, self.now)
            },
        };
        let seats = self.tx.seats(self.row.id)?;
        let Some(seat) = seats.into_iter().find(|seat| seat.seat == row.seat) else {
            return Ok(None);
        };
        // Whoever has planned the decision need not be called.
        let is_planned = self.tx.plan_due(self.row.id)?.is_some();
        let person = match seat.player.filter(|_| !seat.away && !is_planned) {
            Some(user) => Some(preferences(self.tx, user)?),
            None => None,
        };
        Ok(Some(Turn { row, seat, person }))
    }

    fn at_turn(&mut self, turn: &mut Turn, deed: Deed) -> Result<(), TableError> {
        let (row, Some(seat)) = (&mut turn.row, Seat::new(turn.seat.seat)) else { return Ok(()) };
        match deed {
            Deed::Call(why) => {
                let via = turn.person.as_ref().map_or(Via::Channel, Via::of);
                let call = PostKind::Call { seat, number: row.number, why, via };
                self.tx.owe(self.row.id, &[call.owed_at(row.number)], self.now)?;
                self.errands.owes = true;
                Ok(())
            }
            Deed::Stall => {
                row.stalled = Some(self.now);
                self.owe(Notice::Stalled { seat })
            }
            Deed::TimeUp => self.time_up(turn, seat),
            Deed::AskOthers => {
                let closes = Some(Timestamp::from(moment(self.now).plus(ASKED_FOR)));
                self.errands.owes = true;
                ask(self.tx, self.row.id, Subject::StandIn { seat }, closes, self.now)
            }
            Deed::Ask { .. } | Deed::Close => Ok(()),
        }
    }

    fn time_up(&mut self, turn: &mut Turn, seat: Seat) -> Result<(), TableError> {
        turn.row.expired = Some(self.now);
        let missed = turn.seat.missed + 1;
        let is_away = missed >= AWAY_AFTER;
        if let Some(player) = turn.seat.player {
            self.tx.count_late(self.row.id, player)?;
        }
        self.errands.time_up = true;
        match terms(&self.row)?.time_out {
            TimeOut::Ai => {
                self.tx.set_missed(self.row.id, turn.seat.seat, missed, is_away)?;
                let until = if is_away { StandsIn::PlayerIsBack } else { StandsIn::TurnEnds };
                self.owe(Notice::TimeUp { seat, until })
            }
            TimeOut::Vote | TimeOut::Remind => {
                self.tx.set_missed(self.row.id, turn.seat.seat, missed, false)?;
                self.errands.owes = true;
                // Who votes is read with the turn as it is now.
                self.tx.set_turn_row(self.row.id, &turn.row)?;
                ask(self.tx, self.row.id, Subject::Late { seat }, None, self.now)
            }
        }
    }

    fn owe(&mut self, notice: Notice) -> Result<(), TableError> {
        self.owe_post(&PostKind::Notice(notice))
    }

    fn owe_post(&mut self, post: &PostKind) -> Result<(), TableError> {
        let number =
            if matches!(post, PostKind::LobbyCard) { MoveNumber(0) } else { self.row.records };
        self.tx.owe(self.row.id, &[post.owed_at(number)], self.now)?;
        self.errands.owes = true;
        Ok(())
    }

    fn wake(self, agenda: &Agenda) -> Result<Errands, TableError> {
        let is_asked = self.errands.close || self.errands.settle || self.errands.plan;
        let again = is_asked.then(|| moment(self.now).plus(ASK_AGAIN));
        // A call on its way is settled before the next is planned; everything else has been done just now.
        let at = again.into_iter().chain(agenda.wake).min();
        self.tx.wake_at(self.row.id, at.map(Timestamp::from))?;
        Ok(self.errands)
    }
}

/// Closes a running table that nobody has answered for; an answer that has come meanwhile is a reason not to.
pub(in crate::tables) fn close_idle(
    tx: &Tx,
    table: TableId,
    now: Timestamp,
) -> Result<(), TableError> {
    let row = tx.table(table)?.ok_or(Refused::NoTable)?;
    let server = server(tx, row.guild)?;
    let is_due =
        row.asked.is_some_and(|asked| moment(asked).plus(days(server.closing_days)) <= moment(now));
    if row.state != Stage::Running || !is_due {
        return Ok(());
    }
    tx.close_table(table, Stage::Ended, now)?;
    tx.end_turn(table)?;
    let mut posts = vec![PostKind::end_of_ping(&terms(&row)?)];
    posts.extend(standing(tx, table, |_| true)?);
    posts.push(PostKind::Notice(Notice::Idle));
    let posts: Vec<_> = posts.iter().map(|post| post.owed_at(row.records)).collect();
    Ok(tx.owe(table, &posts, now)?)
}

/// Whether a line of this turn that may call the player is not settled yet.
pub(super) fn is_being_called(
    tx: &Tx,
    table: TableId,
    turn: MoveNumber,
    to: Via,
) -> Result<bool, TableError> {
    let is_call = |kind: &String| match serde_json::from_str(kind) {
        Ok(PostKind::Call { number, .. }) => number == turn,
        // It calls nobody who wants direct messages, and may wait for a channel that takes no posts.
        Ok(PostKind::Ping { number, .. }) => number == turn && to == Via::Channel,
        Ok(_) | Err(_) => false,
    };
    Ok(tx.unsettled_calls(table)?.iter().any(is_call))
}

fn days(days: u16) -> Span {
    Span::days(days.into())
}
