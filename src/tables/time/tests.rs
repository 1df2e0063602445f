//! What is due when, one rule after the other.

use super::{due::*, turns};
use crate::{
    pace::{Moment, Notify, Pace, Preferences, QuietHours, Span, Terms, TimeOut, Zone},
    store::{MoveNumber, Timestamp, TurnRow},
};

/// Monday, 2 March 2026, 12:00 in UTC.
const NOON: Moment = Moment(1_772_452_800_000);

fn hours(hours: i64) -> Moment {
    NOON.plus(Span::hours(hours))
}

/// A turn that began at noon, and was called then.
fn turn() -> TurnRow {
    let noon = Timestamp(NOON.0);
    TurnRow { called: Some(noon), ..turns::new_turn(0, MoveNumber(5), noon) }
}

fn reminded(times: u32, at: Moment) -> TurnRow {
    TurnRow { reminded: times, reminder: Some(Timestamp(at.0)), ..turn() }
}

fn night_owl() -> Preferences {
    let mut person =
        Preferences { zone: Some(Zone::parse("UTC").unwrap()), ..Preferences::default() };
    person.set_quiet(QuietHours::parse("22-8").unwrap()).unwrap();
    person
}

/// The next thing at a turn, with nothing found before `now`.
struct Case<'a> {
    turn: &'a TurnRow,
    terms: Terms,
    bank: Span,
    person: &'a Preferences,
    is_being_called: bool,
    others: Others,
}

impl<'a> Case<'a> {
    fn of(turn: &'a TurnRow, person: &'a Preferences) -> Self {
        Self {
            turn,
            terms: Terms::default(),
            bank: Span::ZERO,
            person,
            is_being_called: false,
            others: Others::None,
        }
    }

    fn with(self, allowance: Span, time_out: TimeOut) -> Self {
        Self {
            terms: Terms { pace: Pace::clock(allowance).unwrap(), time_out, ..Terms::default() },
            ..self
        }
    }

    /// A table that is not idle for years.
    fn at(&self, now: Moment) -> Due {
        let situation = Situation::Running {
            turn: Some(Waiting {
                turn: self.turn,
                terms: self.terms,
                bank: self.bank,
                person: self.person,
                is_being_called: self.is_being_called,
                others: self.others,
            }),
            active: now,
            asked: None,
            patience: Span::days(3000),
            grace: Span::days(1),
        };
        let found = due(&situation, now);
        // What is left without the idle table is what the turn waits for.
        let idle = now.plus(Span::days(3000));
        Due { wake: found.wake.filter(|wake| *wake != idle), ..found }
    }
}

fn waits(found: &Due, until: Moment) {
    assert_eq!((found.actions.as_slice(), found.wake), ([].as_slice(), Some(until)));
}

#[test]
fn somebody_asleep_is_called_when_the_night_ends_and_only_once() {
    let person = night_owl();
    let late = turns::new_turn(0, MoveNumber(5), Timestamp(hours(11).0));
    let case = Case::of(&late, &person);
    waits(&case.at(hours(11)), hours(20));
    assert_eq!(case.at(hours(20)).actions, [Action::Mention(Calling::First)]);
    let unheard = TurnRow { called: None, ..turn() };
    waits(&Case::of(&unheard, &person).at(hours(11)), hours(20));
    let called = TurnRow { called: Some(Timestamp(hours(20).0)), ..late };
    waits(&Case::of(&called, &person).at(hours(20)), hours(44));
}

#[test]
fn nothing_is_planned_while_a_call_is_on_its_way() {
    let (turn, person) =
        (turns::new_turn(0, MoveNumber(5), Timestamp(NOON.0)), Preferences::default());
    let case = Case { is_being_called: true, ..Case::of(&turn, &person) };
    assert_eq!(case.at(hours(100)), Due::default());
    let clock = case.with(Span::days(1), TimeOut::Ai);
    assert_eq!(clock.at(hours(1)).wake, Some(hours(24)), "but the clock goes on");
}

