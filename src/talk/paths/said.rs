//! A path in words, also where no legal move lies at its end.

use super::{Guide, Path, Ways, guide::Fork};
use crate::{say, talk::say::Text};

/// "build: School, row 1, column 2": the order and what is chosen, as the game calls them; what the game does not know is left
/// as it is written.
pub fn said<G: Guide>(guide: &G, path: &Path) -> Text {
    let Some(order) = G::ORDERS.iter().find(|order| order.id == path.order()) else {
        return path.to_string().into();
    };
    let mut walk = Ways::of(guide).walk(order);
    let mut chosen = Vec::new();
    for (at, value) in path.values().iter().enumerate().take(order.asks.len()) {
        chosen.extend((!value.is_empty()).then(|| called(guide, &walk.fork(at), value)));
        walk.choose(at, value.clone());
    }
    let order = G::order_name(order);
    if chosen.is_empty() { order } else { say!("paths-said", order, chosen = Text::units(chosen)) }
}

/// What a choice is called where there is no picture: a single letter is the mark of a place in one.
fn called<G: Guide>(guide: &G, fork: &Fork<'_, G::Move>, value: &str) -> Text {
    let names = guide.names(fork, value);
    let telling = names.iter().find(|name| name.len() > 1).or(names.first());
    telling.cloned().unwrap_or_else(|| value.into())
}
