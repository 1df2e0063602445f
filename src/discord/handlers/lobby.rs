//! What somebody does to a table before it starts and after its end.

use super::{App, Asked, Refusal, home::at_home, rated, rematch, seats, settings};
use crate::{
    board::Level,
    discord::{
        wire::Reply,
        words::{
            company::UnreadableLevels,
            lobby as words,
            rated::{self as rated_words, Question},
        },
    },
    pace::Stakes,
    say,
    tables::{LobbyStep, Stage, TableId, TableRef},
    talk::{layout::CONTENT, say::Text, verb::LobbyVerb},
};

/// A button of the lobby card or under the final scores.
///
/// # Errors
/// When the table refuses.
pub async fn press(
    app: &App,
    asked: &Asked,
    table: TableId,
    verb: &LobbyVerb,
) -> Result<Reply, Refusal> {
    let step = match verb {
        LobbyVerb::Promise => return fair(app, table).await,
        LobbyVerb::Words => return in_words(app, table).await,
        LobbyVerb::Rematch => return rematch::again(app, asked, table).await,
        LobbyVerb::Settings => return settings::show(app, asked, table).await,
        LobbyVerb::AskName => return settings::ask_name(app, asked, table).await,
        LobbyVerb::Name(typed) => return settings::name(app, asked, table, typed).await,
        LobbyVerb::Colour(colour) => return settings::colour(app, asked, table, colour).await,
        LobbyVerb::Set(choice) => return settings::set(app, asked, table, choice).await,
        LobbyVerb::Dismiss(user) => {
            let user = user.parse().map_err(|_| Refusal::says(say!("command-foreign-button")))?;
            LobbyStep::Dismiss(user)
        }
        LobbyVerb::Ranked => return be_ranked(app, asked, table).await,
        LobbyVerb::Unranked => return Ok(rated::decline()),
        LobbyVerb::Join => LobbyStep::Join,
        LobbyVerb::Leave => LobbyStep::Leave,
        LobbyVerb::Start => LobbyStep::Start,
        LobbyVerb::RemoveAi => LobbyStep::RemoveAi,
        LobbyVerb::AddAi(level) => LobbyStep::AddAi(
            Level::from_name(level).ok_or_else(|| UnreadableLevels::Level(level.clone()))?,
        ),
    };
    at_home(app, asked, table).await?;
    change(app, asked, table, step).await
}

/// Why the deal is fair: the promise of the shuffle, and the secret when the game is over.
///
/// # Errors
/// When the table fails.
async fn fair(app: &App, table: TableId) -> Result<Reply, Refusal> {
    let lobby = app.tables.lobby(table).await?;
    let secret = match lobby.state {
        Stage::Finished => {
            let game = app.game(table).await?;
            Some(game.outcome().await?.secret.reveal())
        }
        Stage::Lobby | Stage::Running | Stage::Ended => None,
    };
    Ok(Reply::text(words::promise(&lobby, secret)))
}

/// A lobby in words, with what is known of those who sit there.
///
/// # Errors
/// When there is none.
pub async fn in_words(app: &App, table: TableId) -> Result<Reply, Refusal> {
    let lobby = app.tables.lobby(table).await?;
    let records = app.tables.records_of(&lobby).await?;
    let says = words::card(&lobby, &lobby.options.changed(), &records);
    let numbers = match lobby.terms.stakes {
        Stakes::Rated => rated_words::numbers(&lobby, &app.tables.ratings_of(&lobby).await?),
        Stakes::Friendly => None,
    };
    Ok(Reply::text(Text::paragraphs([says].into_iter().chain(numbers)).cut(CONTENT)))
}

/// Does this to the table of the channel, for commands. Who joins a game that runs wants a seat that is open.
///
/// # Errors
/// When there is no table, or it refuses.
pub async fn here(app: &App, asked: &Asked, step: LobbyStep) -> Result<Reply, Refusal> {
    match app.tables.in_channel(asked.channel).await? {
        TableRef::Game(table) if step == LobbyStep::Join => {
            seats::join(app, asked, table.id()).await
        }
        table => change(app, asked, table.id(), step).await,
    }
}

/// Changes a lobby and says what became of it to the one who asked; the card tells the others.
async fn change(
    app: &App,
    asked: &Asked,
    table: TableId,
    step: LobbyStep,
) -> Result<Reply, Refusal> {
    match app.tables.at_lobby(table, asked.player.clone(), asked.id, step).await {
        Ok(lobby) => Ok(Reply::text(words::done(asked.user(), step, &lobby))),
        Err(error) => rated::asks(error, table, Question::Join),
    }
}

/// Is ranked here from now on, and joins; who opened a table that is not rated makes it so.
///
/// # Errors
/// When the table refuses.
async fn be_ranked(app: &App, asked: &Asked, table: TableId) -> Result<Reply, Refusal> {
    at_home(app, asked, table).await?;
    let before = app.tables.lobby(table).await?;
    app.tables.rank_here(asked.user()).await?;
    if before.terms.stakes.are_rated() || before.host != Some(asked.user()) {
        return change(app, asked, table, LobbyStep::Join).await;
    }
    app.tables.set_stakes(table, asked.player.clone(), asked.id, Stakes::Rated).await?;
    Ok(Reply::text(say!("rated-done", table)))
}
