//! Nights in which the clocks change, holidays, and turns across them.

use super::{at, away, sleeper};
use crate::pace::{Preferences, Span, Weekdays};

#[test]
fn a_night_in_which_the_clock_goes_back_is_an_hour_longer() {
    let anna = sleeper("Europe/Berlin", "22:00-07:00");
    let (evening, morning) = (at("2026-10-24T22:00+02:00"), at("2026-10-25T07:00+01:00"));
    assert_eq!(morning.since(evening), Span::hours(10));
    assert_eq!(anna.next_awake(evening), morning);
    assert_eq!(
        anna.ran(at("2026-10-24T20:00+02:00"), at("2026-10-25T08:00+01:00")),
        Span::hours(3)
    );
}

#[test]
fn a_night_in_which_the_clock_goes_forward_is_an_hour_shorter() {
    let anna = sleeper("Europe/Berlin", "22:00-07:00");
    let (evening, morning) = (at("2027-03-27T22:00+01:00"), at("2027-03-28T07:00+02:00"));
    assert_eq!(morning.since(evening), Span::hours(8));
    assert_eq!(anna.next_awake(evening), morning);
    assert_eq!(anna.next_quiet(at("2027-03-27T12:00+01:00")), Some(evening));
}

#[test]
fn an_end_that_the_clock_shows_twice_counts_the_second_time() {
    let anna = sleeper("Europe/Berlin", "23:00-02:30");
    assert_eq!(anna.next_awake(at("2026-10-25T00:00+02:00")), at("2026-10-25T02:30+01:00"));
    assert!(!anna.is_awake(at("2026-10-25T02:45+02:00")), "the night has not ended yet");
    let ben = sleeper("Europe/Berlin", "02:30-09:00");
    assert!(ben.is_awake(at("2026-10-25T02:29+02:00")));
    assert!(!ben.is_awake(at("2026-10-25T02:10+01:00")), "the night has begun");
}

#[test]
fn a_time_that_the_clock_skips_is_the_moment_of_the_jump() {
    let jump = at("2027-03-28T03:00+02:00");
    let anna = sleeper("Europe/Berlin", "23:00-02:30");
    assert_eq!(anna.next_awake(at("2027-03-28T00:00+01:00")), jump);
    let ben = sleeper("Europe/Berlin", "02:30-09:00");
    assert_eq!(ben.next_quiet(at("2027-03-28T01:00+01:00")), Some(jump));
    let eva = sleeper("Europe/Berlin", "02:15-02:45");
    assert!(eva.is_awake(jump), "that night has no such half hour");
    assert_eq!(eva.next_quiet(at("2027-03-28T01:00+01:00")), Some(at("2027-03-29T02:15+02:00")));
}

#[test]
fn new_york_changes_its_clocks_on_other_days() {
    let carl = sleeper("America/New_York", "23:00-08:00");
    assert_eq!(carl.next_awake(at("2026-11-01T01:30-04:00")), at("2026-11-01T08:00-05:00"));
    assert_eq!(carl.next_awake(at("2027-03-14T01:30-05:00")), at("2027-03-14T08:00-04:00"));
    assert_eq!(carl.next_awake(at("2026-10-25T01:30-04:00")), at("2026-10-25T08:00-04:00"));
}

#[test]
fn lord_howe_changes_by_half_an_hour() {
    let dora = sleeper("Australia/Lord_Howe", "22:00-06:00");
    let night = |from: &str, to: &str| at(to).since(at(from));
    assert_eq!(dora.next_awake(at("2027-04-03T22:00+11:00")), at("2027-04-04T06:00+10:30"));
    assert_eq!(night("2027-04-03T22:00+11:00", "2027-04-04T06:00+10:30"), Span::minutes(510));
    assert_eq!(dora.next_awake(at("2026-10-03T22:00+10:30")), at("2026-10-04T06:00+11:00"));
    assert_eq!(night("2026-10-03T22:00+10:30", "2026-10-04T06:00+11:00"), Span::minutes(450));
}

#[test]
fn kolkata_is_half_an_hour_off_and_never_changes() {
    let ravi = sleeper("Asia/Kolkata", "22:30-06:15");
    assert_eq!(ravi.next_awake(at("2026-10-25T00:00+05:30")), at("2026-10-25T06:15+05:30"));
    assert!(ravi.is_awake(at("2026-11-21T16:59Z")));
    assert!(!ravi.is_awake(at("2026-11-21T17:00Z")));
}

#[test]
fn a_day_without_midnight_begins_with_the_jump() {
    // Cairo's clocks go forward at midnight, on the last Friday of April.
    let amal = away(sleeper("Africa/Cairo", "12:00-13:00"), "2027-04-30", "2027-04-30");
    assert!(amal.is_awake(at("2027-04-29T23:59+02:00")));
    assert!(!amal.is_awake(at("2027-04-30T01:00+03:00")));
    assert_eq!(amal.next_awake(at("2027-04-30T01:00+03:00")), at("2027-05-01T00:00+03:00"));
}

