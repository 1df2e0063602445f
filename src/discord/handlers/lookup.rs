//! `/game rules` and `/game card`: the rules and the cards of every game, those of the channel's table first.

use super::{App, Asked, Refusal};
use crate::{
    discord::{
        wire::{File, Reply},
        words::lookup,
    },
    tables::{ChannelId, GameKind, TableRef},
    talk::present::Seen,
};

/// The rules of a topic, or how a round goes.
///
/// # Errors
/// None: what is unknown is answered with what there is.
pub async fn rules(app: &App, asked: &Asked, topic: Option<&str>) -> Result<Reply, Refusal> {
    Ok(Reply::text(lookup::rules(&kinds(app, asked.channel).await, topic)))
}

/// A card, or a page of all of them.
///
/// # Errors
/// None: what is unknown is answered with what there is.
pub async fn card(app: &App, asked: &Asked, typed: &str) -> Result<Reply, Refusal> {
    let kinds = kinds(app, asked.channel).await;
    let pages = lookup::pages(&kinds);
    let page = pages.iter().copied().find(|page| typed.is_empty() || page.is_called(typed));
    if let Some(page) = page {
        let draw = move || File::private(&Seen::Everybody(page.draw()));
        return Ok(Reply::text(page.text(&pages)).with_file(app.draw(draw).await.ok()));
    }
    let (text, typed) = (lookup::card(&kinds, typed), typed.to_owned());
    let draw = move || {
        let seen = lookup::portrait(&kinds, &typed).map(Seen::Everybody);
        seen.map(|seen| File::private(&seen))
    };
    Ok(Reply::text(text).with_file(app.draw(draw).await.ok().flatten()))
}

/// The games, that of the channel's table first.
pub async fn kinds(app: &App, channel: ChannelId) -> Vec<GameKind> {
    let here = match app.tables.latest_in_channel(channel).await {
        Ok(TableRef::Game(table)) => Some(table.kind()),
        Ok(TableRef::Lobby(lobby)) => Some(lobby.options.kind()),
        Err(_) => None,
    };
    let others = GameKind::ALL.iter().copied().filter(|kind| Some(*kind) != here);
    here.into_iter().chain(others).collect()
}
