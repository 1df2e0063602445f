//! What a typed order means: a legal move, one that the rules are to refuse in their own words, or words for the player.

use super::{
    Asked, Guide, Path, Thought, Typed, Unsaid, Value, Ways,
    meaning::{meant, shortlist},
    order::SAYS,
    typed::{thing, tiers},
    ways::Walk,
};
use crate::{
    say,
    talk::typed::{Unreadable, echo},
};

/// What is to be done about an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant<M> {
    /// This move; it may be illegal, and the rules then say why.
    Play(M),
    /// Nothing before the player has seen this page of the panel.
    Ask(String),
}

/// What somebody means who types this order.
///
/// # Errors
/// When something in it names nothing, or several things; the words list what can be chosen.
pub fn read<G: Guide>(guide: &G, typed: &Typed) -> Result<Meant<G::Move>, Unreadable> {
    let order = typed.order_of::<G>().ok_or_else(|| unknown_order(typed))?;
    let mut walk = Ways::of(guide).walk(order);
    let mut path = Path::new(order.id);
    for (at, asked) in order.asks.iter().enumerate() {
        match step(guide, &mut walk, at, typed.text(asked.id)) {
            Ok(value) => {
                walk.choose(at, value.clone());
                path = path.step(value);
            }
            // Something before it is not legal already: the rules know better what is wrong.
            Err(unreadable) if walk.moves.is_empty() && !path.values().is_empty() => {
                return guide.meant(&path).map(Meant::Play).ok_or(unreadable);
            }
            Err(unreadable) => return Err(unreadable),
        }
    }
    match walk.moves.first() {
        Some(mv) if guide.thought(*mv) == Thought::Asked && !typed.is_sure => {
            Ok(Meant::Ask(path.to_string()))
        }
        Some(mv) => Ok(Meant::Play(*mv)),
        None => guide.meant(&path).map(Meant::Play).ok_or_else(|| unknown_order(typed)),
    }
}

fn unknown_order(typed: &Typed) -> Unreadable {
    Unreadable(say!("paths-unknown-order", typed = echo(&typed.order)))
}

/// What is chosen at one step.
fn step<G: Guide>(
    guide: &G,
    walk: &mut Walk<G::Move>,
    at: usize,
    text: Option<&str>,
) -> Result<Value, Unreadable> {
    let asked = &walk.order.asks[at];
    let branches = walk.branches(at);
    let is_closed = !branches.is_empty() && branches.iter().all(|(value, _)| value.is_empty());
    match (text, asked.unsaid) {
        (None, _) if is_closed => Ok(Value::default()),
        (Some(text), _) if is_closed => {
            Err(Unreadable(say!("paths-no-meaning", typed = echo(text), option = asked.id)))
        }
        (Some(text), _) => meant(text, thing::<G>(walk, at), &tiers(guide, walk, at)),
        (None, Unsaid::Refused) => Err(left_out(guide, walk, at, asked)),
        (None, Unsaid::Is(value)) => Ok(Value::Borrowed(value)),
        (None, Unsaid::Best) => {
            let best = walk.labelled(guide, at, branches).into_iter().next();
            Ok(best.map(|((value, _), _)| value).unwrap_or_default())
        }
        (None, Unsaid::Only) => match &branches[..] {
            [] => Ok(Value::default()),
            [(only, _)] => Ok(only.clone()),
            [..] => Err(which(guide, walk, at, asked)),
        },
    }
}

/// What is told who leaves out what must be said.
fn left_out<G: Guide>(guide: &G, walk: &Walk<G::Move>, at: usize, asked: &Asked) -> Unreadable {
    let is_open = tiers(guide, walk, at).first().is_some_and(|open| !open.is_empty());
    if is_open {
        return which(guide, walk, at, asked);
    }
    Unreadable(say!("paths-none-open", thing = thing::<G>(walk, at)))
}

/// "Who learns at a university? Add the student: Apprentice and Master."
fn which<G: Guide>(guide: &G, walk: &Walk<G::Move>, at: usize, asked: &Asked) -> Unreadable {
    let legal = tiers(guide, walk, at).into_iter().next().unwrap_or_default();
    let names = shortlist(&legal);
    let says = G::says(&walk.fork(at).entry(), SAYS);
    Unreadable(say!("paths-add", asked = says, option = asked.id, names))
}
