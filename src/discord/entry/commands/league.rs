//! `/league`: seasons of rated matches.

use serenity::all::{CreateAutocompleteResponse, User};

use super::{
    answering::{answer, asked, parent},
    choices::{self, choices},
    game_choice::{games, typed_game},
};
use crate::{
    discord::{
        entry::{Command, Context, Never},
        handlers::league::{
            self as leagues, Action, CHOSEN, WantedCorrection, WantedLeague, Whose,
        },
    },
    pace::Pace,
    tables::{EntrantState, GuildId, UserId},
    talk::{layout::Choice, say::Text},
};

choices!(Action: [
    ("places", Self::Places),
    ("void", Self::Void),
    ("reopen", Self::Reopen),
    ("remove", Self::Remove),
    ("restore", Self::Restore),
    ("deadline", Self::Deadline),
    ("stop", Self::Stop),
]);

/// How long a turn of a league may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LeaguePace {
    Day,
    HalfDay,
}

choices!(LeaguePace: [("day", Self::Day), ("half_day", Self::HalfDay)]);

/// Leagues: seasons of rated matches in divisions
pub(super) fn league() -> Command {
    parent("league", vec![create(), join(), leave(), standings(), schedule(), manage()])
}

/// Create a league in this channel and open the sign-up of its first season
#[poise::command(slash_command, guild_only)]
#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
async fn create(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: String,
    #[max_length = 40] name: String,
    #[min = 2]
    #[max = 4]
    players: Option<u8>,
    #[min = 4]
    #[max = 8]
    size: Option<u8>,
    #[min = 1]
    #[max = 26]
    weeks: Option<u32>,
    pace: Option<LeaguePace>,
    #[min = 1]
    #[max = 28]
    sign_up: Option<u32>,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, async {
        let pace = match pace {
            Some(LeaguePace::HalfDay) => Pace::HALF_DAY,
            Some(LeaguePace::Day) | None => Pace::DAY,
        };
        let game = typed_game(&game)?;
        let wanted = WantedLeague { game, name, players, size, weeks, pace, sign_up };
        leagues::create(ctx.data(), &asked, wanted).await
    })
    .await
}

/// Join the sign-up of a season, or stay in the league
#[poise::command(slash_command, guild_only)]
async fn join(
    ctx: Context<'_>,
    #[autocomplete = "named"] league: Option<String>,
    reserve: Option<bool>,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, async {
        let season = leagues::which(ctx.data(), &asked, league.as_deref()).await?;
        let role = match reserve {
            Some(true) => EntrantState::Reserve,
            Some(false) | None => EntrantState::In,
        };
        leagues::join(ctx.data(), &asked, (season, role)).await
    })
    .await
}

/// Leave a season; I ask first if it has begun
#[poise::command(slash_command, guild_only)]
async fn leave(
    ctx: Context<'_>,
    #[autocomplete = "named"] league: Option<String>,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, async {
        let season = leagues::which(ctx.data(), &asked, league.as_deref()).await?;
        leagues::leave(ctx.data(), &asked, season).await
    })
    .await
}

/// The standings of a division, as a picture; only you see it until you show it
#[poise::command(slash_command, guild_only)]
async fn standings(
    ctx: Context<'_>,
    #[autocomplete = "named"] league: Option<String>,
    #[min = 1] division: Option<u32>,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, async {
        let season = leagues::which(ctx.data(), &asked, league.as_deref()).await?;
        leagues::standings(ctx.data(), &asked, (season, division.unwrap_or(0))).await
    })
    .await
}

/// The matches of a season, and yours among them
#[poise::command(slash_command, guild_only)]
async fn schedule(
    ctx: Context<'_>,
    #[autocomplete = "named"] league: Option<String>,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, async {
        let season = leagues::which(ctx.data(), &asked, league.as_deref()).await?;
        leagues::schedule(ctx.data(), &asked, (season, Whose::All)).await
    })
    .await
}

/// For server managers: correct matches, entrants and dates, each with a reason
#[poise::command(slash_command, guild_only)]
#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
async fn manage(
    ctx: Context<'_>,
    action: Option<Action>,
    #[rename = "match"]
    #[min = 1]
    number: Option<u32>,
    person: Option<User>,
    #[max_length = 20] places: Option<String>,
    #[min = 1]
    #[max = 366]
    days: Option<u32>,
    #[max_length = 200] reason: Option<String>,
    #[autocomplete = "named"] league: Option<String>,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, async {
        let season = leagues::which(ctx.data(), &asked, league.as_deref()).await?;
        let person = person.map(|user| UserId(user.id.get()));
        let wanted = WantedCorrection { action, number, person, places, days, reason };
        leagues::manage(ctx.data(), &asked, season, wanted).await
    })
    .await
}

/// The leagues of the server.
async fn named(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(guild) = ctx.interaction.guild_id else {
        return choices::respond(ctx, &[], typed);
    };
    let leagues = ctx.data().tables.leagues(GuildId(guild.get())).await.unwrap_or_default();
    let choice = |line: &crate::tables::LeagueLine| {
        Choice::new(format!("{CHOSEN}{}", line.league.id), Text::verbatim(line.league.name.clone()))
    };
    choices::respond(ctx, &leagues.iter().map(choice).collect::<Vec<_>>(), typed)
}
