//! What is due at a table, and when it must be checked again.
//!
//! The rules, for a turn that waits for a person who may be called:
//! - **Called** aloud once; somebody who sleeps when the turn begins is called when the night ends, and somebody who sits in
//!   front of a panel that shows the turn only when they look away from it.
//! - **Reminded** by the person's own settings, or the table's where there are none, while awake, at most as often as they
//!   say. With a clock the last of these reminders is kept for the **warning** when a quarter of the allowance is left.
//! - **Stalled**: the channel reads one line, without a mention, when the reminders are used up and one more interval has
//!   gone by. At a table where a time-out does something that line is not needed.
//! - **The others are asked** after seven days whether an AI shall stand in, where a time-out does nothing.
//! - **Time up**: what the table has agreed on, if that is more than reminders.
//!
//! Each wait is counted from what was really sent, never from what was intended: after an outage there is one reminder, not twelve.

use crate::{
    pace::{Moment, Notify, Preferences, Span, Terms, TimeOut},
    store::{Timestamp, TurnRow},
};

/// The warning comes when one part in so many of the allowance is left.
const WARN_AT: i64 = 4;

/// A lobby is told so long before that it will close, or half-way if it is open for less than twice as long.
const LOBBY_NOTICE: Span = Span::days(1);

/// After so long the others are asked about a turn, where nothing else ends it.
const ASK_OTHERS_AFTER: Span = Span::days(7);

/// A table as far as time matters.
pub(super) enum Situation<'a> {
    /// It waits for players.
    Lobby {
        /// When it opened.
        created: Moment,
        /// When the channel was told that it will close.
        asked: Option<Moment>,
        /// It may wait so long.
        patience: Span,
    },
    /// It runs.
    Running {
        /// The turn, if it waits for a person who is there.
        turn: Option<Waiting<'a>>,
        /// When a person last did something.
        active: Moment,
        /// When the channel was asked whether anybody still plays.
        asked: Option<Moment>,
        /// So long without a person and the channel is asked.
        patience: Span,
        /// So long without an answer and the table closes.
        grace: Span,
    },
}

/// A turn that waits for a person.
pub(super) struct Waiting<'a> {
    pub(super) turn: &'a TurnRow,
    pub(super) terms: Terms,
    /// What the person has saved up.
    pub(super) bank: Span,
    pub(super) person: &'a Preferences,
    /// A line that may call the person is on its way; what comes of it decides what comes next.
    pub(super) is_being_called: bool,
    pub(super) others: Others,
}

/// Those who could decide about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Others {
    /// There are none.
    None,
    /// They were not asked about this turn.
    NotAsked,
    /// They were.
    Asked,
}

/// Something that is due now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// Mention the person.
    Mention(Calling),
    /// Say that the table stands still.
    Stall,
    /// The time of the turn is used up.
    TimeUp,
    /// Ask the others whether an AI shall stand in.
    AskOthers,
    /// Say when the lobby closes, or ask whether anybody still plays.
    Ask {
        /// When the table will close.
        closes: Moment,
    },
    /// Close the table.
    Close,
}

/// Why somebody is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Calling {
    /// It is their turn; they could not be called when it began.
    First,
    /// They have not acted for a while.
    Reminder,
    /// Their time runs out soon.
    Warning,
}

/// What to do, and when to look again.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Due {
    pub(super) actions: Vec<Action>,
    /// When the person's time runs out.
    pub(super) deadline: Option<Moment>,
    /// `None`: not before something happens at the table.
    pub(super) wake: Option<Moment>,
}

impl Due {
    /// An action at its time: now if that has come.
    fn at(&mut self, time: Moment, action: Action, now: Moment) {
        if time <= now { self.actions.push(action) } else { self.look_at(time) }
    }

    fn look_at(&mut self, time: Moment) {
        self.wake = Some(self.wake.map_or(time, |wake| wake.min(time)));
    }
}

/// What is due at this table.
pub(super) fn due(table: &Situation, now: Moment) -> Due {
    let mut due = Due::default();
    match table {
        Situation::Lobby { created, asked, patience } => {
            // A lobby that is open for a day is not told so when it opens.
            let notice = LOBBY_NOTICE.min(Span(patience.0 / 2));
            close(&mut due, *asked, created.plus(patience.less(notice)), notice, now);
        }
        Situation::Running { turn, active, asked, patience, grace } => {
            if let Some(waiting) = turn {
                waiting.due(&mut due, now);
            }
            close(&mut due, *asked, active.plus(*patience), *grace, now);
        }
    }
    due
}

