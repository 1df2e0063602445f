//! The paths to the legal moves of City of Marble, and what their choices are called.

use super::{
    fronts,
    guide::Guide,
    menu,
    named::{self, place, point},
    orders::{ORDERS, WITH, WITHOUT},
    refusals,
    shot::Shot,
    summary,
};
use crate::{
    games::marble::pictures::{places::Chosen, suggested::Suggestion},
    games::marble::rules::{Kind, Move},
    talk::{
        paths::{self, Fork, Front, Label, Order, Page, Path, Value},
        say::Text,
    },
};

impl paths::Guide for Guide<'_> {
    const COMMAND: &'static str = "marble";
    const ORDERS: &'static [Order] = ORDERS;

    type Move = Move;
    type Shot = Shot;

    fn legal(&self) -> &[Move] {
        &self.view.legal
    }

    fn path(&self, mv: Move) -> Path {
        match mv {
            Move::Draw { tiles } => {
                let names: Vec<&str> = tiles.into_iter().map(Kind::name).collect();
                Path::new("draw").step(names.join("+"))
            }
            Move::Expand { pieces } => pieces
                .into_iter()
                .fold(Path::new("expand"), |path, piece| path.step(named::piece(piece))),
            Move::Recall { tile } => Path::new("recall").step(place(tile)),
            Move::Play { tile, at, magistrate } => Path::new("play")
                .step(tile.name())
                .step(place(at))
                .step(if magistrate { WITH } else { WITHOUT }),
            Move::Open { aqueduct, path } => path
                .into_iter()
                .fold(Path::new("open").step(aqueduct.name()), |path, to| path.step(point(to))),
            Move::Finish { site } => Path::new("finish").step(point(site)),
            Move::Reward { tile } => {
                Path::new("reward").step(tile.map_or(Value::Borrowed(WITHOUT), place))
            }
            Move::Spend { imperium } => Path::new("spend").step(imperium.name()),
            Move::End => Path::new("end"),
        }
    }

    fn label(&self, fork: &Fork<'_, Move>, value: &str) -> Label {
        menu::label(self, fork, value)
    }

    fn names(&self, fork: &Fork<'_, Move>, value: &str) -> Vec<Text> {
        named::names(fork, value)
    }

    fn known(&self, fork: &Fork<'_, Move>) -> Vec<Vec<Value>> {
        named::known(self.view, fork)
    }

    fn meant(&self, path: &Path) -> Option<Move> {
        let values = path.values().iter().flat_map(|value| value.split('+'));
        match (path.order(), path.value(0)) {
            ("reward", WITHOUT) => Some(Move::Reward { tile: None }),
            (order, _) => Move::read(order, values.filter(|value| *value != WITHOUT)),
        }
    }

    fn refusal(&self, mv: Move) -> Option<Text> {
        self.what_if().refusal(mv).map(|rule| refusals::refusal(&rule))
    }

    fn summary(&self, mv: Move) -> Text {
        summary::summary(self, mv)
    }

    fn what(&self, mv: Move) -> Text {
        summary::what(self, mv)
    }

    fn suggested(&self, moves: &[Move]) -> Option<Shot> {
        let tile = |(number, mv): (u8, &Move)| match *mv {
            Move::Play { tile, at, magistrate } => {
                Some(Suggestion { number, tile, chosen: Chosen { at, magistrate } })
            }
            _ => None,
        };
        let tiles: Vec<_> = (1..).zip(moves).filter_map(tile).collect();
        (!tiles.is_empty()).then_some(Shot::Suggested(tiles))
    }

    fn front(&self, page: &Page<'_, Move>) -> Front<Move, Shot> {
        fronts::front(self, page)
    }

    fn instead(&self, fork: &Fork<'_, Move>) -> Text {
        named::instead(self.view, fork)
    }
}
