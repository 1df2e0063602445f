//! What a game tells of its legal moves, so that panels, commands and hints can be made from them.

use std::{borrow::Cow, fmt::Display};

use super::{Asked, Order, Path, Value};
use crate::{
    say,
    talk::{
        layout::{LABEL, Style, short_label},
        say::{Entry, Text},
    },
};

/// Who knows the ways from one seat's view to its legal moves. A game makes one for each answer, so that what costs time, such as
/// a [preview](crate::board::WhatIf), is prepared once.
///
/// The contract: all depends on the view alone. [`path`](Guide::path) is cheap and without words; the rest is asked only of
/// what is shown.
pub trait Guide {
    /// The name of the slash command with the moves.
    const COMMAND: &'static str;
    /// The orders of the command, as Discord lists them.
    const ORDERS: &'static [Order];

    /// A move. Its text form goes into buttons, see [`Game::Move`](crate::board::Game::Move).
    type Move: Copy + Display + PartialEq;
    /// A picture that a page asks for.
    type Shot;

    /// The legal moves; none when another seat decides.
    fn legal(&self) -> &[Self::Move];

    /// The path to a legal move. Moves that are alike in every respect have the same one.
    fn path(&self, mv: Self::Move) -> Path;

    /// What a choice says: name, cost and effect; and how good it looks.
    fn label(&self, fork: &Fork<'_, Self::Move>, value: &str) -> Label;

    /// What people call a choice, legal or [known](Guide::known): first as answers list it, then what else they may type. A
    /// name is understood in any language, and so is the value, if it is no name of another choice.
    fn names(&self, _fork: &Fork<'_, Self::Move>, value: &str) -> Vec<Text> {
        vec![value.into()]
    }

    /// What stands in the option of a command when somebody takes a choice from the list: its value, or one of its names where
    /// the value is a name of another choice.
    fn offered<'a>(&self, _fork: &Fork<'_, Self::Move>, value: &'a str) -> Cow<'a, str> {
        value.into()
    }

    /// What somebody may mean here though it cannot be chosen now, so that the rules can say why not: nearest first.
    fn known(&self, fork: &Fork<'_, Self::Move>) -> Vec<Vec<Value>>;

    /// The move that a path means which leads to no legal one, for the rules to say what is wrong with it; steps that could not
    /// be read are missing.
    fn meant(&self, path: &Path) -> Option<Self::Move>;

    /// The rule that a move breaks, in words for the player; `None` when it is legal. Where several options are asked, this
    /// tells early that the first ones fit no move.
    fn refusal(&self, _mv: Self::Move) -> Option<Text> {
        None
    }

    /// A move in a few words, with cost and effect: for buttons that do it.
    fn summary(&self, mv: Self::Move) -> Text;

    /// A move for a button or an option of a select, in at most [`LABEL`] characters; an option has
    /// a second line in small letters.
    fn lines(&self, mv: Self::Move) -> (Text, Option<Text>) {
        let summary = self.summary(mv);
        if summary.len() <= LABEL {
            return (summary, None);
        }
        (short_label([self.what(mv)]), Some(summary))
    }

    /// The move alone, before the reason of a hint, which says what it brings.
    fn what(&self, mv: Self::Move) -> Text {
        self.summary(mv)
    }

    /// Whether a move needs a second look.
    fn thought(&self, _mv: Self::Move) -> Thought {
        Thought::None
    }

    /// Whether a move cannot be taken back: it reveals something, or chance decides.
    fn seals(&self, _mv: Self::Move) -> bool {
        false
    }

    /// What the panel asks before it makes a move. What *Undo* takes back is made at once.
    fn question(&self, mv: Self::Move) -> Question {
        match self.thought(mv) {
            Thought::Asked => Question::Always,
            Thought::Shown if self.seals(mv) => Question::UnlessUnwanted,
            Thought::Shown | Thought::None => Question::None,
        }
    }

    /// Whether a move that ends the turn throws away something that could still be done in it: a plan does not make it.
    fn wastes(&self, mv: Self::Move) -> bool {
        self.question(mv) == Question::Always
    }

    /// The picture on which these moves, by their places from 1, are marked; `None` where there is nothing to mark.
    fn suggested(&self, _moves: &[Self::Move]) -> Option<Self::Shot> {
        None
    }

    /// What stands above the buttons and selects of a page.
    fn front(&self, page: &Page<'_, Self::Move>) -> Front<Self::Move, Self::Shot>;

    /// Why there is nothing to choose here.
    fn instead(&self, _fork: &Fork<'_, Self::Move>) -> Text {
        say!("paths-nothing")
    }

    /// What an order is called, as it is typed.
    fn order_name(order: &Order) -> Text {
        order.entry(Self::COMMAND).name()
    }

    /// What the command, one of its orders or an option of one says there. The words of the games of this house stand in
    /// `commands`; a game with a [book](crate::talk::say::Book) of its own looks there.
    fn says(of: &Entry, what: &'static str) -> Text {
        of.says(what)
    }
}

/// Where something is asked: the order, what is chosen already, and the moves that are left.
#[derive(Clone, Copy, Debug)]
pub struct Fork<'a, M> {
    /// The order.
    pub order: &'static Order,
    /// The name of the command.
    pub command: &'static str,
    /// What is chosen, by step; a typed order may have gaps.
    pub given: &'a [Option<Value>],
    /// The step that is asked.
    pub at: usize,
    /// The legal moves that are left; for a label those with the value.
    pub moves: &'a [M],
}

impl<M> Fork<'_, M> {
    /// What is asked.
    pub fn asked(&self) -> &'static Asked {
        &self.order.asks[self.at]
    }

