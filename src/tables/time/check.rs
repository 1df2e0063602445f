//! What is done at a table when its time has come. Pure: [`due`] says which actions are due, and here is what they do.

use super::{
    due::{Action, Due, Others, Situation, Waiting, due, moment},
    sleepers::{ask_sleepers, call_offered},
    turns,
};
use crate::{
    board::Seat,
    pace::{Moment, Preferences, Span, TimeOut},
    store::{MoveNumber, SeatRow, Stage, Timestamp, TurnRow},
    tables::{
        Notice, Over, PostKind, StandsIn, Via,
        seats::{Subject, due_calls, is_decided, open_by_program},
        state::{Change, Surroundings, TableState},
    },
};

/// After so many turns in a row whose time ran out an AI plays on until the player is back.
const AWAY_AFTER: u32 = 2;

/// What the table itself must still do when a check has asked for it in vain: it is asked again after this time.
pub(super) const ASK_AGAIN: Span = Span::hours(1);

/// How long a vote about a player is open for whom the table has waited for long.
const ASKED_FOR: Span = Span::days(7);

/// Why a table is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tables) enum Tick {
    /// It is due: all is done, and others do what follows from it.
    Due,
    /// It has changed otherwise: what changes seats or the table itself is left to the scheduler, which lets those know who
    /// must.
    InPassing,
}

/// What time does to a table; `None` of the follow-ups is done yet.
pub(in crate::tables) fn decide(
    state: &TableState,
    around: &Surroundings,
    tick: Tick,
    now: Timestamp,
) -> Change {
    let mut change = Change::of(state);
    check(&mut change, around, tick, now);
    change
}

/// The same behind what has changed already.
pub(in crate::tables) fn check(
    change: &mut Change,
    around: &Surroundings,
    tick: Tick,
    now: Timestamp,
) {
    let table = &change.after.table;
    let (stage, asleep) = (table.state, table.asleep);
    let check = Check { change, around, now };
    match (stage, asleep) {
        (Stage::Finished | Stage::Ended, _) => {}
        (Stage::Lobby | Stage::Running, Some(_)) => check.change.after.table.wake = None,
        (Stage::Lobby, None) => check.lobby(),
        (Stage::Running, None) => check.running(tick),
    }
}

/// Closes a running table that nobody has answered for; an answer that has come meanwhile is a reason not to.
pub(in crate::tables) fn close_idle(
    state: &TableState,
    around: &Surroundings,
    now: Timestamp,
) -> Change {
    let mut change = Change::of(state);
    let grace = days(around.server.closing_days);
    let is_due = state.table.asked.is_some_and(|asked| moment(asked).plus(grace) <= moment(now));
    if state.table.state != Stage::Running || !is_due {
        return change;
    }
    change.after.close(Stage::Ended, now);
    change.after.turn = None;
    change.owe(PostKind::end_of_ping(&state.terms));
    change.clear(|_| true);
    change.owe(PostKind::Notice(Notice::Idle));
    change
}

struct Check<'a> {
    change: &'a mut Change,
    around: &'a Surroundings,
    now: Timestamp,
}

/// The turn that is waited for, with the one who decides if that is a person who is there.
struct Turn<'a> {
    row: TurnRow,
    seat: SeatRow,
    person: Option<&'a Preferences>,
}

/// What there is to do at a running table.
struct Todo<'a> {
    turn: Option<Turn<'a>>,
    due: Due,
    /// When a planned move is due.
    planned: Option<Timestamp>,
}

impl Todo<'_> {
    /// Whether time has brought what only the scheduler can do.
    fn is_left_to_the_scheduler(&self, now: Timestamp) -> bool {
        let is_left = |action: &Action| matches!(action, Action::TimeUp | Action::Close);
        self.due.actions.iter().any(is_left) || self.planned.is_some_and(|due| due <= now)
    }
}

impl<'a> Check<'a> {
    fn lobby(mut self) {
        let table = &self.change.after.table;
        if table.host.is_none() {
            // A match of a league: its season decides how long it waits.
            self.change.after.table.wake = None;
            return;
        }
        let situation = Situation::Lobby {
            created: moment(table.created),
            asked: table.asked.map(moment),
            patience: days(self.around.server.lobby_days),
        };
        let due = due(&situation, moment(self.now));
        for action in &due.actions {
            match action {
                Action::Ask { closes } => {
                    self.change.after.table.asked = Some(self.now);
                    self.owe(Notice::LobbyCloses { at: (*closes).into() });
                }
                Action::Close => {
                    self.change.after.close(Stage::Ended, self.now);
                    self.change.owe(PostKind::LobbyCard);
                    self.owe(Notice::LobbyExpired);
                }
                Action::Mention(_) | Action::Stall | Action::TimeUp | Action::AskOthers => {}
            }
        }
        self.wake(&due);
    }

