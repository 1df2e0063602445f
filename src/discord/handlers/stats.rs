//! `/game stats`: how somebody's games went, or those of the server.

use std::collections::BTreeSet;

use super::{App, Asked, Refusal, rank::Leavers};
use crate::{
    discord::{
        panels::stats as panels,
        wire::{File, Reply},
        words::{
            bold,
            stats::{self as words, Subject},
        },
    },
    say,
    tables::{PersonGame, Record, Statistics, TableError, UserId},
    talk::{present::Seen, say::Text},
};

/// Those of the one who asks: here and in all servers.
pub async fn own(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let me = asked.user();
    let here = app.tables.statistics_of(me, Some(asked.server()?), me).await?;
    let everywhere = app.tables.statistics_of(me, None, me).await?;
    let games = app.tables.person_games(asked.server()?, me, me).await?;
    let text = here.zip(everywhere);
    let text = text.map(|(here, all)| words::of_person(Subject::Own(&all), &here, &games));
    with_picture(app, (text.unwrap_or_default(), &asked.player.name), games).await
}

/// Those of somebody with this name, if they show them.
pub async fn of(
    app: &App,
    asked: &Asked,
    (player, name): (UserId, &str),
) -> Result<Reply, Refusal> {
    let seen = app.tables.statistics_of(player, Some(asked.server()?), asked.user()).await?;
    let Some(here) = seen else {
        return Ok(Reply::text(say!("stats-hidden", name = bold(name))));
    };
    let games = app.tables.person_games(asked.server()?, player, asked.user()).await?;
    with_picture(app, (words::of_person(Subject::Of(name), &here, &games), name), games).await
}

/// How a person played as a picture, with the ways to the films of their best games.
async fn with_picture(
    app: &App,
    (text, name): (Text, &str),
    games: Vec<PersonGame>,
) -> Result<Reply, Refusal> {
    let (rows, name) = (panels::films_of(&games), name.to_owned());
    let draw = move || panels::picture(&name, &games).map(Seen::Everybody);
    let file = app.draw(move || draw().map(|seen| File::private(&seen))).await?;
    Ok(Reply { text, rows, file, ..Reply::default() })
}

/// Those of the whole server.
pub async fn of_server(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let server = asked.server()?;
    let read = |gone: BTreeSet<UserId>| async move {
        let here = app.tables.statistics_in(server, gone.clone()).await?;
        Ok::<_, TableError>((here, app.tables.records_in(server, gone).await?))
    };
    let people = |(here, records): &(Statistics, Vec<Record>)| {
        let of_records = records.iter().flat_map(|record| record.people.clone());
        here.ranking.iter().map(|rank| rank.player).chain(of_records).collect()
    };
    let leavers = Leavers::in_server(server);
    let (here, records) = leavers.without(app, read, people).await?;
    let rows = panels::films_of_records(&records);
    Ok(Reply { rows, ..Reply::text(words::of_server(&here, &records)) })
}
