//! What is true of every calendar.

use jiff::civil::Date;
use proptest::prelude::*;

use super::at;
use crate::pace::{Holiday, Holidays, Moment, Preferences, QuietHours, Span, WallTime, Zone};

/// Zones with and without daylight saving, on both sides of the date line, with odd offsets and odd moments of change.
const ZONES: &[&str] = &[
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
    "Africa/Cairo",
    "America/Havana",
    "Africa/Casablanca",
    "Antarctica/Troll",
    "Pacific/Apia",
    "Pacific/Chatham",
    "America/Nuuk",
    "UTC",
];

prop_compose! {
    fn anybody()(
        zone in proptest::sample::select(ZONES),
        from in 0..1440_u16,
        long in proptest::option::of(1..=1200_u16),
        days in 1..=127_u8,
        entered in proptest::collection::vec((0..900_i32, 0..60_i32), 0..4),
    ) -> Preferences {
        let quiet = long.map(|long| {
            let time = |minute| WallTime::of_minute(minute % 1440).unwrap();
            QuietHours::new(time(from), time(from + long)).unwrap().on(days.try_into().unwrap())
        });
        let mut holidays = Holidays::default();
        for (first, days) in entered {
            let day = |later: i32| Date::constant(2026, 9, 1) + jiff::Span::new().days(later);
            let one = Holiday::new(day(first), day(first + days), day(first)).unwrap();
            // One that would become too long with another is refused.
            let _ = holidays.add(one, day(0));
        }
        Preferences { zone: Some(Zone::parse(zone).unwrap()), quiet, holidays, ..Preferences::default() }
    }
}

/// Two years and a half from September 2026, to the minute in half of the cases.
fn moment() -> impl Strategy<Value = Moment> {
    let start = at("2026-09-01T00:00Z").0;
    prop_oneof![
        (0..1_300_000_i64).prop_map(move |minutes| Moment(start + minutes * 60_000)),
        (0..78_000_000_000_i64).prop_map(move |millis| Moment(start + millis)),
    ]
}

fn span() -> impl Strategy<Value = Span> {
    prop_oneof![(0..40 * 1440_i64).prop_map(Span::minutes), (0..40 * 86_400_000_i64).prop_map(Span),]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_clock_runs_for_what_it_has_left(who in anybody(), from in moment(), left in span()) {
        prop_assert_eq!(who.ran(from, who.runs_out(from, left)), left);
    }

    #[test]
    fn a_clock_never_runs_out_in_quiet_time(who in anybody(), from in moment(), left in span()) {
        prop_assert!(who.is_awake(who.runs_out(from, left)));
    }

    #[test]
    fn more_time_never_ends_earlier(who in anybody(), from in moment(), a in span(), b in span()) {
        let (less, more) = (a.min(b), a.max(b));
        prop_assert!(who.runs_out(from, less) <= who.runs_out(from, more));
        prop_assert!(who.runs_out(from, less) <= who.runs_out(from.plus(more), less));
    }

    #[test]
    fn what_ran_adds_up(who in anybody(), from in moment(), a in span(), b in span()) {
        let (middle, to) = (from.plus(a), from.plus(a).plus(b));
        prop_assert_eq!(who.ran(from, middle).plus(who.ran(middle, to)), who.ran(from, to));
        prop_assert!(who.ran(from, to) <= to.since(from));
    }

    #[test]
    fn the_next_waking_moment_is_the_first(who in anybody(), from in moment()) {
        let awake = who.next_awake(from);
        prop_assert!(awake >= from && who.is_awake(awake));
        if awake > from {
            prop_assert!(!who.is_awake(from) && !who.is_awake(Moment(awake.0 - 1)));
            prop_assert!(!who.is_awake(Moment(i64::midpoint(from.0, awake.0))));
        }
    }

    #[test]
    fn the_next_quiet_moment_is_the_first(who in anybody(), from in moment()) {
        let awake = who.next_awake(from);
        if let Some(quiet) = who.next_quiet(from) {
            prop_assert!(quiet > awake && !who.is_awake(quiet));
            prop_assert!(who.is_awake(Moment(quiet.0 - 1)));
            prop_assert!(who.is_awake(Moment(i64::midpoint(awake.0, quiet.0))));
        } else {
            prop_assert!(who.quiet.is_none());
        }
    }

    /// The slow and obvious way: look at the wall clock every minute. In a night without a change of clocks it agrees.
    #[test]
    fn quiet_hours_are_those_that_the_wall_clock_shows(
        zone in proptest::sample::select(ZONES),
        from in 0..24_u16,
        long in 1..=20_u16,
        day in 1..28_i8,
    ) {
        let time = |hour: u16| WallTime::of_minute(hour % 24 * 60).unwrap();
        let who = Preferences {
            zone: Some(Zone::parse(zone).unwrap()),
            quiet: Some(QuietHours::new(time(from), time(from + long)).unwrap()),
            ..Preferences::default()
        };
        // Nowhere in the list do clocks change in January or December.
        let noon = at(&format!("2027-01-{day:02}T12:00Z"));
        for minute in (0..2880).step_by(7) {
            let moment = noon.plus(Span::minutes(minute));
            let hour = u16::try_from(who.zone_or_utc().civil(moment).hour()).unwrap();
            let is_quiet = (hour + 24 - from) % 24 < long;
            prop_assert_eq!(who.is_awake(moment), !is_quiet, "{:?}", moment);
        }
    }

    #[test]
    fn preferences_are_read_back_as_they_were_written(who in anybody()) {
        let json = serde_json::to_string(&who).unwrap();
        prop_assert_eq!(serde_json::from_str::<Preferences>(&json).unwrap(), who);
    }
}

#[test]
fn the_ends_of_time_are_answered_as_well() {
    let who = super::sleeper("Europe/Berlin", "22-7");
    for moment in [i64::MIN, -1, 0, i64::MAX / 2, i64::MAX].map(Moment) {
        assert!(who.next_awake(moment) >= moment);
    }
    let (from, left) = (at("2026-11-21T12:00Z"), Span::days(3650));
    assert_eq!(who.ran(from, who.runs_out(from, left)), left);
}