#[test]
fn quiet_hours_at_noon_do_not_wrap() {
    let anna = sleeper("Europe/Berlin", "12:00-14:00");
    assert!(anna.is_awake(at("2026-11-21T11:59+01:00")));
    assert!(!anna.is_awake(at("2026-11-21T12:00+01:00")));
    assert!(anna.is_awake(at("2026-11-21T14:00+01:00")));
    assert!(anna.is_awake(at("2026-11-22T00:00+01:00")));
}

#[test]
fn a_turn_begun_in_the_evening_ends_after_as_many_waking_hours() {
    let anna = sleeper("Europe/Berlin", "22:00-07:00");
    let begun = at("2026-11-20T20:00+01:00");
    assert_eq!(anna.runs_out(begun, Span::hours(12)), at("2026-11-21T17:00+01:00"));
    assert_eq!(anna.runs_out(begun, Span::days(1)), at("2026-11-22T14:00+01:00"));
    assert_eq!(anna.runs_out(begun, Span::hours(1)), at("2026-11-20T21:00+01:00"));
}

#[test]
fn a_turn_used_up_when_the_night_begins_ends_with_the_night() {
    let anna = sleeper("Europe/Berlin", "22:00-07:00");
    let morning = at("2026-11-21T07:00+01:00");
    assert_eq!(anna.runs_out(at("2026-11-20T20:00+01:00"), Span::hours(2)), morning);
    assert_eq!(anna.runs_out(at("2026-11-20T23:00+01:00"), Span::ZERO), morning);
}

#[test]
fn a_holiday_stops_the_clock_from_its_first_midnight_to_its_last() {
    let anna = away(sleeper("Europe/Berlin", "23:30-00:30"), "2026-12-24", "2026-12-26");
    let begun = at("2026-12-23T20:00+01:00");
    assert_eq!(anna.next_quiet(begun), Some(at("2026-12-23T23:30+01:00")));
    assert_eq!(
        anna.next_awake(at("2026-12-23T23:30+01:00")),
        at("2026-12-27T00:30+01:00"),
        "a holiday that begins and ends in quiet hours"
    );
    assert_eq!(anna.runs_out(begun, Span::hours(5)), at("2026-12-27T02:00+01:00"));
}

#[test]
fn quiet_hours_of_some_days_leave_the_others_out() {
    let mut anna = sleeper("Europe/Berlin", "22:00-07:00");
    anna.quiet = anna.quiet.map(|hours| hours.on(Weekdays::parse("mon-thu").unwrap()));
    // The 27th is a Friday: the night before ends with its morning, the next begins on Monday.
    assert!(!anna.is_awake(at("2026-11-27T06:59+01:00")));
    assert!(anna.is_awake(at("2026-11-27T23:00+01:00")));
    let night = at("2026-11-30T22:00+01:00");
    assert_eq!(anna.next_quiet(at("2026-11-27T07:00+01:00")), Some(night));
}

#[test]
fn a_holiday_without_a_zone_is_counted_in_utc() {
    let anna = away(Preferences::default(), "2026-12-24", "2026-12-24");
    assert_eq!(anna.next_awake(at("2026-12-24T00:00Z")), at("2026-12-25T00:00Z"));
    assert!(anna.is_awake(at("2026-12-23T23:59Z")));
    assert_eq!(anna.next_quiet(at("2026-12-25T00:00Z")), None);
}

#[test]
fn somebody_without_quiet_time_has_a_clock_that_always_runs() {
    let anybody = Preferences::default();
    let now = at("2026-11-21T03:00Z");
    assert!(anybody.is_awake(now));
    assert_eq!(anybody.next_quiet(now), None);
    assert_eq!(anybody.runs_out(now, Span::days(1)), now.plus(Span::days(1)));
    assert_eq!(anybody.ran(now, now.plus(Span::days(9))), Span::days(9));
}

#[test]
fn three_time_zones_share_few_waking_hours_and_all_of_them_count() {
    let people = [
        sleeper("Europe/Berlin", "22-8"),
        sleeper("America/Los_Angeles", "22-8"),
        sleeper("Asia/Tokyo", "22-8"),
    ];
    let (from, to) = (at("2026-11-21T00:00Z"), at("2026-11-28T00:00Z"));
    for person in people {
        assert_eq!(person.ran(from, to), Span::hours(7 * 14), "{:?}", person.zone);
    }
}

#[test]
fn a_turn_of_many_short_days_counts_the_hour_that_comes_twice() {
    let owl = sleeper("America/New_York", "02:00-22:00");
    let begun = at("2026-01-01T12:00-05:00");
    let end = owl.runs_out(begun, Span::days(14 * 4));
    assert_eq!(owl.ran(begun, end), Span::days(14 * 4));
    // 336 nights of four hours, of which that of 1 November has five.
    assert_eq!(end, at("2026-12-03T01:00-05:00"));
}
