//! What a game's command can do: its orders and the options of each, as data. The slash command, the panel and the reader of
//! typed words are made from the same list.

use crate::talk::layout::Style;

/// One order of a game's command: `/builders open`.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// Its name, `[a-z_]`, at most 32 characters; the first part of a [`Path`](super::Path).
    pub id: &'static str,
    /// What it does, in at most 100 characters.
    pub says: &'static str,
    /// What it asks, in the order of the path's steps; those that may be left out come last.
    pub asks: &'static [Asked],
    /// Where the first page of the panel offers it.
    pub offered: Offered,
    /// For an order that may ask for a second thought: what the option `anyway` says, which goes without.
    pub anyway: Option<&'static str>,
}

/// Where the first page of the panel offers an order.
#[derive(Clone, Copy, Debug)]
pub enum Offered {
    /// A button for each of its first choices; a select if there are too many.
    Buttons(Style),
    /// In the select with this placeholder, after the orders before it that name the same.
    Menu(&'static str),
}

/// One step of the paths of an order, and an option of its command.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// The option's name, `[a-z_]`.
    pub id: &'static str,
    /// What it means, in at most 100 characters.
    pub says: &'static str,
    /// What one of its choices is, after "is no": "building".
    pub thing: &'static str,
    /// What the select says in which it is chosen, or how it is shown instead.
    pub prompt: Prompt,
    /// What leaving it out means.
    pub unsaid: Unsaid,
    /// What must be chosen before.
    pub after: After,
}

/// How a page of the panel lets somebody choose.
#[derive(Clone, Copy, Debug)]
pub enum Prompt {
    /// By a select with this placeholder; the move is then shown for a second look if it needs one.
    Select(&'static str),
    /// By buttons as long as they have room, else by a select with this placeholder. The page tells what each choice costs, so
    /// that a button that leaves nothing more to choose does it.
    Buttons(&'static str),
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

impl Asked {
    /// A step that must be said, whose choices depend on nothing before.
    #[must_use]
    pub const fn new(id: &'static str, says: &'static str, thing: &'static str) -> Self {
        let prompt = Prompt::Select(says);
        Self { id, says, thing, prompt, unsaid: Unsaid::Refused, after: After::Nothing }
    }

    /// The same, depending on all steps before it.
    #[must_use]
    pub const fn after_all(self) -> Self {
        Self { after: After::All, ..self }
    }

    /// The same, chosen in this way.
    #[must_use]
    pub const fn prompt(self, prompt: Prompt) -> Self {
        Self { prompt, ..self }
    }

    /// The same, with this meaning when it is left out.
    #[must_use]
    pub const fn unsaid(self, unsaid: Unsaid) -> Self {
        Self { unsaid, ..self }
    }
}

impl Order {
    /// An order that is offered in this way and asks nothing for a second time.
    #[must_use]
    pub const fn new(
        id: &'static str,
        says: &'static str,
        offered: Offered,
        asks: &'static [Asked],
    ) -> Self {
        Self { id, says, asks, offered, anyway: None }
    }

    /// The place of the option with this name.
    #[must_use]
    pub fn place_of(&self, option: &str) -> Option<usize> {
        self.asks.iter().position(|asked| asked.id == option)
    }
}
