//! `/admin move`: a table goes on in this channel or thread.

use serenity::all::CreateAutocompleteResponse;

use super::{Context, begin_as_manager, choices, game_new::missing_permissions};
use crate::{
    discord::{Never, admission, play, threads, wire::Sheet},
    tables::{GuildId, Lobby, Place, TableError, TableId, TableState},
    talk::{
        layout::{Choice, OPTION_LABEL, shorten},
        names::{escape, tame},
    },
};

/// Lets a table go on in this channel or thread, for instance because its own is gone
#[poise::command(slash_command, guild_only, rename = "move")]
pub(super) async fn move_here(
    ctx: Context<'_>,
    #[description = "Which table, by its number; those whose channel is gone come first"]
    #[autocomplete = "movable"]
    table: String,
) -> Result<(), Never> {
    let Some(answer) = begin_as_manager(ctx).await else { return Ok(()) };
    let Some(guild) = answer.guild else { return Ok(()) };
    let Some(table) = read(&table) else {
        let text = format!(
            "“{}” is no number of a table. Choose one of those that are offered; `/game list` names them.",
            escape(&shorten(&table, 40))
        );
        answer.show(&Sheet::text(text)).await;
        return Ok(());
    };
    if let Some(missing) = missing_permissions(ctx) {
        answer.show(&Sheet::text(missing)).await;
        return Ok(());
    }
    if let Some(refused) = no_thread(ctx, guild).await {
        answer.show(&Sheet::text(refused)).await;
        return Ok(());
    }
    let place = Place { guild, channel: answer.channel };
    let tables = &ctx.data().tables;
    match tables.move_to(table, place, answer.player.clone(), answer.id).await {
        Ok(moved) => {
            if let Some(from) = moved.from {
                let text = format!("Table {table} goes on in <#{}>.", answer.channel);
                threads::say(&ctx.serenity_context().http, from, &text).await;
            }
            answer.show(&Sheet::text(done(&moved.lobby))).await;
        }
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}

/// Why no table may stand in this thread; `None` when it may, or this is none.
async fn no_thread(ctx: Context<'_>, guild: GuildId) -> Option<String> {
    let is_thread = ctx.interaction.channel.as_ref().is_some_and(admission::is_thread);
    if !is_thread {
        return None;
    }
    let set = ctx.data().tables.server(guild).await.ok()?;
    (!set.threads).then(|| {
        "Tables of this server do not stand in threads. Use the command in a channel, or allow threads with `/admin settings`."
            .to_owned()
    })
}

fn done(lobby: &Lobby) -> String {
    match lobby.state {
        TableState::Lobby => format!("Table {} waits for players here now.", lobby.table),
        TableState::Running | TableState::Finished | TableState::Ended => {
            format!(
                "Table {} goes on here. Its board and the call of who is to move follow.",
                lobby.table
            )
        }
    }
}

fn read(typed: &str) -> Option<TableId> {
    typed.trim().trim_start_matches("table").trim_start().parse().ok()
}

async fn movable(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let offered = match ctx.interaction.guild_id {
        Some(guild) => offered(ctx, GuildId(guild.get())).await.unwrap_or_default(),
        None => Vec::new(),
    };
    choices::respond(offered, typed, "No table is open in this server")
}

async fn offered(ctx: Context<'_>, guild: GuildId) -> Result<Vec<Choice>, TableError> {
    let here = ctx.interaction.channel_id.get();
    let movable = ctx.data().tables.movable(guild).await?;
    let others = movable.into_iter().filter(|(lobby, asleep)| *asleep || lobby.channel.0 != here);
    let choices = others.map(|(lobby, is_asleep)| Choice {
        value: lobby.table.to_string(),
        label: shorten(&label(&lobby, is_asleep), OPTION_LABEL),
    });
    Ok(choices.collect())
}

/// "7: The Great City of Rome, asleep, with Anna and Ben"
fn label(lobby: &Lobby, is_asleep: bool) -> String {
    let names: Vec<String> = lobby.players.iter().map(|player| tame(&player.name)).collect();
    let asleep = if is_asleep { ", its channel is gone" } else { "" };
    let players = crate::talk::names::list(&names);
    format!("{}: {}{asleep}, with {players}", lobby.table, lobby.game())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_named_by_its_number() {
        assert_eq!(read("7"), Some(TableId(7)));
        assert_eq!(read(" table 7 "), Some(TableId(7)));
        assert_eq!(read("seven"), None);
        assert_eq!(read("-1"), None);
    }
}
