//! `/game log export` and `/game log verify`: the log of a game as a file, and whether it and its shuffle are true.

use super::{App, Asked, Refusal};
use crate::{
    discord::{
        wire::{File, Reply},
        words::export,
    },
    play::verify_log,
    say,
    tables::{Table, TableId},
};

/// Hands out the log of the table of this channel.
///
/// # Errors
/// When there is none, or it has not started.
pub async fn here(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let table = app.game_in(asked.channel).await?;
    hand_out(&table).await
}

/// Hands out the log of the table of this number. The games of other channels may be played where not everybody reads:
/// their logs are for their players.
///
/// # Errors
/// When there is no such game, or it is another's.
pub async fn by_number(app: &App, asked: &Asked, table: TableId) -> Result<Reply, Refusal> {
    let table = app.game(table).await?;
    let look = table.look(Some(asked.user())).await?;
    if look.own.is_none() && look.channel != asked.channel {
        return Err(Refusal::says(say!("export-of-others", table = table.id())));
    }
    hand_out(&table).await
}

/// The log as a file; of a running game its public part.
async fn hand_out(table: &Table) -> Result<Reply, Refusal> {
    let log = table.log().await?;
    let text = if log.complete { say!("export-whole") } else { say!("export-so-far") };
    Ok(Reply::text(text).with_file(Some(File::of_text(log.name, log.text))))
}

/// Replays the finished game of this channel, and checks that its shuffle was promised.
///
/// # Errors
/// When the game is not over, or does not verify, which is a fault of ours.
pub async fn verify(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let table = app.game_in(asked.channel).await?;
    check(app, &table).await
}

/// Checks the very log that `/game log export` gives away, as `aedile verify` does.
async fn check(app: &App, table: &Table) -> Result<Reply, Refusal> {
    let outcome = table.outcome().await?;
    let log = table.log().await?;
    let checked = app.draw(move || verify_log(log.text.as_bytes())).await?;
    let secret = outcome.secret.reveal();
    match checked {
        Ok(checked) => Ok(Reply::text(export::verified(table.id(), &checked, &secret))),
        Err(fault) => {
            Err(Refusal::Fault { what: "a finished game does not verify", why: fault.to_string() })
        }
    }
}