/// A table nobody cares for is asked at `ask` and closed a while after that really happened.
fn close(due: &mut Due, asked: Option<Moment>, ask: Moment, grace: Span, now: Moment) {
    match asked {
        Some(asked) => due.at(asked.plus(grace), Action::Close, now),
        None => due.at(ask, Action::Ask { closes: now.plus(grace) }, now),
    }
    if due.actions.contains(&Action::Ask { closes: now.plus(grace) }) {
        due.look_at(now.plus(grace));
    }
}

impl Waiting<'_> {
    fn due(&self, due: &mut Due, now: Moment) {
        due.deadline = self.deadline();
        let votes = self.terms.time_out == TimeOut::Vote;
        if self.turn.expired.is_some() && !votes {
            return;
        }
        if let Some(deadline) = due.deadline
            && self.terms.time_out != TimeOut::Remind
            && self.turn.expired.is_none()
        {
            due.at(deadline, Action::TimeUp, now);
            if deadline <= now {
                if votes {
                    // The vote stands from now on; who is late is reminded all the same.
                    due.look_at(now);
                }
                return;
            }
        }
        if let Some((time, action)) = self.next(now) {
            due.at(time, action, now);
        }
        if self.terms.time_out == TimeOut::Remind && self.others == Others::NotAsked {
            due.at(moment(self.turn.began).plus(ASK_OTHERS_AFTER), Action::AskOthers, now);
        }
    }

    /// When the person's time runs out; `None` without a clock.
    pub(super) fn deadline(&self) -> Option<Moment> {
        let time = self.terms.pace.time_for_turn(self.bank)?;
        Some(self.person.runs_out(moment(self.turn.began), time))
    }

    /// What the person or the channel must be told next, and when.
    fn next(&self, now: Moment) -> Option<(Moment, Action)> {
        if self.is_being_called {
            return None;
        }
        match self.call(now) {
            Some((time, calling)) => Some((time, Action::Mention(calling))),
            None => self.stall().map(|time| (time, Action::Stall)),
        }
    }

    fn call(&self, now: Moment) -> Option<(Moment, Calling)> {
        if self.turn.hushed || self.person.notify == Notify::Off {
            return None;
        }
        let Some(called) = self.turn.called.map(moment) else {
            let at = self.turn.held.map_or(self.turn.began, |held| held.max(self.turn.began));
            return Some((self.awake(moment(at), now), Calling::First));
        };
        let reminders = self.terms.reminders(self.person);
        let last = self.turn.reminder.map_or(called, moment);
        let left = u32::from(reminders.most).saturating_sub(self.turn.reminded);
        let warning = self.warning(now).filter(|time| last < *time && left > 0);
        let spare = left - u32::from(warning.is_some());
        let wait = if self.turn.reminded == 0 { reminders.first } else { reminders.every };
        let reminder = (spare > 0).then(|| self.awake(last.plus(wait), now));
        let reminder = reminder.map(|time| (time, Calling::Reminder));
        let warning = warning.map(|time| (self.awake(time, now), Calling::Warning));
        // Both due at once after an outage are one: the warning.
        match (warning, reminder) {
            (Some(warning), _) if warning.0 <= now => Some(warning),
            (warning, reminder) => warning.into_iter().chain(reminder).min_by_key(|next| next.0),
        }
    }

    /// The first moment from then on, but not before now, at which the person may be called.
    fn awake(&self, time: Moment, now: Moment) -> Moment {
        self.person.next_awake(time.max(now))
    }

    /// When a quarter of the allowance is left, unless the time is up.
    fn warning(&self, now: Moment) -> Option<Moment> {
        let time = self.terms.pace.time_for_turn(self.bank)?;
        let part = Span(self.terms.pace.allowance()?.0 / WARN_AT);
        let deadline = self.deadline().filter(|deadline| *deadline > now);
        deadline.map(|_| self.person.runs_out(moment(self.turn.began), time.less(part)))
    }

    /// When the channel reads that the table stands still. For somebody who is not reminded it is the time at which the
    /// reminders would be used up.
    fn stall(&self) -> Option<Moment> {
        // A vote that nobody casts ends nothing.
        let ends_by_itself = self.terms.pace.allowance().is_some()
            && match self.terms.time_out {
                TimeOut::Remind => false,
                TimeOut::Ai => true,
                TimeOut::Vote => self.turn.expired.is_none(),
            };
        if self.turn.stalled.is_some() || ends_by_itself {
            return None;
        }
        let reminders = self.terms.reminders(self.person);
        let all = reminders.first.plus(reminders.every.times(i64::from(reminders.most)));
        Some(match (self.turn.reminder, self.turn.called) {
            (Some(last), _) if !self.turn.hushed => moment(last).plus(reminders.every),
            (None, Some(called)) if reminders.most == 0 => moment(called).plus(reminders.first),
            _ => moment(self.turn.began).plus(all),
        })
    }
}

pub(super) const fn moment(time: Timestamp) -> Moment {
    Moment(time.0)
}
