//! What a game's command can do: its orders and the options of each, as data. The slash command, the panel and the reader of
//! typed words are made from the same list.

use super::Path;
use crate::talk::{layout::Style, say::Entry};

/// What stands in the catalogue of every command, order and option: what it means.
pub const SAYS: &str = "says";
/// What stands there of an option: what one of its choices is, after "is no".
pub const THING: &str = "thing";
/// What stands there of an option with words of its own for the panel: what its select says before a choice.
pub const PROMPT: &str = "prompt";
/// What stands there of an order that one button may stand for: what that says, "Invest …".
pub const BUTTON: &str = "button";

/// One order of a game's command: `/builders open`. Its words and those of its options stand in the catalogue, under ids made
/// from their names, see [`entry`](Order::entry).
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// Its name, `[a-z_]`, at most 32 characters; the first part of a [`Path`].
    pub id: &'static str,
    /// What it asks, in the order of the path's steps; those that may be left out come last.
    pub asks: &'static [Asked],
    /// Where the first page of the panel offers it.
    pub offered: Offered,
    /// Whether it has an option to go without a second thought.
    pub anyway: Anyway,
    /// When it can be given.
    pub given: Given,
}

/// When an order can be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// It is one of what a player may do in a turn.
    InTurn,
    /// It answers a question that is asked at times and then allows nothing else.
    Answering,
}

/// Where the first page of the panel offers an order.
#[derive(Clone, Copy, Debug)]
pub enum Offered {
    /// A button for each of its first choices; one button for all of them where there is no room, or a select.
    Buttons(Style),
    /// The same, and the first to become one button where there is no room.
    Spare(Style),
    /// One button for all of its choices, unless there is only one.
    Folded(Style),
    /// In the select with this name, after the orders before it that name the same. It says what its only order does; where
    /// it offers several, the words of the command have what it says under this name.
    Menu(&'static str),
}

/// Whether an order may ask for a second thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anyway {
    /// It never does.
    Never,
    /// It may, and has an option that goes without.
    Offered,
}

/// One step of the paths of an order, and an option of its command.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// The option's name, `[a-z_]`.
    pub id: &'static str,
    /// How it is shown in the panel.
    pub prompt: Prompt,
    /// What leaving it out means.
    pub unsaid: Unsaid,
    /// What must be chosen before.
    pub after: After,
    /// What its choices are.
    pub choices: Choices,
}

/// What the choices of a step are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    /// Things with names.
    Named,
    /// Numbers, from 0, of which one can want a certain one or more.
    Numbers,
}

/// How a page of the panel lets somebody choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// By a select; the move is then shown for a second look if it needs one.
    Select,
    /// By buttons as long as they have room, else by a select. The page tells what each choice costs, so that a button that
    /// leaves nothing more to choose does it.
    Buttons,
}

/// What leaving an option out means when somebody types the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsaid {
    /// It cannot be left out.
    Refused,
    /// The best choice that there is.
    Best,
    /// The only choice; if there are several, the player is asked.
    Only,
    /// The choice of this value.
    Is(&'static str),
}

/// What must be chosen before a step means anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// Nothing: its choices are the same whatever else is typed.
    Nothing,
    /// All steps before it: its choices depend on them.
    All,
}

/// Where the words of a command stand.
pub fn entry(command: &str) -> Entry {
    Entry::new("commands").below(command)
}

impl Asked {
    /// A step that must be said, whose choices depend on nothing before.
    pub const fn new(id: &'static str) -> Self {
        Self {
            id,
            prompt: Prompt::Select,
            unsaid: Unsaid::Refused,
            after: After::Nothing,
            choices: Choices::Named,
        }
    }

    /// The same, depending on all steps before it.
    pub const fn after_all(self) -> Self {
        Self { after: After::All, ..self }
    }

    /// The same, by buttons where they have room.
    pub const fn buttons(self) -> Self {
        Self { prompt: Prompt::Buttons, ..self }
    }

    /// The same, with numbers to choose from.
    pub const fn numbers(self) -> Self {
        Self { choices: Choices::Numbers, ..self }
    }

    /// The same, with this meaning when it is left out.
    pub const fn unsaid(self, unsaid: Unsaid) -> Self {
        Self { unsaid, ..self }
    }
}

impl Order {
    /// An order that is offered in this way and asks nothing for a second time.
    pub const fn new(id: &'static str, offered: Offered, asks: &'static [Asked]) -> Self {
        Self { id, asks, offered, anyway: Anyway::Never, given: Given::InTurn }
    }

    /// The same, with the option that goes without a second thought.
    pub const fn anyway(self) -> Self {
        Self { anyway: Anyway::Offered, ..self }
    }

    /// The same as the answer to a question that is asked at times.
    pub const fn answering(self) -> Self {
        Self { given: Given::Answering, ..self }
    }

    /// Where its words stand, as an order of this command.
    pub fn entry(&self, command: &str) -> Entry {
        entry(command).below(self.id)
    }

    /// Whether the last step of this path of the order is a number.
    pub fn counts_to(&self, path: &Path) -> bool {
        let asked = path.values().len().checked_sub(1).and_then(|last| self.asks.get(last));
        self.id == path.order()
            && path.number().is_some()
            && asked.is_some_and(|asked| asked.choices == Choices::Numbers)
    }

    /// The place of the option with this name.
    pub fn place_of(&self, option: &str) -> Option<usize> {
        self.asks.iter().position(|asked| asked.id == option)
    }
}
