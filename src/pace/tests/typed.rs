//! What people type: understood, or refused with what would be right.

use jiff::civil::date;

use crate::pace::{
    Holiday, Moment, OldCalls, Pace, PaceError, Posting, Preferences, QuietHours, Reminders, Span,
    Terms, TimeOut, WallTime, Weekdays, Zone,
};

fn refused<T: std::fmt::Debug>(result: Result<T, PaceError>) -> PaceError {
    result.unwrap_err()
}

fn time(typed: &str) -> WallTime {
    WallTime::parse(typed).unwrap()
}

#[test]
fn a_zone_is_found_whatever_its_case() {
    for typed in ["Europe/Berlin", "europe/berlin", " EUROPE/BERLIN "] {
        assert_eq!(Zone::parse(typed).unwrap().name(), "Europe/Berlin");
    }
    assert_eq!(Zone::parse("america/new york").unwrap().name(), "America/New_York");
    assert_eq!(Zone::parse("America/Port-au-Prince").unwrap().name(), "America/Port-au-Prince");
    assert_eq!(Zone::parse("utc").unwrap().name(), "UTC");
}

#[test]
fn an_unknown_zone_is_answered_with_what_looks_like_it() {
    assert_eq!(
        refused(Zone::parse("Europe/Berln")),
        PaceError::UnknownZone { typed: "Europe/Berln".to_owned(), similar: vec!["Europe/Berlin"] }
    );
    assert_eq!(
        refused(Zone::parse("Berlin")),
        PaceError::UnknownZone { typed: "Berlin".to_owned(), similar: vec!["Europe/Berlin"] }
    );
    assert_eq!(
        refused(Zone::parse("my house")),
        PaceError::UnknownZone { typed: "my house".to_owned(), similar: Vec::new() }
    );
    assert!(Zone::parse("").is_err() && Zone::parse("../etc/passwd").is_err());
}

#[test]
fn every_zone_of_the_list_is_found_again() {
    let all = Zone::matching("/", usize::MAX);
    assert!(all.len() > 400);
    for name in all {
        assert_eq!(Zone::parse(&name).unwrap().name(), name);
    }
}

#[test]
fn a_zone_is_offered_by_its_city_first() {
    assert_eq!(Zone::matching("ber", 2), ["Europe/Berlin", "Atlantic/Bermuda"]);
    assert_eq!(Zone::matching("new y", 1), ["America/New_York"]);
    assert_eq!(Zone::matching("kolkatta", 1), ["Asia/Kolkata"]);
    assert!(Zone::matching("", 25).iter().all(|name| Zone::parse(name).is_ok()));
}

