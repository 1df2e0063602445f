//! Dates that people type: understood, asked back, or refused.

use jiff::civil::{Date, date};

use super::at;
use crate::pace::{Holiday, Holidays, PaceError, Zone};

fn refused<T: std::fmt::Debug>(result: Result<T, PaceError>) -> PaceError {
    result.unwrap_err()
}

fn days(holiday: Holiday) -> String {
    format!("{} to {}", holiday.from(), holiday.to())
}

/// On 21 November 2026 in Berlin, shortly after midnight: in London it is still the 20th.
fn holiday(from: &str, to: &str) -> Result<String, PaceError> {
    let zone = Zone::parse("Europe/Berlin").unwrap();
    Holiday::parse(from, to, at("2026-11-21T00:30+01:00"), &zone).map(days)
}

#[test]
fn a_holiday_may_be_written_in_many_ways() {
    let christmas = Ok("2026-12-24 to 2026-12-26".to_owned());
    for (from, to) in [
        ("2026-12-24", "2026-12-26"),
        ("24 Dec", "26 December"),
        ("Dec 24", "Dec 26th, 2026"),
        ("24.12.", "26.12.2026"),
        ("24 decem", "december 26"),
        ("24/12", "12/26/2026"),
        ("24 / 12", "26-12-2026"),
        ("in 33 days", "26 Dec"),
    ] {
        assert_eq!(holiday(from, to), christmas, "{from} {to}");
    }
    for typed in ["24 marble", "24 decembers", "24 ma", "24 j"] {
        let typed = typed.to_owned();
        assert_eq!(holiday(&typed, "26 Dec"), Err(PaceError::UnreadableDate { typed }));
    }
    assert_eq!(holiday("today", "tomorrow").unwrap(), "2026-11-21 to 2026-11-22");
    assert_eq!(holiday("tomorrow", "tomorrow").unwrap(), "2026-11-22 to 2026-11-22");
    assert_eq!(holiday("28 Dec", "3 Jan").unwrap(), "2026-12-28 to 2027-01-03");
    assert_eq!(holiday("1 March", "9 March").unwrap(), "2027-03-01 to 2027-03-09");
}

#[test]
fn a_day_may_be_named_by_its_weekday_or_by_how_far_it_is() {
    // The 21st is a Saturday in Berlin.
    for (from, to, meant) in [
        ("Saturday", "Sunday", "2026-11-21 to 2026-11-22"),
        ("mon", "on Friday", "2026-11-23 to 2026-11-27"),
        ("this Fri.", "tues", "2026-11-27 to 2026-12-01"),
        ("tomorrow", "in 2 weeks", "2026-11-22 to 2026-12-05"),
        ("in a week", "in a month", "2026-11-28 to 2026-12-21"),
        ("In 10 days", "in 1 week and 3 days", "2026-12-01 to 2026-12-01"),
    ] {
        assert_eq!(holiday(from, to).as_deref(), Ok(meant), "{from} {to}");
    }
    let zone = Zone::parse("Europe/Berlin").unwrap();
    let until = |typed: &str| {
        let ended = Holiday::until(typed, at("2026-11-21T00:30+01:00"), &zone);
        ended.map(|(away, _)| away.to().tomorrow().unwrap())
    };
    assert_eq!(until("Saturday"), Ok(date(2026, 11, 28)), "today is no end");
    assert_eq!(until("in 3 days"), Ok(date(2026, 11, 24)));
}

#[test]
fn what_could_be_two_dates_is_asked_back() {
    let ambiguous = |typed: &str, one, other| {
        Err(PaceError::AmbiguousDate { typed: typed.to_owned(), one, other })
    };
    let (june, january) = (date(2027, 6, 1), date(2027, 1, 6));
    assert_eq!(holiday("6/1", "1 July"), ambiguous("6/1", january, june));
    assert_eq!(holiday("1/6/2027", "1 July"), ambiguous("1/6/2027", june, january));
    assert_eq!(holiday("6/6", "7 June").unwrap(), "2027-06-06 to 2027-06-07", "both are the same");
    let (near, far) = (date(2026, 11, 27), date(2026, 12, 4));
    assert_eq!(holiday("next Friday", "10 Dec"), ambiguous("next Friday", near, far));
}

