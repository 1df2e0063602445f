//! Rows and choices written out in a language: cut to Discord's limits, and no two labels that say the same.

use super::layout::{BUTTON_LABEL, Button, Choice, OPTION_LABEL, PLACEHOLDER, Row, Select};
use crate::catalogue::{Language, plain::shorten};

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
