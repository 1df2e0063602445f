//! Which game, and which set of its rules, as `/game new` lets choose.

use std::borrow::Cow;

use super::worded::others;
use crate::{
    tables::{GameKind, on_kind},
    talk::{present::Settings as _, say::Language, wishes::Preset},
};

/// Which game, for `/game new`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameChoice(pub GameKind);

impl poise::ChoiceParameter for GameChoice {
    fn list() -> Cow<'static, [poise::CommandParameterChoice]> {
        GameKind::ALL.iter().map(|kind| choice(kind.name())).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        GameKind::ALL.get(index).copied().map(Self)
    }

    fn from_name(name: &str) -> Option<Self> {
        GameKind::ALL.iter().copied().find(|kind| kind.name() == name).map(Self)
    }

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn localized_name(&self, _locale: &str) -> Option<&'static str> {
        Some(self.name())
    }
}

/// A set of rules of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PresetChoice {
    /// The game.
    pub game: GameKind,
    /// The place of the set in the game's list.
    pub place: usize,
}

impl PresetChoice {
    fn all() -> impl Iterator<Item = Self> {
        GameKind::ALL.iter().flat_map(|game| {
            let presets = on_kind!(*game, G => G::presets());
            (0..presets.len()).map(|place| Self { game: *game, place })
        })
    }

    fn preset(self) -> Preset {
        on_kind!(self.game, G => G::presets())[self.place]
    }
}

impl poise::ChoiceParameter for PresetChoice {
    fn list() -> Cow<'static, [poise::CommandParameterChoice]> {
        let worded = |one: Self| {
            let says = (one.preset().says)();
            poise::CommandParameterChoice {
                localizations: others(&says),
                ..choice(says.to(Language::ENGLISH))
            }
        };
        Self::all().map(worded).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        Self::all().nth(index)
    }

    fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|one| one.name() == name)
    }

    fn name(&self) -> &'static str {
        self.preset().name
    }

    fn localized_name(&self, _locale: &str) -> Option<&'static str> {
        Some(self.name())
    }
}

fn choice(name: impl Into<Cow<'static, str>>) -> poise::CommandParameterChoice {
    poise::CommandParameterChoice {
        name: name.into(),
        localizations: Cow::default(),
        __non_exhaustive: (),
    }
}
