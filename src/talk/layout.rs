//! A message as plain data: text, rows of buttons and selects, and which picture goes with it.
//!
//! Panels and cards are built as this by pure functions and have no language: `T` is [`Text`] until whoever sends them
//! [writes them out](super::written), as a `String`. So their words and limits can be tested without a network.

use super::{custom_id::ComponentId, say::Text};

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
/// The most characters that a phone shows of a button or of an option: labels of moves have no more.
pub const LABEL: usize = 40;
/// The most characters in the label, value or description of an option, and in the label or value of a choice.
pub const OPTION_LABEL: usize = 100;
/// The most characters in the placeholder of a select.
pub const PLACEHOLDER: usize = 150;

/// A message with the picture `P` that is still to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel<P, T = Text> {
    /// The text.
    pub text: T,
    /// The rows, top first.
    pub rows: Vec<Row<T>>,
    /// What to draw.
    pub picture: Option<P>,
}

/// The picture of a message that has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPicture {}

/// A row of components.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row<T = Text> {
    /// One to five buttons.
    Buttons(Vec<Button<T>>),
    /// A select, alone in its row.
    Select(Select<T>),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button<T = Text> {
    /// What it does.
    pub id: ComponentId,
    /// What it says.
    pub label: T,
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
pub struct Select<T = Text> {
    /// What it does with the value, see [`ComponentId::chosen`].
    pub id: ComponentId,
    /// What it says before a choice.
    pub placeholder: T,
    /// The options, best first.
    pub options: Vec<Choice<T>>,
}

/// One answer of a closed set: an option of a select or a choice of an autocomplete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice<T = Text> {
    /// What the program reads.
    pub value: String,
    /// What people read: name, cost and effect.
    pub label: T,
    /// What a select says below the label, in small letters; a choice of an autocomplete has no room for it.
    pub more: Option<T>,
}

/// The first of these labels that a phone shows as a whole; the last one, cut, if none is short enough.
pub fn short_label(labels: impl IntoIterator<Item = Text>) -> Text {
    let mut last = Text::default();
    for label in labels {
        if label.len() <= LABEL {
            return label;
        }
        last = label;
    }
    last.cut(LABEL)
}

/// The first of these texts, each in lines, that fits into one message; of the last one as many of its lines as fit.
pub fn fitting(tries: impl IntoIterator<Item = Vec<Text>>) -> Text {
    let mut last = Vec::new();
    for lines in tries {
        let text = Text::lines(lines.iter().cloned());
        if text.len() <= CONTENT {
            return text;
        }
        last = lines;
    }
    let mut left = CONTENT + 1;
    let fits = |line: &Text| {
        let long = line.len() + 1;
        let fits = long <= left;
        left = left.saturating_sub(long);
        fits
    };
    Text::lines(last.into_iter().take_while(fits))
}

impl Choice {
    /// This value with this label.
    pub fn new(value: impl Into<String>, label: impl Into<Text>) -> Self {
        Self { value: value.into(), label: label.into(), more: None }
    }
}

impl<P> Panel<P> {
    /// A message without buttons.
    pub fn new(text: impl Into<Text>, picture: impl Into<Option<P>>) -> Self {
        Self { text: text.into(), rows: Vec::new(), picture: picture.into() }
    }

    /// A message of text alone.
    pub fn text(text: impl Into<Text>) -> Self {
        Self::new(text, None)
    }

    /// The same with a line put before the text, if there is one.
    pub fn with_note(self, note: impl Into<Option<Text>>) -> Self {
        match note.into() {
            Some(note) => Self { text: Text::paragraphs([note, self.text]).cut(CONTENT), ..self },
            None => self,
        }
    }

    /// The same with a paragraph behind, as far as there is room.
    pub fn with_more(self, more: Text) -> Self {
        Self { text: Text::paragraphs([self.text, more]).cut(CONTENT), ..self }
    }

    /// The same with a row of these buttons, if there are any.
    pub fn buttons(self, buttons: impl IntoIterator<Item = Button>) -> Self {
        self.row(Row::Buttons(buttons.into_iter().collect()))
    }

    /// The same with a row more; an empty row is left out.
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
}
