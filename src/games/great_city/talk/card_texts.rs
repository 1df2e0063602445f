//! What each building does, in words (§2.1), for `/game card` and labels.

use super::units::bricks;
use crate::{
    games::great_city::rules::cards::{Card, Colour, Deck, Kind},
    say,
    talk::{
        layout::Choice,
        say::Text,
        spelling::{self, Fit},
    },
};

/// The kind with its colour in words, for example "public building, green".
pub fn kind(card: Card) -> Text {
    let (kind, value) = match card.kind() {
        Kind::Production => ("farm", 0),
        Kind::Residential(value) => ("house", value),
        Kind::Public(Colour::Green) => ("green", 0),
        Kind::Public(Colour::Red) => ("red", 0),
        Kind::Public(Colour::Yellow) => ("yellow", 0),
        Kind::Public(Colour::Blue) => ("blue", 0),
        Kind::Aqueduct => ("aqueduct", 0),
        Kind::Temple => ("temple", 0),
    };
    say!("great_city_cards-kind", kind, value)
}

/// "School · 3 bricks, public building, yellow".
pub fn fact(card: Card) -> Text {
    let stars = card.stars();
    let stars = (stars > 0).then(|| say!("great_city_cards-star-number", stars));
    let facts =
        Text::units([Some(bricks(card.bricks())), Some(kind(card)), stars].into_iter().flatten());
    Text::dotted([card.name(), facts])
}

/// What it does or scores, in one sentence.
pub fn effect(card: Card) -> Text {
    match card.kind() {
        Kind::Production => say!("great_city_cards-effect-farm", card = card.id()),
        Kind::Residential(_) => say!("great_city_cards-effect-house"),
        Kind::Public(_) => say!("great_city_cards-effect-public", card = card.id()),
        Kind::Aqueduct => say!("great_city_cards-effect-aqueduct"),
        Kind::Temple => say!("great_city_cards-effect-temple", card = card.id()),
    }
}

/// How many there are in which deck: "3 in deck II".
pub fn copies(card: Card) -> Text {
    let decks = Deck::ALL.into_iter().map(|deck| (deck, deck.copies(card)));
    let decks: Vec<Text> = decks
        .filter(|(_, number)| *number > 0)
        .map(|(deck, number)| say!("great_city_cards-in-deck", number, deck = deck.id()))
        .collect();
    if decks.is_empty() {
        say!("great_city_cards-one-each")
    } else {
        say!("great_city_cards-copies", decks = Text::units(decks))
    }
}

/// What a card is, what it does, and how many there are, a paragraph each.
pub fn about(card: Card) -> Vec<Text> {
    vec![facts(card), effect(card), copies(card)]
}

fn facts(card: Card) -> Text {
    let what = Text::units([kind(card), bricks(card.bricks())]);
    let stars = card.stars();
    let stars = (stars > 0).then(|| say!("great_city_cards-stars", stars));
    Text::dotted([Some(what), stars].into_iter().flatten())
}

/// All about a card.
pub fn describe(card: Card) -> Text {
    let does = Text::sentences([effect(card), copies(card)]);
    say!("great_city_cards-card", name = card.name(), id = card.id(), facts = facts(card), does)
}

/// The cards that fit what was typed, best first.
fn found(typed: &str) -> Vec<(Card, Fit)> {
    let more = |card: Card| format!("{} {}", card.id(), kind(card).everywhere().join(" "));
    spelling::matching(Card::ALL.into_iter(), Card::name, more, typed)
}

/// The same without how well they fit.
pub fn matching(typed: &str) -> Vec<Card> {
    found(typed).into_iter().map(|(card, _)| card).collect()
}

/// The cards that fit what was typed, as choices.
pub fn choices(typed: &str) -> Vec<Choice> {
    let choice = |card: Card| Choice::new(card.id(), fact(card));
    matching(typed).into_iter().map(choice).collect()
}

/// The card with this id or name, whatever the spelling; also by a part that fits only one.
pub fn named(typed: &str) -> Option<Card> {
    by_id(typed).or_else(|| spelling::only(&found(typed)).filter(|_| !typed.trim().is_empty()))
}

fn by_id(typed: &str) -> Option<Card> {
    let typed = spelling::plain(typed);
    Card::ALL.into_iter().find(|card| spelling::plain(card.id()) == typed)
}

/// Whether a card has this id or whole name.
pub fn has_card(typed: &str) -> bool {
    by_id(typed).is_some() || matches!(found(typed)[..], [(_, Fit::Whole), ..])
}

/// All about the card with this id or name, or a line for each that fits what was typed.
pub fn card(typed: &str) -> Option<Text> {
    match by_id(typed) {
        Some(card) => Some(describe(card)),
        None if spelling::plain(typed).is_empty() => None,
        None => spelling::told(&found(typed), describe, fact),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_found_by_id_name_or_a_part_of_its_own() {
        assert_eq!(named("school"), Some(Card::School));
        assert_eq!(named("Temple of Luna"), Some(Card::TempleOfLuna));
        assert_eq!(named("juno"), Some(Card::TempleOfJuno));
        assert_eq!(named("aqueduct"), Some(Card::Aqueduct));
        assert_eq!(named("temple"), None);
        assert_eq!(named(""), None);
        assert_eq!(named("pyramid"), None);
        assert_eq!(named("TEMPLE-of-luna"), Some(Card::TempleOfLuna));
        assert_eq!(named("scool"), Some(Card::School));
    }

    #[test]
    fn every_card_has_an_effect_of_its_kind() {
        assert!(Card::ALL.into_iter().all(|card| effect(card).to_string().ends_with('.')));
    }

    #[test]
    fn of_several_cards_that_fit_each_has_a_line() {
        insta::assert_snapshot!(card("grand").unwrap(), @"
        **Grand Aqueduct** (`grand_aqueduct`): aqueduct, 1 brick · 1 star: an influence token when built
        4, 12, 24 or 40 points for 1, 2, 3 or 4 of them. Never two in a row or column; it may replace a building. Cards: 1 in deck I.
        ");
        insta::assert_snapshot!(card("bath").unwrap(), @"
        2 cards fit:
        - Thermal Baths · 3 bricks, public building, blue
        - Imperial Thermal Baths · 3 bricks, public building, blue
        ");
        assert_eq!(card("castle"), None);
    }

    #[test]
    fn a_card_is_described_with_cost_stars_and_effect() {
        insta::assert_snapshot!(describe(Card::TempleOfMars), @"
        **Temple of Mars** (`temple_of_mars`): temple, 2 bricks · 3 stars: 3 influence tokens when built
        5 points with at least one house of value 4. Cards: 1 in deck I.
        ");
    }
}
