//! `/game`: what every table has, whatever its game.

use super::{
    ai::ai,
    answering::{answer_by, parent, plain},
    game_log::{log, moments},
    game_new::new,
    lookup::{card, learn, rules},
    plan::plan,
    propose::propose,
    seats::seat,
    stats::stats,
};
use crate::{
    discord::{
        entry::{Command, Context, Never},
        handlers::{
            film, hint, lobby,
            look::{self, View},
            play, rematch, review, server,
        },
    },
    tables::LobbyStep,
    talk::sight::{Page, Sight},
};

/// Tables of every game
pub(super) fn game() -> Command {
    let subcommands = vec![
        new(),
        plain!("join", lobby::here, LobbyStep::Join),
        plain!("leave", lobby::here, LobbyStep::Leave),
        plain!("start", lobby::here, LobbyStep::Start),
        board(),
        plain!("hand", look::here, View::Hand),
        plain!("status", look::here, View::Status),
        plain!("score", look::here, View::Of(Sight::now(Page::Scores))),
        plain!("film", film::here),
        plain!("review", review::here),
        plain!("undo", play::undo_here),
        plain!("hint", hint::here),
        rules(),
        learn(),
        card(),
        plain!("list", server::tables, 0),
        stats(),
        plain!("rematch", rematch::here),
        plain!("remind", server::remind),
        ai(),
        log(),
        plan(),
        seat(),
        propose(),
    ];
    parent("game", subcommands)
}

/// Look at the table of this channel, now or at an earlier moment
#[poise::command(slash_command, guild_only)]
async fn board(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "moments"]
    moment: Option<String>,
) -> Result<(), Never> {
    let view = moment.as_deref().map_or(View::Of(Sight::default()), View::At);
    answer_by!(ctx, look::here, view)
}
