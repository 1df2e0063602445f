//! A message as plain data: text, rows of buttons and selects, and which picture goes with it.
//!
//! Panels and cards are built as this by pure functions, so that their words and limits can be tested without a network.
//! Whoever sends it turns it into the form of the wire.

use super::custom_id::{ComponentId, LONGEST};

/// The most characters in the text of a message.
pub const CONTENT: usize = 2000;
/// The most rows in a message.
pub const ROWS: usize = 5;
/// The most buttons in a row.
pub const BUTTONS: usize = 5;
/// The most options in a select, and the most choices of an autocomplete.
pub const OPTIONS: usize = 25;
/// The most characters on a button.
pub const BUTTON_LABEL: usize = 80;
/// The most characters in the label, value or description of an option, and in the label or value of a choice.
pub const OPTION_LABEL: usize = 100;
/// The most characters in the placeholder of a select.
pub const PLACEHOLDER: usize = 150;

/// A message with the picture `P` that is still to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel<P> {
    /// The text.
    pub text: String,
    /// The rows, top first.
    pub rows: Vec<Row>,
    /// What to draw.
    pub picture: Option<P>,
}

/// The picture of a message that has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPicture {}

/// A row of components.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// A select, alone in its row.
    Select(Select),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it does.
    pub id: ComponentId,
    /// What it says.
    pub label: String,
    /// How much it stands out.
    pub style: Style,
}

/// How much a button stands out. The words say the same: no meaning hangs on the colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The thing to do.
    Main,
    /// One of several.
    Plain,
    /// It ends something.
    Ending,
}

/// A select with one value to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// What it does with the value, see [`ComponentId::chosen`].
    pub id: ComponentId,
    /// What it says before a choice.
    pub placeholder: String,
    /// The options, best first.
    pub options: Vec<Choice>,
}

/// One answer of a closed set: an option of a select or a choice of an autocomplete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What the program reads.
    pub value: String,
    /// What people read: name, cost and effect.
    pub label: String,
}

impl<P> Panel<P> {
    /// A message of text alone.
    #[must_use]
    pub fn text(text: impl Into<String>) -> Self {
        Self { text: text.into(), rows: Vec::new(), picture: None }
    }

    /// The same with a line put before the text.
    #[must_use]
    pub fn with_note(mut self, note: &str) -> Self {
        self.text = shorten(&format!("{note}\n\n{}", self.text), CONTENT);
        self
    }

    /// The same with a row more; an empty row is left out.
    #[must_use]
    pub fn row(mut self, row: Row) -> Self {
        let is_empty = match &row {
            Row::Buttons(buttons) => buttons.is_empty(),
            Row::Select(select) => select.options.is_empty(),
        };
        if !is_empty {
            self.rows.push(row);
        }
        self
    }

    /// The first of Discord's limits that the message breaks, for tests.
    ///
    /// # Errors
    /// A sentence that names the limit and the offender.
    pub fn check(&self) -> Result<(), String> {
        at_most("content", &self.text, CONTENT)?;
        let ids: Vec<String> =
            self.rows.iter().flat_map(Row::ids).map(ToString::to_string).collect();
        for (place, id) in ids.iter().enumerate() {
            at_most("custom_id", id, LONGEST)?;
            if ids[..place].contains(id) {
                return Err(format!("custom_id {id} stands twice in one message"));
            }
        }
        if self.rows.len() > ROWS {
            return Err(format!("{} rows", self.rows.len()));
        }
        let labels: Vec<&str> = self.rows.iter().flat_map(Row::labels).collect();
        for (place, label) in labels.iter().enumerate() {
            if labels[..place].contains(label) {
                return Err(format!("two buttons say {label}"));
            }
        }
        self.rows.iter().try_for_each(Row::check)
    }
}

impl Row {
    fn ids(&self) -> Vec<&ComponentId> {
        match self {
            Self::Buttons(buttons) => buttons.iter().map(|button| &button.id).collect(),
            Self::Select(select) => vec![&select.id],
        }
    }

    /// What its buttons say.
    fn labels(&self) -> Vec<&str> {
        match self {
            Self::Buttons(buttons) => buttons.iter().map(|button| button.label.as_str()).collect(),
            Self::Select(_) => Vec::new(),
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

/// Whether these fit into one select or one autocomplete answer.
///
/// # Errors
/// A sentence that names the limit and the offender.
pub fn check_choices(choices: &[Choice]) -> Result<(), String> {
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

/// The text, cut with an ellipsis if it has more than `most` characters.
#[must_use]
pub fn shorten(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{kept}…")
}

fn at_most(what: &str, text: &str, most: usize) -> Result<(), String> {
    match text.chars().count() {
        0 => Err(format!("{what} is empty")),
        long if long > most => Err(format!("{what} has {long} characters: {text}")),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_is_cut_at_characters() {
        assert_eq!(shorten("Rom", 3), "Rom");
        assert_eq!(shorten("Röme", 3), "Rö…");
    }
}
