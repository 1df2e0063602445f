//! An order as somebody types it: its name and what stands in its options, some of it half-written.

use super::{Guide, Order, Value, guide::Fork, order::THING, ways::Walk};
use crate::talk::say::Text;

/// What somebody has typed of an order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// The order's name.
    pub order: String,
    /// The options with their texts.
    pub options: Vec<(String, String)>,
    /// Whether the option `anyway` says yes.
    pub is_sure: bool,
}

impl Typed {
    /// This order, without options.
    pub fn new(order: impl Into<String>) -> Self {
        Self { order: order.into(), ..Self::default() }
    }

    /// The same with this text in an option.
    pub fn with(mut self, option: impl Into<String>, text: impl Into<String>) -> Self {
        self.options.push((option.into(), text.into()));
        self
    }

    /// What is in an option; `None` for nothing.
    pub fn text(&self, option: &str) -> Option<&str> {
        let given = self.options.iter().find(|(name, _)| name == option);
        given.map(|(_, text)| text.trim()).filter(|text| !text.is_empty())
    }

    /// The order that is meant.
    pub fn order_of<G: Guide>(&self) -> Option<&'static Order> {
        G::ORDERS.iter().find(|order| order.id == self.order)
    }
}

/// Something that may be meant, with what people call it.
#[derive(Clone, Debug)]
pub(super) struct Thing {
    pub value: Value,
    /// Its first name; its value without one.
    pub name: Text,
    /// All its names in all languages, the first one first.
    pub names: Vec<String>,
}

/// The things that may be meant at a step of a walk: those that can be chosen, then those that are known, nearest first.
pub(super) fn tiers<G: Guide>(guide: &G, walk: &Walk<G::Move>, at: usize) -> Vec<Vec<Thing>> {
    let fork = walk.fork(at);
    let legal = walk.branches(at).into_iter().map(|(value, _)| value);
    let legal = legal.filter(|value| !value.is_empty()).collect();
    let known = guide.known(&fork);
    let tiers = std::iter::once(legal).chain(known);
    tiers.map(|values: Vec<Value>| things(guide, &fork, values)).collect()
}

fn things<G: Guide>(guide: &G, fork: &Fork<'_, G::Move>, values: Vec<Value>) -> Vec<Thing> {
    let named = |value: Value| {
        let names = guide.names(fork, &value);
        let name = names.first().cloned().unwrap_or_else(|| (*value).into());
        Thing { value, name, names: names.iter().flat_map(Text::everywhere).collect() }
    };
    values.into_iter().map(named).collect()
}

/// What a choice of a step is, after "is no".
pub(super) fn thing<G: Guide>(walk: &Walk<G::Move>, at: usize) -> Text {
    G::says(&walk.fork(at).entry(), THING)
}
