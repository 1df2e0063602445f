//! `/me`: how somebody wants to be called to the table. In every server and in a conversation with the bot.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, InteractionContext};

use super::{
    answering::{answer, answer_by, asked, parent, plain},
    choices::{choices, languages},
};
use crate::{
    discord::{
        entry::{Command, Context, Never},
        handlers::{
            asides::{self, Noted},
            my_tables, preferences, privacy,
        },
        wire::{Reply, language},
        words::me as words,
    },
    pace::{
        Boards, Holiday, Holidays, Notify, PaceError, Preferences, QuietHours, Reminders, Weekdays,
        Zone,
    },
    say,
    talk::{layout::OPTIONS, say::Text},
};

choices!(Boards: [
    ("nowhere", Self::Nowhere),
    ("here", Self::Here),
    ("everywhere", Self::Everywhere),
]);
choices!(Notify: [("channel", Self::Channel), ("direct", Self::Direct), ("off", Self::Off)]);

/// Your tables, how I mention you there, and when I do not
pub(super) fn me() -> Command {
    let subcommands = vec![
        plain!("settings", preferences::show),
        notify(),
        quiet(),
        holiday(),
        away(),
        zone(),
        stats(),
        boards(),
        language(),
        plain!("tables", my_tables::show, 0),
        note(),
        plain!("data", privacy::hand_out),
        plain!("forget", privacy::ask),
    ];
    let everywhere = |command| Command { guild_only: false, ..command };
    let subcommands = subcommands.into_iter().map(everywhere).collect();
    Command {
        interaction_context: Some(vec![InteractionContext::Guild, InteractionContext::BotDm]),
        ..everywhere(parent("me", subcommands))
    }
}

/// Where I tell you that it is your turn, and how often I remind you
#[poise::command(slash_command)]
async fn notify(
    ctx: Context<'_>,
    by: Option<Notify>,
    #[max_length = 40] first: Option<String>,
    #[max_length = 40] every: Option<String>,
    #[min = 0]
    #[max = 3]
    most: Option<u8>,
    next_up: Option<bool>,
) -> Result<(), Never> {
    let change = move |set: &mut Preferences| {
        if let Some(by) = by {
            set.notify = by;
            set.direct_closed = false;
        }
        if let Some(first) = first {
            set.reminders.first = Reminders::parse_wait(&first)?;
        }
        if let Some(every) = every {
            set.reminders.every = Reminders::parse_wait(&every)?;
        }
        if let Some(most) = most {
            set.reminders.most = Reminders::parse_most(most.into())?;
        }
        set.next_up = next_up.unwrap_or(set.next_up);
        Ok(())
    };
    set(ctx, change).await
}

/// The hours in which I never mention you and your clock stands still
#[poise::command(slash_command)]
async fn quiet(
    ctx: Context<'_>,
    #[max_length = 40] from: Option<String>,
    #[max_length = 40] to: Option<String>,
    #[autocomplete = "zones"]
    #[max_length = 60]
    zone: Option<String>,
    #[max_length = 60] days: Option<String>,
    off: Option<bool>,
) -> Result<(), Never> {
    let says_when = from.is_some() || to.is_some();
    if !says_when && zone.is_none() && days.is_none() && off.is_none() {
        return explain(ctx, say!("me-how-quiet")).await;
    }
    let change = move |set: &mut Preferences| {
        if let Some(zone) = zone {
            set.zone = Some(Zone::parse(&zone)?);
        }
        if off == Some(true) {
            set.quiet = None;
            return Ok(());
        }
        if says_when {
            set.set_quiet(QuietHours::change(set.quiet, from.as_deref(), to.as_deref())?)?;
        }
        if let Some(days) = days {
            let hours = set.quiet.ok_or(PaceError::DaysWithoutHours)?;
            set.quiet = Some(hours.on(Weekdays::parse(&days)?));
        }
        Ok(())
    };
    set(ctx, change).await
}

