//! `/admin void`: a rated result that is to count for nothing.

use serenity::all::CreateAutocompleteResponse;

use super::{
    answering::{answer, asked},
    choices,
};
use crate::{
    discord::{
        entry::{Context, Never},
        handlers::{Refusal, rated},
        words::dates::date_in_utc,
    },
    say,
    tables::{GameKind, GuildId, RatedGame, TableError, TableId},
    talk::{layout::Choice, say::Text, typed::echo},
};

/// Make a rated result void: ratings are then as if the game had not been
#[poise::command(slash_command, guild_only)]
pub(super) async fn void(
    ctx: Context<'_>,
    #[autocomplete = "results"] table: String,
    #[max_length = 300] reason: String,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, async {
        let number: Option<TableId> = table.trim().parse().ok();
        let unreadable = || Refusal::says(say!("server-no-such-number", typed = echo(&table)));
        rated::void(ctx.data(), &asked, number.ok_or_else(unreadable)?, reason).await
    })
    .await
}

/// The latest rated results of the server.
async fn results(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let offered = match ctx.interaction.guild_id {
        Some(guild) => offered(ctx, GuildId(guild.get())).await.unwrap_or_default(),
        None => Vec::new(),
    };
    choices::respond(ctx, &offered, typed)
}

async fn offered(ctx: Context<'_>, guild: GuildId) -> Result<Vec<Choice>, TableError> {
    let lately = ctx.data().tables.rated_lately(guild).await?;
    Ok(lately.iter().map(|game| Choice::new(game.table.to_string(), label(game))).collect())
}

/// "7: The Great City of Rome, 27 November 2026"
fn label(game: &RatedGame) -> Text {
    let title = GameKind::from_id(&game.game).map_or_else(Text::default, |kind| kind.title());
    // An autocomplete shows no Discord timestamps: the date is in UTC.
    let ended = game.ended.map(date_in_utc);
    say!(
        "autocomplete-rated-result",
        table = game.table,
        game = title,
        ended = ended.unwrap_or_default()
    )
}
