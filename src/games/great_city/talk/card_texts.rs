//! What each building does, in words (§2.1), for `/game card` and labels.

use super::labels;
use crate::{
    games::great_city::rules::cards::{Card, Colour, Kind},
    talk::{
        layout::Choice,
        spelling::{self, Fit},
    },
};

/// The kind with its colour in words, for example "public building, green".
#[must_use]
pub const fn kind(card: Card) -> &'static str {
    match card.kind() {
        Kind::Production => "production building",
        Kind::Residential(2) => "house of value 2",
        Kind::Residential(3) => "house of value 3",
        Kind::Residential(_) => "house of value 4",
        Kind::Public(Colour::Green) => "public building, green",
        Kind::Public(Colour::Red) => "public building, red",
        Kind::Public(Colour::Yellow) => "public building, yellow",
        Kind::Public(Colour::Blue) => "public building, blue",
        Kind::Aqueduct => "aqueduct",
        Kind::Temple => "temple",
    }
}

/// What it does or scores, in one sentence.
#[must_use]
pub const fn effect(card: Card) -> &'static str {
    match card.kind() {
        Kind::Production => production(card),
        Kind::Residential(_) => {
            "An area of adjacent houses of one value scores its sum times the number of colours of the public buildings \
             beside it, and the point tokens of the best bath beside it."
        }
        Kind::Public(_) => public(card),
        Kind::Aqueduct => {
            "4, 12, 24 or 40 points for 1, 2, 3 or 4 of them. Never two in a row or column; it may replace a building."
        }
        Kind::Temple => temple(card),
    }
}

/// The effects of production buildings; empty for the others, as with those below.
const fn production(card: Card) -> &'static str {
    match card {
        Card::VegetableFarm => "Produces 1 coin.",
        Card::GrainFarm => {
            "Produces a brick token, if it has none; it pays for one brick of a later building."
        }
        Card::SheepFarm => "Produces 1 influence token.",
        Card::Vineyard => "Produces 1 coin, and a brick token if it has none.",
        _ => "",
    }
}

const fn public(card: Card) -> &'static str {
    match card {
        Card::Market => "When built: a coin for each building beside it.",
        Card::ForumRomanum => "When built: a coin for each building beside it, and one more.",
        Card::Arena => "When built: an influence token for each building beside it.",
        Card::Colosseum => {
            "When built: an influence token for each building beside it, and one more."
        }
        Card::School => {
            "When built: draw a card for each building beside it from a deck of II to IV and keep one."
        }
        Card::University => {
            "When built: draw a card for each building beside it, and one more, from a deck of II to IV and keep one."
        }
        Card::ThermalBaths => {
            "When built: a point token for each building beside it; each house area beside it scores them."
        }
        Card::ImperialThermalBaths => {
            "When built: a point token for each building beside it, and one more; each house area beside it scores them."
        }
        _ => "",
    }
}

const fn temple(card: Card) -> &'static str {
    match card {
        Card::TempleOfMinerva => "10 points with sixteen buildings in the city.",
        Card::TempleOfFortuna => "15 points with public buildings of all four colours.",
        Card::TempleOfCupid => "10 points with at least four houses of value 2.",
        Card::TempleOfJuno => "10 points with at least four temples, itself included.",
        Card::TempleOfSaturn => "15 points with at least four production buildings.",
        Card::TempleOfLuna => "1 point for every star in the city, its own included.",
        Card::TempleOfMars => "5 points with at least one house of value 4.",
        Card::TempleOfVenus => "2 points for every house of value 2.",
        Card::TempleOfJupiter => "2 points for every temple, itself included.",
        Card::TempleOfMercury => "1 point for every three coins, besides the coins themselves.",
        Card::Shrine => {
            "2 points for every building beside it at the end. It costs nothing but the build action."
        }
        _ => "",
    }
}

/// All about a card.
#[must_use]
pub fn describe(card: Card) -> String {
    let stars = match card.stars() {
        0 => String::new(),
        1 => " · 1 star: an influence token when built".to_owned(),
        stars => format!(" · {stars} stars: {stars} influence tokens when built"),
    };
    let special = if card.is_special() { " · deck I" } else { "" };
    format!(
        "**{card}** (`{}`): {}, {}{special}{stars}\n{}",
        card.id(),
        kind(card),
        crate::talk::names::count(card.bricks(), "brick"),
        effect(card),
    )
}

/// The cards that fit what was typed, best first.
fn found(typed: &str) -> Vec<(Card, Fit)> {
    let more = |card: Card| format!("{} {}", card.id(), kind(card));
    spelling::matching(Card::ALL.into_iter(), |card| card.name().to_owned(), more, typed)
}

/// The same without how well they fit.
#[must_use]
pub fn matching(typed: &str) -> Vec<Card> {
    found(typed).into_iter().map(|(card, _)| card).collect()
}

/// The cards that fit what was typed, as choices.
#[must_use]
pub fn choices(typed: &str) -> Vec<Choice> {
    let choice = |card: Card| Choice { value: card.id().to_owned(), label: labels::fact(card) };
    matching(typed).into_iter().map(choice).collect()
}

/// The card with this id or name, whatever the spelling; also by a part that fits only one.
#[must_use]
pub fn named(typed: &str) -> Option<Card> {
    let found = found(typed);
    match found[..] {
        [(card, Fit::Whole), ..] => Some(card),
        [(only, _)] if !typed.trim().is_empty() => Some(only),
        _ => by_id(typed),
    }
}

fn by_id(typed: &str) -> Option<Card> {
    let typed = spelling::plain(typed);
    Card::ALL.into_iter().find(|card| spelling::plain(card.id()) == typed)
}

/// Whether a card has this id or whole name.
#[must_use]
pub fn has_card(typed: &str) -> bool {
    by_id(typed).is_some() || matches!(found(typed)[..], [(_, Fit::Whole), ..])
}

/// All about the card with this id or name, or a line for each that fits what was typed.
#[must_use]
pub fn card(typed: &str) -> Option<String> {
    match by_id(typed) {
        Some(card) => Some(describe(card)),
        None if spelling::plain(typed).is_empty() => None,
        None => spelling::told(&found(typed), describe, labels::fact),
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
        assert!(Card::ALL.into_iter().all(|card| !effect(card).is_empty()));
    }

    #[test]
    fn of_several_cards_that_fit_each_has_a_line() {
        insta::assert_snapshot!(card("grand").unwrap(), @"
        **Grand Aqueduct** (`grand_aqueduct`): aqueduct, 1 brick · deck I · 1 star: an influence token when built
        4, 12, 24 or 40 points for 1, 2, 3 or 4 of them. Never two in a row or column; it may replace a building.
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
        **Temple of Mars** (`temple_of_mars`): temple, 2 bricks · deck I · 3 stars: 3 influence tokens when built
        5 points with at least one house of value 4.
        ");
    }
}
