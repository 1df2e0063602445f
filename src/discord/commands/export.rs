//! `/game export` and `/game verify`: the log of a game as a file, and whether it and its shuffle are true.

use super::{Context, begin};
use crate::discord::shown::Shown;
use crate::{
    discord::{
        App, Never, answer::Answer, app::not_started, incident, play, poster::log_file, wire::Sheet,
    },
    tables::{AnyTable, Checked, Table, TableError, TableId, TableRef, on_table, verify_log},
    talk::names::{count, list},
};

/// The log of a game as a file: of this channel's, or of one of yours by its number
#[poise::command(slash_command, guild_only)]
pub(super) async fn export(
    ctx: Context<'_>,
    #[description = "The number of the table; the one of this channel if left out"]
    #[min = 1]
    table: Option<u32>,
) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    let app = ctx.data();
    match table {
        Some(number) => by_number(app, &answer, TableId(number.into())).await,
        None => match app.game_in(answer.channel).await {
            Ok(any) => on_table!(any, |table| hand_out(&answer, &table).await),
            Err(error) => play::refuse(&answer, &error).await,
        },
    }
    Ok(())
}

async fn by_number(app: &App, answer: &Answer, table: TableId) {
    match app.tables.by_id(table).await {
        Ok(TableRef::Game(any)) => on_table!(any, |table| if_public(answer, &table).await),
        Ok(TableRef::Lobby(lobby)) => play::refuse(answer, &not_started(lobby.state)).await,
        Err(error) => play::refuse(answer, &error).await,
    }
}

/// The games of other channels may be played where not everybody reads: their logs are for their players.
async fn if_public<G: Shown>(answer: &Answer, table: &Table<G>) {
    match table.look(Some(answer.player.user)).await {
        Ok(look) if look.own.is_some() || look.channel == answer.channel => {
            hand_out(answer, table).await;
        }
        Ok(_) => {
            let words = format!(
                "Table {} is not one of this channel or of yours. `/game export` in its channel gives its log.",
                table.id()
            );
            answer.show(&Sheet::text(words)).await;
        }
        Err(error) => play::refuse(answer, &error).await,
    }
}

/// The log as a file; of a running game its public part.
pub(super) async fn hand_out<G: Shown>(answer: &Answer, table: &Table<G>) {
    match table.log().await {
        Ok(log) => {
            let text = if log.complete {
                "The whole log. `/game verify` checks it here, `aedile verify` anywhere."
            } else {
                "What is public so far. The whole log comes when the game is over."
            };
            let file = Some(log_file(log));
            answer.show(&Sheet { text: text.to_owned(), rows: Vec::new(), file }).await;
        }
        Err(error) => play::refuse(answer, &error).await,
    }
}

/// Replay the finished game of this channel, and check that its shuffle was promised
#[poise::command(slash_command, guild_only)]
pub(super) async fn verify(ctx: Context<'_>) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    let app = ctx.data();
    match app.game_in(answer.channel).await {
        Ok(any) => verify_any(app, &answer, any).await,
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}

async fn verify_any(app: &App, answer: &Answer, any: AnyTable) {
    let checked = on_table!(any, |table| check(app, &table).await);
    match checked {
        Ok(words) => answer.show(&Sheet::text(words)).await,
        Err(error) => play::refuse(answer, &error).await,
    }
}

/// Checks the very log that `/game export` gives away, as `aedile verify` does.
async fn check<G: Shown>(app: &App, table: &Table<G>) -> Result<String, TableError> {
    let outcome = table.outcome().await?;
    let log = table.log().await?;
    let checked = app.draw(move || verify_log(log.text.as_bytes())).await;
    let (promise, secret) = (outcome.commitment.to_string(), outcome.secret.reveal());
    Ok(match checked {
        Ok(Ok(checked)) => true_words(table.id(), &checked, &promise, &secret),
        Ok(Err(fault)) => incident::report("a finished game does not verify", &fault),
        Err(error) => incident::report("a game was not verified", &error),
    })
}

fn true_words(table: TableId, checked: &Checked, promise: &str, secret: &str) -> String {
    let shuffle = if checked.is_promised {
        format!(
            "- The secret `{secret}` has the SHA-256 `{promise}`: compare it with the lobby card, which showed it before anybody joined.\n\
             - The secret and the players' joins, shuffled again, give the very deal that was played."
        )
    } else {
        "- This log does not tell the secret of its shuffle, so that was not checked.".to_owned()
    };
    format!(
        "Table {table} is as it should be.\n- Replayed by the rules: {}, {} points in the end.\n{shuffle}\n\
         -# `/game export` gives the log; `aedile verify` checks it without me.",
        count(checked.moves, "move"),
        list(&checked.totals)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::Seat, tables::GameKind};

    #[test]
    fn it_says_what_was_checked() {
        let totals = ["40", "52"].map(str::to_owned).to_vec();
        let (kind, winners) = (GameKind::GreatCity, vec![Seat::new(1).unwrap()]);
        let checked = Checked { kind, moves: 113, totals, winners, is_promised: true };
        insta::assert_snapshot!(true_words(TableId(7), &checked, "ab", "cd"), @"
        Table 7 is as it should be.
        - Replayed by the rules: 113 moves, 40 and 52 points in the end.
        - The secret `cd` has the SHA-256 `ab`: compare it with the lobby card, which showed it before anybody joined.
        - The secret and the players' joins, shuffled again, give the very deal that was played.
        -# `/game export` gives the log; `aedile verify` checks it without me.
        ");
    }
}