#[test]
fn a_date_that_nobody_can_read_is_refused() {
    for typed in [
        "",
        "soon",
        "24/13",
        "31/11",
        "24/12/26",
        "31 Feb",
        "2026-02-30",
        "24",
        "24 Dez 26",
        "in 36h",
        "in weeks",
        "fx",
        "in -1 days",
        "1/2/3/4",
    ] {
        assert!(
            matches!(holiday(typed, "2026-12-26"), Err(PaceError::UnreadableDate { .. })),
            "{typed}"
        );
    }
    assert_eq!(
        refused(holiday("soon", "26 Dec")),
        PaceError::UnreadableDate { typed: "soon".to_owned() }
    );
}

#[test]
fn a_holiday_in_the_past_is_refused() {
    assert_eq!(
        refused(holiday("2026-11-20", "2026-12-01")),
        PaceError::HolidayPast { date: date(2026, 11, 20), today: date(2026, 11, 21) }
    );
    assert_eq!(
        refused(holiday("10 Nov", "19 Nov")),
        PaceError::HolidayPast { date: date(2026, 11, 10), today: date(2026, 11, 21) }
    );
    assert!(holiday("2020-01-01", "2020-01-05").is_err());
}

#[test]
fn a_holiday_for_ever_is_refused() {
    let long = PaceError::HolidayTooLong;
    assert_eq!(refused(holiday("today", "2099-01-01")), long);
    assert_eq!(refused(holiday("today", "forever")), long);
    assert_eq!(refused(holiday("today", "2027-01-20")), long);
    assert_eq!(holiday("today", "2027-01-19").unwrap(), "2026-11-21 to 2027-01-19");
    assert_eq!(
        refused(holiday("2099-01-01", "2099-01-05")),
        PaceError::HolidayTooFar { date: date(2099, 1, 1) }
    );
}

#[test]
fn a_holiday_that_ends_before_it_begins_is_refused() {
    assert_eq!(
        refused(holiday("2026-12-26", "2026-12-24")),
        PaceError::HolidayBackwards { from: date(2026, 12, 26), to: date(2026, 12, 24) }
    );
}

#[test]
fn a_holiday_is_today_where_the_player_is() {
    let entered = at("2026-11-21T00:30+01:00");
    let london = Zone::parse("Europe/London").unwrap();
    let holiday = Holiday::parse("today", "today", entered, &london).unwrap();
    assert_eq!(holiday.from(), Date::constant(2026, 11, 20));
}

#[test]
fn holidays_that_meet_are_one_and_those_that_are_over_are_dropped() {
    let mut all = Holidays::default();
    let day = |day: i16| date(2026, 1, 1) + jiff::Span::new().days(day);
    let one = |from: i16, to: i16| Holiday::new(day(from), day(to), day(from)).unwrap();
    let shown = |all: &Holidays, today: i16| {
        all.coming(day(today)).map(days).collect::<Vec<_>>().join(", ")
    };
    for (from, to) in [(20, 25), (2, 4), (26, 30), (5, 5)] {
        all.add(one(from, to), day(0)).unwrap();
    }
    assert_eq!(shown(&all, 0), "2026-01-03 to 2026-01-06, 2026-01-21 to 2026-01-31");
    assert_eq!(refused(all.add(one(31, 85), day(0))), PaceError::HolidayTooLong);
    for place in 1..Holidays::MOST {
        let from = i16::try_from(place).unwrap() * 2 + 40;
        all.add(one(from, from), day(6)).unwrap();
    }
    assert_eq!(refused(all.add(one(90, 90), day(6))), PaceError::TooManyHolidays);
    assert!(shown(&all, 0).starts_with("2026-01-21 to"), "what is over is dropped");
}
