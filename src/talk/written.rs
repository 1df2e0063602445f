//! Messages written out in a language: cut to Discord's limits, and no two labels that say the same.

use super::{
    custom_id::{ComponentId, LONGEST},
    layout::{
        BUTTON_LABEL, BUTTONS, Button, CONTENT, Choice, OPTION_LABEL, OPTIONS, PLACEHOLDER, Panel,
        ROWS, Row, Select,
    },
};
use crate::catalogue::{Language, plain::shorten};

impl<P> Panel<P> {
    /// The message in this language.
    pub fn to(self, language: Language) -> Panel<P, String> {
        let text = self.text.to(language);
        Panel { text, rows: rows(&self.rows, language), picture: self.picture }
    }

    /// The first of Discord's limits that the message breaks in some language, for tests.
    ///
    /// # Errors
    /// A sentence that names the limit and the offender.
    pub fn check(&self) -> Result<(), String> {
        let in_one = |language| check(&self.text.to(language), &rows(&self.rows, language));
        Language::all().iter().copied().try_for_each(in_one)
    }
}

/// The rows in this language, no two buttons with the same label.
pub fn rows(rows: &[Row], language: Language) -> Vec<Row<String>> {
    let mut taken = Vec::new();
    let row = |row: &Row| match row {
        Row::Buttons(buttons) => {
            let button = |button: &Button| Button {
                id: button.id.clone(),
                label: apart(&button.label.to(language), BUTTON_LABEL, &mut taken),
                style: button.style,
            };
            Row::Buttons(buttons.iter().map(button).collect())
        }
        Row::Select(select) => Row::Select(Select {
            id: select.id.clone(),
            placeholder: shorten(&select.placeholder.to(language), PLACEHOLDER),
            options: choices(&select.options, language),
        }),
    };
    rows.iter().map(row).collect()
}

/// The choices in this language, no two with the same label, also where they had to be cut.
pub fn choices(choices: &[Choice], language: Language) -> Vec<Choice<String>> {
    let mut taken = Vec::new();
    let choice = |choice: &Choice| Choice {
        value: choice.value.clone(),
        label: apart(&choice.label.to(language), OPTION_LABEL, &mut taken),
        more: choice.more.as_ref().map(|more| shorten(&more.to(language), OPTION_LABEL)),
    };
    choices.iter().map(choice).collect()
}

/// The words, cut to `most` characters; with a number at the end if they are taken as they are.
fn apart(words: &str, most: usize, taken: &mut Vec<String>) -> String {
    let numbered = |number: u32| {
        let end = format!(" ({number})");
        format!("{}{end}", shorten(words, most - end.len()))
    };
    let plain = shorten(words, most);
    let labels = std::iter::once(plain.clone()).chain((2..1000).map(numbered));
    let label = labels.into_iter().find(|label| !taken.contains(label)).unwrap_or(plain);
    taken.push(label.clone());
    label
}

impl Row<String> {
    fn ids(&self) -> Vec<&ComponentId> {
        match self {
            Self::Buttons(buttons) => buttons.iter().map(|button| &button.id).collect(),
            Self::Select(select) => vec![&select.id],
        }
    }

    fn check(&self) -> Result<(), String> {
        match self {
            Self::Buttons(buttons) if buttons.is_empty() || buttons.len() > BUTTONS => {
                Err(format!("{} buttons in a row", buttons.len()))
            }
            Self::Buttons(buttons) => buttons
                .iter()
                .try_for_each(|button| at_most("button label", &button.label, BUTTON_LABEL)),
            Self::Select(select) => {
                at_most("placeholder", &select.placeholder, PLACEHOLDER)?;
                check_choices(&select.options)?;
                let longest =
                    select.options.iter().map(|option| option.value.len()).max().unwrap_or(0);
                if select.id.to_string().len() + longest > LONGEST + OPTION_LABEL {
                    return Err(format!("{} grows too long", select.id));
                }
                Ok(())
            }
        }
    }
}

fn check(text: &str, rows: &[Row<String>]) -> Result<(), String> {
    at_most("content", text, CONTENT)?;
    let ids: Vec<String> = rows.iter().flat_map(Row::ids).map(ToString::to_string).collect();
    for (place, id) in ids.iter().enumerate() {
        at_most("custom_id", id, LONGEST)?;
        if ids[..place].contains(id) {
            return Err(format!("custom_id {id} stands twice in one message"));
        }
    }
    if rows.len() > ROWS {
        return Err(format!("{} rows", rows.len()));
    }
    rows.iter().try_for_each(Row::check)
}

/// Whether these fit into one select or one autocomplete answer.
///
/// # Errors
/// A sentence that names the limit and the offender.
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
