//! What leagues do at Discord by themselves: the message of each season, and the threads and tables of matches.
//!
//! Nothing that cannot be repeated is done without looking first whether it is there: a thread by its name, a message by what is in
//! it. So a crash between a call and its row in the database doubles nothing.

use std::time::Duration;

use serenity::all::{
    AutoArchiveDuration, Builder as _, ChannelType, CreateThread, EditThread, GetMessages,
    GuildChannel, Message as Posted,
};

use super::{
    league_refusals::{Refusals, Verdict},
    poster::{Message, sent_at},
};
use crate::{
    discord::{
        handlers::App,
        panels::league::{card, picture},
        wire::{
            File, Urgency,
            retry::{self, Trouble},
        },
        words::{
            export::division_file,
            league::{self as words, SHOWN},
        },
    },
    tables::{
        ChannelId, MatchToOpen, SeasonId, SeasonLook, SeasonStage, TableError, Timestamp, UserId,
    },
};

/// Threads are opened so far apart: other work of the bot goes first.
const BETWEEN: Duration = Duration::from_secs(2);

/// A message is changed no more often than this.
const BETWEEN_LOOKS: Duration = Duration::from_secs(5);

/// There is a look without anything that calls for one.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Clocks of Discord and of this machine differ by less.
const SLACK: Duration = Duration::from_secs(5 * 60);

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
enum NotDone {
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Discord(#[from] serenity::Error),
    #[error(transparent)]
    Picture(#[from] crate::discord::handlers::Panicked),
}

/// Does it until the program is to end.
pub async fn run(app: App) {
    let (mut refused, mut owned) = (Refused::default(), app.tables.owned());
    while !app.stop.is_cancelled() {
        let look = async {
            let longest = match look(&app, &mut refused).await {
                Ok(Left::Nothing) => LONGEST_WAIT,
                Ok(Left::Something) => BETWEEN_LOOKS,
                Err(error) => {
                    tracing::warn!(%error, "leagues cannot be looked after now");
                    LONGEST_WAIT
                }
            };
            tokio::time::sleep(BETWEEN_LOOKS).await;
            tokio::select! {
                () = tokio::time::sleep(longest) => {}
                () = app.tables.leagues_change() => {}
                // Another program's leagues are this one's own now.
                _ = owned.changed() => {}
            }
        };
        app.stop.run_until_cancelled(Box::pin(look)).await;
    }
}

/// What Discord refuses: threads by their channel, and messages by their season.
#[derive(Default)]
struct Refused {
    threads: Refusals<ChannelId>,
    messages: Refusals<SeasonId>,
}

/// Whether something waits for its turn, and there is to be a look soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Left {
    Nothing,
    Something,
}

async fn look(app: &App, refused: &mut Refused) -> Result<Left, TableError> {
    let mut left = Left::Nothing;
    for season in app.tables.seasons_to_show().await? {
        match show(app, season, &mut refused.messages).await {
            Ok(Left::Nothing) => {}
            Ok(Left::Something) => left = Left::Something,
            Err(error) => {
                tracing::warn!(%season, %error, "the message of a season is not up to date");
            }
        }
    }
    for one in app.tables.matches_to_open().await? {
        if refused.threads.is_waiting(one.channel, app.tables.now()) {
            continue;
        }
        let language = app.channel_language(one.guild).await;
        if let Err(error) = language.during(open(app, &one)).await {
            let (season, number) = (one.season, one.number);
            tracing::warn!(%season, number, %error, "a match is not opened");
            if let NotDone::Discord(error) = error {
                // Matches wait for as long as it takes.
                refused.threads.refused(one.channel, app.tables.now());
                keep(app, &one, trouble(&error)).await?;
            }
        } else {
            refused.threads.accepted(one.channel);
        }
        tokio::time::sleep(BETWEEN).await;
    }
    Ok(left)
}

/// Keeps for organisers why a match has no thread, if they do not know.
async fn keep(app: &App, one: &MatchToOpen, why: &'static str) -> Result<(), TableError> {
    if one.trouble.as_deref() == Some(why) {
        return Ok(());
    }
    app.tables.keep_match_trouble(one.season, one.number, why).await
}

/// What a refusal of Discord means, as it is stored.
fn trouble(error: &serenity::Error) -> &'static str {
    match (retry::code(error), Trouble::of(error)) {
        (Some(retry::MOST_THREADS | retry::MOST_ACTIVE_THREADS), _) => "most",
        (_, Trouble::Forbidden) => "forbidden",
        (_, Trouble::Passing) => "passing",
        _ => "impossible",
    }
}

