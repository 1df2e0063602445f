//! What somebody reads whom a table refuses.

use super::{
    bold, daily,
    dates::date,
    league, moderation,
    people::not_at_table,
    rated, rematch, review, seat_refusals, server,
    time::{remind_refusal, span},
};
use crate::{
    pace::{Holidays, PaceError},
    say,
    tables::{LobbyRefused, Refused, Stage, TableError, UndoRefused},
    talk::{
        plans::{BadPlan, MOST_ALTERNATIVES, MOST_STEPS, MOST_WATCHES},
        say::Text,
        typed::echo,
    },
};

/// What a player reads when a table refuses; `None` for faults of ours, which only the log may name.
pub fn refusal(error: &TableError) -> Option<Text> {
    match error {
        TableError::Refused(why) => Some(refused(why)),
        TableError::Broken { .. }
        | TableError::Settings(_)
        | TableError::NoChance
        | TableError::Store(_) => None,
    }
}

fn refused(why: &Refused) -> Text {
    match why {
        Refused::NoTable => say!("refusal-no-table"),
        Refused::AlreadySeated => say!("refusal-already-seated"),
        Refused::StillSeated => say!("refusal-still-seated"),
        Refused::NotModerator => say!("refusal-not-moderator"),
        Refused::NotOver => say!("refusal-not-over"),
        Refused::AlreadyStarted => say!("refusal-already-started"),
        Refused::NotStarted => say!("refusal-not-started"),
        Refused::Over => say!("refusal-over"),
        Refused::Ended => say!("refusal-ended"),
        Refused::Asleep => say!("refusal-asleep"),
        Refused::NotYourTurn { .. } => say!("refusal-not-your-turn"),
        Refused::Stale { .. } => say!("refusal-stale"),
        Refused::NoSuchOrder => say!("refusal-no-such-order"),
        Refused::NoPlansHere => say!("refusal-no-plans-here"),
        Refused::Plan(why) => of_plan(*why),
        Refused::UsedElsewhere { .. } => say!("refusal-used-elsewhere"),
        Refused::NotAtTable { players } => {
            Text::sentences([not_at_table(players), say!("refusal-watch")])
        }
        Refused::Lobby(why) => of_lobby(why),
        Refused::Illegal(words) => words.clone(),
        Refused::Undo(why) => undo_refusal(why),
        Refused::Remind(why) => remind_refusal(why),
        Refused::Seat(why) => seat_refusals::refusal(why),
        Refused::Rated(why) => rated::refused(why),
        Refused::Review(why) => review::refused(why),
        Refused::Daily(why) => daily::refused(*why),
        Refused::League(why) => league::refused(*why),
        Refused::Pace(why) => of_pace(why),
        Refused::Server(why) => server::refused(why),
    }
}

/// Why there is no such plan.
fn of_plan(why: BadPlan) -> Text {
    match why {
        BadPlan::TooManySteps => say!("refusal-plan-too-long", most = MOST_STEPS),
        BadPlan::TooManyAlternatives => say!("refusal-plan-too-many", most = MOST_ALTERNATIVES),
        BadPlan::TooManyWatches => say!("refusal-plan-watches", most = MOST_WATCHES),
        BadPlan::NoSuchStep => say!("refusal-plan-no-such-step"),
        BadPlan::Empty => say!("refusal-plan-empty"),
        BadPlan::NoMeaning => say!("refusal-plan-no-meaning"),
    }
}

/// The refusals before a game starts.
fn of_lobby(why: &LobbyRefused) -> Text {
    match why {
        LobbyRefused::ChannelTaken { table, state: Stage::Lobby, .. } => {
            say!("refusal-channel-taken", table = *table)
        }
        LobbyRefused::ChannelTaken { table, .. } => say!("refusal-channel-plays", table = *table),
        LobbyRefused::NotOfThisServer { table } => {
            say!("refusal-not-of-this-server", table = *table)
        }
        LobbyRefused::AlreadyThere { table } => say!("refusal-already-there", table = *table),
        LobbyRefused::WrongSeats { least, most } => {
            say!("refusal-wrong-seats", least = *least, most = *most)
        }
        LobbyRefused::LobbyFull { seats } => say!("refusal-lobby-full", seats = *seats),
        LobbyRefused::SeatsKept { names, until } => rematch::kept(names, *until),
        LobbyRefused::Rematched { table, guild, channel, card } => {
            rematch::already(*table, *guild, *channel, *card)
        }
        LobbyRefused::NotPosted => say!("refusal-not-posted"),
        LobbyRefused::Starting => say!("refusal-starting"),
        LobbyRefused::Dismissed => say!("refusal-dismissed"),
        LobbyRefused::DismissesSelf => say!("refusal-dismisses-self"),
        LobbyRefused::ColourTaken => say!("refusal-colour-taken"),
        LobbyRefused::NotSeated => say!("refusal-not-seated"),
        LobbyRefused::NotHost { host_name } => say!("refusal-not-host", name = bold(host_name)),
        LobbyRefused::TooFew { have, least } => {
            say!("refusal-too-few", have = *have, least = *least)
        }
        LobbyRefused::TooManyAi { seats } => say!("refusal-too-many-ai", seats = *seats),
        LobbyRefused::NoAi => say!("refusal-no-ai"),
        LobbyRefused::TooManyWatched { most } => say!("refusal-too-many-watched", most = *most),
        LobbyRefused::WatchesEnough { most } => say!("refusal-watches-enough", most = *most),
        LobbyRefused::OpensEnough { most, channels } => moderation::opens_enough(*most, channels),
        LobbyRefused::ServerFull { most } => say!("moderation-server-full", most = *most),
        LobbyRefused::TooManyThreads { most, again } => moderation::threads(*most, *again),
        LobbyRefused::Blocked { until, reason } => moderation::blocked(*until, reason),
    }
}

