//! Buttons about seats, and the code that they share with the commands.

use super::{SeatVerb, words};
use crate::{
    board::{Level, Seat},
    discord::{App, NOT_A_MANAGER, answer::Answer, play, wire::Sheet},
    tables::{
        Authority, SeatDone, SeatStep, Seated, TableId, TableRef, TableState, UserId, on_table,
    },
    talk::{custom_id::ComponentId, layout::Panel},
};

/// The level of an AI that takes a seat by a button.
const LEVEL: Level = Level::Normal;

/// A button about a seat.
pub async fn press(app: &App, answer: &Answer, id: &ComponentId, code: &str) {
    let authority = Authority::Own;
    let step = match code.parse::<SeatVerb>() {
        Ok(SeatVerb::Take(seat)) => SeatStep::Take { seat },
        Ok(SeatVerb::LetAi(seat)) => {
            return let_ai(app, answer, id.table, (seat, LEVEL, authority)).await;
        }
        Ok(SeatVerb::Give(_, _, Authority::Moderator)) if !answer.opening.manages => {
            return answer.show(&Sheet::text(NOT_A_MANAGER)).await;
        }
        Ok(SeatVerb::Give(seat, level, authority)) => SeatStep::LetAi { seat, level, authority },
        Ok(SeatVerb::Withdraw(seat)) => SeatStep::Withdraw { seat, authority },
        Ok(SeatVerb::Decline(seat)) => SeatStep::Decline { seat },
        Ok(SeatVerb::Resign) => SeatStep::Resign,
        Ok(SeatVerb::Keep) => {
            return answer.show(&Sheet::text("The seat is kept; nothing has changed.")).await;
        }
        Ok(SeatVerb::Vote(choice)) => SeatStep::Vote { number: id.number, choice },
        Err(_) => {
            let words = "That button is none of mine; nothing has changed.";
            return answer.show(&Sheet::text(words)).await;
        }
    };
    act(app, answer, id.table, step).await;
}

/// Lets an AI play a seat; asks first if a person would lose it by that.
pub async fn let_ai(
    app: &App,
    answer: &Answer,
    table: TableId,
    (seat, level, authority): (Seat, Level, Authority),
) {
    let players = match app.tables.lobby(table).await {
        Ok(lobby) => lobby.players,
        Err(error) => return play::refuse(answer, &error).await,
    };
    match losing(&players, seat, answer.player.user, authority) {
        Some(held_by) => {
            let question = words::ai_question(table, held_by, level, authority);
            let Panel { text, rows, .. } = question;
            answer.show(&Sheet { text, rows, file: None }).await;
        }
        None => act(app, answer, table, SeatStep::LetAi { seat, level, authority }).await,
    }
}

/// The person who would lose this seat to an AI, if the one who asks may do that and another person stays.
fn losing(players: &[Seated], seat: Seat, by: UserId, authority: Authority) -> Option<&Seated> {
    let held_by = players.iter().find(|one| one.seat == seat)?;
    let is_theirs = held_by.user()? == by || authority == Authority::Moderator;
    let is_last = players.iter().all(|one| one.seat == seat || one.user().is_none());
    (is_theirs && !is_last).then_some(held_by)
}

/// Does it and says what became of it to the one who asked; the channel hears of it by the owed posts.
pub async fn act(app: &App, answer: &Answer, table: TableId, step: SeatStep) {
    match app.tables.seat(table, answer.player.clone(), answer.id, step).await {
        Ok(seating) => {
            let text = words::done(&seating);
            match seating.done {
                SeatDone::Taken(_) | SeatDone::Back(_) if seating.state == TableState::Running => {
                    panel(app, answer, table, text).await;
                }
                _ => answer.show(&Sheet::text(text)).await,
            }
        }
        Err(error) => play::refuse(answer, &error).await,
    }
}

/// The words, and the panel of the one who plays from now on.
async fn panel(app: &App, answer: &Answer, table: TableId, words: String) {
    match app.tables.by_id(table).await {
        Ok(TableRef::Game(any)) => {
            on_table!(any, |table| match table.look(Some(answer.player.user)).await {
                Ok(look) => play::show(app, answer, look, "", play::Note::Says(words)).await,
                Err(error) => play::refuse(answer, &error).await,
            });
        }
        Ok(TableRef::Lobby(_)) | Err(_) => answer.show(&Sheet::text(words)).await,
    }
}

/// Somebody opens the panel: whoever was away is back by it. Faults show when the panel is made.
pub async fn be_back(app: &App, answer: &Answer, table: TableId) -> bool {
    let back = app.tables.seat(table, answer.player.clone(), answer.id, SeatStep::Back).await;
    back.is_ok_and(|seating| matches!(seating.done, SeatDone::Back(_)))
}
