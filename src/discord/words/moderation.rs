//! What people read about limits, blocks, tables that managers close together, and the moderators' log.

use super::{mention, moment, server::channel as channel_link, since, time::span, when};
use crate::{
    board::Seat,
    catalogue::plain::shorten,
    pace::Span,
    say,
    tables::{
        ChannelId, Closed, GuildId, Moderated, ModerationEntry, SeatChange, ServerSettings,
        TableId, Timestamp, UserId,
    },
    talk::{names::escape, say::Text},
};

/// More channels are not named in a refusal.
const MOST_NAMED: usize = 10;

/// The most characters of a reason in a line of the log.
const REASON: usize = 80;

/// Why a person opens no further table.
pub fn opens_enough(most: u16, channels: &[ChannelId]) -> Text {
    let named = channels.iter().take(MOST_NAMED).map(|channel| format!("<#{channel}>"));
    say!("moderation-opens-enough", most, channels = Text::all_of(named))
}

/// Why no thread is opened just now.
pub fn threads(most: u16, again: Timestamp) -> Text {
    say!("moderation-too-many-threads", most, again = since(again))
}

/// Why a member opens and joins nothing.
pub fn blocked(until: Timestamp, reason: &str) -> Text {
    match reason.trim() {
        "" => say!("moderation-blocked-without-reason", until = when(until)),
        reason => say!("moderation-blocked", until = when(until), reason = escape(reason)),
    }
}

/// What a member reads as a direct message who was blocked just now.
pub fn you_are_blocked(guild: GuildId, until: Timestamp, reason: &str) -> Text {
    let server = format!("https://discord.com/channels/{guild}");
    say!("moderation-you-are-blocked", server, until = when(until), reason = escape(reason))
}

/// What the manager reads who has blocked somebody.
pub fn block_done(person: UserId, until: Timestamp) -> Text {
    say!("moderation-block-done", person = mention(person), until = when(until))
}

/// All limits of a server.
pub fn limits(set: &ServerSettings) -> Text {
    Text::lines([
        say!("moderation-limit-tables", all = set.tables, each = set.tables_each),
        say!("moderation-limit-threads", most = set.threads_a_minute),
        say!("moderation-limit-ai", all = set.ai_tables, each = set.ai_tables_each),
        say!("moderation-limit-how"),
    ])
}

/// What became of the tables that were to be closed.
pub fn closed(done: Closed) -> Text {
    let Closed { closed, damaged } = done;
    let first = if closed == 0 {
        say!("moderation-nothing-closed")
    } else {
        say!("moderation-closed", tables = closed)
    };
    let damaged = (damaged > 0).then(|| say!("moderation-close-damaged", tables = damaged));
    Text::sentences(std::iter::once(first).chain(damaged))
}

/// A line of the log.
pub fn line(entry: &ModerationEntry) -> Text {
    let who = named(entry.moderator);
    let reason = entry.reason.as_deref().map(|reason| {
        say!("moderation-log-reason", reason = escape(&shorten(reason.trim(), REASON)))
    });
    let told = match &entry.what {
        Some(what) => done(what, who, entry.person),
        None => vec![say!("moderation-log-unknown", who)],
    };
    let told = Text::sentences(told.into_iter().chain(reason));
    say!("moderation-log-line", when = moment(entry.at.into()), entry = told)
}

/// What was done, in a sentence or two.
fn done(what: &Moderated, who: Text, person: Option<UserId>) -> Vec<Text> {
    let long = |days: u16| span(Span::days(days.into()));
    let first = match what {
        Moderated::Ended { table } => match person {
            Some(host) => {
                say!("moderation-log-ended-of", who, table = *table, person = mention(host))
            }
            None => say!("moderation-log-ended", who, table = *table),
        },
        Moderated::Moved { table } => say!("moderation-log-moved", who, table = *table),
        Moderated::Seat { table, seat, change } => {
            return about_seat((*table, *seat), *change, who, person);
        }
        Moderated::Settings => say!("moderation-log-settings", who),
        Moderated::Limits { tables, tables_each, threads, ai_tables, ai_tables_each } => say!(
            "moderation-log-limits",
            who,
            tables = *tables,
            tables_each = *tables_each,
            threads = *threads,
            ai_tables = *ai_tables,
            ai_tables_each = *ai_tables_each
        ),
        Moderated::Blocked { until } => {
            say!("moderation-log-blocked", who, person = named(person), until = when(*until))
        }
        Moderated::Unblocked => say!("moderation-log-unblocked", who, person = named(person)),
        Moderated::Voided { table } => say!("moderation-log-voided", who, table = *table),
        Moderated::ClosedLobbies { tables } => {
            say!("moderation-log-lobbies", who, tables = *tables)
        }
        Moderated::ClosedTablesOf { tables } => {
            say!("moderation-log-tables-of", who, tables = *tables, person = named(person))
        }
        Moderated::DailyStopped { channel } => {
            say!("moderation-log-daily-stopped", channel = channel_link(*channel))
        }
        Moderated::ClosedIdle { tables, days } => {
            say!("moderation-log-idle", who, tables = *tables, long = long(*days))
        }
    };
    vec![first]
}

fn about_seat(
    (table, seat): (TableId, Seat),
    change: SeatChange,
    who: Text,
    person: Option<UserId>,
) -> Vec<Text> {
    let seat = u8::from(seat) + 1;
    let first = match change {
        SeatChange::Offered => say!("moderation-log-offered", who, table, seat),
        SeatChange::OfferTakenBack => say!("moderation-log-offer-over", who, table, seat),
        SeatChange::GivenToAi => say!("moderation-log-ai", who, table, seat),
        SeatChange::Freed => say!("moderation-log-freed", who, table, seat),
    };
    let held = person.map(|person| say!("moderation-log-held", person = mention(person)));
    std::iter::once(first).chain(held).collect()
}

/// Somebody as Discord shows them, or that they are forgotten.
fn named(user: Option<UserId>) -> Text {
    user.map_or_else(|| say!("people-forgotten"), |user| mention(user).into())
}
