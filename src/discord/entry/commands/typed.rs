//! Moves that are typed: one order of a game's own command, played at the table of the channel.

use super::answering::{answer, asked};
use crate::{
    board::Game,
    discord::{
        entry::{Context, Never},
        handlers::{App, Asked, Refusal, play as handlers},
        wire::Reply,
        words::Shown,
    },
    tables::GameKind,
    talk::present::Present,
};

/// What is to be done about what was typed.
pub(crate) enum Order<M> {
    /// This move.
    Play(M),
    /// Nothing before the player has seen this page of the panel.
    Ask(String),
}

/// Plays the move that `read` finds in what was typed, if it is the player's turn; what it cannot read it says.
pub(crate) async fn play<G: Shown>(
    ctx: Context<'_>,
    read: impl FnOnce(&<G as Game>::SeatView) -> Result<G::Move, String> + Send,
) -> Result<(), Never> {
    play_or_ask::<G>(ctx, |view| read(view).map(Order::Play)).await
}

/// The same for an order that may need a second thought.
pub(crate) async fn play_or_ask<G: Shown>(
    ctx: Context<'_>,
    read: impl FnOnce(&<G as Game>::SeatView) -> Result<Order<G::Move>, String> + Send,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, play_here::<G>(ctx.data(), &asked, read)).await
}

/// Plays at the table of the channel if it is one of this game; else the player is told what is.
async fn play_here<G: Shown>(
    app: &App,
    asked: &Asked,
    read: impl FnOnce(&<G as Game>::SeatView) -> Result<Order<G::Move>, String> + Send,
) -> Result<Reply, Refusal> {
    let any = app.game_in(asked.channel).await?;
    let table = G::table(any).map_err(|other| Refusal::says(elsewhere::<G>(other)))?;
    let look = table.look(Some(asked.user())).await?;
    match look.own.as_ref().filter(|_| look.is_my_turn()).map(read) {
        None => Ok(handlers::show(app, look, "").await),
        Some(Ok(Order::Play(mv))) => handlers::act(app, asked, &table, Some(look.number), mv).await,
        Some(Ok(Order::Ask(page))) => Ok(handlers::show(app, look, &page).await),
        Some(Err(unreadable)) => Ok(handlers::show_noting(app, look, "", &unreadable).await),
    }
}

/// That the command of this game fits no table of another.
pub(super) fn elsewhere<G: Shown>(played: GameKind) -> String {
    let command = crate::tables::on_kind!(played, H => H::COMMAND);
    format!("Here {played} is played, with /{command}; /{} is for {}.", G::COMMAND, G::NAME)
}
