//! Rules of command definitions:
//! <https://docs.discord.com/developers/interactions/application-commands#application-command-object>.

use std::collections::HashSet;

use serde_json::Value;

use crate::local::error::{ApiError, FormErrors, join};

const MAX_COMMANDS: usize = 100;
const MAX_OPTIONS: usize = 25;
/// Names, descriptions and choices of one command together.
const MAX_CHARACTERS: usize = 8000;

/// `type` of a subcommand.
pub(crate) const SUBCOMMAND: u64 = 1;
/// `type` of a group of subcommands.
pub(crate) const GROUP: u64 = 2;
/// `type` of a text option.
pub(crate) const STRING: u64 = 3;
/// `type` of an integer option.
pub(crate) const INTEGER: u64 = 4;
/// `type` of a decimal option.
pub(crate) const NUMBER: u64 = 10;

const CHAT_INPUT: u64 = 1;

/// Checks a whole set, as `PUT …/commands` sends it.
pub(crate) fn check_all(commands: &[Value]) -> Result<(), ApiError> {
    if commands.len() > MAX_COMMANDS {
        return Err(ApiError::TOO_MANY_COMMANDS);
    }
    let mut errors = FormErrors::default();
    let mut seen = HashSet::new();
    for (number, command) in commands.iter().enumerate() {
        let path = number.to_string();
        check_command(command, &path, &mut errors);
        if !seen.insert((command["type"].as_u64().unwrap_or(CHAT_INPUT), command["name"].as_str()))
        {
            let message = "Application command names must be unique";
            errors.add(&path, "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
    }
    errors.finish()
}

/// Checks one command, as `POST …/commands` sends it, beside `others` of other names.
pub(crate) fn check_one(command: &Value, others: usize) -> Result<(), ApiError> {
    if others >= MAX_COMMANDS {
        return Err(ApiError::TOO_MANY_COMMANDS);
    }
    let mut errors = FormErrors::default();
    check_command(command, "", &mut errors);
    errors.finish()
}

fn check_command(command: &Value, path: &str, errors: &mut FormErrors) {
    if command["type"].as_u64().unwrap_or(CHAT_INPUT) != CHAT_INPUT {
        if let Some(name) = errors.text(command, path, "name") {
            errors.length(&join(path, "name"), name, 1, 32);
        }
        return;
    }
    check_name_and_description(command, path, errors);
    check_options(command, path, 0, errors);
    if characters(command) > MAX_CHARACTERS {
        let message = format!("Command exceeds maximum size ({MAX_CHARACTERS})");
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
}

fn check_name_and_description(entry: &Value, path: &str, errors: &mut FormErrors) {
    if let Some(name) = errors.text(entry, path, "name") {
        check_name(name, &join(path, "name"), errors);
    }
    if let Some(text) = errors.text(entry, path, "description") {
        errors.length(&join(path, "description"), text, 1, 100);
    }
    for (language, name) in texts_of(&entry["name_localizations"]) {
        check_name(name, &join(&join(path, "name_localizations"), language), errors);
    }
    for (language, text) in texts_of(&entry["description_localizations"]) {
        let path = join(&join(path, "description_localizations"), language);
        errors.length(&path, text, 1, 100);
    }
}

fn texts_of(texts: &Value) -> impl Iterator<Item = (&str, &str)> {
    let entries = texts.as_object().into_iter().flatten();
    entries.filter_map(|(key, text)| Some((key.as_str(), text.as_str()?)))
}

fn check_name(name: &str, path: &str, errors: &mut FormErrors) {
    errors.length(path, name, 1, 32);
    let may_stand = |c: char| {
        let lower = c.to_lowercase().eq([c]);
        matches!(c, '-' | '_' | '\'') || c.is_alphanumeric() && lower
    };
    if !name.chars().all(may_stand) {
        let code = "APPLICATION_COMMAND_INVALID_NAME";
        errors.add(path, code, "Command name is invalid");
    }
}

/// `depth` counts the groups and subcommands around these options.
fn check_options(owner: &Value, path: &str, depth: usize, errors: &mut FormErrors) {
    let options = errors.list(owner, path, "options");
    let path = join(path, "options");
    errors.count(&path, options.len(), 0, MAX_OPTIONS);
    let mut seen = HashSet::new();
    let mut optional_before = false;
    let is_sub = |option: &Value| matches!(option["type"].as_u64(), Some(SUBCOMMAND | GROUP));
    let mixed = options.iter().any(is_sub) && !options.iter().all(is_sub);
    if mixed {
        let message = "Subcommands and other options cannot stand side by side";
        errors.add(&path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    for (number, option) in options.iter().enumerate() {
        let path = join(&path, number);
        check_name_and_description(option, &path, errors);
        if let Some(name) = option["name"].as_str()
            && !seen.insert(name)
        {
            let message = "Option name already exists";
            errors.add(&path, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message);
        }
        let required = option["required"] == true;
        if required && optional_before {
            let message = "Required options must be placed before non-required options";
            errors.add(&path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional_before |= !required;
        check_option(option, &path, depth, errors);
    }
}

fn check_option(option: &Value, path: &str, depth: usize, errors: &mut FormErrors) {
    match option["type"].as_u64() {
        Some(GROUP) if depth == 0 => check_options(option, path, 1, errors),
        Some(SUBCOMMAND) if depth <= 1 => check_options(option, path, 2, errors),
        Some(GROUP | SUBCOMMAND) => {
            let message = "Sub-command option type is not allowed here";
            errors.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
        }
        Some(kind @ 3..=11) => check_value_option(option, kind, path, errors),
        Some(_) | None => {
            let message = "Value must be one of (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11).";
            errors.add(&join(path, "type"), "BASE_TYPE_CHOICES", message);
        }
    }
}

fn check_value_option(option: &Value, kind: u64, path: &str, errors: &mut FormErrors) {
    let choices = errors.list(option, path, "choices");
    let by_text_or_number = matches!(kind, STRING | INTEGER | NUMBER);
    if option["autocomplete"] == true && (!by_text_or_number || !choices.is_empty()) {
        let message = "Autocomplete is for text and numbers without choices";
        errors.add(path, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message);
    }
    if !choices.is_empty() && !by_text_or_number {
        let message = "Choices are for text and numbers";
        errors.add(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message);
    }
    check_choices(choices, &join(path, "choices"), Some(kind), errors);
    for (key, least) in [("min_length", 0), ("max_length", 1)] {
        if let Some(bound) = option[key].as_u64()
            && (kind != STRING || !(least..=6000).contains(&bound))
        {
            let message = format!("int value should be between {least} and 6000, for text only.");
            errors.add(&join(path, key), "NUMBER_TYPE_RANGE", message);
        }
    }
    for key in ["min_value", "max_value"] {
        let fits = match kind {
            // poise writes 1.0 for 1.
            INTEGER => option[key].as_f64().is_some_and(|bound| bound.fract() == 0.0),
            NUMBER => option[key].is_number(),
            _ => false,
        };
        if !option[key].is_null() && !fits {
            errors.add(&join(path, key), "NUMBER_TYPE_COERCE", "Only for numbers of this type.");
        }
    }
}

/// Checks choices of an option of type `kind`; of an autocomplete answer, whose option the body does not name, `None`.
pub(crate) fn check_choices(
    choices: &[Value],
    path: &str,
    kind: Option<u64>,
    errors: &mut FormErrors,
) {
    errors.count(path, choices.len(), 0, MAX_OPTIONS);
    let mut seen = HashSet::new();
    for (number, choice) in choices.iter().enumerate() {
        let path = join(path, number);
        if let Some(name) = errors.text(choice, &path, "name") {
            errors.length(&join(&path, "name"), name, 1, 100);
            if kind.is_some() && !seen.insert(name) {
                let message = "Choice names must be unique";
                errors.add(&path, "APPLICATION_COMMAND_OPTIONS_CHOICES_DUPLICATE", message);
            }
        }
        let value = &choice["value"];
        let fits = match kind {
            Some(STRING) => value.is_string(),
            Some(INTEGER) => value.is_i64() || value.is_u64(),
            Some(_) => value.is_number(),
            None => value.is_string() || value.is_number(),
        };
        if !fits {
            errors.add(&join(&path, "value"), "BASE_TYPE_CHOICES", "Not of the option's type.");
        }
        if let Some(text) = value.as_str() {
            errors.length(&join(&path, "value"), text, usize::from(kind.is_some()), 100);
        }
    }
}

/// What counts towards the 8000: of each text the longest translation.
fn characters(entry: &Value) -> usize {
    let length = |key: &str| {
        let own = entry[key].as_str().map_or(0, |text| text.chars().count());
        let all = texts_of(&entry[format!("{key}_localizations")]);
        all.map(|(_, text)| text.chars().count()).chain([own]).max().unwrap_or(0)
    };
    let value = entry["value"].as_str().map_or(0, |text| text.chars().count());
    let below = ["options", "choices"].iter().filter_map(|key| entry[key].as_array()).flatten();
    length("name") + length("description") + value + below.map(characters).sum::<usize>()
}