/// The days on which I never mention you and your clock stands still
#[poise::command(slash_command)]
async fn holiday(
    ctx: Context<'_>,
    #[max_length = 40] from: Option<String>,
    #[max_length = 40] to: Option<String>,
    off: Option<bool>,
) -> Result<(), Never> {
    let now = ctx.data().tables.now().into();
    let (Some(from), Some(to)) = (from, to) else {
        if off != Some(true) {
            return explain(ctx, say!("me-how-holiday")).await;
        }
        let end = |set: &mut Preferences| {
            set.holidays = Holidays::default();
            Ok(())
        };
        return set(ctx, end).await;
    };
    let change = move |set: &mut Preferences| {
        if off == Some(true) {
            set.holidays = Holidays::default();
        }
        let holiday = Holiday::parse(&from, &to, now, set.zone_or_utc())?;
        let today = set.zone_or_utc().date(now);
        set.holidays.add(holiday, today)
    };
    set(ctx, change).await
}

/// A holiday from now on, of which I tell all your tables
#[poise::command(slash_command)]
async fn away(ctx: Context<'_>, #[max_length = 40] until: String) -> Result<(), Never> {
    answer_by!(ctx, preferences::away, until)
}

/// Where you live, for quiet hours and holidays
#[poise::command(slash_command)]
async fn zone(
    ctx: Context<'_>,
    #[autocomplete = "zones"]
    #[max_length = 60]
    zone: String,
) -> Result<(), Never> {
    let change = move |set: &mut Preferences| {
        set.zone = Some(Zone::parse(&zone)?);
        Ok(())
    };
    set(ctx, change).await
}

/// Whether you are shown in statistics
#[poise::command(slash_command)]
async fn stats(ctx: Context<'_>, show: bool) -> Result<(), Never> {
    let change = move |set: &mut Preferences| {
        set.stats = show;
        Ok(())
    };
    set(ctx, change).await
}

/// Where results of rated games may rank you
#[poise::command(slash_command)]
async fn boards(ctx: Context<'_>, #[rename = "where"] place: Boards) -> Result<(), Never> {
    let change = move |set: &mut Preferences| {
        set.boards = place;
        Ok(())
    };
    set(ctx, change).await
}

/// The language of direct messages
#[poise::command(slash_command)]
async fn language(
    ctx: Context<'_>,
    #[autocomplete = "languages"]
    #[max_length = 30]
    language: String,
) -> Result<(), Never> {
    answer_by!(ctx, preferences::language, language)
}

/// A note for yourself at the table of this channel; only you see it, in your panel
#[poise::command(slash_command)]
async fn note(
    ctx: Context<'_>,
    #[max_length = 300] text: Option<String>,
    off: Option<bool>,
) -> Result<(), Never> {
    let noted = match (text, off) {
        (_, Some(true)) => Noted::Dropped,
        (Some(text), _) => Noted::Written(text),
        (None, _) => Noted::Shown,
    };
    answer_by!(ctx, asides::note_here, noted)
}

/// Changes what the user has set, and shows all of it, or why nothing was changed.
async fn set(
    ctx: Context<'_>,
    change: impl FnOnce(&mut Preferences) -> Result<(), PaceError> + Send + 'static,
) -> Result<(), Never> {
    answer_by!(ctx, preferences::change, change)
}

/// Says how the command is used.
async fn explain(ctx: Context<'_>, how: Text) -> Result<(), Never> {
    answer(ctx, &asked(ctx), async { Ok(Reply::text(how)) }).await
}

/// The zones that fit what is typed, each with what its clocks show.
#[expect(clippy::unused_async, reason = "poise wants a future")]
async fn zones(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let now = ctx.data().tables.now().into();
    let language = language::of_reader(&ctx.interaction.locale);
    let zones = Zone::matching(typed, OPTIONS).into_iter();
    let label = |name: &str| words::zone_label(name, now).to(language);
    let choices = zones.map(|name| AutocompleteChoice::new(label(&name), name));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