    /// Where the words of the order stand.
    pub fn order_entry(&self) -> Entry {
        self.order.entry(self.command)
    }

    /// Where the words of what is asked stand.
    pub fn entry(&self) -> Entry {
        self.order_entry().below(self.asked().id)
    }

    /// What is chosen for the option of this name.
    pub fn given(&self, option: &str) -> Option<&str> {
        self.given.get(self.order.place_of(option)?)?.as_deref()
    }
}

/// What a choice says, and how good it looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Name, cost and effect, in one line. Cut to Discord's limit where it stands.
    pub text: Text,
    /// The same for buttons and options of selects, if it differs: what tells it from others, in at most
    /// [`LABEL`] characters, and the rest for a second line.
    pub short: Option<(Text, Option<Text>)>,
    /// The greater the better; equals stay in the order of the legal moves.
    pub rank: i32,
    /// The part of the board, of the alphabet or the like to which it belongs, for pages where there are many; or none.
    pub area: Option<Text>,
}

impl Label {
    /// These words, as good as any.
    pub fn new(text: impl Into<Text>) -> Self {
        Self { text: text.into(), short: None, rank: 0, area: None }
    }

    /// The same, with this on buttons and options, and this as the second line of an option.
    pub fn short(self, text: impl Into<Text>, more: impl Into<Option<Text>>) -> Self {
        Self { short: Some((text.into(), more.into())), ..self }
    }

    /// The same, with the first of these on buttons and options that a phone shows as a whole, and the whole of it as the second
    /// line of an option where that says more.
    pub fn shortened(self, texts: impl IntoIterator<Item = Text>) -> Self {
        let short = short_label(texts);
        let more = (short.len() < self.text.len()).then(|| self.text.clone());
        self.short(short, more)
    }

    /// What buttons and options say, and the second line of an option.
    pub fn lines(self) -> (Text, Option<Text>) {
        self.short.unwrap_or((self.text, None))
    }

    /// The same, so good.
    pub fn rank(self, rank: impl Into<i32>) -> Self {
        Self { rank: rank.into(), ..self }
    }

    /// The same, in this area.
    pub fn area(self, area: impl Into<Text>) -> Self {
        Self { area: Some(area.into()), ..self }
    }
}

/// Whether a move needs a second look before it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thought {
    /// No: choosing it does it.
    None,
    /// The panel shows what it costs and brings before it does it, if it cannot be taken back; typed, it is done at once.
    Shown,
    /// The panel shows it in any case, also to somebody who types the order.
    Asked,
}

/// What the panel asks before it makes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Nothing: choosing the move makes it.
    None,
    /// Whether it is meant, as it cannot be taken back; not at a table at which the player wants no such question.
    UnlessUnwanted,
    /// Whether it is meant, in any case.
    Always,
}

/// A page of the panel, for what stands above its buttons.
#[derive(Clone, Copy, Debug)]
pub enum Page<'a, M> {
    /// What can be done now.
    Start,
    /// A step of a path is asked.
    Choose(&'a Fork<'a, M>),
    /// This move is shown before it is done.
    Confirm(M),
}

/// What stands above the buttons and selects of a page, and the game's own shortcuts.
#[derive(Clone, Debug, PartialEq)]
pub struct Front<M, S> {
    /// The text.
    pub text: Text,
    /// The picture.
    pub picture: Option<S>,
    /// Buttons that come before all others; at most five.
    pub shortcuts: Vec<Shortcut<M>>,
    /// What the button says that does the move of a page that [confirms](Page::Confirm) one; else its [summary](Guide::summary).
    pub button: Option<Text>,
}

impl<M, S> Front<M, S> {
    /// This text, with nothing else.
    pub fn new(text: impl Into<Text>) -> Self {
        Self { text: text.into(), picture: None, shortcuts: Vec::new(), button: None }
    }

    /// The same with a picture.
    pub fn picture(self, picture: S) -> Self {
        Self { picture: Some(picture), ..self }
    }

    /// The same with these shortcuts.
    pub fn shortcuts(self, shortcuts: impl IntoIterator<Item = Shortcut<M>>) -> Self {
        Self { shortcuts: shortcuts.into_iter().collect(), ..self }
    }

    /// The same with other words on the button that does it.
    pub fn button(self, words: impl Into<Text>) -> Self {
        Self { button: Some(words.into()), ..self }
    }
}

/// A button that a game suggests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortcut<M> {
    /// What it says.
    pub label: Text,
    /// The legal move that it makes.
    pub mv: M,
    /// What it then makes of the same turn.
    pub then: Option<M>,
    /// How much it stands out.
    pub style: Style,
}
