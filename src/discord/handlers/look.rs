//! What commands show of the table of a channel.

use super::{App, Asked, Refusal, lobby, not_started, play, sight};
use crate::{
    discord::{
        panels::player,
        wire::Reply,
        words::{names, proposals, when},
    },
    say,
    tables::{Look, Occupant, Refused, Stage, Table, TableId, TableRef},
    talk::{
        layout::{CONTENT, Panel},
        names::Names,
        say::Text,
        sight::Sight,
    },
};

/// What a command shows of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View<'a> {
    /// A page of the public table.
    Of(Sight),
    /// The public table at an earlier moment, as typed.
    At(&'a str),
    /// What is one's own.
    Hand,
    /// The table in words.
    Status,
}

/// Shows the table of the channel.
///
/// # Errors
/// When there is none, or it has not started.
pub async fn here(app: &App, asked: &Asked, view: View<'_>) -> Result<Reply, Refusal> {
    match app.tables.latest_in_channel(asked.channel).await? {
        TableRef::Game(table) => Box::pin(show(app, asked, &table, view)).await,
        TableRef::Lobby(lobby) if view == View::Status && lobby.state == Stage::Lobby => {
            lobby::in_words(app, lobby.table).await
        }
        TableRef::Lobby(lobby) => Err(not_started(lobby.state).into()),
    }
}

async fn show(app: &App, asked: &Asked, table: &Table, view: View<'_>) -> Result<Reply, Refusal> {
    match view {
        View::Of(sight) => sight::show(app, asked, table, sight).await,
        View::At(moment) => sight::show_at(app, asked, table, moment).await,
        View::Hand => hand(app, asked, table).await,
        View::Status => status(app, asked, table).await,
    }
}

async fn hand(app: &App, asked: &Asked, table: &Table) -> Result<Reply, Refusal> {
    let look = table.look(Some(asked.user())).await?;
    let Some(panel) = player::hand(&look, 0) else {
        return Err(Refused::NotAtTable { players: look.players }.into());
    };
    Ok(play::draw(app, look, panel, None).await)
}

async fn status(app: &App, asked: &Asked, table: &Table) -> Result<Reply, Refusal> {
    let look = table.look(Some(asked.user())).await?;
    let text = status_of(app, &look, &names(&look.players)).await;
    Ok(play::draw(app, look, Panel::text(text.cut(CONTENT)), None).await)
}

/// The table in words, after what keeps it from going on.
async fn status_of(app: &App, look: &Look, names: &Names) -> Text {
    let status = look.public.status(names);
    let after = |what: Text| Text::sentences([player::whose_turn(look), what]);
    match look.state {
        Stage::Ended => Text::lines([after(say!("player-stood")), status]),
        Stage::Running if look.to_move().is_some_and(|seated| seated.who == Occupant::Vacant) => {
            Text::lines([after(say!("player-stands")), status])
        }
        Stage::Running => {
            Text::lines(course(app, look.table, names).await.into_iter().chain([status]))
        }
        Stage::Lobby | Stage::Finished => status,
    }
}

/// What is proposed at a table, and whether it rests. Without that it is still the status.
async fn course(app: &App, table: TableId, names: &Names) -> Vec<Text> {
    let rests = app.tables.rests_until(table).await.ok().flatten();
    let polls = app.tables.polls(table).await.unwrap_or_default();
    let rests = rests.map(|until| say!("proposals-rests", until = when(until)));
    rests.into_iter().chain(polls.iter().map(|poll| proposals::status(poll, names))).collect()
}
