//! `/game ai`: AI at a table that has not started.

use serenity::all::CreateAutocompleteResponse;

use super::{
    answering::{answer, asked, parent, plain},
    choices,
};
use crate::{
    board::Level,
    discord::{
        entry::{Command, Context, Never},
        handlers::lobby,
        words::company,
    },
    say,
    tables::LobbyStep,
};

/// How well an AI plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum LevelChoice {
    /// A short search.
    #[name = "easy"]
    Easy,
    /// A search.
    #[name = "normal"]
    Normal,
    /// A long search.
    #[name = "hard"]
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

/// The companies of AI that `/game new` offers.
pub(super) async fn opponents(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::respond(ctx, &company::examples(typed), "", &say!("autocomplete-company"))
}

/// AI at a table that has not started
pub(super) fn ai() -> Command {
    parent("ai", vec![add(), plain!("remove", lobby::here, LobbyStep::RemoveAi)])
}

/// Give the next free seat of the lobby to an AI
#[poise::command(slash_command, guild_only)]
async fn add(ctx: Context<'_>, level: Option<LevelChoice>) -> Result<(), Never> {
    let level = level.map_or(Level::Normal, Level::from);
    let asked = asked(ctx);
    answer(ctx, &asked, lobby::here(ctx.data(), &asked, LobbyStep::AddAi(level))).await
}
