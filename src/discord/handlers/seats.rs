//! Seats that pass on, and votes: buttons, and the code that they share with the commands.

use super::{
    App, Asked, Refusal,
    home::{at_home, in_its_server},
    play,
};
use crate::{
    board::{Level, Seat},
    discord::{
        panels::seats::{ai_question, resign_question, which},
        wire::Reply,
        words::{seats as words, story},
    },
    say,
    tables::{
        Answer, Authority, ChannelId, Refused, SeatDone, SeatStep, Seated, Stage, TableError,
        TableId, TableRef, UserId, VotedOn,
    },
    talk::{
        custom_id::ComponentId,
        say::Text,
        seat_verb::{SeatVerb, TurnVote},
    },
};

/// The level of an AI that takes a seat by a button.
const LEVEL: Level = Level::Normal;

/// A button about a seat.
///
/// # Errors
/// When the table refuses.
pub async fn press(
    app: &App,
    asked: &Asked,
    id: &ComponentId,
    verb: SeatVerb,
) -> Result<Reply, Refusal> {
    at_home(app, asked, id.table).await?;
    let authority = Authority::Own;
    let step = match verb {
        SeatVerb::LetAi(seat) => {
            let step = SeatStep::LetAi { seat, level: LEVEL, authority };
            return pass_on(app, asked, id.table, step).await;
        }
        SeatVerb::Keep => return Ok(Reply::text(say!("seats-kept"))),
        SeatVerb::Assign(seat, level) => {
            asked.as_manager()?;
            in_its_server(app, asked, id.table).await?;
            SeatStep::LetAi { seat, level, authority: Authority::Moderator }
        }
        SeatVerb::Give(seat, level) => SeatStep::LetAi { seat, level, authority },
        SeatVerb::Take(seat) => SeatStep::Take { seat },
        SeatVerb::Withdraw(seat) => SeatStep::Withdraw { seat, authority },
        SeatVerb::Decline(seat) => SeatStep::Decline { seat },
        SeatVerb::Resign => SeatStep::Resign,
        SeatVerb::Back => SeatStep::Back,
        SeatVerb::Vote(vote) => {
            SeatStep::Vote { asked: VotedOn::Turn(id.number), answer: answer(vote) }
        }
    };
    act(app, asked, id.table, step).await
}

const fn answer(vote: TurnVote) -> Answer {
    match vote {
        TurnVote::Skip => Answer::Skip,
        TurnVote::Replace => Answer::Replace,
        TurnVote::Wait => Answer::Wait,
    }
}

/// Asks whether the seat is to be given up.
///
/// # Errors
/// When there is nothing to give up.
pub async fn resign(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let (table, players) = match running(app, asked.channel).await {
        Err(TableError::Refused(Refused::NotStarted)) => {
            return Err(Refusal::says(say!("seats-nothing-to-give-up")));
        }
        running => running?,
    };
    if !players.iter().any(|one| one.user() == Some(asked.user())) {
        return Err(Refused::NotAtTable { players }.into());
    }
    let is_last = players.iter().filter(|one| one.user().is_some()).count() == 1;
    Ok(resign_question(table, is_last).into())
}

/// Does what was asked of a seat of this channel's table; asks first if a person would lose it to an AI.
///
/// # Errors
/// When the table refuses.
pub async fn pass_on(
    app: &App,
    asked: &Asked,
    table: TableId,
    step: SeatStep,
) -> Result<Reply, Refusal> {
    if let SeatStep::LetAi { seat, level, authority } = step {
        let players = app.tables.lobby(table).await?.players;
        if let Some(held_by) = losing(&players, seat, asked.user(), authority) {
            return Ok(ai_question(table, held_by, level, authority).into());
        }
    }
    act(app, asked, table, step).await
}

/// Takes the own seat back from the AI that plays for somebody who was away.
///
/// # Errors
/// When no game runs here, or nobody played for them.
pub async fn back(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let (table, _) = running(app, asked.channel).await?;
    act(app, asked, table, SeatStep::Back).await
}

/// The person who would lose this seat to an AI, if the one who asks may do that and another person stays.
fn losing(players: &[Seated], seat: Seat, by: UserId, authority: Authority) -> Option<&Seated> {
    let held_by = players.iter().find(|one| one.seat == seat)?;
    let is_theirs = held_by.user()? == by || authority == Authority::Moderator;
    let is_last = players.iter().all(|one| one.seat == seat || one.user().is_none());
    (is_theirs && !is_last).then_some(held_by)
}

/// Somebody wants to join a game that runs: takes the seat that is open, or asks which.
///
/// # Errors
/// When none is open, or the table refuses.
pub async fn join(app: &App, asked: &Asked, table: TableId) -> Result<Reply, Refusal> {
    let open = app.tables.open_seats(table, asked.user()).await?;
    match open.as_slice() {
        [] => Err(Refused::AlreadyStarted.into()),
        [one] => act(app, asked, table, SeatStep::Take { seat: one.seat }).await,
        several => Ok(which(table, several).into()),
    }
}

/// Does it and says what became of it to the one who asked; the channel hears of it by the owed posts.
pub(super) async fn act(
    app: &App,
    asked: &Asked,
    table: TableId,
    step: SeatStep,
) -> Result<Reply, Refusal> {
    let seating = app.tables.seat(table, asked.player.clone(), asked.id, step).await?;
    let text = words::done(&seating);
    match seating.done {
        SeatDone::Taken(_) | SeatDone::Back(_) if seating.state == Stage::Running => {
            panel(app, asked, table, text).await
        }
        _ => Ok(Reply::text(text)),
    }
}

/// The words, and the panel of the one who plays from now on.
async fn panel(app: &App, asked: &Asked, table: TableId, words: Text) -> Result<Reply, Refusal> {
    match app.tables.by_id(table).await {
        Ok(TableRef::Game(table)) => {
            let look = table.look(Some(asked.user())).await?;
            let words = Text::lines([Some(words), story::meanwhile(&look)].into_iter().flatten());
            Ok(play::show_noting(app, look, words).await)
        }
        Ok(TableRef::Lobby(_)) | Err(_) => Ok(Reply::text(words)),
    }
}

/// Somebody opens the panel: whoever was away is back by it. Faults show when the panel is made.
pub async fn be_back(app: &App, asked: &Asked, table: TableId) -> bool {
    let back = app.tables.seat(table, asked.player.clone(), asked.id, SeatStep::Back).await;
    back.is_ok_and(|seating| matches!(seating.done, SeatDone::Back(_)))
}

/// The running table of a channel, and who sits there.
///
/// # Errors
/// When none runs there.
pub async fn running(app: &App, channel: ChannelId) -> Result<(TableId, Vec<Seated>), TableError> {
    let table = app.game_in(channel).await?.id();
    let lobby = app.tables.lobby(table).await?;
    Refused::unless(lobby.state, Stage::Running)?;
    Ok((table, lobby.players))
}
