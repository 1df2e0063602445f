//! What managers do in their server beside its settings: limits, blocks, tables that are closed together, and the log of it.

use super::{App, Asked, Refusal};
use crate::{
    discord::{
        panels::moderation as panels,
        wire::{Letter, Reply},
        words::{mention, moderation as words},
    },
    pace, say,
    tables::{Closing, LimitChange, UserId},
    talk::verb::ManagerVerb,
};

/// What somebody wants to be done about a member.
pub struct BlockWish {
    pub person: UserId,
    pub is_bot: bool,
    /// As typed.
    pub until: Option<String>,
    /// What the person reads.
    pub reason: Option<String>,
    /// Whether a block is to end.
    pub ends: bool,
}

/// Which tables somebody wants to close, without what belongs to the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// All that wait for players.
    Lobbies,
    /// All that a person hosts.
    Of,
    /// All at which nobody did anything for some time.
    Idle,
}

/// Which tables somebody wants to close.
pub struct CloseWish {
    pub which: Which,
    pub user: Option<UserId>,
    pub days: Option<u16>,
}

/// A button of the question before tables are closed, or of the log.
///
/// # Errors
/// When the one who clicks does not manage the server.
pub async fn press(app: &App, asked: &Asked, verb: &ManagerVerb) -> Result<Reply, Refusal> {
    asked.as_manager()?;
    match verb {
        ManagerVerb::Close(which) => {
            let read = panels::read_closing(which);
            let foreign = || Refusal::says(say!("command-foreign-button"));
            let (closing, last) = read.ok_or_else(foreign)?;
            let guild = asked.server()?;
            let done = app.tables.close_many(guild, asked.player.clone(), closing, last).await?;
            Ok(Reply::text(words::closed(done)))
        }
        ManagerVerb::Log(skip) => show_log(app, asked, skip.parse().unwrap_or(0)).await,
    }
}

/// Sets limits, or nothing, and shows all of them.
///
/// # Errors
/// When the one who asks does not manage the server, or the limits do not fit together.
pub async fn limit(app: &App, asked: &Asked, change: LimitChange) -> Result<Reply, Refusal> {
    asked.as_manager()?;
    let guild = asked.server()?;
    let set = if change.is_empty() {
        app.tables.server(guild).await?
    } else {
        app.tables.change_limits(guild, asked.user(), change).await?
    };
    Ok(Reply::text(words::limits(&set)))
}

/// Blocks a member, who hears of it, or ends a block.
///
/// # Errors
/// When the one who asks does not manage the server, or what they typed cannot be meant.
pub async fn block(app: &App, asked: &Asked, wish: BlockWish) -> Result<Reply, Refusal> {
    asked.as_manager()?;
    let (guild, by) = (asked.server()?, asked.user());
    let BlockWish { person, is_bot, until, reason, ends } = wish;
    if is_bot {
        return Err(Refusal::says(say!("moderation-block-bot")));
    }
    let reason = reason.filter(|reason| !reason.trim().is_empty());
    let (until, reason) = match (until, reason, ends) {
        (None, None, true) => {
            let was_blocked = app.tables.unblock(guild, by, person).await?;
            let person = mention(person);
            return Ok(Reply::text(if was_blocked {
                say!("moderation-block-ended", person)
            } else {
                say!("moderation-no-block", person)
            }));
        }
        (Some(until), Some(reason), false) => (until, reason),
        (_, _, _) => return Err(Refusal::says(say!("moderation-block-how"))),
    };
    let zone = app.tables.preferences(by).await?.zone_or_utc().clone();
    let until = pace::end_of_block(&until, app.tables.now().into(), &zone)?.into();
    app.tables.block(guild, by, person, (until, reason.clone())).await?;
    let text = words::you_are_blocked(guild, until, &reason);
    let letter = Some(Letter { to: person, text });
    Ok(Reply { letter, ..Reply::text(words::block_done(person, until)) })
}

/// Says how many tables would be closed, with the button that does it.
///
/// # Errors
/// When the one who asks does not manage the server, or the options do not fit together.
pub async fn close(app: &App, asked: &Asked, wish: CloseWish) -> Result<Reply, Refusal> {
    asked.as_manager()?;
    let closing = match wish {
        CloseWish { which: Which::Lobbies, user: None, days: None } => Closing::Lobbies,
        CloseWish { which: Which::Of, user: Some(user), days: None } => Closing::Of(user),
        CloseWish { which: Which::Idle, user: None, days: Some(days) } => Closing::Idle { days },
        CloseWish { which: Which::Of, user: None, days: None } => {
            return Err(Refusal::says(say!("moderation-close-needs-user")));
        }
        CloseWish { which: Which::Idle, user: None, days: None } => {
            return Err(Refusal::says(say!("moderation-close-needs-days")));
        }
        CloseWish { .. } => return Err(Refusal::says(say!("moderation-close-foreign"))),
    };
    let found = app.tables.closable(asked.server()?, closing).await?;
    Ok(match found.last() {
        Some(last) => panels::close_question(closing, found.len(), *last).into(),
        None => Reply::text(say!("moderation-close-none")),
    })
}

/// The moderators' log, the newest entries first.
///
/// # Errors
/// When the one who asks does not manage the server.
pub async fn log(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    asked.as_manager()?;
    show_log(app, asked, 0).await
}

async fn show_log(app: &App, asked: &Asked, skip: u32) -> Result<Reply, Refusal> {
    let page = panels::LOG_PAGE;
    // One more, which says whether there is another page.
    let entries = app.tables.moderation(asked.server()?, skip, page + 1).await?;
    Ok(panels::log(&entries, skip).into())
}
