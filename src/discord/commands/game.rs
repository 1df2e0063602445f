//! `/game`: what every table has, whatever its game.

use super::{
    Context,
    ai::{add_ai, hint, remove_ai},
    begin,
    export::{export, verify},
    game_log::log,
    game_new::new,
    list::list,
    lookup::{card, rules},
    rematch::rematch,
    remind::remind,
    seats::{back, replace, resign},
    stats::stats,
};
use crate::discord::shown::Shown;
use crate::{
    discord::{
        App, Never,
        answer::Answer,
        panel, play,
        press::{self, LobbyStep},
        seats,
        wire::{File, Sheet},
        words,
    },
    tables::{AnyTable, Look, Table, TableError, TableRef, TableState, on_options, on_table},
    talk::{
        layout::{CONTENT, Panel, shorten},
        names::Names,
        present::{Present, Seen},
    },
};

/// Tables of every game
#[poise::command(
    slash_command,
    guild_only,
    subcommand_required,
    subcommands(
        "new",
        "join",
        "leave",
        "start",
        "board",
        "hand",
        "status",
        "log",
        "score",
        "undo",
        "add_ai",
        "remove_ai",
        "hint",
        "rules",
        "card",
        "list",
        "stats",
        "rematch",
        "export",
        "verify",
        "resign",
        "replace",
        "back",
        "remind"
    )
)]
#[expect(
    clippy::unused_async,
    reason = "poise wants a function for the parent command, which Discord never calls"
)]
pub(super) async fn game(_ctx: Context<'_>) -> Result<(), Never> {
    Ok(())
}

/// Take a seat at the table of this channel
#[poise::command(slash_command, guild_only)]
async fn join(ctx: Context<'_>) -> Result<(), Never> {
    lobby(ctx, LobbyStep::Join).await
}

/// Give your seat back before the game starts
#[poise::command(slash_command, guild_only)]
async fn leave(ctx: Context<'_>) -> Result<(), Never> {
    lobby(ctx, LobbyStep::Leave).await
}

/// Start the game with those who sit at the table
#[poise::command(slash_command, guild_only)]
async fn start(ctx: Context<'_>) -> Result<(), Never> {
    lobby(ctx, LobbyStep::Start).await
}

async fn lobby(ctx: Context<'_>, step: LobbyStep) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    match ctx.data().tables.in_channel(answer.channel).await {
        Ok(TableRef::Game(table)) if step == LobbyStep::Join => {
            seats::choose::join(ctx.data(), &answer, table.id()).await;
        }
        Ok(table) => press::lobby(ctx.data(), &answer, table.id(), step).await,
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}

/// Look at the table of this channel
#[poise::command(slash_command, guild_only)]
async fn board(ctx: Context<'_>) -> Result<(), Never> {
    look(ctx, View::Board).await
}

/// Look at your own cards
#[poise::command(slash_command, guild_only)]
async fn hand(ctx: Context<'_>) -> Result<(), Never> {
    look(ctx, View::Hand).await
}

/// Who must do what, and how the table stands
#[poise::command(slash_command, guild_only)]
async fn status(ctx: Context<'_>) -> Result<(), Never> {
    look(ctx, View::Status).await
}

/// The score, as if the game ended now
#[poise::command(slash_command, guild_only)]
async fn score(ctx: Context<'_>) -> Result<(), Never> {
    look(ctx, View::Score).await
}

/// Take your last move back
#[poise::command(slash_command, guild_only)]
async fn undo(ctx: Context<'_>) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    let app = ctx.data();
    match app.game_in(answer.channel).await {
        Ok(table) => on_table!(table, |table| play::undo(app, &answer, &table, None).await),
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}

/// What a command shows of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum View {
    Board,
    Hand,
    Status,
    Score,
}

async fn look(ctx: Context<'_>, view: View) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    let app = ctx.data();
    match app.tables.latest_in_channel(answer.channel).await {
        Ok(TableRef::Game(table)) => look_at(app, &answer, table, view).await,
        Ok(TableRef::Lobby(lobby)) if view == View::Status && lobby.state == TableState::Lobby => {
            let options = on_options!(&lobby.options, |G, options| G::options(options));
            answer.show(&Sheet::text(words::lobby_card(&lobby, options.as_deref()).text)).await;
        }
        Ok(TableRef::Lobby(lobby)) => {
            play::refuse(&answer, &crate::discord::app::not_started(lobby.state)).await;
        }
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}

async fn look_at(app: &App, answer: &Answer, table: AnyTable, view: View) {
    on_table!(table, |table| show(app, answer, &table, view).await);
}

async fn show<G: Shown>(app: &App, answer: &Answer, table: &Table<G>, view: View) {
    let look = match table.look(Some(answer.player.user)).await {
        Ok(look) => look,
        Err(error) => return play::refuse(answer, &error).await,
    };
    let names = play::names(&look.players);
    match (view, &look.own) {
        (View::Board, _) => {
            let panel = panel::spectacle(&look, &names);
            play::draw(app, answer, look, panel).await;
        }
        (View::Hand, Some(own)) => {
            let panel = G::hand(own, 0, panel::spot(&look));
            play::draw(app, answer, look, panel).await;
        }
        (View::Hand, None) => {
            let error = TableError::NotAtTable { players: look.players };
            play::refuse(answer, &error).await;
        }
        (View::Status, _) => {
            let text = status_of(app, &look, &names).await;
            play::draw(app, answer, look, Panel::text(shorten(&text, CONTENT))).await;
        }
        (View::Score, _) => score_of(app, answer, look).await,
    }
}

/// The table in words, after what keeps it from going on.
async fn status_of<G: Shown>(app: &App, look: &Look<G>, names: &Names) -> String {
    let status = G::status(&look.public, names);
    match look.state {
        TableState::Ended => {
            format!("{} It stood like this:\n{status}", panel::whose_turn(look))
        }
        TableState::Running if look.to_move().is_some_and(seats::words::is_free) => {
            format!("{} It stands like this:\n{status}", panel::whose_turn(look))
        }
        // Without the vote it is still the status.
        TableState::Running => match app.tables.ballot(look.table).await {
            Ok(Some(ballot)) => format!("{}\n{status}", seats::words::ballot(ballot, names)),
            Ok(None) | Err(_) => status,
        },
        TableState::Lobby | TableState::Finished => status,
    }
}

async fn score_of<G: Shown>(app: &App, answer: &Answer, look: Look<G>) {
    let text = match look.state {
        TableState::Finished => "The final score.",
        TableState::Lobby | TableState::Running | TableState::Ended => {
            "The score, as if the game ended now."
        }
    };
    let cast = play::cast(&look.players);
    let drawn =
        app.draw(move || File::private(&Seen::Everybody(G::scores(&look.public, &cast)))).await;
    answer.show(&Sheet { text: text.to_owned(), rows: Vec::new(), file: drawn.ok() }).await;
}
