//! Which game, and which set of its rules, as `/game new` lets choose.

use poise::CommandParameterChoice;

use super::{
    choices::{choices, unworded},
    worded::others,
};
use crate::{
    tables::GameKind,
    talk::{
        say::{Language, Text},
        wishes::Preset,
    },
};

choices!(GameKind: GameKind::ALL.iter().map(|kind| (kind.id(), *kind)), |(_, kind)| called(&kind.title()));

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
