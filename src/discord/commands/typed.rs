//! Moves that are typed: one order of a game's own command, played at the table of the channel.

use super::{Context, begin};
use crate::discord::shown::Shown;
use crate::{
    board::Game,
    discord::{App, Never, answer::Answer, play, wire::Sheet},
    tables::{GameKind, Table},
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
    if let Some((answer, table)) = own_table::<G>(ctx).await {
        play_at(ctx.data(), &answer, &table, read).await;
    }
    Ok(())
}

/// The table of the channel if it is one of this game; else the player is told what is.
async fn own_table<G: Shown>(ctx: Context<'_>) -> Option<(Answer, Table<G>)> {
    let answer = begin(ctx).await?;
    match ctx.data().game_in(answer.channel).await.map(G::table) {
        Ok(Ok(table)) => return Some((answer, table)),
        Ok(Err(other)) => answer.show(&Sheet::text(elsewhere::<G>(other))).await,
        Err(error) => play::refuse(&answer, &error).await,
    }
    None
}

async fn play_at<G: Shown>(
    app: &App,
    answer: &Answer,
    table: &Table<G>,
    read: impl FnOnce(&<G as Game>::SeatView) -> Result<Order<G::Move>, String> + Send,
) {
    let look = match table.look(Some(answer.player.user)).await {
        Ok(look) => look,
        Err(error) => return play::refuse(answer, &error).await,
    };
    match look.own.as_ref().filter(|_| look.is_my_turn()).map(read) {
        None => play::show(app, answer, look, "", play::Note::None).await,
        Some(Ok(Order::Play(mv))) => {
            play::act(app, answer, table, Some(look.number), mv).await;
        }
        Some(Ok(Order::Ask(page))) => play::show(app, answer, look, &page, play::Note::None).await,
        Some(Err(unreadable)) => {
            play::show(app, answer, look, "", play::Note::Says(unreadable)).await;
        }
    }
}

/// That the command of this game fits no table of another.
pub(super) fn elsewhere<G: Shown>(played: GameKind) -> String {
    let command = crate::tables::on_kind!(played, H => H::COMMAND);
    format!("Here {played} is played, with /{command}; /{} is for {}.", G::COMMAND, G::NAME)
}
