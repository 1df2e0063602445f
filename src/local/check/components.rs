//! Rules of rows, buttons, selects and forms:
//! <https://docs.discord.com/developers/components/reference>.

use std::collections::HashSet;

use serde_json::Value;

use crate::local::error::{FormErrors, join};

const MAX_ROWS: usize = 5;
const MAX_BUTTONS: usize = 5;
const MAX_OPTIONS: usize = 25;
const MAX_CUSTOM_ID: usize = 100;

/// `type` of a row.
pub(crate) const ROW: u64 = 1;
/// `type` of a button.
pub(crate) const BUTTON: u64 = 2;
/// `type` of a select with its own options.
pub(crate) const STRING_SELECT: u64 = 3;
/// `type` of a text input of a form.
pub(crate) const TEXT_INPUT: u64 = 4;
/// `type` of a select among channels, the last kind of select.
pub(crate) const CHANNEL_SELECT: u64 = 8;

const LINK: u64 = 5;
const PREMIUM: u64 = 6;

/// Checks the rows of a message.
pub(super) fn check(rows: &[Value], errors: &mut FormErrors) {
    errors.count("components", rows.len(), 0, MAX_ROWS);
    let mut seen = HashSet::new();
    for (number, row) in rows.iter().enumerate() {
        let path = join("components", number);
        if row["type"].as_u64() != Some(ROW) {
            let path = join(&path, "type");
            errors.add(&path, "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (1,).");
            continue;
        }
        check_row(row, &path, &mut seen, errors);
    }
}

fn check_row<'a>(row: &'a Value, path: &str, seen: &mut HashSet<&'a str>, errors: &mut FormErrors) {
    let parts = errors.list(row, path, "components");
    let path = join(path, "components");
    let kind_of = |part: &Value| part["type"].as_u64();
    let all_buttons = parts.iter().all(|part| kind_of(part) == Some(BUTTON));
    errors.count(&path, parts.len(), 1, if all_buttons { MAX_BUTTONS } else { 1 });
    for (number, part) in parts.iter().enumerate() {
        let path = join(&path, number);
        match kind_of(part) {
            Some(BUTTON) => check_button(part, &path, seen, errors),
            Some(kind @ (STRING_SELECT | 5..=CHANNEL_SELECT)) => {
                check_custom_id(part, &path, seen, errors);
                check_select(part, kind, &path, errors);
            }
            Some(_) | None => {
                let message = "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).";
                errors.add(&join(&path, "type"), "UNION_TYPE_CHOICES", message);
            }
        }
    }
}