/// Opens a match: its thread, what its players read there, its table.
async fn open(app: &App, one: &MatchToOpen) -> Result<(), NotDone> {
    let thread = thread_of(app, one).await?;
    let http = app.counted.http(Urgency::Other);
    let last = GetMessages::new().limit(100);
    let there = serenity::all::ChannelId::new(thread.0).messages(http, last).await?;
    // A match that is opened again greets its players again.
    let is_hello = |message: &Posted| {
        let is_called = |user: &UserId| message.mentions.iter().any(|one| one.id.get() == user.0);
        is_own(app, message) && sent_at(message) >= one.since && one.people.iter().all(is_called)
    };
    if !there.iter().any(is_hello) {
        let text = words::hello(one);
        let mentions = one.people.clone();
        let hello = Message { text, mentions, is_aloud: true, ..Message::default() };
        // Within minutes Discord takes what has the nonce of another for the same.
        let nonce = format!("lg{}-{}-{:x}", one.season, one.number, one.since.0 / 1000);
        let sent = hello.create(nonce).execute(http, (thread.0.into(), None)).await;
        sent?;
    }
    Ok(app.tables.open_match(one.season, one.number, thread).await?)
}

fn is_own(app: &App, message: &Posted) -> bool {
    app.counted.application().is_some_and(|own| own.get() == message.author.id.get())
}

/// The thread of a match: the first with its name that is there, else a new one.
async fn thread_of(app: &App, one: &MatchToOpen) -> Result<ChannelId, NotDone> {
    let name = words::thread(one);
    let http = app.counted.http(Urgency::Other);
    let active = http.get_guild_active_threads(one.guild.0.into()).await?;
    let archived =
        http.get_channel_archived_public_threads(one.channel.0.into(), None, Some(100)).await?;
    let own = app.counted.application();
    let is_ours = |thread: &GuildChannel| {
        own.is_some_and(|own| thread.owner_id.is_some_and(|owner| owner.get() == own.get()))
    };
    let is_it = |thread: &GuildChannel| {
        let began = Timestamp(thread.id.created_at().unix_timestamp() * 1000);
        thread.name == name
            && thread.parent_id.is_some_and(|parent| parent.get() == one.channel.0)
            && is_ours(thread)
            && began >= one.drawn.minus(SLACK)
    };
    let mut found: Vec<u64> = active
        .threads
        .iter()
        .chain(&archived.threads)
        .filter(|thread| is_it(thread))
        .map(|thread| thread.id.get())
        .collect();
    found.sort_unstable();
    found.dedup();
    let Some((first, others)) = found.split_first() else {
        let thread = CreateThread::new(name)
            .kind(ChannelType::PublicThread)
            .auto_archive_duration(AutoArchiveDuration::OneWeek);
        let thread = thread.execute(http, (one.channel.0.into(), None)).await?;
        return Ok(ChannelId(thread.id.get()));
    };
    for other in others {
        let _ = EditThread::new().archived(true).execute(http, (*other).into()).await;
    }
    Ok(ChannelId(*first))
}

/// Brings the message of a season up to date.
async fn show(
    app: &App,
    season: SeasonId,
    refused: &mut Refusals<SeasonId>,
) -> Result<Left, NotDone> {
    let look = app.tables.season_anywhere(season).await?;
    let (channel, version, now) =
        (look.state.league.channel, look.state.season.version, app.tables.now());
    if refused.is_waiting(season, now) || app.quiet.is_quiet(channel, now) {
        return Ok(Left::Nothing);
    }
    if !app.tables.may_change(&look.state.season, channel) {
        return Ok(Left::Something);
    }
    let language = app.channel_language(look.state.season.guild).await;
    let shown = language.during(show_as(app, season, look)).await;
    match &shown {
        Err(NotDone::Discord(error)) if Trouble::of(error) == Trouble::Forbidden => {
            app.quiet.refused(channel, now);
            if refused.refused(season, now) == Verdict::GiveUp {
                tracing::warn!(%season, %channel, "the channel of a league refuses its message, which waits for the next change");
                app.tables.give_up_showing(season, version).await?;
            }
        }
        Ok(()) => refused.accepted(season),
        Err(_) => {}
    }
    shown.map(|()| Left::Nothing)
}