#[test]
fn reminders_come_a_day_apart_three_times_and_then_one_stalled_line() {
    let person = Preferences::default();
    let first = turn();
    waits(&Case::of(&first, &person).at(hours(23)), hours(24));
    assert_eq!(
        Case::of(&first, &person).at(hours(24)).actions,
        [Action::Mention(Calling::Reminder)]
    );
    let second = reminded(1, hours(24));
    waits(&Case::of(&second, &person).at(hours(24)), hours(48));
    let third = reminded(3, hours(72));
    waits(&Case::of(&third, &person).at(hours(72)), hours(96));
    assert_eq!(Case::of(&third, &person).at(hours(96)).actions, [Action::Stall]);
    let stalled = TurnRow { stalled: Some(Timestamp(hours(96).0)), ..third };
    assert_eq!(Case::of(&stalled, &person).at(hours(500)), Due::default());
}

#[test]
fn a_table_says_when_to_remind_those_who_have_not_said_it() {
    let first = turn();
    let mut person = Preferences::default();
    person.reminders.most = 1;
    let at_table = |person| Case {
        terms: Terms { reminders: Some(Span::hours(6)), ..Terms::default() },
        ..Case::of(&first, person)
    };
    waits(&at_table(&person).at(hours(1)), hours(6));
    let once = reminded(1, hours(6));
    let case = Case { turn: &once, ..at_table(&person) };
    assert_eq!(case.at(hours(12)).actions, [Action::Stall], "no more often than the person wants");
    let mut patient = Preferences::default();
    patient.reminders.first = Span::hours(40);
    waits(&at_table(&patient).at(hours(1)), hours(40));
}

#[test]
fn a_reminder_waits_for_the_end_of_the_night() {
    let mut person = night_owl();
    person.reminders.first = Span::hours(12);
    let turn = turn();
    waits(&Case::of(&turn, &person).at(hours(1)), hours(20));
}

#[test]
fn after_an_outage_of_days_there_is_one_reminder_and_the_next_a_day_later() {
    let (turn, person) = (turn(), Preferences::default());
    let late = hours(24 * 9);
    assert_eq!(Case::of(&turn, &person).at(late).actions, [Action::Mention(Calling::Reminder)]);
    let then = reminded(1, late);
    waits(&Case::of(&then, &person).at(late), hours(24 * 10));
}

#[test]
fn not_now_and_no_notifications_silence_reminders_but_not_the_stalled_line() {
    let person = Preferences::default();
    let hushed = TurnRow { hushed: true, ..reminded(1, hours(24)) };
    waits(&Case::of(&hushed, &person).at(hours(24)), hours(96));
    assert_eq!(Case::of(&hushed, &person).at(hours(96)).actions, [Action::Stall]);
    let off = Preferences { notify: Notify::Off, ..person };
    let silent = turns::new_turn(0, MoveNumber(5), Timestamp(NOON.0));
    waits(&Case::of(&silent, &off).at(NOON), hours(96));
}

#[test]
fn somebody_without_reminders_is_called_and_no_more() {
    let mut person = Preferences::default();
    person.reminders.most = 0;
    let turn = turn();
    waits(&Case::of(&turn, &person).at(NOON), hours(24));
    assert_eq!(Case::of(&turn, &person).at(hours(24)).actions, [Action::Stall]);
}

#[test]
fn a_clock_warns_when_a_quarter_of_the_allowance_is_left_and_then_runs_out() {
    let (person, turn) = (Preferences::default(), turn());
    let case = Case::of(&turn, &person).with(Span::days(1), TimeOut::Ai);
    let found = case.at(hours(1));
    waits(&found, hours(18));
    assert_eq!(found.deadline, Some(hours(24)));
    let found = case.at(hours(18));
    assert_eq!(
        (found.actions, found.wake),
        (vec![Action::Mention(Calling::Warning)], Some(hours(24)))
    );
    let warned = reminded(1, hours(18));
    let case = Case::of(&warned, &person).with(Span::days(1), TimeOut::Ai);
    waits(&case.at(hours(18)), hours(24));
    assert_eq!(case.at(hours(24)).actions, [Action::TimeUp], "no reminder beside it");
    let expired = TurnRow { expired: Some(Timestamp(hours(24).0)), ..warned };
    let case = Case::of(&expired, &person).with(Span::days(1), TimeOut::Ai);
    assert_eq!((case.at(hours(99)).actions, case.at(hours(99)).wake), (vec![], None));
    let case = Case::of(&expired, &person).with(Span::days(1), TimeOut::Vote);
    assert_eq!(case.at(hours(99)).actions, [Action::Mention(Calling::Reminder)], "nobody may vote");
}

