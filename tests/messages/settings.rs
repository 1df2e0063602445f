//! What people read about time: their own settings, and what a refusal says.

use aedile::{
    discord::words::{self, me, server},
    pace::{
        Holiday, Holidays, Moment, Notify, Pace, PaceError, Preferences, QuietHours, Reminders,
        Span, Terms, TimeOut, WallTime, Weekdays, Zone,
    },
    tables::{
        ChannelId, ForumTags, Openers, Refused, RoleId, ServerSettings, TableError, Unwelcome,
    },
    talk::layout::CONTENT,
};

/// 21 November 2026, 20:15 in Berlin.
const EVENING: Moment = Moment(1_795_288_500_000);

fn settings(of: &Preferences) -> String {
    me::settings(of, EVENING).to_string()
}

#[test]
fn somebody_who_never_set_anything_reads_what_happens_then() {
    insta::assert_snapshot!(settings(&Preferences::default()), @r"
    **When it is your turn:** I mention you in the table's channel.
    **Reminders:** at most 3; the first 1 day after the mention, then every day.
    **When you are next:** no message; `/me notify next_up:True` changes that.
    **Time zone:** none; dates are counted in UTC.
    **Quiet hours:** none.
    **Holidays:** none.
    **Statistics:** your games are shown.
    **Boards** show you nowhere; you sit at no rated table.
    **Language of direct messages:** English, which you used last in Discord.
    -# Change it with `/me notify`, `/me quiet`, `/me holiday`, `/me zone` and `/me stats`.
    ");
}

#[test]
fn somebody_who_set_everything_reads_all_of_it() {
    let zone = Zone::parse("Europe/Berlin").unwrap();
    let set = Preferences {
        quiet: Some(QuietHours::parse("22-7").unwrap()),
        holidays: Holiday::parse("24 Dec", "6 Jan", EVENING, &zone).unwrap().into(),
        zone: Some(zone),
        notify: Notify::Direct,
        reminders: Reminders { first: Span::hours(12), every: Span::days(2), most: 2 },
        next_up: true,
        stats: false,
        ..Preferences::default()
    };
    insta::assert_snapshot!(settings(&set), @r"
    **When it is your turn:** I write you a direct message.
    **Reminders:** at most 2; the first 12 hours after the mention, then every 2 days.
    **When you are next:** a message when the turn before yours begins.
    **Time zone:** Europe/Berlin (now 20:15).
    **Quiet hours:** 22:00 to 07:00. I do not mention you then, and your clock is stopped.
    **Holiday:** 24 December 2026 to 6 January 2027 (first and last day included). I do not mention you then, and your clock is stopped.
    Your next quiet hours: <t:1795294800:f> to <t:1795327200:f>.
    **Statistics:** you are hidden.
    **Boards** show you nowhere; you sit at no rated table.
    **Language of direct messages:** English, which you used last in Discord.
    -# Change it with `/me notify`, `/me quiet`, `/me holiday`, `/me zone` and `/me stats`.
    ");
    let at_night = EVENING.plus(Span::hours(3));
    let set = Preferences { direct_closed: true, ..set };
    insta::assert_snapshot!(me::changed(&set, at_night), @r"
    Noted.
    **When it is your turn:** you want a direct message, but Discord does not let me send you any. I mention you in the channel instead. Allow direct messages from this server's members, then use `/me notify` again.
    **Reminders:** at most 2; the first 12 hours after the mention, then every 2 days.
    **When you are next:** a message when the turn before yours begins.
    **Time zone:** Europe/Berlin (now 23:15).
    **Quiet hours:** 22:00 to 07:00. I do not mention you then, and your clock is stopped.
    **Holiday:** 24 December 2026 to 6 January 2027 (first and last day included). I do not mention you then, and your clock is stopped.
    These are your quiet hours, until <t:1795327200:f>.
    **Statistics:** you are hidden.
    **Boards** show you nowhere; you sit at no rated table.
    **Language of direct messages:** English, which you used last in Discord.
    -# Change it with `/me notify`, `/me quiet`, `/me holiday`, `/me zone` and `/me stats`.
    ");
}

#[test]
fn somebody_who_wants_no_calls_reads_that_there_are_none() {
    let set = Preferences { notify: Notify::Off, next_up: true, ..Preferences::default() };
    insta::assert_snapshot!(settings(&set), @r"
    **When it is your turn:** I neither mention you nor write to you; `/me tables` lists what waits for you.
    **Reminders:** none.
    **When you are next:** no message, because you want no mentions.
    **Time zone:** none; dates are counted in UTC.
    **Quiet hours:** none.
    **Holidays:** none.
    **Statistics:** your games are shown.
    **Boards** show you nowhere; you sit at no rated table.
    **Language of direct messages:** English, which you used last in Discord.
    -# Change it with `/me notify`, `/me quiet`, `/me holiday`, `/me zone` and `/me stats`.
    ");
}

#[test]
fn a_holiday_that_is_over_is_none() {
    let zone = Zone::UTC;
    let holiday = Holiday::parse("tomorrow", "tomorrow", EVENING, &zone).unwrap();
    let set = Preferences { zone: Some(zone), holidays: holiday.into(), ..Preferences::default() };
    assert!(settings(&set).contains("**Holiday:** 22 November 2026"));
    let later = me::settings(&set, EVENING.plus(Span::days(2))).to_string();
    assert!(
        later.contains("**Holidays:** none.") && !later.contains("next quiet hours"),
        "{later}"
    );
}

#[test]
fn several_holidays_and_the_days_of_quiet_hours_are_named() {
    let (zone, mut holidays) = (Zone::UTC, Holidays::default());
    let today = zone.date(EVENING);
    for (from, to) in [("24 Dec", "26 Dec"), ("today", "tomorrow")] {
        holidays.add(Holiday::parse(from, to, EVENING, &zone).unwrap(), today).unwrap();
    }
    let hours = QuietHours::parse("22-7").unwrap().on(Weekdays::parse("sun-thu").unwrap());
    let set =
        Preferences { zone: Some(zone), quiet: Some(hours), holidays, ..Preferences::default() };
    let said = settings(&set);
    for line in [
        "**Quiet hours:** 22:00 to 07:00, beginning on Monday, Tuesday, Wednesday, Thursday and Sunday. I",
        "**Holidays:** 21 November 2026 to 22 November 2026 and 24 December 2026 to 26 December 2026 (first and last day included). I",
    ] {
        assert!(said.contains(line), "{said}");
    }
}

#[test]
fn what_was_typed_is_shown_disarmed_and_short() {
    let refused =
        |error: PaceError| words::refusal(&TableError::Refused(Refused::Pace(error))).unwrap();
    insta::assert_snapshot!(refused(Zone::parse("Europe/Berln").unwrap_err()), @"There is no time zone “Europe/Berln”; do you mean Europe/Berlin?");
    insta::assert_snapshot!(refused(Zone::parse("**@everyone** <@1>").unwrap_err()), @"There is no time zone “\\*\\*@\u{200b}everyone\\*\\* \\<@\u{200b}1\\>”; write it as continent/city, such as Europe/Berlin, or as the distance from UTC, such as UTC+5:30.");
    insta::assert_snapshot!(refused(WallTime::parse(&"9".repeat(300)).unwrap_err()), @"“999999999999999999999999999999999999999…” is not a time of day. Write it like 22:00 or 10pm.");
    insta::assert_snapshot!(refused(PaceError::NoZone), @"Name your time zone with the quiet hours, such as Europe/Berlin, so that I know when your night is.");
    insta::assert_snapshot!(refused(QuietHours::parse("8-8").unwrap_err()), @"Quiet hours from 08:00 to 08:00 would cover the whole day; leave at least 4 hours in which I may write.");
}

#[test]
fn a_zone_is_offered_with_what_its_clocks_show() {
    let label = |zone| me::zone_label(zone, EVENING).to_string();
    assert_eq!(label("Europe/Berlin"), "Europe/Berlin · 20:15 now");
    assert_eq!(label("Asia/Kolkata"), "Asia/Kolkata · 00:45 now, no summer time");
    assert_eq!(label("UTC+5:30"), "UTC+5:30 · 00:45 now, no summer time");
}

#[test]
fn the_terms_of_a_table_say_what_will_happen_when() {
    let terms = |pace, time_out| server::terms(&Terms { pace, time_out, ..Terms::default() });
    insta::assert_snapshot!(terms(Pace::Relaxed, TimeOut::Remind), @"No clock: everybody plays when there is time.");
    insta::assert_snapshot!(terms(Pace::DAY, TimeOut::Remind), @"1 day a turn; unused time is saved, up to 3 days. The clock is stopped in quiet hours and on holidays. When time runs out: the player is reminded, and the game waits.");
    insta::assert_snapshot!(terms(Pace::HALF_DAY, TimeOut::Ai), @"12 hours a turn; unused time is saved, up to 36 hours. The clock is stopped in quiet hours and on holidays. When time runs out: an AI player plays that turn; after two such turns in a row it keeps playing until the player comes back.");
    insta::assert_snapshot!(terms(Pace::parse("3 days").unwrap(), TimeOut::Vote), @"3 days a turn; unused time is saved, up to 9 days. The clock is stopped in quiet hours and on holidays. When time runs out: the others vote to skip the turn, to offer the seat or to wait longer.");
}

#[test]
fn a_server_reads_all_that_it_has_set() {
    insta::assert_snapshot!(server::settings(&ServerSettings::default()), @r"
    **Channels:** all.
    **Who opens tables:** everybody.
    **Tables in threads:** yes.
    **Default pace:** No clock: everybody plays when there is time.
    **Lobbies:** closed after 7 days.
    **Idle tables:** question after 30 days, closed 14 days later without a score.
    **Tags of posts in forums:** “free seat”, “whose turn” and “finished”, where the forum has them.
    **Language of the channels:** English, the server's language in Discord.
    **Rated tables** can be opened.
    **The deal of the day** is not announced in any channel.
    -# Change it with the options of `/admin settings`; `/admin limit` shows how many tables may be open.
    ");
}

#[test]
fn the_fullest_settings_fit_into_a_message() {
    let channels = (0..25).map(|place| ChannelId(u64::MAX - place)).collect();
    let terms = Terms {
        pace: Pace::parse("13 days 23 hours").unwrap(),
        time_out: TimeOut::Ai,
        ..Terms::default()
    };
    let openers = Openers::Role(RoleId(u64::MAX));
    let tag = Some("W".repeat(20));
    let tags = ForumTags { free: tag.clone(), turn: tag.clone(), finished: tag };
    let set = ServerSettings { channels, terms, openers, tags, ..ServerSettings::default() };
    assert!(server::settings(&set).to_string().chars().count() <= CONTENT);
    let elsewhere = Unwelcome::Channel { channels: set.channels };
    assert!(server::unwelcome(&elsewhere).to_string().chars().count() <= CONTENT);
}
