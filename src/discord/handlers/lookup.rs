//! `/game rules` and `/game card`: the rules and the cards of every game, those of the channel's table first.

use super::{App, Asked, Refusal, play};
use crate::{
    ai::Budget,
    discord::{
        panels,
        wire::{File, Reply},
        words::{self, lookup, rules::Part},
    },
    play::OwnView,
    say,
    tables::{ChannelId, GameKind, Lobby, TableRef, example_game},
    talk::{
        present::{Changed, Seen},
        typed::echo,
    },
};

/// The part of the rules that is called so or says something of it; else how a round goes.
///
/// # Errors
/// When an example cannot be played. What stands nowhere is answered with what there is.
pub async fn rules(app: &App, asked: &Asked, typed: Option<&str>) -> Result<Reply, Refusal> {
    let (kinds, changed) = here(app, asked.channel).await;
    if let Some(kind) = typed.and_then(words::rules::example_of) {
        return example(app, kind).await;
    }
    let found = typed.map(|typed| words::rules::found(&kinds, typed)).unwrap_or_default();
    let changed = |part: &Part| if part.kind == kinds[0] { &changed[..] } else { &[] };
    Ok(match (typed, &found[..]) {
        (_, [part, others @ ..]) => panels::rules::panel(*part, others, changed(part)).into(),
        (typed, []) => {
            let first = words::rules::parts(&kinds)[0];
            let panel = panels::rules::panel(first, &[], changed(&first));
            match typed {
                Some(typed) => panel.with_note(say!("rules-nothing", typed = echo(typed))).into(),
                None => panel.with_more(words::rules::more(&kinds[1..])).into(),
            }
        }
    })
}

/// The score of somebody in a game by the usual rules, line by line, with what it was scored for.
async fn example(app: &App, kind: GameKind) -> Result<Reply, Refusal> {
    let choose = |level, view: &OwnView, chance| view.choose(level, chance, &Budget::OF_LEVEL);
    let play = move || example_game(&kind.agree(0, Some(true)), choose);
    let look = app.think(play).await??;
    let panel = panels::rules::example(&look, &words::names(&look.players));
    Ok(play::draw(app, look, panel, None).await)
}

/// A card, or a page of all of them.
///
/// # Errors
/// None: what is unknown is answered with what there is.
pub async fn card(app: &App, asked: &Asked, typed: &str) -> Result<Reply, Refusal> {
    let kinds = kinds(app, asked).await;
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
pub async fn kinds(app: &App, asked: &Asked) -> Vec<GameKind> {
    here(app, asked.channel).await.0
}

/// The games, that of the channel's table first, and which options that table has.
async fn here(app: &App, channel: ChannelId) -> (Vec<GameKind>, Vec<Changed>) {
    let lobby = match app.tables.latest_in_channel(channel).await {
        Ok(TableRef::Game(table)) => app.tables.lobby(table.id()).await.ok(),
        Ok(TableRef::Lobby(lobby)) => Some(lobby),
        Err(_) => None,
    };
    let here = lobby.as_ref().map(Lobby::game);
    let others = GameKind::ALL.iter().copied().filter(|kind| Some(*kind) != here);
    let changed = |lobby: Lobby| lobby.options.changed();
    (here.into_iter().chain(others).collect(), lobby.map(changed).unwrap_or_default())
}
