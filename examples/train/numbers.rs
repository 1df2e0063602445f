//! What a game's opponents believe as a list of numbers, each with its name, and back.

use aedile::board::{Beliefs, Strategy};
use serde_json::Value;

/// A number that may be learned.
#[derive(Clone, Debug, PartialEq)]
pub struct Number {
    /// For example `policy.tile.2`.
    pub name: String,
    /// Where learning starts.
    pub value: f64,
}

impl Number {
    /// By how much it is moved at most in one trial, as a share of what is one for it.
    pub fn scale(&self) -> f64 {
        self.value.abs().max(LEAST_SCALE)
    }

    /// Whether opponents without a search play by it.
    pub fn is_of_policy(&self) -> bool {
        self.name.starts_with("policy.")
    }
}

/// A number that starts at 0 could not be moved by shares of itself.
const LEAST_SCALE: f64 = 0.02;

/// Decimals of a number in the file.
const EXACT: f64 = 10_000.0;

/// Numbers that stay as they are, because they have a meaning of their own or because nothing asks for them: those whose names
/// begin so.
const PINNED: [(&str, &[&str]); 3] = [
    ("great_city", &["doubt", "leaf.noise"]),
    (
        "builders",
        &[
            "doubt",
            "policy.crowd.0",
            "leaf.crowd.0",
            "leaf.noise",
            "leaf.lock",
            "leaf.brought",
            "policy.earning",
            "leaf.earning",
        ],
    ),
    (
        "marble",
        &[
            "doubt",
            "policy.complete.0",
            "leaf.complete.0",
            "policy.covering",
            "leaf.covering",
            "leaf.noise",
            "leaf.spring",
            "policy.hope",
            "leaf.hope",
            "policy.sight",
            "leaf.sight",
        ],
    ),
];

/// Numbers that are set after learning, because reason knows them better than chance: the game, and what they become.
const SET: [(&str, &[(&str, f64)]); 2] = [
    ("builders", &[("policy.earning", 0.5), ("leaf.earning", 0.5)]),
    (
        "marble",
        &[
            ("policy.hopeless", 0.0),
            ("leaf.hopeless", 0.0),
            ("policy.hope", 0.2),
            ("policy.sight", 1.0),
        ],
    ),
];

/// The same beliefs with what reason knows better.
pub fn settled<G: Strategy>(beliefs: &Beliefs<G::Weights>) -> Beliefs<G::Weights> {
    let mut json = as_json(beliefs);
    let set = of_game::<G, _>(&SET);
    walk(&mut json, &mut String::new(), &mut |name, old| {
        set.iter().find(|(other, _)| *other == name).map_or(old, |(_, value)| *value)
    });
    serde_json::from_value(json).expect("it has the numbers that it had")
}

/// What a list has for a game.
fn of_game<G: Strategy, T>(list: &[(&str, &'static [T])]) -> &'static [T] {
    list.iter().find(|(game, _)| *game == G::ID).map_or(&[][..], |(_, all)| all)
}

/// All numbers of a game that may be learned, in a fixed order.
pub fn list<G: Strategy>(beliefs: &Beliefs<G::Weights>) -> Vec<Number> {
    let pinned = of_game::<G, _>(&PINNED);
    let mut numbers = Vec::new();
    walk(&mut as_json(beliefs), &mut String::new(), &mut |name, value| {
        if !pinned.iter().any(|start| name.starts_with(start)) {
            numbers.push(Number { name: name.to_owned(), value });
        }
        value
    });
    numbers
}

/// The same beliefs with these values, in the order of [`list`]; `values` are rounded to what a file holds.
pub fn with<G: Strategy>(
    beliefs: &Beliefs<G::Weights>,
    numbers: &[Number],
    values: &[f64],
) -> Beliefs<G::Weights> {
    let mut json = as_json(beliefs);
    let mut left = numbers.iter().zip(values).peekable();
    walk(&mut json, &mut String::new(), &mut |name, old| {
        let found = left.next_if(|(number, _)| number.name == name);
        found.map_or(old, |(_, value)| rounded(*value))
    });
    serde_json::from_value(json).expect("it has the numbers that it had")
}

fn rounded(value: f64) -> f64 {
    (value * EXACT).round() / EXACT
}

fn as_json<W: serde::Serialize>(beliefs: &Beliefs<W>) -> Value {
    serde_json::to_value(beliefs).expect("numbers with names can be written")
}

/// Shows each number that is no whole one by its kind, with its name, and puts the answer into its place.
fn walk(value: &mut Value, name: &mut String, each: &mut impl FnMut(&str, f64) -> f64) {
    let length = name.len();
    let enter = |name: &mut String, part: &str| {
        let dot = if name.is_empty() { "" } else { "." };
        name.push_str(dot);
        name.push_str(part);
    };
    match value {
        Value::Object(members) => {
            for (key, member) in members {
                enter(name, key);
                walk(member, name, each);
                name.truncate(length);
            }
        }
        Value::Array(list) => {
            for (place, member) in list.iter_mut().enumerate() {
                enter(name, &place.to_string());
                walk(member, name, each);
                name.truncate(length);
            }
        }
        Value::Number(number) if number.is_f64() => {
            let old = rounded(number.as_f64().unwrap_or_default());
            *value = each(name, old).into();
        }
        Value::Number(_) | Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}