/// The same in the language that is spoken.
async fn show_as(app: &App, season: SeasonId, look: SeasonLook) -> Result<(), NotDone> {
    let (channel, version) = (look.state.league.channel, look.state.season.version);
    let card = look.state.season.card;
    let is_over = look.state.season.wake.is_none();
    let stay = if card.is_none() { app.tables.asked_to_stay(season).await? } else { Vec::new() };
    let message = message(app, look, stay).await?;
    let http = app.counted.http(Urgency::Other);
    let there = match card {
        Some(card) => Some(card),
        None => posted(app, channel, season).await?,
    };
    if let Some(card) = there {
        let edit = message.edit().execute(http, (channel.0.into(), card.0.into(), None)).await;
        match edit.map_err(|error| (Trouble::of(&error), error)) {
            // It was deleted: a new one takes its place, unless all is over.
            Err((Trouble::NoMessage, _)) if !is_over => {}
            // It is tried again when the right may be back.
            Err((Trouble::Passing | Trouble::OldChanges | Trouble::Forbidden, error)) => {
                return Err(error.into());
            }
            // It shows it, or there is no way to it: the next change tries again.
            Ok(_) | Err(_) => {
                return Ok(app.tables.show_season(season, Some(card), version).await?);
            }
        }
    }
    if is_over {
        // It has changed because somebody is forgotten; nobody needs a new message for that.
        return Ok(app.tables.show_season(season, None, version).await?);
    }
    let nonce = format!("lgs{season}-{version}");
    let sent = message.create(nonce).execute(http, (channel.0.into(), None)).await;
    let card = match sent.map_err(|error| (Trouble::of(&error), error)) {
        Ok(sent) => Some(crate::tables::MessageId(sent.id.get())),
        Err((Trouble::Passing | Trouble::Forbidden, error)) => return Err(error.into()),
        Err((_, error)) => {
            tracing::warn!(%season, %error, "the channel of a league takes no message");
            None
        }
    };
    Ok(app.tables.show_season(season, card, version).await?)
}

/// The message of a season that is there although the database does not know it.
async fn posted(
    app: &App,
    channel: ChannelId,
    season: SeasonId,
) -> Result<Option<crate::tables::MessageId>, NotDone> {
    let http = app.counted.http(Urgency::Other);
    let last = GetMessages::new().limit(50);
    let read = serenity::all::ChannelId::new(channel.0).messages(http, last).await;
    let there = match read.map_err(|error| (Trouble::of(&error), error)) {
        Ok(there) => there,
        // Whether it is there is not known: better later than twice.
        Err((Trouble::Passing, error)) => return Err(error.into()),
        Err(_) => return Ok(None),
    };
    let mark = format!("lg:{season}:");
    let has_mark = |message: &&Posted| {
        let rows = serde_json::to_string(&message.components).unwrap_or_default();
        is_own(app, message) && rows.contains(&mark)
    };
    let found = there.iter().filter(has_mark).map(|message| message.id.get()).min();
    Ok(found.map(crate::tables::MessageId))
}

async fn message(app: &App, look: SeasonLook, stay: Vec<UserId>) -> Result<Message, NotDone> {
    let (text, rows) = card(&look, &stay);
    let now = app.tables.now();
    let has_pictures = match look.state.season.stage {
        SeasonStage::Playing | SeasonStage::Closing | SeasonStage::Closed => true,
        SeasonStage::SignUp | SeasonStage::Cancelled => false,
    };
    let divisions = if has_pictures { look.state.divisions().min(SHOWN) } else { 0 };
    let draw = move || {
        let file = |division: u32| {
            let drawn = picture(&look, division, None, now)?;
            Some(File::public(division_file(division), drawn))
        };
        (1..=divisions).filter_map(file).collect::<Vec<_>>()
    };
    let files = app.draw_post(draw).await?;
    let is_aloud = !stay.is_empty();
    Ok(Message { text, rows, files, mentions: stay, is_aloud })
}
