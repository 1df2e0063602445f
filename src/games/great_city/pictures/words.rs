//! What the cards do, in the few words that a card has room for.

use crate::games::great_city::rules::cards::Card;
use crate::games::great_city::rules::cards::{Colour, Kind};
use crate::say;

/// What a card is, with the colour in words.
#[must_use]
pub fn kind(card: Card) -> String {
    let kind = match card.kind() {
        Kind::Production => "farm",
        Kind::Residential(_) => "house",
        Kind::Public(Colour::Green) => "green",
        Kind::Public(Colour::Red) => "red",
        Kind::Public(Colour::Yellow) => "yellow",
        Kind::Public(Colour::Blue) => "blue",
        Kind::Aqueduct => "aqueduct",
        Kind::Temple => "temple",
    };
    say!("great_city_cards-kind-in-short", kind).to_string()
}

/// What a card does or scores, §2.1.
#[must_use]
pub fn effect(card: Card) -> String {
    say!("great_city_cards-effect-in-short", card = card.id()).to_string()
}