#[test]
fn the_clock_stands_still_at_night_and_the_bank_adds_to_it() {
    let (person, turn) = (night_owl(), turn());
    let case = Case::of(&turn, &person).with(Span::hours(12), TimeOut::Ai);
    // Ten hours until 22:00, two more after 8:00.
    assert_eq!(case.at(NOON).deadline, Some(hours(22)));
    let rich = Case { bank: Span::hours(3), ..case };
    assert_eq!(rich.at(NOON).deadline, Some(hours(25)));
}

#[test]
fn the_last_reminder_is_kept_for_the_warning() {
    let mut person = Preferences::default();
    person.reminders.first = Span::hours(1);
    person.reminders.every = Span::hours(1);
    let two = reminded(2, hours(2));
    let case = Case::of(&two, &person).with(Span::days(1), TimeOut::Ai);
    waits(&case.at(hours(3)), hours(18));
}

#[test]
fn a_clock_with_reminders_only_reminds_on_after_the_deadline_and_stalls() {
    let (person, warned) = (Preferences::default(), reminded(1, hours(18)));
    let case = Case::of(&warned, &person).with(Span::days(1), TimeOut::Remind);
    waits(&case.at(hours(24)), hours(42));
    assert_eq!(case.at(hours(42)).actions, [Action::Mention(Calling::Reminder)]);
    let last = reminded(3, hours(66));
    let case = Case::of(&last, &person).with(Span::days(1), TimeOut::Remind);
    assert_eq!(case.at(hours(90)).actions, [Action::Stall]);
}

#[test]
fn a_lobby_is_warned_a_day_before_it_closes_also_after_an_outage() {
    let lobby = |asked| Situation::Lobby { created: NOON, asked, patience: Span::days(7) };
    waits(&due(&lobby(None), NOON), hours(6 * 24));
    let found = due(&lobby(None), hours(6 * 24));
    assert_eq!(found.actions, [Action::Ask { closes: hours(7 * 24) }]);
    assert_eq!(found.wake, Some(hours(7 * 24)));
    assert_eq!(due(&lobby(Some(hours(6 * 24))), hours(7 * 24)).actions, [Action::Close]);
    let late = due(&lobby(None), hours(20 * 24));
    assert_eq!(late.actions, [Action::Ask { closes: hours(21 * 24) }], "not closed without a word");
}

#[test]
fn a_lobby_of_a_day_is_warned_half_way() {
    let lobby = Situation::Lobby { created: NOON, asked: None, patience: Span::days(1) };
    waits(&due(&lobby, NOON), hours(12));
    assert_eq!(due(&lobby, hours(12)).actions, [Action::Ask { closes: hours(24) }]);
}

#[test]
fn an_idle_table_is_asked_after_a_month_and_closed_a_fortnight_later() {
    let idle = |asked| Situation::Running {
        turn: None,
        active: NOON,
        asked,
        patience: Span::days(30),
        grace: Span::days(14),
    };
    waits(&due(&idle(None), hours(1)), hours(30 * 24));
    let asked = hours(30 * 24 + 5);
    let found = due(&idle(None), asked);
    assert_eq!(found.actions, [Action::Ask { closes: asked.plus(Span::days(14)) }]);
    waits(&due(&idle(Some(asked)), asked), asked.plus(Span::days(14)));
    assert_eq!(due(&idle(Some(asked)), asked.plus(Span::days(14))).actions, [Action::Close]);
}