#[test]
fn a_distance_from_utc_is_a_zone_with_its_everyday_sign() {
    let noon = Moment(1_795_694_400_000);
    for (typed, name, clock) in [
        ("UTC", "UTC", "12:00"),
        ("GMT+2", "UTC+2", "14:00"),
        ("UTC+5:30", "UTC+5:30", "17:30"),
        ("-3", "UTC-3", "09:00"),
        ("Etc/GMT+2", "UTC-2", "10:00"),
    ] {
        let zone = Zone::parse(typed).unwrap();
        assert_eq!(
            (zone.name(), zone.clock(noon).to_string()),
            (name.to_owned(), clock.to_owned())
        );
        let json = serde_json::to_string(&zone).unwrap();
        assert_eq!(serde_json::from_str::<Zone>(&json).unwrap(), zone, "{json}");
        assert!(!zone.has_summer_time(noon), "{name}");
    }
    let stored = serde_json::from_str::<Zone>(r#""Etc/GMT-2""#).unwrap();
    assert_eq!(stored, Zone::parse("GMT+2").unwrap(), "as versions before stored it");
    for (typed, first) in [("GMT+2", "UTC+2"), ("gmt", "Etc/GMT"), ("utc+1", "UTC+1")] {
        let offered = Zone::matching(typed, 25);
        assert_eq!(offered.first().map(String::as_str), Some(first), "{offered:?}");
        assert!(offered.iter().all(|name| !name.starts_with("Etc/GMT+")), "{offered:?}");
    }
    assert!(Zone::parse("Europe/Berlin").unwrap().has_summer_time(noon));
    assert!(!Zone::parse("Asia/Tokyo").unwrap().has_summer_time(noon));
}

#[test]
fn a_time_of_day_may_be_written_in_many_ways() {
    let pairs = [
        ("22:00", "22:00"),
        ("10pm", "22:00"),
        ("10 PM", "22:00"),
        ("10:30 p.m.", "22:30"),
        ("22", "22:00"),
        ("7", "07:00"),
        ("22.30", "22:30"),
        ("22h30", "22:30"),
        ("2230", "22:30"),
        ("12am", "00:00"),
        ("12pm", "12:00"),
        ("midnight", "00:00"),
        ("24:00", "00:00"),
        ("noon", "12:00"),
    ];
    for (typed, meant) in pairs {
        assert_eq!(WallTime::parse(typed).unwrap().to_string(), meant, "{typed}");
    }
    for typed in ["", "25", "7:60", "13pm", "0am", "late", "-1", "7:5", "٧", "22:00:00", "+7"] {
        assert!(WallTime::parse(typed).is_err(), "{typed}");
    }
    assert_eq!(
        refused(WallTime::parse("late")),
        PaceError::UnreadableTime { typed: "late".to_owned() }
    );
}

fn ends(hours: QuietHours) -> String {
    format!("{} to {}", hours.from(), hours.to())
}

#[test]
fn quiet_hours_may_be_written_in_one() {
    for typed in ["22-7", "22:00 - 07:00", "10pm to 7am", "22:00–07:00"] {
        assert_eq!(ends(QuietHours::parse(typed).unwrap()), "22:00 to 07:00", "{typed}");
    }
    assert_eq!(QuietHours::parse("22"), Err(PaceError::OneEnd));
    assert!(matches!(QuietHours::parse("late"), Err(PaceError::UnreadableTime { .. })));
}

#[test]
fn one_end_of_quiet_hours_can_be_changed() {
    let was = QuietHours::parse("22-7").ok();
    let change = |was, from, to| QuietHours::change(was, from, to).map(ends);
    assert_eq!(change(was, Some("23"), None).unwrap(), "23:00 to 07:00");
    assert_eq!(change(was, None, Some("6am")).unwrap(), "22:00 to 06:00");
    assert_eq!(change(was, Some("0-5"), None).unwrap(), "00:00 to 05:00");
    assert_eq!(change(None, Some("23"), None), Err(PaceError::OneEnd));
    assert_eq!(
        change(was, Some("7"), None),
        Err(PaceError::QuietAllDay { at: WallTime::parse("7").unwrap() })
    );
}

#[test]
fn quiet_hours_that_cover_the_day_are_refused() {
    assert_eq!(refused(QuietHours::parse("8-8")), PaceError::QuietAllDay { at: time("8:00") });
    assert_eq!(
        refused(QuietHours::parse("8:00-7:59")),
        PaceError::QuietTooLong {
            from: time("8:00"),
            to: time("7:59"),
            long: Span::parse("23 h 59 min").unwrap()
        }
    );
    assert!(QuietHours::parse("8:00-4:00").is_ok());
    assert!(QuietHours::parse("8:00-4:01").is_err());
}

#[test]
fn quiet_hours_need_a_zone() {
    let mut anna = Preferences::default();
    let hours = QuietHours::parse("22-7").unwrap();
    assert_eq!(anna.set_quiet(hours), Err(PaceError::NoZone));
    assert_eq!(anna.quiet, None);
    anna.zone = Some(Zone::parse("Europe/Berlin").unwrap());
    assert_eq!(anna.set_quiet(hours), Ok(()));
}

#[test]
fn days_of_the_week_may_be_written_in_many_ways() {
    for (typed, meant) in [
        ("Mon-Fri", 0b001_1111),
        ("weekdays", 0b001_1111),
        ("sat and sunday", 0b110_0000),
        ("Fri – Mon", 0b111_0001),
        ("Tues., Thursdays", 0b000_1010),
        ("monday to wed, sun", 0b100_0111),
        ("every day", 0b111_1111),
    ] {
        assert_eq!(Weekdays::parse(typed).map(u8::from), Ok(meant), "{typed}");
    }
    for typed in ["", ",", "t", "payday", "mon-", "1-5", "mon-fri-sun"] {
        assert!(matches!(Weekdays::parse(typed), Err(PaceError::UnreadableDays { .. })), "{typed}");
    }
}

#[test]
fn a_duration_may_be_written_in_many_ways() {
    for (typed, meant) in [
        ("36h", Span::hours(36)),
        ("3 days", Span::days(3)),
        ("3d", Span::days(3)),
        ("a day", Span::days(1)),
        ("1 day and 12 hours", Span::hours(36)),
        ("1d12h", Span::hours(36)),
        ("1.5 d", Span::hours(36)),
        ("1,5 days", Span::hours(36)),
        ("2 weeks", Span::days(14)),
        ("in 2 weeks", Span::days(14)),
        ("for a day", Span::days(1)),
        ("90 min", Span::minutes(90)),
    ] {
        assert_eq!(Span::parse(typed), Ok(meant), "{typed}");
    }
    for typed in [
        "",
        "36",
        "h",
        "three days",
        "-3h",
        "3 moons",
        "inf h",
        "nan h",
        "1e999 d",
        "3h 4",
        "in",
        "in in 3h",
    ] {
        assert!(Span::parse(typed).is_err(), "{typed}");
    }
    assert_eq!(refused(Span::parse("36")), PaceError::UnreadableSpan { typed: "36".to_owned() });
}

#[test]
fn a_pace_out_of_range_is_refused() {
    assert_eq!(Pace::parse("36h"), Ok(Pace::Clock { allowance: Span::hours(36) }));
    assert_eq!(Pace::parse("1h"), Ok(Pace::Clock { allowance: Span::hours(1) }));
    assert_eq!(Pace::parse("relaxed"), Ok(Pace::Relaxed));
    assert_eq!(
        refused(Pace::parse("59 min")),
        PaceError::PaceOutOfRange { asked: Span::parse("59 min").unwrap() }
    );
    assert_eq!(
        refused(Pace::parse("15 days")),
        PaceError::PaceOutOfRange { asked: Span::days(15) }
    );
    assert!(Pace::parse("999999999999 weeks").is_err());
}

#[test]
fn a_time_out_without_a_clock_is_refused() {
    assert!(Terms::new(Pace::Relaxed, TimeOut::Remind).is_ok());
    assert!(Terms::new(Pace::DAY, TimeOut::Vote).is_ok());
    for time_out in [TimeOut::Ai, TimeOut::Vote] {
        assert_eq!(Terms::new(Pace::Relaxed, time_out), Err(PaceError::TimeOutWithoutClock));
    }
}

#[test]
fn reminders_out_of_range_are_refused() {
    assert_eq!(Reminders::parse_wait("12h"), Ok(Span::hours(12)));
    assert_eq!(
        refused(Reminders::parse_wait("5 min")),
        PaceError::ReminderOutOfRange { asked: Span::parse("5 min").unwrap() }
    );
    assert_eq!(Reminders::parse_most(0), Ok(0));
    assert_eq!(refused(Reminders::parse_most(4)), PaceError::TooManyReminders { asked: 4 });
}

#[test]
fn unused_time_carries_over_up_to_three_allowances() {
    let day = Pace::DAY;
    let hours = |bank, used| day.bank_after(Span::hours(bank), Span::hours(used));
    assert_eq!(hours(0, 4), Span::hours(20));
    assert_eq!(hours(20, 30), Span::hours(14), "the allowance is used first");
    assert_eq!(hours(70, 0), Span::hours(72));
    assert_eq!(hours(10, 34), Span::ZERO);
    assert_eq!(hours(10, 99), Span::ZERO);
    assert_eq!(day.time_for_turn(Span::hours(10)), Some(Span::hours(34)));
    assert_eq!(Pace::Relaxed.time_for_turn(Span::hours(10)), None);
    assert_eq!(Pace::Relaxed.bank_after(Span::hours(10), Span::ZERO), Span::ZERO);
}

#[test]
fn terms_and_preferences_of_older_programs_are_read() {
    let before = Terms { posting: Posting::Turn, old_calls: OldCalls::Kept, ..Terms::default() };
    assert_eq!(serde_json::from_str::<Terms>("{}").unwrap(), before, "they post as they did");
    assert_eq!(serde_json::from_str::<Preferences>("{}").unwrap(), Preferences::default());
    let terms = Terms { pace: Pace::DAY, time_out: TimeOut::Ai, ..Terms::default() };
    let json = r#"{"pace":{"clock":{"allowance":86400000}},"time_out":"ai","posting":"round","old_calls":"deleted","plans":"allowed"}"#;
    assert_eq!(serde_json::to_string(&terms).unwrap(), json);
    let relaxed = r#"{"pace":"relaxed","time_out":"remind"}"#;
    assert_eq!(serde_json::from_str::<Terms>(relaxed).unwrap(), before);
    let stored = r#"{"zone":"Europe/Berlin","quiet":{"from":1320,"to":420},"holiday":{"from":"2026-12-24","to":"2026-12-26"}}"#;
    let read: Preferences = serde_json::from_str(stored).unwrap();
    assert_eq!(ends(read.quiet.unwrap()), "22:00 to 07:00");
    assert_eq!(read.quiet.unwrap().days(), Weekdays::ALL);
    let christmas =
        Holiday::new(date(2026, 12, 24), date(2026, 12, 26), date(2026, 11, 1)).unwrap();
    assert_eq!(read.holidays, christmas.into());
    let none: Preferences = serde_json::from_str(r#"{"holiday":null}"#).unwrap();
    assert_eq!(none, Preferences::default());
    assert!(read.stats, "what is not stored has its default");
}
