//! What autocomplete offers: what is legal now, given what else is typed; best first, with cost and effect.

use super::{
    After, Guide, Typed, Ways,
    meaning::meant,
    typed::{thing, tiers},
    ways::Walk,
};
use crate::{
    say,
    talk::{layout::Choice, say::Text},
};

/// What can be chosen for this option of an order, best first, however many there are.
///
/// # Errors
/// When nothing can be chosen: why not, in words.
pub fn offer<G: Guide>(guide: &G, typed: &Typed, option: &str) -> Result<Vec<Choice>, Text> {
    let gone = || say!("paths-order-gone");
    let order = typed.order_of::<G>().ok_or_else(gone)?;
    let at = order.place_of(option).ok_or_else(gone)?;
    let mut walk = Ways::of(guide).walk(order);
    if walk.moves.is_empty() {
        return Err(guide.instead(&walk.fork(at)));
    }
    for other in (0..order.asks.len()).filter(|other| *other != at) {
        take_typed(guide, &mut walk, typed, other)?;
    }
    if order.asks[at].after == After::All
        && let Some(missing) = first_missing(&mut walk, at)
    {
        return Err(say!("paths-fill-in", option = order.asks[missing].id));
    }
    let labelled = walk.labelled(guide, at, walk.branches(at));
    if labelled.is_empty() {
        return Err(guide.instead(&walk.fork(at)));
    }
    let fork = walk.fork(at);
    let choice = |((value, _), label): ((super::Value, _), super::Label)| {
        Choice::new(guide.offered(&fork, &value).into_owned(), label.text)
    };
    Ok(labelled.into_iter().map(choice).collect())
}

/// Chooses what is typed in another option, if it means something that is legal; if it means something that the rules refuse,
/// nothing can be chosen, and their words say why.
fn take_typed<G: Guide>(
    guide: &G,
    walk: &mut Walk<G::Move>,
    typed: &Typed,
    at: usize,
) -> Result<(), Text> {
    let asked = &walk.order.asks[at];
    let Some(text) = typed.text(asked.id) else { return Ok(()) };
    let Ok(value) = meant(text, thing::<G>(walk, at), &tiers(guide, walk, at)) else {
        return Ok(());
    };
    if walk.branches(at).iter().any(|(legal, _)| *legal == value) {
        walk.choose(at, value);
        return Ok(());
    }
    if walk.given[..at].iter().any(Option::is_none) {
        return Ok(());
    }
    let refused = guide.meant(&walk.path().step(value)).and_then(|mv| guide.refusal(mv));
    refused.map_or(Ok(()), |words| Err(words.plain()))
}

/// The first step before this one that is open; those with one choice are taken.
fn first_missing<M: Copy + PartialEq>(walk: &mut Walk<M>, at: usize) -> Option<usize> {
    for before in 0..at {
        if walk.given[before].is_some() {
            continue;
        }
        match &walk.branches(before)[..] {
            [(only, _)] => _ = walk.choose(before, only.clone()),
            [..] => return Some(before),
        }
    }
    None
}
