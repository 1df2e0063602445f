//! Which of the things that may be meant somebody means by a word: by its name, its value, a part of it.

use super::{Value, typed::Thing};
use crate::{
    say,
    talk::{
        say::Text,
        spelling::{self, Fit},
        typed::{Unreadable, echo},
    },
};

/// How many things an answer lists.
const LISTED: usize = 12;

impl Thing {
    /// By what it is told from others; those that read alike are as good as one.
    fn first_name(&self) -> &str {
        self.names.first().map_or(&*self.value, String::as_str)
    }

    /// Whether this is one of its whole names.
    fn is_called(&self, text: &str, plain: &str) -> bool {
        self.names.iter().any(|name| is_same(name, text, plain))
    }

    /// Whether this is its value.
    fn has_value(&self, text: &str, plain: &str) -> bool {
        is_same(&self.value, text, plain)
    }
}

fn is_same(name: &str, text: &str, plain: &str) -> bool {
    name.eq_ignore_ascii_case(text) || (!plain.is_empty() && spelling::plain(name) == plain)
}

/// What is meant: by whole name or by value whatever it is, else the only thing that fits among the first of `tiers` with any that
/// does; slips are forgiven only where nothing fits as typed. One or two letters are never enough for a part of a name.
///
/// # Errors
/// When none or several are meant; then the words list those of the first of `tiers`, which can be chosen now, `thing` being
/// "building" or the like.
pub(super) fn meant(typed: &str, thing: Text, tiers: &[Vec<Thing>]) -> Result<Value, Unreadable> {
    let (text, plain) = (typed.trim().to_lowercase(), spelling::plain(typed));
    for is_it in [Thing::is_called, Thing::has_value] {
        for tier in tiers {
            let called: Vec<&Thing> = tier.iter().filter(|one| is_it(one, &text, &plain)).collect();
            if let [only] = called[..] {
                return Ok(only.value.clone());
            }
        }
    }
    let found: Vec<Vec<(&Thing, Fit)>> = tiers.iter().map(|tier| among(tier, &plain)).collect();
    let as_typed = found.iter().position(|tier| tier.iter().any(|(_, fit)| *fit < Fit::Slip));
    let open = tiers.first().map_or(&[][..], Vec::as_slice);
    let Some(place) = as_typed.or_else(|| found.iter().position(|tier| !tier.is_empty())) else {
        let (typed, choices) = (echo(typed), choices(&thing, open));
        return Err(Unreadable(say!("paths-not-known", typed, thing, choices)));
    };
    let first = found[place][0].0;
    // Things that read alike are as good as one.
    let is_one = found[place].iter().all(|(other, _)| other.first_name() == first.first_name());
    match &found[place][..] {
        [..] if is_one && !spelling::is_too_short(typed) => Ok(first.value.clone()),
        // Of what cannot be chosen now nobody is asked to choose, unless there is nothing else.
        several if place == 0 || open.is_empty() => {
            let several: Vec<Thing> = several.iter().map(|(one, _)| (*one).clone()).collect();
            let names = shortlist(&several);
            Err(Unreadable(say!("paths-could-be", typed = echo(typed), names)))
        }
        _ => {
            let (typed, choices) = (echo(typed), choices(&thing, open));
            Err(Unreadable(say!("paths-not-open", typed, thing, choices)))
        }
    }
}

fn among<'a>(tier: &'a [Thing], plain: &str) -> Vec<(&'a Thing, Fit)> {
    if plain.is_empty() {
        return Vec::new();
    }
    let more = |one: &Thing| format!("{} {}", one.names.join(" "), one.value);
    let name = |one: &Thing| one.name.clone();
    spelling::matching(tier.iter(), name, more, plain)
}

/// "you can choose from House and Market"
fn choices(thing: &Text, open: &[Thing]) -> Text {
    if open.is_empty() {
        say!("paths-no-choices", thing)
    } else {
        say!("paths-choices", names = shortlist(open))
    }
}

/// The names of things, the first twelve of them.
pub(super) fn shortlist(things: &[Thing]) -> Text {
    let mut shown: Vec<&Thing> = Vec::new();
    for thing in things {
        if shown.iter().all(|other| other.first_name() != thing.first_name()) {
            shown.push(thing);
        }
    }
    let more = shown.len().saturating_sub(LISTED);
    shown.truncate(LISTED);
    let more = (more > 0).then(|| say!("paths-more", number = more));
    Text::all_of(shown.into_iter().map(|thing| thing.name.clone()).chain(more))
}