/// What was typed of time, shown disarmed and short.
fn of_pace(why: &PaceError) -> Text {
    match why {
        PaceError::UnknownZone { typed, similar } if similar.is_empty() => {
            say!("pace-unknown-zone", typed = echo(typed))
        }
        PaceError::UnknownZone { typed, similar } => say!(
            "pace-unknown-zone-like",
            typed = echo(typed),
            similar = Text::one_of(similar.iter().copied())
        ),
        PaceError::UnreadableTime { typed } => say!("pace-unreadable-time", typed = echo(typed)),
        PaceError::AmbiguousDate { typed, one, other } => {
            say!("pace-ambiguous-date", typed = echo(typed), one = date(*one), other = date(*other))
        }
        PaceError::UnreadableDate { typed } => say!("pace-unreadable-date", typed = echo(typed)),
        PaceError::UnreadableSpan { typed } => say!("pace-unreadable-span", typed = echo(typed)),
        PaceError::OneEnd => say!("pace-one-end"),
        PaceError::QuietAllDay { at } => say!("pace-quiet-all-day", at = at.to_string()),
        PaceError::QuietTooLong { from, to, long } => say!(
            "pace-quiet-too-long",
            from = from.to_string(),
            to = to.to_string(),
            long = span(*long)
        ),
        PaceError::NoZone => say!("pace-no-zone"),
        PaceError::HolidayPast { date: past, today } => {
            say!("pace-holiday-past", date = date(*past), today = date(*today))
        }
        PaceError::HolidayBackwards { from, to } => {
            say!("pace-holiday-backwards", from = date(*from), to = date(*to))
        }
        PaceError::TooManyHolidays => say!("pace-too-many-holidays", most = Holidays::MOST),
        PaceError::UnreadableDays { typed } => say!("pace-unreadable-days", typed = echo(typed)),
        PaceError::DaysWithoutHours => say!("pace-days-without-hours"),
        PaceError::HolidayTooLong => say!("pace-holiday-too-long"),
        PaceError::HolidayTooFar { date: far } => say!("pace-holiday-too-far", date = date(*far)),
        PaceError::PaceOutOfRange { asked } => say!("pace-out-of-range", asked = span(*asked)),
        PaceError::TimeOutWithoutClock => say!("pace-no-clock"),
        PaceError::NoCustomPace => say!("pace-no-custom-pace"),
        PaceError::TwoPaces => say!("pace-two-paces"),
        PaceError::ReminderOutOfRange { asked } => {
            say!("pace-reminder-out-of-range", asked = span(*asked))
        }
        PaceError::WaitOutOfRange { asked } => {
            say!("pace-wait-out-of-range", asked = span(*asked))
        }
        PaceError::PausePast { date: past, today } => {
            say!("pace-pause-past", date = date(*past), today = date(*today))
        }
        PaceError::PauseTooLong => say!("pace-pause-too-long"),
        PaceError::BlockOutOfRange { today } => {
            say!("pace-block-out-of-range", today = date(*today))
        }
        PaceError::TooManyReminders { asked } => say!("pace-too-many-reminders", asked = *asked),
    }
}

/// Why nothing can be taken back.
pub fn undo_refusal(refused: &UndoRefused) -> Text {
    match refused {
        UndoRefused::NoMove => say!("refusal-undo-no-move"),
        UndoRefused::OthersMoved { by } => {
            say!("refusal-undo-others-moved", name = bold(&by.name))
        }
        UndoRefused::Sealed => say!("refusal-undo-sealed"),
        UndoRefused::Inherited => say!("refusal-undo-inherited"),
        UndoRefused::Over => say!("refusal-undo-over"),
    }
}
