//! `/admin move`: a table goes on in this channel or thread.

use serenity::all::CreateAutocompleteResponse;

use super::{
    answering::{answer, answer_by, asked},
    choices,
};
use crate::{
    discord::{
        entry::{Context, Never},
        handlers::{Refusal, opening, server},
    },
    say,
    tables::{GuildId, Lobby, TableError, TableId},
    talk::{layout::Choice, names::tame, say::Text, typed::echo},
};

/// Lets a table go on in this channel or thread, for instance because its own is gone
#[poise::command(slash_command, guild_only, rename = "move")]
pub(super) async fn move_here(
    ctx: Context<'_>,
    #[autocomplete = "movable"] table: String,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, async {
        asked.as_manager()?;
        let table = read(&table).ok_or_else(|| unreadable(&table))?;
        server::move_here(ctx.data(), &asked, table).await
    })
    .await
}

/// Gives the table of this channel a name
#[poise::command(slash_command, guild_only)]
pub(super) async fn name(ctx: Context<'_>, #[max_length = 80] name: String) -> Result<(), Never> {
    answer_by!(ctx, opening::rename_as_manager, name)
}

fn unreadable(typed: &str) -> Refusal {
    Refusal::says(say!("server-no-such-number", typed = echo(typed)))
}

/// The number of "7", "Table 7" or a choice that was typed out, "7: The Great City of Rome".
fn read(typed: &str) -> Option<TableId> {
    let typed = typed.trim().to_lowercase();
    typed.trim_start_matches("table").split(':').next()?.trim().parse().ok()
}

async fn movable(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let offered = match ctx.interaction.guild_id {
        Some(guild) => offered(ctx, GuildId(guild.get())).await.unwrap_or_default(),
        None => Vec::new(),
    };
    choices::respond(ctx, &offered, typed)
}

async fn offered(ctx: Context<'_>, guild: GuildId) -> Result<Vec<Choice>, TableError> {
    let here = ctx.interaction.channel_id.get();
    let movable = ctx.data().tables.movable(guild).await?;
    let others = movable.into_iter().filter(|(lobby, asleep)| *asleep || lobby.channel.0 != here);
    let choices = others
        .map(|(lobby, is_asleep)| Choice::new(lobby.table.to_string(), label(&lobby, is_asleep)));
    Ok(choices.collect())
}

/// "7: The Great City of Rome, asleep, with Anna and Ben"
fn label(lobby: &Lobby, is_asleep: bool) -> Text {
    let players = Text::all_of(lobby.players.iter().map(|player| tame(&player.name)));
    let (table, game) = (lobby.table, lobby.game().title());
    if is_asleep {
        say!("autocomplete-table-asleep", table, game, players)
    } else {
        say!("autocomplete-table", table, game, players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_named_by_its_number() {
        assert_eq!(read("7"), Some(TableId(7)));
        assert_eq!(read(" table 7 "), Some(TableId(7)));
        assert_eq!(read("Table 7"), Some(TableId(7)));
        assert_eq!(read("7: The Great City of Rome, with Anna"), Some(TableId(7)));
        assert_eq!(read("seven"), None);
        assert_eq!(read("-1"), None);
    }
}