    fn running(self, tick: Tick) {
        let state = &self.change.after;
        if tick == Tick::InPassing && is_decided(state, self.around, self.now) {
            self.change.after.table.wake = Some(self.now);
            return;
        }
        match state.table.paused {
            Some((since, until)) if until <= self.now => self.end_of_pause(since),
            Some((_, until)) => self.paused(until),
            None => {
                let todo = self.todo();
                if tick == Tick::InPassing && todo.is_left_to_the_scheduler(self.now) {
                    self.change.after.table.wake = Some(self.now);
                } else {
                    self.act(todo);
                }
            }
        }
    }

    fn act(mut self, Todo { mut turn, due, planned }: Todo<'a>) {
        let now = self.now;
        self.change.follow_ups.plan = planned.is_some_and(|due| due <= now);
        for action in &due.actions {
            match action {
                Action::Ask { closes } => {
                    self.change.after.table.asked = Some(now);
                    self.owe(Notice::StillPlaying { closes: (*closes).into(), woken: None });
                }
                Action::Close => self.change.follow_ups.close = true,
                Action::Mention(_) | Action::Stall | Action::TimeUp | Action::AskOthers => {
                    if let Some(turn) = &mut turn {
                        self.at_turn(turn, *action);
                    }
                }
            }
        }
        if let Some(Turn { mut row, .. }) = turn {
            if row.expired.is_none() {
                row.deadline = due.deadline.map(Timestamp::from);
            }
            self.change.after.turn = Some(row);
        }
        let planned = planned.filter(|_| !self.change.follow_ups.plan).map(moment);
        let voted = self.votes();
        let (lines, woken) = ask_sleepers(&self.change.after, self.around, now);
        let (offers, offered) = call_offered(&self.change.after, self.around, now);
        for line in lines.into_iter().chain(offers) {
            self.owe(line);
        }
        let slept = woken.into_iter().chain(offered);
        let wake = due.wake.into_iter().chain(planned).chain(voted).chain(slept).min();
        self.wake(&Due { wake, ..due });
    }

    /// Mentions those who are to vote; when to look at what is proposed again.
    fn votes(&mut self) -> Option<Moment> {
        let settle = is_decided(&self.change.after, self.around, self.now);
        self.change.follow_ups.settle = settle;
        let (calls, wake) = due_calls(&self.change.after, self.around, self.now);
        for call in calls {
            self.change.owe(call);
        }
        wake.filter(|_| !settle).map(moment)
    }

    /// No clock runs, and nobody is mentioned but to vote.
    fn paused(mut self, until: Timestamp) {
        if let Some(turn) = &mut self.change.after.turn {
            turn.deadline = None;
        }
        let voted = self.votes();
        let wake = voted.into_iter().chain([moment(until)]).min();
        self.wake(&Due { wake, ..Due::default() });
    }

    /// The time of the pause counts for nobody.
    fn end_of_pause(mut self, since: Timestamp) {
        let state = &mut self.change.after;
        state.table.paused = None;
        turns::resume(state, self.around, Some(since), self.now);
        state.touch(self.now);
        self.owe(Notice::ProposalOver { subject: Subject::GoOn, over: Over::Agreed });
        let todo = self.todo();
        self.act(todo);
    }

