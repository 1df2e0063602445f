//! The values of an option that has a few; and autocomplete: the choices in Discord's form, filtered by what is typed.

use std::borrow::Cow;

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::{
    catalogue::Language,
    discord::{entry::Context, handlers::languages as known, wire::language},
    say,
    talk::{
        layout::{Choice, OPTIONS},
        written,
    },
};

/// Lets an option of a command have one of these values, each with the id of its words; Discord sends the place in the list.
macro_rules! choices {
    ($value:ty: $all:expr) => {
        choices!($value: $all, |(id, _)| $crate::discord::entry::commands::choices::unworded(id));
    };
    ($value:ty: $all:expr, $choice:expr) => {
        impl poise::ChoiceParameter for $value {
            fn list() -> std::borrow::Cow<'static, [poise::CommandParameterChoice]> {
                $all.into_iter().map($choice).collect()
            }

            fn from_index(index: usize) -> Option<Self> {
                $all.into_iter().nth(index).map(|(_, value)| value)
            }

            fn from_name(name: &str) -> Option<Self> {
                $all.into_iter().find(|(id, _)| *id == name).map(|(_, value)| value)
            }

            fn name(&self) -> &'static str {
                $all.into_iter().find(|(_, value)| value == self).map_or("", |(id, _)| id)
            }

            fn localized_name(&self, _locale: &str) -> Option<&'static str> {
                None
            }
        }
    };
}

pub(super) use choices;

/// A choice with this name in every language, or with the id of its words, which are put in later.
pub(super) fn unworded(name: impl Into<Cow<'static, str>>) -> poise::CommandParameterChoice {
    poise::CommandParameterChoice {
        name: name.into(),
        localizations: Cow::default(),
        __non_exhaustive: (),
    }
}

/// The choices that contain every typed word, in their order; at most 25.
pub fn filter(choices: Vec<Choice<String>>, typed: &str) -> Vec<Choice<String>> {
    let typed = typed.to_lowercase();
    let words: Vec<&str> = typed.split_whitespace().collect();
    let fits = |choice: &Choice<String>| {
        let text = format!("{} {}", choice.label.to_lowercase(), choice.value.to_lowercase());
        words.iter().all(|word| text.contains(word))
    };
    choices.into_iter().filter(fits).take(OPTIONS).collect()
}

/// The languages by their own names, and that of Discord.
pub async fn languages(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let choice = |value: &str, label| Choice { value: value.to_owned(), label, more: None };
    let of = |one: &Language| choice(one.tag(), known::name(*one).into());
    let mut all: Vec<Choice> = Language::all().iter().map(of).collect();
    all.push(choice(known::AS_DISCORD, say!("languages-as-discord")));
    respond(ctx, &all, typed)
}

/// The choices in Discord's form and the language of the one who types. Discord shows a line that is no choice as one, and
/// people send it: so where nothing can be chosen nothing is offered, and the command that is sent says why.
pub fn respond(ctx: Context<'_>, choices: &[Choice], typed: &str) -> CreateAutocompleteResponse {
    let language = language::of_reader(&ctx.interaction.locale);
    let fitting = filter(written::choices(choices, language), typed).into_iter();
    CreateAutocompleteResponse::new().set_choices(
        fitting.map(|choice| AutocompleteChoice::new(choice.label, choice.value)).collect(),
    )
}
