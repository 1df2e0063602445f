//! Autocomplete: the choices in Discord's form, filtered by what is typed; a hint when there is none.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::{
    say,
    tables::{Refused, TableError},
    talk::{
        layout::{Choice, OPTION_LABEL, OPTIONS, shorten},
        say::{Language, Text},
        typed::HINT,
    },
};

/// The choices that contain every typed word, in their order; at most 25.
#[must_use]
pub fn filter(choices: Vec<Choice>, typed: &str) -> Vec<Choice> {
    let typed = typed.to_lowercase();
    let words: Vec<&str> = typed.split_whitespace().collect();
    let fits = |choice: &Choice| {
        let text = format!("{} {}", choice.label.to_lowercase(), choice.value.to_lowercase());
        words.iter().all(|word| text.contains(word))
    };
    choices.into_iter().filter(fits).take(OPTIONS).collect()
}

/// The choices in Discord's form; the hint when there is none.
pub fn respond(choices: Vec<Choice>, typed: &str, hint: &Text) -> CreateAutocompleteResponse {
    let is_empty = choices.is_empty();
    let mut fitting = filter(choices, typed);
    if fitting.is_empty() {
        let nothing = say!("autocomplete-nothing-contains");
        let hint = if is_empty { hint } else { &nothing }.to(Language::English);
        fitting.push(Choice { value: HINT.to_owned(), label: shorten(&hint, OPTION_LABEL) });
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
