//! The paths to the legal moves of The Builders: Antiquity, and what their choices are called.

use super::{
    fronts,
    guide::Guide,
    ids, instead, labels, named,
    orders::{NO_TOOL, ORDERS},
    shot::Shot,
    summary,
};
use crate::{
    games::builders::rules::{
        cards::{Building, Investment, Member},
        moves::Move,
        resources::Resource,
    },
    talk::{
        names::Names,
        paths::{self, Fork, Front, Label, Order, Page, Path, Thought, Value},
        say::Text,
    },
};

impl paths::Guide for Guide<'_> {
    const COMMAND: &'static str = "builders";
    const ORDERS: &'static [Order] = ORDERS;

    type Move = Move;
    type Shot = Shot;

    fn legal(&self) -> &[Move] {
        &self.view.legal
    }

    fn path(&self, mv: Move) -> Path {
        match mv {
            Move::Open { building } => Path::new("open").step(building.id()),
            Move::Recruit { worker } => Path::new("recruit").step(self.member(worker)),
            Move::Invest { card, student } => {
                let path = Path::new("invest").step(ids::id(card.id()));
                match student {
                    Some(student) => path.step(self.member(student)),
                    None => path,
                }
            }
            Move::Send { worker, building, tool } => Path::new("send")
                .step(building.id())
                .step(self.member(worker))
                .step(tool.map_or(NO_TOOL, Resource::name)),
            Move::Take { actions } => Path::new("take").step(actions.to_string()),
            Move::Free { slave } => Path::new("free").step(self.member(slave)),
            Move::End => Path::new("end"),
        }
    }

    fn label(&self, fork: &Fork<'_, Move>, value: &str) -> Label {
        labels::label(self, fork, value)
    }

    fn names(&self, fork: &Fork<'_, Move>, value: &str) -> Vec<Text> {
        named::names(self.view, fork.asked().id, value)
    }

    fn known(&self, fork: &Fork<'_, Move>) -> Vec<Vec<Value>> {
        named::known(self.view, fork.order.id, fork.asked().id)
    }

    /// What stands in the path; what is missing there is somebody or something that never fits.
    fn meant(&self, path: &Path) -> Option<Move> {
        let [first, second, third] = [0, 1, 2].map(|step| path.value(step));
        let member = |value: &str| Member::from_id(&ids::card_id(value));
        Some(match path.order() {
            "open" => Move::Open { building: Building::from_id(first)? },
            "recruit" => Move::Recruit { worker: member(first)? },
            "free" => Move::Free { slave: member(first)? },
            "invest" => Move::Invest {
                card: Investment::from_id(&ids::card_id(first))?,
                student: member(second),
            },
            "send" => Move::Send {
                building: Building::from_id(first)?,
                worker: member(second).or_else(|| Member::all().next())?,
                tool: Resource::ALL.into_iter().find(|tool| tool.name() == third),
            },
            "take" => Move::Take { actions: first.parse().ok()? },
            "end" => Move::End,
            _ => return None,
        })
    }

    fn refusal(&self, mv: Move) -> Option<Text> {
        let rule = self.what_if().refusal(mv)?;
        Some(super::refusals::refusal(&rule, &Names::untold()))
    }

    fn summary(&self, mv: Move) -> Text {
        summary::summary(self, mv)
    }

    fn lines(&self, mv: Move) -> (Text, Option<Text>) {
        summary::lines(self, mv)
    }

    fn what(&self, mv: Move) -> Text {
        summary::what(self.view, mv)
    }

    /// What takes a card out of a row cannot be taken back; a bought action and a lost one are asked about.
    fn thought(&self, mv: Move) -> Thought {
        match mv {
            Move::Open { .. } | Move::Recruit { .. } if self.actions() == 0 => Thought::Asked,
            Move::Open { .. }
            | Move::Recruit { .. }
            | Move::Invest { .. }
            | Move::Send { .. }
            | Move::Free { .. } => Thought::Shown,
            Move::End if self.actions() > 0 => Thought::Asked,
            Move::Take { .. } | Move::End => Thought::None,
        }
    }

    fn seals(&self, mv: Move) -> bool {
        self.what_if().is_final(mv)
    }

    fn front(&self, page: &Page<'_, Move>) -> Front<Move, Shot> {
        fronts::front(self, page)
    }

    fn instead(&self, fork: &Fork<'_, Move>) -> Text {
        instead::instead(self.view, fork)
    }
}
