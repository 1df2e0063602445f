//! Where what can be pressed belongs.

use super::{
    custom_id::ComponentId,
    layout::{Button, Panel, Row, Style},
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
    /// The id of a component that belongs here.
    pub fn id(self, verb: impl Into<Verb>) -> ComponentId {
        ComponentId::new(self.table, self.number, verb.into())
    }

    /// A button that belongs here.
    pub fn button(self, verb: impl Into<Verb>, label: impl Into<Text>, style: Style) -> Button {
        Button { id: self.id(verb), label: label.into(), style }
    }

    /// A page that only shows something, with the way back.
    pub fn aside<P>(self, text: Text, picture: P) -> Panel<P> {
        let back = self.button(GameVerb::Go(String::new()), say!("button-back"), Style::Plain);
        Panel { text, rows: Vec::new(), picture: Some(picture) }.row(Row::Buttons(vec![back]))
    }
}
