//! What Discord takes of a message, and a message written out in a language.

use std::collections::HashSet;

use aedile::{
    catalogue::Language,
    talk::{
        custom_id::{ComponentId, LONGEST},
        layout::{
            BUTTON_LABEL, BUTTONS, CONTENT, Choice, OPTION_LABEL, OPTIONS, PLACEHOLDER, Panel,
            ROWS, Row,
        },
        written::rows,
    },
};

/// A message that is still without a language.
pub trait Limits<P> {
    /// The message in this language.
    fn to(self, language: Language) -> Panel<P, String>;

    /// The first of Discord's limits that the message breaks in the language that is spoken: a sentence that names the limit and
    /// the offender.
    fn check(&self) -> Result<(), String>;
}

impl<P> Limits<P> for Panel<P> {
    fn to(self, language: Language) -> Panel<P, String> {
        let text = self.text.to(language);
        Panel { text, rows: rows(&self.rows, language), picture: self.picture }
    }

    fn check(&self) -> Result<(), String> {
        check_unwritten(&self.rows)?;
        check(&self.text.to_string(), &rows(&self.rows, Language::spoken()))
    }
}

/// Rows before they are written out, which leaves out what stands twice: nothing that is meant to be there may be lost by that.
fn check_unwritten(rows: &[Row]) -> Result<(), String> {
    let mut ids = HashSet::new();
    let mut is_new = |id: &ComponentId| {
        let is_new = ids.insert(id.to_string());
        is_new.then_some(()).ok_or_else(|| format!("custom_id {id} stands twice in one message"))
    };
    for row in rows {
        match row {
            Row::Buttons(buttons) => buttons.iter().try_for_each(|button| is_new(&button.id))?,
            Row::Select(select) => {
                is_new(&select.id)?;
                check_values(&select.options)?;
            }
        }
    }
    Ok(())
}

/// Whether no two of these choices, before they are written out, mean the same.
pub fn check_values(choices: &[Choice]) -> Result<(), String> {
    let mut values = HashSet::new();
    match choices.iter().find(|choice| !values.insert(&choice.value)) {
        Some(twice) => Err(format!("option value {} stands twice", twice.value)),
        None => Ok(()),
    }
}

fn check(text: &str, rows: &[Row<String>]) -> Result<(), String> {
    at_most("content", text, CONTENT)?;
    let ids: Vec<String> = rows.iter().flat_map(ids).map(ToString::to_string).collect();
    for (place, id) in ids.iter().enumerate() {
        at_most("custom_id", id, LONGEST)?;
        if ids[..place].contains(id) {
            return Err(format!("custom_id {id} stands twice in one message"));
        }
    }
    if rows.len() > ROWS {
        return Err(format!("{} rows", rows.len()));
    }
    rows.iter().try_for_each(check_row)
}

fn ids(row: &Row<String>) -> Vec<&ComponentId> {
    match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| &button.id).collect(),
        Row::Select(select) => vec![&select.id],
    }
}

fn check_row(row: &Row<String>) -> Result<(), String> {
    match row {
        Row::Buttons(buttons) if buttons.is_empty() || buttons.len() > BUTTONS => {
            Err(format!("{} buttons in a row", buttons.len()))
        }
        Row::Buttons(buttons) => buttons
            .iter()
            .try_for_each(|button| at_most("button label", &button.label, BUTTON_LABEL)),
        Row::Select(select) => {
            at_most("placeholder", &select.placeholder, PLACEHOLDER)?;
            check_choices(&select.options)?;
            let longest = select.options.iter().map(|option| option.value.len()).max().unwrap_or(0);
            if select.id.to_string().len() + longest > LONGEST + OPTION_LABEL {
                return Err(format!("{} grows too long", select.id));
            }
            Ok(())
        }
    }
}

/// Whether these fit into one select or one autocomplete answer; if not, a sentence that names the limit and the offender.
pub fn check_choices(choices: &[Choice<String>]) -> Result<(), String> {
    if choices.is_empty() || choices.len() > OPTIONS {
        return Err(format!("{} options", choices.len()));
    }
    for (place, choice) in choices.iter().enumerate() {
        at_most("option label", &choice.label, OPTION_LABEL)?;
        at_most("option value", &choice.value, OPTION_LABEL)?;
        if choices[..place].iter().any(|other| other.value == choice.value) {
            return Err(format!("option value {} stands twice", choice.value));
        }
        if choices[..place].iter().any(|other| other.label == choice.label) {
            return Err(format!("option label {} stands twice", choice.label));
        }
    }
    Ok(())
}

fn at_most(what: &str, text: &str, most: usize) -> Result<(), String> {
    match text.chars().count() {
        0 => Err(format!("{what} is empty")),
        long if long > most => Err(format!("{what} has {long} characters: {text}")),
        _ => Ok(()),
    }
}
