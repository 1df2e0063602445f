//! What `/game new` asks about the rules of one game, beyond what it asks for every game.

use std::borrow::Cow;

use serenity::all::{CommandOptionType, ResolvedOption, ResolvedValue};

use super::Never;
use crate::{
    discord::handlers::App,
    tables::{GameKind, GameOptions, Listed as _, on_kind},
    talk::{
        names::list,
        present::Settings,
        wishes::{Answer, Wish, Wishes},
    },
};

/// The options of `/game new` for all games, each name once.
#[must_use]
pub fn parameters() -> Vec<poise::CommandParameter<App, Never>> {
    let mut wishes: Vec<&Wish> = Vec::new();
    for kind in GameKind::ALL {
        for wish in of(*kind) {
            if !wishes.iter().any(|known| known.name == wish.name) {
                wishes.push(wish);
            }
        }
    }
    wishes.into_iter().map(parameter).collect()
}

fn parameter(wish: &Wish) -> poise::CommandParameter<App, Never> {
    let choice = |name: &&'static str| poise::CommandParameterChoice {
        name: Cow::Borrowed(*name),
        localizations: Cow::default(),
        __non_exhaustive: (),
    };
    poise::CommandParameter {
        name: Cow::Borrowed(wish.name),
        name_localizations: Cow::default(),
        description: Some(Cow::Borrowed(wish.says)),
        description_localizations: Cow::default(),
        required: false,
        channel_types: None,
        choices: wish.answers.iter().map(choice).collect(),
        type_setter: Some(if wish.answers.is_empty() {
            |option| option.kind(CommandOptionType::Boolean)
        } else {
            |option| option.kind(CommandOptionType::Integer)
        }),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

/// The wishes that this game knows.
fn of(kind: GameKind) -> &'static [Wish] {
    on_kind!(kind, G => G::wishes())
}

/// A wish that the game does not know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0)]
pub struct Foreign(String);

/// What was asked for, as options of this game.
///
/// # Errors
/// When an option of another game was given; the message names the game's own.
pub fn read(
    kind: GameKind,
    automatic: Option<bool>,
    args: &[ResolvedOption<'_>],
) -> Result<GameOptions, Foreign> {
    let all = GameKind::ALL.iter().flat_map(|kind| of(*kind));
    let mut wishes = Wishes::new(automatic);
    for wish in all {
        let Some(given) = args.iter().find(|arg| arg.name == wish.name) else { continue };
        if !of(kind).iter().any(|own| own.name == wish.name) {
            return Err(foreign(kind, wish));
        }
        let answer = match given.value {
            ResolvedValue::Boolean(flag) => Answer::Flag(flag),
            ResolvedValue::Integer(place) => Answer::Choice(usize::try_from(place).unwrap_or(0)),
            _ => continue,
        };
        wishes.give(wish.name, answer);
    }
    Ok(on_kind!(kind, G => G::agreed(G::agree(&wishes))))
}

fn foreign(kind: GameKind, wish: &Wish) -> Foreign {
    let known: Vec<String> = of(kind).iter().map(|wish| format!("`{}`", wish.name)).collect();
    let known = if known.is_empty() {
        "It has no options of its own".to_owned()
    } else {
        format!("Its own options are {}", list(&known))
    };
    Foreign(format!(
        "`{}` is no option of {kind}. {known}; leave the others out and try again.",
        wish.name
    ))
}
