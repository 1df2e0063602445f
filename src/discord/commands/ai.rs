//! `/game add_ai`, `remove_ai` and `hint`: what there is about opponents.

use serenity::all::CreateAutocompleteResponse;

use super::{Context, begin, choices};
use crate::{
    board::Level,
    discord::{
        Never,
        opponents::{self, AiStep, Unreadable},
        play,
    },
    tables::{GameKind, on_table},
};

/// How well an AI plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum LevelChoice {
    /// A short search.
    #[name = "Easy"]
    Easy,
    /// A search.
    #[name = "Normal"]
    Normal,
    /// A long search.
    #[name = "Hard"]
    Hard,
}

impl From<LevelChoice> for Level {
    fn from(choice: LevelChoice) -> Self {
        match choice {
            LevelChoice::Easy => Self::Easy,
            LevelChoice::Normal => Self::Normal,
            LevelChoice::Hard => Self::Hard,
        }
    }
}

/// Who is to sit at a new table, as typed.
pub(super) struct Company {
    pub(super) ai: String,
    pub(super) seats: Option<u8>,
}

impl Company {
    /// How many seats there are, and the AI in them. Who asks for AI and not for seats wants to begin at once.
    pub(super) fn read(&self, game: GameKind) -> Result<(u8, Vec<Level>), Unreadable> {
        let levels = opponents::opponents(&self.ai)?;
        let (_, most) = game.seats();
        let with_host = u8::try_from(levels.len() + 1).map_or(most, |all| all.min(most));
        let usual = if levels.is_empty() { most } else { with_host };
        Ok((self.seats.unwrap_or(usual), levels))
    }
}

/// The companies of AI that `/game new` offers.
pub(super) async fn opponents(_ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::respond(opponents::examples(typed), "", "Write for example: 3 normal")
}

/// Give the next free seat of the lobby to an AI
#[poise::command(slash_command, guild_only)]
pub(super) async fn add_ai(
    ctx: Context<'_>,
    #[description = "How well it plays; Normal if left out"] level: Option<LevelChoice>,
) -> Result<(), Never> {
    let level = level.map_or(Level::Normal, Level::from);
    lobby(ctx, AiStep::Add(level)).await
}

/// Send the AI away that sat down last
#[poise::command(slash_command, guild_only)]
pub(super) async fn remove_ai(ctx: Context<'_>) -> Result<(), Never> {
    lobby(ctx, AiStep::Remove).await
}

async fn lobby(ctx: Context<'_>, step: AiStep) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    match ctx.data().tables.in_channel(answer.channel).await {
        Ok(table) => opponents::lobby(ctx.data(), &answer, table.id(), step).await,
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}

/// The best moves in the opinion of an AI that knows no more than you
#[poise::command(slash_command, guild_only)]
pub(super) async fn hint(ctx: Context<'_>) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    let app = ctx.data();
    match app.game_in(answer.channel).await {
        Ok(table) => on_table!(table, |table| opponents::hint(app, &answer, &table).await),
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}