    /// What is to be done at a running table that is not paused.
    fn todo(&self) -> Todo<'a> {
        let state = &self.change.after;
        let turn = self.turn();
        let waiting = match &turn {
            Some(Turn { row, seat, person: Some(person) }) => Some(Waiting {
                turn: row,
                terms: state.terms_at(seat.seat),
                bank: turns::bank(seat),
                person,
                is_being_called: is_being_called(state, row.number, Via::of(person)),
                others: others(state, row, seat),
            }),
            Some(_) | None => None,
        };
        let situation = Situation::Running {
            turn: waiting,
            active: moment(state.table.active),
            asked: state.table.asked.map(moment),
            patience: days(self.around.server.idle_days),
            grace: days(self.around.server.closing_days),
        };
        let due = due(&situation, moment(self.now));
        Todo { due, planned: state.plan_due(), turn }
    }

    /// The turn as stored; one of a table that is older than turns begins now, its ping was sent long ago.
    fn turn(&self) -> Option<Turn<'a>> {
        let state = &self.change.after;
        let to_move = state.table.to_move?;
        let row = state.turn.unwrap_or_else(|| TurnRow {
            called: Some(self.now),
            ..turns::new_turn(to_move, state.table.boarded, self.now)
        });
        let seat = state.seats.iter().find(|seat| seat.seat == row.seat)?.clone();
        // Who has planned the decision need not be mentioned.
        let user = state.person(seat.seat).filter(|_| state.plan_due().is_none());
        Some(Turn { row, seat, person: user.map(|user| self.around.person(user)) })
    }

    fn at_turn(&mut self, turn: &mut Turn, action: Action) {
        let (row, Some(seat)) = (&mut turn.row, Seat::new(turn.seat.seat)) else { return };
        match action {
            Action::Mention(why) => {
                let via = turn.person.map_or(Via::Channel, Via::of);
                let call = PostKind::Call { seat, number: row.number, why, via };
                self.change.owe_at(call, row.number);
            }
            Action::Stall => {
                row.stalled = Some(self.now);
                self.owe(Notice::Stalled { seat });
            }
            Action::TimeUp => self.time_up(turn, seat),
            Action::AskOthers => {
                let closes = Some(Timestamp::from(moment(self.now).plus(ASKED_FOR)));
                open_by_program(
                    self.change,
                    self.around,
                    Subject::StandIn { seat },
                    closes,
                    self.now,
                );
            }
            Action::Ask { .. } | Action::Close => {}
        }
    }

    /// The time of a turn has run out: an AI plays it, or the others decide about it.
    fn time_up(&mut self, turn: &mut Turn, seat: Seat) {
        turn.row.expired = Some(self.now);
        let missed = turn.seat.missed + 1;
        let is_away = missed >= AWAY_AFTER;
        self.change.late.extend(turn.seat.player);
        self.change.follow_ups.time_up = true;
        let state = &mut self.change.after;
        let time_out = state.terms.time_out;
        if let Some(held) = state.seats.get_mut(seat.index()) {
            held.missed = missed;
            held.away = is_away && time_out == TimeOut::Ai;
        }
        match time_out {
            TimeOut::Ai => {
                let until = if is_away { StandsIn::PlayerIsBack } else { StandsIn::TurnEnds };
                self.owe(Notice::TimeUp { seat, until });
            }
            TimeOut::Vote | TimeOut::Remind => {
                // Who votes depends on the turn as it is now.
                state.turn = Some(turn.row);
                open_by_program(self.change, self.around, Subject::Late { seat }, None, self.now);
            }
        }
    }

    fn owe(&mut self, notice: Notice) {
        self.change.owe(PostKind::Notice(notice));
    }

    fn wake(self, due: &Due) {
        if self.change.after.table.closed.is_some() {
            return;
        }
        let follow_ups = self.change.follow_ups;
        let is_asked = follow_ups.close || follow_ups.settle || follow_ups.plan;
        let again = is_asked.then(|| moment(self.now).plus(ASK_AGAIN));
        // A call on its way is settled before the next is planned; everything else has been done just now.
        let at = again.into_iter().chain(due.wake).min();
        self.change.after.table.wake = at.map(Timestamp::from);
    }
}

/// Whether others could decide about this turn, and have been asked.
fn others(state: &TableState, turn: &TurnRow, late: &SeatRow) -> Others {
    let is_other = |row: &SeatRow| row.seat != late.seat && row.player.is_some() && !row.away;
    if !state.seats.iter().any(is_other) {
        return Others::None;
    }
    let is_asked = state.program_proposed.is_some_and(|asked| asked >= turn.began);
    if is_asked { Others::Asked } else { Others::NotAsked }
}

/// Whether a line of this turn that may mention the player is not settled yet.
pub(super) fn is_being_called(state: &TableState, turn: MoveNumber, to: Via) -> bool {
    state.calls.iter().any(|call| match call {
        PostKind::Call { number, .. } => *number == turn,
        // It mentions nobody who wants direct messages, and may wait for a channel that takes no posts.
        PostKind::Ping { number, .. } => *number == turn && to == Via::Channel,
        _ => false,
    })
}

fn days(days: u16) -> Span {
    Span::days(days.into())
}
