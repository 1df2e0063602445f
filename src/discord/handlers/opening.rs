//! `/game new`: what is agreed before a table is opened, and its opening.

use super::{App, Asked, Refusal, admission};
use crate::{
    board::Level,
    discord::{
        wire::{Aside, Reply},
        words::{
            company::{self, Unreadable},
            lobby, places,
        },
    },
    pace::{Terms, WantedTerms},
    say,
    tables::{ChannelId, GameKind, GameOptions, GuildId, Lobby, NewTable},
    talk::say::Text,
};

/// What is wished for a table.
pub struct Wanted {
    /// The rules.
    pub options: GameOptions,
    /// The AI that sit at it, as typed.
    pub ai: String,
    /// How many seats it has.
    pub seats: Option<u8>,
    /// How long turns may take.
    pub terms: WantedTerms,
    /// Where it stands.
    pub place: WantedPlace,
}

/// Where somebody wants a table to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedPlace {
    /// In the channel.
    Here,
    /// In a thread of its own.
    OwnThread,
}

/// A table that may be opened, as soon as it is known where.
pub struct Agreed {
    guild: GuildId,
    options: GameOptions,
    terms: Terms,
    seats: u8,
    opponents: Vec<Level>,
    /// Where it is to stand.
    pub place: AgreedPlace,
}

/// Where a table is to stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AgreedPlace {
    /// In the channel, as was wished.
    Here,
    /// In a thread of this name.
    Thread(Text),
    /// In the channel, although a thread was wished; and why.
    HereBecause(Text),
}

/// Where a table stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Site {
    /// In the channel, as was wished.
    Here,
    /// In this thread of its own.
    Thread(ChannelId),
    /// In the channel, although a thread was wished; and why.
    HereBecause(Text),
}

/// Looks whether the table that is wished for may be opened here.
///
/// # Errors
/// When it may not, or the wishes cannot be read.
pub async fn agree(app: &App, asked: &Asked, wanted: Wanted) -> Result<Agreed, Refusal> {
    asked.has_room_for_a_table()?;
    let guild = asked.server()?;
    let set = admission::welcome(app, asked).await?;
    let terms = wanted.terms.over(set.terms)?;
    let kind = wanted.options.kind();
    let (seats, opponents) = company(kind, &wanted.ai, wanted.seats)?;
    let place = match wanted.place {
        WantedPlace::Here => AgreedPlace::Here,
        WantedPlace::OwnThread => match obstacle(asked, set.threads) {
            Some(why) => AgreedPlace::HereBecause(why),
            None => AgreedPlace::Thread(places::thread_name(kind.title(), &asked.player.name)),
        },
    };
    Ok(Agreed { guild, options: wanted.options, terms, seats, opponents, place })
}

/// How many seats there are, and the AI in them. Who asks for AI and not for seats waits for nobody.
fn company(game: GameKind, ai: &str, seats: Option<u8>) -> Result<(u8, Vec<Level>), Unreadable> {
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

/// Opens the table at its site, and says so.
///
/// # Errors
/// When it is refused.
pub async fn open(app: &App, asked: &Asked, agreed: Agreed, site: &Site) -> Result<Reply, Refusal> {
    let Agreed { guild, options, terms, seats, opponents, .. } = agreed;
    let (channel, own_thread) = match site {
        Site::Thread(thread) => (*thread, true),
        Site::Here | Site::HereBecause(_) => (asked.channel, false),
    };
    let lobby = app
        .tables
        .create(NewTable {
            guild,
            channel,
            own_thread,
            host: asked.player.clone(),
            options,
            terms,
            seats,
            opponents,
            interaction: asked.id,
        })
        .await?;
    let aside = own_thread.then(|| Aside {
        channel: asked.channel,
        text: places::opened_in_thread(&asked.player.name, &lobby),
    });
    Ok(Reply { aside, ..Reply::text(opened(&lobby, site)) })
}

fn opened(lobby: &Lobby, site: &Site) -> Text {
    let text = lobby::opened(lobby);
    match site {
        Site::Here => text,
        Site::Thread(thread) => {
            Text::lines([text, say!("lobby-own-thread", thread = thread.to_string())])
        }
        Site::HereBecause(why) => Text::lines([text, say!("lobby-no-thread", why)]),
    }
}
