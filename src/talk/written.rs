//! Rows and choices written out in a language: cut to Discord's limits, no two labels that say the same, no two ids and no two
//! values that are the same. Discord refuses the whole message because of one id or value that it has twice, and then its
//! reader has no button at all; what has the same id or value does the same.

use std::collections::HashSet;

use super::layout::{BUTTON_LABEL, Button, Choice, OPTION_LABEL, PLACEHOLDER, Row, Select};
use crate::catalogue::{Language, plain::shorten};

/// The rows in this language, no two buttons with the same label, no two components with the same id.
pub fn rows(rows: &[Row], language: Language) -> Vec<Row<String>> {
    let (mut taken, mut ids) = (Vec::new(), HashSet::new());
    let row = |row: &Row| match row {
        Row::Buttons(buttons) => {
            let button = |button: &Button| Button {
                id: button.id.clone(),
                label: apart(&button.label.to(language), BUTTON_LABEL, &mut taken),
                style: button.style,
            };
            let new = |button: &&Button| ids.insert(button.id.to_string());
            let buttons: Vec<_> = buttons.iter().filter(new).map(button).collect();
            (!buttons.is_empty()).then_some(Row::Buttons(buttons))
        }
        Row::Select(select) if !ids.insert(select.id.to_string()) => None,
        Row::Select(select) => Some(Row::Select(Select {
            id: select.id.clone(),
            placeholder: shorten(&select.placeholder.to(language), PLACEHOLDER),
            options: choices(&select.options, language),
        })),
    };
    rows.iter().filter_map(row).collect()
}

/// The choices in this language, no two with the same value, and no two with the same label, also where they had to be cut.
pub fn choices(choices: &[Choice], language: Language) -> Vec<Choice<String>> {
    let (mut taken, mut values) = (Vec::new(), HashSet::new());
    let choice = |choice: &Choice| Choice {
        value: choice.value.clone(),
        label: apart(&choice.label.to(language), OPTION_LABEL, &mut taken),
        more: choice.more.as_ref().map(|more| shorten(&more.to(language), OPTION_LABEL)),
    };
    choices.iter().filter(|choice| values.insert(&choice.value)).map(choice).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        say,
        talk::{present::Spot, verb::GameVerb},
    };

    #[test]
    fn what_has_the_id_or_the_value_of_another_is_left_out() {
        let spot = Spot::NOWHERE;
        let help = || spot.plain(GameVerb::Help, say!("button-help"));
        let order = || GameVerb::Order(String::new());
        let options = || [("a", "One"), ("b", "One"), ("a", "Two")].map(|(v, l)| Choice::new(v, l));
        let all = [
            Row::Buttons(vec![help(), spot.back()]),
            spot.select(order(), say!("button-look"), options()),
            spot.select(order(), say!("button-look"), options()),
            Row::Buttons(vec![help()]),
        ];
        let written = rows(&all, Language::ENGLISH);
        let [Row::Buttons(buttons), Row::Select(select)] = &written[..] else {
            panic!("{written:?}")
        };
        assert_eq!(buttons.len(), 2);
        let options: Vec<_> =
            select.options.iter().map(|one| (one.value.as_str(), one.label.as_str())).collect();
        assert_eq!(options, [("a", "One"), ("b", "One (2)")]);
    }
}
