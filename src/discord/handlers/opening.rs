//! `/game new`: what is agreed before a table is opened, and its opening.

use super::{App, Asked, Refusal, admission, rated};
use crate::{
    board::Level,
    discord::{
        wire::{Aside, Reply},
        words::{
            bold,
            company::{self, UnreadableLevels},
            lobby, places,
        },
    },
    pace::WantedTerms,
    say,
    tables::{Authority, ChannelId, ForumTags, GameKind, GameOptions, Lobby, NewTable},
    talk::{names::table_name, say::Text},
};

/// What is wished for a table.
pub struct Wanted {
    /// What it is to be called.
    pub name: Option<String>,
    /// The rules.
    pub options: GameOptions,
    /// The AI that sit at it, as typed.
    pub ai: String,
    /// How many seats it has.
    pub seats: Option<u8>,
    /// How long turns may take.
    pub terms: WantedTerms,
    /// Whether it is to stand in a thread of its own.
    pub own_thread: bool,
    /// The forum in which it is to have a post of its own.
    pub forum: Option<ChannelId>,
}

/// Where a table stands or is to stand; `T` is the thread, or its name before it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Site<T> {
    /// In the channel, as was wished.
    Here,
    /// In a thread of its own.
    Thread(T),
    /// In the channel, although a thread was wished; and why.
    HereBecause(Text),
    /// In a post of its own in a forum.
    Post {
        forum: ChannelId,
        /// The post, or its name before it is opened.
        post: T,
        /// The tags of this server.
        tags: ForumTags,
    },
}

/// The table that is wished for, in the channel for now, and where it is to stand.
///
/// # Errors
/// When it may not, or the wishes cannot be read.
pub async fn agree(
    app: &App,
    asked: &Asked,
    wanted: Wanted,
) -> Result<(NewTable, Site<Text>), Refusal> {
    let guild = asked.server()?;
    let set = if let Some(forum) = wanted.forum {
        admission::welcome_in(app, asked, forum).await?
    } else {
        asked.has_room_for_a_table()?;
        admission::welcome(app, asked).await?
    };
    let terms = wanted.terms.over(set.terms)?;
    let kind = wanted.options.kind();
    let (seats, opponents) = company(kind, &wanted.ai, wanted.seats)?;
    let name = places::thread_name(kind.title(), &asked.player.name, wanted.name.as_deref());
    let site = match (wanted.forum, wanted.own_thread.then(|| obstacle(asked, set.threads))) {
        (Some(forum), _) => Site::Post { forum, post: name, tags: set.tags },
        (None, None) => Site::Here,
        (None, Some(Some(why))) => Site::HereBecause(why),
        (None, Some(None)) => Site::Thread(name),
    };
    if let Site::Thread(_) | Site::Post { .. } = site {
        app.tables.count_thread(guild, asked.user()).await?;
    }
    let table = NewTable {
        guild,
        channel: asked.channel,
        own_thread: false,
        host: asked.player.clone(),
        name: wanted.name,
        options: wanted.options,
        terms,
        seats,
        opponents,
        interaction: asked.id,
    };
    Ok((table, site))
}

/// How many seats there are, and the AI in them. Who asks for AI and not for seats waits for nobody.
fn company(
    game: GameKind,
    ai: &str,
    seats: Option<u8>,
) -> Result<(u8, Vec<Level>), UnreadableLevels> {
    let levels = company::opponents(ai)?;
    let (_, most) = game.seats();
    let with_host = u8::try_from(levels.len() + 1).map_or(most, |all| all.min(most));
    let usual = if levels.is_empty() { most } else { with_host };
    Ok((seats.unwrap_or(usual), levels))
}

/// Why a thread need not be tried for.
fn obstacle(asked: &Asked, are_threads_allowed: bool) -> Option<Text> {
    if asked.is_in_thread() {
        return Some(say!("places-is-thread"));
    }
    if !are_threads_allowed {
        return Some(say!("places-threads-off"));
    }
    match asked.lacks.to_open_threads.as_slice() {
        [] => None,
        missing => Some(places::no_thread_for_lack_of(missing)),
    }
}

/// Gives the table of this channel a name.
///
/// # Errors
/// When there is none, the name is not one, or the one who asks has not this authority.
pub async fn rename(
    app: &App,
    asked: &Asked,
    typed: &str,
    authority: Authority,
) -> Result<Reply, Refusal> {
    let name = read_name(typed)?;
    let table = app.tables.in_channel(asked.channel).await?.id();
    app.tables.rename(table, asked.user(), name.clone(), authority).await?;
    Ok(Reply::text(say!("lobby-renamed", name = bold(&name))))
}

/// The same for those who manage the server.
///
/// # Errors
/// When the one who asks does not, there is no table, or the name is not one.
pub async fn rename_as_manager(app: &App, asked: &Asked, typed: String) -> Result<Reply, Refusal> {
    asked.as_manager()?;
    rename(app, asked, &typed, Authority::Moderator).await
}

/// The name of a table as typed.
///
/// # Errors
/// When it is none.
pub fn read_name(typed: &str) -> Result<String, Refusal> {
    table_name(typed).ok_or_else(|| Refusal::says(say!("lobby-bad-name")))
}

/// A button that opens a table in the channel: of the game with this id, and behind `:` with these AI players.
///
/// # Errors
/// When it is refused.
pub async fn press(app: &App, asked: &Asked, table: &str) -> Result<Reply, Refusal> {
    let (game, ai) = table.split_once(':').unwrap_or((table, ""));
    let kind =
        GameKind::from_id(game).ok_or_else(|| Refusal::says(say!("command-foreign-button")))?;
    let wanted = Wanted {
        name: None,
        options: kind.agree(0, None),
        ai: ai.to_owned(),
        seats: None,
        terms: WantedTerms::default(),
        own_thread: false,
        forum: None,
    };
    let (table, _) = agree(app, asked, wanted).await?;
    open(app, asked, table, &Site::Here).await
}

/// Opens the table at its site, and says so.
///
/// # Errors
/// When it is refused.
pub async fn open(
    app: &App,
    asked: &Asked,
    table: NewTable,
    site: &Site<ChannelId>,
) -> Result<Reply, Refusal> {
    let table = match site {
        Site::Thread(thread) | Site::Post { post: thread, .. } => {
            NewTable { channel: *thread, own_thread: true, ..table }
        }
        Site::Here | Site::HereBecause(_) => table,
    };
    // Who looks at a forum sees its posts.
    let is_hidden = matches!(site, Site::Thread(_));
    let (lobby, question) = rated::open(app, table).await?;
    let aside = is_hidden.then(|| Aside {
        channel: asked.channel,
        text: places::opened_in_thread(&asked.player.name, &lobby),
        file: None,
    });
    let reply = question.map_or_else(Reply::default, Reply::from);
    let text = Text::paragraphs([opened(&lobby, site), reply.text].into_iter().filter(is_said));
    Ok(Reply { text, aside, ..reply })
}

fn is_said(text: &Text) -> bool {
    *text != Text::default()
}

fn opened(lobby: &Lobby, site: &Site<ChannelId>) -> Text {
    let text = lobby::opened(lobby);
    match site {
        Site::Here => text,
        Site::Thread(thread) | Site::Post { post: thread, .. } => {
            Text::lines([text, say!("lobby-own-thread", thread = thread.to_string())])
        }
        Site::HereBecause(why) => Text::lines([text, say!("lobby-no-thread", why)]),
    }
}
