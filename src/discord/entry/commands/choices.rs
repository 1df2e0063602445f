//! Autocomplete: the choices in Discord's form, filtered by what is typed; a hint when there is none.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::{
    discord::{entry::Context, wire::language},
    say,
    tables::{Refused, TableError},
    talk::{
        layout::{Choice, OPTIONS},
        say::Text,
        typed::HINT,
        written,
    },
};

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

/// The choices in Discord's form and the language of the one who types; the hint when there is none.
pub fn respond(
    ctx: Context<'_>,
    choices: &[Choice],
    typed: &str,
    hint: &Text,
) -> CreateAutocompleteResponse {
    let language = language::of_reader(&ctx.interaction.locale);
    let mut fitting = filter(written::choices(choices, language), typed);
    if fitting.is_empty() {
        let nothing = say!("autocomplete-nothing-contains");
        let label = if choices.is_empty() { hint.clone() } else { nothing };
        let none = [Choice::new(HINT, label)];
        fitting = written::choices(&none, language);
    }
    CreateAutocompleteResponse::new().set_choices(
        fitting
            .into_iter()
            .map(|choice| AutocompleteChoice::new(choice.label, choice.value))
            .collect(),
    )
}

/// Why there is nothing to choose.
pub(crate) fn hint(error: &TableError) -> Text {
    match error {
        TableError::Refused(Refused::NoTable) => say!("autocomplete-no-table"),
        TableError::Refused(Refused::NotStarted) => say!("autocomplete-not-started"),
        _ => say!("autocomplete-nothing"),
    }
}
