//! Which game, and which set of its rules, as `/game new` lets choose.

use poise::CommandParameterChoice;
use serenity::all::CreateAutocompleteResponse;

use super::{
    choices::{choices, respond, unworded},
    worded::others,
};
use crate::{
    discord::{entry::Context, handlers::Refusal},
    say,
    tables::GameKind,
    talk::{
        layout::Choice,
        say::{Language, Text},
        typed::echo,
        wishes::Preset,
    },
};

choices!(GameKind: GameKind::ALL.iter().map(|kind| (kind.id(), *kind)), |(_, kind)| called(&kind.title()));

/// A game that somebody chose or typed: by its id, its title, or a part of it that the first of the list has.
///
/// # Errors
/// When no game is called so; it names all of them.
pub(super) fn typed_game(typed: &str) -> Result<GameKind, Refusal> {
    let said = typed.trim().to_lowercase();
    let titles = |kind: GameKind| kind.title().everywhere().into_iter().map(|it| it.to_lowercase());
    let is_whole = |kind: &&GameKind| kind.id() == said || titles(**kind).any(|it| it == said);
    let has_part =
        |kind: &&GameKind| !said.is_empty() && titles(**kind).any(|it| it.contains(&said));
    let all = || GameKind::ALL.iter();
    all().find(is_whole).or_else(|| all().find(has_part)).copied().ok_or_else(|| {
        let games = Text::one_of(GameKind::ALL.iter().map(|kind| kind.title()));
        Refusal::says(say!("command-no-such-game", typed = echo(typed), games))
    })
}

/// The games that fit what is typed, in the order of the list: "rome" is The Great City of Rome first.
pub(super) async fn games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let choice = |kind: &GameKind| Choice::new(kind.id(), kind.title());
    respond(ctx, &GameKind::ALL.iter().map(choice).collect::<Vec<_>>(), typed)
}

/// A set of rules of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PresetChoice {
    pub game: GameKind,
    /// The place of the set in the game's list.
    pub place: usize,
}

impl PresetChoice {
    fn all() -> impl Iterator<Item = Self> {
        GameKind::ALL.iter().flat_map(|game| {
            let presets = game.presets();
            (0..presets.len()).map(|place| Self { game: *game, place })
        })
    }

    fn preset(self) -> Preset {
        self.game.presets()[self.place]
    }
}

choices!(PresetChoice: Self::all().map(|one| (one.preset().name, one)), |(_, one)| called(&(one.preset().says)()));

fn called(says: &Text) -> CommandParameterChoice {
    CommandParameterChoice { localizations: others(says), ..unworded(says.to(Language::ENGLISH)) }
}
