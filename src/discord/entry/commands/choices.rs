//! Autocomplete: the choices in Discord's form, filtered by what is typed; a hint when there is none.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::{
    tables::{Refused, TableError},
    talk::{
        layout::{Choice, OPTION_LABEL, OPTIONS, shorten},
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
pub fn respond(choices: Vec<Choice>, typed: &str, hint: &str) -> CreateAutocompleteResponse {
    let is_empty = choices.is_empty();
    let mut fitting = filter(choices, typed);
    if fitting.is_empty() {
        let hint =
            if is_empty { hint } else { "Nothing that is possible now contains what you typed" };
        fitting.push(Choice { value: HINT.to_owned(), label: shorten(hint, OPTION_LABEL) });
    }
    CreateAutocompleteResponse::new().set_choices(
        fitting
            .into_iter()
            .map(|choice| AutocompleteChoice::new(choice.label, choice.value))
            .collect(),
    )
}

/// Why there is nothing to choose.
pub(crate) fn hint(error: &TableError) -> String {
    match error {
        TableError::Refused(Refused::NoTable) => {
            "There is no table here; open one with /game new".to_owned()
        }
        TableError::Refused(Refused::NotStarted) => {
            "This game has not started yet; /game start starts it".to_owned()
        }
        _ => "Nothing can be chosen now".to_owned(),
    }
}
