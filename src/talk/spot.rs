//! Where what can be pressed belongs.

use super::{
    custom_id::ComponentId,
    layout::{Button, Choice, Panel, Row, Select, Style},
    say::Text,
    verb::{GameVerb, Verb},
};
use crate::{
    board::{MoveNumber, TableId},
    say,
};

/// Where the components of a message belong: a table and the move that is to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The table.
    pub table: TableId,
    /// The number of the move to be made.
    pub number: MoveNumber,
}

impl Spot {
    /// At no table.
    pub const NOWHERE: Self = Self::of(TableId(0));

    /// At this table, whatever its move.
    pub const fn of(table: TableId) -> Self {
        Self { table, number: MoveNumber(0) }
    }

    /// The id of a component that belongs here.
    pub fn id(self, verb: impl Into<Verb>) -> ComponentId {
        ComponentId::new(self.table, self.number, verb.into())
    }

    /// A button that belongs here.
    pub fn button(self, verb: impl Into<Verb>, label: impl Into<Text>, style: Style) -> Button {
        Button { id: self.id(verb), label: label.into(), style }
    }

    /// The same, one of several.
    pub fn plain(self, verb: impl Into<Verb>, label: impl Into<Text>) -> Button {
        self.button(verb, label, Style::Plain)
    }

    /// A select that belongs here, with one option for each of these.
    pub fn select(
        self,
        verb: impl Into<Verb>,
        placeholder: Text,
        options: impl IntoIterator<Item = Choice>,
    ) -> Row {
        let options = options.into_iter().collect();
        Row::Select(Select { id: self.id(verb), placeholder, options })
    }

    /// The way back to the panel of the player.
    pub fn back(self) -> Button {
        self.plain(GameVerb::Go(String::new()), say!("button-back"))
    }

    /// A page that only shows something, with the way back.
    pub fn aside<P>(self, text: Text, picture: P) -> Panel<P> {
        Panel::new(text, picture).buttons([self.back()])
    }
}