fn check_custom_id<'a>(
    part: &'a Value,
    path: &str,
    seen: &mut HashSet<&'a str>,
    errors: &mut FormErrors,
) {
    let Some(id) = errors.text(part, path, "custom_id") else { return };
    let path = join(path, "custom_id");
    errors.length(&path, id, 1, MAX_CUSTOM_ID);
    if !seen.insert(id) {
        let message = "Component custom id cannot be duplicated";
        errors.add(&path, "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}

fn check_button<'a>(
    button: &'a Value,
    path: &str,
    seen: &mut HashSet<&'a str>,
    errors: &mut FormErrors,
) {
    let style = button["style"].as_u64();
    match style {
        Some(1..=4) => {
            check_custom_id(button, path, seen, errors);
            if !button["url"].is_null() {
                let message = "A url and custom id cannot both be specified";
                errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
            }
        }
        Some(LINK) => {
            if !button["custom_id"].is_null() {
                let message = "A custom id and url cannot both be specified";
                errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
            }
            errors.text(button, path, "url");
        }
        Some(PREMIUM) => {
            errors.text(button, path, "sku_id");
        }
        Some(_) | None => {
            let message = "Value must be one of (1, 2, 3, 4, 5, 6).";
            errors.add(&join(path, "style"), "BASE_TYPE_CHOICES", message);
        }
    }
    let label = errors.text_if_any(button, path, "label").unwrap_or_default();
    errors.length(&join(path, "label"), label, 0, 80);
    if style != Some(PREMIUM) && label.is_empty() && button["emoji"].is_null() {
        let message = "A button needs a label or an emoji";
        errors.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message);
    }
    check_emoji(button, path, errors);
}

/// A Unicode emoji stands in `name` alone; a word there is refused, as Discord does.
fn check_emoji(owner: &Value, path: &str, errors: &mut FormErrors) {
    let emoji = &owner["emoji"];
    let named = emoji["name"].as_str().is_some_and(|name| !name.is_empty() && !name.is_ascii());
    if !emoji.is_null() && emoji["id"].is_null() && !named {
        errors.add(&join(path, "emoji.name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
}

fn check_select(select: &Value, kind: u64, path: &str, errors: &mut FormErrors) {
    if let Some(text) = errors.text_if_any(select, path, "placeholder") {
        errors.length(&join(path, "placeholder"), text, 0, 150);
    }
    let options = errors.list(select, path, "options");
    if kind == STRING_SELECT {
        errors.count(&join(path, "options"), options.len(), 1, MAX_OPTIONS);
        check_options(options, path, errors);
    } else if !options.is_empty() {
        let message = "Only a string select has options";
        errors.add(&join(path, "options"), "BASE_TYPE_CHOICES", message);
    }
    check_bounds(select, kind, options, path, errors);
}

fn check_bounds(select: &Value, kind: u64, options: &[Value], path: &str, errors: &mut FormErrors) {
    let bound = |key: &str| select[key].as_u64().unwrap_or(1);
    let (min, max) = (bound("min_values"), bound("max_values"));
    let most = MAX_OPTIONS as u64;
    for (key, value, least) in [("min_values", min, 0), ("max_values", max, 1)] {
        if !(least..=most).contains(&value) {
            let message = format!("int value should be between {least} and {most}.");
            errors.add(&join(path, key), "NUMBER_TYPE_RANGE", message);
        }
    }
    if min > max {
        let message = "min_values must be less than or equal to max_values";
        errors.add(&join(path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", message);
    }
    if kind == STRING_SELECT && max > options.len() as u64 {
        let message = "max_values must be less than or equal to the number of options";
        errors.add(&join(path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", message);
    }
    let defaults = options.iter().filter(|option| option["default"] == true).count() as u64;
    if defaults > max {
        let message = "More options are chosen by default than max_values allows";
        errors.add(&join(path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS", message);
    }
}

fn check_options(options: &[Value], path: &str, errors: &mut FormErrors) {
    let mut seen = HashSet::new();
    for (number, option) in options.iter().enumerate() {
        let path = join(&join(path, "options"), number);
        for key in ["label", "value"] {
            if let Some(text) = errors.text(option, &path, key) {
                errors.length(&join(&path, key), text, 1, 100);
            }
        }
        if let Some(text) = errors.text_if_any(option, &path, "description") {
            errors.length(&join(&path, "description"), text, 0, 100);
        }
        check_emoji(option, &path, errors);
        if let Some(value) = option["value"].as_str()
            && !seen.insert(value)
        {
            let message = "The specified option value is already used";
            let path = join(&path, "value");
            errors.add(&path, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
    }
}

/// Checks the form of an answer of type 9: text inputs, one a row.
pub(crate) fn check_modal(modal: &Value, errors: &mut FormErrors) {
    for (key, max) in [("custom_id", MAX_CUSTOM_ID), ("title", 45)] {
        if let Some(text) = errors.text(modal, "data", key) {
            errors.length(&join("data", key), text, 1, max);
        }
    }
    let rows = errors.list(modal, "data", "components");
    errors.count("data.components", rows.len(), 1, MAX_ROWS);
    let mut seen = HashSet::new();
    for (number, row) in rows.iter().enumerate() {
        let path = join("data.components", number);
        let inputs = errors.list(row, &path, "components");
        let path = join(&path, "components");
        errors.count(&path, inputs.len(), 1, 1);
        for (number, input) in inputs.iter().enumerate() {
            let path = join(&path, number);
            check_custom_id(input, &path, &mut seen, errors);
            check_text_input(input, &path, errors);
        }
    }
}

fn check_text_input(input: &Value, path: &str, errors: &mut FormErrors) {
    if input["type"].as_u64() != Some(TEXT_INPUT) {
        let message = "Value of field \"type\" must be one of (4,).";
        errors.add(&join(path, "type"), "UNION_TYPE_CHOICES", message);
    }
    if let Some(label) = errors.text(input, path, "label") {
        errors.length(&join(path, "label"), label, 1, 45);
    }
    if !matches!(input["style"].as_u64(), Some(1 | 2)) {
        errors.add(&join(path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).");
    }
    let limit = |key: &str, usual| {
        input[key].as_u64().map_or(usual, |limit| usize::try_from(limit).unwrap_or(usual))
    };
    let (least, most) = (limit("min_length", 0), limit("max_length", 4000));
    for (key, least, most) in [("placeholder", 0, 100), ("value", least, most.min(4000))] {
        if let Some(text) = errors.text_if_any(input, path, key) {
            errors.length(&join(path, key), text, least, most);
        }
    }
    for (key, least) in [("min_length", 0), ("max_length", 1)] {
        if let Some(number) = input[key].as_u64()
            && !(least..=4000).contains(&number)
        {
            let message = format!("int value should be between {least} and 4000.");
            errors.add(&join(path, key), "NUMBER_TYPE_RANGE", message);
        }
    }
}
